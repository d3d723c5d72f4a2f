"""What the panel shows, cut out of what the eyes in play may know; compared by value."""

from dataclasses import dataclass, field
from typing import Any

from desktop.engine.event import Event
from desktop.engine.game import GameRules, TurnSteps, interjection
from desktop.engine.ids import NATURE, RuleId, Seat, seat_id
from desktop.engine.message import Message
from desktop.session.undo_policy import UndoVerdict
from desktop.ui.bridge import Bridge
from desktop.ui.table.contract import Action, GameTable, GoalTelling, PromptingTable, Score
from desktop.ui.table.handling import Handling


@dataclass(frozen=True, slots=True)
class TurnNow:
    """Whose turn it is and how far it is; seat None when the match is over."""

    seat: Seat | None
    number: int
    """Of the turn; 0 before the first."""
    steps: tuple[str, ...]
    current: int
    prompt: Message | None
    done: bool = False
    """What ``seat`` had to do is over, and its eyes still look before they hand over."""


@dataclass(frozen=True, slots=True)
class ActionsNow:
    """What can be pressed. ``state`` is the number of the state that the buttons are meant for."""

    state: int
    actions: tuple[Action, ...] = ()
    undo: UndoVerdict = field(default_factory=lambda: UndoVerdict("nothing"))
    may_redo: bool = False
    drafting: bool = False
    hand_over: Seat | None = None
    """The seat that gets the screen next, once the eyes in play have seen enough."""
    own_hand: Seat | None = None
    """The seat that answers before another's eyes, and may ask to see its own hand first."""
    over: bool = False


@dataclass(frozen=True, slots=True)
class Happened:
    """All that the last turn did, in its order, and by which rules."""

    messages: tuple[Message, ...]
    rules: tuple[RuleId, ...]


@dataclass(frozen=True, slots=True)
class GoalNow:
    """The id of the sentence that tells the game's goal, and whether it is told by itself."""

    id: str
    told: bool


@dataclass(frozen=True, slots=True)
class LogTurn:
    """What happened in one turn; turn 0 is the opening, whose seat is Nature's."""

    number: int
    seat: Seat
    lines: tuple[Message, ...]


RULES_SHOWN = 3


