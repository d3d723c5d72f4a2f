"""Entries of a match's log, and the change of the table that one decision makes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from desktop.engine.event import Event
from desktop.engine.ids import NATURE, Seat
from desktop.engine.move import Move

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Entry:
    """One logged move and what it did.

    ``seat`` made it (0: Nature). ``auto`` marks an end of turn that the table made by itself.
    ``revealed`` says that it showed its maker something hidden, ``ends_turn`` that the turn passed,
    ``sets_up`` that it was decided before the first turn, ``interjects`` that another seat than the one
    on turn made it.
    """

    seat: Seat
    move: Move
    events: tuple[Event, ...]
    auto: bool
    revealed: bool
    ends_turn: bool
    sets_up: bool = False
    interjects: bool = False

    @property
    def is_decision(self) -> bool:
        """Whether a person chose this move, so that undo may stop before it."""
        return self.seat != NATURE and not self.auto


@dataclass(frozen=True, slots=True)
class Transition(Generic[S]):
    """A whole change of the table: a decision with all that followed, or the way back from it.

    ``moves`` and ``events`` are in the order in which they were made, also when ``direction`` is
    "back". ``number`` is the number of the state after it; a match never uses a number twice.
    """

    before: S
    after: S
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    direction: Literal["forward", "back"]
    number: int


def decision_before(log: Sequence[Entry], cursor: int) -> int | None:
    """Where in the log the last decision before ``cursor`` stands; None when there is none."""
    earlier = range(cursor - 1, -1, -1)
    return next((index for index in earlier if log[index].is_decision), None)


def step_after(log: Sequence[Entry], cursor: int) -> int:
    """Where the step that begins at ``cursor`` ends: at the next decision, or with the log."""
    later = range(cursor + 1, len(log))
    return next((index for index in later if log[index].is_decision), len(log))
