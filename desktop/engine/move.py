"""Moves: what a seat, or Nature, does in one atomic and complete step."""

from desktop.engine.ids import NATURE, Seat
from desktop.engine.record import Record


class Move(Record):
    """Base of a game's moves. Each subclass adds a literal ``kind`` by which it is told apart."""

    @property
    def by_nature(self) -> bool:
        """Whether this move carries an outcome of luck; such moves belong to seat 0."""
        return False


class NatureMove(Move):
    """A deal, a shuffle or a settlement, logged with its outcome so that replay needs no luck."""

    @property
    def by_nature(self) -> bool:
        return True

    @property
    def seat(self) -> Seat:
        """Nature's seat."""
        return NATURE
