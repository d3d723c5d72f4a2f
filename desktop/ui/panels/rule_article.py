"""A rule as a page of the book: where it comes from, whether it is in force, text, example, relatives."""

from typing import Any

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.engine.rule import RuleEntry
from desktop.ui.panels.example import ExampleView
from desktop.ui.panels.flow import FlowLayout
from desktop.ui.panels.plain import PlainLabel, WrapButton, set_tip
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.standing import Standing
from desktop.ui.table.contract import GameTable
from desktop.ui.theme.stylesheet import set_role


class Mark(QWidget):
    """An icon and a few words: a fact about the rule."""

    def __init__(self, means: Presentation, icon: str, text: str, colour: str, tip: str = "") -> None:
        super().__init__()
        self._means = means
        self._icon = icon
        self._colour = colour
        label = PlainLabel("small", text)
        row = QHBoxLayout(self)
        row.setContentsMargins(means.icon_size + 6, 0, 8, 0)
        row.addWidget(label)
        set_tip(self, tip)
        label.setAccessibleDescription(tip)
        # wrapping labels ask for little: a mark wants its words in one line when there is room
        label.ensurePolished()
        self._wanted = label.fontMetrics().horizontalAdvance(text) + means.icon_size + 18

    def sizeHint(self) -> QSize:
        return QSize(self._wanted, super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent, /) -> None:
        edge = round(self._means.icon_size * 0.85)
        icon = self._means.icons.icon(self._icon, self._means.look, edge, self._colour)
        with QPainter(self) as painter:
            painter.setPen(QColor(self._colour))
            icon.paint(painter, QRect(0, (self.height() - edge) // 2, edge, edge))


class RuleArticle(QWidget):
    """One rule, all there is to know."""

    rule_asked = Signal(str)

    def __init__(
        self,
        entry: RuleEntry,
        standing: Standing,
        table: GameTable[Any] | None,
        means: Presentation,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._means = means
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        words = means.words
        self._column.addWidget(PlainLabel("title", words.tr(entry.id)))
        self._column.addWidget(self._marks(entry, standing))
        text = PlainLabel("", words.tr(f"{entry.id}.text"))
        text.setObjectName("article-text")
        text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._column.addWidget(text)
        self._add_example(entry, table)
        self._add_related(entry)

    def _marks(self, entry: RuleEntry, standing: Standing) -> QWidget:
        words, colours = self._means.words, self._means.look.colours
        marks = QWidget()
        flow = FlowLayout(marks, spacing=8)
        soft = colours.text_soft
        if entry.source == "text":
            flow.addWidget(Mark(self._means, "rules", words.tr("app.rules.source.text"), soft))
        elif entry.source == "card":
            flow.addWidget(Mark(self._means, "deck", words.tr("app.rules.source.card"), soft))
        else:
            tip = words.tr("app.rules.source.ruling.help")
            flow.addWidget(
                Mark(self._means, "info", words.tr("app.rules.source.ruling"), colours.accent, tip)
            )
        if standing.in_force is True:
            flow.addWidget(Mark(self._means, "check", words.tr("app.rules.in-force"), colours.allowed))
        elif standing.in_force is False:
            flow.addWidget(Mark(self._means, "cancel", words.tr("app.rules.not-in-force"), soft))
        if standing.option and standing.setting:
            told = words.tr("app.rules.switch.value", option_name=standing.option, setting=standing.setting)
            flow.addWidget(Mark(self._means, "settings", told, soft))
        elif standing.option:
            told = words.tr("app.rules.switch", option_name=standing.option)
            flow.addWidget(Mark(self._means, "settings", told, soft))
        return marks

    def _add_example(self, entry: RuleEntry, table: GameTable[Any] | None) -> None:
        words = self._means.words
        if not words.known(f"{entry.id}.example"):
            return
        told = words.tr(f"{entry.id}.example")
        self._add_heading(words.tr("app.rules.example"))
        example = ExampleView(table, self._means)
        self._column.addWidget(example)
        example.show_rule(entry.id, told)
        self._column.addWidget(PlainLabel("soft", told))

    def _add_related(self, entry: RuleEntry) -> None:
        if not entry.related:
            return
        self._add_heading(self._means.words.tr("app.rules.related"))
        links = QWidget()
        flow = FlowLayout(links)
        for rule in entry.related:
            link = WrapButton(self._means, "chip")
            link.setObjectName(rule)
            link.say(self._means.words.tr(rule), "rules")
            link.clicked.connect(self._on_link)
            flow.addWidget(link)
        self._column.addWidget(links)

    def _add_heading(self, text: str) -> None:
        line = QFrame()
        set_role(line, "line")
        self._column.addSpacing(6)
        self._column.addWidget(line)
        self._column.addWidget(PlainLabel("heading", text))

    def _on_link(self) -> None:
        self.rule_asked.emit(self.sender().objectName())
