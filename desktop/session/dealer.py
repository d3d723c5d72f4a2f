"""Real chance, and chance that can be had again."""

from collections.abc import Sequence
from random import Random
from secrets import randbelow
from typing import TypeVar

from desktop.engine.luck import Luck

T = TypeVar("T")


class _Shuffler(Luck):
    """Fisher-Yates over ``below``, so that every source deals by the same hand."""

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order drawn evenly from all orders."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)


class Dealer(_Shuffler):
    """Chance from the operating system; no two matches share a deal, and none can be foretold."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound`` - 1, each equally likely."""
        return randbelow(bound)


class SeededDealer(_Shuffler):
    """The same chance for the same seed, in every process and on every version of Python."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound`` - 1, each equally likely.

        Drawn from ``getrandbits`` alone: how ``randrange`` uses it is not promised between versions.
        """
        bits = (bound - 1).bit_length()
        while (number := self._random.getrandbits(bits)) >= bound:
            pass
        return number
