"""What pieces and zones are called, as messages; the words are in the catalogues."""

import re

from desktop.engine.ids import seat_id
from desktop.engine.message import Message
from desktop.games.tranquility.rules.cards import CARD_BY_ID, GOATS
from desktop.games.tranquility.rules.deck import PANORAMAS
from desktop.games.tranquility.rules.geometry import PLACE_BY_ID, POSITION_OF, ROW_OF

_COUNTED = re.compile(r"(hand|deck|discard|panorama|goat)-([1-9]\d?)")


def name_of(identifier: str) -> Message | None:
    """What a piece, zone or colour is called, or None for an id that is not of this game."""
    if identifier in CARD_BY_ID:
        return _card_name(identifier)
    if identifier in PLACE_BY_ID:
        return _place_name(identifier)
    if (counted := _COUNTED.fullmatch(identifier)) is not None:
        return _counted_name(counted[1], int(counted[2]))
    return _single_name(identifier)


def _card_name(identifier: str) -> Message:
    card = CARD_BY_ID[identifier]
    match card.kind, card.colour:
        case "ascent", "green":
            return Message("tranq.name.ascent-green", {"number": card.number})
        case "ascent", "blue":
            return Message("tranq.name.ascent-blue", {"number": card.number})
        case "ascent", _:
            return Message("tranq.name.ascent-red", {"number": card.number})
        case "campfire", "green":
            return Message("tranq.name.campfire-green")
        case "campfire", "blue":
            return Message("tranq.name.campfire-blue")
        case "campfire", _:
            return Message("tranq.name.campfire-red")
        case "bridge", _:
            return Message("tranq.name.bridge")
        case "summit", _:
            return Message("tranq.name.summit")
        case _:
            return Message("tranq.name.rope")


def _place_name(identifier: str) -> Message:
    if identifier == "summit":
        return Message("tranq.name.summit-place")
    place = PLACE_BY_ID[identifier]
    return Message("tranq.name.place", {"row": ROW_OF[place], "place": POSITION_OF[place]})


def _counted_name(kind: str, number: int) -> Message | None:
    match kind:
        case "hand":
            return Message("tranq.name.hand", {"seat": seat_id(number)})
        case "deck":
            return Message("tranq.name.deck", {"seat": seat_id(number)})
        case "discard":
            return Message("tranq.name.discard", {"seat": seat_id(number)})
        case "panorama":
            return Message("tranq.name.panorama", {"number": number}) if number <= PANORAMAS else None
        case _:
            return Message("tranq.name.goat") if number <= GOATS else None


def _single_name(identifier: str) -> Message | None:
    match identifier:
        case "hiker":
            return Message("tranq.name.hiker")
        case "hiker-home":
            return Message("tranq.name.hiker-home")
        case "ropes":
            return Message("tranq.name.ropes")
        case "goats":
            return Message("tranq.name.goats")
        case "box":
            return Message("tranq.name.box")
        case "green":
            return Message("tranq.name.green")
        case "blue":
            return Message("tranq.name.blue")
        case "red":
            return Message("tranq.name.red")
        case _:
            return None
