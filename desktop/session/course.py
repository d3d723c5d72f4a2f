"""The course of things: a move carried out with all that follows from it, before it is logged."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from desktop.engine.game import GameRules, interjection
from desktop.engine.ids import NATURE, Seat
from desktop.engine.luck import Luck
from desktop.engine.move import Move
from desktop.engine.verdict import RefusedError
from desktop.session.transition import Entry

S = TypeVar("S")


class Course(Generic[S]):
    """Collects entries and states from one state on; the match takes them over once all went well."""

    def __init__(self, rules: GameRules[S, Any], state: S, earlier: Sequence[Entry]) -> None:
        self._rules = rules
        self.state = state
        self.entries: list[Entry] = []
        self.states: list[S] = []
        self._actor = _actor_of(earlier)

    def take(self, move: Move, *, auto: bool = False) -> None:
        """Carry one move out for the seat whose turn it is.

        Raises:
            RefusedError: the rules do not allow it.
        """
        rules, before = self._rules, self.state
        seat = rules.turn_of(before) or NATURE
        step = rules.apply(before, move)
        interjects = interjection(rules, before) is not None
        if not interjects:
            self._actor = self._actor or seat or None
        ending = rules.ending_move(before) == move
        following = rules.turn_of(step.state)
        passed = (
            self._actor is not None
            and following not in (NATURE, self._actor)
            and interjection(rules, step.state) is None
        )
        ends_turn = not step.sets_up and (ending or step.ends_turn or passed)
        self._actor = None if ends_turn or step.sets_up else self._actor
        revealed = seat != NATURE and rules.revealed(before, move, step.state)
        self.entries.append(
            Entry(seat, move, step.events, auto, revealed, ends_turn, step.sets_up, interjects)
        )
        self.states.append(step.state)
        self.state = step.state

    def drop_last(self) -> None:
        """Forget the last entry; nothing can be taken after that."""
        del self.entries[-1], self.states[-1]

    def settle(self, luck: Luck, *, explicit_end: bool, answers: Sequence[Move] = ()) -> None:
        """Let Nature answer until a person must act; without an explicit end, end a done turn too.

        ``answers`` are what Nature has already said on the table (how a tower came to rest); they
        are taken first, in order, and the rules' own nature speaks when they are used up.

        Raises:
            RefusedError: an answer does not fit, or was not asked for.
        """
        for answer in answers:
            if self._rules.turn_of(self.state) != NATURE:
                raise RefusedError(self._rules.explain(self.state, answer))
            self.take(answer)
        self._let_nature_answer(luck)
        if explicit_end:
            return
        if (ending := self._rules.ending_move(self.state)) is not None:
            self.take(ending, auto=True)
            self._let_nature_answer(luck)

    def _let_nature_answer(self, luck: Luck) -> None:
        while self._rules.turn_of(self.state) == NATURE:
            self.take(self._rules.nature(self.state, luck))


def _actor_of(earlier: Sequence[Entry]) -> Seat | None:
    """The person whose turn was still open after the earlier entries.

    Whoever only put something in is not meant; a log may begin in mid-turn with that alone.
    """
    actor: Seat | None = None
    for entry in reversed(earlier):
        if entry.ends_turn or entry.sets_up:
            break
        if not entry.interjects:
            actor = entry.seat or actor
    return actor
