"""All decks, game by game."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.engine.manifest import Manifest
from desktop.session.deck_shelf import DeckEntry
from desktop.ui.decks.deck_row import DeckRow, actions_for
from desktop.ui.panels.columns import Flowing
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.room import Room
from desktop.ui.steady_area import SteadyArea
from desktop.ui.theme.stylesheet import set_role


class DeckList(QWidget):
    """Each game with its decks; files that cannot be read, or whose game is not here, come last.

    The ways on stay in sight below the list.
    """

    wanted = Signal(str, object)
    """What is to be done with a deck (see ``DeckRow``), and the DeckEntry."""
    file_wanted = Signal()
    left = Signal()

    def __init__(self, room: Room, games: Mapping[str, Manifest]) -> None:
        super().__init__()
        self._room = room
        self._games = games
        self.rows: list[DeckRow] = []
        self._headings: list[tuple[PlainLabel, str]] = []
        self._title = PlainLabel("display")
        self._about = PlainLabel("soft")
        self.open_file, self.back = QPushButton(), QPushButton()
        self.open_file.clicked.connect(self.file_wanted)
        self.back.clicked.connect(self.left)
        self._decks = QVBoxLayout()
        self._decks.setSpacing(8)
        foot = QHBoxLayout()
        foot.setContentsMargins(36, 8, 36, 16)
        self.area = self._scrolled()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.area, 1)
        column.addLayout(foot)
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(self.open_file)
        self.retranslate()

    def _scrolled(self) -> SteadyArea:
        page = Flowing()
        set_role(page, "ground")
        column = QVBoxLayout(page)
        column.setContentsMargins(36, 22, 36, 18)
        column.setSpacing(10)
        column.addWidget(self._title)
        column.addWidget(self._about)
        column.addLayout(self._decks)
        column.addStretch(1)
        scroll = SteadyArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # every row is a stop and scrolls into sight
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(page)
        return scroll

    def show_decks(self, entries: Sequence[DeckEntry], focus: str = "") -> None:
        """Show these decks; the keyboard goes to the one named, else to the first there is."""
        for old in (*self.rows, *(label for label, _ in self._headings)):
            self._decks.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rows, self._headings = [], []
        for game, manifest in self._games.items():
            own = [entry for entry in entries if entry.game == game]
            self._add_group(f"{game}.name", own, manifest)
        rest = [entry for entry in entries if entry.game not in self._games]
        if rest:
            self._add_group("app.decks.strange", rest, None)
        self.retranslate()
        named = [row for row in self.rows if row.entry.id == focus]
        row = next((row for row in (*named, *self.rows) if row.buttons), None)
        if row is None:
            self.back.setFocus()
            return
        next(iter(row.buttons.values())).setFocus()
        if named:
            self.area.ensureWidgetVisible(row)

    def row(self, deck_id: str) -> DeckRow:
        """The row of a deck. Raises StopIteration when there is none."""
        return next(row for row in self.rows if row.entry.id == deck_id)

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        words = self._room.words
        self._title.setText(words.tr("app.decks.title"))
        self._about.setText(words.tr("app.decks.about"))
        self.open_file.setText(words.tr("app.home.open"))
        self.back.setText(words.tr("app.button.back"))
        for label, message_id in self._headings:
            label.setText(words.tr(message_id))
        for row in self.rows:
            row.retranslate()

    def _add_group(self, heading: str, entries: Sequence[DeckEntry], manifest: Manifest | None) -> None:
        label = PlainLabel("heading")
        self._headings.append((label, heading))
        self._decks.addWidget(label)
        for entry in entries:
            editable = manifest is not None and bool(manifest.deck_sheets)
            row = DeckRow(
                self._room, entry, actions_for(entry, known=manifest is not None, editable=editable)
            )
            row.wanted.connect(self.wanted)
            self.rows.append(row)
            self._decks.addWidget(row)
            row.show()  # at once, so that it can take the keyboard
