"""A tick box whose words go on in a further line where they have no room in one."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QTextLayout, QTextOption
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyleOptionButton, QWidget

_LEAST_LETTERS = 10
"""It is never so narrow that a line holds fewer letters of usual width."""


class WrapTick(QCheckBox):
    """Qt's own, for words of any length at any size of text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._measuring = False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        # Qt asks for the option in between: its lines would have to be measured by this first
        self._measuring = True
        try:
            return super().sizeHint()
        finally:
            self._measuring = False

    def minimumSizeHint(self) -> QSize:
        whole = self.sizeHint()
        words = self.text().split()
        longest = max((self.fontMetrics().horizontalAdvance(word) for word in words), default=0)
        least = self.fontMetrics().horizontalAdvance("n") * _LEAST_LETTERS
        return QSize(min(whole.width(), self._beside() + max(min(longest, 2 * least), least)), whole.height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int, /) -> int:
        more = self._lines(width).count("\n")
        return self.sizeHint().height() + more * self.fontMetrics().lineSpacing()

    def initStyleOption(self, option: QStyleOptionButton, /) -> None:
        super().initStyleOption(option)
        if not self._measuring:
            option.text = self._lines(self.width())

    def changeEvent(self, event: QEvent, /) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def _beside(self) -> int:
        """The width of all that is not words."""
        words = self.fontMetrics().size(int(Qt.TextFlag.TextShowMnemonic), self.text())
        return self.sizeHint().width() - words.width()

    def _lines(self, width: int) -> str:
        """The words with the ends of lines where they come at a width."""
        text, room = self.text(), width - self._beside()
        if not text or room <= 0:
            return text
        layout = QTextLayout(text, self.font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        lines: list[str] = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(room)
            start = line.textStart()
            lines.append(text[start : start + line.textLength()].strip())
        layout.endLayout()
        return "\n".join(lines)
