"""A field for a text too long for one line: it wraps, and grows with what is typed."""

from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy

from desktop.ui.decks.undo_keys import leaves_to_page

_LEAST_LINES = 2
_MOST_LINES = 8
"""More than these are scrolled."""


class LongTextEditor(QPlainTextEdit):
    """Plain text in one paragraph: Enter is left to the page, and pasted lines are joined."""

    edited = Signal(object, bool)
    """The new text, and whether it is being typed letter by letter."""
    left = Signal()
    """The keyboard went elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(False)  # a file is for the window
        self.setUndoRedoEnabled(False)  # the page owns undo
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._shown = ""
        self.textChanged.connect(self._on_changed)

    def show_value(self, value: Any) -> None:
        """Show a text that comes from the deck; the cursor stays where it is while it can."""
        if value == self._shown:
            return
        self._shown = value
        at = self.textCursor().position()
        self.blockSignals(True)
        self.setPlainText(value)
        self.blockSignals(False)
        cursor = self.textCursor()
        cursor.setPosition(min(at, self.document().characterCount() - 1))
        self.setTextCursor(cursor)
        self.updateGeometry()

    def retranslate(self) -> None:
        """What somebody typed is the same in every language."""

    def sizeHint(self) -> QSize:
        # the layout of a plain text counts in lines, as they are wrapped now
        lines = max(_LEAST_LINES, min(_MOST_LINES, round(self.document().size().height())))
        edges = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        padding = self.height() - self.viewport().height() - 2 * self.frameWidth()
        return QSize(200, lines * self.fontMetrics().lineSpacing() + edges + max(0, padding))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if leaves_to_page(event):
            event.ignore()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # other lines

    def _on_changed(self) -> None:
        text = self.toPlainText()
        joined = " ".join(text.splitlines()) if "\n" in text else text
        if joined == self._shown:
            return
        if joined != text:
            self.show_value(joined)
        self._shown = joined
        self.updateGeometry()
        self.edited.emit(joined, True)
