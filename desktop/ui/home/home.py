"""The home screen: go on with an open match, or begin one of the games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.engine.manifest import Manifest
from desktop.ui.home.tile import GameTile
from desktop.ui.room import Room
from desktop.ui.steady_area import SteadyArea
from desktop.ui.theme.stylesheet import set_role

if TYPE_CHECKING:
    from desktop.session.shelf import Summary
    from desktop.ui.home.continue_card import ContinueCard

CARD_WIDTH = 330
"""Least width of an open match at 100 % text."""
CARDS_SHOWN = 3
"""Open matches in one row; more rows follow below."""


class HomePage(SteadyArea):
    """Continue first when a match is open, then New. Scrolls when the window is small."""

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
        self._continue_title.hide()
        self.retranslate()

    def _make_parts(self, games: Mapping[str, Manifest]) -> None:
        self._title = QLabel()
        self._title.setWordWrap(True)
        set_role(self._title, "display")
        self._continue_title = QLabel()
        set_role(self._continue_title, "heading")
        self._new_title = QLabel()
        set_role(self._new_title, "heading")
        self._cards: list[ContinueCard] = []
        self._card_grid = QGridLayout()
        self._card_grid.setSpacing(14)
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
        tiles = QHBoxLayout()
        tiles.setSpacing(18)
        for tile in self._tiles:
            tile.clicked.connect(self._on_tile)
            tiles.addWidget(tile)
        column = QVBoxLayout(page)
        column.setContentsMargins(36, 22, 36, 18)
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addWidget(self._continue_title)
        column.addLayout(self._card_grid)
        column.addWidget(self._new_title)
        column.addLayout(tiles, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._notice, 1)
        foot.addWidget(self._decks)
        foot.addWidget(self._open_file)
        column.addLayout(foot)

    @property
    def tiles(self) -> Sequence[GameTile]:
        """The games' tiles, in the order shown."""
        return self._tiles

    @property
    def cards(self) -> Sequence[ContinueCard]:
        """The open matches, newest first."""
        return self._cards

    def show_matches(self, summaries: Sequence[Summary]) -> None:
        """Show these open matches, newest first."""
        from desktop.ui.home.continue_card import ContinueCard  # with matches, after the first picture

        for card in self._cards:
            self._card_grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = [ContinueCard(self._room, summary) for summary in summaries]
        for card in self._cards:
            card.wanted.connect(self.continue_wanted)
            card.unwanted.connect(self.remove_wanted)
        self._place_cards()
        for card in self._cards:
            card.show()  # at once, so that it can take the keyboard
        self._continue_title.setVisible(bool(summaries))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_cards()

    def _place_cards(self) -> None:
        """As many side by side as the width and the size of the text allow."""
        width = max(1, self.viewport().width())
        across = max(1, min(CARDS_SHOWN, width // round(CARD_WIDTH * self._room.look.text_scale)))
        for index, card in enumerate(self._cards):
            self._card_grid.addWidget(card, index // across, index % across)
        for column in range(CARDS_SHOWN):
            self._card_grid.setColumnStretch(column, 1 if column < across else 0)

    def focus_first(self) -> None:
        """Put the keyboard where most people want to go: the newest open match, or the first game."""
        sound = next((card for card in self._cards if card.summary.fault is None), None)
        if sound is not None:
            sound.focus()
            self.verticalScrollBar().setValue(0)  # the whole of it, not its button alone
        elif self._tiles:
            self._tiles[0].setFocus()

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        words = self._room.words
        self._title.setText(words.tr("app.home.welcome"))
        self._continue_title.setText(words.tr("app.home.continue-title"))
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
        self._place_cards()

    def _on_decks(self) -> None:
        self.decks_wanted.emit()

    def _on_tile(self) -> None:
        tile = self.sender()
        if isinstance(tile, GameTile):
            self.new_wanted.emit(tile.manifest.id)
