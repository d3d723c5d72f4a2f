"""The part of pyqtgraph that the program uses."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtGui import QPen, QResizeEvent
from PySide6.QtWidgets import QGraphicsView, QGraphicsWidget, QWidget

class PlotCurveItem:
    def __init__(self, *, connect: str = ...) -> None: ...
    def setData(self, x: Sequence[float], y: Sequence[float], *, pen: QPen = ...) -> None: ...

class ScatterPlotItem:
    def setData(self, *, spots: Sequence[dict[str, Any]]) -> None: ...

class ViewBox(QGraphicsWidget):
    def __init__(self, *, enableMenu: bool = ..., enableMouse: bool = ...) -> None: ...
    def addItem(self, item: PlotCurveItem | ScatterPlotItem) -> None: ...
    def setRange(
        self,
        *,
        xRange: tuple[float, float],
        yRange: tuple[float, float],
        padding: float = ...,
        update: bool = ...,
    ) -> None: ...

class GraphicsView(QGraphicsView):
    def __init__(self, parent: QWidget | None = ..., background: str | None = ...) -> None: ...
    def resizeEvent(self, event: QResizeEvent) -> None: ...
    def setCentralItem(self, item: QGraphicsWidget) -> None: ...
