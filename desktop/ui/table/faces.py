"""Faces of pieces and zones as pictures: painted by the game, shadowed by the kit, kept in a store."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from desktop.ui.table.contract import GameTable
from desktop.ui.table.pixmaps import PixmapStore, painted, shadow_of, whole_pixels
from desktop.ui.theme.look import Look
from desktop.wording.language import Words

_REST = (0.028, 0.014, 0.42)
_LIFTED = (0.075, 0.065, 0.34)
"""Shadow of a piece at rest and in the hand: blur and fall as a share of its shorter side, opacity."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A pixmap and where its top left corner lies when the piece's centre is at (0, 0)."""

    pixmap: QPixmap
    offset: QPointF


class Faces:
    """Renders faces sharp for the layout, look and language in force."""

    def __init__(self, table: GameTable[Any], look: Look, words: Words) -> None:
        self._table = table
        self._words = words
        self.look = look
        self.ratio = 1.0
        """Device pixels per logical unit."""
        self.store = PixmapStore()

    def piece(self, face: str, size: QSizeF, lifted: bool) -> Picture:
        """The face of a piece with its shadow."""
        blur, _fall, _opacity = _LIFTED if lifted else _REST
        margin = whole_pixels(min(size.width(), size.height()) * blur * 3, self.ratio)
        key = ("piece", face, size.width(), size.height(), lifted, *self._circumstances())
        pixmap = self.store.get(key, lambda: self._render_piece(face, size, lifted, margin))
        return Picture(pixmap, QPointF(-size.width() / 2 - margin, -size.height() / 2 - margin))

    def zone(self, face: str, size: QSizeF) -> QPixmap:
        """The ground of a zone."""
        key = ("zone", face, size.width(), size.height(), *self._circumstances())
        return self.store.get(key, lambda: QPixmap.fromImage(self._paint(face, size, 0.0)))

    def _circumstances(self) -> tuple[object, ...]:
        return (round(self.ratio, 4), self.look, self._words.language)

    def _paint(self, face: str, size: QSizeF, margin: float) -> QImage:
        rect = QRectF(QPointF(0, 0), size)

        def paint(painter: QPainter) -> None:
            self._table.paint_face(painter, face, rect, self.look, self._words)

        return painted(size, self.ratio, paint, margin)

    def _render_piece(self, face: str, size: QSizeF, lifted: bool, margin: float) -> QPixmap:
        blur, fall, opacity = _LIFTED if lifted else _REST
        short_px = min(size.width(), size.height()) * self.ratio
        image = self._paint(face, size, margin)
        shadow = shadow_of(image, self.look.colours.shadow, short_px * blur, opacity)
        whole = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
        whole.fill(Qt.GlobalColor.transparent)
        image.setDevicePixelRatio(1.0)
        with QPainter(whole) as painter:
            painter.drawImage(QPointF(0.0, short_px * fall), shadow)
            painter.drawImage(QPointF(0.0, 0.0), image)
        whole.setDevicePixelRatio(self.ratio)
        return QPixmap.fromImage(whole)
