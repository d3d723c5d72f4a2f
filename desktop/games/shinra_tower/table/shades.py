"""The colours of the night in which the tower stands, and a few strokes that all faces share."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

STEEL: Final = "#13202E"
GLOW: Final = "#3FE0A8"
PALE: Final = "#E9F2EE"
CARD_INK: Final = "#14202E"
FOE: Final = "#D8432F"
FRIEND: Final = "#2E9A68"
AMBER: Final = "#FFB627"
"""A warning: with STEEL on it, it is read on every ground, day and night."""
WALL_COLOURS: Final = {
    "logo": "#3E8F86",
    "propeller": "#4A7FC0",
    "staircase": "#B98F3C",
    "pipe": "#B0563F",
    "pillar": "#8B7FA8",
}
"""As the walls are painted; the cut-out shape tells them apart first."""


def faded(colour: str, opacity: float) -> QColor:
    """A colour, partly transparent."""
    result = QColor(colour)
    result.setAlphaF(opacity)
    return result


def paint_plate(painter: QPainter, rect: QRectF, fill: QColor, edge: QColor, radius: float = 10.0) -> None:
    """A rounded plate with a thin edge."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, 1.2))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)


def paint_gap(painter: QPainter, rect: QRectF, colour: str, radius: float = 8.0) -> None:
    """The outline of where something would lie."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(faded(colour, 0.08))
    painter.setPen(QPen(faded(colour, 0.6), 1.4, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius, radius)
