"""Cards as they are painted: the engraving, the name, and what the card says in signs."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.games.the_west.rules.names import name_of
from desktop.games.the_west.rules.vocabulary import TYPES, FacilityType
from desktop.games.the_west.table.inks import (
    BRASS_DEEP,
    BRASS_LIGHT,
    ON_METAL,
    ON_PAPER,
    PAPER,
    RED,
    TYPE_INKS,
)
from desktop.games.the_west.table.sign_painter import paint_signs
from desktop.games.the_west.table.signs import SLASH
from desktop.ui.table.art import Art
from desktop.ui.table.lettering import fitting_size, no_pen, paint_number, paint_words
from desktop.ui.theme.look import Look
from desktop.wording.language import Words

FACILITY_UNITS: Final = 100.0
LOCUS_UNITS: Final = 150.0
"""Cards are drawn so wide and scaled to the rectangle they get."""

TAGS: Final = ("next", "asks")
"""What the last part of a card's face may say: that it may be carried out next, or asks something."""
TAG_WIDTH: Final = 33.0
"""How much of the right side of a face its tag takes."""


def type_word(words: Words, kind: str, own: str = "") -> str:
    """What a type is called: by the deck's own name, if it has one."""
    return own.replace(SLASH, "/") if own else _word(words, kind)


def type_size(words: Words, name: str, size: float, width: float, language: str) -> float:
    """How large a type's name is in such a ``width``: as those of all types, which stand side by side."""
    names = {name, *(_word(words, kind) for kind in TYPES)}
    return min(size, *(fitting_size(each, width, language) for each in names))


def _word(words: Words, kind: str) -> str:
    name = name_of(kind)
    return kind if name is None else words.say(name)


def as_type(word: str) -> FacilityType:
    """A type by its name in a face. Raises KeyError for another word."""
    for kind in TYPES:
        if kind == word:
            return kind
    raise KeyError(word)


def with_units(painter: QPainter, rect: QRectF, across: float) -> None:
    """Begin to paint in units of which ``rect`` is ``across`` wide; the caller restores the painter."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / across, rect.width() / across)


def paint_facility(
    painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look, words: Words
) -> None:
    """A Facility; ``parts`` are front, back, the signs of its effect, and the deck's own name for it."""
    front, back, signs, own = as_type(parts[0]), as_type(parts[1]), parts[2], parts[3]
    ink = TYPE_INKS[front]
    with_units(painter, rect, FACILITY_UNITS)
    art.paint(painter, f"facility-{front}", QRectF(0, 0, 100, 140))
    name = type_word(words, front, own)
    _paint_type(painter, name, ink, look, words)
    paint_signs(painter, art, signs, QRectF(31, 118, 61, 14), ON_PAPER)
    paint_seal(painter, art, back, QRectF(8, 115, 20, 20))
    painter.restore()


def _paint_type(painter: QPainter, name: str, ink: str, look: Look, words: Words) -> None:
    """The name of a card's type below its picture; where text is large it fills its line."""
    room = QRectF(6, 100, 88, 14)
    size = type_size(words, name, 11.5 * min(look.text_scale, 1.2), room.width(), look.language)
    paint_words(painter, name, room, ink, size, look.language, centred=True, least=0.5)


def paint_seal(painter: QPainter, art: Art, back: FacilityType, room: QRectF) -> None:
    """What is on the other side: its mark in metal, as a mirror shows it, as large as the room is high."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.center())
    painter.scale(-room.height() / 20, room.height() / 20)
    seal = QRectF(-10, -10, 20, 20)
    painter.setPen(QPen(QColor(BRASS_DEEP), 0.8))
    painter.setBrush(QColor(BRASS_LIGHT))
    painter.drawEllipse(seal)
    painter.setPen(no_pen())
    painter.setBrush(QColor(TYPE_INKS[back]).darker(190))
    painter.drawEllipse(seal.adjusted(1.6, 1.6, -1.6, -1.6))
    art.paint_mark(painter, f"mark-{back}", QRectF(-6, -6, 12, 12), PAPER)
    painter.restore()


def paint_gate(painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look, words: Words) -> None:
    """A Doppelgate; ``parts`` are its type, the signs of its effect, and the deck's own name for it."""
    kind, signs, own = as_type(parts[0]), parts[1], parts[2]
    with_units(painter, rect, FACILITY_UNITS)
    art.paint(painter, f"gate-{kind}", QRectF(0, 0, 100, 140))
    name = type_word(words, kind, own)
    ink = ON_METAL.of(kind)
    _paint_type(painter, name, ink, look, words)
    art.paint_mark(painter, "mark-gate", QRectF(8.5, 118, 13, 13), ON_METAL.plain)
    paint_signs(painter, art, signs, QRectF(26, 117.5, 66, 14), ON_METAL)
    painter.restore()


