"""A part of the panel under its heading."""

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.ui.panels.plain import PlainLabel
from desktop.ui.panels.presentation import Presentation
from desktop.ui.theme.stylesheet import set_role


class Section(QWidget):
    """A thin rule, a quiet heading, and the part itself."""

    def __init__(self, means: Presentation, part: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._heading = PlainLabel("heading")
        line = QFrame()
        set_role(line, "line")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(line)
        column.addWidget(self._heading)
        column.addWidget(part)

    def say(self, heading: str) -> None:
        """Set the heading."""
        self._heading.setText(heading)
        self.setAccessibleName(heading)
