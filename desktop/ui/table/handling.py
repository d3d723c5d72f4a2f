"""Where mouse, click-click, keyboard, touch and buttons meet: a gesture becomes a draft or a move."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QObject, Signal

from desktop.engine.draft import Draft, Prospect
from desktop.engine.ids import PieceId, ZoneId
from desktop.engine.message import Message
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.ui.bridge import Bridge
from desktop.ui.table.answer import MEANINGLESS, Answer, wrong_place
from desktop.ui.table.contract import (
    Action,
    AskingTable,
    Dropped,
    GameTable,
    Gesture,
    Piece,
    PutsBack,
    SaysNowhere,
)

CONFIRM = "confirm"
"""The action that makes a finished move when the table asks for a second press."""


class Handling(QObject):
    """The one road from hand to rules. Holds no rule and no copy of the state."""

    draft_changed = Signal()
    """The draft began, went on, was finished or was dropped."""

    def __init__(self, bridge: Bridge, table: GameTable[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._table = table
        self.confirms = False
        """Whether a finished move waits for a second, deliberate press (the action ``confirm``)."""
        self.courier: Callable[[Move], bool] | None = None
        """Asked before a legal move is proposed: True when it makes the move itself, now or later."""
        self.deeds: Callable[[str], bool] | None = None
        """Asked first what a button means: True when it was no matter of drafts and moves."""
        self.conclude: Callable[[], None] = lambda: None
        """Brings to its end what was begun on the table and is no move yet, before a step is taken back."""
        self.give_back: Callable[[], bool] = lambda: False
        """Takes out of a hand in the table's living part what it holds; whether it held anything."""
        self._sent: Draft | None = None
        """The draft whose move the courier is making."""
        self._laid: tuple[PieceId, ZoneId] | None = None
        """What was put where last, by the draft in the making."""
        self._carried: tuple[PieceId, Mapping[ZoneId, Verdict]] | None = None
        """What is dragged to be used as by a click, and where it may go: nothing is begun by that yet."""
        bridge.changed.connect(self._on_match_changed)
        bridge.eyes_changed.connect(self._on_match_changed)

    @property
    def draft(self) -> Draft | None:
        """The move in the making."""
        return self._bridge.drafting.draft

    @property
    def prospect(self) -> Prospect | None:
        """What the rules say of the draft."""
        return self._bridge.drafting.prospect

    @property
    def held(self) -> PieceId | None:
        """The piece in the hand."""
        if self._carried is not None:
            return self._carried[0]
        return self._table.held(self.draft) if self.draft is not None else None

    @property
    def waiting(self) -> Move | None:
        """The finished move that waits for a second press; none while the courier makes it."""
        return self.prospect.move if self.prospect is not None and not self._is_sent else None

    @property
    def _is_sent(self) -> bool:
        return self._sent is not None and self._sent == self.draft

    @property
    def waits_at(self) -> ZoneId | None:
        """The zone where a second press makes the waiting move."""
        return self._laid[1] if self._laid is not None and self.waiting is not None else None

    def prompt(self) -> Message | None:
        """One sentence: what the hand should do next; None when nothing is begun."""
        draft, prospect = self.draft, self.prospect
        if draft is None or prospect is None:
            return None
        if self._is_sent:
            return self._table.prompt(draft, prospect.owed)
        if prospect.move is not None and self.confirms:
            return self._question()
        if prospect.move is not None and not prospect.owed:
            return None  # it is already on its way
        return self._nowhere(draft, prospect) or self._table.prompt(draft, prospect.owed)

    def zone_verdicts(self) -> Mapping[ZoneId, Verdict]:
        """A verdict for every zone that could be named next."""
        if self._carried is not None:
            return self._carried[1]
        return self.prospect.zones if self.prospect else {}

    def piece_verdicts(self) -> Mapping[PieceId, Verdict]:
        """A verdict for every piece that could be named next."""
        return self.prospect.pieces if self.prospect else {}

    def open_verdicts(self) -> Mapping[PieceId, Verdict]:
        """The same; while nothing is begun, a verdict for every piece that is asked for."""
        view, table = self._bridge.view, cast(object, self._table)
        if self.prospect is not None or view is None or not self._bridge.may_act:
            return self.piece_verdicts()
        asked = table.asked(view) if isinstance(table, AskingTable) else None
        return self._bridge.match.consider(asked).pieces if asked is not None else {}

    def gesture(self, gesture: Gesture) -> Answer:
        """Take a gesture: the draft goes on, a move is made, or a refusal is given back."""
        view = self._bridge.view
        if view is None or not self._bridge.may_act:
            return MEANINGLESS
        if gesture.kind == "act" and self.deeds is not None and self.deeds(gesture.action or ""):
            return Answer(True)
        waiting = self.waiting
        if gesture.kind == "act" and gesture.action == CONFIRM:
            return self._propose(waiting) if waiting is not None else MEANINGLESS
        intent = self._table.draft_from(view, self.draft, gesture)
        if isinstance(intent, Dropped):
            return Answer(self.drop_draft())
        elsewhere = self._elsewhere(gesture)
        if intent is None:
            return MEANINGLESS if elsewhere is None else Answer(False, elsewhere)
        if isinstance(intent, Move):
            return self._propose(intent)
        held = self.held
        before, self._laid = self._laid, self._laid_by(gesture, held)
        answer = self._draft(intent)
        if not answer.accepted:
            self._laid = before
        return answer if answer.accepted or elsewhere is None else Answer(False, elsewhere)

    def carry(self, piece: PieceId, zones: Mapping[ZoneId, Verdict]) -> None:
        """A piece that a click would use is dragged: these zones light up for it, and nothing is begun."""
        self._carried = piece, zones
        self.draft_changed.emit()

    def drop_draft(self) -> bool:
        """Give back all that was begun, what a living part holds with it; whether there was anything."""
        given = self.give_back()
        return self.end_draft() or given

    def end_draft(self) -> bool:
        """Give back exactly the state before the draft; whether there was one."""
        carried = self._put_down()
        if self.draft is None:
            return carried
        self._laid = self._sent = None
        self._bridge.drafting.drop()
        self.draft_changed.emit()
        return True

    def put_back(self) -> bool:
        """The held piece goes back; what was named before it was taken up stays. Whether one was held."""
        if self._put_down():
            return True
        draft, table = self.draft, cast(object, self._table)
        rest = table.without_held(draft) if draft is not None and isinstance(table, PutsBack) else None
        if rest is None:
            return self.end_draft()
        self._bridge.drafting.set(rest)
        self.draft_changed.emit()
        return True

    def _put_down(self) -> bool:
        carried, self._carried = self._carried, None
        if carried is not None:
            self.draft_changed.emit()
        return carried is not None

    def misplaced(self) -> Verdict | None:
        """What is said of the held piece where nothing takes it: which places do. None if none does."""
        return wrong_place(self.zone_verdicts()) if self.held is not None else None

    def ask(self, intent: Draft | Move) -> Verdict:
        """The rules' verdict on an intent, without taking it."""
        match = self._bridge.match
        if isinstance(intent, Move):
            return match.rules.explain(match.state, intent)
        return match.consider(intent).verdict

    def weigh(self, gesture: Gesture) -> Verdict | None:
        """What the rules would say of a gesture; None when it means nothing now. Nothing is taken."""
        view = self._bridge.view
        if view is None or not self._bridge.may_act:
            return None
        intent = self._table.draft_from(view, self.draft, gesture)
        return None if intent is None or isinstance(intent, Dropped) else self.ask(intent)

    def leads_on(self, gesture: Gesture) -> bool:
        """Whether a gesture makes a move, or begins one that can go on from there. Nothing is taken."""
        view = self._bridge.view
        if view is None or not self._bridge.may_act:
            return False
        intent = self._table.draft_from(view, self.draft, gesture)
        if intent is None or isinstance(intent, Dropped):
            return False
        if isinstance(intent, Move):
            return self.ask(intent).allowed
        prospect = self._bridge.match.consider(intent)
        onward = (*prospect.zones.values(), *prospect.pieces.values())
        return prospect.verdict.allowed and (
            prospect.move is not None or any(verdict.allowed for verdict in onward)
        )

    def actions(self) -> list[Action]:
        """The buttons of this position."""
        view = self._bridge.view
        if view is None:
            return []
        buttons = list(self._table.actions(view, self.draft, self.ask))
        if self.prospect is not None and self.waiting is not None:
            name = Message("app.table.confirm")
            buttons.append(Action(CONFIRM, "check", name, self.prospect.verdict, primary=True))
        return buttons

    def _elsewhere(self, gesture: Gesture) -> Verdict | None:
        """What is said of a held piece that is let go where no rule knows it, though other places take it."""
        held, zone = self.held, gesture.zone
        if gesture.kind != "drop" or held is None or zone is None or zone in self.zone_verdicts():
            return None
        if (held, zone) in ((each.id, each.zone) for each in self._pieces()):
            return None
        return self.misplaced()

    def _pieces(self) -> Sequence[Piece]:
        view = self._bridge.view
        return self._table.pieces(view, self.draft) if view is not None else ()

    def _laid_by(self, gesture: Gesture, held: PieceId | None) -> tuple[PieceId, ZoneId] | None:
        """What lies where after a gesture: a new grip begins anew, a payment changes nothing."""
        piece = gesture.piece if gesture.kind == "drop" else held
        if gesture.zone is not None and piece is not None and gesture.piece in (piece, None):
            return piece, gesture.zone
        return self._laid if gesture.kind == "tap" else None

    def _question(self) -> Message:
        """Asked before a finished move is made."""
        laid = self._laid
        if laid is not None and laid in ((piece.id, piece.zone) for piece in self._pieces()):
            return Message("app.table.confirm.prompt", {"piece": laid[0]})
        return Message("app.table.confirm.move")

    def _nowhere(self, draft: Draft, prospect: Prospect) -> Message | None:
        """Said of a held piece that fits nowhere: by the game, if it knows what else can be done."""
        held, table = self.held, cast(object, self._table)
        if held is None:
            return None
        own = table.nowhere(draft, prospect.zones) if isinstance(table, SaysNowhere) else None
        if own is not None or not prospect.zones:
            return own
        verdicts = (*prospect.zones.values(), *prospect.pieces.values())
        somewhere = any(verdict.allowed for verdict in verdicts)
        return None if somewhere else Message("app.table.nowhere", {"piece": held})

    def _draft(self, intent: Draft) -> Answer:
        before = self.draft
        prospect = self._bridge.drafting.set(intent)
        answer = Answer(prospect.verdict.allowed, prospect.verdict)
        if answer.accepted and prospect.move is not None and not prospect.owed and not self.confirms:
            answer = self._propose(prospect.move)
        elif answer.accepted:
            self.draft_changed.emit()
        if not answer.accepted:
            self._restore(before)
        return answer

    def _restore(self, draft: Draft | None) -> None:
        if draft is None:
            self._bridge.drafting.drop()
        else:
            self._bridge.drafting.set(draft)

    def _propose(self, move: Move) -> Answer:
        if self.courier is not None:
            verdict = self.ask(move)
            self._sent = self.draft if verdict.allowed else None
            if verdict.allowed and self.courier(move):
                return Answer(True, verdict)
            self._sent = None
        verdict = self._bridge.propose(move)
        return Answer(verdict.allowed, verdict)

    def _on_match_changed(self) -> None:
        self._laid = self._sent = self._carried = None
        self._bridge.drafting.drop()
        self.draft_changed.emit()
