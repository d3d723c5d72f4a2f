"""Players that do not think: the first legal move, or any of them."""

from collections.abc import Sequence
from typing import Protocol

from desktop.engine.luck import Luck
from desktop.engine.move import Move


class Player(Protocol):
    """Chooses one of the moves that the rules allow."""

    def choose(self, moves: Sequence[Move]) -> Move:
        """One of ``moves``, of which there is at least one."""
        ...


class FirstLegal:
    """Always the first move in the order of the rules: the same match for the same deal."""

    def choose(self, moves: Sequence[Move]) -> Move:
        """The first of ``moves``."""
        return moves[0]


class RandomPlayer:
    """Any legal move, each equally likely."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def choose(self, moves: Sequence[Move]) -> Move:
        """One of ``moves``, drawn evenly."""
        return moves[self._luck.below(len(moves))]
