"""A small picture of a seat's shape in its colour."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.engine.ids import Seat
from desktop.ui.panels.presentation import Presentation
from desktop.ui.theme.seat_mark import paint_seat_mark


class SeatBadge(QWidget):
    """Shape and colour of one seat; empty for none. The name beside it says it to screen readers."""

    def __init__(self, means: Presentation, edge: int = 28, framed: bool = False) -> None:
        """``edge`` in logical units at 100 % text; *framed* lays a disc of paper under the shape."""
        super().__init__()
        self._means = means
        self._edge = edge
        self._framed = framed
        self._seat: Seat | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seat(self, seat: Seat | None) -> None:
        """Show another seat, or the same in another look."""
        self._seat = seat
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        edge = round(self._edge * self._means.look.text_scale)
        return QSize(edge, edge)

    def paintEvent(self, event: QPaintEvent, /) -> None:
        if not self._seat:
            return
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            if self._framed:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor("#fffaf1"))
                painter.drawEllipse(area)
                inset = area.width() * 0.2
                area.adjust(inset, inset, -inset, -inset)
            paint_seat_mark(painter, self._seat, area, self._means.look, str(self._seat))
