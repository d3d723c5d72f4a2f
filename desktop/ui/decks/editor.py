"""The deck editor: cards left, fields in the middle, the card as it will lie on the table right."""

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.engine.bad_input import BadInputError
from desktop.engine.deck_check import whole_shape
from desktop.engine.deck_form import Json, Place
from desktop.engine.message import Message
from desktop.session.deck_draft import DeckDraft
from desktop.session.deck_shelf import HeldDeck
from desktop.session.deckfile import file_name_of, write_deck
from desktop.session.locks import BusyError
from desktop.session.wholefile import replace_file
from desktop.ui.decks.card_list import CardList
from desktop.ui.decks.card_page import CardPage
from desktop.ui.decks.contract import DeckSheets
from desktop.ui.decks.editor_bar import EditorBar
from desktop.ui.decks.fault_list import MOST_LINES, FaultList
from desktop.ui.decks.picture import HIGH, LOW, CardPicture
from desktop.ui.decks.reading import DeckReading
from desktop.ui.room import Room

THREE_COLUMNS = 1050
"""Width of the page at 100 % text from which on the card is shown beside its fields, not above them."""
TYPING_MS = 300
"""How long letters are gathered before the deck is checked, shown and written once for all of them."""


class DeckEditor(QWidget):
    """Every change is on the disk at once, also while there are faults; those only keep it from play.

    Typed letters are no exception but for their last fraction of a second: reading and writing the whole
    deck takes longer than a letter. Whatever looks at the deck or goes away from it settles them first.

    ``held`` keeps other windows from the deck; the editor lets go of it in ``leave``.
    """

    left = Signal()
    play_wanted = Signal(str, str)
    """Game and id of the deck."""
    file_wanted = Signal(str, str)
    """Game and id of the deck to write to a file."""

    def __init__(
        self,
        room: Room,
        game: str,
        sheets: DeckSheets,
        deck_id: str,
        deck: Json,
        held: HeldDeck,
    ) -> None:
        super().__init__()
        self.game = game
        self.deck_id = deck_id
        self.draft = DeckDraft(whole_shape(game, sheets.form), deck)
        self._room = room
        self._sheets = sheets
        self._held = held
        self._reading = DeckReading(game, sheets, self.draft.deck)
        self._unsaved: Message | None = None
        self._beside: bool | None = None
        self._typed = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._typed.timeout.connect(self._on_deck)
        self.bar = EditorBar(room)
        self.cards = CardList(room)
        self.page = CardPage(room)
        self.picture = CardPicture(room, sheets)
        self.faults = FaultList(room)
        self._lay_out()
        self._connect()
        self.retranslate()

    def take_focus(self) -> None:
        """Put the keyboard on the list of cards."""
        self.cards.setFocus()

    @property
    def reading(self) -> DeckReading:
        """The deck as it is now, with its faults."""
        self.settle()
        return self._reading

    def settle(self) -> None:
        """Check, show and write now what was typed last, and the whole deck if its file was taken away."""
        if self._typed.isActive() or self._held.lost:
            self._on_deck()

    def undo(self) -> None:
        """Take the last change back."""
        if self.draft.undo():
            self._on_deck()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.draft.redo():
            self._on_deck()

    @property
    def owes(self) -> bool:
        """Whether the last change could not be written, or is on the disk no more."""
        return self._unsaved is not None or self._held.lost

    @property
    def copy_name(self) -> str:
        """A name for a copy of the deck."""
        return file_name_of(self.draft.deck["name"])

    def try_again(self) -> None:
        """Write the deck, with what was typed last."""
        if self.owes or self._typed.isActive():
            self._on_deck()

    def keep_copy(self, path: Path) -> None:
        """Write the deck elsewhere. Raises OSError when that cannot be done either."""
        replace_file(path, write_deck(self.draft.deck, finished=not self._reading.faults))

    def leave(self) -> None:
        """Let go of the deck."""
        self.try_again()
        self._held.release()

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        self.bar.retranslate()
        self.cards.setAccessibleName(self._room.words.tr("app.deck.list"))
        self.page.retranslate()
        self._show()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _lay_out(self) -> None:
        # a widget, not a layout: it keeps its room also while there is no card to be shown
        self._holder = QWidget()
        self._side = QVBoxLayout(self._holder)
        self._side.setContentsMargins(0, 0, 0, 0)
        self._side.addWidget(self.picture)
        self._side.addStretch(1)
        self._body = body = QHBoxLayout()
        body.setSpacing(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 8, 20, 12)
        column.setSpacing(8)
        column.addWidget(self.bar)
        column.addLayout(body, 1)
        body.addWidget(self.cards, 4)
        body.addWidget(self.page, 6)
        body.addWidget(self._holder, 4)
        column.addWidget(self.faults)

    def _arrange(self) -> None:
        """The card beside its fields where there is room for it, above them elsewhere."""
        beside = self.width() >= THREE_COLUMNS * self._room.look.text_scale
        if beside == self._beside:
            return
        self._beside = beside
        self._holder.setVisible(beside)
        self.picture.keep_below(HIGH if beside else LOW)
        if beside:
            self._side.insertWidget(0, self.picture)
        else:
            self.page.hold(self.picture)

    def _connect(self) -> None:
        self.bar.undo.clicked.connect(self.undo)
        self.bar.redo.clicked.connect(self.redo)
        self.bar.back.clicked.connect(self._on_back)
        self.bar.play.clicked.connect(self._on_play)
        self.bar.file.clicked.connect(self._on_file)
        self.cards.chosen.connect(self._on_card)
        self.page.edited.connect(self._on_edited)
        self.page.field_left.connect(self.settle)
        self.faults.wanted.connect(self._on_fault)

    def _on_edited(self, place: Place, value: Json, typing: bool) -> None:
        if not self.draft.put(place, value, typing=typing):
            return
        if typing:
            # not put off by each further letter: a kill loses the last fraction of a second at most
            if not self._typed.isActive():
                self._typed.start()
            return
        self._on_deck()
        for sheet in self._reading.sheets:
            if sheet.place == place and sheet.cards:
                self.cards.walk_to(sheet.cards[-1].place)  # a card was added

    def _on_deck(self) -> None:
        """The deck is another one now: read it, keep it, show it."""
        self._typed.stop()
        self._reading = DeckReading(self.game, self._sheets, self.draft.deck, self._reading)
        try:
            self._held.save(self.draft.deck, finished=not self._reading.faults)
        except BadInputError as fault:
            self._unsaved = fault.message
        except BusyError:
            self._unsaved = Message("app.decks.locked")
        else:
            self._unsaved = None
        self._show()

    def _show(self) -> None:
        reading, words = self._reading, self._room.words
        self.cards.show_lines(reading.lines(words))
        self._show_card()
        self.faults.show_faults(reading.texts(words, MOST_LINES), len(reading.faults))
        self.bar.show_state(
            self.draft.deck["name"],
            len(reading.faults),
            undo=self.draft.may_undo,
            redo=self.draft.may_redo,
            unsaved=self._unsaved,
        )

    def _show_card(self) -> None:
        key = self.cards.current
        self.page.show_part(key, self._reading)
        is_card = self._reading.card(key) is not None
        self.picture.setVisible(is_card)
        if is_card:
            self.picture.show_card(self._reading.showing(key))

    def _on_card(self, _key: Place) -> None:
        self.settle()
        self.draft.pause()
        self._show_card()

    def _on_fault(self, index: int) -> None:
        reading = self.reading
        if index >= len(reading.faults):
            return  # put right by the last letter
        fault = reading.faults[index]
        self.cards.walk_to(reading.key_of(fault))
        if not self.page.focus(fault.place):
            self.cards.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _on_play(self) -> None:
        """A deck with faults leads to the first of them instead."""
        if self.reading.faults:
            self._on_fault(0)
        else:
            self.play_wanted.emit(self.game, self.deck_id)

    def _on_back(self) -> None:
        self.settle()
        self.left.emit()

    def _on_file(self) -> None:
        self.settle()
        self.file_wanted.emit(self.game, self.deck_id)
