"""The buttons at an entry of a list: earlier, later, take out."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from desktop.engine.message import Message
from desktop.ui.room import Room
from desktop.ui.theme.stylesheet import set_role

_EDGE = 18


class EntryButtons(QWidget):
    """Small, named for screen readers with the entry that they move or take out."""

    moved = Signal(int, int)
    """Which entry, counted from 0, and by how many places."""
    removed = Signal(int)

    def __init__(self, room: Room, entry: Message, at: int, count: int, *, removable: bool) -> None:
        super().__init__()
        self._room = room
        self._entry = entry
        self._at = at
        self.up, self.down, self.remove = QToolButton(), QToolButton(), QToolButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for button in (self.up, self.down, self.remove):
            set_role(button, "quiet")
            row.addWidget(button)
        self.up.setEnabled(at > 0)
        self.down.setEnabled(at < count - 1)
        # what may not go is not offered to go, and what is alone has nowhere to move
        self.up.setVisible(count > 1)
        self.down.setVisible(count > 1)
        self.remove.setVisible(removable)
        self.up.clicked.connect(self._on_up)
        self.down.clicked.connect(self._on_down)
        self.remove.clicked.connect(self._on_remove)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        room = self._room
        edge = round(_EDGE * room.look.text_scale)
        title = room.words.say(self._entry)
        told = (
            (self.up, "arrow-up", room.words.tr("app.deck.earlier", title=title)),
            (self.down, "arrow-down", room.words.tr("app.deck.later", title=title)),
            (self.remove, "trash", room.words.tr("app.deck.take-out", title=title)),
        )
        for button, icon, name in told:
            button.setIcon(room.icons.icon(icon, room.look, edge))
            button.setIconSize(QSize(edge, edge))
            button.setToolTip(name)
            button.setAccessibleName(name)

    def _on_up(self) -> None:
        self.moved.emit(self._at, -1)

    def _on_down(self) -> None:
        self.moved.emit(self._at, 1)

    def _on_remove(self) -> None:
        self.removed.emit(self._at)
