"""With which deck: a list where there are several, and the way to all of them."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from desktop.engine.manifest import Manifest
from desktop.session.deck_shelf import BUILT_IN, DeckEntry
from desktop.ui.decks.deck_row import words_about
from desktop.ui.decks.deck_words import deck_name
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.room import Room
from desktop.ui.theme.calm_choice import CalmChoice
from desktop.ui.theme.stylesheet import set_role


class DeckChoice(QWidget):
    """Offers the decks that can be played; the one wanted, else the one used last, stands in it."""

    decks_wanted = Signal(str)
    """The id of the deck that stands in the choice."""

    def __init__(self, room: Room, manifest: Manifest, entries: Sequence[DeckEntry], wanted: str) -> None:
        """``wanted`` is the id of a deck; empty stands for the one used last."""
        super().__init__()
        self._room = room
        self._entries: list[DeckEntry] = []
        self._standard = f"{BUILT_IN}{manifest.deck}"
        self._title = PlainLabel("heading")
        self._name = PlainLabel()
        self._about = PlainLabel("small")
        self.list = CalmChoice()
        # it has a line of its own: the length of a deck's name makes no page wider
        self.list.setSizeAdjustPolicy(CalmChoice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._title.setBuddy(self.list)
        self.all = QPushButton()
        self.all.setObjectName("decks")
        set_role(self.all, "link")
        self.all.clicked.connect(self._on_all)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(self.all, 0, 1)
        grid.addWidget(self.list, 1, 0, 1, 2)
        grid.addWidget(self._name, 2, 0, 1, 2)
        grid.addWidget(self._about, 3, 0, 1, 2)
        self.offer(entries, wanted or room.preferences.decks.get(manifest.id, ""))
        self.list.currentIndexChanged.connect(self._on_changed)

    @property
    def deck(self) -> str:
        """The id of the deck chosen; empty for the one that the game is played with anyway."""
        entry = self._entry()
        return entry.id if entry is not None and entry.id != self._standard else ""

    def offer(self, entries: Sequence[DeckEntry], wanted: str = "") -> None:
        """Offer these decks; without one that is wanted, the one chosen stays while it is there."""
        before = self._entry()
        self._entries = [entry for entry in entries if entry.playable]
        self.list.blockSignals(True)  # what is said follows once, below
        self.list.clear()
        self.list.addItems([""] * len(self._entries))
        self._choose(wanted, before.id if before is not None else "")
        self.list.blockSignals(False)
        self.list.setVisible(len(self._entries) > 1)
        self._name.setVisible(len(self._entries) == 1)
        self.retranslate()
        if self._entry() != before:
            self.list.currentIndexChanged.emit(self.list.currentIndex())

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        words, entry = self._room.words, self._entry()
        self._title.setText(words.tr("app.setup.deck"))
        self.list.setAccessibleName(words.tr("app.setup.deck"))
        self.all.setText(words.tr("app.home.decks"))
        for index, one in enumerate(self._entries):
            self.list.setItemText(index, deck_name(one, words))
        self._name.setText(deck_name(entry, words) if entry is not None else "")
        self._about.setText(words_about(entry, self._room) if entry is not None else "")
        self.list.setAccessibleDescription(self._about.text())

    def _entry(self) -> DeckEntry | None:
        at = self.list.currentIndex()
        return self._entries[at] if 0 <= at < len(self._entries) else None

    def _choose(self, wanted: str, before: str) -> None:
        ids = [entry.id for entry in self._entries]
        for one in (wanted, before, self._standard):
            if one in ids:
                self.list.setCurrentIndex(ids.index(one))
                return

    def _on_changed(self) -> None:
        self.retranslate()

    def _on_all(self) -> None:
        entry = self._entry()
        self.decks_wanted.emit(entry.id if entry is not None else "")
