"""What the parts of a deck and the values they may have are called, as messages."""

from collections.abc import Mapping
from typing import Final

from desktop.engine.message import Message

PARTS: Final[Mapping[str, Message]] = {
    "amount": Message("the_west.deck.amount"),
    "back": Message("the_west.deck.back"),
    "cap": Message("the_west.deck.cap"),
    "cityengine": Message("the_west.deck.cityengine"),
    "condition": Message("the_west.deck.condition"),
    "cost": Message("the_west.deck.cost"),
    "count": Message("the_west.deck.count"),
    "double_sided": Message("the_west.deck.double_sided"),
    "doppelgate": Message("the_west.deck.doppelgate"),
    "doppelgate_cost": Message("the_west.deck.doppelgate_cost"),
    "doppelgates": Message("the_west.deck.doppelgates"),
    "effect": Message("the_west.deck.effect"),
    "ends_at_zero": Message("the_west.deck.ends_at_zero"),
    "ends_when": Message("the_west.deck.ends_when"),
    "ends_with_facility_deck": Message("the_west.deck.ends_with_facility_deck"),
    "ends_with_locus_deck": Message("the_west.deck.ends_with_locus_deck"),
    "facilities": Message("the_west.deck.facilities"),
    "facility_effects": Message("the_west.deck.facility_effects"),
    "facility_reaction": Message("the_west.deck.facility_reaction"),
    "front": Message("the_west.deck.front"),
    "hand_limit": Message("the_west.deck.hand_limit"),
    "id": Message("the_west.deck.id"),
    "kind": Message("the_west.deck.kind"),
    "loci": Message("the_west.deck.loci"),
    "locus": Message("the_west.deck.locus"),
    "locus_reaction": Message("the_west.deck.locus_reaction"),
    "may": Message("the_west.deck.may"),
    "name": Message("the_west.deck.name"),
    "notes": Message("the_west.deck.notes"),
    "per": Message("the_west.deck.per"),
    "points": Message("the_west.deck.points"),
    "requires": Message("the_west.deck.requires"),
    "score": Message("the_west.deck.score"),
    "text": Message("the_west.deck.text"),
    "than": Message("the_west.deck.than"),
    "then": Message("the_west.deck.then"),
    "tie": Message("the_west.deck.tie"),
    "turn_sequence": Message("the_west.deck.turn_sequence"),
    "type": Message("the_west.deck.type"),
    "type_names": Message("the_west.deck.type_names"),
    "types": Message("the_west.deck.types"),
    "what": Message("the_west.deck.what"),
    "when": Message("the_west.deck.when"),
}
"""Every part that has a field, by its key in the deck."""

PRIME_OR_TRIGGER = Message("the_west.deck.prime-or-trigger")
"""Whether anything sets a Locus off; what, is a field of its own below."""


def type_name(type: str | None) -> Message:
    """A type, or any of them."""
    return (
        Message("the_west.deck.any-type")
        if type is None
        else Message("the_west.deck.one-type", {"type": type})
    )


def type_entry(number: int) -> Message:
    """The n-th type of a row."""
    return Message("the_west.deck.type-entry", {"number": number})


def facility_entry(number: int) -> Message:
    """The n-th kind of Facility cards."""
    return Message("the_west.deck.facility-entry", {"number": number})


def locus_entry(number: int) -> Message:
    """The n-th Locus of the deck."""
    return Message("west.name.locus", {"number": number})


def locus_name(locus: str) -> Message:
    """A Locus by its id."""
    return Message("west.name.locus", {"number": int(locus.removeprefix("locus-"))})


def clause_entry(number: int) -> Message:
    """The n-th sentence of an effect."""
    return Message("the_west.deck.clause-entry", {"number": number})


def part_entry(number: int) -> Message:
    """The n-th thing that a sentence does."""
    return Message("the_west.deck.part-entry", {"number": number})


def when_name(kind: str) -> Message:
    """What may set an effect off."""
    return _WHENS[kind]


def condition_name(kind: str) -> Message:
    """What a condition may ask."""
    return _CONDITIONS[kind]


def cost_name(kind: str) -> Message:
    """What may be discarded for something."""
    return _COSTS[kind]


def part_name(kind: str) -> Message:
    """What an effect may do."""
    return _DOES[kind]


def measure_name(what: str) -> Message:
    """What of a player's is counted."""
    return _MEASURES[what]


