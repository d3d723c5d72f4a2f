"""A zone's ground as it is seen."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from desktop.ui.table import layers
from desktop.ui.table.contract import Zone


class ZoneItem(QGraphicsPixmapItem):
    """Shows the face that the game painted for a zone; zones without a face have no item."""

    def __init__(self, zone: Zone) -> None:
        super().__init__()
        self.zone = zone
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setZValue(layers.ZONES)

    def show_picture(self, zone: Zone, pixmap: QPixmap, corner: QPointF) -> None:
        """Lie with the top left ``corner`` there and show this face."""
        self.zone = zone
        self.setPos(corner)
        self.setPixmap(pixmap)
