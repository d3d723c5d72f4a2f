"""An open match on the home screen: who plays, how far it is, and the way back to it."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from desktop.session.shelf import Summary
from desktop.ui.home.match_words import game_of, progress_of, seats_of
from desktop.ui.room import Room
from desktop.ui.theme.stylesheet import set_role
from desktop.ui.typography import breakable


class ContinueCard(QFrame):
    """One open match. ``wanted`` asks to go on with it, ``unwanted`` to put it away for good."""

    wanted = Signal(str)
    unwanted = Signal(str)

    def __init__(self, room: Room, summary: Summary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary = summary
        self._room = room
        set_role(self, "surface")
        self._game = QLabel()
        set_role(self._game, "title")
        self._game.setWordWrap(True)
        self._seats = QLabel()
        self._seats.setTextFormat(Qt.TextFormat.PlainText)
        self._seats.setWordWrap(True)
        self._where = QLabel()
        self._where.setTextFormat(Qt.TextFormat.PlainText)
        set_role(self._where, "soft")
        self._where.setWordWrap(True)
        self._go_on = QPushButton()
        self._go_on.clicked.connect(self._on_go_on)
        self._remove = QToolButton()
        set_role(self._remove, "quiet")
        self._remove.clicked.connect(self._on_remove)
        buttons = QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        for label in (self._game, self._seats, self._where):
            column.addWidget(label)
        column.addStretch(1)
        column.addLayout(buttons)
        buttons.addWidget(self._go_on, 1)
        buttons.addWidget(self._remove)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        words, summary = self._room.words, self.summary
        game = game_of(summary, words)
        seats = seats_of(summary, words)
        self._game.setText(breakable(game))
        self._seats.setText(breakable(seats))
        self._where.setText(breakable(progress_of(summary, words)))
        go_on = words.tr("app.home.look") if self.is_over else words.tr("app.home.continue")
        set_role(self._go_on, "" if self.is_over else "primary")
        self._go_on.setText(go_on)
        self._go_on.setEnabled(summary.fault is None)
        self._go_on.setAccessibleName(f"{go_on}: {game}, {seats}")
        self._go_on.setAccessibleDescription(progress_of(summary, words))  # what tells alike matches apart
        edge = round(20 * self._room.look.text_scale)
        self._remove.setIcon(self._room.icons.icon("trash", self._room.look, edge))
        self._remove.setIconSize(QSize(edge, edge))
        self._remove.setToolTip(words.tr("app.home.remove"))
        self._remove.setAccessibleName(f"{words.tr('app.home.remove')}: {game}, {seats}")

    @property
    def is_over(self) -> bool:
        """Whether it can only be looked at: its match has ended."""
        return self.summary.fault is None and self.summary.outcome is not None

    def focus(self) -> None:
        """Put the keyboard on the way back into the match."""
        self._go_on.setFocus()

    def _on_go_on(self) -> None:
        self.wanted.emit(self.summary.id)

    def _on_remove(self) -> None:
        self.unwanted.emit(self.summary.id)
