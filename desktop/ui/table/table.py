"""The table of one game, assembled: the widget that the window shows."""

from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.session.transition import Transition
from desktop.ui.bridge import Bridge
from desktop.ui.focus_chain import focused_in
from desktop.ui.table.access import AccessLayer
from desktop.ui.table.animator import Animator
from desktop.ui.table.announce import announce
from desktop.ui.table.attention import Attention
from desktop.ui.table.contract import Animation, GameTable
from desktop.ui.table.faces import Faces
from desktop.ui.table.handling import Handling
from desktop.ui.table.highlight import Highlights
from desktop.ui.table.input_mode import InputMode
from desktop.ui.table.keyboard import Keyboard
from desktop.ui.table.layout import Turn
from desktop.ui.table.living import LivingHost, bring_to_life
from desktop.ui.table.living_hand import LivingHand
from desktop.ui.table.marks import Marks
from desktop.ui.table.pointer import Pointer
from desktop.ui.table.presses import Presses
from desktop.ui.table.scene import TableScene
from desktop.ui.table.speaking import Speaking
from desktop.ui.table.stage import Stage
from desktop.ui.table.sync import Sync
from desktop.ui.table.teaching import Teaching
from desktop.ui.table.view import TableView
from desktop.ui.theme.look import Look
from desktop.ui.tooltips.tip import Tip
from desktop.wording.language import Words

SHARPEN_MS = 120
"""After the size stood still so long, faces are rendered anew; meanwhile they are stretched."""


