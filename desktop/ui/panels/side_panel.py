"""The side panel: whose turn, what can be done, which rules, what happened, how far it is."""

from typing import Any, Literal

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop.engine.game import GameRules
from desktop.engine.ids import RuleId
from desktop.session.header import Header
from desktop.ui.bridge import Bridge
from desktop.ui.panels.action_box import ActionBox
from desktop.ui.panels.action_strip import ActionStrip
from desktop.ui.panels.grip import Grip
from desktop.ui.panels.log_box import LogBox
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.rules_box import HappenedBox, RulesBox
from desktop.ui.panels.score_box import ScoreBox
from desktop.ui.panels.section import Section
from desktop.ui.panels.settling import settle
from desktop.ui.panels.situation import ActionsNow, Situation
from desktop.ui.panels.slices import Slice, Slices
from desktop.ui.panels.turn_box import TurnBox
from desktop.ui.table.contract import GameTable, Score
from desktop.ui.table.handling import Handling
from desktop.ui.theme.icons import Icons
from desktop.ui.theme.look import Look
from desktop.ui.theme.stylesheet import set_role
from desktop.wording.language import Words

WIDTH = 330
"""Width at 100 % text, in logical units."""

NARROWEST = 250
WIDEST = 560


class SidePanel(QWidget):
    """Follows one open match until it is closed with ``leave``.

    The shell puts it at either side of the table (``set_side``), gives it another look with
    ``set_look`` and calls ``retranslate`` after the language changed.
    """

    rule_asked = Signal(str)
    """A rule id to open in the book."""
    end_asked = Signal()
    """The match is over, and somebody wants to see its end again."""
    folded_changed = Signal(bool)
    width_changed = Signal(int)
    """The width at 100 % text that the player chose, to be kept in the preferences."""

    def __init__(
        self,
        bridge: Bridge,
        handling: Handling,
        rules: GameRules[Any, Any],
        game_table: GameTable[Any],
        words: Words,
        look: Look,
        icons: Icons,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._handling = handling
        self._means = Presentation(words, look, icons)
        self._side: Literal["left", "right"] = "right"
        self._width = WIDTH
        self._folded = False
        self._build(rules, game_table)
        now = Situation(bridge, handling, rules, game_table)
        self._slices = Slices(
            Slice(now.turn, self._turn.show_turn),
            Slice(now.actions, self._show_actions),
            Slice(now.happened, self._happened.show_happened),
            Slice(now.rules, self._show_rules),
            Slice(now.scores, self._show_scores),
            Slice(now.log, self._log.show_log),
        )
        bridge.changed.connect(self._on_changed)
        bridge.eyes_changed.connect(self._on_changed)
        handling.draft_changed.connect(self._on_changed)
        bridge.match.header_listeners.append(self._on_header)
        self.retranslate()

    def leave(self) -> None:
        """Stop following the match."""
        self._bridge.changed.disconnect(self._on_changed)
        self._bridge.eyes_changed.disconnect(self._on_changed)
        self._handling.draft_changed.disconnect(self._on_changed)
        self._bridge.match.header_listeners.remove(self._on_header)

    def refresh(self) -> None:
        """Show what changed on the table."""
        self._slices.refresh()
        settle(self._scroll)

    def press_undo(self) -> None:
        """Take back, or ask, as the undo button does."""
        self._actions.press_undo()

    def press_redo(self) -> None:
        """Do again what was taken back, as the redo button does."""
        self._actions.press_redo()

    def press_main(self) -> None:
        """Press the main button, e.g. the one that ends the turn, as its key does."""
        self._actions.press_main()

    def focus_main(self) -> bool:
        """Bring the keyboard to the main button; whether there is one."""
        button = self._actions.main
        shown = self._strip.standing_for(button) if button is not None and self._folded else button
        if shown is not None:
            shown.setFocus(Qt.FocusReason.OtherFocusReason)
        return shown is not None

    def set_look(self, look: Look) -> None:
        """Show everything in another look."""
        self._means.look = look
        self._resize()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the words of now."""
        words = self._means.words
        self._happened_section.say(words.tr("app.panel.happened"))
        self._rules_section.say(words.tr("app.panel.rules"))
        self._scores_section.say(words.tr("app.panel.scores"))
        self._log_section.say(words.tr("app.panel.log"))
        self.setAccessibleName(words.tr("app.panel.name"))
        self._scroll.setAccessibleName(words.tr("app.panel.name"))
        self._grip.setAccessibleName(words.tr("app.panel.width"))
        self._grip.setToolTip(words.tr("app.panel.width"))
        self._dress_fold()
        self._slices.show_all()
        self._resize()
        settle(self._scroll)

    @property
    def folded(self) -> bool:
        """Whether only the panel's handle is left."""
        return self._folded

    def set_folded(self, folded: bool) -> None:
        """Fold the panel to its handle, or open it."""
        if folded == self._folded:
            return
        self._folded = folded
        self._scroll.setVisible(not folded)
        self._grip.setVisible(not folded)
        self._strip.setVisible(folded)
        self._dress_fold()
        self._resize()
        self.folded_changed.emit(folded)

    def set_side(self, side: Literal["left", "right"]) -> None:
        """Say on which side of the table the panel stands: its handle and edge face the table."""
        self._side = side
        row = self._row
        row.setDirection(
            QHBoxLayout.Direction.LeftToRight if side == "right" else QHBoxLayout.Direction.RightToLeft
        )
        self._dress_fold()

    def set_width(self, width: int) -> None:
        """Make the panel so wide at 100 % text, within its bounds."""
        self._width = min(max(width, NARROWEST), WIDEST)
        self._resize()

    def _build(self, rules: GameRules[Any, Any], table: GameTable[Any]) -> None:
        means = self._means
        self._turn = TurnBox(means)
        self._actions = ActionBox(self._bridge, self._handling, means)
        self._happened = HappenedBox(means)
        self._rules = RulesBox(rules.rulebook, table, means)
        self._scores = ScoreBox(means)
        self._log = LogBox(means)
        self._happened_section = Section(means, self._happened)
        self._rules_section = Section(means, self._rules)
        self._scores_section = Section(means, self._scores)
        self._log_section = Section(means, self._log)
        for box in (self._actions, self._happened, self._rules):
            box.rule_asked.connect(self.rule_asked)
        self._scroll = _scroll_of(
            self._turn,
            self._actions,
            self._happened_section,
            self._rules_section,
            self._scores_section,
            self._log_section,
        )
        self._strip = ActionStrip(means)
        self._strip.pressed.connect(self._actions.press_named)
        self._strip.hide()
        self._actions.end_asked.connect(self.end_asked)
        self._actions.speaks.connect(self._on_speaks)
        self._build_edge()

    def _build_edge(self) -> None:
        """What stays when the panel is folded, and the grip that makes it wider."""
        self._grip = Grip(self._means)
        self._grip.dragged.connect(self._on_dragged)
        self._fold = QToolButton()
        self._fold.setObjectName("fold")
        set_role(self._fold, "handle")
        self._fold.clicked.connect(self._on_fold)
        edge = QVBoxLayout()
        edge.setContentsMargins(0, 8, 0, 8)
        edge.addWidget(self._fold, 0, Qt.AlignmentFlag.AlignHCenter)
        edge.addWidget(self._strip, 1)
        edge.addWidget(self._grip, 1, Qt.AlignmentFlag.AlignHCenter)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addLayout(edge)
        self._row.addWidget(self._scroll, 1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        set_role(self, "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def _resize(self) -> None:
        scale = 0.35 + self._means.look.text_scale * 0.65
        if self._folded:
            strip = self._strip.sizeHint().width() if self._strip.isVisibleTo(self) else 0
            self.setFixedWidth(max(self._fold.sizeHint().width(), strip) + 4)
        else:
            self.setFixedWidth(round(self._width * scale) + self._fold.sizeHint().width())

    def _dress_fold(self) -> None:
        words = self._means.words
        tip = words.tr("app.panel.unfold") if self._folded else words.tr("app.panel.fold")
        edge = self._means.spaced(20)
        self._fold.setIcon(self._means.icons.icon("panel", self._means.look, edge))
        self._fold.setIconSize(QSize(edge, edge))
        self._fold.setToolTip(tip)
        self._fold.setAccessibleName(tip)

    def _show_actions(self, now: ActionsNow) -> None:
        self._actions.show_actions(now)
        self._strip.mirror(self._actions.offered())

    def _show_rules(self, rules: tuple[RuleId, ...]) -> None:
        self._rules_section.setVisible(bool(rules))
        self._rules.show_rules(rules)

    def _show_scores(self, scores: tuple[Score, ...]) -> None:
        self._scores_section.setVisible(bool(scores))
        self._scores.show_scores(scores)

    def _on_changed(self, *_: object) -> None:
        self.refresh()

    def _on_header(self, header: Header) -> None:
        # names are said by words: the slices are the same, the sentences are not
        self._slices.show_all()
        settle(self._scroll)

    def _on_speaks(self) -> None:
        # an answer or a question behind a folded panel would be lost
        self.set_folded(False)

    def _on_fold(self) -> None:
        self.set_folded(not self._folded)

    def _on_dragged(self, by: int) -> None:
        scale = 0.35 + self._means.look.text_scale * 0.65
        grown = -by if self._side == "right" else by
        self.set_width(round(self._width + grown / scale))
        self.width_changed.emit(self._width)


def _scroll_of(*parts: QWidget) -> QScrollArea:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(8, 14, 12, 18)
    column.setSpacing(18)
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    scroll = QScrollArea()
    scroll.setWidget(page)
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return scroll
