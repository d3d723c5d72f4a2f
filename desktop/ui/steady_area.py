"""A scroll area that stands a page which changes its mind about its height."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QScrollArea, QWidget


class SteadyArea(QScrollArea):
    """Answers a resize of its page once.

    Qt's own answers each by giving the page its wanted height, which is a resize again. A page that wants
    another height then (words that wrap by their neighbours' width) sends it round until the stack is full.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._answering = False
        self._page: QWidget | None = None

    def setWidget(self, widget: QWidget, /) -> None:
        # held by name: PySide alone would hold it by whoever it takes for its parent at the moment
        self._page = widget
        super().setWidget(widget)

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        if event.type() != QEvent.Type.Resize:
            return super().eventFilter(watched, event)
        if self._answering:
            return False
        self._answering = True
        try:
            return super().eventFilter(watched, event)
        finally:
            self._answering = False
