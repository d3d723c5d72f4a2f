"""A seeded source of chance for tests, so that every failure can be repeated."""

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class SeededLuck:
    """Luck that is the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order drawn evenly."""
        order = list(items)
        self._random.shuffle(order)
        return tuple(order)

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        return self._random.randrange(bound)
