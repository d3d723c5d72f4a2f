"""A seat is told apart by shape first and colour second."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop.engine.ids import Seat
from desktop.ui.theme.fonts import font_for
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import text_on


def seat_colour(seat: Seat, look: Look) -> str:
    """The ground of a seat's colour; seats beyond the fifth begin anew."""
    return look.colours.seats[(seat - 1) % len(look.colours.seats)]


def seat_shape(seat: Seat, rect: QRectF) -> QPainterPath:
    """Circle, square, triangle, diamond or hexagon for seats 1 to 5, within ``rect``."""
    path = QPainterPath()
    kind = (seat - 1) % 5
    if kind == 0:
        path.addEllipse(rect)
    elif kind == 1:
        inset = rect.width() * 0.07
        path.addRoundedRect(rect.adjusted(inset, inset, -inset, -inset), inset * 2, inset * 2)
    else:
        path.addPolygon(_corners(rect, *((3, -90.0), (4, -90.0), (6, 0.0))[kind - 2]))
        path.closeSubpath()
    return path


def paint_seat_mark(painter: QPainter, seat: Seat, rect: QRectF, look: Look, letter: str = "") -> None:
    """Paint a seat's shape in its colour, with a letter in it when one is given."""
    colour = seat_colour(seat, look)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(text_on(colour)), max(1.0, rect.width() * 0.05)))
    painter.setBrush(QColor(colour))
    painter.drawPath(seat_shape(seat, rect.adjusted(1, 1, -1, -1)))
    if letter:
        font = font_for(look.language, bold=True)
        font.setPixelSize(max(1, round(rect.height() * 0.46)))
        painter.setFont(font)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, letter)
    painter.restore()


def _corners(rect: QRectF, count: int, first_degrees: float) -> QPolygonF:
    centre, radius = rect.center(), rect.width() / 2
    if count == 3:
        # a triangle hangs below its middle: lift it so that it fills the rectangle
        return QPolygonF(
            [
                QPointF(centre.x(), rect.top()),
                QPointF(rect.right(), rect.bottom() - radius * 0.12),
                QPointF(rect.left(), rect.bottom() - radius * 0.12),
            ]
        )
    angles = (math.radians(first_degrees + 360 * corner / count) for corner in range(count))
    return QPolygonF([centre + QPointF(math.cos(a), math.sin(a)) * radius for a in angles])
