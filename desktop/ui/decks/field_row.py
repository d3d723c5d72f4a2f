"""One field of a form: its name, the widget for its value, a word of help, and what is wrong with it."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from desktop.engine.deck_form import Place
from desktop.engine.message import Message
from desktop.ui.decks.editors import ChoiceEditor, Editor, WholeEditor
from desktop.ui.decks.fault_label import FaultLabel
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.room import Room

BESIDE = 400
"""Width of a row at 100 % text from which on the value stands beside its name, not below."""


class FieldRow(QWidget):
    """Reports what is typed with its place in the deck; shows what it is told."""

    edited = Signal(object, object, bool)
    """Place, value, and whether it is being typed letter by letter."""
    left = Signal()
    """The keyboard went from the field to something else."""

    def __init__(
        self,
        room: Room,
        place: Place,
        name: Message,
        editor: Editor,
        *,
        help: Message | None = None,
        within: Message | None = None,
    ) -> None:
        super().__init__()
        self.place = place
        self.editor = editor
        self._room = room
        self._name = name
        self._within = within
        self._help = help
        self._reason: Message | None = None
        self._kept: int | None = None
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setBuddy(editor)
        self._help_label = PlainLabel("small")
        self.fault = FaultLabel(room)
        self._beside: QWidget | None = None
        self._in_line: bool | None = None
        self._grid = QGridLayout(self)
        self._lay_out()
        self._help_label.setVisible(help is not None)
        editor.edited.connect(self._on_edited)
        if not isinstance(editor, ChoiceEditor):
            editor.left.connect(self.left)
        if isinstance(editor, WholeEditor):
            editor.kept.connect(self._on_kept)
        self.retranslate()

    def _lay_out(self) -> None:
        grid = self._grid
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        grid.addWidget(self._label, 0, 0)
        grid.addWidget(self.editor, 0, 1)
        grid.addWidget(self._help_label, 2, 0, 1, 2)
        grid.addWidget(self.fault, 3, 0, 1, 2)

    def put_beside(self, buttons: QWidget) -> None:
        """Put buttons at the end of the line in which the value stands."""
        self._beside, self._in_line = buttons, None
        self._arrange()

    def show_value(self, value: Any) -> None:
        """Show the value as the deck has it."""
        self.editor.show_value(value)

    def show_fault(self, reason: Message | None) -> None:
        """Say what is wrong with the value, or nothing; screen readers hear it with the field."""
        self._reason = reason
        self._say_fault()

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        words = self._room.words
        name = words.say(self._name)
        self._label.setText(name)
        if self._within is not None:
            name = words.tr("app.deck.within", title=words.say(self._within), text=name)
        self.editor.setAccessibleName(name)
        self.editor.retranslate()
        self._help_label.setText(words.say(self._help) if self._help is not None else "")
        self.fault.retranslate()
        self._describe()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        beside = self.width() >= BESIDE * self._room.look.text_scale
        if beside == self._in_line:
            return  # to put it where it is would have the whole page laid out anew, for each of its rows
        self._in_line = beside
        if beside:
            self._grid.addWidget(self.editor, 0, 1)
        else:
            self._grid.addWidget(self.editor, 1, 0, 1, 2)
        if self._beside is not None:
            self._grid.addWidget(self._beside, 0 if beside else 1, 2)

    def _say_fault(self) -> None:
        if self._kept is None:
            self.fault.tell(self._reason)
        else:
            self.fault.tell(Message("app.deck.no-number", {"number": self._kept}))
        self._describe()

    def _describe(self) -> None:
        said = [self.fault.text, self._help_label.text()]
        self.editor.setAccessibleDescription(" ".join(text for text in said if text))

    def _on_edited(self, value: object, typing: bool) -> None:
        self.edited.emit(self.place, value, typing)

    def _on_kept(self, number: int | None) -> None:
        self._kept = number
        self._say_fault()
