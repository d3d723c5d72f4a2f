"""What the hand should do next, in room that stays as it is while the words change."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.ui.panels.plain import PlainLabel
from desktop.ui.typography import breakable

LINES = 4
"""So many lines have room always, so that what is to be pressed below them keeps its place."""


class Prompt(PlainLabel):
    """Has room for some lines, or for the longest that was said in the same span of the match."""

    def __init__(self, parent: QWidget | None = None, lines: int = LINES) -> None:
        super().__init__("accent", parent=parent)
        self._lines = lines
        self.setObjectName("prompt")
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._keeps = True
        self._span: object = None
        self._said: dict[str, int] = {}
        """What was said, and how tall it is at the width and in the font of now."""
        self._measured: tuple[int, str] | None = None

    def say(self, text: str, span: object) -> None:
        """Say it, "" for nothing; another ``span`` (any value) begins anew."""
        if span != self._span:
            self._span, self._said = span, {}
        self._said.setdefault(text, 0)
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
        # lines of a text are taller than the type says, by a part of a pixel
        self._said.setdefault("\n".join("A" * self._lines), 0)
        measured = (self.width(), self.font().key())
        for text, height in self._said.items():
            if not height or measured != self._measured:
                self._said[text] = self._height_of(text)
        self._measured = measured
        self.setMinimumHeight(max(self._said.values()))

    def resizeEvent(self, event: QResizeEvent, /) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.make_room()

    def _height_of(self, text: str) -> int:
        room = QRect(0, 0, max(1, self.width()), 10_000)
        return self.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap), breakable(text)).height()
