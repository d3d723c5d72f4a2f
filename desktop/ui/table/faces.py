"""Faces of pieces and zones as pictures: painted by the game, shadowed by the kit, kept in a store."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from desktop.ui.table.asked import Asked, answers
from desktop.ui.table.contract import GameTable
from desktop.ui.table.pixmaps import PixmapStore, painted, shadow_of, whole_pixels
from desktop.ui.theme.look import Look
from desktop.wording.language import Words

_REST = (0.028, 0.014, 0.42)
_LIFTED = (0.075, 0.065, 0.34)
"""Shadow of a piece at rest and in the hand: blur and fall as a share of its shorter side, opacity."""

_MOST_KNOWN = 4096
"""Of so many faces it is known what they ask for; far more than one match has."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A pixmap and where its top left corner lies when the piece's centre is at (0, 0)."""

    pixmap: QPixmap
    offset: QPointF


class Faces:
    """Renders faces sharp for the layout, look and language in force, each once for what it asks of them."""

    def __init__(self, table: GameTable[Any], look: Look, words: Words) -> None:
        self._table = table
        self._words = words
        self.look = look
        self.ratio = 1.0
        """Device pixels per logical unit."""
        self.store = PixmapStore()
        self._asked: dict[Hashable, dict[tuple[str, ...], None]] = {}
        """For each thing painted the names of what its painting asked for, each time that it was another."""

    def piece(self, face: str, size: QSizeF, lifted: bool) -> Picture:
        """The face of a piece with its shadow."""
        blur, _fall, _opacity = _LIFTED if lifted else _REST
        margin = whole_pixels(min(size.width(), size.height()) * blur * 3, self.ratio)
        key = ("piece", face, size.width(), size.height(), lifted, round(self.ratio, 4))
        pixmap = self.kept(face, key, lambda asked: self._render_piece(face, size, lifted, margin, asked))
        return Picture(pixmap, QPointF(-size.width() / 2 - margin, -size.height() / 2 - margin))

    def zone(self, face: str, size: QSizeF) -> QPixmap:
        """The ground of a zone."""
        key = ("zone", face, size.width(), size.height(), round(self.ratio, 4))
        return self.kept(face, key, lambda asked: self._paint(face, size, 0.0, asked))

    def kept(self, subject: Hashable, key: tuple[object, ...], render: Callable[[Asked], QPixmap]) -> QPixmap:
        """The picture of a key that was painted when all that it asks for was as it is now, or a new one.

        ``subject`` is what is painted: it asks for the same at every size.
        """
        return self._kept(subject, key, render)[0]

    def _kept(
        self, subject: Hashable, key: tuple[object, ...], render: Callable[[Asked], QPixmap]
    ) -> tuple[QPixmap, tuple[str, ...]]:
        """The picture, and the names of what it asked for."""
        for names in self._asked.get(subject, ()):
            pixmap = self.store.kept((*key, names, answers(names, self.look)))
            if pixmap is not None:
                return pixmap, names
        asked = Asked(self.look, self._words)
        pixmap = render(asked)
        names = asked.names
        if len(self._asked) >= _MOST_KNOWN:
            self._asked.clear()
        self._asked.setdefault(subject, {})[names] = None
        self.store.keep((*key, names, answers(names, self.look)), pixmap)
        return pixmap, names

    def _paint(self, face: str, size: QSizeF, margin: float, asked: Asked) -> QPixmap:
        rect = QRectF(QPointF(0, 0), size)

        def paint(painter: QPainter) -> None:
            self._table.paint_face(painter, face, rect, asked.look, asked.words)

        return QPixmap.fromImage(painted(size, self.ratio, paint, margin))

    def _render_piece(self, face: str, size: QSizeF, lifted: bool, margin: float, asked: Asked) -> QPixmap:
        blur, fall, opacity = _LIFTED if lifted else _REST
        short_px = min(size.width(), size.height()) * self.ratio
        key = ("bare", face, size.width(), size.height(), margin, round(self.ratio, 4))
        bare, names = self._kept(("bare", face), key, lambda asked: self._paint(face, size, margin, asked))
        asked.note(names)
        image = bare.toImage()
        shadow = shadow_of(image, asked.look.colours.shadow, short_px * blur, opacity)
        whole = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
        whole.fill(Qt.GlobalColor.transparent)
        image.setDevicePixelRatio(1.0)
        with QPainter(whole) as painter:
            painter.drawImage(QPointF(0.0, short_px * fall), shadow)
            painter.drawImage(QPointF(0.0, 0.0), image)
        whole.setDevicePixelRatio(self.ratio)
        return QPixmap.fromImage(whole)
