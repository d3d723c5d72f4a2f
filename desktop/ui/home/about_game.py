"""The head of the set-up: which game it is, what it is about, and the way to the game in one minute."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.ui.room import Room
from desktop.ui.theme.stylesheet import set_role


class AboutGame(QWidget):
    """For who has never played it: the rule book begins with a page in short, if the game has one."""

    rule_wanted = Signal(str)
    """The page of the rule book to open."""

    def __init__(self, room: Room, game: str) -> None:
        super().__init__()
        self._room = room
        self._game = game
        self._title, self._about = QLabel(), QLabel()
        for label, role in ((self._title, "display"), (self._about, "soft")):
            set_role(label, role)
            label.setWordWrap(True)
        self.in_short = QPushButton()
        self.in_short.setObjectName("in-short")
        set_role(self.in_short, "link")
        self.in_short.clicked.connect(self._on_in_short)
        self._head = head = QHBoxLayout()
        head.setSpacing(18)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(head)
        head.addWidget(self._title, 1)
        head.addWidget(self.in_short, 0, Qt.AlignmentFlag.AlignBottom)
        column.addWidget(self._about)

    def set_narrow(self, narrow: bool) -> None:
        """Have the way to the short page below the title, where both have no room side by side."""
        way = QBoxLayout.Direction
        self._head.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        at = Qt.AlignmentFlag.AlignLeft if narrow else Qt.AlignmentFlag.AlignBottom
        self._head.setAlignment(self.in_short, at)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        words = self._room.words
        self._title.setText(words.tr(f"{self._game}.name"))
        self._about.setText(words.tr(f"{self._game}.about"))
        self.in_short.setText(words.tr("app.rules.in-short"))
        self.in_short.setVisible(words.known(self._page))

    @property
    def _page(self) -> str:
        return f"{self._game}.in-short"

    def _on_in_short(self) -> None:
        self.rule_wanted.emit(self._page)
