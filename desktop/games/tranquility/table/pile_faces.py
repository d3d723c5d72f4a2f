"""Piles, the tray of the hand and name plates as they are painted."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.engine.ids import seat_id
from desktop.games.tranquility.table.card_faces import paint_back, with_units
from desktop.ui.table.art import Art
from desktop.ui.table.lettering import paint_number, paint_words
from desktop.ui.theme.look import Look
from desktop.ui.theme.seat_mark import paint_seat_mark
from desktop.wording.language import Words

_CARDS_A_LAYER: Final = 4
_MOST_LAYERS: Final = 11
_LAYER: Final = 1.8


def paint_pile(painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look) -> None:
    """An own pile, as thick as it is; ``parts`` are "deck" or "discard" and how many cards."""
    kind, count = parts[0], int(parts[1])
    with_units(painter, rect, 116.0)
    bottom = QRectF(8, 22, 100, 70)
    if count == 0:
        paint_gap(painter, bottom, look)
    layers = min(_MOST_LAYERS, (count + _CARDS_A_LAYER - 1) // _CARDS_A_LAYER)
    for layer in range(layers):
        card = bottom.translated(0, -layer * _LAYER)
        painter.save()
        if kind == "discard":
            painter.translate(card.center())
            painter.rotate((-3.0, 2.5, -1.0, 3.5)[layer % 4])
            painter.translate(-card.center())
        paint_back(painter, art, card)
        painter.restore()
    paint_count(painter, count, QRectF(68, 66, 44, 26), look)
    painter.restore()


def paint_gap(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The outline of where a card would lie."""
    painter.setBrush(_faded(look.colours.surface, 0.5))
    painter.setPen(QPen(QColor(look.colours.line), 1.4, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)


def paint_count(painter: QPainter, count: int, rect: QRectF, look: Look) -> None:
    """A number of things on a label of paper."""
    painter.setPen(QPen(_faded(look.colours.ink, 0.35), 1.0))
    painter.setBrush(QColor(look.colours.paper))
    painter.drawRoundedRect(rect, 8, 8)
    paint_number(painter, str(count), rect.adjusted(5, 0, -5, 0), look.colours.ink, rect.height() * 0.55)


def paint_tray(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The strip on which the own hand lies."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_faded(look.colours.line, 0.35), 1.0))
    painter.setBrush(_faded(look.colours.surface, 0.45))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 12, 12)


def paint_name(painter: QPainter, parts: list[str], rect: QRectF, look: Look, words: Words) -> None:
    """A name plate; ``parts`` are the seat, whether it stands alone ("own"), "turn" when it must act."""
    seat, turn, alone = int(parts[0]), "turn" in parts, "own" in parts
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sheet = _sheet(rect, ("tl", "tr", "bl", "br") if alone else ("tl", "tr"))
    painter.fillPath(sheet, _faded(look.colours.surface, 0.94))
    if turn:
        painter.fillPath(sheet, _faded(look.colours.accent, 0.2))
        edge = _sheet(
            rect.adjusted(1.2, 1.2, -1.2, -1.2), ("tl", "tr", "bl", "br") if alone else ("tl", "tr")
        )
        painter.strokePath(edge, QPen(QColor(look.colours.accent), 2.4))
    mark = QRectF(rect.left() + 8, rect.center().y() - 12, 24, 24)
    paint_seat_mark(painter, seat, mark, look)
    name = words.tr("tranquility.table.seat", seat=seat_id(seat))
    size = 17.0 * min(look.text_scale, 1.5)
    paint_words(painter, name, rect.adjusted(40, 0, -8, 0), look.colours.text, size, look.language)


def paint_chip(painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look) -> None:
    """How many cards another seat has: in the "hand", "deck" or "discard" pile."""
    kind, count = parts[0], parts[1]
    corner = {"hand": ("bl",), "discard": ("br",)}.get(kind, ())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(_sheet(rect, corner), _faded(look.colours.surface, 0.82))
    if kind != "hand":
        painter.setPen(QPen(_faded(look.colours.line, 0.5), 1.0))
        painter.drawLine(QPointF(rect.left(), rect.top() + 7), QPointF(rect.left(), rect.bottom() - 7))
    middle = QPointF(rect.left() + 24, rect.center().y())
    for shift, turn in _SMALL_PILES[kind]:
        painter.save()
        painter.translate(middle + shift)
        painter.rotate(turn)
        painter.setOpacity(0.6 if kind == "discard" else 1.0)
        paint_back(painter, art, QRectF(-13, -9.1, 26, 18.2))
        painter.restore()
    room = QRectF(rect.left() + 42, rect.top(), rect.width() - 48, rect.height())
    paint_number(painter, count, room, look.colours.text, 13.5)


_SMALL_PILES: Final = {
    "hand": ((QPointF(-4, 1.5), -16.0), (QPointF(0, 0), 0.0), (QPointF(4, 1.5), 16.0)),
    "deck": ((QPointF(0, 3), 0.0), (QPointF(0, 0.5), 0.0), (QPointF(0, -2), 0.0)),
    "discard": ((QPointF(-1, 1), -9.0), (QPointF(1, -0.5), 12.0)),
}
"""Small pictures of piles: where each card lies, and how it is turned. A hand is a fan, a deck
a straight pile, a discard pile lies crossed."""


def _sheet(rect: QRectF, corners: tuple[str, ...], radius: float = 9.0) -> QPainterPath:
    """A sheet of which the named corners (tl, tr, bl, br) are round."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    spots = {
        "tl": rect.topLeft(),
        "tr": QPointF(rect.right() - radius, rect.top()),
        "bl": QPointF(rect.left(), rect.bottom() - radius),
        "br": QPointF(rect.right() - radius, rect.bottom() - radius),
    }
    for corner, spot in spots.items():
        if corner not in corners:
            square = QPainterPath()
            square.addRect(QRectF(spot.x(), spot.y(), radius, radius))
            path = path.united(square)
    return path


def _faded(colour: str, opacity: float) -> QColor:
    result = QColor(colour)
    result.setAlphaF(opacity)
    return result
