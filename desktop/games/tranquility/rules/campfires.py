"""Campfires: what they may replace, and where the replaced card may go."""

from desktop.engine.verdict import Verdict, allow, refuse
from desktop.games.tranquility.rules.cards import Card, card_of
from desktop.games.tranquility.rules.geometry import PLACE_IDS, ROW_OF
from desktop.games.tranquility.rules.placing import Laying, laying_price, open_places, placing_refusal
from desktop.games.tranquility.rules.price import Price
from desktop.games.tranquility.rules.state import State, card_at, holds_bridge, set_at


def campfire_replace(state: State, fire: Card, place: int) -> Verdict | None:
    """tranq.campfire.replace: only an Ascent card of the Campfire's own colour."""
    lying = state.mountain[place]
    replaced = None if lying is None else card_of(lying)
    if fire.is_campfire and replaced is not None and replaced.is_ascent and replaced.colour == fire.colour:
        return None
    return refuse("tranq.campfire.replace", card=fire.id, place=PLACE_IDS[place])


def goats_no_campfire(state: State, place: int) -> Verdict | None:
    """tranq.goats.no-campfire: no card with goats on it."""
    goats = len(state.goats_on(place))
    if not goats:
        return None
    card = card_at(state.mountain, place)
    return refuse("tranq.goats.no-campfire", card=card, place=PLACE_IDS[place], goats=goats)


def replace_refusal(state: State, fire: Card, place: int) -> Verdict | None:
    """What stands against replacing the card of a place, wherever that card would go."""
    return campfire_replace(state, fire, place) or goats_no_campfire(state, place)


def move_refused(state: State, place: int) -> Verdict:
    """tranq.campfire.move as a refusal; its facts are the card that would have to move."""
    card = card_at(state.mountain, place)
    return refuse("tranq.campfire.move", card=card, place=PLACE_IDS[place], row=ROW_OF[place])


def relaying(state: State, fire: Card, place: int, to: int) -> Laying:
    """The replaced card about to be laid again, with the Campfire already in its place."""
    moved = card_of(card_at(state.mountain, place))
    return Laying(set_at(state.mountain, place, fire.id), moved, to, len(state.hand) - 1)


def relay_refusal(state: State, fire: Card, place: int, to: int) -> Verdict | None:
    """tranq.campfire.move: at least one row higher, by all placing rules, cost included."""
    if ROW_OF[to] <= ROW_OF[place]:
        return move_refused(state, place)
    if holds_bridge(state.mountain, to) and not state.house.campfire_onto_bridge:
        return move_refused(state, place)
    return placing_refusal(state, relaying(state, fire, place, to))


def relay_price(state: State, fire: Card, place: int, to: int) -> Price:
    """What laying the replaced card again costs."""
    return laying_price(state, relaying(state, fire, place, to))


def relay_verdict(state: State, fire: Card, place: int, to: int) -> Verdict:
    """May the replaced card go there, and for how many cards."""
    if (refusal := relay_refusal(state, fire, place, to)) is not None:
        return refusal
    cost = relay_price(state, fire, place, to).cost
    return allow("tranq.campfire.move", card=card_at(state.mountain, place), place=PLACE_IDS[to], cost=cost)


def replace_verdict(state: State, fire: Card, place: int) -> Verdict:
    """May the Campfire be put there: also tranq.campfire.move, that the card can go anywhere."""
    if (refusal := replace_refusal(state, fire, place)) is not None:
        return refusal
    if all(relay_refusal(state, fire, place, to) is not None for to in open_places(state.mountain)):
        return move_refused(state, place)
    return allow("tranq.campfire.replace", card=fire.id, place=PLACE_IDS[place])
