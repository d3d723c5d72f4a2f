"""What can be pressed beside the table: the game's buttons, undo and redo, cancel, hand over."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal, SignalInstance
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.engine.ids import seat_id
from desktop.session.undo_policy import UndoVerdict
from desktop.ui.bridge import Bridge
from desktop.ui.panels.action_button import ActionButton, main_key
from desktop.ui.panels.button_rows import ROW_GAP, ButtonRow, ButtonRows
from desktop.ui.panels.plain import WrapButton
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.second_press import SecondPress
from desktop.ui.panels.settling import settle
from desktop.ui.panels.shown import set_shown
from desktop.ui.panels.situation import ActionsNow
from desktop.ui.panels.undo_question import UndoQuestion
from desktop.ui.panels.why_not import WhyNot
from desktop.ui.patience import Patience
from desktop.ui.table.contract import Action, Gesture
from desktop.ui.table.handling import Handling


class ActionBox(QWidget):
    """Buttons bound to the state they were shown for; a click meant for another state does nothing."""

    rule_asked = Signal(str)
    """A rule id: somebody wants to read why."""
    end_asked = Signal()
    """The match is over, and somebody wants to see its end again."""
    speaks = Signal()
    """It says why not, or asks something: it must be seen."""

    def __init__(
        self, bridge: Bridge, handling: Handling, means: Presentation, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._handling = handling
        self._means = means
        self._now = ActionsNow(0)
        self._keeps = True
        self._pressed: int | None = None
        """The state whose button was pressed last and began nothing: what comes of it may take its time."""
        self._patience = Patience()
        self.second_press = SecondPress(parent=self)
        """Keeps a hand from pressing what has only just come under it."""
        self._buttons: dict[str, ActionButton] = {}
        self._reasons: dict[QObject, tuple[str, str]] = {}
        self._build()

    def _build(self) -> None:
        self._rows = rows = ButtonRows()
        self._undo = self._own_button("undo", self._on_undo, rows.own)
        self._redo = self._own_button("redo", self._on_redo, rows.own)
        self._cancel = self._own_button("cancel", self._on_cancel, rows.fleeting)
        self._own_hand = self._own_button("own-hand", self._on_own_hand, rows.game)
        self._hand_over = self._own_button("hand-over", self._on_hand_over, rows.main, "primary")
        self._result = self._own_button("result", self.end_asked, rows.main, "primary")
        self._why = WhyNot(self._means)
        self._why.rule_asked.connect(self.rule_asked)
        self._question = UndoQuestion(self._means)
        self._question.agreed.connect(self._on_agreed)
        self._question.refused.connect(self._on_kept)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(ROW_GAP)
        for part in rows.all:
            self._column.addWidget(part)
        self._say_why("", "")
        self._question.hide()
        rows.show_for((), main=False, own_hand=False, drafting=False)
        for place in (self, *rows.all):
            self.second_press.watch_place(place)

    def show_actions(self, now: ActionsNow) -> None:
        """Show the buttons of another state or draft."""
        if now.state != self._now.state and self._pressed == self._now.state:
            self._patience.begin()
        self._now = now
        set_shown(self._question, False)
        self._say_why("", "")
        self._reasons.clear()
        words = self._means.words
        self._show_game_buttons(now.actions)
        set_shown(self._cancel, now.drafting)
        self._cancel.say(words.tr("app.panel.cancel"), "cancel", words.tr("app.panel.cancel.help"))
        self._show_undo(now.undo)
        set_shown(self._redo, now.may_redo)
        self._redo.say(words.tr("app.panel.redo"), "redo")
        set_shown(self._hand_over, now.hand_over is not None)
        if now.hand_over is not None:
            label = words.tr("app.panel.hand-over", seat=seat_id(now.hand_over))
            told = f"{words.tr('app.panel.hand-over.help')}\n{main_key(self._means)}"
            self._hand_over.say(label, "hand-over", told)
        set_shown(self._own_hand, now.own_hand is not None)
        self._own_hand.say(words.tr("app.panel.own-hand"), "hand-over", words.tr("app.panel.own-hand.help"))
        set_shown(self._result, now.over)
        self._result.say(words.tr("app.end.back"), "info")
        main = now.hand_over is not None or now.over
        self._rows.show_for(now.actions, main=main, own_hand=now.own_hand is not None, drafting=now.drafting)
        self._keep_main()

    def end_panel(self, ends: bool) -> None:
        """Whether nothing stands below the buttons: then those come and go on top, and Undo is the last."""
        self._keeps = not ends
        for part in self._rows.upward if ends else self._rows.all:
            self._column.addWidget(part)
        self._keep_main()

    def offered(self) -> list[WrapButton]:
        """The buttons on offer now, in the order in which they stand."""
        return [button for row in self._rows.all for button in row.shown]

    @property
    def said(self) -> tuple[QWidget, QWidget]:
        """What says something now and then; it stands below the buttons, wherever the panel puts it."""
        return self._why, self._question

    @property
    def spoken(self) -> QWidget:
        """What says something now: the question, or else the sentence that says why not."""
        return self._why if self._question.isHidden() else self._question

    @property
    def main(self) -> WrapButton | None:
        """The button that comes next of all, e.g. the one that ends the turn."""
        return next((button for button in self.offered() if button.property("role") == "primary"), None)

    @property
    def rows(self) -> ButtonRows:
        """Where the buttons stand."""
        return self._rows

    def press_named(self, name: str) -> None:
        """Press the offered button with that object name."""
        for button in [each for each in self.offered() if each.objectName() == name]:
            button.click()

    def press_main(self) -> None:
        """What the key for the main button does: the same as that button, if there is one."""
        if self.main is not None and self.second_press.lets_shortcut(self.main):
            self.main.click()

    def let_stand(self) -> None:
        """The hand goes on at the table: that answers an open question, and nothing is taken back."""
        set_shown(self._question, False)

    def press_undo(self) -> None:
        """What the key for undo does: the same as its button."""
        self._undo.click()

    def press_redo(self) -> None:
        """What the key for redo does: the same as its button."""
        self._redo.click()

    def press(self, button: QWidget) -> None:
        """What a click on one of the game's buttons does."""
        action = next((one for one in self._now.actions if self._buttons.get(one.id) is button), None)
        if action is None or not self._counts():
            return
        if not action.verdict.allowed:
            self._say_why(self._means.refusal(action.verdict), action.verdict.rule)
            return
        state = self._now.state
        answer = self._handling.gesture(Gesture("act", action=action.id))
        if self._bridge.match.number != state:
            self._patience.begin()
        self._pressed = state if self._handling.draft is None else None
        if not answer.accepted and answer.verdict is not None:
            self._say_why(self._means.refusal(answer.verdict), answer.verdict.rule)

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        if event.type() == QEvent.Type.FocusIn and watched in self._reasons:
            self._say_why(*self._reasons[watched])
        elif event.type() == QEvent.Type.FocusOut and watched in self._reasons:
            self._say_why("", "")
        return super().eventFilter(watched, event)

    def _counts(self) -> bool:
        """Whether a click is meant for what is on the table now, by a hand that has seen it."""
        return self._patience.lets_through() and self._bridge.match.number == self._now.state

    def _show_game_buttons(self, actions: tuple[Action, ...]) -> None:
        wanted = {action.id for action in actions}
        for gone in self._buttons.keys() - wanted:
            button = self._buttons.pop(gone)
            set_shown(button, False)
            button.deleteLater()
        for action in actions:
            if action.id not in self._buttons:
                self._buttons[action.id] = self._game_button(action)
            button = self._buttons[action.id]
            self._rows.put(button, action)  # the order is the game's, also where some were before
            button.show()
            self._dress(button, action)

    def _game_button(self, action: Action) -> ActionButton:
        button = ActionButton(self._means)
        button.setObjectName(f"action-{action.id}")
        button.clicked.connect(self._on_game_button)
        button.installEventFilter(self)
        self.second_press.watch(button)
        return button

    def _dress(self, button: ActionButton, action: Action) -> None:
        label = button.label
        refusal = button.show_action(action, drafting=self._now.drafting)
        if refusal is not None:
            self._reasons[button] = refusal
        if button.label != label:
            self.second_press.renew(button)

    def _keep_main(self) -> None:
        span = (self.width(), self._means.look, self._means.words.language)
        self._rows.main.keep(self._result.sizeHint().height() if self._keeps else 0, span)

    def _show_undo(self, undo: UndoVerdict) -> None:
        words = self._means.words
        reason = words.tr(undo.reason) if undo.reason else ""
        set_shown(self._undo, undo.kind != "nothing")
        told = f"{words.tr('app.panel.not-now')}\n{reason}" if undo.kind == "never" else reason
        self._undo.say(words.tr("app.panel.undo"), "undo", told)
        self._undo.set_reluctant(undo.kind == "never")
        if undo.kind == "never":
            self._reasons[self._undo] = (reason, "")

    def _own_button(
        self, name: str, slot: Callable[[], None] | SignalInstance, row: ButtonRow, role: str = ""
    ) -> WrapButton:
        button = WrapButton(self._means, role)
        button.setObjectName(name)
        button.clicked.connect(slot)
        button.installEventFilter(self)
        self.second_press.watch(button)
        row.flow.addWidget(button)
        return button

    def _say_why(self, text: str, rule: str) -> None:
        self._why.say(text, rule)
        settle(self._why)
        if text:
            self.speaks.emit()

    def _on_game_button(self) -> None:
        button = self.sender()
        if isinstance(button, QWidget):
            self.press(button)

    def _on_cancel(self) -> None:
        if self._counts():
            self._handling.drop_draft()

    def _concluded(self) -> bool:
        """Whether a press counts; what was begun on the table then has its end, as a step of its own."""
        counts = self._counts()
        if counts:
            self._handling.conclude()
        return counts

    def _on_undo(self) -> None:
        if not self._concluded() or self._handling.drop_draft():
            return  # what was begun is the last that was done
        verdict = self._now.undo
        if verdict.kind == "free":
            self._take_back()
        elif verdict.kind == "ask":
            solo = len(self._bridge.match.header.seats) == 1
            self._question.ask(self._means.words.tr(verdict.reason), self._now.state, solo=solo)
            settle(self._question)
            self.speaks.emit()
        elif verdict.reason:
            self._say_why(self._means.words.tr(verdict.reason), "")

    def _on_redo(self) -> None:
        if self._concluded() and self._bridge.redo():
            self._patience.begin()

    def _on_hand_over(self) -> None:
        if self._counts():
            self._bridge.raise_curtain()
            self._patience.begin()

    def _on_own_hand(self) -> None:
        if self._counts():
            self._bridge.call_to_own_hand()
            self._patience.begin()

    def _on_agreed(self, state: int) -> None:
        if self._concluded() and state == self._bridge.match.number:
            self._take_back()

    def _on_kept(self) -> None:
        self._undo.setFocus()

    def _take_back(self) -> None:
        if self._bridge.undo():
            self._patience.begin()
