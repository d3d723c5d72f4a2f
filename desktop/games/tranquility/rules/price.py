"""What laying a card costs (tranq.place.cost and the rules that change it)."""

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.engine.ids import RuleId
from desktop.games.tranquility.rules.cards import Card, card_of
from desktop.games.tranquility.rules.geometry import LEFT, RIGHT
from desktop.games.tranquility.rules.house import House
from desktop.games.tranquility.rules.state import Mountain, holds_bridge


@dataclass(frozen=True, slots=True)
class Price:
    """How many other cards of the hand must be discarded, and the rule that says so."""

    cost: int
    rule: RuleId


def ascent_beside(mountain: Mountain, place: int, steps: Sequence[int | None]) -> Card | None:
    """The Ascent card to compare with on one side of a place; ``steps`` is LEFT or RIGHT.

    Campfires are skipped (tranq.place.gap-campfire); a Bridge, an empty place or the row's end
    met on the way means that there is nothing to compare with.
    """
    beside = steps[place]
    while beside is not None and (lying := mountain[beside]) is not None:
        card = card_of(lying)
        if not card.is_campfire:
            return card if card.is_ascent else None
        beside = steps[beside]
    return None


def price_of(house: House, mountain: Mountain, card: Card, place: int) -> Price:
    """The price of a card at a place; ``mountain`` is as it lies just before the card is laid."""
    if card.is_bridge:
        return Price(0, "tranq.bridge.place")
    if not card.is_ascent:
        return Price(0, "tranq.summit.place")
    if holds_bridge(mountain, place):
        return Price(_swap_cost(house, mountain, card, place), "tranq.bridge.swap-cost")
    beside = ascent_beside(mountain, place, LEFT)
    cost = 0 if beside is None else abs(card.number - beside.number)
    return Price(cost, _rule_of_left(mountain, place))


def _rule_of_left(mountain: Mountain, place: int) -> RuleId:
    """The rule that covers a card's left side."""
    left = LEFT[place]
    lying = None if left is None else mountain[left]
    if lying is not None and card_of(lying).is_bridge:
        return "tranq.bridge.after"
    if lying is not None and card_of(lying).is_campfire:
        return "tranq.place.gap-campfire"
    return "tranq.place.cost"


def _swap_cost(house: House, mountain: Mountain, card: Card, place: int) -> int:
    """Tranq.bridge.swap-cost: by default the larger of the differences to both sides."""
    sides = (ascent_beside(mountain, place, LEFT), ascent_beside(mountain, place, RIGHT))
    numbers = [side.number for side in sides if side is not None]
    if not numbers:
        return 0
    if house.swap_cost == "higher-neighbour":
        return abs(card.number - max(numbers))
    return max(abs(card.number - number) for number in numbers)
