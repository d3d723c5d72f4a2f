"""The reason why something is wrong, beside it, with a sign as well as a colour."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from desktop.engine.message import Message
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.room import Room

_SIGN = 18


class FaultLabel(QWidget):
    """Hidden while nothing is wrong."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._reason: Message | None = None
        self._sign = QLabel()
        self._text = PlainLabel("refused")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._text, 1)
        self.hide()

    @property
    def text(self) -> str:
        """The reason that is shown, or "" for none."""
        return self._text.text() if self._reason is not None else ""

    def tell(self, reason: Message | None) -> None:
        """Show this reason, or none."""
        self._reason = reason
        self.retranslate()
        self.setVisible(reason is not None)

    def retranslate(self) -> None:
        """Say it in the language and look of now."""
        look = self._room.look
        edge = round(_SIGN * look.text_scale)
        ratio = self.devicePixelRatioF()
        self._sign.setPixmap(self._room.icons.pixmap("warning", look.colours.refused, edge, ratio))
        self._text.setText(self._room.words.say(self._reason) if self._reason is not None else "")
