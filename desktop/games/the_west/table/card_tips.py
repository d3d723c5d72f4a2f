"""What cards say of themselves: their effect in words, made from the deck's data, and what they are for."""

from collections.abc import Iterator

from desktop.engine.ids import PieceId, Seat, seat_id
from desktop.engine.message import Message
from desktop.games.the_west.rules.holding import type_of
from desktop.games.the_west.rules.telling import explain_cost, explain_effect, explain_when
from desktop.games.the_west.rules.view import View
from desktop.games.the_west.rules.vocabulary import FacilityType
from desktop.games.the_west.table.face_names import locus_of, tag_of
from desktop.games.the_west.table.prospects import way_all, way_two

Tip = tuple[Message, ...]


def back_of(card: PieceId) -> str:
    """The type on the back of a Facility of which both sides are known."""
    return card.split("-")[1]


def hand_card_tip(view: View, card: PieceId) -> Tip:
    """A card of the own hand: what it pays for, and its two sides."""
    return (Message("the_west.tip.pays"), *_two_sides(view, card))


def middle_card_tip(view: View, card: PieceId) -> Tip:
    """A card of the middle: both ways to take it, and what each costs the other."""
    return (*_ways(view, card), *_two_sides(view, card))


def _ways(view: View, card: PieceId) -> Iterator[Message]:
    if view.losses:
        yield way_all(view, type_of(card))
        yield way_two(view)


def discarded_tip(view: View, card: PieceId) -> Tip:
    """A discarded card: it never comes back."""
    return (Message("the_west.tip.discarded"), *_two_sides(view, card))


def _two_sides(view: View, card: PieceId) -> Tip:
    return (*effect_tip(view, type_of(card)), Message("the_west.tip.back", {"type": back_of(card)}))


def effect_tip(view: View, kind: FacilityType) -> Tip:
    """A type's Facility Effect."""
    effect = next(each.effect for each in view.deck.facility_effects if each.type == kind)
    return (Message("the_west.tip.facility-effect", {"type": kind}), *explain_effect(effect))


def deck_top_tip(view: View) -> Tip:
    """The Doppelgate on the deck: how it is played, and what it does."""
    shown = () if view.deck_top is None else gate_tip(view, view.deck_top)
    return (Message("the_west.tip.deck-top"), gate_cost_tip(view), *shown)


def gate_cost_tip(view: View) -> Message:
    """What the Doppelgate on the deck costs."""
    match view.matching:
        case "two_alike":
            return Message("the_west.tip.gate-cost")
        case "two_any":
            return Message("the_west.tip.gate-cost.any")
        case "two_as_shown":
            return Message("the_west.tip.gate-cost.as-shown")


def gate_tip(view: View, kind: FacilityType) -> Tip:
    """What a Doppelgate of a type does for its owner."""
    gate = next(each for each in view.deck.doppelgates if each.type == kind)
    return (explain_when(gate.when), *explain_effect(gate.effect))


def double_tip(view: View) -> Tip:
    """The double-sided Doppelgate before it lies."""
    return (Message("the_west.tip.double", {"types": view.deck.double_sided}),)


def locus_tip(view: View, card: PieceId, deck: int = 0) -> Tip:
    """A Locus; on a deck also what it asks for."""
    locus = locus_of(view.deck, card)
    lines: list[Message] = []
    if deck:
        lines.append(Message("the_west.tip.open"))
        lines.append(Message("the_west.tip.requires", {"types": locus.requires}))
    lines += [explain_when(locus.when), *explain_effect(locus.effect)]
    if deck:
        lines.append(Message("the_west.tip.worth", {"n": view.deck.score.locus}))
    return (*_waits(view, card), *lines)


def _waits(view: View, source: str) -> Iterator[Message]:
    """Whether the card is one that may be carried out next."""
    if tag_of(view, source) != "next":
        return
    if view.choice is not None and view.choice.kind == "locus_under":
        yield Message("the_west.tip.under")
    else:
        yield Message("the_west.tip.next")


def city_tip(view: View, seat: Seat) -> Tip:
    """A CityEngine: what completing it asks for and does, or that it is complete."""
    engine, worth = view.deck.cityengine, Message("the_west.tip.worth", {"n": view.deck.score.cityengine})
    if view.cityengines[seat - 1]:
        return (Message("the_west.tip.city-complete"), worth)
    return (
        Message("the_west.tip.city-plan"),
        explain_cost(engine.cost),
        *explain_effect(engine.effect),
        worth,
    )


def turn_card_tip(view: View) -> Tip:
    """The Turn Sequence card."""
    whose = {"seat": seat_id(view.turn)}
    front = view.turn == view.first
    side = Message("the_west.tip.turn-front" if front else "the_west.tip.turn-back", whose)
    return (side, *_STEPS)


_STEPS = (
    Message("the_west.tip.step.primes"),
    Message("the_west.tip.step.action"),
    Message("the_west.tip.step.triggers"),
    Message("the_west.tip.step.reaction"),
    Message("the_west.tip.step.refill"),
    Message("the_west.tip.step.doppelgate"),
    Message("the_west.tip.step.limit"),
    Message("the_west.tip.step.end"),
)
"""The steps of a turn, each with the icon that stands for it on the card."""
