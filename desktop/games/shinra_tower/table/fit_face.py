"""The sign beside a figure in the hand: a tick where it goes in, or a cross with what is in its way."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.ui.table.lettering import paint_words
from desktop.ui.theme.look import Look

SIGN_UNITS: Final = QSizeF(30.0, 30.0)
"""The disc, in logical units whatever the camera does."""
REASON_UNITS: Final = QSizeF(176.0, 44.0)
"""Disc and words at 100 % text."""
_TICK = (((0.28, 0.53), (0.44, 0.68), (0.73, 0.34)),)
_CROSS = (((0.33, 0.33), (0.67, 0.67)), ((0.67, 0.33), (0.33, 0.67)))


def sign_size(look: Look, reason: str) -> QSizeF:
    """How large the sign is, in logical units."""
    return REASON_UNITS * min(1.5, look.text_scale) if reason else SIGN_UNITS


def paint_fit(painter: QPainter, rect: QRectF, look: Look, reason: str, *, free: bool) -> None:
    """A tick or a cross on a disc; with a reason the disc is on a plate, and the reason beside it."""
    if not reason:
        paint_sign(painter, rect, look, free=free)
        return
    edge = rect.height() * 0.04
    painter.setPen(QPen(QColor(look.colours.allowed if free else look.colours.refused), edge * 1.5))
    painter.setBrush(QColor(look.colours.surface))
    painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), rect.height() * 0.2, rect.height() * 0.2)
    disc = QRectF(0, 0, rect.height() * 0.62, rect.height() * 0.62)
    disc.moveCenter(QPointF(rect.left() + rect.height() * 0.42, rect.center().y()))
    paint_sign(painter, disc, look, free=free)
    room = QRectF(disc.right() + edge * 3, rect.top(), rect.right() - disc.right() - edge * 6, rect.height())
    size = rect.height() * 0.34
    paint_words(painter, reason, room, look.colours.text, size, look.language, least=0.4, lines=2)


def paint_outline(painter: QPainter, rect: QRectF, look: Look, width: float) -> None:
    """A dashed line with light edges round what is in the way, so that it is seen on every ground."""
    inner = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#ffffff"), width))
    painter.drawRoundedRect(inner, width, width)
    dashes = QPen(QColor(look.colours.refused), width * 0.6)
    dashes.setDashPattern([3.0, 2.0])
    painter.setPen(dashes)
    painter.drawRoundedRect(inner, width, width)


def paint_sign(painter: QPainter, rect: QRectF, look: Look, *, free: bool) -> None:
    """Told apart by shape, too."""
    width = rect.width()
    painter.setPen(QPen(QColor("#ffffff"), width * 0.08))
    painter.setBrush(QColor(look.colours.allowed if free else look.colours.refused))
    painter.drawEllipse(rect.adjusted(width * 0.05, width * 0.05, -width * 0.05, -width * 0.05))
    pen = QPen(QColor("#ffffff"), width * 0.13)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    at = rect.topLeft()
    for stroke in _TICK if free else _CROSS:
        painter.drawPolyline([at + QPointF(x * width, y * width) for x, y in stroke])
