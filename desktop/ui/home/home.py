"""The home screen: go on with an open match, or begin one of the games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.engine.manifest import Manifest
from desktop.ui.home.card_shelf import CardShelf
from desktop.ui.home.tile import GameTile
from desktop.ui.home.tile_rows import TileRows
from desktop.ui.room import Room
from desktop.ui.steady_area import SteadyArea
from desktop.ui.theme.stylesheet import set_role

if TYPE_CHECKING:
    from desktop.session.shelf import Summary
    from desktop.ui.home.continue_card import ContinueCard

NARROW = 480
"""Width of the page at 100 % text below which the words at the foot stand above its buttons."""
MARGINS = (36, 22, 36, 18)
"""Left, top, right and below, in pixels."""


class HomePage(SteadyArea):
    """Continue first when a match is open, then New, then what is over. Scrolls when the window is small."""

    new_wanted = Signal(str)
    """The id of the game to set up."""
    continue_wanted = Signal(str)
    """The id of the match to open."""
    remove_wanted = Signal(str)
    decks_wanted = Signal()
    file_wanted = Signal()
    """Somebody wants to open a file."""

    def __init__(self, room: Room, games: Mapping[str, Manifest], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self.setWidgetResizable(True)
        self.setFrameShape(SteadyArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # every part of it is a stop and scrolls into sight
        self._make_parts(games)
        self._lay_out()
        self.retranslate()

    def _make_parts(self, games: Mapping[str, Manifest]) -> None:
        self._title = QLabel()
        self._title.setWordWrap(True)
        set_role(self._title, "display")
        self._new_title = QLabel()
        set_role(self._new_title, "heading")
        self._cards: list[ContinueCard] = []
        self._open = CardShelf(self._room, "app.home.continue-title")
        self._finished = CardShelf(self._room, "app.home.finished-title")
        self._tiles = [GameTile(self._room, manifest) for manifest in games.values()]
        self._decks = QPushButton()
        self._decks.setObjectName("decks")
        self._decks.clicked.connect(self._on_decks)
        self._open_file = QPushButton()
        self._open_file.setObjectName("open-file")
        self._open_file.clicked.connect(self.file_wanted)
        self._notice = QLabel()
        set_role(self._notice, "small")
        self._notice.setWordWrap(True)

    def _lay_out(self) -> None:
        page = QWidget()
        set_role(page, "ground")
        self.setWidget(page)
        for tile in self._tiles:
            tile.clicked.connect(self._on_tile)
        self._rows = TileRows(self._tiles)
        column = QVBoxLayout(page)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addWidget(self._open)
        column.addWidget(self._new_title)
        column.addLayout(self._rows, 1)
        self._rows.fill()
        column.addWidget(self._finished)
        self._foot = QHBoxLayout()
        column.addLayout(self._foot)
        self._foot.addWidget(self._notice, 1)
        buttons = QHBoxLayout()
        self._foot.addLayout(buttons)
        buttons.addWidget(self._decks)
        buttons.addWidget(self._open_file)

    @property
    def tiles(self) -> Sequence[GameTile]:
        """The games' tiles, in the order shown."""
        return self._tiles

    @property
    def cards(self) -> Sequence[ContinueCard]:
        """All matches kept, newest first."""
        return self._cards

    def show_matches(self, summaries: Sequence[Summary]) -> None:
        """Show these matches, newest first; those that are over stand apart."""
        from desktop.ui.home.continue_card import ContinueCard  # with matches, after the first picture

        old = self._cards
        self._cards = [ContinueCard(self._room, summary) for summary in summaries]
        for card in self._cards:
            card.wanted.connect(self.continue_wanted)
            card.unwanted.connect(self.remove_wanted)
        self._open.put([card for card in self._cards if not card.is_over])
        self._finished.put([card for card in self._cards if card.is_over])
        for card in old:
            card.hide()
            card.deleteLater()
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """As many side by side as the width and the size of the text allow."""
        width = max(1, self.viewport().width() - MARGINS[0] - MARGINS[2])
        for shelf in (self._open, self._finished):
            shelf.place(width)
        scale, way = self._room.look.text_scale, QBoxLayout.Direction
        self._rows.place(width, scale)
        self._foot.setDirection(way.TopToBottom if width < NARROW * scale else way.LeftToRight)

    def focus_first(self) -> None:
        """Put the keyboard where most people want to go: the newest open match, or the first game."""
        sound = next((card for card in self._cards if card.summary.fault is None and not card.is_over), None)
        if sound is not None:
            sound.focus()
        elif self._tiles:
            self._tiles[0].setFocus()
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.setValue(0)  # a page opens at its beginning

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        words = self._room.words
        self._title.setText(words.tr("app.home.welcome"))
        self._new_title.setText(words.tr("app.home.new-title"))
        self._notice.setText(words.tr("app.home.unofficial"))
        self._decks.setText(words.tr("app.home.decks"))
        self._decks.setToolTip(words.tr("app.home.decks.help"))
        self._decks.setAccessibleDescription(words.tr("app.home.decks.help"))
        self._open_file.setText(words.tr("app.home.open"))
        self._open_file.setToolTip(words.tr("app.home.open.help"))
        self._open_file.setAccessibleDescription(words.tr("app.home.open.help"))
        for tile in self._tiles:
            tile.retranslate()
        for card in self._cards:
            card.retranslate()
        for shelf in (self._open, self._finished):
            shelf.retranslate()
        self._place()

    def _on_decks(self) -> None:
        self.decks_wanted.emit()

    def _on_tile(self) -> None:
        tile = self.sender()
        if isinstance(tile, GameTile):
            self.new_wanted.emit(tile.manifest.id)
