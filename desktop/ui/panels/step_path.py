"""The path of a turn: its steps side by side, in as many rows as their whole names need."""

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.ui.panels.clearing import clear
from desktop.ui.panels.flow import FlowLayout
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.steps import CLOSEST, StepMark


class StepPath(QWidget):
    """Stands as tall, and each step in its place, whichever step is the current one."""

    def __init__(self, means: Presentation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._marks: list[StepMark] = []
        self._flow = FlowLayout(self, spacing=4)

    def show_steps(self, names: Sequence[str], current: int) -> None:
        """Show the steps by name; those before the current one are done."""
        clear(self._flow)
        self._marks = []
        for index, name in enumerate(names):
            state = "now" if index == current else "done" if index < current else "later"
            mark = StepMark(self._means, name, state)
            self._marks.append(mark)
            self._flow.addWidget(mark)
            mark.show()
            mark.ensurePolished()  # measured in the type that it will have
        self._tighten()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent, /) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._tighten()

    def _tighten(self) -> None:
        """The steps move closer together where that saves a row or breaks a name less, and no closer."""
        self._flow.invalidate()
        lines = [self._lines(how) for how in range(CLOSEST + 1)]
        self._lines(lines.index(min(lines)))

    def _lines(self, close: int) -> int:
        """How many lines there are when the steps stand so close: of steps, and of names that break."""
        for mark in self._marks:
            mark.stand_close(close)
        width = self.width()
        return self._flow.line_count(width) + sum(mark.sizeHint().width() > width for mark in self._marks)
