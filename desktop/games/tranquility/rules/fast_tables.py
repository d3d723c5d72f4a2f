"""Numbers worked out once for ``fast``: what every card costs where, and how payments are coded.

Cards are their index in ``cards.CARDS``, places their number in ``geometry``. Hands are rows of
slots; a payment is a mask of slots.
"""

from functools import cache
from itertools import combinations
from typing import Final

from desktop.games.tranquility.rules.cards import CARDS, COLOURS
from desktop.games.tranquility.rules.geometry import POSITION_OF, ROW_OF, width_of

ASCENTS: Final = 72
"""Cards below this index are Ascent cards."""
FIRST_BRIDGE: Final = 72
FIRST_FIRE: Final = 77
FIRST_SUMMIT: Final = 80
FIRST_ROPE: Final = 85
SLOTS: Final = 6
"""The largest hand."""
REFUSED: Final = 12
"""Instead of a cost: the card may not lie there at all (the highest real cost is 11)."""

NUMBER: Final = tuple(card.number for card in CARDS)
COLOUR: Final = tuple(0 if card.colour is None else COLOURS.index(card.colour) + 1 for card in CARDS)
"""1-3, and 0 for cards without colour."""

CARRIES: Final = (*(not card.is_bridge for card in CARDS), False)
"""Whether goats may stand on a card; asked with -1, the empty place, it is False."""

DISCARD: Final = 45 * SLOTS * 64
"""Codes of plays are ``(place * 6 + slot) * 64 + mask``; from here on ``DISCARD + mask``."""
ROPE: Final = DISCARD + 64
"""``ROPE + slot`` of a rope in the hand; ``ROPE + 6`` for one beside the deck."""
HERD: Final = ROPE + 64
"""``HERD + (origin * 45 + to) * 64 + mask``."""
FIRE: Final = HERD + 45 * 45 * 64
"""``FIRE + ((place * 45 + to) * 6 + slot) * 64 + mask``."""

SLOTS_OF: Final = tuple(tuple(slot for slot in range(SLOTS) if mask >> slot & 1) for mask in range(64))
SLOTS_DOWN: Final = tuple(tuple(reversed(slots)) for slots in SLOTS_OF)
"""The slots of a mask from the right, so that they can be taken out one by one."""


@cache
def masks(size: int, slot: int, cost: int) -> tuple[int, ...]:
    """All payments of ``cost`` cards from a hand of ``size`` without the card of ``slot`` (-1: none)."""
    others = [other for other in range(size) if other != slot]
    return tuple(sum(1 << other for other in pay) for pay in combinations(others, cost))


@cache
def discards(size: int) -> tuple[int, ...]:
    """Codes of all ways to discard two of a hand."""
    return tuple(DISCARD + mask for mask in masks(size, -1, 2))


@cache
def plays(size: int) -> tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]:
    """Codes of all plays with a hand of ``size``: by place, slot and cost; none for REFUSED."""

    def by_cost(place: int, slot: int) -> tuple[tuple[int, ...], ...]:
        code = (place * SLOTS + slot) * 64
        return tuple(tuple(code + mask for mask in masks(size, slot, cost)) for cost in range(REFUSED))

    return tuple(tuple((*by_cost(place, slot), ()) for slot in range(size)) for place in range(45))


@cache
def end_table(row: int, colour: int, number: int, bridge: bool) -> bytes:
    """What each card costs as the next of a row.

    ``colour`` is that of the left neighbour, ``number`` the one to compare with (0 for none),
    ``bridge`` whether a Bridge may lie there.
    """
    costs = bytearray([REFUSED] * len(CARDS))
    for card in range(ASCENTS):
        if NUMBER[card] >= row and COLOUR[card] != colour:
            costs[card] = abs(NUMBER[card] - number) if number else 0
    if bridge:
        costs[FIRST_BRIDGE:FIRST_FIRE] = bytes(FIRST_FIRE - FIRST_BRIDGE)
    return bytes(costs)


@cache
def swap_table(row: int, colours: tuple[int, int], numbers: tuple[int, int], higher: bool) -> bytes:
    """What each card costs in a Bridge's place, with both sides' colours and numbers (0 for none)."""
    costs = bytearray([REFUSED] * len(CARDS))
    compared = [number for number in numbers if number]
    if higher and compared:
        compared = [max(compared)]
    for card in range(ASCENTS):
        if NUMBER[card] >= row and COLOUR[card] not in colours:
            costs[card] = max((abs(NUMBER[card] - number) for number in compared), default=0)
    return bytes(costs)


def _summit_table() -> bytes:
    costs = bytearray([REFUSED] * len(CARDS))
    costs[FIRST_SUMMIT:FIRST_ROPE] = bytes(FIRST_ROPE - FIRST_SUMMIT)
    return bytes(costs)


SUMMIT_TABLE: Final = _summit_table()
"""On the top a Summit costs nothing, and nothing else may lie there."""


def bridge_places(first_too: bool) -> tuple[bool, ...]:
    """For each place whether a Bridge may lie there; ``first_too`` by the switch "last only"."""
    return tuple(
        POSITION_OF[place] != width_of(ROW_OF[place]) and (first_too or POSITION_OF[place] != 1)
        for place in range(45)
    )
