"""Which key does what on the table, whatever alphabet the keyboard writes at the moment."""

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent


class Command(Enum):
    """What a key asks of the table."""

    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    FIRST = auto()
    LAST = auto()
    NEXT = auto()
    PREVIOUS = auto()
    PRESS = auto()
    CANCEL = auto()
    INFORM = auto()
    FINISH = auto()


KEYS: Final[dict[int, Command]] = {
    Qt.Key.Key_Left.value: Command.LEFT,
    Qt.Key.Key_Right.value: Command.RIGHT,
    Qt.Key.Key_Up.value: Command.UP,
    Qt.Key.Key_Down.value: Command.DOWN,
    Qt.Key.Key_Home.value: Command.FIRST,
    Qt.Key.Key_End.value: Command.LAST,
    Qt.Key.Key_PageDown.value: Command.NEXT,
    Qt.Key.Key_PageUp.value: Command.PREVIOUS,
    Qt.Key.Key_Return.value: Command.PRESS,
    Qt.Key.Key_Enter.value: Command.PRESS,
    Qt.Key.Key_Space.value: Command.PRESS,
    Qt.Key.Key_Select.value: Command.PRESS,
    Qt.Key.Key_Escape.value: Command.CANCEL,
    Qt.Key.Key_I.value: Command.INFORM,
    Qt.Key.Key_Question.value: Command.INFORM,
    Qt.Key.Key_Help.value: Command.INFORM,
    Qt.Key.Key_E.value: Command.FINISH,
}
"""Letters stand for the key, not for what it writes: see ``latin_key``."""

_CYRILLIC: Final = "ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ"
_LATIN: Final = "QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,.`"
_SAME_KEY: Final = dict(zip(_CYRILLIC, _LATIN, strict=True))


def latin_key(event: QKeyEvent) -> int:
    """The key by the letter that a Latin keyboard has there (Я of a Russian one is Z).

    Qt gives the letter that is written now, as a key code or only as text; both are looked at.
    """
    key = event.key()
    if 0x400 <= key <= 0x52F:
        return ord(_SAME_KEY.get(chr(key).upper(), "\0")) or key
    written = event.text().upper()
    if written in _SAME_KEY and len(written) == 1:
        return ord(_SAME_KEY[written])
    return key


def is_letter(event: QKeyEvent) -> bool:
    """Whether a key stands for a letter: such keys of the table work beside it too, arrows do not."""
    return Qt.Key.Key_A.value <= latin_key(event) <= Qt.Key.Key_Z.value


FINISH_LETTER: Final = "E"
"""How the key that presses the main button beside the table is told."""

WITH_MODIFIER: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def command_of(event: QKeyEvent) -> Command | None:
    """The command of a key; keys with Ctrl, Alt or Meta belong to the window."""
    if event.modifiers() & WITH_MODIFIER:
        return None
    if event.key() == Qt.Key.Key_F1 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return Command.INFORM
    return KEYS.get(latin_key(event))


def digit_of(event: QKeyEvent) -> int | None:
    """The number 1 to 9 of a digit key, or None."""
    if event.modifiers() & WITH_MODIFIER:
        return None
    number = event.key() - Qt.Key.Key_0.value
    return number if 1 <= number <= 9 else None
