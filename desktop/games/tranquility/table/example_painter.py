"""Draws the examples of rules: one painter for all of them, in any size and look."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.engine.ids import RuleId
from desktop.games.tranquility.table.examples import EXAMPLES, Example, Spot
from desktop.games.tranquility.table.faces import paint_face
from desktop.games.tranquility.table.module_faces import paint_cross, paint_tick
from desktop.ui.table.art import Art
from desktop.ui.table.lettering import paint_number
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import text_on
from desktop.ui.theme.seat_mark import paint_seat_mark
from desktop.wording.language import Words

_CARD = 100.0
_CARD_HEIGHT = 70.0
_PITCH = 106.0
_LINE = 76.0
_MARGIN = 14.0
_LABELS = 30.0

_TERRAINS = {"g": "green", "b": "blue", "r": "red"}
_PLAIN = {
    "=": "bridge",
    "^": "summit",
    "~": "rope",
    "#": "back",
    "p": "panorama/back/1",
    "h": "hiker",
    "G": "goat",
}


@dataclass(frozen=True, slots=True)
class _Thing:
    """One thing of an example: its face, its sign, and who stands on it."""

    rect: QRectF
    face: str
    sign: str = ""
    standing: str = ""
    seat: int = 0


def paint_example(painter: QPainter, art: Art, rule: RuleId, rect: QRectF, look: Look, words: Words) -> bool:
    """Draw the example of a rule into ``rect``; False when it has none."""
    example = EXAMPLES.get(rule)
    if example is None:
        return False
    things = _things(example)
    extent = QRectF()
    for thing in (each for row in things for each in row if each is not None):
        extent = extent.united(thing.rect)
    room = extent.adjusted(-_MARGIN - (_LABELS if example.floor else 0), -_MARGIN, _MARGIN, _MARGIN)
    scale = min(rect.width() / room.width(), rect.height() / room.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-room.center())
    _paint_floors(painter, example, extent, look)
    for row in things:
        for thing in row:
            if thing is not None and thing.face:
                _paint_thing(painter, art, thing, look, words)
    for origin, target in example.arrows:
        _paint_arrow(painter, _at(things, origin), _at(things, target), look)
    painter.restore()
    return True


def _things(example: Example) -> list[list[_Thing | None]]:
    laid: list[list[_Thing | None]] = []
    for number, (start, tokens) in enumerate(example.rows):
        top = number * _LINE
        row: list[_Thing | None] = []
        for at, token in enumerate(tokens.split()):
            rect = QRectF((start + at) * _PITCH, top, _CARD, _CARD_HEIGHT)
            row.append(None if token == "_" else _thing(token, rect))
        laid.append(row)
    return laid


def _thing(token: str, rect: QRectF) -> _Thing:
    sign = token[0] if token[0] in "+-!" else ""
    name, _, standing = token.removeprefix(sign).partition("@")
    seat = int(name[1:]) if name[0] == "s" else 0
    return _Thing(rect, _face(name), sign, standing, seat)


def _face(name: str) -> str:
    """The face that a token stands for."""
    kind, rest = name[0], name[1:]
    if kind in _TERRAINS:
        return f"ascent/{_TERRAINS[kind]}/{rest.removesuffix('*')}" + ("/goat" if rest.endswith("*") else "")
    if kind == "F":
        return f"campfire/{_TERRAINS[rest]}"
    piles = {"D": "pile/deck/", "X": "pile/discard/", "P": "panorama/up/"}
    if kind in piles:
        return piles[kind] + rest
    if kind == "T":
        return f"goal/{rest}/done"
    return _PLAIN.get(name, {"s": "seat", ".": "gap"}.get(kind, ""))


def _at(things: list[list[_Thing | None]], spot: Spot) -> QRectF:
    thing = things[spot[0]][spot[1]]
    if thing is None:
        raise LookupError(spot)
    return thing.rect


def _paint_thing(painter: QPainter, art: Art, thing: _Thing, look: Look, words: Words) -> None:
    rect = thing.rect
    if thing.sign:
        _paint_ring(painter, rect, thing.sign, look)
    if thing.face == "seat":
        mark = QRectF(rect.center().x() - 26, rect.center().y() - 26, 52, 52)
        paint_seat_mark(painter, thing.seat, mark, look, str(thing.seat))
    elif thing.face == "gap":
        _paint_gap(painter, rect, look)
    elif thing.face.startswith("panorama/"):
        paint_face(
            painter, art, thing.face, QRectF(rect.left() - 3, rect.top() + 13, _PITCH, 56), look, words
        )
    elif thing.face.startswith("pile/"):
        paint_face(painter, art, thing.face, rect.adjusted(5, 0, -5, 2), look, words)
    else:
        paint_face(painter, art, thing.face, rect, look, words)
    _paint_standing(painter, art, thing, look, words)
    if thing.sign in ("+", "-"):
        _paint_sign(painter, rect, thing.sign, look)


def _paint_standing(painter: QPainter, art: Art, thing: _Thing, look: Look, words: Words) -> None:
    rect = thing.rect
    if thing.standing == "h":
        paint_face(painter, art, "hiker", QRectF(rect.right() - 48, rect.top() + 4, 46, 62), look, words)
    elif thing.standing:
        face = "goat" if thing.standing == "1" else f"goat/{thing.standing}"
        paint_face(painter, art, face, QRectF(rect.left() + 34, rect.top() + 22, 44, 44), look, words)


def _paint_gap(painter: QPainter, rect: QRectF, look: Look) -> None:
    ground = QColor(look.colours.line)
    ground.setAlphaF(0.12)
    painter.setBrush(ground)
    painter.setPen(QPen(QColor(look.colours.line), 1.8, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)


def _paint_ring(painter: QPainter, rect: QRectF, sign: str, look: Look) -> None:
    colours = {"+": look.colours.allowed, "-": look.colours.refused, "!": look.colours.accent}
    pen = QPen(QColor(colours[sign]), 5.0)
    if sign == "-":
        pen.setDashPattern([2.0, 1.2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 9, 9)


def _paint_sign(painter: QPainter, rect: QRectF, sign: str, look: Look) -> None:
    spot = QRectF(rect.right() - 24, rect.top() - 10, 34, 34)
    ground = look.colours.allowed if sign == "+" else look.colours.refused
    (paint_tick if sign == "+" else paint_cross)(painter, spot, text_on(ground), ground)


def _paint_floors(painter: QPainter, example: Example, extent: QRectF, look: Look) -> None:
    """The number of each row at its left."""
    if not example.floor:
        return
    for number, (start, _) in enumerate(reversed(example.rows)):
        top = (len(example.rows) - 1 - number) * _LINE
        room = QRectF(extent.left() + start * _PITCH - _LABELS, top, _LABELS - 6, _CARD_HEIGHT)
        paint_number(painter, str(example.floor + number), room, look.colours.text_soft, 15)


def _paint_arrow(painter: QPainter, origin: QRectF, target: QRectF, look: Look) -> None:
    """A bowed arrow from one thing to the edge of another."""
    begin, end = origin.center(), target.center()
    level = abs(begin.y() - end.y()) < 1
    if level:
        begin, end = QPointF(begin.x(), origin.bottom() - 8), QPointF(end.x(), target.bottom() - 8)
    else:
        begin += (end - begin) * 0.22
        end -= (end - begin) * 0.34
    middle = (begin + end) / 2 + (QPointF(0, 34) if level else QPointF(0, 0))
    path = QPainterPath(begin)
    path.quadTo(middle, end)
    head = _head(middle, end)
    for ink, extra in ((look.colours.surface, 5.0), (look.colours.accent, 0.0)):
        pen = QPen(
            QColor(ink),
            5.0 + extra,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setBrush(QColor(ink))
        painter.drawPath(head)


def _head(came_from: QPointF, tip: QPointF) -> QPainterPath:
    along = tip - came_from
    length = max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5)
    unit = along / length
    across = QPointF(-unit.y(), unit.x())
    path = QPainterPath(tip + unit * 4)
    path.lineTo(tip - unit * 12 + across * 8)
    path.lineTo(tip - unit * 12 - across * 8)
    path.closeSubpath()
    return path
