"""Where chance comes from: rules ask for it by this contract and never make it themselves."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Luck(Protocol):
    """A source of shuffles; the session has the real one, tests a seeded one."""

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order drawn evenly from all orders."""
        ...

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound`` - 1, each equally likely."""
        ...
