"""A form made from a shape: rows for values, frames for lists and objects, rebuilt when they change."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.engine.deck_check import entry_shape, fitted, parts_of
from desktop.engine.deck_form import Choice, Fixed, Json, Kinds, Many, Maybe, Part, Parts, Place, Shape
from desktop.engine.message import Message
from desktop.session.deck_draft import value_at
from desktop.ui.decks.editors import ChoiceEditor, editor_for
from desktop.ui.decks.field_row import FieldRow
from desktop.ui.decks.list_frame import ListFrame
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.room import Room


class Form(QWidget):
    """The fields of one part of a deck. Values go out by ``edited`` and come back by ``show_values``."""

    edited = Signal(object, object, bool)
    """Place, value, and whether it is being typed letter by letter."""
    field_left = Signal()
    """The keyboard went from a field to something else."""
    turned = Signal(object, bool)
    """The place of a list that is to show other entries, and whether later ones."""

    def __init__(
        self, room: Room, parts: Sequence[tuple[Place, Part]], deck: Json, views: dict[Place, int]
    ) -> None:
        """``views`` says of a long list which of its entries is in view; it is kept up to date."""
        super().__init__()
        self.room = room
        self.views = views
        self.rows: dict[Place, FieldRow] = {}
        self.lists: dict[Place, ListFrame] = {}
        self.presences: dict[Place, FieldRow] = {}
        """Whether there is something, at places where there may be nothing."""
        self._absent: dict[Place, Maybe] = {}
        self._titles: list[tuple[PlainLabel, Message]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for place, part in parts:
            self.add_value(column, part, value_at(deck, place), place, within=None)
        column.addStretch(1)

    def add_value(
        self, column: QVBoxLayout, part: Part, value: Json, place: Place, *, within: Message | None
    ) -> None:
        """Add what a part needs: a row, a list, or the rows of an object."""
        shape = part.shape
        if part.name is None or isinstance(shape, Fixed):
            return
        if isinstance(shape, Many):
            self._add_list(column, part, shape, value, place)
        elif isinstance(shape, Maybe):
            self._add_maybe(column, part, shape, value, place, within)
        elif isinstance(shape, Parts | Kinds):
            self._add_object(column, part.name, shape, value, place)
        else:
            self._add_row(column, part, value, place, within)

    def show_values(self, deck: Json, faults: Mapping[Place, Message]) -> None:
        """Show the deck's values and what is wrong with them; the shape is that the form was made for."""
        for place, row in self.rows.items():
            row.show_value(value_at(deck, place))
            row.show_fault(faults.get(place))
        for place, row in self.presences.items():
            row.show_value(value_at(deck, place) is not None)
            row.show_fault(faults.get(place))
        for place, frame in self.lists.items():
            frame.show_entries(value_at(deck, place))
            frame.fault.tell(faults.get(place))

    def focus(self, place: Place) -> FieldRow | None:
        """Put the keyboard on the field at a place, or on the first one within; None if there is none."""
        every = (*self.presences.items(), *self.rows.items())
        row = next((row for at, row in every if at[: len(place)] == place), None)
        if row is not None:
            row.editor.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return row

    def bring_up(self, place: Place) -> bool:
        """Have long lists show the entry that a place lies in; whether the form must be made anew for it."""
        for at, frame in self.lists.items():
            entry = place[len(at)] if len(place) > len(at) and place[: len(at)] == at else None
            if isinstance(entry, int) and not frame.shows(entry):
                self.views[at] = entry
                return True
        return False

    def focused(self) -> Place | None:
        """The place of what has the keyboard, be it a field or a button of a list."""
        every = (*self.presences.items(), *self.rows.items())
        field = next((place for place, row in every if row.editor.hasFocus()), None)
        if field is not None:
            return field
        return next((place for place, frame in self.lists.items() if frame.has_focus()), None)

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        for label, title in self._titles:
            label.setText(self.room.words.say(title))
        for part in (*self.rows.values(), *self.presences.values(), *self.lists.values()):
            part.retranslate()

    def _add_list(self, column: QVBoxLayout, part: Part, shape: Many, value: Json, place: Place) -> None:
        frame = ListFrame(self, place, part, shape, value)
        frame.replaced.connect(self._on_replaced)
        frame.turned.connect(self.turned)
        self.lists[place] = frame
        column.addWidget(frame)

    def _add_object(
        self, column: QVBoxLayout, name: Message, shape: Parts | Kinds, value: Json, place: Place
    ) -> None:
        label = PlainLabel("strong", self.room.words.say(name))
        self._titles.append((label, name))
        column.addWidget(label)
        for part in parts_of(shape, value):
            self.add_value(column, part, value[part.key], (*place, part.key), within=name)

    def _add_maybe(
        self,
        column: QVBoxLayout,
        part: Part,
        shape: Maybe,
        value: Json,
        place: Place,
        within: Message | None,
    ) -> None:
        """Whether there is something, and below it what it is."""
        assert part.name is not None
        editor = ChoiceEditor(Choice((False, True), shape.name_of), self.room.words)
        row = FieldRow(self.room, place, part.name, editor, help=part.help, within=within)
        row.show_value(value is not None)
        row.edited.connect(self._on_presence)
        self.presences[place], self._absent[place] = row, shape
        column.addWidget(row)
        if value is None:
            return
        if isinstance(shape.of, Parts | Kinds):
            for one in parts_of(shape.of, value):
                self.add_value(column, one, value[one.key], (*place, one.key), within=part.name)
        else:
            self.add_value(column, Part("", shape.of, part.name), value, place, within=within)

    def _on_presence(self, place: Place, there: bool, _typing: bool) -> None:
        self.edited.emit(place, fitted(self._absent[place].of, None) if there else None, False)

    def _add_row(
        self, column: QVBoxLayout, part: Part, value: Json, place: Place, within: Message | None
    ) -> None:
        editor = editor_for(part.shape, self.room.words)
        assert editor is not None
        assert part.name is not None
        row = FieldRow(self.room, place, part.name, editor, help=part.help, within=within)
        row.show_value(value)
        row.edited.connect(self.edited)
        row.left.connect(self.field_left)
        self.rows[place] = row
        column.addWidget(row)

    def _on_replaced(self, place: Place, entries: list[Json]) -> None:
        self.edited.emit(place, entries, False)


def build_of(shape: Shape, value: Json) -> Any:
    """What a form for a value looks like: two values with the same build share a form."""
    match shape:
        case Maybe():
            return [value is not None, None if value is None else build_of(shape.of, value)]
        case Many():
            return [build_of(entry_shape(shape), one) for one in value]
        case Parts() | Kinds():
            parts = parts_of(shape, value)
            kinds = value.get(shape.key) if isinstance(shape, Kinds) else None
            return [kinds, *((part.key, build_of(part.shape, value[part.key])) for part in parts)]
        case _:
            return type(shape).__name__
