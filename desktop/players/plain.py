"""Players that do not think: the first legal move, or any of them."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from desktop.engine.luck import Luck

M = TypeVar("M")


class Player(Protocol):
    """Chooses one of the moves that the rules allow, whatever they are written as."""

    def choose(self, moves: Sequence[M]) -> M:
        """One of ``moves``, of which there is at least one."""
        ...


class FirstLegal:
    """Always the first move in the order of the rules: the same match for the same deal."""

    def choose(self, moves: Sequence[M]) -> M:
        """The first of ``moves``."""
        return moves[0]


class RandomPlayer:
    """Any legal move, each equally likely."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def choose(self, moves: Sequence[M]) -> M:
        """One of ``moves``, drawn evenly."""
        return moves[self._luck.below(len(moves))]
