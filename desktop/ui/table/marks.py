"""The kit's own signs: rings of legal zones, edges and ticks of pieces, cost plates, whose turn it is.

Every sign is told by its shape first: colour only agrees with it.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from desktop.ui.table.faces import Faces
from desktop.ui.table.pixmaps import painted
from desktop.ui.theme.fonts import families
from desktop.ui.theme.look import Look

RING_MARGIN = 7.0
"""How far a ring's picture reaches beyond its zone, in logical units."""

BADGE_PX = 14.0
"""Height of the text of a cost at 100 %, in pixels of the screen whatever the zoom."""

LEAST_BADGE_PX = 12.0
BADGE_SHARE = 0.28
"""Its least height in pixels, and its largest as a share of the zone's height."""


LEAST_TOLD = 60.0
"""A piece must be so broad, in logical units, that a word on it can be read."""
FRESH_SHARE = 0.18
"""How high the word is on a piece that others have moved, as a share of the piece."""
MOST_TOLD = 23.0
"""And how high at most, in logical units."""


class Marks:
    """Renders signs for the look in force, through the same store as the faces."""

    def __init__(self, faces: Faces) -> None:
        self._faces = faces

    def ring(self, size: QSizeF, strong: bool) -> QPixmap:
        """The ring of a legal zone; ``strong`` for the one that would take the drop."""
        look = self._faces.look
        rect = QRectF(QPointF(0, 0), size)
        key = ("ring", size.width(), size.height(), strong)
        return self._make(key, size, RING_MARGIN, lambda painter: _paint_ring(painter, rect, look, strong))

    def frame(self, size: QSizeF) -> QPixmap:
        """The same ring round a held piece that would be taken: it may hide the zone's own."""
        look = self._faces.look
        rect = QRectF(QPointF(0, 0), size)
        key = ("frame", size.width(), size.height())
        return self._make(key, size, RING_MARGIN, lambda painter: _paint_frame(painter, rect, look))

    def edge(self, size: QSizeF) -> QPixmap:
        """The edge of a piece that may be chosen."""
        look = self._faces.look
        rect = QRectF(QPointF(0, 0), size)
        key = ("edge", size.width(), size.height())
        return self._make(key, size, 3.0, lambda painter: _paint_edge(painter, rect, look))

    def tick(self, diameter: float) -> QPixmap:
        """The sign of a chosen piece."""
        look = self._faces.look
        size = QSizeF(diameter, diameter)
        return self._make(("tick", diameter), size, 1.0, lambda painter: _paint_tick(painter, diameter, look))

    def fresh(self, word: str, piece: QSizeF) -> QPixmap:
        """The sign of a piece that others have moved: it says so, or is an arrow on a piece too small."""
        look, side = self._faces.look, min(piece.width(), piece.height())
        if side < LEAST_TOLD:
            across = side * 0.28
            size = QSizeF(across, across)
            return self._make(
                ("fresh", across), size, 1.0, lambda painter: _paint_fresh(painter, across, look)
            )
        height = min(side * FRESH_SHARE, MOST_TOLD)
        font = _font(look, height * 0.7)
        size = QSizeF(QFontMetricsF(font).horizontalAdvance(word) + height * 0.9, height)
        key = ("fresh", word, round(height, 2))
        return self._make(key, size, 1.0, lambda painter: _paint_badge(painter, size, word, font, look, True))

    def turn_sign(self, width: float) -> QPixmap:
        """The sign beside the seat whose turn it is."""
        look = self._faces.look
        return self._make(
            ("turn", width), QSizeF(width, width), 1.0, lambda painter: _paint_turn_sign(painter, width, look)
        )

    def badge(self, text: str, zone: QSizeF, strong: bool, scale: float) -> QPixmap:
        """A small plate with a cost; ``scale`` is in pixels per logical unit.

        It grows with the text, but never so far that it hides the zone on which it stands.
        """
        look = self._faces.look
        wanted = BADGE_PX * look.text_scale / scale
        height = max(min(wanted, zone.height() * BADGE_SHARE), LEAST_BADGE_PX / scale)
        height *= 1.25 if strong else 1.0
        font = _font(look, height)
        width = max(QFontMetricsF(font).horizontalAdvance(text) + height * 0.9, height * 1.7)
        size = QSizeF(width, height * 1.6)
        key = ("badge", text, strong, round(scale, 4), round(height, 2))
        return self._make(
            key, size, 1.5, lambda painter: _paint_badge(painter, size, text, font, look, strong)
        )

    def _make(
        self, key: tuple[object, ...], size: QSizeF, margin: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        ratio = self._faces.ratio
        whole = (*key, round(ratio, 4), self._faces.look)
        return self._faces.store.get(whole, lambda: QPixmap.fromImage(painted(size, ratio, paint, margin)))


def _font(look: Look, height: float) -> QFont:
    font = QFont()
    font.setFamilies(families(look.language))
    font.setBold(True)
    # Qt takes whole pixels only; the painter is scaled, so points of a fraction keep the size true.
    font.setPointSizeF(max(height * 0.75, 0.5))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _halo(look: Look) -> QColor:
    return QColor("#0b1220" if look.dark else "#ffffff")


def _paint_ring(painter: QPainter, rect: QRectF, look: Look, strong: bool) -> None:
    colour = QColor(look.colours.allowed)
    wash = QColor(colour)
    wash.setAlphaF(0.26 if strong else 0.10)
    radius = min(rect.width(), rect.height()) * 0.09
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wash)
    painter.drawRoundedRect(rect, radius, radius)
    width = 3.4 if strong else 1.8
    _paint_ring_lines(painter, rect, look, width)
    _paint_ticks(painter, rect, look, width, strong)


