"""The room behind the table: the drafting table by day or as a blueprint by night, and how a match ends."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from desktop.ui.table.art import Art
from desktop.ui.theme.look import Look


def paint_background(painter: QPainter, art: Art, rect: QRectF, look: Look, mood: str) -> None:
    """The sheet on its table; at the end of a match lamplight warms it, or it dims."""
    art.paint_cover(painter, "backdrop-dark" if look.dark else "backdrop-light", rect)
    if mood == "play":
        return
    light = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.6)
    shades = (
        (("#ffd680", 0.55), ("#e08a2c", 0.32)) if mood == "win" else (("#1a120c", 0.15), ("#0c0806", 0.5))
    )
    for at, (shade, opacity) in enumerate(shades):
        colour = QColor(shade)
        colour.setAlphaF(opacity)
        light.setColorAt(float(at), colour)
    painter.fillRect(rect, light)
