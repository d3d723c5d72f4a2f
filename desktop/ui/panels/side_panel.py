"""The side panel: whose turn, what can be done, which rules, what happened, how far it is."""

from typing import Any, Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.engine.game import GameRules
from desktop.engine.ids import RuleId
from desktop.session.header import Header
from desktop.ui.bridge import Bridge
from desktop.ui.panels.action_box import ActionBox
from desktop.ui.panels.edge_tips import EdgeTips
from desktop.ui.panels.extent import Extent
from desktop.ui.panels.fold_handle import FoldHandle
from desktop.ui.panels.grip import Grip
from desktop.ui.panels.kept import kept
from desktop.ui.panels.log_box import LogBox
from desktop.ui.panels.panel_body import PanelBody
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.rail import Rail
from desktop.ui.panels.rules_box import HappenedBox, RulesBox
from desktop.ui.panels.score_box import ScoreBox
from desktop.ui.panels.section import Section
from desktop.ui.panels.situation import ActionsNow, Situation, TurnNow
from desktop.ui.panels.slices import Slice, Slices
from desktop.ui.panels.turn_box import TurnBox
from desktop.ui.table.contract import GameTable, Score
from desktop.ui.table.handling import Handling
from desktop.ui.theme.icons import Icons
from desktop.ui.theme.look import Look
from desktop.ui.theme.stylesheet import set_role
from desktop.wording.language import Words


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
        self._extent = Extent()
        self._is_folded = False
        self._shown = bridge.match.number
        self._build(rules, game_table)
        now = Situation(bridge, handling, rules, game_table)
        self._slices = Slices(
            Slice(now.turn, self._show_turn),
            Slice(now.actions, self._show_actions),
            Slice(now.happened, self._happened.show_happened),
            Slice(now.goal, self._rules.show_goal),
            Slice(now.rules, self._show_rules),
            Slice(now.scores, self._show_scores),
            Slice(now.log, self._log.show_log),
        )
        bridge.changed.connect(self._on_changed)
        bridge.eyes_changed.connect(self._on_eyes)
        handling.draft_changed.connect(self._on_changed)
        bridge.match.header_listeners.append(self._on_header)
        self.retranslate()

    def leave(self) -> None:
        """Stop following the match."""
        self._bridge.changed.disconnect(self._on_changed)
        self._bridge.eyes_changed.disconnect(self._on_eyes)
        self._handling.draft_changed.disconnect(self._on_changed)
        self._bridge.match.header_listeners.remove(self._on_header)

    def refresh(self) -> None:
        """Show what changed on the table."""
        self._slices.refresh()
        self._body.settle()

    def press_undo(self) -> None:
        """Take back, or ask, as the undo button does."""
        self._actions.press_undo()

    def let_stand(self) -> None:
        """Close the question whether to take back, if it is open: nothing is."""
        self._actions.let_stand()

    def press_redo(self) -> None:
        """Do again what was taken back, as the redo button does."""
        self._actions.press_redo()

    def press_main(self) -> None:
        """Press the main button, e.g. the one that ends the turn, as its key does."""
        self._actions.press_main()

    def focus_main(self) -> bool:
        """Bring the keyboard to the main button; whether there is one."""
        button = self._actions.main
        shown = self.rail.standing_for(button) if button is not None and self._is_folded else button
        if shown is not None and not shown.hasFocus():
            self._actions.second_press.lead_to(shown)
            shown.setFocus(Qt.FocusReason.OtherFocusReason)
        return shown is not None

    def set_look(self, look: Look) -> None:
        """Show everything in another look."""
        self._means.look = look
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the words of now."""
        words = self._means.words
        self._happened_section.say(words.tr("app.panel.happened"))
        self._rules_section.say(words.tr("app.panel.rules"))
        self._scores_section.say(words.tr("app.panel.scores"))
        self._log_section.say(words.tr("app.panel.log"))
        for page in (self, self._scroll):
            page.setAccessibleName(words.tr("app.panel.name"))
        self._grip.say(words.tr("app.panel.width"))
        self._fold.dress(self._is_folded)
        self._log.outdate()
        self._slices.show_all()
        self._resize()
        self._body.set_room(self.height(), self._means.look.text_scale)
        self._body.settle_anew()

    @property
    def folded(self) -> bool:
        """Whether only the panel's handle and its strip of buttons are left."""
        return self._is_folded

    def set_folded(self, folded: bool) -> None:
        """Fold the panel to its handle, or open it where the page has room."""
        changed = folded != self._extent.kept_folded
        self._extent.kept_folded = folded
        self._follow_extent(changed)

    def set_page_width(self, width: int) -> None:
        """Tell how wide the page is that table and panel share."""
        self._extent.set_page(width)
        self._follow_extent()

    def set_side(self, side: Literal["left", "right"]) -> None:
        """Say on which side of the table the panel stands: its handle and edge face the table."""
        self._side = side
        way = QHBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if side == "right" else way.RightToLeft)
        self._fold.dress(self._is_folded)

    def set_width(self, width: int) -> None:
        """Make the panel so wide at 100 % text, within its bounds."""
        self._extent.choose(width)
        self._resize()

    @kept
    def resizeEvent(self, event: QResizeEvent, /) -> None:
        super().resizeEvent(event)
        self._body.set_room(self.height(), self._means.look.text_scale)

    def _build(self, rules: GameRules[Any, Any], table: GameTable[Any]) -> None:
        means = self._means
        self._tips = EdgeTips(means, self)
        self._turn, self._actions = TurnBox(means), ActionBox(self._bridge, self._handling, means)
        self._happened = HappenedBox(means)
        self._rules = RulesBox(rules.rulebook, table, means)
        self._scores, self._log = ScoreBox(means), LogBox(means)
        sections = [Section(means, box) for box in (self._happened, self._rules, self._scores, self._log)]
        self._happened_section, self._rules_section, self._scores_section, self._log_section = sections
        for box in (self._actions, self._happened, self._rules):
            box.rule_asked.connect(self.rule_asked)
        self._body = PanelBody(self._turn, self._actions, list[QWidget](sections))
        self._upper, self._scroll = self._body.upper, self._body.read
        self.rail = Rail(means, self._actions.second_press, self._tips)
        self.rail.pressed.connect(self._actions.press_named)
        self.rail.unfold_asked.connect(self._on_fold)
        self._actions.end_asked.connect(self.end_asked)
        self._actions.speaks.connect(self._on_speaks)
        self._build_edge()

    def _build_edge(self) -> None:
        """What stays when the panel is folded, and the grip that makes it wider."""
        self._grip = Grip(self._means)
        self._grip.dragged.connect(self._on_dragged)
        self._fold = FoldHandle(self._means)
        self._fold.clicked.connect(self._on_fold)
        self._tips.watch(self._fold)
        edge = QVBoxLayout()
        edge.setContentsMargins(0, 8, 0, 8)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addLayout(edge)
        edge.addWidget(self._fold, 0, Qt.AlignmentFlag.AlignHCenter)
        edge.addWidget(self.rail, 1)
        edge.addWidget(self._grip, 1, Qt.AlignmentFlag.AlignHCenter)
        self._row.addWidget(self._body, 1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(1)  # its parts share what there is: nothing that is said makes the window grow
        set_role(self, "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def _follow_extent(self, changed: bool = False) -> None:
        """Fold or open as it is now; ``changed`` when the hand did it for good."""
        folded = self._extent.folded
        if folded != self._is_folded:
            self._is_folded = folded
            self._body.set_shown(not folded)
            self._grip.setVisible(not folded)
            self.rail.set_folded(folded)
            self._fold.dress(self._is_folded)
        self._resize()
        if changed:
            self.folded_changed.emit(self._extent.kept_folded)

    def _resize(self) -> None:
        if self._is_folded:
            self.setFixedWidth(max(part.sizeHint().width() for part in (self._fold, self.rail)) + 4)
        else:
            width = self._extent.width(self._means.look.text_scale)
            self._grip.show_width(width, self._side)
            self.setFixedWidth(width + self._fold.sizeHint().width())

    def _show_turn(self, now: TurnNow) -> None:
        self._turn.show_turn(now)
        self.rail.show_turn(now)

    def _show_actions(self, now: ActionsNow) -> None:
        self._actions.show_actions(now)
        self.rail.mirror(self._actions.offered())

    def _show_rules(self, rules: tuple[RuleId, ...]) -> None:
        self._rules.show_rules(rules)
        self._rules_section.setVisible(self._rules.filled)

    def _show_scores(self, scores: tuple[Score, ...]) -> None:
        self._scores_section.setVisible(bool(scores))
        self._scores.show_scores(scores)

    def _on_changed(self, *_: object) -> None:
        if self._handling.draft is not None:
            self._upper.hold()
        self.refresh()
        if self._handling.draft is None:
            self._upper.loosen()
        if self._shown != self._bridge.match.number:
            self._to_top()

    def _on_eyes(self) -> None:
        self._log.show_newest()
        self.refresh()
        self._to_top()

    def _to_top(self) -> None:
        """Other eyes, and whatever is asked or has happened, begin at the top."""
        self._shown = self._bridge.match.number
        self._body.to_top()

    def _on_header(self, header: Header) -> None:
        # names are said by words: the slices are the same, the sentences are not
        self._log.outdate()
        self._slices.show_all()
        self._body.settle()

    def _on_speaks(self) -> None:
        # an answer or a question behind a folded panel would be lost
        was = self._extent.kept_folded
        self._extent.open()
        self._follow_extent(was)
        self._body.show_spoken()

    def _on_fold(self) -> None:
        was = self._extent.kept_folded
        self._extent.toggle()
        self._follow_extent(was != self._extent.kept_folded)

    def _on_dragged(self, by: int) -> None:
        self._extent.grow(-by if self._side == "right" else by, self._means.look.text_scale)
        self._resize()
        self.width_changed.emit(self._extent.chosen)
