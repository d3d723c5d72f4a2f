"""The Mountain Goats: where herds may go, and how many have reached the top."""

from collections.abc import Callable
from typing import Final

from desktop.engine.verdict import Verdict, allow, refuse
from desktop.games.tranquility.rules.cards import card_of
from desktop.games.tranquility.rules.geometry import (
    ABOVE,
    PLACE_BY_ID,
    PLACE_IDS,
    ROW_OF,
    SUMMIT,
    TOP_ROW,
    row_places,
)
from desktop.games.tranquility.rules.moves import Herd
from desktop.games.tranquility.rules.state import Mountain, State

GOATS_NEEDED: Final = 8
"""How many goats must reach the top (tranq.goats.goal)."""


def goats_on_top(state: State) -> int:
    """Goats that count: on the Summit, or by the switch on the two cards of row 8."""
    top = (SUMMIT,) if state.house.goats_goal == "summit" else tuple(row_places(TOP_ROW))
    return sum(stands in top for stands in state.goats)


def carries(mountain: Mountain, place: int) -> bool:
    """Whether goats may stand there: an Ascent, Campfire or Summit card (tranq.goats.no-bridge)."""
    card = mountain[place]
    return card is not None and not card_of(card).is_bridge


def targets(mountain: Mountain, origin: int, *, over_bridges: bool = False) -> dict[int, int]:
    """The places that goats of ``origin`` could reach, and how many rows up each is.

    ``over_bridges`` is the question what could be reached if goats did not fear Bridges.
    """
    reached: dict[int, int] = {}
    front = {origin}
    while front:
        above = {step for place in front for step in ABOVE[place]}
        front = {
            step for step in above if carries(mountain, step) or (over_bridges and mountain[step] is not None)
        }
        reached.update({step: ROW_OF[step] - ROW_OF[origin] for step in sorted(front)})
    return reached


def way_up(
    origin: int, to: int, carrying: Callable[[int], bool], met: Callable[[int], int]
) -> tuple[int, ...]:
    """The places over which a herd climbs, ``to`` last: one in each row, () where no way leads.

    ``met`` tells how many goats stand on a place. Goats met on the way join (tranq.goats.herd), so of
    several ways it is that on which most are met, and of equal ones the one further left.
    """
    ways: dict[int, tuple[int, tuple[int, ...]]] = {origin: (0, ())}
    for _row in range(ROW_OF[to] - ROW_OF[origin]):
        longer: dict[int, tuple[int, tuple[int, ...]]] = {}
        for place, (joined, way) in ways.items():
            for step in ABOVE[place]:
                if carrying(step) and (step not in longer or longer[step][0] < joined + met(step)):
                    longer[step] = joined + met(step), (*way, step)
        ways = longer
    return ways[to][1] if to in ways else ()


def herd_way(state: State, origin: int, to: int) -> tuple[int, ...]:
    """The way that goats of ``origin`` take to ``to``; see ``way_up``."""
    return way_up(
        origin,
        to,
        lambda place: carries(state.mountain, place),
        lambda place: len(state.goats_on(place)),
    )


def route_refusal(state: State, origin: int, to: int, paid: int) -> Verdict | None:
    """Why goats of ``origin`` cannot go to ``to``, whatever is paid; ``paid`` is told as a fact."""
    if not state.goats_on(origin):
        return herd_refusal(state, origin, to, paid)
    if to in targets(state.mountain, origin):
        return None
    if to in targets(state.mountain, origin, over_bridges=True):
        return refuse("tranq.goats.no-bridge", origin=PLACE_IDS[origin], to=PLACE_IDS[to])
    return herd_refusal(state, origin, to, paid)


def herd_refusal(state: State, origin: int, to: int, paid: int) -> Verdict:
    """tranq.goats.herd as a refusal, with all its facts."""
    return refuse(
        "tranq.goats.herd",
        origin=PLACE_IDS[origin],
        to=PLACE_IDS[to],
        rows=ROW_OF[to] - ROW_OF[origin],
        paid=paid,
        have=len(state.hand),
    )


def target_verdict(state: State, origin: int, to: int) -> Verdict:
    """tranq.goats.herd and no-bridge: may the goats of a place go there, and for how many cards."""
    if (refusal := route_refusal(state, origin, to, 0)) is not None:
        return refusal
    rows = ROW_OF[to] - ROW_OF[origin]
    if rows > len(state.hand):
        return herd_refusal(state, origin, to, 0)
    return herd_allowed(origin, to)


def herd_allowed(origin: int, to: int) -> Verdict:
    """The verdict that lets a herd go, with its cost in cards (one for each row)."""
    rows = ROW_OF[to] - ROW_OF[origin]
    return allow("tranq.goats.herd", origin=PLACE_IDS[origin], to=PLACE_IDS[to], rows=rows, cost=rows)


def herd_route(state: State, move: Herd) -> Verdict | None:
    """tranq.goats.herd: goats stand there, and lying cards lead to the target; no-bridge if not."""
    return route_refusal(state, PLACE_BY_ID[move.origin], PLACE_BY_ID[move.to], len(move.pay))


def herd_payment(state: State, move: Herd) -> Verdict | None:
    """tranq.goats.herd: exactly as many cards as rows."""
    origin, to = PLACE_BY_ID[move.origin], PLACE_BY_ID[move.to]
    if len(move.pay) == ROW_OF[to] - ROW_OF[origin]:
        return None
    return herd_refusal(state, origin, to, len(move.pay))


HERDING = (herd_route, herd_payment)
"""Guards of the herd action; asked after those of every action."""
