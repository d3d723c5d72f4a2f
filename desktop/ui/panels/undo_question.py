"""Taking back a step that is not free is a question to the whole table, asked in place."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.ui.panels.flow import FlowLayout
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.shown import set_shown
from desktop.ui.theme.stylesheet import set_role


class UndoQuestion(QFrame):
    """Why it is not free, and two answers."""

    agreed = Signal(int)
    """The number of the state that the question was asked for."""
    refused = Signal()

    def __init__(self, means: Presentation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._state = 0
        set_role(self, "raised")
        self._reason = PlainLabel()
        self._reason.setObjectName("undo-reason")
        self._yes = WrapButton(means)
        self._yes.setObjectName("undo-yes")
        self._no = WrapButton(means, "primary")  # what loses nothing
        self._no.setObjectName("undo-no")
        answers = QWidget()
        flow = FlowLayout(answers, stretch=True)
        flow.addWidget(self._yes)
        flow.addWidget(self._no)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.addWidget(self._reason)
        column.addWidget(answers)
        self._yes.clicked.connect(self._on_yes)
        self._no.clicked.connect(self._on_no)

    def ask(self, reason: str, state: int, *, solo: bool = False) -> None:
        """Ask about the state with that number; the safe answer has the focus. Alone one asks oneself."""
        words = self._means.words
        self._state = state
        asked = words.tr("app.panel.undo.ask.solo") if solo else words.tr("app.panel.undo.ask")
        yes = words.tr("app.panel.undo.yes.solo") if solo else words.tr("app.panel.undo.yes")
        self._reason.setText(f"{reason}\n{asked}")
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{reason}\n{asked}"))
        self._yes.say(yes, "undo")
        self._no.say(words.tr("app.panel.undo.no"))
        self.show()
        self._no.setFocus()

    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._on_no()
        else:
            super().keyPressEvent(event)

    def _on_yes(self) -> None:
        set_shown(self, False)
        self.agreed.emit(self._state)

    def _on_no(self) -> None:
        set_shown(self, False)
        self.refused.emit()