def _paint_frame(painter: QPainter, rect: QRectF, look: Look) -> None:
    around = rect.adjusted(-1.5, -1.5, 1.5, 1.5)
    _paint_ring_lines(painter, around, look, 2.4)
    _paint_ticks(painter, around, look, 2.4, strong=True)


def _paint_ring_lines(painter: QPainter, rect: QRectF, look: Look, width: float) -> None:
    colour = QColor(look.colours.allowed)
    radius = min(rect.width(), rect.height()) * 0.09
    painter.setBrush(Qt.BrushStyle.NoBrush)
    halo = _halo(look)
    halo.setAlphaF(0.85)
    ring = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    for pen in (QPen(halo, width + 2.0), QPen(colour, width)):
        painter.setPen(pen)
        painter.drawRoundedRect(ring, radius, radius)


def _paint_ticks(painter: QPainter, rect: QRectF, look: Look, width: float, strong: bool) -> None:
    halo, colour = _halo(look), QColor(look.colours.allowed)
    halo.setAlphaF(0.85)
    for pen in (QPen(halo, width * 1.4 + 2.6), QPen(colour, width * 1.4 + 0.6)):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(_corner_ticks(rect.adjusted(-2.5, -2.5, 2.5, 2.5), strong))


def _corner_ticks(rect: QRectF, strong: bool) -> QPainterPath:
    """Four angles round the corners, like a frame that is about to close."""
    arm = min(rect.width(), rect.height()) * (0.26 if strong else 0.18)
    path = QPainterPath()
    for corner, across, along in (
        (rect.topLeft(), QPointF(arm, 0), QPointF(0, arm)),
        (rect.topRight(), QPointF(-arm, 0), QPointF(0, arm)),
        (rect.bottomRight(), QPointF(-arm, 0), QPointF(0, -arm)),
        (rect.bottomLeft(), QPointF(arm, 0), QPointF(0, -arm)),
    ):
        path.moveTo(corner + across)
        path.lineTo(corner)
        path.lineTo(corner + along)
    return path


def _paint_edge(painter: QPainter, rect: QRectF, look: Look) -> None:
    radius = min(rect.width(), rect.height()) * 0.09
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_halo(look), 4.4))
    painter.drawRoundedRect(rect, radius, radius)
    dashes = QPen(QColor(look.colours.accent), 2.4)
    dashes.setDashPattern([3.0, 1.6])
    dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(dashes)
    painter.drawRoundedRect(rect, radius, radius)


def _paint_tick(painter: QPainter, diameter: float, look: Look) -> None:
    painter.setPen(QPen(_halo(look), diameter * 0.08))
    painter.setBrush(QColor(look.colours.accent))
    edge = diameter * 0.04
    painter.drawEllipse(QRectF(edge, edge, diameter - 2 * edge, diameter - 2 * edge))
    pen = QPen(QColor(look.colours.on_accent), diameter * 0.13)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(
        QPolygonF(
            [
                QPointF(diameter * 0.28, diameter * 0.53),
                QPointF(diameter * 0.44, diameter * 0.68),
                QPointF(diameter * 0.73, diameter * 0.34),
            ]
        )
    )


def _paint_turn_sign(painter: QPainter, width: float, look: Look) -> None:
    painter.setPen(QPen(_halo(look), width * 0.1))
    painter.setBrush(QColor(look.colours.accent))
    pad = width * 0.08
    painter.drawPolygon(
        QPolygonF([QPointF(pad, pad), QPointF(width - pad, width / 2), QPointF(pad, width - pad)])
    )


def _paint_badge(painter: QPainter, size: QSizeF, text: str, font: QFont, look: Look, strong: bool) -> None:
    rect = QRectF(QPointF(0, 0), size)
    radius = size.height() / 2
    ground = look.colours.accent if strong else look.colours.surface
    ink = look.colours.on_accent if strong else look.colours.text
    painter.setPen(QPen(QColor(look.colours.line), size.height() * 0.05))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QColor(ink))
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def _paint_fresh(painter: QPainter, diameter: float, look: Look) -> None:
    """An arrow that lands on a line: put down here."""
    painter.setPen(QPen(_halo(look), diameter * 0.08))
    painter.setBrush(QColor(look.colours.accent))
    edge = diameter * 0.05
    painter.drawRoundedRect(
        QRectF(edge, edge, diameter - 2 * edge, diameter - 2 * edge), diameter * 0.2, diameter * 0.2
    )
    pen = QPen(QColor(look.colours.on_accent), diameter * 0.1)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for stroke in (
        ((0.5, 0.2), (0.5, 0.6)),
        ((0.32, 0.44), (0.5, 0.62), (0.68, 0.44)),
        ((0.28, 0.78), (0.72, 0.78)),
    ):
        painter.drawPolyline(QPolygonF([QPointF(x * diameter, y * diameter) for x, y in stroke]))