class Situation:
    """Reads the slices off one open match. ``eyes`` None (the curtain) sees only what all may know."""

    def __init__(
        self, bridge: Bridge, handling: Handling, rules: GameRules[Any, Any], table: GameTable[Any]
    ) -> None:
        self._bridge = bridge
        self._handling = handling
        self._rules = rules
        self._table = table

    def turn(self) -> TurnNow:
        """Whose turn, which step, and what the hand should do next."""
        match = self._bridge.match
        steps = self._rules.steps(match.state)
        if self._lingers and interjection(self._rules, match.state) is not None:
            answer = Message("app.panel.hand-over.answer", {"seat": seat_id(match.turn_of or NATURE)})
            return TurnNow(self._bridge.eyes, match.turn, steps.steps, steps.current, answer)
        if self._lingers:
            return self._hand_over(steps)
        prompt = self._handling.prompt() if self._handling.draft is not None else self._idle_prompt()
        return TurnNow(match.turn_of, match.turn, steps.steps, steps.current, prompt)

    def _hand_over(self, steps: TurnSteps) -> TurnNow:
        """The head is of the eyes that still look: what they have done, and who is next.

        In mid-turn it shows the step in which they did it; the one after it may tell of another's hand.
        """
        match, eyes = self._bridge.match, self._bridge.eyes
        last, to_act = match.played[-1], {"seat": seat_id(match.turn_of or NATURE)}
        if last.ends_turn:
            ready = Message("app.panel.hand-over.when-ready", to_act)
            return TurnNow(eyes, match.turn - 1, steps.steps, len(steps.steps), ready, done=True)
        steps = self._rules.steps(match.decided_on)
        if any(entry.ends_turn or (entry.is_decision and not entry.sets_up) for entry in match.played):
            answered, actor = Message("app.panel.hand-over.next", to_act), self._last_decided()
            return TurnNow(actor, match.turn, steps.steps, steps.current, answered, done=True)
        ready = Message("app.panel.hand-over.set-up", to_act)
        return TurnNow(eyes, 0, steps.steps, steps.current, ready, done=True)

    def _idle_prompt(self) -> Message | None:
        view, table = self._bridge.view, self._table
        return table.idle_prompt(view) if view is not None and isinstance(table, PromptingTable) else None

    def actions(self) -> ActionsNow:
        """The game's buttons, undo and redo; none behind the curtain."""
        match, eyes = self._bridge.match, self._bridge.eyes
        if eyes is None:
            return ActionsNow(match.number)
        return ActionsNow(
            state=match.number,
            actions=tuple(self._handling.actions()) if self._bridge.may_act else (),
            undo=match.may_undo(eyes),
            may_redo=match.may_redo,
            drafting=self._handling.draft is not None,
            hand_over=self._bridge.hotseat.must_hand_over,
            own_hand=self._bridge.hotseat.answering,
            over=match.outcome is not None,
        )

    def goal(self) -> GoalNow:
        """What wins and what loses; told without being asked for in everybody's first turn."""
        match = self._bridge.match
        first_round = match.turn <= len(match.header.seats) and self._bridge.may_act
        view, table = self._bridge.view, self._table
        if view is not None and isinstance(table, GoalTelling):
            return GoalNow(table.goal(view).id, first_round)
        return GoalNow(f"{table.game_id}.goal", first_round)

    def rules(self) -> tuple[RuleId, ...]:
        """The rules that matter now, three at most; the one that speaks of the draft comes first.

        They may hint at what the seat in turn holds, so nobody else's eyes are shown them.
        """
        match = self._bridge.match
        if match.turn_of is not None and not self._bridge.may_act:
            return ()
        prospect = self._handling.prospect
        drafted = (
            (prospect.verdict.rule,) if prospect and prospect.verdict.rule in self._rules.rulebook else ()
        )
        return tuple(dict.fromkeys((*drafted, *self._rules.rules_now(match.state))))[:RULES_SHOWN]

    def happened(self) -> Happened | None:
        """What the turn under way has done, or before it did anything the turn before it.

        Until somebody acts the first thing of the opening is told; the log tells all of it. None
        before anything happened.
        """
        played = self._bridge.match.played
        acted = next((at for at, entry in enumerate(played) if entry.seat != NATURE), len(played))
        told: list[Event] = []
        for entry in reversed(played[acted:]):
            if told and (entry.ends_turn or entry.sets_up):
                break
            told[:0] = self._visible(entry.events)
        if not told:
            told = [event for entry in played[:acted] for event in self._visible(entry.events)][:1]
        if not told:
            return None
        rules = dict.fromkeys(event.rule for event in told if event.rule)
        return Happened(tuple(event.message for event in told), tuple(rules))

    def log(self) -> tuple[LogTurn, ...]:
        """All that happened, turn by turn, oldest first."""
        turns: list[LogTurn] = []
        opening, number, lines, actor = list[Message](), 1, list[Message](), NATURE
        for entry in self._bridge.match.played:
            if entry.sets_up or (entry.seat == NATURE and actor == NATURE and number == 1):
                opening.extend(event.message for event in self._visible(entry.events))
                continue
            actor = actor or entry.seat
            lines.extend(event.message for event in self._visible(entry.events))
            if entry.ends_turn:
                turns.append(LogTurn(number, actor, tuple(lines)))
                number, lines, actor = number + 1, [], NATURE
        if lines:
            turns.append(LogTurn(number, actor, tuple(lines)))
        return tuple(turn for turn in (LogTurn(0, NATURE, tuple(opening)), *turns) if turn.lines)

    def scores(self) -> tuple[Score, ...]:
        """The lines of the score; none behind the curtain."""
        view = self._bridge.view
        return tuple(self._table.scores(view)) if view is not None else ()

    @property
    def _lingers(self) -> bool:
        """Whether the eyes in play have done their part and not handed over yet."""
        eyes, to_act = self._bridge.eyes, self._bridge.hotseat.must_hand_over
        if eyes is None or to_act is None:
            return False
        return eyes in (
            to_act,
            self._last_decided(),
        )  # the turn goes on behind them once another has answered

    def _last_decided(self) -> Seat | None:
        decided = (entry.seat for entry in reversed(self._bridge.match.played) if entry.is_decision)
        return next(decided, None)

    def _visible(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        seen = (event.seen_by(self._bridge.knower) for event in events)
        return tuple(event for event in seen if event.id)
