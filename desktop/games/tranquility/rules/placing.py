"""Guards of placing: one question per rule, asked in the order of tranq.verdict.order."""

from dataclasses import dataclass

from desktop.engine.verdict import Guard, Verdict, allow, first_refusal, refuse
from desktop.games.tranquility.rules.cards import Card, card_of
from desktop.games.tranquility.rules.geometry import (
    HOLDERS,
    LEFT,
    PLACE_IDS,
    PLACES,
    RIGHT,
    ROW_OF,
    ROW_START,
    SLOPE,
    SUMMIT,
)
from desktop.games.tranquility.rules.green import green_done, green_row
from desktop.games.tranquility.rules.herding import GOATS_NEEDED, goats_on_top
from desktop.games.tranquility.rules.price import Price, price_of
from desktop.games.tranquility.rules.state import Mountain, State, holds_bridge
from desktop.games.tranquility.rules.vistas import count_done


@dataclass(frozen=True, slots=True)
class Laying:
    """A card about to be laid.

    ``mountain`` is as it lies just before (with a Campfire already in its place), ``purse`` how
    many cards the hand could pay.
    """

    mountain: Mountain
    card: Card
    place: int
    purse: int

    @property
    def spot(self) -> str:
        """The id of the place."""
        return PLACE_IDS[self.place]

    @property
    def row(self) -> int:
        """The row of the place."""
        return ROW_OF[self.place]

    @property
    def on_bridge(self) -> bool:
        """Whether a Bridge lies where the card shall lie."""
        return holds_bridge(self.mountain, self.place)


def open_places(mountain: Mountain) -> tuple[int, ...]:
    """Places where a card could come to lie at all: the next one of each row, and Bridges."""
    return tuple(
        place
        for place in PLACES
        if holds_bridge(mountain, place)
        or (mountain[place] is None and ((left := LEFT[place]) is None or mountain[left] is not None))
    )


def laying_price(state: State, laying: Laying) -> Price:
    """What the card costs there."""
    return price_of(state.house, laying.mountain, laying.card, laying.place)


def summit_place(state: State, laying: Laying) -> Verdict | None:
    """tranq.summit.place: the top is for a Summit alone, once the slope holds no gap and no Bridge."""
    del state
    is_summit, on_top = laying.card.kind == "summit", laying.place == SUMMIT
    if not is_summit and not on_top:
        return None
    slope = laying.mountain[:SLOPE]
    missing = sum(card is None for card in slope)
    bridges = sum(card is not None and card_of(card).is_bridge for card in slope)
    if is_summit and on_top and not missing and not bridges:
        return None
    return refuse("tranq.summit.place", card=laying.card.id, missing=missing, bridges=bridges)


def green_goal(state: State, laying: Laying) -> Verdict | None:
    """tranq.green.goal: no Summit before a green path goes from row 1 to row 8."""
    if laying.place != SUMMIT or not state.house.green_path or green_done(laying.mountain):
        return None
    return refuse("tranq.green.goal", row=green_row(laying.mountain))


def panorama_goal(state: State, laying: Laying) -> Verdict | None:
    """tranq.panorama.goal: no Summit before all turned-up panoramas are done."""
    done, of = count_done(state.panoramas)
    if laying.place != SUMMIT or done == of:
        return None
    return refuse("tranq.panorama.goal", done=done, of=of)


def goats_goal(state: State, laying: Laying) -> Verdict | None:
    """tranq.goats.goal, by the switch: no Summit before 8 goats stand on the cards of row 8."""
    if laying.place != SUMMIT or not state.house.goats or state.house.goats_goal == "summit":
        return None
    have = goats_on_top(state)
    return None if have >= GOATS_NEEDED else refuse("tranq.goats.goal", have=have, need=GOATS_NEEDED)


def campfire_stays(state: State, laying: Laying) -> Verdict | None:
    """tranq.campfire.stays: nothing is laid in a Campfire's place."""
    del state
    lying = laying.mountain[laying.place]
    if lying is None or not card_of(lying).is_campfire:
        return None
    return refuse("tranq.campfire.stays", card=lying, place=laying.spot)


