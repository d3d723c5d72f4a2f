"""The end of a match over the city: the tower stands in the light that comes up, or the lights go out."""

from math import ceil
from typing import Final, Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.ui.table.art import Art

PICTURE: Final = 640 / 400
"""How much wider than high the picture of the tower is."""

SEAM: Final = 1.0
"""So many pixels the two halves lie over each other, so that nothing shines through between them."""

NIGHT: Final = "#04070d"
BEFORE: Final = 0.75
AFTER: Final = {"win": 0.0, "draw": 0.3, "loss": 0.6}
"""How thick the night lies over it at first, and when the picture has come up."""


def paint_end(
    painter: QPainter, art: Art, rect: QRectF, kind: Literal["win", "loss", "draw"], risen: float
) -> None:
    """The tower at the right; what is left free beside it is the same city, seen as in a mirror."""
    width = ceil(max(rect.width() / 2, rect.height() * PICTURE))
    picture = QRectF(rect.right() - width, rect.bottom() - width / PICTURE, width, width / PICTURE)
    painter.save()
    painter.translate(2 * picture.left() + SEAM, 0)
    painter.scale(-1, 1)
    art.paint(painter, "tile", picture)
    painter.restore()
    painter.save()
    painter.setClipRect(picture, Qt.ClipOperation.IntersectClip)
    art.paint(painter, "tile", picture)
    painter.restore()
    night = QColor(NIGHT)
    night.setAlphaF(BEFORE + (AFTER[kind] - BEFORE) * risen)
    painter.fillRect(rect, night)
