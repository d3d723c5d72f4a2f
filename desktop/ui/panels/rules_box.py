"""The two or three rules that matter at this moment, and the last thing that happened."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.engine.ids import RuleId
from desktop.engine.rule import Rulebook
from desktop.ui.panels.flow import FlowLayout
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.rule_card import RuleCard
from desktop.ui.panels.situation import Happened
from desktop.ui.table.contract import GameTable


class RulesBox(QWidget):
    """Rules in force now; a card that stays keeps being open."""

    rule_asked = Signal(str)

    def __init__(
        self,
        rulebook: Rulebook,
        table: GameTable[Any],
        means: Presentation,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._rulebook = rulebook
        self._table = table
        self._means = means
        self._cards: dict[RuleId, RuleCard] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)

    def show_rules(self, rules: tuple[RuleId, ...]) -> None:
        """Show these rules, in this order."""
        for gone in self._cards.keys() - set(rules):
            card = self._cards.pop(gone)
            card.hide()
            card.deleteLater()
        for place, rule in enumerate(rules):
            if rule in self._cards:
                self._cards[rule].retell()
            else:
                self._cards[rule] = RuleCard(rule, self._rulebook, self._table, self._means)
                self._cards[rule].rule_asked.connect(self.rule_asked)
            self._column.insertWidget(place, self._cards[rule])
            self._cards[rule].show()


class HappenedBox(QWidget):
    """One sentence and the rule behind it."""

    rule_asked = Signal(str)

    def __init__(self, means: Presentation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._rule: RuleId = ""
        self._text = PlainLabel()
        self._text.setObjectName("happened")
        self._chip = WrapButton(means, "chip")
        self._chip.setObjectName("happened-rule")
        self._chip.clicked.connect(self._on_chip)
        chips = QWidget()
        FlowLayout(chips).addWidget(self._chip)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._text)
        column.addWidget(chips)

    def show_happened(self, happened: Happened | None) -> None:
        """Tell the last thing that happened, or that nothing has yet."""
        words = self._means.words
        self._rule = happened.rule if happened else ""
        self._text.setText(words.say(happened.message) if happened else words.tr("app.panel.nothing-yet"))
        self._chip.setVisible(bool(self._rule))
        if self._rule:
            self._chip.say(words.tr(self._rule), "rules", words.tr("app.panel.read"))

    def _on_chip(self) -> None:
        if self._rule:
            self.rule_asked.emit(self._rule)
