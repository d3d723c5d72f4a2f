"""Names by which seats, pieces, zones and rules are told apart everywhere."""

from typing import Final

Seat = int
"""A place at the table, counted from 1 clockwise; 0 is Nature (luck)."""

PieceId = str
"""A card or figure, e.g. ``green-7-a``; stable in a match, shared by scene and log."""

ZoneId = str
"""A place where pieces lie, e.g. ``r2p3`` or ``hand-1``."""

RuleId = str
"""The number of a printed rule or ruling, e.g. ``tranq.place.cost``."""

NATURE: Final[Seat] = 0
"""The seat that deals and shuffles; its moves are logged with their outcome."""


def seat_id(seat: Seat) -> str:
    """Name a seat in facts, e.g. ``seat:2``, so that words can put the player's name there."""
    return f"seat:{seat}"


def seat_of(identifier: str) -> Seat | None:
    """The seat a fact speaks of, or None when the id names something else."""
    prefix, _, number = identifier.partition(":")
    return int(number) if prefix == "seat" and number.isdecimal() else None
