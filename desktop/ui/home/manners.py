"""The manners of the table: how a turn ends, and who is asked before a step is taken back."""

from typing import Literal

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from desktop.session.header import TableOptions
from desktop.ui.room import Room
from desktop.ui.theme.calm_choice import CalmChoice
from desktop.ui.theme.stylesheet import set_role
from desktop.ui.theme.wrap_tick import WrapTick

UNDO_POLICIES: tuple[Literal["ask", "never", "free"], ...] = ("ask", "never", "free")


class Manners(QWidget):
    """Begins with what was chosen last."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        self._players = 0
        self._title = _label("heading")
        self._explicit_end = WrapTick()
        self._explicit_end.setChecked(room.preferences.explicit_end)
        self._explicit_help = _label("soft")
        self._undo_label = _label("")
        self._undo = CalmChoice()
        self._undo_label.setBuddy(self._undo)
        self._undo.addItems([""] * len(UNDO_POLICIES))
        self._undo.setCurrentIndex(UNDO_POLICIES.index(room.preferences.undo))
        self._undo_help = _label("soft")
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        for row, part in enumerate((self._title, self._explicit_end, self._explicit_help)):
            grid.addWidget(part, row, 0, 1, 2)
        grid.addWidget(self._undo_help, 5, 0, 1, 2)
        self.set_narrow(False)

    def set_narrow(self, narrow: bool) -> None:
        """Have the list below its name, where both have no room side by side."""
        self._grid.addWidget(self._undo_label, 3, 0, 1, 2 if narrow else 1)
        self._grid.addWidget(self._undo, 4 if narrow else 3, 0 if narrow else 1, 1, 2 if narrow else 1)

    @property
    def options(self) -> TableOptions:
        """What is chosen now."""
        undo = UNDO_POLICIES[self._undo.currentIndex()]
        return TableOptions(undo=undo, explicit_end=self._explicit_end.isChecked())

    def show_for(self, players: int) -> None:
        """Alone there is nobody to agree with, and two do not ask all others."""
        self._players = players
        for part in (self._undo_label, self._undo, self._undo_help):
            part.setVisible(players > 1)
        self._name_policies()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        words = self._room.words
        self._title.setText(words.tr("app.setup.table"))
        self._explicit_end.setText(words.tr("app.setup.explicit-end"))
        self._explicit_help.setText(words.tr("app.setup.explicit-end.help"))
        self._undo_label.setText(words.tr("app.setup.undo"))
        self._undo.setAccessibleName(words.tr("app.setup.undo"))
        self._undo_help.setText(words.tr("app.setup.undo.help"))
        self._name_policies()

    def _name_policies(self) -> None:
        words, two = self._room.words, self._players == 2
        names = {
            "ask": words.tr("app.setup.undo.ask-two") if two else words.tr("app.setup.undo.ask"),
            "never": words.tr("app.setup.undo.never"),
            "free": words.tr("app.setup.undo.free"),
        }
        for index, policy in enumerate(UNDO_POLICIES):
            self._undo.setItemText(index, names[policy])


def _label(role: str) -> QLabel:
    label = QLabel()
    set_role(label, role)
    label.setWordWrap(True)
    return label
