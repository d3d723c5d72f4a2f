"""Files dropped on a window, as a signal."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget


class FileDrop(QObject):
    """Watches a window; takes the first local file of a drop and leaves all else alone."""

    dropped = Signal(object)
    """The file's Path."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent | QDropEvent):
            path = next((url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()), "")
            if path:
                event.acceptProposedAction()
                if not isinstance(event, QDragEnterEvent):
                    self.dropped.emit(Path(path))
                return True
        return super().eventFilter(watched, event)
