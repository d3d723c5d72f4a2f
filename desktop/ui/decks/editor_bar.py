"""The editor's upper edge: which deck, how it stands with it, and what can be done with it as a whole."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from desktop.engine.message import Message
from desktop.ui.panels.flow import FlowLayout
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.room import Room
from desktop.ui.theme.stylesheet import set_property, set_role

_EDGE = 20


class EditorBar(QWidget):
    """The page connects its buttons."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        self._faults = 0
        self._unsaved: Message | None = None
        self.title = PlainLabel("title")
        self.state = PlainLabel("soft")
        self.undo, self.redo = QToolButton(), QToolButton()
        self.file, self.play, self.back = QPushButton(), QPushButton(), QPushButton()
        set_role(self.play, "primary")
        told = QVBoxLayout()
        told.setSpacing(0)
        buttons = QWidget()
        flow = FlowLayout(buttons, to_right=True)
        for button in (self.undo, self.redo, self.file, self.play, self.back):
            flow.addWidget(button)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(told, 1)
        told.addWidget(self.title)
        told.addWidget(self.state)
        row.addWidget(buttons, 1)
        self.retranslate()

    def show_state(self, name: str, faults: int, *, undo: bool, redo: bool, unsaved: Message | None) -> None:
        """Say how it stands: so many faults, what can be taken back, and whether it could be saved."""
        self.title.setText(name)
        self._faults, self._unsaved = faults, unsaved
        self.undo.setEnabled(undo)
        self.redo.setEnabled(redo)
        # it can be pressed all the same, and leads to what is wrong
        set_property(self.play, "reluctant", bool(faults))
        self._say_state()

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        room, words = self._room, self._room.words
        edge = round(_EDGE * room.look.text_scale)
        tools = (
            (self.undo, "undo", words.tr("app.deck.undo")),
            (self.redo, "redo", words.tr("app.deck.redo")),
        )
        for button, icon, name in tools:
            button.setIcon(room.icons.icon(icon, room.look, edge))
            button.setIconSize(QSize(edge, edge))
            button.setToolTip(name)
            button.setAccessibleName(name)
        self.file.setText(words.tr("app.decks.save-file"))
        self.play.setText(words.tr("app.decks.play"))
        self.back.setText(words.tr("app.decks.done"))
        self._say_state()

    def _say_state(self) -> None:
        words = self._room.words
        if self._unsaved is not None:
            said = words.say(self._unsaved)
        elif self._faults:
            said = words.tr("app.deck.unfinished", n=self._faults)
        else:
            said = words.tr("app.deck.finished")
        self.state.setText(said)
        set_role(self.state, "refused" if self._unsaved is not None else "soft")
        why = words.tr("app.deck.not-playable") if self._faults else ""
        self.play.setToolTip(why)
        self.play.setAccessibleDescription(why)
