"""One rule that opens in place: name, then text, drawn example and what it belongs with."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.engine.ids import RuleId
from desktop.engine.rule import Rulebook
from desktop.ui.panels.clearing import clear
from desktop.ui.panels.example import ExampleView
from desktop.ui.panels.flow import FlowLayout
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.settling import settle
from desktop.ui.table.contract import GameTable
from desktop.ui.theme.stylesheet import set_role


class RuleCard(QFrame):
    """A rule in force now: its name and words, and behind a button its example and what it belongs with."""

    rule_asked = Signal(str)
    """A rule id: somebody wants to read on in the book."""

    def __init__(
        self,
        rule: RuleId,
        rulebook: Rulebook,
        table: GameTable[Any],
        means: Presentation,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.rule = rule
        self._rulebook = rulebook
        self._means = means
        set_role(self, "raised")
        self._name = PlainLabel("strong")
        self._more = WrapButton(means, "link")
        self._more.setObjectName("rule-more")
        self._more.setCheckable(True)
        self._text = PlainLabel()
        self._text.setObjectName("rule-text")
        self._example = ExampleView(table, means)
        self._caption = PlainLabel("small")
        self._related = QWidget()
        self._links = FlowLayout(self._related)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 10, 12, 8)
        column.setSpacing(6)
        for part in (self._name, self._text, self._more, self._example, self._caption, self._related):
            if part is not self._more:  # it has an edge of its own
                part.setContentsMargins(8, 0, 0, 0)
            column.addWidget(part)
        self._more.toggled.connect(self._on_toggled)
        self.retell()

    @property
    def is_open(self) -> bool:
        """Whether the example and the related rules are shown."""
        return self._more.isChecked()

    def set_open(self, is_open: bool) -> None:
        """Open or close the card."""
        self._more.setChecked(is_open)

    def retell(self) -> None:
        """Say everything in the words and look of now."""
        words = self._means.words
        more = words.tr("app.rules.less") if self.is_open else words.tr("app.rules.more")
        self._name.setText(words.tr(self.rule))
        self._more.say(more, "minus" if self.is_open else "plus", words.tr(self.rule))
        self._text.setText(words.tr(f"{self.rule}.text"))
        self._open_parts()

    def _open_parts(self) -> None:
        words = self._means.words
        clear(self._links)
        for part in (self._example, self._caption, self._related):
            part.setVisible(self.is_open)
        if not self.is_open:
            return
        told = words.tr(f"{self.rule}.example") if words.known(f"{self.rule}.example") else ""
        self._example.show_rule(self.rule, told)
        self._caption.setText(told)
        self._caption.setVisible(bool(told))
        for rule in (*self._rulebook.entry(self.rule).related, ""):
            link = self._link(rule)
            self._links.addWidget(link)
            link.show()

    def _link(self, rule: RuleId) -> WrapButton:
        """A way to a related rule, or with no rule to this one in the book."""
        words = self._means.words
        link = WrapButton(self._means, "chip")
        link.setObjectName(rule or self.rule)
        if rule:
            link.say(words.tr(rule))
        else:
            link.say(words.tr("app.rules.in-book"), "rules")
        link.clicked.connect(self._on_link)
        return link

    def _on_link(self) -> None:
        self.rule_asked.emit(self.sender().objectName())

    def _on_toggled(self) -> None:
        self.retell()
        settle(self)
