"""Draws the examples of rules: one painter for all of them, in any size and look."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop.engine.ids import RuleId
from desktop.games.the_west.table.example_things import Thing, things_of
from desktop.games.the_west.table.examples import EXAMPLES, Spot
from desktop.games.the_west.table.faces import paint_face
from desktop.games.the_west.table.inks import ON_PAPER, PAPER, RED
from desktop.games.the_west.table.layout import on_discard
from desktop.games.the_west.table.sign_painter import paint_signs
from desktop.ui.table.art import Art
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import text_on
from desktop.ui.theme.seat_mark import paint_seat_mark
from desktop.wording.language import Words

_MARGIN = 16.0


def paint_example(painter: QPainter, art: Art, rule: RuleId, rect: QRectF, look: Look, words: Words) -> bool:
    """Draw the example of a rule into ``rect``; False when it has none."""
    example = EXAMPLES.get(rule)
    if example is None:
        return False
    things = things_of(example.rows)
    extent = QRectF()
    for thing in (each for row in things for each in row if each is not None):
        extent = extent.united(thing.rect)
    room = extent.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
    scale = min(rect.width() / room.width(), rect.height() / room.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-room.center())
    for row in things:
        for thing in row:
            if thing is not None:
                _paint_thing(painter, art, thing, look, words)
    for origin, target in example.arrows:
        _paint_arrow(painter, _at(things, origin), _at(things, target), look)
    painter.restore()
    return True


def _at(things: list[list[Thing | None]], spot: Spot) -> QRectF:
    thing = things[spot[0]][spot[1]]
    if thing is None:
        raise LookupError(spot)
    return _card_in(thing)


def _card_in(thing: Thing) -> QRectF:
    """Where the card of a thing lies: of a pile the upper part, so that no arrow covers its number."""
    kind, rect = thing.face, thing.rect
    if kind.startswith("pile/discard"):
        return on_discard(rect)
    if kind.startswith("pile/deck"):
        return QRectF(rect.left(), rect.top(), rect.width(), rect.width() * 1.4)
    return rect


def _paint_thing(painter: QPainter, art: Art, thing: Thing, look: Look, words: Words) -> None:
    rect, (kind, _, rest) = thing.rect, thing.face.partition("/")
    if thing.sign:
        _paint_ring(painter, rect, thing.sign, look)
    if kind == "seat":
        paint_seat_mark(painter, int(rest), rect, look, rest)
    elif kind == "loss":
        painter.setPen(QPen(QColor(RED), 2.4))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(rect, 10, 10)
        paint_signs(painter, art, f"lose:{rest}", rect.adjusted(10, 14, -10, -14), ON_PAPER)
    else:
        paint_face(painter, art, thing.face, rect, look, words)
        if thing.top:
            paint_face(painter, art, thing.top, _card_in(thing), look, words)
    if thing.sign in ("+", "-"):
        _paint_sign(painter, rect, thing.sign, look)


def _paint_ring(painter: QPainter, rect: QRectF, sign: str, look: Look) -> None:
    colours = {"+": look.colours.allowed, "-": look.colours.refused, "!": look.colours.accent}
    pen = QPen(QColor(colours[sign]), 6.0)
    if sign == "-":
        pen.setDashPattern([2.0, 1.2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(-4, -4, 4, 4), 9, 9)


def _paint_sign(painter: QPainter, rect: QRectF, sign: str, look: Look) -> None:
    """A tick or a cross at the upper right corner."""
    ground = look.colours.allowed if sign == "+" else look.colours.refused
    spot = QRectF(rect.right() - 24, rect.top() - 12, 36, 36)
    painter.setPen(QPen(QColor(text_on(ground)), 2.0))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(spot)
    pen = QPen(QColor(text_on(ground)), 4.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    at = spot.topLeft()
    if sign == "+":
        painter.drawPolyline(QPolygonF([at + QPointF(10, 19), at + QPointF(16, 25), at + QPointF(27, 12)]))
    else:
        painter.drawLine(at + QPointF(12, 12), at + QPointF(24, 24))
        painter.drawLine(at + QPointF(24, 12), at + QPointF(12, 24))


def _paint_arrow(painter: QPainter, origin: QRectF, target: QRectF, look: Look) -> None:
    """A bowed arrow from one thing to the edge of another."""
    begin, end = origin.center(), target.center()
    level = abs(begin.y() - end.y()) < max(origin.height(), target.height()) / 2
    if level:
        low = max(origin.bottom(), target.bottom()) - 12
        begin, end = QPointF(begin.x(), low), QPointF(end.x(), low)
    else:
        begin += (end - begin) * 0.25
        end -= (end - begin) * 0.3
    middle = (begin + end) / 2 + (QPointF(0, 40) if level else QPointF(40, 0))
    path = QPainterPath(begin)
    path.quadTo(middle, end)
    head = _head(middle, end)
    for ink, extra in ((look.colours.surface, 6.0), (look.colours.accent, 0.0)):
        pen = QPen(QColor(ink), 6.0 + extra)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
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
    path.lineTo(tip - unit * 14 + across * 9)
    path.lineTo(tip - unit * 14 - across * 9)
    path.closeSubpath()
    return path
