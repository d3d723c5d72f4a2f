"""The pages into which a long list falls, and the line that leads from one to another."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.engine.deck_check import entry_shape, parts_of
from desktop.engine.deck_form import Fixed, Json, Kinds, Many, Maybe, Parts, Shape
from desktop.engine.message import Message
from desktop.ui.panels.flow import FlowLayout
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.room import Room

ROWS = 24
"""Rows on a page, or one entry if that alone has more. The cards that come with the games have 15 at most."""


def pages_of(shape: Many, entries: Sequence[Json]) -> list[range]:
    """Which entries of a list are shown together; one empty page for an empty list."""
    pages: list[range] = []
    start, rows = 0, 0
    for at, entry in enumerate(entries):
        more = max(1, rows_of(entry_shape(shape), entry))
        if at > start and rows + more > ROWS:
            pages.append(range(start, at))
            start, rows = at, 0
        rows += more
    return [*pages, range(start, len(entries))]


def rows_of(shape: Shape, value: Json) -> int:
    """How many rows a value takes in a form, where a long list in it has pages of its own."""
    match shape:
        case Fixed():
            return 0
        case Maybe():
            return 1 + (0 if value is None else rows_of(shape.of, value))
        case Many():
            rows = [rows_of(entry_shape(shape), entry) for entry in value]
            return 1 + min(sum(rows), max((ROWS, *rows)))
        case Parts() | Kinds():
            named = (part for part in parts_of(shape, value) if part.name is not None)
            return sum(rows_of(part.shape, value[part.key]) for part in named)
        case _:
            return 1


class PageBar(QWidget):
    """Says which entries are in view, and leads to those before and after; hidden when all of them are."""

    turned = Signal(bool)
    """Whether the later entries are wanted, not the earlier ones."""

    def __init__(self, room: Room, name: Message | None) -> None:
        super().__init__()
        self._room = room
        self._name = name
        self._in_view = PlainLabel("small")
        self.earlier, self.later = QPushButton(), QPushButton()
        self.earlier.clicked.connect(self._on_earlier)
        self.later.clicked.connect(self._on_later)
        buttons = QWidget()
        flow = FlowLayout(buttons)
        flow.addWidget(self.earlier)
        flow.addWidget(self.later)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._in_view)
        column.addWidget(buttons)

    @property
    def buttons(self) -> tuple[QPushButton, QPushButton]:
        """What takes the keyboard."""
        return self.earlier, self.later

    def show_page(self, pages: Sequence[range], number: int) -> None:
        """Tell this page, and offer its neighbours, in the language and look of now."""
        words = self._room.words
        all_of_them = str(pages[-1].stop)
        self._in_view.setText(words.tr("app.deck.entries", text=_numbers(pages[number]), value=all_of_them))
        for button, icon, at in (
            (self.earlier, "arrow-up", number - 1),
            (self.later, "arrow-down", number + 1),
        ):
            there = 0 <= at < len(pages)
            button.setVisible(there)
            if there:
                button.setText(words.tr("app.deck.show-entries", text=_numbers(pages[at])))
                name = words.say(self._name) if self._name is not None else ""
                button.setAccessibleName(words.tr("app.deck.within", title=name, text=button.text()))
                button.setIcon(self._room.icons.icon(icon, self._room.look))
        self.setVisible(len(pages) > 1)

    def take_focus(self, *, later: bool) -> None:
        """Put the keyboard on the button for the later or the earlier entries, or on the one there is."""
        wanted, other = (self.later, self.earlier) if later else (self.earlier, self.later)
        button = other if wanted.isHidden() else wanted
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_earlier(self) -> None:
        self.turned.emit(False)

    def _on_later(self) -> None:
        self.turned.emit(True)


def _numbers(page: range) -> str:
    """The entries of a page as people count them."""
    return str(page.stop) if len(page) == 1 else f"{page.start + 1}–{page.stop}"
