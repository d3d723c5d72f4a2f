"""The small signs on a tip: refused, pin and close, painted so that they follow text size and look."""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.ui.theme.look import Look

SIDE_PX = 20
"""Side of a sign at 100 %."""


def _side(look: Look | None) -> int:
    return round(SIDE_PX * (look.text_scale if look else 1.0))


class Sign(QWidget):
    """A barred circle: not allowed. A shape, so that it does not depend on seeing red."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look: Look | None = None

    def set_look(self, look: Look) -> None:
        """Take another look."""
        self._look = look
        self.setFixedSize(_side(look), _side(look))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        side = float(self.width())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(QColor(self._look.colours.refused), side * 0.13)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawEllipse(QRectF(side * 0.1, side * 0.1, side * 0.8, side * 0.8))
            painter.drawLine(QPointF(side * 0.24, side * 0.24), QPointF(side * 0.76, side * 0.76))


class SignButton(QAbstractButton):
    """A pin that can be set, or a cross that closes."""

    def __init__(self, kind: Literal["pin", "close"], parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self._look: Look | None = None
        self.setCheckable(kind == "pin")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_look(self, look: Look) -> None:
        """Take another look."""
        self._look = look
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        side = _side(self._look)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        colours = self._look.colours
        side = float(self.width())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus():
                painter.setPen(QPen(QColor(colours.accent), 2))
                painter.drawRoundedRect(QRectF(1, 1, side - 2, side - 2), 4, 4)
            ink = QColor(colours.accent if self.isChecked() else colours.text_soft)
            pen = QPen(ink, side * 0.09)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            if self._kind == "close":
                painter.drawLine(QPointF(side * 0.3, side * 0.3), QPointF(side * 0.7, side * 0.7))
                painter.drawLine(QPointF(side * 0.7, side * 0.3), QPointF(side * 0.3, side * 0.7))
            else:
                self._paint_pin(painter, side, ink)

    def _paint_pin(self, painter: QPainter, side: float, ink: QColor) -> None:
        if self.isChecked():
            painter.setBrush(ink)
        corners = ((0.36, 0.22), (0.64, 0.22), (0.60, 0.48), (0.72, 0.60), (0.28, 0.60), (0.40, 0.48))
        painter.drawPolygon(QPolygonF([QPointF(x * side, y * side) for x, y in corners]))
        painter.drawLine(QPointF(side * 0.5, side * 0.6), QPointF(side * 0.5, side * 0.84))