class TableWidget(QWidget):
    """Shows a match's table and takes it by mouse, touch, keyboard and screen reader.

    ``handling`` is the road from hand to rules; buttons beside the table use the same one.
    """

    rule_wanted = Signal(str)
    """A rule id that a tip's reader wants to read."""
    announced = Signal(str)
    """What was said to screen readers."""
    sounded = Signal(str)
    """Something that could be heard: ``pick``, ``drop``, ``refuse``, ``move``, or what a living part says."""

    def __init__(
        self,
        bridge: Bridge,
        game_table: GameTable[Any],
        words: Words,
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._game_table = game_table
        self._words = words
        self._look = look
        self._animations: dict[str, Animation] = {}
        self._at_once = False
        # Before Handling connects: the travel of a transition must be known when the draft is dropped.
        bridge.changed.connect(self._on_transition)
        bridge.eyes_changed.connect(self._on_eyes_changed)
        self.handling = Handling(bridge, game_table, self)
        self._speaking = Speaking(bridge, self.handling, game_table, words, self)
        self._build(look)
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self._fit()
        self._at_once = True
        self.retranslate()

    def _build(self, look: Look) -> None:
        table, words = self._game_table, self._words
        self.scene = TableScene(self)
        self.view = TableView(self.scene, table, look, self)
        self.faces = Faces(table, look, words)
        self.animator = Animator(self)
        self.sync = Sync(self.scene, self.animator, self.faces)
        host = LivingHost(self._bridge, self.handling, words, self.faces, self)
        self.living = bring_to_life(table, host, self.scene)
        self.hand = LivingHand(self.living, self.handling, self.sync, self.animator, self)
        self.pointer = Pointer(self.hand, self.view.on_table, self)
        self.view.pointer = self.pointer
        marks = Marks(self.faces)
        self.highlights = Highlights(self.scene, marks, self)
        self._teaching = Teaching(self.handling, table, words)
        self.stage = Stage(self._bridge, self.handling, table, words, self._teaching)
        self.access = AccessLayer(look, self)
        self.keyboard = Keyboard(self.access, self)
        self._input_mode = InputMode(self)
        self._presses = Presses(self.stage, self.handling, self.hand, self.access, self)
        self.stage.take(self.view, self.sync, self.hand, self.highlights, marks, self.access)
        self.tip = Tip(self, look, words)
        self.attention = Attention(self, self.stage, self.handling, self.view, self._teaching, self.tip)
        self.attention.follow(self.hand, self.pointer, self.highlights, self.access)
        self.tips = self.attention.tips
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(SHARPEN_MS)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.view)
        self.access.raise_()

    def _connect(self) -> None:
        self.handling.draft_changed.connect(self.tips.follow_draft)
        self.handling.draft_changed.connect(self.refresh)
        self.view.resized.connect(self._on_resized)
        self._sharpen.timeout.connect(self._on_sharpen)
        self.keyboard.cancelled.connect(self._on_cancelled)
        self._presses.follow(self.keyboard)
        self.keyboard.informed.connect(self.attention.inform)
        self._input_mode.changed.connect(self.access.show_focus)
        self.tip.rule_wanted.connect(self.rule_wanted)
        self.attention.said.connect(self.say)
        self._speaking.follow(self.hand, self.highlights)
        self._speaking.said.connect(self.say)
        self._speaking.sounded.connect(self.sounded)
        self.attention.sounded.connect(self.sounded)
        self.keyboard.first, self.pointer.turned = self.living.key, self.living.wheel
        self.keyboard.tabbed = lambda: self._input_mode.tabbed is not False
        self.living.sounded.connect(self.sounded)
        self.living.said.connect(self.say)
        self.living.refused.connect(self.hand.refused)
        self.living.changed.connect(self.handling.draft_changed)
        self.living.leads_to.connect(self._presses.lead_to)

    # what the window asks for

    def refresh(self) -> None:
        """Show the present view, by travel as far as the look has motion."""
        if not self.isVisible():
            return  # no picture is made for a size that nobody sees: ``showEvent`` makes up for it
        motion = 0 if self._at_once else self._look.motion_ms
        self._at_once = False
        self.animator.motion_ms = motion
        self.highlights.moving = self._look.motion_ms > 0
        animations, self._animations = self._animations, {}
        self.hand.follow_draft()
        self.living.show_view(self._bridge.view)
        if resized := self.stage.measure():
            self._fit()
        self.stage.show(animations)
        if resized:
            self._redraw()
        self.tips.refresh()

    def settle(self) -> None:
        """Make the picture equal to the match at once: nothing moves, all is sharp and has its words."""
        self._draw_sharp()
        self.stage.describing.finish()

    def set_look(self, look: Look, *, words_too: bool = False) -> None:
        """Take another look, also for another language's type, and with it that language's words."""
        self._look = look
        self.faces.look = look
        self.view.look = look
        self.access.set_look(look)
        self.tip.set_look(look)
        if words_too:
            self.setAccessibleName(self._words.tr("app.table.name"))
            self.tips.retranslate(look)
        self._redraw()
        self.view.repaint_room()
        self.refresh()

    def retranslate(self) -> None:
        """Say everything anew."""
        self.set_look(self._look, words_too=True)

    def set_turn(self, degrees: Turn) -> None:
        """Turn the whole table clockwise, to face another side of the screen."""
        if degrees == self.view.turn:
            return
        self.view.turn = degrees
        self.settle()
        self.view.repaint_room()

    def set_dragging(self, allowed: bool) -> None:
        """Whether pieces can be dragged; otherwise they are clicked only."""
        self.hand.drag_allowed = allowed

    def cancel(self) -> bool:
        """Close the tip and give back what is held, as Esc does; whether there was either."""
        closed = self.tips.dismiss()
        return self.hand.cancel() or closed

    def take_focus(self) -> None:
        """Bring the keyboard to the table: to the hand, from which one plays."""
        self.keyboard.enter_hand()

    def say(self, text: str, assertive: bool = False) -> None:
        """Have a screen reader say something about the table."""
        if text:
            announce(self, text, assertive=assertive)
            self.announced.emit(text)

    def focusNextPrevChild(self, next: bool) -> bool:
        self.access.show_focus(True)
        if self.access.current is None or self.tip.isAncestorOf(focused_in(self) or self):
            return super().focusNextPrevChild(next)
        return self.keyboard.tab(self, forward=next)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.access.setGeometry(self.view.geometry())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._input_mode.watch(self.window().windowHandle())
        self.stage.measure()
        self._fit()
        drawn, self._at_once = bool(self.scene.zones), True
        self.refresh()
        self._draw_sharp(anew=drawn)  # the first time all has just been drawn
        self._speaking.ask()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._speaking.rest()
        self.hand.lose_pointer()
        self.living.rest()
        self.tips.dismiss()
        self.animator.finish()
        self.highlights.rest()
        self.stage.describing.finish()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.pointer.lose()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._sharpen.start()
        return super().event(event)

    def _on_transition(self, transition: Transition[Any]) -> None:
        """Only remembered: Handling drops the draft next, and that shows the new view."""
        self.tips.outdate()
        if transition.direction == "back":
            self.tips.act()  # what a tip told is no longer so
        elif self._bridge.eyes is not None:
            events = [event.seen_by(self._bridge.knower) for event in transition.events]
            self._animations = {each.piece: each for each in self._game_table.animations(events)}
            self.sounded.emit("move")

    def _on_eyes_changed(self) -> None:
        """Other eyes see another table: nothing travels from one to the other."""
        self._at_once = True
        self.tips.dismiss()

    def _fit(self) -> None:
        layout = self.view.fit(self.stage.size)
        self.sync.layout = layout
        self.highlights.layout = layout
        self.faces.ratio = layout.ratio

    def _draw_sharp(self, anew: bool = True) -> None:
        self._sharpen.stop()
        self._fit()
        if anew:
            self._redraw()
        else:
            self.living.redraw()  # it has pictures of its own, which nobody else draws
        self.sync.settle()

    def _redraw(self) -> None:
        if not self.isVisible():
            return  # the size is not known yet: whoever shows it has it settled
        self.living.redraw()
        self.sync.redraw(self.hand.hold)
        self.highlights.redraw()
        self.stage.show_signs()
        self.stage.show_access()

    def _on_resized(self) -> None:
        self._fit()
        self.tips.follow_size()
        self.stage.show_access()
        self._sharpen.start()

    def _on_sharpen(self) -> None:
        self._fit()
        self._redraw()

    def _on_cancelled(self, event: QKeyEvent) -> None:
        event.setAccepted(self.cancel())
