"""Why something is not possible: a sign, a sentence, and the rule behind it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.ui.panels.flow import FlowLayout
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.presentation import Presentation


class WhyNot(QWidget):
    """Stands where the hand is while there is something to say; screen readers say it at once."""

    rule_asked = Signal(str)

    def __init__(self, means: Presentation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._asked = ""
        self._sign = QLabel()
        self._sign.setTextFormat(Qt.TextFormat.PlainText)
        self._text = PlainLabel("refused")
        self._text.setObjectName("why")
        self._rule = WrapButton(means, "chip")
        self._rule.setObjectName("why-rule")
        self._rule.clicked.connect(self._on_rule)
        chips = QWidget()
        FlowLayout(chips).addWidget(self._rule)
        row = QHBoxLayout()
        row.setSpacing(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(6)
        column.addLayout(row)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._text, 1)
        column.addWidget(chips)
        self.hide()

    def say(self, text: str, rule: str) -> None:
        """Say why, or nothing; ``rule`` may be "" for what no rule of the game says."""
        words, means = self._means.words, self._means
        self._asked = rule if rule and words.known(rule) else ""
        self._text.setText(text)
        self._rule.setVisible(bool(self._asked))
        if self._asked:
            self._rule.say(words.tr(self._asked), "rules", words.tr("app.panel.read"))
        self.setVisible(bool(text))
        if text:
            colour, density = means.look.colours.refused, self.devicePixelRatioF()
            self._sign.setPixmap(means.icons.pixmap("warning", colour, means.icon_size, density))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _on_rule(self) -> None:
        if self._asked:
            self.rule_asked.emit(self._asked)
