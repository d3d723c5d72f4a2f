"""Pieces that travel otherwise than straight: herds climb row by row, hidden cards turn over."""

from collections.abc import Sequence

from desktop.engine.event import Event, Shift
from desktop.engine.ids import ZoneId
from desktop.games.tranquility.rules.geometry import ABOVE, PLACE_BY_ID, PLACE_IDS, ROW_OF
from desktop.games.tranquility.rules.herding import carries
from desktop.games.tranquility.rules.state import Mountain
from desktop.ui.table.contract import Animation


def animations(events: Sequence[Event], mountain: Mountain) -> list[Animation]:
    """Travel other than the default, by event; ``mountain`` is what herds climb over."""
    told: list[Animation] = []
    for event in events:
        if event.id == "tranq.event.herded":
            told.extend(_climb(shift, mountain) for shift in event.shifts)
        elif event.id in _TURNING:
            told.extend(Animation(shift.piece, flip=True) for shift in event.shifts)
    return told


_TURNING = frozenset(
    {"tranq.event.refilled", "tranq.event.dealt", "tranq.event.paid", "tranq.event.discarded"}
)
"""Cards that come from, or go to, a face-down pile."""


def _climb(shift: Shift, mountain: Mountain) -> Animation:
    way = climb(mountain, PLACE_BY_ID[shift.origin], PLACE_BY_ID[shift.target])
    return Animation(shift.piece, through=way)


def climb(mountain: Mountain, origin: int, target: int) -> tuple[ZoneId, ...]:
    """The places between two on a way that goats can take, one in each row; () when none is seen."""
    ways: dict[int, tuple[int, ...]] = {origin: ()}
    for _row in range(ROW_OF[target] - ROW_OF[origin] - 1):
        ways = {
            step: (*way, step)
            for place, way in ways.items()
            for step in ABOVE[place]
            if mountain and carries(mountain, step)
        }
    found = (way for place, way in ways.items() if target in ABOVE[place])
    return tuple(PLACE_IDS[place] for place in next(found, ()))
