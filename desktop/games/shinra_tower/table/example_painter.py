"""Draws the examples of rules: one painter for all of them, in any size and look."""

from collections.abc import Mapping

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.engine.ids import RuleId
from desktop.games.shinra_tower.physics.pieces import FigureSize
from desktop.games.shinra_tower.table.example_layout import SLOT, Row, Thing, is_tile, is_wall, lay_out
from desktop.games.shinra_tower.table.examples import EXAMPLES, Example, Spot
from desktop.games.shinra_tower.table.faces import paint_face
from desktop.games.shinra_tower.table.fit_face import paint_sign
from desktop.games.shinra_tower.table.piece_faces import paint_floor_tag, paint_piece
from desktop.games.shinra_tower.table.shades import faded, paint_gap
from desktop.ui.table.art import Art
from desktop.ui.table.lettering import paint_number
from desktop.ui.theme.look import Look
from desktop.ui.theme.seat_mark import paint_seat_mark
from desktop.wording.language import Words

_MARGIN = 12.0
_BELOW = 14.0
_TAG = QRectF(0, 0, 21, 13)
_SIGN = 15.0
_FOLDED = 30
_CARD_ON_TABLE = 100.0


def paint_example(
    painter: QPainter,
    art: Art,
    figures: Mapping[str, FigureSize],
    rule: RuleId,
    rect: QRectF,
    look: Look,
    words: Words,
) -> bool:
    """Draw the example of a rule into ``rect``; False when it has none."""
    example = EXAMPLES.get(rule)
    if example is None:
        return False
    rows = lay_out(example, figures)
    room = _extent(rows, example)
    scale = min(rect.width() / room.width(), rect.height() / room.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-room.center())
    _paint_ground(painter, example, rows, room, look)
    for thing in (each for row in rows for each in row if each is not None):
        _paint_thing(painter, art, thing, look, words)
    for origin, target in example.arrows:
        _paint_arrow(painter, _at(rows, origin), _at(rows, target), look)
    for thing in (each for row in rows for each in row if each is not None):
        _paint_sign(painter, thing, look)
    painter.restore()
    return True


def _extent(rows: list[Row], example: Example) -> QRectF:
    """Everything there is, with room for tags, signs and what is under the tower."""
    extent = QRectF()
    for thing in (each for row in rows for each in row if each is not None):
        extent = extent.united(thing.rect)
    tags = _TAG.width() - 4 if example.tower else 0.0
    return extent.adjusted(-_MARGIN - tags, -_MARGIN, _MARGIN, _BELOW)


def _at(rows: list[Row], spot: Spot) -> QRectF:
    thing = rows[spot[0]][spot[1]]
    if thing is None:
        raise LookupError(spot)
    return thing.rect


