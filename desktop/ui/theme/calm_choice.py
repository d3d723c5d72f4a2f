"""A drop-down list that the wheel scrolls past: only a deliberate press changes it."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

_SPARE = 6
"""Pixels beyond what Qt asks for: it counts letters in whole pixels, and cuts the last one at some sizes."""

_BESIDE = 12
"""Pixels beside the lines of the list: its frame."""

MOST_SEEN = 20
"""So many lines are seen at once where the screen has room."""


class CalmChoice(QComboBox):
    """Leaves the wheel to the page it stands on, and takes no focus by it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._label: QLabel | None = None
        self.setMaxVisibleItems(MOST_SEEN)

    def showPopup(self) -> None:
        # as wide as its longest line, also below a narrow field
        view = self.view()
        room = self.screen().availableSize().width() // 2
        view.setMinimumWidth(min(view.sizeHintForColumn(0) + _BESIDE, room))
        super().showPopup()

    def hidePopup(self) -> None:
        super().hidePopup()
        # the list took the pointer over, and nobody says that it has left the field since
        self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
        QCoreApplication.sendEvent(self, QEvent(QEvent.Type.Leave))
        self.update()

    def call(self, name: str) -> None:
        """Give it a name where no label beside it says one.

        On Linux Qt tells screen readers the choice instead of the name; only a label is told, too.
        """
        self.setAccessibleName(name)
        if self._label is None:
            self._label = QLabel(self.parentWidget())
            self._label.hide()
            self._label.setBuddy(self)
        self._label.setText(name)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(_SPARE, 0)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + QSize(_SPARE, 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
