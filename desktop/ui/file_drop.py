"""Files dropped on a window, as a signal."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from desktop.engine.message import Message

HARMLESS: Final = (Qt.DropAction.CopyAction, Qt.DropAction.LinkAction)


class FileDrop(QObject):
    """Watches a window; takes the first local file of a drop, tells of others, and leaves all else alone.

    Fields in the window take no drops: a file would be typed into them as its path.

    A file is opened when it is let go and not before. It is copied, never moved: whoever offers it may
    delete what was taken as moved.
    """

    dropped = Signal(object)
    """The file's Path."""
    told = Signal(object)
    """A Message about what was let be."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent):  # entering and moving over the window are such events, too
            urls = event.mimeData().urls()
            path = next((url.toLocalFile() for url in urls if url.isLocalFile()), "")
            action = next((one for one in HARMLESS if one in event.possibleActions()), None)
            if path and action is not None:
                event.setDropAction(action)
                event.accept()
                if event.type() is QEvent.Type.Drop:
                    self.dropped.emit(Path(path))
                    if len(urls) > 1:
                        self.told.emit(Message("app.home.open.first", {"count": len(urls), "path": path}))
                return True
        return super().eventFilter(watched, event)
