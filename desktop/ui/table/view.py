"""The view: a raster viewport that fits the table, paints the room behind it once and hands input on."""

from typing import Any, cast

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from desktop.ui.table.contract import GameTable
from desktop.ui.table.layout import Layout, Turn
from desktop.ui.table.pointer import Pointer
from desktop.ui.theme.look import Look

LEAST_SIZE_PX = (240, 220)
"""So much is left of it while a hand opens the panel in a small window."""


class TableView(QGraphicsView):
    """Shows the whole table, never scrolls, and leaves every decision to the pointer's hand."""

    resized = Signal()

    def __init__(self, scene: QGraphicsScene, table: GameTable[Any], look: Look, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self._table = table
        self.look = look
        self.mood = "play"
        self.turn: Turn = 0
        self.pointer: Pointer | None = None
        self._set_up_painting()
        self._set_up_input()

    def _set_up_painting(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMinimumSize(*LEAST_SIZE_PX)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)

    def _set_up_input(self) -> None:
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        viewport = self.viewport()
        viewport.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        viewport.setMouseTracking(True)
        viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        for widget in (self, viewport):
            # An input method would swallow the keys that play.
            widget.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)

    def fit(self, size: QSizeF) -> Layout:
        """Show a table of this size as large as it goes; gives the layout that does it."""
        viewport = QSizeF(self.viewport().size())
        layout = Layout.fitted(size, viewport, self.turn, self.devicePixelRatioF())
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        self.setTransform(layout.transform)
        return layout

    def on_screen(self, rect: QRectF) -> QRect:
        """A rectangle of the table in pixels of the viewport."""
        return self.mapFromScene(rect).boundingRect()

    def on_table(self, point: QPointF) -> QPointF:
        """A point of the viewport in logical units, without rounding to pixels."""
        back, _ = self.viewportTransform().inverted()
        return back.map(point)

    def repaint_room(self) -> None:
        """Paint the background anew, for another look or mood."""
        self.resetCachedContent()
        self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        whole = self.mapToScene(self.viewport().rect()).boundingRect()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._table.paint_background(painter, whole, self.look, self.mood)
        painter.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def viewportEvent(self, event: QEvent) -> bool:
        pointer = self.pointer
        if pointer is not None:
            if event.type() in Pointer.TOUCHES:
                return pointer.touch(cast(QTouchEvent, event))
            if event.type() == QEvent.Type.Leave:
                pointer.leave()
            elif event.type() == QEvent.Type.Hide:
                pointer.lose()
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.pointer is not None:
            self.pointer.mouse_press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.pointer is not None:
            self.pointer.mouse_press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.pointer is not None:
            self.pointer.mouse_move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.pointer is not None:
            self.pointer.mouse_release(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.pointer is not None:
            self.pointer.wheel(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()  # the right button gives back what is held; there is no menu
