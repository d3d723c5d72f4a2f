"""A strip under the header that tells what a person should know once, and stays until it is read."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from desktop.engine.message import Message
from desktop.ui.room import Room
from desktop.ui.theme.stylesheet import set_role

SUPERSEDED: Final = {"app.save.recovered": "app.save.failed"}
"""What is no longer true once this is told."""
MOST: Final = 4
"""So many messages at once; the oldest gives way."""


class Notice(QFrame):
    """Shows messages one under the other; the same one does not stand there twice."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._messages: list[Message] = []
        self._hindrances: list[Message] = []
        set_role(self, "raised")
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = QToolButton()
        set_role(self._close, "quiet")
        self._close.clicked.connect(self._on_close)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 8, 6)
        row.addWidget(self._text, 1)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """What is shown now."""
        return self._text.text()

    def tell(self, message: Message) -> None:
        """Add a message, show it and announce it."""
        if self._messages and self._messages[-1] == message:
            return
        gone = SUPERSEDED.get(message.id)
        kept = [one for one in self._messages if one.id != gone and one != message]
        self._messages = [*kept, message][-MOST:]
        self.retranslate()
        self.show()
        announcement = QAccessibleAnnouncementEvent(self, self._room.words.say(message))
        QAccessible.updateAccessibility(announcement)

    def tell_hindrance(self, message: Message) -> None:
        """Say why something cannot be opened: of matter until something else is."""
        self.tell(message)
        self._hindrances.append(message)

    def forget_hindrances(self) -> None:
        """Something is open: what stood in the way of another thing is not said above it."""
        gone, self._hindrances = self._hindrances, []
        self._keep([one for one in self._messages if one not in gone])

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        words = self._room.words
        self._text.setText("\n".join(words.say(message) for message in self._messages))
        self._close.setIcon(self._room.icons.icon("cancel", self._room.look, 18))
        self._close.setToolTip(words.tr("app.button.close"))
        self._close.setAccessibleName(words.tr("app.button.close"))

    def take_back(self, message_id: str, path: str) -> None:
        """Show no longer what was told of a file and is of no matter any more."""
        gone = (message_id, path)
        self._keep([one for one in self._messages if (one.id, one.facts.get("path")) != gone])

    def forget(self) -> None:
        """Show nothing any more."""
        self._messages.clear()
        self.hide()

    def _keep(self, messages: list[Message]) -> None:
        self._messages = messages
        self.retranslate()
        self.setVisible(bool(messages) and self.isVisible())

    def _on_close(self) -> None:
        self.forget()
