"""By keys or by mouse: how the window is used at the moment, so that the focus is shown when it helps."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWindow

from desktop.ui.table.keymap import WITH_MODIFIER

_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_TABS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
_BY_HAND = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)


class InputMode(QObject):
    """Watches one window. It sees what the window gets, not what each widget does with it."""

    changed = Signal(bool)
    """True: a key was pressed; False: the mouse or a finger."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window: QWindow | None = None
        self.tabbed: bool | None = None
        """Whether Tab was the last thing that was done; None before anything was."""

    def watch(self, window: QWindow | None) -> None:
        """Watch this window from now on, and no other."""
        if window is self._window:
            return
        if self._window is not None:
            self._window.removeEventFilter(self)
        self._window = window
        if window is not None:
            window.installEventFilter(self)
            window.destroyed.connect(self._on_gone)

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        if event.type() in _BY_HAND:
            self.tabbed = False
            self.changed.emit(False)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and _plays(event):
            self.tabbed = event.key() in _TABS
            self.changed.emit(True)
        return False

    def _on_gone(self) -> None:
        self._window = None


def _plays(event: QKeyEvent) -> bool:
    """Shortcuts, as for undo, are used by those who play by mouse too."""
    return not event.modifiers() & WITH_MODIFIER and event.key() not in _MODIFIERS
