"""Pictures of the pieces in millimetres, rendered at the pixels in which the camera shows them."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap, QRadialGradient

from desktop.games.shinra_tower.physics.pieces import Shapes, floor_number, kind_of, stem_of
from desktop.games.shinra_tower.table.fit import Fit, Tone
from desktop.games.shinra_tower.table.fit_face import paint_fit, paint_outline, sign_size
from desktop.games.shinra_tower.table.piece_faces import paint_behind, paint_floor_tag, paint_piece
from desktop.games.shinra_tower.table.shades import GLOW, STEEL, faded
from desktop.ui.table.art import Art
from desktop.ui.table.asked import Asked
from desktop.ui.table.faces import Faces
from desktop.ui.table.lettering import paint_words
from desktop.ui.table.pixmaps import painted
from desktop.wording.language import Words

Paint = Callable[[QPainter, Asked], None]
"""Paints with the look and words that write down what is asked of them."""

_EDGE_MM = 0.5
TAG_UNITS = QSizeF(36.0, 21.0)
"""A floor's tag at 100 % text; it keeps its size on the table whatever the camera does."""
BEHIND_UNITS = QSizeF(38.0, 24.0)
OUTLINE_UNITS = 5.0
TABLE_MM = QSizeF(640.0, 48.0)
LAMP_UNITS = QSizeF(96.0, 160.0)


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture whose size is in mm (or units), and where its corner lies when the middle is at (0, 0)."""

    pixmap: QPixmap
    offset: QPointF


class Sprites:
    """Renders through the kit's store, for one zoom at a time."""

    def __init__(self, art: Art, shapes: Shapes, faces: Faces, words: Words) -> None:
        self._art = art
        self._shapes = shapes
        self._faces = faces
        self._words = words
        self.scale = 1.0
        """Logical units to a mm."""

    def piece(self, piece: str, fold: int) -> Sprite:
        """A piece, as it stands."""
        body = self._shapes.body(piece, fold)
        rect = QRectF(0, 0, body.width_mm, body.height_mm)
        name = piece if kind_of(piece) != "wall" else stem_of(piece)

        def paint(painter: QPainter, asked: Asked) -> None:
            paint_piece(painter, self._art, piece, fold, rect, asked.words)

        return self._in_mm(("piece", name, fold), rect.size(), paint, _EDGE_MM)

    def shadow(self, piece: str, fold: int) -> Sprite:
        """The soft shadow of a piece that is held in front of the tower."""
        body = self._shapes.body(piece, fold)
        size = QSizeF(body.width_mm * 1.5, body.height_mm * 1.25)

        def paint(painter: QPainter, _asked: Asked) -> None:
            _paint_blot(painter, QRectF(QPointF(0, 0), size), 0.5)

        return self._in_mm(("shadow", body.width_mm, body.height_mm), size, paint)

    def sign(self, fit: Fit) -> Sprite:
        """Whether what is held goes in here: a tick, a warning triangle or a cross, and why.

        It hangs by its upper left corner.
        """
        reason = self._words.say(fit.reason) if fit.reason is not None else ""
        size = sign_size(self._faces.look, reason) / self.scale

        def paint(painter: QPainter, asked: Asked) -> None:
            paint_fit(painter, QRectF(QPointF(0, 0), size), asked.look, reason, fit.tone)

        pixmap = self._pixmap(("sign", reason, fit.tone), size, self._faces.ratio * self.scale, paint, 0.0)
        return Sprite(pixmap, QPointF(0, 0))

    def outline(self, piece: str, fold: int, tone: Tone) -> Sprite:
        """A line round a piece that is in the way of what is held."""
        body = self._shapes.body(piece, fold)
        width = OUTLINE_UNITS / self.scale
        size = QSizeF(body.width_mm, body.height_mm).grownBy(QMarginsF(width, width, width, width))

        def paint(painter: QPainter, asked: Asked) -> None:
            paint_outline(painter, QRectF(QPointF(0, 0), size), asked.look, width, tone)

        return self._in_mm(("outline", body.width_mm, body.height_mm, tone), size, paint)

    def behind(self, figure: str) -> Sprite:
        """The plate that tells of a figure which another one hides, with the letters of its base."""
        size = BEHIND_UNITS / self.scale

        def paint(painter: QPainter, asked: Asked) -> None:
            paint_behind(painter, figure, QRectF(QPointF(0, 0), size), asked.look, asked.words)

        return self._in_mm(("behind", figure), size, paint)

    @property
    def shapes(self) -> Shapes:
        """The sizes of the pieces."""
        return self._shapes

    def ground_shadow(self) -> Sprite:
        """The tower's shadow on the table, to be stretched."""
        size = QSizeF(100.0, 8.0)

        def paint(painter: QPainter, _asked: Asked) -> None:
            _paint_blot(painter, QRectF(QPointF(0, 0), size), 0.6)

        return self._in_mm(("ground",), size, paint)

    def tag(self, tile: str) -> Sprite:
        """The tag with a floor's number; its size is in mm at this zoom."""
        size = TAG_UNITS * min(1.5, self._faces.look.text_scale) / self.scale
        number = floor_number(tile)

        def paint(painter: QPainter, asked: Asked) -> None:
            rect = QRectF(QPointF(0, 0), size)
            paint_floor_tag(painter, number, rect, asked.look, asked.words)

        return self._in_mm(("tag", number), size, paint)

    def table(self) -> Sprite:
        """The edge of the table on which the tower stands."""

        def paint(painter: QPainter, _asked: Asked) -> None:
            self._art.paint(painter, "table-edge", QRectF(QPointF(0, 0), TABLE_MM))

        return self._in_mm(("table",), TABLE_MM, paint)

    def lamp(self) -> Sprite:
        """The lamp, in units; its cord begins at the middle of its upper edge."""

        def paint(painter: QPainter, _asked: Asked) -> None:
            self._art.paint(painter, "lamp", QRectF(QPointF(0, 0), LAMP_UNITS))

        pixmap = self._pixmap(("lamp",), LAMP_UNITS, self._faces.ratio, paint, 0.0)
        return Sprite(pixmap, QPointF(-LAMP_UNITS.width() / 2, 0))

    def number(self, value: int) -> Sprite:
        """A number of the count, large, in units."""
        size = QSizeF(300.0, 300.0)

        def paint(painter: QPainter, _asked: Asked) -> None:
            rect = QRectF(QPointF(0, 0), size)
            _paint_halo(painter, rect)
            inner = rect.adjusted(60, 40, -60, -40)
            paint_words(painter, str(value), inner, "#ffffff", 210.0, "en", centred=True)

        pixmap = self._pixmap(("number", value), size, self._faces.ratio, paint, 0.0)
        return Sprite(pixmap, QPointF(-150, -150))

    def _in_mm(self, key: tuple[object, ...], size: QSizeF, paint: Paint, margin: float = 0.0) -> Sprite:
        pixmap = self._pixmap(key, size, self._faces.ratio * self.scale, paint, margin)
        whole = pixmap.deviceIndependentSize()
        return Sprite(pixmap, QPointF(-whole.width() / 2, -whole.height() / 2))

    def _pixmap(
        self, key: tuple[object, ...], size: QSizeF, ratio: float, paint: Paint, margin: float
    ) -> QPixmap:
        whole = ("tower", *key, size.width(), size.height(), round(ratio, 4))

        def render(asked: Asked) -> QPixmap:
            return QPixmap.fromImage(painted(size, ratio, lambda painter: paint(painter, asked), margin))

        return self._faces.kept(("tower", *key), whole, render)


def _paint_blot(painter: QPainter, rect: QRectF, opacity: float) -> None:
    shade = QRadialGradient(0, 0, 1)
    for at, share in ((0.0, 1.0), (0.55, 0.75), (1.0, 0.0)):
        shade.setColorAt(at, faded("#04080d", opacity * share))
    painter.translate(rect.center())
    painter.scale(rect.width() / 2, rect.height() / 2)
    painter.fillRect(QRectF(-1, -1, 2, 2), shade)


def _paint_halo(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(faded(GLOW, 0.9))
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0, faded(STEEL, 0.92))
    ground.setColorAt(1, faded("#0d4a3c", 0.92))
    painter.setBrush(ground)
    painter.drawEllipse(rect.adjusted(4, 4, -4, -4))
