"""A scroll area that stands a page which changes its mind about its height."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QScrollArea


class SteadyArea(QScrollArea):
    """Answers a resize of its page once.

    Qt's own answers each by giving the page its wanted height, which is a resize again. A page that wants
    another height then (words that wrap by their neighbours' width) sends it round until the stack is full.
    """

    def __init__(self) -> None:
        super().__init__()
        self._answering = False

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
