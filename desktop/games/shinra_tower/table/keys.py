"""Which key does what while a piece is in the hand. Letters stand for keys, whatever they write."""

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop.ui.table.keymap import latin_key


class Deed(Enum):
    """What can be asked of the hand, by key or by button."""

    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    TURN_LEFT = auto()
    TURN_RIGHT = auto()
    FOLD = auto()
    SECOND_HAND = auto()
    LET_GO = auto()
    BY_ITSELF = auto()
    WHOLE = auto()
    DISCARD = auto()


ARROWS: Final = (Deed.LEFT, Deed.RIGHT, Deed.UP, Deed.DOWN)

KEYS: Final[dict[int, Deed]] = {
    Qt.Key.Key_Left.value: Deed.LEFT,
    Qt.Key.Key_Right.value: Deed.RIGHT,
    Qt.Key.Key_Up.value: Deed.UP,
    Qt.Key.Key_Down.value: Deed.DOWN,
    Qt.Key.Key_Q.value: Deed.TURN_LEFT,
    Qt.Key.Key_E.value: Deed.TURN_RIGHT,
    Qt.Key.Key_F.value: Deed.FOLD,
    Qt.Key.Key_X.value: Deed.SECOND_HAND,
    Qt.Key.Key_A.value: Deed.BY_ITSELF,
    Qt.Key.Key_V.value: Deed.WHOLE,
    Qt.Key.Key_D.value: Deed.DISCARD,
    Qt.Key.Key_Return.value: Deed.LET_GO,
    Qt.Key.Key_Enter.value: Deed.LET_GO,
    Qt.Key.Key_Space.value: Deed.LET_GO,
    Qt.Key.Key_Select.value: Deed.LET_GO,
}

BUTTONS: Final[dict[str, Deed]] = {
    "turn-left": Deed.TURN_LEFT,
    "turn-right": Deed.TURN_RIGHT,
    "fold": Deed.FOLD,
    "second-hand": Deed.SECOND_HAND,
    "let-go": Deed.LET_GO,
    "auto": Deed.BY_ITSELF,
}
"""The buttons beside the table that ask the same."""

_WITH_MODIFIER: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def deed_of(event: QKeyEvent) -> Deed | None:
    """What a key asks; keys with Ctrl, Alt or Meta belong to the window."""
    return None if event.modifiers() & _WITH_MODIFIER else KEYS.get(latin_key(event))


def is_stride(event: QKeyEvent) -> bool:
    """Whether the step is to be a large one."""
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
