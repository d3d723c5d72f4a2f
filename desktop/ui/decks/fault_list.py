"""All that is wrong with a deck, in a few lines; each leads to its place."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.presentation import Presentation
from desktop.ui.room import Room
from desktop.ui.theme.stylesheet import set_role

MOST_LINES = 4
"""More faults than these are counted: one after another is put right."""


class FaultList(QFrame):
    """Hidden while there is nothing to say."""

    wanted = Signal(int)
    """The number of the fault to go to, counted from 0."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        set_role(self, "surface")
        self._title = PlainLabel("strong")
        self._rest = PlainLabel("small")
        self._means = Presentation(room.words, room.look, room.icons)
        self.lines: list[WrapButton] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 8)
        column.setSpacing(2)
        column.addWidget(self._title)
        for _ in range(MOST_LINES):
            line = WrapButton(self._means, "link")
            line.clicked.connect(self._on_line)
            column.addWidget(line)
            self.lines.append(line)
        column.addWidget(self._rest)
        self.hide()

    def show_faults(self, texts: Sequence[str], count: int) -> None:
        """Show the first of ``count`` things that are wrong, each with its place."""
        words = self._room.words
        self._means.look = self._room.look
        self._title.setText(words.tr("app.deck.faults", n=count))
        for index, line in enumerate(self.lines):
            line.setVisible(index < len(texts))
            if index < len(texts):
                line.say(texts[index], "warning")
        over = count - MOST_LINES
        self._rest.setVisible(over > 0)
        self._rest.setText(words.tr("app.deck.more-faults", n=max(over, 0)))
        self.setVisible(bool(texts))

    def _on_line(self) -> None:
        sender = self.sender()
        if isinstance(sender, WrapButton):
            self.wanted.emit(self.lines.index(sender))