def _paint_ground(painter: QPainter, example: Example, rows: list[Row], room: QRectF, look: Look) -> None:
    """The table, and the walls of the floor below, of which only the beginnings are seen."""
    pen = QPen(QColor(look.colours.line), 3.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    foot = rows[len(example.tower) - 1][0] if example.tower else None
    left = room.left() + 4
    if foot is not None and foot.name != "1F":
        left = foot.rect.right() + 10
        painter.setPen(QPen(pen.color(), 3.0, Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap))
        for x in (-2.5 * SLOT, 2.5 * SLOT):
            painter.drawLine(QLineF(x, 4.0, x, _BELOW - 3))
    if example.table:
        painter.setPen(pen)
        painter.drawLine(QLineF(left, 1.5, room.right() - 4, 1.5))


def _paint_thing(painter: QPainter, art: Art, thing: Thing, look: Look, words: Words) -> None:
    painter.save()
    if thing.ghost:
        painter.setOpacity(0.5)
    rect = thing.rect
    if thing.lying:
        painter.translate(rect.center())
        painter.rotate(90)
        rect = QRectF(-rect.height() / 2, -rect.width() / 2, rect.height(), rect.width())
    if "/" in thing.name:
        _paint_card(painter, art, thing.name, rect, look, words)
    elif thing.name.startswith("#"):
        paint_number(painter, thing.name[1:], rect, look.colours.accent, rect.height() * 0.8)
    elif thing.name == ".":
        paint_gap(painter, rect, look.colours.text_soft, 4)
    elif thing.name[1:].isdecimal():
        paint_seat_mark(painter, int(thing.name[1:]), rect, look, thing.name[1:])
    else:
        _paint_piece(painter, art, thing, rect, look, words)
    painter.restore()
    _paint_ring(painter, thing, look)


def _paint_card(painter: QPainter, art: Art, face: str, rect: QRectF, look: Look, words: Words) -> None:
    """As on the table, only smaller: the plate with a pile's number, too."""
    share = rect.width() / _CARD_ON_TABLE
    painter.translate(rect.topLeft())
    painter.scale(share, share)
    whole = QRectF(0, 0, rect.width() / share, rect.height() / share)
    paint_face(painter, art, face, whole, look, words)


def _paint_piece(painter: QPainter, art: Art, thing: Thing, rect: QRectF, look: Look, words: Words) -> None:
    name = thing.name
    if is_tile(name):
        number = int(name[:-1])
        tile = rect if thing.on_tower else QRectF(rect.left(), rect.center().y() - 2.2, rect.width(), 4.4)
        paint_piece(painter, art, f"floor-{number}", 0, tile, words)
        tag = _TAG.translated(rect.left() - _TAG.width() * 0.75, rect.center().y() - _TAG.height() / 2)
        if not thing.on_tower:
            tag.moveCenter(rect.center())
        painter.setOpacity(1.0)  # the number of a tile that is to come is what is read first
        paint_floor_tag(painter, number, tag, look, words)
    elif is_wall(name):
        fold = 0 if name.endswith("'") else _FOLDED
        paint_piece(painter, art, f"{name.removesuffix(chr(39))}-1", fold, rect, words)
    else:
        paint_piece(painter, art, name, 0, rect, words)


def _paint_ring(painter: QPainter, thing: Thing, look: Look) -> None:
    """A line round what the example is about; what is not yet there has one of dashes."""
    colours = {"+": look.colours.allowed, "-": look.colours.refused, "!": look.colours.accent}
    if not thing.sign and not thing.ghost:
        return
    colour = colours.get(thing.sign, look.colours.text_soft)
    pen = QPen(QColor(colour), 2.2 if thing.sign else 1.4)
    if thing.ghost:
        pen.setDashPattern([2.4, 1.6])
    painter.setPen(pen)
    painter.setBrush(faded(colour, 0.08))
    tag = 9.0 if thing.on_tower and is_tile(thing.name) else 0.0
    painter.drawRoundedRect(thing.rect.adjusted(tag - 2, -2, 2, 2), 4, 4)


def _paint_sign(painter: QPainter, thing: Thing, look: Look) -> None:
    """A tick or a cross at the upper right corner."""
    if thing.sign not in ("+", "-"):
        return
    painter.save()
    painter.translate(thing.rect.topRight() + QPointF(-_SIGN / 2, 1 - _SIGN / 2))
    paint_sign(painter, QRectF(0, 0, _SIGN, _SIGN), look, "free" if thing.sign == "+" else "refused")
    painter.restore()


def _paint_arrow(painter: QPainter, origin: QRectF, target: QRectF, look: Look) -> None:
    """A bowed arrow from one thing to the edge of another."""
    begin, end = origin.center(), target.center()
    way = end - begin
    length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    free = min(0.36, 13 / length)
    begin, end = begin + way * free, end - way * free
    across = QPointF(-way.y(), way.x()) / length
    middle = (begin + end) / 2 + across * min(16.0, length * 0.2) * (1 if way.x() < 0 else -1)
    path = QPainterPath(begin)
    path.quadTo(middle, end)
    head = _head(middle, end)
    for ink, width in ((look.colours.surface, 5.6), (look.colours.accent, 2.8)):
        pen = QPen(QColor(ink), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setBrush(QColor(ink))
        painter.drawPath(head)


def _head(came_from: QPointF, tip: QPointF) -> QPainterPath:
    along = tip - came_from
    unit = along / max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5)
    across = QPointF(-unit.y(), unit.x())
    path = QPainterPath(tip + unit * 2)
    path.lineTo(tip - unit * 6 + across * 4)
    path.lineTo(tip - unit * 6 - across * 4)
    path.closeSubpath()
    return path
