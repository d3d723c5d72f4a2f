"""Files dropped on a window, as a signal."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

HARMLESS: Final = (Qt.DropAction.CopyAction, Qt.DropAction.LinkAction)


class FileDrop(QObject):
    """Watches a window; takes the first local file of a drop and leaves all else alone.

    A file is opened when it is let go and not before. It is copied, never moved: whoever offers it may
    delete what was taken as moved.
    """

    dropped = Signal(object)
    """The file's Path."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent):  # entering and moving over the window are such events, too
            path = next((url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()), "")
            action = next((one for one in HARMLESS if one in event.possibleActions()), None)
            if path and action is not None:
                event.setDropAction(action)
                event.accept()
                if event.type() is QEvent.Type.Drop:
                    self.dropped.emit(Path(path))
                return True
        return super().eventFilter(watched, event)
