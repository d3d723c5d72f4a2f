"""The two or three rules that matter at this moment, and what the last turn did."""

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
        self._goal = PlainLabel("strong")
        self._goal.setObjectName("goal")
        self._goal.hide()
        self._column = QVBoxLayout()
        self._column.setSpacing(8)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(self._goal)
        whole.addLayout(self._column)

    def show_goal(self, goal: str) -> None:
        """Begin with that message, as in a first turn; "" and games without it begin with the rules."""
        words = self._means.words
        known = bool(goal) and words.known(goal)
        self._goal.setVisible(known)
        self._goal.setText(words.tr(goal) if known else "")

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


CHIPS = 3
"""So many rules are named behind what happened, at most."""


class HappenedBox(QWidget):
    """A sentence for each thing that the turn did, the newest on top, and the rules behind them."""

    rule_asked = Signal(str)

    def __init__(self, means: Presentation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._lines = QVBoxLayout()
        self._lines.setSpacing(4)
        self._chips = QWidget()
        self._flow = FlowLayout(self._chips)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(self._lines)
        column.addWidget(self._chips)

    def show_happened(self, happened: Happened | None) -> None:
        """Tell what the last turn did, or that nothing has happened yet."""
        words = self._means.words
        for layout in (self._lines, self._flow):
            while (item := layout.takeAt(0)) is not None:
                if (old := item.widget()) is not None:
                    old.hide()
                    old.deleteLater()
        told = [words.say(each) for each in reversed(happened.messages)] if happened else []
        for place, line in enumerate(told or [words.tr("app.panel.nothing-yet")]):
            label = PlainLabel("soft" if place else "", line)
            label.setObjectName("happened")
            self._lines.addWidget(label)
            label.show()
        rules = happened.rules[::-1][:CHIPS] if happened else ()
        for rule in rules:
            self._add_chip(rule)
        self._chips.setVisible(bool(rules))

    def _add_chip(self, rule: RuleId) -> None:
        words = self._means.words
        chip = WrapButton(self._means, "chip")
        chip.setObjectName(f"happened-{rule}")
        chip.say(words.tr(rule), "rules", words.tr("app.panel.read"))
        chip.clicked.connect(self._on_chip)
        self._flow.addWidget(chip)
        chip.show()

    def _on_chip(self) -> None:
        self.rule_asked.emit(self.sender().objectName().removeprefix("happened-"))
