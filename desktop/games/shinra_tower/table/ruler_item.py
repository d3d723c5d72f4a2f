"""The ruler along a floor, as it is seen while a piece is placed by keys."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.shinra_tower.table import layout
from desktop.games.shinra_tower.table.camera import Camera
from desktop.games.shinra_tower.table.ruler import Base, Ruler
from desktop.games.shinra_tower.table.shades import faded
from desktop.ui.table import layers
from desktop.ui.theme.look import Look

_LONG_MM: Final = 10


class RulerItem(QGraphicsRectItem):
    """A line each 5 mm from the middle, a longer one each 10 mm, and where the piece is."""

    def __init__(self) -> None:
        super().__init__(layout.TOWER)
        self._camera = Camera()
        self._base: Base | None = None
        self._x = 0.0
        self._look: Look | None = None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, False)
        self.setZValue(layers.HELD + 400.0)
        self.setVisible(False)

    def show_ruler(self, ruler: Ruler | None, camera: Camera, look: Look) -> None:
        """Show where a piece is over its floor, or nothing."""
        grip = ruler.reach.grip if ruler is not None else None
        self.setVisible(grip is not None)
        if ruler is None or grip is None:
            return
        base = ruler.base
        if (base, grip.x, camera, look) != (self._base, self._x, self._camera, self._look):
            self._base, self._x, self._camera, self._look = base, grip.x, camera, look
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        base, look = self._base, self._look
        if base is None or look is None:
            return
        middle = (base.left + base.right) / 2
        line = self._camera.on_table(middle, base.top).y() + 9.0
        left, right = (self._camera.on_table(x, 0).x() for x in (base.left, base.right))
        plate = QRectF(left - 8, line - 4, right - left + 16, 22)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(look.colours.line), 1.0))
        painter.setBrush(faded(look.colours.paper, 0.94))
        painter.drawRoundedRect(plate, 5, 5)
        painter.setPen(QPen(QColor(look.colours.ink), 1.2))
        reach = int((base.right - base.left) / 2)
        for step in range(-reach, reach + 1, _LONG_MM // 2):
            x = self._camera.on_table(middle + step, 0).x()
            length = 12 if step % _LONG_MM == 0 else 6
            painter.drawLine(QPointF(x, line - 2), QPointF(x, line - 2 + length))
        self._paint_pointer(painter, line, look)

    def _paint_pointer(self, painter: QPainter, line: float, look: Look) -> None:
        x = self._camera.on_table(self._x, 0).x()
        painter.setPen(QPen(faded("#ffffff", 0.8), 4.0))
        painter.drawLine(QPointF(x, line - 60), QPointF(x, line + 16))
        painter.setPen(QPen(QColor(look.colours.accent), 2.0))
        painter.drawLine(QPointF(x, line - 60), QPointF(x, line + 16))
