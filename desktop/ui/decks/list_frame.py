"""A list in a form: its entries one under the other, a page of them at a time when they are many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.engine.deck_check import entry_shape, fitted
from desktop.engine.deck_form import Json, Kinds, Many, Part, Parts, Place
from desktop.ui.decks.entry_buttons import EntryButtons
from desktop.ui.decks.entry_pages import PageBar, pages_of
from desktop.ui.decks.fault_label import FaultLabel
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.theme.stylesheet import set_role

if TYPE_CHECKING:
    from desktop.ui.decks.form import Form


class ListFrame(QWidget):
    """A list: its name, its entries one under the other, and a button for one more.

    A long one shows a page of its entries at a time: a window takes milliseconds for each row that it has.
    """

    replaced = Signal(object, object)
    """The list's place and all its entries."""
    turned = Signal(object, bool)
    """The list's place, and whether its later entries are wanted."""

    def __init__(self, form: Form, place: Place, part: Part, shape: Many, entries: Sequence[Json]) -> None:
        super().__init__()
        self.place = place
        self._room = form.room
        self._part = part
        self._shape = shape
        self._entries = list(entries)
        self._views = form.views
        self._pages = pages_of(shape, entries)
        self._page = self._page_with(form.views.get(place, 0))
        self._title = PlainLabel("strong")
        self._help = PlainLabel("small")
        self.fault = FaultLabel(form.room)
        self.add = QPushButton()
        self.add.clicked.connect(self._on_add)
        self.buttons: list[EntryButtons] = []
        self.head, self.foot = PageBar(form.room, part.name), PageBar(form.room, part.name)
        for bar in (self.head, self.foot):
            bar.turned.connect(self._on_turned)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 2)
        column.setSpacing(4)
        for widget in (self._title, self._help, self.fault, self.head):
            column.addWidget(widget)
        for at in self._pages[self._page]:
            column.addWidget(self._entry_frame(form, at, entries[at]))
        column.addWidget(self.foot)
        foot = QHBoxLayout()
        column.addLayout(foot)
        foot.addWidget(self.add)
        foot.addStretch(1)
        # not before they are in the layout: without a parent they would be windows
        self._help.setVisible(part.help is not None)
        self.add.setVisible(len(entries) < shape.most)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        words = self._room.words
        name = words.say(self._part.name) if self._part.name is not None else ""
        self._title.setText(name)
        self._help.setText(words.say(self._part.help) if self._part.help is not None else "")
        entry = words.say(self._shape.entry(len(self._entries)))
        self.add.setText(words.tr("app.deck.add-entry", title=entry))
        self.add.setAccessibleName(words.tr("app.deck.within", title=name, text=self.add.text()))
        self.add.setIcon(self._room.icons.icon("plus", self._room.look))
        self.fault.retranslate()
        for bar in (self.head, self.foot):
            bar.show_page(self._pages, self._page)
        for buttons in self.buttons:
            buttons.retranslate()

    def show_entries(self, entries: Sequence[Json]) -> None:
        """Take the entries as the deck has them now: what was typed since is moved along."""
        self._entries = list(entries)

    def shows(self, at: int) -> bool:
        """Whether an entry is in view."""
        return at in self._pages[self._page]

    def has_focus(self) -> bool:
        """Whether one of the list's own buttons has the keyboard."""
        own = [
            self.add,
            *self.head.buttons,
            *self.foot.buttons,
            *(button for each in self.buttons for button in (each.up, each.down, each.remove)),
        ]
        return any(button.hasFocus() for button in own)

    def _entry_frame(self, form: Form, at: int, value: Json) -> QWidget:
        shape, entry = entry_shape(self._shape), self._shape.entry(at)
        count = len(self._entries)
        buttons = EntryButtons(self._room, entry, at, count, removable=count > self._shape.least)
        buttons.moved.connect(self._on_moved)
        buttons.removed.connect(self._on_removed)
        self.buttons.append(buttons)
        frame = QFrame()
        row = QHBoxLayout(frame)
        if isinstance(shape, Parts | Kinds):
            set_role(frame, "raised")
            row.setContentsMargins(12, 8, 8, 8)
        else:
            row.setContentsMargins(0, 0, 0, 0)
        inner = QVBoxLayout()
        inner.setSpacing(2)
        form.add_value(inner, Part("", shape, entry), value, (*self.place, at), within=self._part.name)
        row.addLayout(inner, 1)
        field = form.rows.get((*self.place, at))
        if field is None:
            row.addWidget(buttons, 0, Qt.AlignmentFlag.AlignTop)
        else:
            field.put_beside(buttons)
        return frame

    def _page_with(self, at: int) -> int:
        """The page that an entry is on; the last one when it is there no more."""
        return next((number for number, page in enumerate(self._pages) if at in page), len(self._pages) - 1)

    def _on_moved(self, at: int, by: int) -> None:
        entries = list(self._entries)
        entries.insert(at + by, entries.pop(at))
        self._replace(entries, at + by)

    def _on_removed(self, at: int) -> None:
        self._replace(self._entries[:at] + self._entries[at + 1 :], at)

    def _on_add(self) -> None:
        more = fitted(entry_shape(self._shape), self._entries[-1] if self._entries else None)
        self._replace([*self._entries, more], len(self._entries))

    def _replace(self, entries: list[Json], in_view: int) -> None:
        """Have other entries, and after that the one in view that was touched."""
        if not self.shows(in_view):
            self._views[self.place] = in_view
        self.replaced.emit(self.place, entries)

    def _on_turned(self, later: bool) -> None:
        self._views[self.place] = self._pages[self._page + (1 if later else -1)].start
        self.turned.emit(self.place, later)
