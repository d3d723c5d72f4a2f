"""What modules bring to the table, as it is painted: panoramas, goals, goats and the hiker."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop.games.tranquility.table.card_faces import with_units
from desktop.ui.table.art import Art
from desktop.ui.table.lettering import no_pen, paint_number
from desktop.ui.theme.look import Look

PANORAMA_UNITS = 120.0

_BLEED = 0.7
"""Panoramas join without a gap: each is painted a little beyond its edges, or a seam would show."""


def face_of_numbers(numbers: tuple[int, ...]) -> str:
    """A panorama's numbers as a part of a face's name."""
    return "-".join(str(number) for number in numbers)


def paint_panorama(painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look) -> None:
    """Cards of the base: some of them face down, or one with the numbers of its goal."""
    if parts[0] == "back":
        count = int(parts[1])
        width = rect.width() / count
        for index in range(count):
            card = QRectF(rect.left() + index * width, rect.top(), width, rect.height())
            art.paint(painter, "panorama-back", card.adjusted(-_BLEED, 0, _BLEED, 0))
        return
    numbers = parts[1].split("-")
    with_units(painter, rect, PANORAMA_UNITS)
    art.paint(painter, "panorama-face", QRectF(-_BLEED, 0, 120 + 2 * _BLEED, 64))
    plate = QRectF(22, 18, 76, 36)
    if len(numbers) != 3:
        # the picture has three fields: any other number of them gets a plain plate
        painter.setPen(no_pen())
        painter.setBrush(QColor(look.colours.paper))
        painter.drawRoundedRect(plate, 4, 4)
    _paint_numbers(painter, numbers, plate, look.colours.ink, 16.5)
    painter.restore()


def paint_goal(painter: QPainter, parts: list[str], rect: QRectF, look: Look) -> None:
    """A goal in the list: its numbers, and a tick once it is done."""
    done = "done" in parts
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(look.colours.allowed if done else look.colours.line), 2.2 if done else 1.2))
    painter.setBrush(QColor(look.colours.paper))
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
    room = rect.adjusted(6, 0, -28, 0)
    _paint_numbers(painter, parts[0].split("-"), room, look.colours.ink, 13.5)
    sign = QRectF(rect.right() - 27, rect.center().y() - 10, 20, 20)
    if done:
        paint_tick(painter, sign, look.colours.paper, _DONE)
    else:
        painter.setPen(QPen(QColor(look.colours.ink), 1.6, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(sign.adjusted(2, 2, -2, -2))


_DONE = "#0b7263"


def paint_tick(painter: QPainter, rect: QRectF, ink: str, ground: str) -> None:
    """A tick on a round ground."""
    painter.setPen(no_pen())
    painter.setBrush(QColor(ground))
    painter.drawEllipse(rect)
    unit = rect.width() / 22
    pen = QPen(
        QColor(ink), 3.2 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )
    painter.setPen(pen)
    corner = rect.topLeft()
    points = [corner + QPointF(x, y) * unit for x, y in ((5.8, 11.6), (9.6, 15.4), (16.4, 7.2))]
    painter.drawPolyline(QPolygonF(points))


def paint_cross(painter: QPainter, rect: QRectF, ink: str, ground: str) -> None:
    """A cross on a square ground: told from a tick by its outline too."""
    painter.setPen(no_pen())
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect, rect.width() * 0.22, rect.width() * 0.22)
    unit = rect.width() / 22
    painter.setPen(QPen(QColor(ink), 3.2 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    corner = rect.topLeft()
    for first, second in (((6.5, 6.5), (15.5, 15.5)), ((15.5, 6.5), (6.5, 15.5))):
        painter.drawLine(corner + QPointF(*first) * unit, corner + QPointF(*second) * unit)


def paint_goat(painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look) -> None:
    """A goat; the last one of a herd carries how many stand there."""
    art.paint_whole(painter, "goat", rect)
    if parts:
        side = rect.width() * 0.5
        label = QRectF(rect.right() - side * 0.8, rect.top() - 1, side, side)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(no_pen())
        painter.setBrush(QColor(look.colours.ink))
        painter.drawEllipse(label)
        paint_number(painter, parts[0], label.adjusted(2, 0, -2, 0), look.colours.paper, side * 0.55)


def paint_corral(painter: QPainter, art: Art, parts: list[str], rect: QRectF, look: Look) -> None:
    """The ground on which goats wait, or ropes lie, or the "hiker" stands; he leaves a trace."""
    ground = QColor(look.colours.surface)
    ground.setAlphaF(0.5)
    line = QColor(look.colours.line)
    line.setAlphaF(0.5)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(line, 1.0))
    painter.setBrush(ground)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
    if parts:
        painter.setOpacity(0.22)
        art.paint_whole(painter, parts[0], rect.adjusted(8, 8, -8, -8))


def _paint_numbers(painter: QPainter, numbers: list[str], rect: QRectF, ink: str, height: float) -> None:
    """Numbers side by side in equal fields, with fine lines between."""
    field = rect.width() / len(numbers)
    line = QColor(ink)
    line.setAlphaF(0.25)
    for at, number in enumerate(numbers):
        left = rect.left() + at * field
        if at:
            painter.setPen(QPen(line, 1.0))
            top = rect.center().y() - height * 0.7
            painter.drawLine(QPointF(left, top), QPointF(left, top + height * 1.4))
        paint_number(painter, number, QRectF(left + 3, rect.top(), field - 6, rect.height()), ink, height)
