"""Options of a game as rows that explain themselves: modules and house rules."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from desktop.engine.message import Message
from desktop.engine.options import OptionSpec, OptionValue
from desktop.ui.room import Room
from desktop.ui.theme.calm_choice import CalmChoice
from desktop.ui.theme.stylesheet import set_role
from desktop.ui.theme.wrap_tick import WrapTick


class OptionRow(QWidget):
    """One option with its explanation in place. Yes/no is a tick box, all else a list."""

    changed = Signal()

    def __init__(self, room: Room, game: str, spec: OptionSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self._room = room
        self._game = game
        self._readings: tuple[Message, ...] = ()
        self._help = QLabel()
        set_role(self._help, "small")
        self._help.setWordWrap(True)
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        self._tick: WrapTick | None = None
        self._list: QComboBox | None = None
        self._label = QLabel(self)
        if isinstance(spec.default, bool):
            self._label.hide()
            self._tick = WrapTick()
            self._tick.setChecked(spec.default)
            self._tick.toggled.connect(self.changed)
            grid.addWidget(self._tick, 0, 0, 1, 2)
        else:
            self._list = CalmChoice()
            self._list.addItems([""] * len(spec.values))
            self._list.setCurrentIndex(spec.values.index(spec.default))
            self._list.currentIndexChanged.connect(self.changed)
            self._label.setWordWrap(True)
            self._label.setBuddy(self._list)
        grid.addWidget(self._help, 2, 0, 1, 2)
        self.set_narrow(False)
        self.retranslate()

    def set_narrow(self, narrow: bool) -> None:
        """Have the list below its name, where both have no room side by side."""
        if self._list is not None:
            self._grid.addWidget(self._label, 0, 0, 1, 2 if narrow else 1)
            at = (1, 0, 1, 2) if narrow else (0, 1, 1, 1)
            self._grid.addWidget(self._list, *at)

    @property
    def value(self) -> OptionValue:
        """The value chosen."""
        if self._tick is not None:
            return self._tick.isChecked()
        assert self._list is not None
        return self.spec.values[self._list.currentIndex()]

    def set_value(self, value: OptionValue) -> None:
        """Choose a value of the option's list."""
        if self._tick is not None:
            self._tick.setChecked(bool(value))
        elif self._list is not None:
            self._list.setCurrentIndex(self.spec.values.index(value))

    def show_readings(self, readings: tuple[Message, ...]) -> None:
        """Say what the deck itself says of this."""
        self._readings = readings
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        words, base = self._room.words, f"{self._game}.option.{self.spec.id}"
        name, told = words.tr(base), (words.say(each) for each in self._readings)
        explained = "\n".join((words.tr(f"{base}.help"), *told))
        self._help.setText(explained)
        field = self._tick or self._list
        assert field is not None
        field.setAccessibleName(name)
        field.setAccessibleDescription(explained)
        if self._tick is not None:
            self._tick.setText(name)
        if self._list is not None:
            self._label.setText(name)
            for index, value in enumerate(self.spec.values):
                shown = str(value) if isinstance(value, int) else words.tr(f"{base}.value.{value}")
                self._list.setItemText(index, shown)


class OptionList(QWidget):
    """The options of one group; rows without meaning in the present set-up are left out."""

    changed = Signal()

    def __init__(
        self, room: Room, game: str, specs: Sequence[OptionSpec], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.rows = [OptionRow(room, game, spec) for spec in specs]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for row in self.rows:
            row.changed.connect(self.changed)
            column.addWidget(row)

    def set_narrow(self, narrow: bool) -> None:
        """Have all that stands side by side below each other, or no more."""
        for row in self.rows:
            row.set_narrow(narrow)

    def show_readings(self, readings: Callable[[str], tuple[Message, ...]]) -> None:
        """Have every row say what the deck itself says of its option."""
        for row in self.rows:
            row.show_readings(readings(row.spec.id))

    def values(self) -> dict[str, OptionValue]:
        """Every option's value; those without meaning now keep their default."""
        return {row.spec.id: row.spec.default if row.isHidden() else row.value for row in self.rows}

    def show_for(self, players: int, values: dict[str, OptionValue]) -> None:
        """Leave out what has no meaning for so many players or without another option."""
        for row in self.rows:
            low, high = row.spec.players
            needed = row.spec.needs
            row.setVisible(low <= players <= high and (needed is None or values.get(needed[0]) == needed[1]))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for row in self.rows:
            row.retranslate()
