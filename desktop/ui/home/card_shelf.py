"""A heading and the matches under it; where they are many, the older ones wait behind a button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.ui.room import Room
from desktop.ui.theme.stylesheet import set_role

if TYPE_CHECKING:
    from desktop.ui.home.continue_card import ContinueCard

CARD_WIDTH = 330
"""Least width of a match at 100 % text."""
ACROSS = 3
"""So many stand in a row at most; one row is shown before the rest is asked for."""
LEAST_SHOWN = 2
"""So many are shown also where less fit in a row."""


class CardShelf(QWidget):
    """Shows the newest matches in one row, and all of them once somebody asks."""

    def __init__(self, room: Room, title: str, parent: QWidget | None = None) -> None:
        """``title`` is the id of the heading's words."""
        super().__init__(parent)
        self._room = room
        self._title_id = title
        self._title = QLabel()
        set_role(self._title, "heading")
        self._more = QPushButton()
        self._more.setObjectName("more-matches")
        set_role(self._more, "link")
        self._more.clicked.connect(self._on_more)
        self._cards: Sequence[ContinueCard] = ()
        self._across = ACROSS
        self._all = False
        head = QHBoxLayout()
        self._grid = QGridLayout()
        self._grid.setSpacing(14)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(head)
        head.addWidget(self._title, 1)
        head.addWidget(self._more)
        column.addLayout(self._grid)
        self.hide()

    def put(self, cards: Sequence[ContinueCard]) -> None:
        """Hold these from now on, newest first; whoever put others before takes those away."""
        for card in self._cards:
            self._grid.removeWidget(card)
        self._cards = cards
        for index, card in enumerate(cards):
            self._grid.addWidget(card, index // ACROSS, index % ACROSS)
        self.setVisible(bool(cards))
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the words of now."""
        words, shown = self._room.words, max(LEAST_SHOWN, self._across)
        hidden = len(self._cards) - shown
        self._title.setText(words.tr(self._title_id))
        self._more.setText(words.tr("app.home.fewer") if self._all else words.tr("app.home.more", n=hidden))
        self._more.setVisible(hidden > 0)
        for index, card in enumerate(self._cards):
            card.setVisible(self._all or index < shown)  # at once, so that it can take the keyboard

    def place(self, width: int) -> None:
        """As many side by side as a width and the size of the text allow."""
        across = max(1, min(ACROSS, width // round(CARD_WIDTH * self._room.look.text_scale)))
        for index, card in enumerate(self._cards):
            self._grid.addWidget(card, index // across, index % across)
        for column in range(ACROSS):
            self._grid.setColumnStretch(column, 1 if column < across else 0)
        if across != self._across:
            self._across = across
            self.retranslate()

    def _on_more(self) -> None:
        self._all = not self._all
        self.retranslate()
