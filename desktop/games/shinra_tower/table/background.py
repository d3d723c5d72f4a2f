"""The room behind the table: a city at night, and how it ends."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from desktop.games.shinra_tower.table.shades import faded
from desktop.ui.table.art import Art
from desktop.ui.theme.look import Look


def paint_background(painter: QPainter, art: Art, rect: QRectF, look: Look, mood: str) -> None:
    """The city; "win" lets the sky grow light, "loss" brings the dust of a fallen tower."""
    art.paint_cover(painter, "backdrop-dark" if look.dark else "backdrop-light", rect)
    if mood == "win":
        painter.fillRect(rect, _down(rect, ("#ffe9b0", 0.6), ("#7df0c0", 0.35), ("#7df0c0", 0.1)))
    elif mood == "loss":
        painter.fillRect(rect, _down(rect, ("#1a0f14", 0.6), ("#3a1c1c", 0.4), ("#1a0f14", 0.5)))
        art.paint_cover(painter, "collapse", rect)


def _down(rect: QRectF, *stops: tuple[str, float]) -> QLinearGradient:
    """A gradient from top to bottom, of colours and opacities."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for index, (colour, opacity) in enumerate(stops):
        gradient.setColorAt(index / max(1, len(stops) - 1), faded(colour, opacity))
    return gradient
