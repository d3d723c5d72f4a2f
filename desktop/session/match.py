"""One match: its log and cursor over the rules, and the only door by which the table changes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from desktop.engine.draft import Draft, Prospect
from desktop.engine.game import GameRules, Outcome
from desktop.engine.ids import Seat
from desktop.engine.luck import Luck
from desktop.engine.message import Message
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.session.course import Course
from desktop.session.header import Header, SeatInfo, TableOptions, table_of
from desktop.session.journal import ChangeLine, CursorLine, Line, Mark, MoveLine, SnapshotLine
from desktop.session.transition import Entry, Transition, decision_before, step_after
from desktop.session.undo_policy import UndoVerdict, undo_verdict

S = TypeVar("S")
T = TypeVar("T")

SNAPSHOT_EVERY = 20
"""A snapshot is written at each end of a turn, and after so many moves at the latest."""


@dataclass(frozen=True, slots=True)
class Base:
    """Where a log begins that does not begin at the opening: after how many moves, in which turn."""

    moves: int = 0
    turn: int = 1


class StaleError(Exception):
    """Something was asked of a state that is no longer on the table (an old button, an old draft)."""

    message = Message("app.stale")


class Match(Generic[S]):
    """A match being played.

    ``listeners`` are told of each Transition, ``scribes`` of the lines that the match file gains
    (before the listeners), ``header_listeners`` of a changed header. ``base`` is the number of
    moves before the state where the log begins: 0 but for matches that go on from a snapshot.
    """

    def __init__(
        self, rules: GameRules[S, Any], header: Header, state: S, luck: Luck, *, base: Base | None = None
    ) -> None:
        """A match whose log begins at ``state``; without ``base`` it is the rules' own opening."""
        self.rules = rules
        self.header = header
        self.base = base.moves if base else 0
        self._base_turn = base.turn if base else 1
        self.listeners: list[Callable[[Transition[S]], None]] = []
        self.scribes: list[Callable[[Sequence[Line]], None]] = []
        self.header_listeners: list[Callable[[Header], None]] = []
        self._from_snapshot = base is not None
        self._luck = luck
        self._states: list[S] = [state]
        self._log: list[Entry] = []
        self._cursor = 0
        self._number = 1

    @staticmethod
    def begin(rules: GameRules[T, Any], header: Header, luck: Luck) -> "Match[T]":
        """A new match, dealt by Nature.

        Raises:
            BadInputError: the header's deck is not one of this game.
        """
        match = Match(rules, header, rules.opening(table_of(rules, header)), luck)
        match.carry_on()
        return match

    # what is on the table

    @property
    def state(self) -> S:
        """The state on the table, hidden cards included: for rules and the session, never for a view."""
        return self._states[self._cursor]

    @property
    def decided_on(self) -> S:
        """The state in which the last decision was made; the first one before any."""
        return self._states[decision_before(self._log, self._cursor) or 0]

    @property
    def number(self) -> int:
        """The number of the state on the table; it rises with every change and never comes again."""
        return self._number

    @property
    def log(self) -> tuple[Entry, ...]:
        """Every entry from ``base`` on, undone ones at the end included."""
        return tuple(self._log)

    @property
    def cursor(self) -> int:
        """How many entries of ``log`` are in effect."""
        return self._cursor

    @property
    def played(self) -> tuple[Entry, ...]:
        """The entries in effect."""
        return tuple(self._log[: self._cursor])

    @property
    def turn(self) -> int:
        """The number of the turn, counted from 1; of the last one when the match is over."""
        return self._turn_at(self._cursor)

    @property
    def turn_of(self) -> Seat | None:
        """The seat that must act, or None when the match is over."""
        return self.rules.turn_of(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.rules.outcome(self.state)

    def consider(self, draft: Draft) -> Prospect:
        """What an unfinished move may become."""
        return self.rules.consider(self.state, draft)

    # decisions

    def propose(
        self, move: Move, *, number: int | None = None, answers: Sequence[Move] = ()
    ) -> Transition[S] | Verdict:
        """Make a move with all that follows from it: Nature's answers and, without an explicit end
        of turn, the ending move. A refused move changes nothing and gives the refusal.

        The very move that was just undone is redone, so that undo never buys another deal.
        ``answers`` are Nature's, where the table has them already (a tower that came to rest).

        Raises:
            StaleError: the move was meant for the state of another ``number``.
            RefusedError: an answer does not fit; nothing has changed.
        """
        self.check_number(number)
        verdict = self.rules.explain(self.state, move)
        if not verdict.allowed:
            return verdict
        if not answers and self._was_just_undone(move):
            return self._go_to(step_after(self._log, self._cursor))
        course = Course(self.rules, self.state, self._log[: self._cursor])
        course.take(move)
        course.settle(self._luck, explicit_end=self.header.table.explicit_end, answers=answers)
        return self._commit(course)

    def may_undo(self, seat: Seat | None) -> UndoVerdict:
        """How undoing the last decision stands when ``seat`` asks for it."""
        start = decision_before(self._log, self._cursor)
        step = () if start is None else self._log[start : self._cursor]
        return undo_verdict(step, seat, self.header.table.undo)

    def undo(self) -> Transition[S] | None:
        """Go back to the last decision of a person; None when there is none.

        Whether it is to be asked first, or never, is for ``may_undo`` to say.
        """
        start = decision_before(self._log, self._cursor)
        return None if start is None else self._go_to(start)

    @property
    def may_redo(self) -> bool:
        """Whether an undone decision can be made again."""
        return self._cursor < len(self._log)

    def redo(self) -> Transition[S] | None:
        """Make the undone decision again, with the same answers of Nature; None when there is none."""
        return self._go_to(step_after(self._log, self._cursor)) if self.may_redo else None

    def rename_seat(self, seat: Seat, name: str) -> None:
        """Give a seat another name, as at the curtain; it is kept in the match file."""
        seats = list(self.header.seats)
        seats[seat - 1] = SeatInfo(name=name, colour=seats[seat - 1].colour)
        self._change_header(ChangeLine(seats=tuple(seats)))

    def set_table(self, table: TableOptions) -> None:
        """Run the table by other options from now on; it is kept in the match file."""
        self._change_header(ChangeLine(table=table))
        if not self.may_redo:
            self.carry_on()

    def check_number(self, number: int | None) -> None:
        """Refuse what was meant for another state; None stands for the present one.

        Raises:
            StaleError: the state with that number is no longer on the table.
        """
        if number is not None and number != self._number:
            raise StaleError

    def carry_on(self) -> None:
        """Do what is due without a person: the deal of a new match, answers cut off in a damaged file."""
        course = Course(self.rules, self.state, self._log[: self._cursor])
        course.settle(self._luck, explicit_end=self.header.table.explicit_end)
        if course.entries:
            self._commit(course)

    def restore(self, course: Course[S], cursor: int) -> None:
        """Take over a log that was replayed from the file; ``cursor`` counts from its first entry."""
        self._log, self._states = course.entries, [self._states[0], *course.states]
        self._cursor = cursor

    # the file

    def lines(self) -> tuple[Line, ...]:
        """All that the match file says after the header, written anew without superseded moves."""
        start = [self._snapshot(0, start=True)] if self._from_snapshot else []
        moves = [self._move_line(index) for index in range(len(self._log))]
        last = [self._snapshot(self._cursor)] if self._cursor else []
        cut = self._cursor
        cursor = [CursorLine(to=self.base + cut, mark=self._mark(cut))] if self.may_redo else []
        return (*start, *moves[:cut], *last, *moves[cut:], *cursor)

    def _move_line(self, index: int) -> MoveLine:
        entry = self._log[index]
        move = entry.move.model_dump(mode="json", by_alias=True)
        return MoveLine(n=self.base + index + 1, seat=entry.seat, auto=entry.auto, move=move)

    def _snapshot(self, index: int, *, start: bool = False) -> SnapshotLine:
        position = self.rules.to_position(self._states[index]).model_dump(mode="json", by_alias=True)
        return SnapshotLine(at=self.base + index, start=start, position=position, mark=self._mark(index))

    def _mark(self, index: int) -> Mark:
        state = self._states[index]
        outcome, to_act = self.rules.outcome(state), self.rules.turn_of(state)
        return Mark(turn=self._turn_at(index), to_act=to_act, outcome=outcome.kind if outcome else None)

    def _turn_at(self, index: int) -> int:
        ended = [entry.ends_turn for entry in self._log[:index]]
        over = ended[-1:] == [True] and self.rules.turn_of(self._states[index]) is None  # none follows
        return self._base_turn + sum(ended) - over

    def _snapshot_is_due(self, since: int) -> bool:
        fresh = self._log[since : self._cursor]
        crossed = self._cursor // SNAPSHOT_EVERY > since // SNAPSHOT_EVERY
        return since == 0 or crossed or self.turn_of is None or any(entry.ends_turn for entry in fresh)

    # changes

    def _commit(self, course: Course[S]) -> Transition[S]:
        start = self._cursor
        self._log[start:] = course.entries
        self._states[start + 1 :] = course.states
        self._cursor = len(self._log)
        lines: list[Line] = [self._move_line(index) for index in range(start, self._cursor)]
        if self._snapshot_is_due(start):
            lines.append(self._snapshot(self._cursor))
        elif self.turn_of != self.rules.turn_of(self._states[start]):
            # another seat is asked: who lists matches reads no moves, and finds it here
            lines.append(CursorLine(to=self.base + self._cursor, mark=self._mark(self._cursor)))
        return self._told(start, "forward", lines)

    def _go_to(self, cursor: int) -> Transition[S]:
        start, self._cursor = self._cursor, cursor
        line = CursorLine(to=self.base + cursor, mark=self._mark(cursor))
        return self._told(start, "forward" if cursor > start else "back", [line])

    def _told(
        self, start: int, direction: Literal["forward", "back"], lines: Sequence[Line]
    ) -> Transition[S]:
        self._number += 1
        step = self._log[min(start, self._cursor) : max(start, self._cursor)]
        transition = Transition(
            before=self._states[start],
            after=self.state,
            moves=tuple(entry.move for entry in step),
            events=tuple(event for entry in step for event in entry.events),
            direction=direction,
            number=self._number,
        )
        for scribe in tuple(self.scribes):
            scribe(lines)
        for listener in tuple(self.listeners):
            listener(transition)
        return transition

    def _change_header(self, line: ChangeLine) -> None:
        fresh = {"seats": line.seats, "table": line.table}
        self.header = self.header.model_copy(update={k: v for k, v in fresh.items() if v is not None})
        for scribe in tuple(self.scribes):
            scribe([line])
        for listener in tuple(self.header_listeners):
            listener(self.header)

    def _was_just_undone(self, move: Move) -> bool:
        """Whether making the move again would be a redo, also by the table's present way to end a turn."""
        if not self.may_redo or self._log[self._cursor].move != move:
            return False
        end = step_after(self._log, self._cursor)
        if self.header.table.explicit_end:
            return not any(entry.auto for entry in self._log[self._cursor : end])
        return self.rules.ending_move(self._states[end]) is None
