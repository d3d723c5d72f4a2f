"""The grounds on which cards and pieces lie: gaps, trays, piles, plates and the row of fallen walls."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.engine.ids import seat_id
from desktop.games.shinra_tower.rules.ending import MOST_FALLEN_WALLS
from desktop.games.shinra_tower.table import layout
from desktop.games.shinra_tower.table.card_faces import paint_back, paint_card
from desktop.games.shinra_tower.table.shades import FOE, faded, paint_gap, paint_plate
from desktop.ui.table.art import Art
from desktop.ui.table.lettering import paint_number, paint_words
from desktop.ui.theme.look import Look
from desktop.ui.theme.seat_mark import paint_seat_mark
from desktop.wording.language import Words

GROWS: Final = 1.25
"""So far words on the table grow with the text: their places have no more room, and tips tell them larger."""
_PURPOSE_LINES: Final = 6


def paint_ground(
    painter: QPainter, art: Art, kind: str, parts: list[str], rect: QRectF, look: Look, words: Words
) -> None:
    """The ground of a zone."""
    match kind:
        case "gap":
            paint_gap(painter, rect, look.colours.text_soft)
        case "tray":
            _paint_tray(painter, _heading(parts[0], words), rect, look)
            if parts[1:] == ["empty"]:
                _paint_purpose(painter, _purpose(parts[0], words), rect, look)
        case "spread":
            _paint_spread(painter, int(parts[0]), rect, look, words)
        case "row":
            _paint_row(painter, int(parts[0]), rect, look, words)
        case "wallcount":
            _paint_count(painter, int(parts[1]), rect, look)
        case "seat":
            _paint_seat(painter, parts, rect, look, words)
        case _:
            _paint_pile(painter, art, parts, rect, look, words)


def _heading(zone: str, words: Words) -> str:
    match zone:
        case "supply-tiles":
            return words.tr("shinra.table.tiles")
        case "supply-walls":
            return words.tr("shinra.table.walls")
        case "supply-allies":
            return words.tr("shinra.table.allies")
        case "supply-enemies":
            return words.tr("shinra.table.enemies")
        case "supply-bosses":
            return words.tr("shinra.table.bosses")
        case "strip":
            return words.tr("shinra.table.strip")
        case _:
            return words.tr("shinra.table.aside")


def _purpose(zone: str, words: Words) -> str:
    """What a tray is for, before anything has ever been in it."""
    return (
        words.tr("shinra.table.strip-purpose") if zone == "strip" else words.tr("shinra.table.aside-purpose")
    )


def _paint_purpose(painter: QPainter, text: str, rect: QRectF, look: Look) -> None:
    size = 13.0 * min(GROWS, look.text_scale)
    lines = QRectF(rect.left() + 9, rect.top() + 34, rect.width() - 18, size * 1.3 * _PURPOSE_LINES)
    paint_words(painter, text, lines, look.colours.text_soft, size, look.language, lines=_PURPOSE_LINES)


def _paint_tray(painter: QPainter, heading: str, rect: QRectF, look: Look) -> None:
    colours = look.colours
    paint_plate(painter, rect, faded(colours.surface, 0.86), faded(colours.line, 0.5))
    grown = min(GROWS, look.text_scale)
    line = QRectF(rect.left() + 9, rect.top() + 11.5 - 9.5 * grown, rect.width() - 18, 19 * grown)
    paint_words(painter, heading, line, colours.text_soft, 14.5 * grown, look.language)


def _paint_spread(painter: QPainter, count: int, rect: QRectF, look: Look, words: Words) -> None:
    """What the discarded cards lie on while they are read; it hides the tower."""
    paint_plate(painter, rect, QColor(look.colours.surface), QColor(look.colours.line))
    grown = min(GROWS, look.text_scale)
    line = QRectF(rect.left() + 14, rect.top() + 4, rect.width() - 28, 25 * grown)
    title = words.tr("shinra.table.spread") if count else words.tr("shinra.tip.discard-empty")
    paint_words(painter, title, line, look.colours.text, 20 * grown, look.language)
    hint = words.tr("shinra.table.spread-close")
    below = QRectF(line.left(), line.bottom(), line.width(), 21 * grown)
    paint_words(painter, hint, below, look.colours.text_soft, 15 * grown, look.language, least=0.6)


def _paint_row(painter: QPainter, count: int, rect: QRectF, look: Look, words: Words) -> None:
    """Five places: the fifth fallen wall is a loss, and is told by a sign before it comes."""
    _paint_tray(painter, words.tr("shinra.table.row"), rect, look)
    number = QRectF(rect.left() + 9, rect.top() + 24, rect.width() - 18, 28)
    colour = look.colours.refused if count >= MOST_FALLEN_WALLS - 1 else look.colours.text
    paint_words(
        painter,
        words.tr("shinra.table.row-count", n=count, most=MOST_FALLEN_WALLS),
        number,
        colour,
        22 * min(GROWS, look.text_scale),
        look.language,
    )
    for index in range(MOST_FALLEN_WALLS):
        place = layout.row_rect(index).translated(rect.topLeft() - layout.ROW.topLeft())
        last = index == MOST_FALLEN_WALLS - 1
        paint_gap(painter, place, FOE if last else look.colours.text_soft, 4)
        if last and count < MOST_FALLEN_WALLS:
            pen = QPen(QColor(look.colours.refused), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            cross = QRectF(place.center().x() - 8, place.center().y() - 8, 16, 16)
            painter.drawLine(cross.topLeft(), cross.bottomRight())
            painter.drawLine(cross.topRight(), cross.bottomLeft())


def _paint_count(painter: QPainter, count: int, rect: QRectF, look: Look) -> None:
    grown = min(GROWS, look.text_scale)
    plate = QRectF(0, 0, 28 * grown, 20 * grown)
    plate.moveCenter(QPointF(rect.center().x(), rect.bottom() - 1 - 10 * grown))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.colours.paper))
    painter.drawRoundedRect(plate, 6, 6)
    paint_number(painter, str(count), plate.adjusted(3, 0, -3, 0), look.colours.ink, 11.5 * grown)


def _paint_seat(painter: QPainter, parts: list[str], rect: QRectF, look: Look, words: Words) -> None:
    seat, turn = int(parts[0]), parts[1] == "turn"
    colours = look.colours
    edge = QColor(colours.accent) if turn else faded(colours.line, 0.4)
    paint_plate(painter, rect, faded(colours.surface, 0.92 if turn else 0.7), edge, 9)
    mark = QRectF(rect.left() + 6, rect.center().y() - 11, 22, 22)
    paint_seat_mark(painter, seat, mark, look)
    name = words.tr("shinra.table.seat", seat=seat_id(seat))
    room = rect.adjusted(34, 1, -6, -1)
    size = 16 * min(1.5, look.text_scale)
    paint_words(painter, name, room, colours.text, size, look.language, least=0.5, lines=2)


def _paint_pile(
    painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look, words: Words
) -> None:
    """A pile face down, or with its top card (``parts`` go on with that card's face) face up."""
    count, face = int(parts[0]), parts[2:]
    if not count:
        paint_gap(painter, rect, look.colours.text_soft)
        return
    for layer in range(min(4, (count + 5) // 6)):
        card = rect.adjusted(0, 6, -6, 0).translated(layer * 1.6, -layer * 1.6)
        painter.save()
        if face:
            painter.translate(card.center())
            painter.rotate((-3.0, 2.0, -1.5, 3.0)[layer])
            painter.translate(-card.center())
            paint_card(painter, art, face, card, words)
        else:
            paint_back(painter, art, card)
        painter.restore()
    large = min(1.5, look.text_scale)
    plate = QRectF(0, 0, 32 * large, 24 * large)
    plate.moveBottomRight(rect.bottomRight() - QPointF(2, 2))
    painter.setPen(QPen(faded(look.colours.ink, 0.4), 1))
    painter.setBrush(QColor(look.colours.paper))
    painter.drawRoundedRect(plate, 7, 7)
    paint_number(painter, str(count), plate.adjusted(4, 0, -4, 0), look.colours.ink, 13 * large)
