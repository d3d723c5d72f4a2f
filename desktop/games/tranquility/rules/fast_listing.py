"""The rarer moves of a fast match: Campfires, ropes of the hand, herds."""

from typing import TYPE_CHECKING

from desktop.games.tranquility.rules.fast_tables import (
    ASCENTS,
    CARRIES,
    COLOUR,
    FIRE,
    FIRST_FIRE,
    FIRST_ROPE,
    FIRST_SUMMIT,
    HERD,
    REFUSED,
    ROPE,
    SLOTS,
    masks,
)
from desktop.games.tranquility.rules.geometry import ABOVE, ROW_OF, SLOPE

if TYPE_CHECKING:
    from desktop.games.tranquility.rules.fast import Fast


def list_rare(fast: "Fast", found: list[int]) -> None:
    """Add the codes of Campfire moves and of ropes in the hand."""
    for slot, card in enumerate(fast.hands[fast.turn]):
        if card >= FIRST_ROPE and fast.decks[fast.turn]:
            found.append(ROPE + slot)
        elif FIRST_FIRE <= card < FIRST_SUMMIT:
            for place in range(SLOPE):
                moved = fast.mountain[place]
                if 0 <= moved < ASCENTS and COLOUR[moved] == COLOUR[card] and place not in fast.herds:
                    _list_relays(fast, slot, place, found)


def _list_relays(fast: "Fast", slot: int, place: int, found: list[int]) -> None:
    """Add the codes of all ways to lay the card of a place again, replaced by the Campfire of a slot."""
    size, moved = len(fast.hands[fast.turn]), fast.mountain[place]
    onto_bridge = fast.base.house.campfire_onto_bridge
    for to, table in fast.open.items():
        cost = table[moved]
        if cost == REFUSED or ROW_OF[to] <= ROW_OF[place]:
            continue
        if fast.mountain[to] < 0 or onto_bridge:
            code = FIRE + ((place * 45 + to) * SLOTS + slot) * 64
            found += [code + mask for mask in masks(size, slot, cost)]


def list_herds(fast: "Fast", found: list[int]) -> None:
    """Add the codes of herd moves: wherever carrying cards lead, one card for each row."""
    mountain, size = fast.mountain, len(fast.hands[fast.turn])
    for origin in fast.herds:
        front = [origin]
        for rows in range(1, size + 1):
            reached: list[int] = []
            for place in front:
                for above in ABOVE[place]:
                    if CARRIES[mountain[above]] and above not in reached:
                        reached.append(above)
            if not reached:
                break
            front = reached
            for to in front:
                code = HERD + (origin * 45 + to) * 64
                found += [code + mask for mask in masks(size, -1, rows)]
