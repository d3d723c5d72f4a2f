"""The middle of the editor: the fields of the card in view, of a sheet, or of the deck itself."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.engine.deck_check import entry_shape, fitted, parts_of
from desktop.engine.deck_form import Kinds, Part, Parts, Place
from desktop.session.deck_draft import value_at
from desktop.ui.decks.contract import DeckCard
from desktop.ui.decks.form import Form, build_of
from desktop.ui.decks.reading import ABOUT_PARTS, DeckReading
from desktop.ui.panels.columns import Flowing
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.room import Room
from desktop.ui.steady_area import SteadyArea


class CardPage(SteadyArea):
    """Shows one line of the deck at a time; a form is kept as long as its fields stay the same."""

    edited = Signal(object, object, bool)
    """Place, value, and whether it is being typed letter by letter."""
    field_left = Signal()
    """The keyboard went from a field to something else."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        self._key: Place | None = None
        self._build: Any = None
        self._views: dict[Place, int] = {}
        """Of each long list an entry that is in view."""
        self.form: Form | None = None
        self._reading: DeckReading | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._title = PlainLabel("title")
        self._about = PlainLabel("soft")
        self.add = QPushButton()
        self.add.clicked.connect(self._on_add)
        self.remove = QPushButton()
        self.remove.clicked.connect(self._on_remove)
        page = Flowing()
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(16, 4, 16, 12)
        self._column.setSpacing(8)
        self._column.addWidget(self._title)
        self._column.addWidget(self._about)
        buttons = QHBoxLayout()
        self._column.addLayout(buttons)
        buttons.addWidget(self.add)
        buttons.addWidget(self.remove)
        buttons.addStretch(1)
        self._column.addStretch(1)
        self.setWidget(page)

    def hold(self, widget: QWidget) -> None:
        """Take in a widget under the title, above the fields."""
        self._column.insertWidget(2, widget)

    def show_part(self, key: Place, reading: DeckReading) -> None:
        """Show what a line of the list stands for, as the deck has it now."""
        parts = _parts_in_view(key, reading)
        shapes = [(place, build_of(part.shape, value_at(reading.deck, place))) for place, part in parts]
        if key != self._key:
            self._views.clear()
        build = (shapes, dict(self._views))
        if self.form is None or (key, build) != (self._key, self._build):
            self._renew(parts, reading, same=key == self._key)
        self._key, self._build, self._reading = key, build, reading
        if self.form is not None:
            self.form.show_values(reading.deck, reading.reasons)
        self.retranslate()

    def focus(self, place: Place) -> bool:
        """Put the keyboard on the field of a place, and show it; whether there is one."""
        while self.form is not None and self.form.bring_up(place):
            self._show_again()
        row = self.form.focus(place) if self.form is not None else None
        if row is None:
            return False
        self.ensureWidgetVisible(row, 0, 60)
        return True

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        reading, key = self._reading, self._key
        if reading is None or key is None or self.form is None:
            return
        words = self._room.words
        card, sheet = reading.card(key), reading.sheet(key)
        title = words.say(sheet.name) if sheet is not None else words.tr("app.deck.about")
        self._title.setText(words.say(card.title) if card is not None else title)
        self._about.setText(words.say(sheet.about) if sheet is not None else words.tr("app.deck.about.help"))
        self.remove.setText(words.tr("app.deck.remove-card"))
        bounds = reading.bounds(sheet) if sheet is not None else None
        place = sheet.place if sheet is not None else None
        count = len(value_at(reading.deck, place)) if place is not None else 0
        if bounds is not None:
            self.add.setText(words.tr("app.deck.add-entry", title=words.say(bounds.entry(count))))
        in_list = card is not None and card.place[:-1] == place
        self.add.setVisible(bounds is not None and count < bounds.most)
        self.remove.setVisible(bounds is not None and in_list and count > bounds.least)
        self.form.retranslate()

    def _renew(self, parts: list[tuple[Place, Part]], reading: DeckReading, *, same: bool) -> None:
        """Another form; the keyboard stays on its field when the card is the same one."""
        old = self.form
        at = old.focused() if old is not None and same else None
        self.form = form = Form(self._room, parts, reading.deck, self._views)
        form.edited.connect(self.edited)
        form.turned.connect(self._on_turned)
        form.field_left.connect(self.field_left)
        if old is not None:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._column.insertWidget(self._column.count() - 1, form)
        form.show()  # at once, so that it can take the keyboard
        if at is not None and form.focus(at) is None:
            form.focus(at[:-1])
        if not same:
            self.verticalScrollBar().setValue(0)

    def _show_again(self) -> None:
        """Show the same line with other entries of its long lists."""
        if self._key is not None and self._reading is not None:
            self.show_part(self._key, self._reading)

    def _on_turned(self, place: Place, later: bool) -> None:
        self._show_again()
        if self.form is not None:
            bar = self.form.lists[place].head
            bar.take_focus(later=later)
            self.ensureWidgetVisible(bar, 0, 60)

    def _on_add(self) -> None:
        reading, key = self._reading, self._key
        sheet = reading.sheet(key) if reading is not None and key is not None else None
        bounds = reading.bounds(sheet) if reading is not None and sheet is not None else None
        if reading is None or sheet is None or sheet.place is None or bounds is None:
            return
        cards = value_at(reading.deck, sheet.place)
        # like the one in view, so that a box of similar cards is typed quickly
        pattern = value_at(reading.deck, key) if key is not None and reading.card(key) is not None else None
        self.edited.emit(sheet.place, [*cards, fitted(entry_shape(bounds), pattern)], False)

    def _on_remove(self) -> None:
        reading, key = self._reading, self._key
        sheet = reading.sheet(key) if reading is not None and key is not None else None
        if reading is None or key is None or sheet is None or sheet.place is None:
            return
        cards = value_at(reading.deck, sheet.place)
        self.edited.emit(sheet.place, [one for at, one in enumerate(cards) if at != key[-1]], False)


def _parts_in_view(key: Place, reading: DeckReading) -> list[tuple[Place, Part]]:
    card = reading.card(key)
    if card is not None:
        return _parts_of_card(card, reading)
    return [] if reading.sheet(key) is not None else list(ABOUT_PARTS)


def _parts_of_card(card: DeckCard, reading: DeckReading) -> list[tuple[Place, Part]]:
    """The fields of a card; its title stands above, so an object is not named once more."""
    part = reading.part(card)
    if isinstance(part.shape, Parts | Kinds):
        value = value_at(reading.deck, card.place)
        return [((*card.place, one.key), one) for one in parts_of(part.shape, value)]
    return [(card.place, part)]
