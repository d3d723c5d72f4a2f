"""Pieces that travel otherwise than straight: herds climb row by row, hidden cards turn over."""

from collections import Counter
from collections.abc import Sequence

from desktop.engine.event import Event
from desktop.engine.ids import ZoneId
from desktop.games.tranquility.rules.geometry import PLACE_BY_ID, PLACE_IDS
from desktop.games.tranquility.rules.herding import carries, way_up
from desktop.games.tranquility.rules.state import Mountain
from desktop.ui.table.contract import Animation


def animations(events: Sequence[Event], mountain: Mountain) -> list[Animation]:
    """Travel other than the default, by event; ``mountain`` is what herds climb over."""
    told: list[Animation] = []
    for event in events:
        if event.id == "tranq.event.herded":
            told.extend(_climb(event, mountain))
        elif event.id in _TURNING:
            told.extend(Animation(shift.piece, flip=True) for shift in event.shifts)
    return told


_TURNING = frozenset(
    {"tranq.event.refilled", "tranq.event.dealt", "tranq.event.paid", "tranq.event.discarded"}
)
"""Cards that come from, or go to, a face-down pile."""


def _climb(event: Event, mountain: Mountain) -> list[Animation]:
    """Goats that set out or joined on the way, each from its own place over the herd's way."""
    joined = Counter(PLACE_BY_ID[shift.origin] for shift in event.shifts)
    return [
        Animation(
            shift.piece,
            through=climb(mountain, PLACE_BY_ID[shift.origin], PLACE_BY_ID[shift.target], joined),
        )
        for shift in event.shifts
    ]


def climb(mountain: Mountain, origin: int, target: int, joined: Counter[int]) -> tuple[ZoneId, ...]:
    """The places between two on the way of a herd, one in each row; () when none is seen.

    ``joined`` is how many goats came along from where; places without any count nothing.
    """
    way = way_up(
        origin, target, lambda place: bool(mountain) and carries(mountain, place), joined.__getitem__
    )
    return tuple(PLACE_IDS[place] for place in way[:-1])
