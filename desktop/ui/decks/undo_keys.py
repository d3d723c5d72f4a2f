"""Undo and redo in a field of the editor are the deck's, not the field's."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_KEYS = {Qt.Key.Key_Z, Qt.Key.Key_Y, 0x42F, 0x41D}
"""Z and Y, and what stands on their keys on a Russian keyboard."""


def leaves_to_page(event: QEvent) -> bool:
    """Whether a field should leave this key to the page."""
    return (
        isinstance(event, QKeyEvent)
        and event.type() == QEvent.Type.ShortcutOverride
        and event.key() in _KEYS
        and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    )
