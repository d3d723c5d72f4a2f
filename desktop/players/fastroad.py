"""Playing out a match on a game's fast road: the same rules in plain numbers, held equal by a law."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from desktop.engine.game import GameRules, Outcome
from desktop.engine.ids import NATURE
from desktop.engine.luck import Luck
from desktop.players.plain import Player
from desktop.players.playout import MOST_MOVES, Played

S = TypeVar("S")


class FastMatch(Protocol):
    """A match that changes in place; its moves are whole numbers that mean something only now.

    A move there is a decision with the end of its turn and Nature's answers.
    """

    over: bool

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, in the words of the explained rules."""
        ...

    def moves(self) -> Sequence[int]:
        """Every legal move now."""
        ...

    def play(self, code: int) -> None:
        """Carry out a listed move."""
        ...

    def to_state(self) -> Any:
        """The state of the explained rules."""
        ...


class FastRoad(Protocol):
    """What a game's ``fast`` module offers as its class ``Fast``."""

    def from_state(self, state: Any, luck: Luck | None = None) -> FastMatch:
        """The match of a state in which a person must act."""
        ...


def play_out_fast(
    rules: GameRules[S, Any], road: FastRoad, state: S, player: Player, luck: Luck, *, most: int = MOST_MOVES
) -> Played[S]:
    """Like ``play_out``, on the fast road once Nature has dealt."""
    dealt = 0
    while rules.turn_of(state) == NATURE:
        state = rules.apply(state, rules.nature(state, luck)).state
        dealt += 1
    match = road.from_state(state, luck)
    for count in range(most):
        moves = match.moves()
        if match.over or not moves:
            return Played(match.to_state(), dealt + count, count, match.outcome, stuck=not match.over)
        match.play(player.choose(moves))
    return Played(match.to_state(), dealt + most, most, match.outcome, stuck=False)
