"""A match played out by players, without a session: for simulations and evidence."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from desktop.engine.game import GameRules, Outcome
from desktop.engine.ids import NATURE
from desktop.engine.luck import Luck
from desktop.engine.move import Move
from desktop.players.plain import Player

S = TypeVar("S")

MOST_MOVES = 10_000
"""No match of any game comes near it; one that does is given up as unfinished."""


@dataclass(frozen=True, slots=True)
class Played(Generic[S]):
    """How far a match was played: its last state, all moves made, the decisions, and the outcome.

    Decisions are the moves that a player chose: not Nature's, and not the mere end of a turn.
    ``stuck`` says that a seat had no legal move although the match was not over: a fault of the rules.
    """

    state: S
    moves: int
    decisions: int
    outcome: Outcome | None
    stuck: bool


def play_out(
    rules: GameRules[S, Any],
    state: S,
    player: Player,
    luck: Luck,
    *,
    most: int = MOST_MOVES,
    watch: Callable[[S, Move, S], None] | None = None,
) -> Played[S]:
    """Let ``player`` sit at every seat until the match ends or ``most`` moves are made.

    ``watch`` sees each move with the states before and after it.
    """
    decisions = 0
    for count in range(most):
        seat = rules.turn_of(state)
        if seat is None:
            return Played(state, count, decisions, rules.outcome(state), stuck=False)
        if seat == NATURE:
            move = rules.nature(state, luck)
        elif (ending := rules.ending_move(state)) is not None:
            move = ending
        elif moves := list(rules.legal_moves(state)):
            move = player.choose(moves)
            decisions += 1
        else:
            return Played(state, count, decisions, None, stuck=True)
        after = rules.apply(state, move).state
        if watch is not None:
            watch(state, move, after)
        state = after
    return Played(state, most, decisions, rules.outcome(state), stuck=False)
