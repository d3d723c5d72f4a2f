"""Grounds as they are painted: piles, plates of effects, ruler and sliders, name plates, trays."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.engine.ids import seat_id
from desktop.games.the_west.table import layout
from desktop.games.the_west.table.card_faces import (
    TAG_WIDTH,
    as_type,
    paint_tag,
    type_size,
    type_word,
    with_units,
)
from desktop.games.the_west.table.inks import (
    BRASS,
    BRASS_DEEP,
    BRASS_LIGHT,
    ON_PAPER,
    PAPER,
    RED,
    SEPIA,
    TYPE_INKS,
)
from desktop.games.the_west.table.sheet_faces import paint_frame
from desktop.games.the_west.table.sign_painter import paint_signs
from desktop.ui.table.art import Art
from desktop.ui.table.lettering import no_pen, paint_number, paint_words
from desktop.ui.theme.look import Look
from desktop.ui.theme.seat_mark import paint_seat_mark
from desktop.wording.language import Words

_CARDS_A_LAYER: Final = 3
_MOST_LAYERS: Final = 12


def paint_gap(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The outline of where a card would lie."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(faded(look.colours.surface, 0.3))
    painter.setPen(QPen(faded(look.colours.line, 0.8), 1.2, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)


def paint_slot(painter: QPainter, art: Art, mark: str, rect: QRectF, look: Look) -> None:
    """An empty place, with the mark of what belongs there."""
    paint_gap(painter, rect, look)
    size = min(rect.width(), rect.height()) * 0.42
    spot = QRectF(0, 0, size, size)
    spot.moveCenter(rect.center())
    painter.setOpacity(0.45)
    art.paint_mark(painter, f"mark-{mark}", spot, look.colours.text_soft)
    painter.setOpacity(1.0)


def paint_pile(painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look, words: Words) -> None:
    """What lies under the top card of a pile and how many there are; ``parts``: kind, number, and
    "last" when the match ends with this turn."""
    kind, count = parts[0], int(parts[1])
    card = QRectF(rect.left(), rect.top(), rect.width(), 0)
    card.setHeight(layout.LOCUS_HEIGHT if kind == "locus" else layout.CARD_HEIGHT)
    if kind == "discard":
        card = layout.on_discard(rect)
        paint_frame(painter, words.tr("the_west.table.discard"), rect, look)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if count == 0:
        mark = {"locus": "locus", "deck": "gate"}.get(kind, "discard")
        paint_slot(painter, art, "last" if "last" in parts else mark, card, look)
    layers = 0 if kind == "discard" else min(_MOST_LAYERS, (count + _CARDS_A_LAYER - 1) // _CARDS_A_LAYER)
    if kind == "locus":
        layers = count - 1 if count else 0
    for layer in range(layers, 0, -1):
        sheet = card.adjusted(0, 0, 0, 0).translated(0, layer * (2.2 if kind == "locus" else 1.5))
        painter.setPen(QPen(QColor("#6B4A24"), 0.7))
        painter.setBrush(QColor(BRASS if kind == "deck" and layer % 2 else "#E4D4AE"))
        painter.drawRoundedRect(sheet, 5, 5)
    if kind == "deck" and count > 1:
        _paint_under(painter, art, card)
    if kind != "locus":
        label = QRectF(rect.center().x() - 34, rect.bottom() - 33, 68, 30)
        mark = {"deck": "gate"}.get(kind, "discard")
        paint_count(painter, art, "last" if "last" in parts else mark, count, label)


def _paint_under(painter: QPainter, art: Art, card: QRectF) -> None:
    """The card below the top of the deck while the top is lifted: a Doppelgate of which nothing is told."""
    painter.setPen(QPen(QColor(BRASS_DEEP), 1.2))
    painter.setBrush(QColor(BRASS))
    painter.drawRoundedRect(card, 6, 6)
    painter.setBrush(QColor(BRASS_LIGHT))
    painter.drawRoundedRect(card.adjusted(8, 8, -8, -8), 4, 4)
    spot = QRectF(0, 0, card.width() * 0.5, card.width() * 0.5)
    spot.moveCenter(card.center())
    art.paint_mark(painter, "mark-gate", spot, BRASS_DEEP)


def paint_count(painter: QPainter, art: Art, mark: str, count: int, rect: QRectF) -> None:
    """A mark and a number on a slip of paper."""
    painter.setPen(QPen(QColor(BRASS_DEEP), 1.0))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(rect, 7, 7)
    size = rect.height() * 0.62
    spot = QRectF(rect.left() + 7, rect.center().y() - size / 2, size, size)
    art.paint_mark(painter, f"mark-{mark}", spot, SEPIA)
    room = QRectF(spot.right() + 3, rect.top(), rect.right() - spot.right() - 8, rect.height())
    paint_number(painter, str(count), room, SEPIA, rect.height() * 0.52)


def paint_plate(
    painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look, words: Words
) -> None:
    """A Facility Effect; ``parts``: type, how many lie there, its signs, points lost, a tag, own name."""
    kind, count = as_type(parts[0]), int(parts[1])
    signs, loss, tag, own = parts[2:6]
    ink = TYPE_INKS[kind]
    painter.save()
    art.paint(painter, "plaque", rect)
    painter.setOpacity(1.0 if count or tag else 0.5)
    end = rect.right() - 9 - (TAG_WIDTH if tag else 0)  # the tag covers none of the signs
    left, middle = rect.left() + 9, rect.left() + (end + 9 - rect.left()) * 0.46
    art.paint_mark(painter, f"mark-{kind}", QRectF(left, rect.top() + 8, 24, 24), ink)
    if count:
        room = QRectF(left + 25, rect.top() + 9, min(27.0, middle - left - 26), 22)
        paint_number(painter, f"×{count}", room, ink, 15)
    name = QRectF(left - 1, rect.bottom() - 24, middle - left - 1, 17)
    word = type_word(words, kind, own)
    size = type_size(words, word, 11.5, name.width(), look.language)
    paint_words(painter, word, name, ink, size, look.language, least=0.5)
    told = bool(loss and count)
    top = rect.top() + 7 if told else rect.center().y() - 12.5
    room = QRectF(middle, top, end - middle, 25)
    paint_signs(painter, art, signs, room, ON_PAPER)
    if told:
        total = QRectF(middle, rect.bottom() - 25, end - middle, 19)
        painter.setPen(no_pen())
        painter.setBrush(faded(RED, 0.14))
        painter.drawRoundedRect(total, 4, 4)
        paint_signs(
            painter, art, f"take:{count} arrow lose:{loss}", total.adjusted(3, 2.5, -3, -2.5), ON_PAPER
        )
    painter.restore()
    if tag:
        paint_tag(painter, art, tag, rect, rect.width())


def paint_ruler(painter: QPainter, art: Art, parts: list[str], rect: QRectF) -> None:
    """The ruler, numbered at every five points but where a slider says its own number; ``parts``: the
    number at its end, then those of the sliders."""
    most, *covered = (int(part) for part in parts)
    art.paint(painter, "ruler", rect)
    room = layout.ruler_rect()
    for value in range(0, most + 1, 5):
        y = rect.top() + layout.ruler_height(value, most) - room.top()
        reach = layout.slider_rect("own", 0, most).height() / 2 + 10
        height = layout.ruler_height(value, most)
        if any(abs(layout.ruler_height(each, most) - height) < reach for each in covered):
            continue
        high = 13.0 if value % 10 == 0 else 10.0
        spot = QRectF(rect.center().x() - 12, y - 10, 24, 20)
        paint_number(painter, str(value), spot, "#3A2612", high)


def paint_slider(painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look) -> None:
    """A player's slider; ``parts`` are the side of the ruler, the seat and its points."""
    side, seat, points = parts[0], int(parts[1]), parts[2]
    art.paint(painter, f"slider-{side}", rect)
    with_units(painter, rect, 44.0)
    window = QRectF(5, 9.4, 25, 17.2) if side == "left" else QRectF(14, 9.4, 25, 17.2)
    paint_number(painter, points, window, SEPIA, 12.5)
    mark = QRectF(26, -1, 18, 18) if side == "left" else QRectF(0, -1, 18, 18)
    paint_seat_mark(painter, seat, mark, look, str(seat))
    painter.restore()


