"""What the hand should do next, in room that stays as it is while the words change."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.ui.panels.plain import PlainLabel
from desktop.ui.typography import breakable

LINES = 4
"""So many lines have room always, so that what is to be pressed below them keeps its place."""


class Prompt(PlainLabel):
    """Has room for some lines, or for the longest that was said in the same turn."""

    def __init__(self, parent: QWidget | None = None, lines: int = LINES) -> None:
        super().__init__("accent", parent=parent)
        self._lines = lines
        self.setObjectName("prompt")
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._keeps = True
        self._turn: object = None
        self._said: set[str] = set()

    def say(self, text: str, turn: object) -> None:
        """Say it, "" for nothing; another ``turn`` (any value) begins anew."""
        if turn != self._turn:
            self._turn, self._said = turn, set()
        self._said.add(text)
        self.setText(text)
        self.make_room()

    def keep_room(self, keeps: bool) -> None:
        """Whether something to be pressed stands below it."""
        self._keeps = keeps
        self.make_room()

    def make_room(self) -> None:
        """Reserve the room, at the width and in the type of now."""
        self.ensurePolished()
        if not self._keeps:
            self.setMinimumHeight(0)
            return
        always = "\n".join(
            "A" * self._lines
        )  # lines of a text are taller than the type says, by a part of a pixel
        self.setMinimumHeight(max(self._height_of(text) for text in (always, *self._said)))

    def resizeEvent(self, event: QResizeEvent, /) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.make_room()

    def _height_of(self, text: str) -> int:
        room = QRect(0, 0, max(1, self.width()), 10_000)
        return self.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap), breakable(text)).height()