def than_name(than: str) -> Message:
    """More or fewer than the other player."""
    return Message("the_west.deck.than.more") if than == "more" else Message("the_west.deck.than.fewer")


def per_name(per: str | None) -> Message:
    """For what a loss counts once each."""
    return _PERS[per]


def cap_name(there: bool) -> Message:
    """Whether a loss has a bound."""
    return Message("the_west.deck.cap.yes") if there else Message("the_west.deck.cap.no")


def if_name(there: bool) -> Message:
    """Whether a sentence has a condition."""
    return Message("the_west.deck.if.yes") if there else Message("the_west.deck.if.no")


def pays_name(there: bool) -> Message:
    """Whether a sentence has a cost."""
    return Message("the_west.deck.pays.yes") if there else Message("the_west.deck.pays.no")


def prime_name(there: bool) -> Message:
    """A Locus is a Trigger when something sets it off, else a Prime."""
    return Message("the_west.glossary.trigger") if there else Message("the_west.glossary.prime")


def may_name(may: bool) -> Message:
    """Whether one may or must."""
    return Message("the_west.deck.may.yes") if may else Message("the_west.deck.may.no")


def yes_name(yes: bool) -> Message:
    """Yes or no."""
    return Message("the_west.deck.yes") if yes else Message("the_west.deck.no")


def reaction_name(kind: str) -> Message:
    """What the other player does after an action."""
    return _REACTIONS[kind]


def gate_cost_name(cost: str) -> Message:
    """Which Facilities a Doppelgate costs."""
    return _GATE_COSTS[cost]


def ending_name(ending: str) -> Message:
    """When the game ends once its end has come."""
    return _ENDINGS[ending]


def tie_name(tie: str) -> Message:
    """Who wins a tie."""
    return _TIES[tie]


_WHENS = {
    "took_type": Message("the_west.deck.when.took_type"),
    "took_all": Message("the_west.deck.when.took_all"),
    "took_at_least": Message("the_west.deck.when.took_at_least"),
    "took_two_different": Message("the_west.deck.when.took_two_different"),
    "facility_action": Message("the_west.deck.when.facility_action"),
    "locus_action": Message("the_west.deck.when.locus_action"),
    "cityengine_action": Message("the_west.deck.when.cityengine_action"),
}
_CONDITIONS = {
    "compares": Message("the_west.deck.if.compares"),
    "at_most": Message("the_west.deck.if.at_most"),
    "at_least": Message("the_west.deck.if.at_least"),
    "middle_holds": Message("the_west.deck.if.middle_holds"),
}
_COSTS = {
    "discard_any": Message("the_west.deck.cost.discard_any"),
    "discard_types": Message("the_west.deck.cost.discard_types"),
}
_DOES = {
    "lose": Message("the_west.deck.do.lose"),
    "draw": Message("the_west.deck.do.draw"),
    "discard": Message("the_west.deck.do.discard"),
    "take": Message("the_west.deck.do.take"),
    "swap": Message("the_west.deck.do.swap"),
    "locus_under": Message("the_west.deck.do.locus_under"),
    "by_hand": Message("the_west.deck.do.by_hand"),
}
_MEASURES = {
    "hand": Message("the_west.deck.what.hand"),
    "points": Message("the_west.deck.what.points"),
    "loci": Message("the_west.deck.what.loci"),
    "doppelgates": Message("the_west.deck.what.doppelgates"),
}
_PERS = {
    None: Message("the_west.deck.per.once"),
    "locus": Message("the_west.deck.per.locus"),
    "doppelgate": Message("the_west.deck.per.doppelgate"),
    "card_taken": Message("the_west.deck.per.card_taken"),
}
_REACTIONS = {
    "take": Message("the_west.deck.reaction.take"),
    "draw": Message("the_west.deck.reaction.draw"),
    "none": Message("the_west.deck.reaction.none"),
}
_GATE_COSTS = {
    "two_alike": Message("the_west.deck.gate-cost.two_alike"),
    "two_as_shown": Message("the_west.deck.gate-cost.two_as_shown"),
    "two_any": Message("the_west.deck.gate-cost.two_any"),
}
_ENDINGS = {
    "second_player": Message("the_west.deck.ending.second_player"),
    "at_once": Message("the_west.deck.ending.at_once"),
    "last_turn": Message("the_west.deck.ending.last_turn"),
}
_TIES = {
    "first": Message("the_west.deck.tie.first"),
    "second": Message("the_west.deck.tie.second"),
    "shared": Message("the_west.deck.tie.shared"),
}
