"""The edge of a panel by which it is made wider or narrower, by hand or with the arrow keys."""

from typing import Literal

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from desktop.ui.panels.extent import NARROWEST, WIDEST
from desktop.ui.panels.presentation import Presentation

WIDTH = 12
KEY_STEP = 24


class Grip(QAbstractSlider):
    """Tells by how much the panel should grow; knows nothing of the panel.

    To a screen reader it is a slider whose value is the width, told and asked for.
    """

    dragged = Signal(int)
    """Logical units that the edge moved to the right."""

    def __init__(self, means: Presentation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._from: QPointF | None = None
        self._width = 0
        self._outward = 1
        self.valueChanged.connect(self._on_value)
        self.setObjectName("grip")
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFixedWidth(WIDTH)

    def say(self, name: str) -> None:
        """What it is called, in the words of now."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def show_width(self, width: int, side: Literal["left", "right"]) -> None:
        """Tell how wide the panel is now, in logical units, and on which side of the table it stands."""
        self._width, self._outward = width, -1 if side == "right" else 1
        self.setRange(NARROWEST, 2 * WIDEST)  # twice: it grows with the text
        self.setSingleStep(KEY_STEP)
        self.setValue(width)

    def mousePressEvent(self, event: QMouseEvent, /) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = event.globalPosition()

    def mouseMoveEvent(self, event: QMouseEvent, /) -> None:
        if self._from is None:
            return
        moved = round(event.globalPosition().x() - self._from.x())
        if moved:
            self._from = event.globalPosition()
            self.dragged.emit(moved)

    def mouseReleaseEvent(self, event: QMouseEvent, /) -> None:
        self._from = None

    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        steps = {Qt.Key.Key_Left: -KEY_STEP, Qt.Key.Key_Right: KEY_STEP}
        if event.key() in steps:
            self.dragged.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _on_value(self, value: int) -> None:
        if value != self._width:
            self.dragged.emit((value - self._width) * self._outward)

    def paintEvent(self, event: QPaintEvent, /) -> None:
        colours = self._means.look.colours
        colour = QColor(colours.accent if self.hasFocus() or self.underMouse() else colours.line)
        colour.setAlphaF(1.0 if self.hasFocus() else 0.55)
        height = min(44, self.height() // 2)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRoundedRect((self.width() - 4) // 2, (self.height() - height) // 2, 4, height, 2, 2)
