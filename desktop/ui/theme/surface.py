"""A rounded sheet of paper with a soft shadow: the ground of panels, dialogs and cards of the home screen."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from desktop.ui.theme.look import Look

RADIUS = 10
SHADOW = 8
"""Width of the shadow round a sheet; layouts on it keep this free."""


def paint_sheet(painter: QPainter, rect: QRectF, look: Look, fill: str, radius: float = RADIUS) -> None:
    """Paint a sheet with its shadow; ``rect`` is the sheet alone, the shadow lies outside it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    shade = QColor(look.colours.shadow)
    strength = 0.10 if look.dark else 0.030
    for step in range(SHADOW, 0, -2):
        shade.setAlphaF(strength)
        painter.setBrush(shade)
        grown = rect.adjusted(-step, -step + 3, step, step)
        painter.drawRoundedRect(grown, radius + step, radius + step)
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


class Surface(QFrame):
    """A sheet that carries a layout; set its look again when the look changes."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._fill = look.colours.surface

    def set_look(self, look: Look, fill: str | None = None) -> None:
        """Take another look, and another colour than the surface's when one is given."""
        self._look = look
        self._fill = fill or look.colours.surface
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            sheet = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
            paint_sheet(painter, sheet, self._look, self._fill)
