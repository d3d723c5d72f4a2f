"""The end of a match on paper: the plan of the city is inked in, from the left to the right."""

from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.ui.table.art import Art
from desktop.ui.theme.look import Look

CARD: Final = QRectF(0, 0, 150, 100)
DRAWING: Final = QRectF(4.5, 27, 141, 68.5)
"""Where on the CityEngine the city is drawn, in the units of its picture."""

MARGIN: Final = 0.1
"""Paper above and below the drawing, by the height of all."""

EDGE: Final = "#6b4a1c"
LINE: Final = "#2c5a99"
DIMENSION_GAP: Final = 12.0


def paint_end(
    painter: QPainter, art: Art, rect: QRectF, kind: Literal["win", "loss", "draw"], risen: float, look: Look
) -> None:
    """A won match completes the city, a draw half of it; a lost one leaves the plan."""
    art.paint_cover(painter, "backdrop-dark" if look.dark else "backdrop-light", rect)
    share = {"win": 1.0, "draw": 0.5, "loss": 0.0}[kind] * risen
    drawing = _drawing(rect)
    _paint_part(painter, art, "city-plan", drawing, drawing)
    done = QRectF(drawing.topLeft(), QPointF(drawing.left() + drawing.width() * share, drawing.bottom()))
    if not done.isEmpty():
        _paint_part(painter, art, "city-complete", drawing, done)
    painter.setPen(QPen(QColor(EDGE), 1.6))
    painter.drawRect(drawing)
    _paint_dimensions(painter, rect, drawing, QColor("#a9c8ee" if look.dark else LINE))


def _drawing(rect: QRectF) -> QRectF:
    height = rect.height() * (1 - 2 * MARGIN)
    drawing = QRectF(0, 0, height * DRAWING.width() / DRAWING.height(), height)
    drawing.moveCenter(rect.center())
    return drawing


def _paint_part(painter: QPainter, art: Art, name: str, drawing: QRectF, shown: QRectF) -> None:
    """The drawing of a card, without the card, and of it only the part that is shown."""
    scale = drawing.width() / DRAWING.width()
    at = drawing.topLeft() - DRAWING.topLeft() * scale
    painter.save()
    painter.setClipRect(shown, Qt.ClipOperation.IntersectClip)
    art.paint(painter, name, QRectF(at, CARD.size() * scale))
    painter.restore()


def _paint_dimensions(painter: QPainter, rect: QRectF, drawing: QRectF, colour: QColor) -> None:
    """Dimension lines at both sides, as on a draughtsman's sheet."""
    painter.setPen(QPen(colour, 1.2))
    reach = min(DIMENSION_GAP, (rect.width() - drawing.width()) / 4)
    for x in (drawing.left() - reach, drawing.right() + reach):
        painter.drawLine(QPointF(x, drawing.top()), QPointF(x, drawing.bottom()))
        for y in (drawing.top(), drawing.bottom()):
            painter.drawLine(QPointF(x - reach / 2, y), QPointF(x + reach / 2, y))
            painter.drawLine(QPointF(x - reach / 4, y + reach / 4), QPointF(x + reach / 4, y - reach / 4))
