"""Moves and drafts of the game, as they come from outside: strict, frozen, told apart by ``kind``."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, TypeAdapter

from desktop.engine.draft import Draft
from desktop.engine.move import Move, NatureMove
from desktop.games.tranquility.rules.cards import CARD_BY_ID
from desktop.games.tranquility.rules.geometry import PLACE_BY_ID


def _known_card(identifier: str) -> str:
    if identifier not in CARD_BY_ID:
        raise ValueError("no such card")
    return identifier


def _known_place(identifier: str) -> str:
    if identifier not in PLACE_BY_ID:
        raise ValueError("no such place")
    return identifier


CardId = Annotated[str, Field(max_length=20), AfterValidator(_known_card)]
PlaceId = Annotated[str, Field(max_length=20), AfterValidator(_known_place)]
Cards = Annotated[tuple[CardId, ...], Field(max_length=12)]
Pile = Annotated[tuple[CardId, ...], Field(max_length=100)]


class Play(Move):
    """Lay an Ascent, Bridge or Summit card; laid on a Bridge, an Ascent card takes its place."""

    kind: Literal["play"] = "play"
    card: CardId
    place: PlaceId
    pay: Cards = ()


class Campfire(Move):
    """Put a Campfire in the place of an Ascent card, which is laid again at ``to``."""

    kind: Literal["campfire"] = "campfire"
    card: CardId
    place: PlaceId
    to: PlaceId
    pay: Cards = ()


class DiscardTwo(Move):
    """Discard two cards instead of playing."""

    kind: Literal["discard_two"] = "discard_two"
    cards: Cards


class Herd(Move):
    """Discard cards to move all goats of one place as many rows up."""

    kind: Literal["herd"] = "herd"
    origin: PlaceId
    to: PlaceId
    pay: Cards


class Rope(Move):
    """Use a Guide Rope: the one beside the deck, or the named one of the hand."""

    kind: Literal["rope"] = "rope"
    card: CardId | None = None


class Hiker(Move):
    """Set the hiker as a reminder, or take it off the mountain; no effect on the game."""

    kind: Literal["hiker"] = "hiker"
    place: PlaceId | None = None


class EndTurn(Move):
    """Refill the hand and pass the turn."""

    kind: Literal["end_turn"] = "end_turn"


class Deal(NatureMove):
    """Nature's opening: who is first, each seat's deck from its top, and the panoramas' order.

    ``panoramas`` are numbers (from 1) of the deck's panorama cards as laid from left to right;
    empty without that module.
    """

    kind: Literal["deal"] = "deal"
    first: Annotated[int, Field(ge=1, le=5)]
    decks: Annotated[tuple[Pile, ...], Field(min_length=1, max_length=5)]
    panoramas: Annotated[tuple[Annotated[int, Field(ge=1, le=10)], ...], Field(max_length=10)] = ()


class Reshuffle(NatureMove):
    """Nature's shuffle of hand and deck after a rope, from the top."""

    kind: Literal["reshuffle"] = "reshuffle"
    deck: Pile


AnyMove = Annotated[
    Play | Campfire | DiscardTwo | Herd | Rope | Hiker | EndTurn | Deal | Reshuffle,
    Field(discriminator="kind"),
]

MOVES: TypeAdapter[Any] = TypeAdapter(AnyMove)
"""Reads any move from JSON."""

DraftKind = Literal["play", "campfire", "discard_two", "herd", "rope", "hiker", "end_turn"]


class TranquilityDraft(Draft):
    """A move with holes. ``pay`` and ``cards`` may be incomplete; ``place`` of a hiker may be its home."""

    kind: DraftKind
    card: str | None = None
    place: str | None = None
    to: str | None = None
    origin: str | None = None
    pay: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