def paint_back(painter: QPainter, art: Art, kind: str, rect: QRectF) -> None:
    """The back of a card in another's hand."""
    art.paint(painter, f"back-{as_type(kind)}", rect)


def paint_locus(painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look) -> None:
    """A Locus; ``parts``: number, the two types it asks for, "prime" or "trigger", signs, own name if any."""
    number, first, second, kind, signs = parts[:5]
    own = parts[5] if len(parts) > 5 and parts[5] not in TAGS else ""
    with_units(painter, rect, LOCUS_UNITS)
    art.paint(painter, f"locus-{number}", QRectF(0, 0, 150, 100))
    _paint_kind(painter, art, kind)
    paint_signs(painter, art, signs, QRectF(32, 5, 86, 17.5), ON_PAPER)
    _paint_pair(painter, art, as_type(first), as_type(second))
    _paint_number(painter, number)
    if own:
        slip = QRectF(8, 46, 134, 17)
        _paint_slip(painter, slip)
        words, ink = own.replace(SLASH, "/"), ON_PAPER.plain
        room = slip.adjusted(4, 2, -4, -2)
        paint_words(painter, words, room, ink, 11.0, look.language, centred=True, least=0.5)
    painter.restore()


def _paint_number(painter: QPainter, number: str) -> None:
    """By what number the log and the buttons speak of a Locus, on the strip that is never covered."""
    slip = QRectF(125, 5, 21, 17.5)
    _paint_slip(painter, slip)
    # with the sign of a number: it is a name, not what the card is worth
    paint_number(painter, f"#{number}", slip.adjusted(2, 0, -2, 0), ON_PAPER.plain, 9.5)


def _paint_slip(painter: QPainter, slip: QRectF) -> None:
    painter.setPen(QPen(QColor(BRASS_DEEP), 0.8))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(slip, 3, 3)


def _paint_kind(painter: QPainter, art: Art, kind: str) -> None:
    """Whether it works at the start of a turn or is set off: a coloured tab with its mark."""
    tab = QPainterPath(QPointF(0.6, 5))
    tab.quadTo(QPointF(0.6, 0.6), QPointF(5, 0.6))
    tab.lineTo(27, 0.6)
    tab.lineTo(27, 20)
    tab.lineTo(22, 25.4)
    tab.lineTo(0.6, 25.4)
    tab.closeSubpath()
    painter.fillPath(tab, QColor("#7A5520" if kind == "prime" else RED))
    art.paint_mark(painter, f"mark-{kind}", QRectF(5.2, 4.4, 17, 17), PAPER)


def _paint_pair(painter: QPainter, art: Art, first: FacilityType, second: FacilityType) -> None:
    """The two Facilities that are asked for, on a slip of paper."""
    _paint_slip(painter, QRectF(8, 66, 58, 26))
    art.paint_mark(painter, f"mark-{first}", QRectF(11.5, 68.5, 21, 21), TYPE_INKS[first])
    art.paint_mark(painter, f"mark-{second}", QRectF(41.5, 68.5, 21, 21), TYPE_INKS[second])
    art.paint_mark(painter, "mark-plus", QRectF(33.6, 75.6, 7, 7), ON_PAPER.plain)


def paint_city(painter: QPainter, art: Art, parts: list[str], rect: QRectF) -> None:
    """A CityEngine; ``parts`` are "plan" or "complete" and its signs."""
    with_units(painter, rect, LOCUS_UNITS)
    art.paint(painter, f"city-{parts[0]}", QRectF(0, 0, 150, 100))
    paint_signs(painter, art, parts[1], QRectF(9, 6, 132, 17.5), ON_PAPER)
    painter.restore()


def paint_tag(painter: QPainter, art: Art, sign: str, rect: QRectF, across: float) -> None:
    """A brass tag on a card: "next" may be carried out next, "asks" asks something just now."""
    with_units(painter, rect, across)
    high = rect.height() / rect.width() * across
    edge = QRectF(1.2, 1.2, across - 2.4, high - 2.4)
    pen = QPen(QColor(BRASS_LIGHT), 3.2)
    if sign == "next":
        pen.setStyle(Qt.PenStyle.DashLine)
    for each in (QPen(QColor(BRASS_DEEP), 5.0), pen):
        painter.setPen(each)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(edge, 5, 5)
    # where a Locus or a city has its picture; on a Doppelgate above the name; on a plate beside its signs
    top = high - 35 if across == LOCUS_UNITS else min(high * 0.36, (high - 30) / 2)
    spot = QRectF(across - TAG_WIDTH, top, 30, 30)
    painter.setPen(QPen(QColor(BRASS_DEEP), 1.6))
    painter.setBrush(QColor(BRASS_LIGHT))
    painter.drawEllipse(spot)
    mark = "arrow" if sign == "next" else "question"
    art.paint_mark(painter, f"mark-{mark}", spot.adjusted(6, 6, -6, -6), BRASS_DEEP)
    painter.restore()
