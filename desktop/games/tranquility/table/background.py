"""The room behind the table: dawn in the mountains, and how it ends."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from desktop.games.tranquility.table import layout
from desktop.games.tranquility.table.mountain_face import paint_mountain
from desktop.ui.table.art import Art
from desktop.ui.theme.look import Look


def paint_background(painter: QPainter, art: Art, rect: QRectF, look: Look, mood: str) -> None:
    """The landscape; "win" lets the sun come up, "loss" brings mist and dusk."""
    art.paint_cover(painter, "landscape-dark" if look.dark else "landscape-light", rect)
    if mood == "win":
        _paint_dawn(painter, art, rect, look)
    _paint_mountain(painter, rect, look)
    if mood == "loss":
        _paint_mist(painter, rect, look)


def _paint_mountain(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The mountain under the cards: the table lies in the middle of its room, in the same units."""
    scale = min(1.0, rect.width() / layout.WIDTH, rect.height() / layout.HEIGHT)
    painter.save()
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-layout.WIDTH / 2, -layout.HEIGHT / 2)
    paint_mountain(painter, look)
    painter.restore()


def _paint_dawn(painter: QPainter, art: Art, rect: QRectF, look: Look) -> None:
    if look.dark:
        painter.save()
        painter.setOpacity(0.45)
        art.paint_cover(painter, "landscape-light", rect)
        painter.restore()
    painter.fillRect(
        rect, _down(rect, ((0.0, "#fff3cf", 0.55), (0.6, "#ffd993", 0.25), (1.0, "#ffd993", 0.0)))
    )
    art.paint_cover(painter, "sunrise", rect)


def _paint_mist(painter: QPainter, rect: QRectF, look: Look) -> None:
    dusk, mist = ("#0b1024", "#5b6684") if look.dark else ("#4a4f78", "#e6e9ee")
    painter.fillRect(rect, _down(rect, ((0.0, dusk, 0.55), (0.45, dusk, 0.2), (1.0, dusk, 0.35))))
    painter.fillRect(rect, _down(rect, ((0.35, mist, 0.0), (0.65, mist, 0.62), (1.0, mist, 0.3))))


def _down(rect: QRectF, stops: tuple[tuple[float, str, float], ...]) -> QLinearGradient:
    """A gradient from top to bottom, of (how far down, colour, opacity)."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for at, colour, opacity in stops:
        shade = QColor(colour)
        shade.setAlphaF(opacity)
        gradient.setColorAt(at, shade)
    return gradient
