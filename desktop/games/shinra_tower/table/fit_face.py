"""The sign beside what is in the hand: a tick, a warning triangle or a cross, with what is in the way."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop.games.shinra_tower.table.fit import Tone
from desktop.games.shinra_tower.table.shades import AMBER, STEEL
from desktop.ui.table.lettering import paint_words
from desktop.ui.theme.look import Look

SIGN_UNITS: Final = QSizeF(30.0, 30.0)
"""The disc, in logical units whatever the camera does."""
REASON_UNITS: Final = QSizeF(176.0, 44.0)
"""Disc and words at 100 % text."""
_TICK: Final = (((0.28, 0.53), (0.44, 0.68), (0.73, 0.34)),)
_CROSS: Final = (((0.33, 0.33), (0.67, 0.67)), ((0.67, 0.33), (0.33, 0.67)))
_MARK: Final = (((0.5, 0.36), (0.5, 0.62)), ((0.5, 0.78), (0.5, 0.785)))
_STROKES: Final = {"free": _TICK, "careful": _MARK, "refused": _CROSS}
_TRIANGLE: Final = ((0.5, 0.06), (0.97, 0.92), (0.03, 0.92))
_DASHES: Final = {"careful": [0.1, 1.6], "refused": [3.0, 2.0]}
"""Round dots for a warning, dashes for a refusal."""


def sign_size(look: Look, reason: str) -> QSizeF:
    """How large the sign is, in logical units."""
    return REASON_UNITS * min(1.5, look.text_scale) if reason else SIGN_UNITS


def paint_fit(painter: QPainter, rect: QRectF, look: Look, reason: str, tone: Tone) -> None:
    """The sign alone; with a reason it is on a plate, and the reason beside it."""
    if not reason:
        paint_sign(painter, rect, look, tone)
        return
    edge = rect.height() * 0.04
    painter.setPen(QPen(_colour(look, tone), edge * 1.5))
    painter.setBrush(QColor(look.colours.surface))
    painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), rect.height() * 0.2, rect.height() * 0.2)
    disc = QRectF(0, 0, rect.height() * 0.62, rect.height() * 0.62)
    disc.moveCenter(QPointF(rect.left() + rect.height() * 0.42, rect.center().y()))
    paint_sign(painter, disc, look, tone)
    room = QRectF(disc.right() + edge * 3, rect.top(), rect.right() - disc.right() - edge * 6, rect.height())
    size = rect.height() * 0.34
    paint_words(painter, reason, room, look.colours.text, size, look.language, least=0.4, lines=2)


def paint_outline(painter: QPainter, rect: QRectF, look: Look, width: float, tone: Tone) -> None:
    """A line with edges of its own round what is in the way, so that it is seen on every ground."""
    inner = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(STEEL if tone == "careful" else "#ffffff"), width))
    painter.drawRoundedRect(inner, width, width)
    line = QPen(_colour(look, tone), width * (0.8 if tone == "careful" else 0.6))
    if tone in _DASHES:
        line.setDashPattern(_DASHES[tone])
        line.setCapStyle(Qt.PenCapStyle.RoundCap if tone == "careful" else Qt.PenCapStyle.SquareCap)
    painter.setPen(line)
    painter.drawRoundedRect(inner, width, width)


def paint_sign(painter: QPainter, rect: QRectF, look: Look, tone: Tone) -> None:
    """Told apart by shape, too: only a warning is a triangle."""
    width, at = rect.width(), rect.topLeft()
    ink = QColor(STEEL if tone == "careful" else "#ffffff")
    outer = QPen(ink, width * 0.08)
    outer.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(outer)
    painter.setBrush(_colour(look, tone))
    if tone == "careful":
        painter.drawPolygon(QPolygonF([at + QPointF(x * width, y * width) for x, y in _TRIANGLE]))
    else:
        painter.drawEllipse(rect.adjusted(width * 0.05, width * 0.05, -width * 0.05, -width * 0.05))
    pen = QPen(ink, width * 0.13)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for stroke in _STROKES[tone]:
        painter.drawPolyline([at + QPointF(x * width, y * width) for x, y in stroke])


def _colour(look: Look, tone: Tone) -> QColor:
    if tone == "careful":
        return QColor(AMBER)
    return QColor(look.colours.allowed if tone == "free" else look.colours.refused)
