"""The button that deals: loading a game takes a moment, and a page that only stands there looks broken."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.ui.theme.stylesheet import set_role


class StartButton(QPushButton):
    """Stays pressed and says what is going on, under a waiting pointer, until the work is done."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("start")
        set_role(self, "primary")
        self.setDefault(True)

    def work(self, told: str, task: Callable[[], object]) -> None:
        """Do the task at once, and be as before if the page is still there afterwards."""
        said = self.text()
        self.setText(told)
        self.setDown(True)
        self.repaint()  # at once: nothing is painted while the task runs
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            task()
        finally:
            QApplication.restoreOverrideCursor()
            self.setText(said)
            self.setDown(False)
