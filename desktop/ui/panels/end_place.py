"""Where the sheet of the end lies, and its veil: the finished table must stay in sight."""

from typing import Literal

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QLinearGradient, QPainter

BESIDE = 420
"""With so much room left beside it the sheet stands where the panel is, else at the table's foot."""

SHARE = 0.36
LEAST = 420
"""Beside the table the sheet takes at most this share of the page, but no less than so many units."""

LOW_SHARE = 0.6
"""At the table's foot it takes at most this share of the height, where its buttons leave it so."""

MARGIN = 8
"""Between the sheet and the edges of the page."""

VEIL = 0.72
BEFORE = 0.92
"""So far on the way to a sheet beside the table it is as thick as that; behind the sheet it is opaque."""
CLEAR = 0.3
"""The share of the way to the sheet that no veil lies on."""

Side = Literal["left", "right"]


def sheet_width(room: QRect, wanted: int) -> int:
    """How wide a sheet is that would like to be so wide."""
    narrow = min(wanted, max(LEAST, round(room.width() * SHARE)))
    return narrow if stands_beside(room, narrow) else min(wanted, room.width())


def stands_beside(room: QRect, width: int) -> bool:
    """Whether a sheet of that width leaves the table enough room beside it."""
    return room.width() - width >= BESIDE


def sheet_place(room: QRect, width: int, height: int, side: Side) -> QRect:
    """The sheet's place in the room, in the middle of its side or low."""
    if not stands_beside(room, width):
        left = room.x() + (room.width() - width) // 2
        return QRect(left, room.bottom() + 1 - height, width, height)
    left = room.x() if side == "left" else room.right() + 1 - width
    return QRect(left, room.y() + (room.height() - height) // 2, width, height)


def paint_veil(painter: QPainter, area: QRect, sheet: QRect, side: Side, ground: str) -> None:
    """Paint the veil: thick behind the sheet, and nothing of it on the far side.

    Where the sheet stands in the panel's place nothing of the panel shines through beside it.
    """
    thin, thick = QColor(ground), QColor(ground)
    thin.setAlphaF(0.0)
    thick.setAlphaF(VEIL)
    far, near = sheet.center(), sheet.center()
    beside = stands_beside(area.adjusted(MARGIN, 0, -MARGIN, 0), sheet.width())
    if beside:
        far.setX(area.left() if side == "right" else area.right())
        edge, inward = (sheet.left(), 1) if side == "right" else (sheet.right(), -1)
        near.setX(edge + inward * sheet.width() // 6)
    else:
        far.setY(area.top())
    veil = QLinearGradient(far, near)
    veil.setColorAt(CLEAR, thin)
    veil.setColorAt(BEFORE if beside else 1.0, thick)
    if beside:
        veil.setColorAt(1.0, QColor(ground))
    painter.fillRect(area, veil)
