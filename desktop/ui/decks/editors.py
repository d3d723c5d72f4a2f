"""The widgets in which one value is typed or chosen. The page owns undo, so they keep none of their own."""

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIntValidator, QKeyEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy

from desktop.engine.deck_form import Choice, Line, Shape, Whole
from desktop.ui.decks.long_text import LongTextEditor
from desktop.ui.decks.undo_keys import leaves_to_page
from desktop.ui.theme.calm_choice import CalmChoice
from desktop.wording.language import Words

_FURTHEST = 99_999
"""How far a number can be typed; what is out of its range is told beside the field."""

_LONGEST_TEXT = 5_000
_LONG_LINE = 200
"""A text that may be longer than this gets more than one line."""


class ChoiceEditor(CalmChoice):
    """One of several values; one that is none of them stays in the list until another is chosen."""

    edited = Signal(object, bool)
    """The new value, and whether it is being typed letter by letter."""

    def __init__(self, shape: Choice, words: Words) -> None:
        super().__init__()
        self._shape = shape
        self._words = words
        self._values: list[Any] = list(shape.values)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.addItems([""] * len(self._values))
        self.retranslate()
        self.activated.connect(self._on_chosen)

    def show_value(self, value: Any) -> None:
        """Show a value that comes from the deck."""
        if value not in self._values:
            self._values.append(value)
            self.addItem(str(value))
        self.setCurrentIndex(self._values.index(value))

    def retranslate(self) -> None:
        """Say every value in the language of now."""
        for index, value in enumerate(self._values):
            if value in self._shape.values:
                self.setItemText(index, self._words.say(self._shape.name_of(value)))

    def _on_chosen(self, index: int) -> None:
        self.edited.emit(self._values[index], False)


class _TextEditor(QLineEdit):
    edited = Signal(object, bool)
    left = Signal()
    """The keyboard went elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(False)  # a file is for the window

    def retranslate(self) -> None:
        """What somebody typed is the same in every language."""

    def event(self, event: QEvent) -> bool:
        if leaves_to_page(event):
            event.ignore()
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class WholeEditor(_TextEditor):
    """A whole number. Any can be typed, so that the reason why it does not fit can be read."""

    kept = Signal(object)
    """What stands in the field is no number: the one that stays instead. None when it is one again."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(6)
        self.setValidator(QIntValidator(-_FURTHEST, _FURTHEST, self))
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)
        self._value: int | None = None
        self.textEdited.connect(self._on_edited)

    def show_value(self, value: Any) -> None:
        """Show a value that comes from the deck; a number half typed is let be."""
        if value != self._value:
            self._value = value
            self._show_number()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_number()  # what is no number was never taken

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._take((self._value or 0) + step)
            self._show_number()

    def _show_number(self) -> None:
        self.setText(str(self._value))
        self.kept.emit(None)

    def _take(self, value: int) -> None:
        self._value = max(-_FURTHEST, min(_FURTHEST, value))
        self.edited.emit(self._value, True)

    def _on_edited(self, text: str) -> None:
        if self.hasAcceptableInput():
            self.kept.emit(None)
            self._take(int(text))
        else:
            self.kept.emit(self._value)


class LineEditor(_TextEditor):
    """A line of text, shown as it is."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(_LONGEST_TEXT)
        self.textEdited.connect(self._on_edited)

    def show_value(self, value: Any) -> None:
        """Show a value that comes from the deck; the cursor stays where it is while it can."""
        if value != self.text():
            at = self.cursorPosition()
            self.setText(value)
            self.setCursorPosition(min(at, len(value)))

    def _on_edited(self, text: str) -> None:
        self.edited.emit(text, True)


Editor = ChoiceEditor | WholeEditor | LineEditor | LongTextEditor


def editor_for(shape: Shape, words: Words) -> Editor | None:
    """The widget for a single value; None for what has parts or no choice."""
    match shape:
        case Choice():
            return ChoiceEditor(shape, words)
        case Whole():
            return WholeEditor()
        case Line():
            return LongTextEditor() if shape.most > _LONG_LINE else LineEditor()
        case _:
            return None
