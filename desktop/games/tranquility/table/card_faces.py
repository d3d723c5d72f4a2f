"""Cards as they are painted: the picture in the middle, the number on paper in two corners."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.games.tranquility.rules.cards import Card
from desktop.ui.table.art import Art
from desktop.ui.table.lettering import no_pen, paint_number
from desktop.ui.theme.look import Look

TERRAIN_INK: Final = {"green": "#17573f", "blue": "#174c86", "red": "#97301c"}
"""Numbers and marks of each terrain on paper; the shape of the mark says the same."""

CARD_UNITS: Final = 100.0
"""Faces are drawn for a card this wide and scaled to the rectangle they get."""


def face_of_card(card: Card, *, goat: bool = False) -> str:
    """The face of a card that lies open."""
    if card.kind == "ascent":
        return f"ascent/{card.colour}/{card.number}" + ("/goat" if goat else "")
    return f"campfire/{card.colour}" if card.kind == "campfire" else card.kind


def paint_ascent(painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look) -> None:
    """An Ascent card; ``parts`` are colour, number and perhaps "goat"."""
    colour, number, ink = parts[0], parts[1], TERRAIN_INK[parts[0]]
    with_units(painter, rect)
    art.paint(painter, f"ascent-{colour}-{number}", QRectF(0, 0, 100, 70))
    wide = 38.0 if len(number) > 1 else 31.0
    _paint_tab(painter, wide, 46, look)
    paint_number(painter, number, QRectF(4, 4.5, wide - 7, 22), ink, 20)
    art.paint_mark(painter, f"mark-{colour}", QRectF(wide / 2 - 8, 28, 16, 16), ink)
    wide = 25.0 if len(number) > 1 else 19.0
    _paint_end_tab(painter, wide, 19, look)
    paint_number(painter, number, QRectF(101 - wide, 53.5, wide - 4, 12), ink, 11)
    if "goat" in parts:
        _paint_goat_sign(painter, art, look)
    painter.restore()


def paint_campfire(painter: QPainter, art: Art, colour: str, rect: QRectF, look: Look) -> None:
    """A Campfire: its own mark, and that of its terrain."""
    with_units(painter, rect)
    art.paint(painter, f"campfire-{colour}", QRectF(0, 0, 100, 70))
    _paint_tab(painter, 31, 46, look)
    art.paint_mark(painter, "mark-campfire", QRectF(5.5, 4, 20, 20), TERRAIN_INK[colour])
    art.paint_mark(painter, f"mark-{colour}", QRectF(7.5, 27, 16, 16), TERRAIN_INK[colour])
    painter.restore()


def paint_special(painter: QPainter, art: Art, kind: str, rect: QRectF, look: Look) -> None:
    """A Bridge, Summit or Guide Rope."""
    with_units(painter, rect)
    art.paint(painter, kind, QRectF(0, 0, 100, 70))
    _paint_tab(painter, 29, 28, look)
    art.paint_mark(painter, f"mark-{kind}", QRectF(5, 4, 19, 19), look.colours.ink)
    painter.restore()


def paint_back(painter: QPainter, art: Art, rect: QRectF) -> None:
    """A card face down: all backs are one."""
    art.paint(painter, "back", rect)


def with_units(painter: QPainter, rect: QRectF, across: float = CARD_UNITS) -> None:
    """Begin to paint in units of which ``rect`` is ``across`` wide; the caller restores the painter."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / across, rect.width() / across)


def _paint_tab(painter: QPainter, width: float, height: float, look: Look) -> None:
    """A tab of paper that grows out of the card's frame in its upper left corner."""
    round_by, inner = 5.5, 7.0
    path = QPainterPath(QPointF(0, round_by))
    path.quadTo(QPointF(0, 0), QPointF(round_by, 0))
    path.lineTo(width, 0)
    path.lineTo(width, height - inner)
    path.quadTo(QPointF(width, height), QPointF(width - inner, height))
    path.lineTo(0, height)
    path.closeSubpath()
    painter.fillPath(path, QColor(look.colours.paper))
    edge = QPainterPath(QPointF(width, 2.5))
    edge.lineTo(width, height - inner)
    edge.quadTo(QPointF(width, height), QPointF(width - inner, height))
    edge.lineTo(2.5, height)
    shade = QColor(look.colours.shadow)
    shade.setAlphaF(0.4)
    painter.strokePath(edge, QPen(shade, 1.0))


def _paint_end_tab(painter: QPainter, width: float, height: float, look: Look) -> None:
    """The same tab in the lower right corner."""
    painter.save()
    painter.translate(100, 70)
    painter.rotate(180)
    _paint_tab(painter, width, height, look)
    painter.restore()


def _paint_goat_sign(painter: QPainter, art: Art, look: Look) -> None:
    """The sign of a goat card, top right: small, and never without its ground of paper."""
    painter.setPen(no_pen())
    painter.setBrush(QColor(look.colours.paper))
    painter.drawEllipse(QRectF(74, 3.5, 22, 22))
    art.paint_mark(painter, "mark-goat", QRectF(76.5, 6, 17, 17), look.colours.ink)
