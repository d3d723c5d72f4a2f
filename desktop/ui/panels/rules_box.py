"""The two or three rules that matter at this moment, and what the last turn did."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.engine.ids import RuleId
from desktop.engine.rule import Rulebook
from desktop.ui.panels.clearing import clear
from desktop.ui.panels.flow import FlowLayout
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.rule_card import RuleCard
from desktop.ui.panels.settling import settle
from desktop.ui.panels.shown import set_shown
from desktop.ui.panels.situation import GoalNow, Happened
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
        self._goal_head = WrapButton(means, "link")
        self._goal_head.setObjectName("goal-head")
        self._goal_head.setCheckable(True)
        self._goal_head.toggled.connect(self._on_goal_toggled)
        self._goal = PlainLabel("strong")
        self._goal.setObjectName("goal")
        for part in (self._goal_head, self._goal):
            part.hide()
        self._column = QVBoxLayout()
        self._column.setSpacing(8)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(self._goal_head)
        whole.addWidget(self._goal)
        whole.addLayout(self._column)

    @property
    def filled(self) -> bool:
        """Whether there is anything to read."""
        return bool(self._cards) or not self._goal_head.isHidden()

    def show_goal(self, goal: GoalNow) -> None:
        """Begin with what wins and loses: told by itself in a first turn, and one press away ever after."""
        words = self._means.words
        known = words.known(goal.id)
        self._goal_head.setVisible(known)
        self._goal.setText(words.tr(goal.id) if known else "")
        self._goal_head.setChecked(goal.told)
        self._show_goal_open()

    def _show_goal_open(self) -> None:
        is_open, words = self._goal_head.isChecked(), self._means.words
        tip = words.tr("app.rules.less") if is_open else words.tr("app.rules.more")
        self._goal_head.say(words.tr("app.panel.goal"), "minus" if is_open else "plus", tip)
        self._goal.setVisible(is_open and not self._goal_head.isHidden())

    def _on_goal_toggled(self) -> None:
        self._show_goal_open()
        settle(self)

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

NEWEST = 3
"""So many things that happened are told at once; the others are one press away."""


class HappenedBox(QWidget):
    """A sentence for each thing that the turn did, the newest on top, and the rules behind them."""

    rule_asked = Signal(str)

    def __init__(self, means: Presentation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._lines = QVBoxLayout()
        self._lines.setSpacing(4)
        self._more = WrapButton(means, "link")
        self._more.setObjectName("happened-more")
        self._more.clicked.connect(self._on_more)
        self._chips = QWidget()
        self._flow = FlowLayout(self._chips)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(self._lines)
        column.addWidget(self._more)
        column.addWidget(self._chips)

    def show_happened(self, happened: Happened | None) -> None:
        """Tell what the last turn did, or that nothing has happened yet."""
        words = self._means.words
        for layout in (self._lines, self._flow):
            clear(layout)
        told = [words.say(each) for each in reversed(happened.messages)] if happened else []
        for place, line in enumerate(told or [words.tr("app.panel.nothing-yet")]):
            label = PlainLabel("soft" if place else "", line)
            label.setObjectName("happened")
            self._lines.addWidget(label)
            label.setVisible(place < NEWEST)
        set_shown(self._more, len(told) > NEWEST)
        self._more.say(words.tr("app.panel.happened.more"), "plus")
        rules = happened.rules[::-1][:CHIPS] if happened else ()
        for rule in rules:
            self._add_chip(rule)
        self._chips.setVisible(bool(rules))

    def _on_more(self) -> None:
        for at in range(self._lines.count()):
            item = self._lines.itemAt(at)
            if item is not None and (line := item.widget()) is not None:
                line.show()
        set_shown(self._more, False)
        settle(self)

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
