"""What pieces and zones are called, as messages; the words are in the catalogues."""

import re
from collections.abc import Callable, Mapping

from desktop.engine.ids import seat_id
from desktop.engine.message import Message, Naming
from desktop.games.the_west.rules.asking import asking
from desktop.games.the_west.rules.deck import LOCI, LOCUS_DECKS, WestDeck
from desktop.games.the_west.rules.sayings import saying
from desktop.games.the_west.rules.vocabulary import TYPES

_TYPE = "|".join(TYPES)
_FACILITY = re.compile(rf"({_TYPE})-({_TYPE})-([1-9]\d?)")
_GATE = re.compile(rf"gate(?:-[12])?-({_TYPE})(?:-[1-9]\d?)?")
_EFFECT = re.compile(rf"effect-({_TYPE})")
_SEATED = re.compile(r"(hand|loci|gates|city|cityengine|back)-([12])(?:-[1-9]\d?)?")
_LOCUS = re.compile(r"locus-([1-9]\d?)")
_LOCUS_DECK = re.compile(r"locus-deck-([1-9])(?:-bottom)?")


def name_of(identifier: str) -> Message | None:
    """What a piece, zone or type is called, or None for an id that is not of this game."""
    if (locus := _LOCUS.fullmatch(identifier)) is not None:
        number = int(locus[1])
        return Message("west.name.locus", {"number": number}) if number <= LOCI else None
    if (deck := _LOCUS_DECK.fullmatch(identifier)) is not None:
        number = int(deck[1])
        return Message("west.name.locus-deck", {"number": number}) if number <= LOCUS_DECKS else None
    for pattern, named in _TYPED.items():
        if (found := pattern.fullmatch(identifier)) is not None:
            return named(found[1])
    if (seated := _SEATED.fullmatch(identifier)) is not None:
        return _seated_name(seated[1], int(seated[2]))
    return _single_name(identifier) or asking(identifier)


def _type_name(type: str) -> Message:
    match type:
        case "foundry":
            return Message("west.name.foundry")
        case "archive":
            return Message("west.name.archive")
        case "reactor":
            return Message("west.name.reactor")
        case _:
            return Message("west.name.beacon")


def _gate_name(type: str) -> Message:
    return Message("west.name.gate", {"type": type})


def _effect_name(type: str) -> Message:
    return Message("west.name.effect", {"type": type})


_TYPED: Mapping[re.Pattern[str], Callable[[str], Message]] = {
    _FACILITY: _type_name,
    _GATE: _gate_name,
    _EFFECT: _effect_name,
    re.compile(f"({_TYPE})"): _type_name,
}


def _seated_name(kind: str, seat: int) -> Message:
    whose = {"seat": seat_id(seat)}
    match kind:
        case "hand":
            return Message("west.name.hand", whose)
        case "loci":
            return Message("west.name.loci", whose)
        case "gates":
            return Message("west.name.gates", whose)
        case "back":
            return Message("west.name.back", whose)
        case "cityengine":
            return Message("west.name.cityengine", whose)
        case _:
            return Message("west.name.city", whose)


def _single_name(identifier: str) -> Message | None:
    match identifier:
        case "deck" | "deck-bottom":
            return Message("west.name.deck")
        case "deck-top":
            return Message("west.name.deck-top")
        case "middle":
            return Message("west.name.middle")
        case "discard":
            return Message("west.name.discard")
        case "double":
            return Message("west.name.double")
        case "aside":
            return Message("west.name.aside")
        case "reaction":
            return Message("west.name.reaction")
        case _:
            return None


def names_from(deck: WestDeck) -> Naming:
    """What a deck calls its types and Loci by names of its own, and what its effects say; else None.

    Its author's words are put in as they are, in every language.
    """
    types = {each.type: each.name for each in deck.type_names}
    loci = {locus.id: locus.name for locus in deck.loci if locus.name}

    def own_name(identifier: str) -> Message | str | None:
        if identifier in loci:
            return loci[identifier]
        facility = _FACILITY.fullmatch(identifier)
        shown = identifier if facility is None else facility[1]
        return next((name for each, name in types.items() if each == shown), None) or saying(deck, identifier)

    return own_name
