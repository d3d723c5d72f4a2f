"""The keys that work on every page. Letters come twice: on a Russian layout the key of Z says "я"."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "rules": ("F1",),
    "glossary": ("F2",),
    "full-screen": ("F11",),
    "settings": ("Ctrl+,", "Ctrl+Б"),
    "undo": ("Ctrl+Z", "Ctrl+Я"),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y", "Ctrl+Shift+Я", "Ctrl+Н"),
    "quit": ("Ctrl+Q", "Ctrl+Й"),
}


def add_shortcuts(window: QWidget, slots: Mapping[str, Callable[[], object]]) -> None:
    """Give a window its keys; ``slots`` holds what each name of ``KEYS`` does."""
    for name, sequences in KEYS.items():
        for sequence in sequences:
            shortcut = QShortcut(QKeySequence(sequence), window)
            shortcut.activated.connect(slots[name])


def press_focused(event: QKeyEvent) -> bool:
    """Press the button that has the keyboard when Enter was left over; whether it was.

    Some systems press by Enter as by Space, some by Space alone; here both do everywhere. A held
    key presses once.
    """
    button = QApplication.focusWidget()
    by_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
    if not by_enter or not isinstance(button, QAbstractButton) or not button.isEnabled():
        return False
    button.click()
    return True
