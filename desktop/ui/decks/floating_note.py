"""A good word over the page that moves nothing on it, such as where a deck was saved."""

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop.engine.message import Message
from desktop.ui.notice import Notice
from desktop.ui.room import Room

_WIDEST = 720
"""Logical units at 100 % text."""
_EDGE = 14


class FloatingNote(Notice):
    """Lies over the lower edge of its page until it is closed or the page shows something else."""

    def __init__(self, room: Room, page: QWidget) -> None:
        super().__init__(room, page)
        self._look_of = room
        self._page = page

    def say(self, message: Message) -> None:
        """Show this message alone."""
        self.forget()
        self.tell(message)
        self.place()

    def place(self) -> None:
        """Lie in the middle of the page's lower edge, as high as the words need."""
        page = self._page
        width = min(page.width() - 2 * _EDGE, round(_WIDEST * self._look_of.look.text_scale))
        height = max(self.heightForWidth(width), self.minimumSizeHint().height())
        self.resize(QSize(width, height))
        self.move(QPoint((page.width() - width) // 2, page.height() - height - _EDGE))
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            # what lies over other words has an edge
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._look_of.look.colours.line), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self.isVisible():
            self.place()
