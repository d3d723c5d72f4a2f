"""How far everything is, line by line."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.ui.panels.clearing import clear
from desktop.ui.panels.plain import PlainLabel, set_tip
from desktop.ui.panels.presentation import Presentation
from desktop.ui.table.contract import Score
from desktop.ui.theme.palette import blend


class Bar(QWidget):
    """A small bar: so much of the whole. The number beside it says the same in words."""

    def __init__(self, means: Presentation, value: int, whole: int) -> None:
        super().__init__()
        self._means = means
        self.share = min(1.0, max(0.0, value / whole))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(80, self._means.spaced(7))

    def paintEvent(self, event: QPaintEvent, /) -> None:
        colours = self._means.look.colours
        area = QRectF(self.rect())
        radius = area.height() / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(blend(colours.surface, colours.line, 0.35)))
            painter.drawRoundedRect(area, radius, radius)
            if self.share:
                area.setWidth(max(area.height(), area.width() * self.share))
                painter.setBrush(QColor(colours.allowed if self.share == 1 else colours.accent))
                painter.drawRoundedRect(area, radius, radius)


class ScoreBox(QWidget):
    """One line for each score, with a bar where the score has a whole."""

    def __init__(self, means: Presentation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(4)

    def show_scores(self, scores: tuple[Score, ...]) -> None:
        """Show other scores."""
        clear(self._lines)
        for score in scores:
            self._show(score)

    def _show(self, score: Score) -> None:
        words = self._means.words
        name = PlainLabel(text=words.say(score.name))
        value = PlainLabel("strong")
        value.setWordWrap(False)
        value.setText(
            words.tr("app.panel.score.of", count=score.value, whole=score.whole)
            if score.whole
            else str(score.value)
        )
        tip = "\n".join(words.say(line) for line in score.tip)
        for label in (name, value):
            set_tip(label, tip)
        # a line of its own for each: the longest number takes no width from all names
        line = QWidget()
        beside = QHBoxLayout(line)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(12)
        beside.addWidget(name, 1)
        beside.addWidget(value, 0, Qt.AlignmentFlag.AlignBottom)
        parts = [line, Bar(self._means, score.value, score.whole)] if score.whole else [line]
        for part in parts:
            self._lines.addWidget(part)
            part.show()