def left_to_right(state: State, laying: Laying) -> Verdict | None:
    """tranq.place.left-to-right: only right of the last card of a begun row."""
    del state
    if laying.on_bridge or laying.mountain[ROW_START[laying.row]] is None:
        return None
    left = LEFT[laying.place]
    taken = laying.mountain[laying.place] is not None
    if not taken and left is not None and laying.mountain[left] is not None:
        return None
    why = "tranq.place.left-to-right.taken" if taken else "tranq.place.left-to-right.gap"
    return refuse("tranq.place.left-to-right", place=laying.spot, row=laying.row, why=why)


def row_start(state: State, laying: Laying) -> Verdict | None:
    """tranq.place.row-start: a new row begins at its leftmost place."""
    del state
    start = ROW_START[laying.row]
    if laying.mountain[start] is not None or laying.place == start:
        return None
    return refuse("tranq.place.row-start", place=laying.spot, row=laying.row)


def support(state: State, laying: Laying) -> Verdict | None:
    """tranq.place.support: two cards in the row below must hold it."""
    del state
    lacking = tuple(PLACE_IDS[below] for below in HOLDERS[laying.place] if laying.mountain[below] is None)
    if not lacking:
        return None
    return refuse(
        "tranq.place.support", place=laying.spot, row=laying.row, missing=len(lacking), below=lacking
    )


def bridge_not_at_end(state: State, laying: Laying) -> Verdict | None:
    """tranq.bridge.not-at-end: no Bridge in a row's first or last place (switch: last only)."""
    first, last = LEFT[laying.place] is None, RIGHT[laying.place] is None
    if not laying.card.is_bridge or not (last or (first and state.house.bridge_end == "both")):
        return None
    return refuse("tranq.bridge.not-at-end", card=laying.card.id, place=laying.spot, row=laying.row)


def bridge_swap(state: State, laying: Laying) -> Verdict | None:
    """tranq.bridge.swap: only an Ascent card, and only once both neighbours lie there."""
    del state
    if not laying.on_bridge:
        return None
    sides = (LEFT[laying.place], RIGHT[laying.place])
    lie = all(laying.mountain[side] is not None for side in sides if side is not None)
    if laying.card.is_ascent and lie:
        return None
    return refuse("tranq.bridge.swap", card=laying.card.id, place=laying.spot)


def height(state: State, laying: Laying) -> Verdict | None:
    """tranq.place.height: the number is at least the row's."""
    del state
    if not laying.card.is_ascent or laying.card.number >= laying.row:
        return None
    return refuse("tranq.place.height", card=laying.card.id, number=laying.card.number, row=laying.row)


def colour(state: State, laying: Laying) -> Verdict | None:
    """tranq.place.colour: no neighbour of the same colour, Campfires included."""
    del state
    for side in (LEFT[laying.place], RIGHT[laying.place]):
        neighbour = None if side is None else laying.mountain[side]
        if neighbour is None or laying.card.colour is None:
            continue
        if card_of(neighbour).colour == laying.card.colour:
            return refuse(
                "tranq.place.colour",
                card=laying.card.id,
                neighbour=neighbour,
                colour=laying.card.colour,
            )
    return None


def afford(state: State, laying: Laying) -> Verdict | None:
    """tranq.place.afford: the rest of the hand must be able to pay."""
    cost = laying_price(state, laying).cost
    if cost <= laying.purse:
        return None
    return refuse("tranq.place.afford", card=laying.card.id, place=laying.spot, cost=cost, have=laying.purse)


PLACING: tuple[Guard[State, Laying], ...] = (
    summit_place,
    green_goal,
    panorama_goal,
    goats_goal,
    campfire_stays,
    left_to_right,
    row_start,
    support,
    bridge_not_at_end,
    bridge_swap,
    height,
    colour,
    afford,
)
"""In the order in which refusals are named (tranq.verdict.order)."""


def placing_refusal(state: State, laying: Laying) -> Verdict | None:
    """The first rule that stands against laying the card there, whatever is paid."""
    return first_refusal(PLACING, state, laying)


def placing_verdict(state: State, laying: Laying) -> Verdict:
    """May the card lie there, and for how many cards."""
    if (refusal := placing_refusal(state, laying)) is not None:
        return refusal
    price = laying_price(state, laying)
    return allow(price.rule, card=laying.card.id, place=laying.spot, cost=price.cost)