def paint_name(painter: QPainter, parts: list[str], rect: QRectF, look: Look, words: Words) -> None:
    """A name plate; ``parts`` are the seat and "turn" when it must act."""
    seat, turn = int(parts[0]), "turn" in parts
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(look.colours.accent if turn else look.colours.line), 2.4 if turn else 1.0))
    painter.setBrush(faded(look.colours.surface, 0.95))
    painter.drawRoundedRect(rect.adjusted(1.2, 1.2, -1.2, -1.2), 8, 8)
    paint_seat_mark(painter, seat, QRectF(rect.left() + 8, rect.center().y() - 11, 22, 22), look)
    name = words.tr("the_west.table.seat", seat=seat_id(seat))
    size = 16.0 * min(look.text_scale, 1.5)
    paint_words(painter, name, rect.adjusted(37, 0, -8, 0), look.colours.text, size, look.language)


def paint_tray(painter: QPainter, kind: str, rect: QRectF, look: Look) -> None:
    """The strip on which a hand or a zone lies: a field ruled on the sheet."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    own = kind == "hand"
    painter.setPen(QPen(faded(look.colours.line, 0.55), 1.0))
    painter.setBrush(faded(look.colours.surface, 0.42 if own else 0.26))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
    if own:
        painter.setPen(QPen(QColor(BRASS), 2.0))
        for x, way in ((rect.left() + 7, 1), (rect.right() - 7, -1)):
            for y, up in ((rect.top() + 7, 1), (rect.bottom() - 7, -1)):
                painter.drawPolyline([QPointF(x + way * 14, y), QPointF(x, y), QPointF(x, y + up * 14)])


def paint_side(painter: QPainter, art: Art, kind: str, rect: QRectF, look: Look) -> None:
    """Where the double-sided Doppelgate may be laid with that side up."""
    paint_gap(painter, rect, look)
    size = rect.width() * 0.6
    spot = QRectF(0, 0, size, size)
    spot.moveCenter(rect.center())
    painter.setPen(no_pen())
    painter.setBrush(QColor(BRASS_LIGHT))
    painter.drawEllipse(spot)
    painter.setBrush(QColor(TYPE_INKS[as_type(kind)]).darker(190))
    painter.drawEllipse(spot.adjusted(4, 4, -4, -4))
    art.paint_mark(
        painter, f"mark-{kind}", spot.adjusted(size * 0.24, size * 0.24, -size * 0.24, -size * 0.24), PAPER
    )


def faded(colour: str, opacity: float) -> QColor:
    """A colour through which the ground is seen."""
    result = QColor(colour)
    result.setAlphaF(opacity)
    return result
