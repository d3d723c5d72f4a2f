"""The deck as data: which cards carry a goat, and what the panoramas show."""

from typing import Annotated, Final

from pydantic import AfterValidator, Field

from desktop.engine.deck import Deck, Provenance
from desktop.engine.record import Record
from desktop.games.tranquility.rules.cards import CARD_BY_ID, GOATS

PANORAMAS: Final = 10
"""How many panorama cards form the base."""

Numbers = Annotated[tuple[Annotated[int, Field(ge=1, le=12)], ...], Field(min_length=2, max_length=9)]
"""What a panorama shows, from left to right."""

STANDARD_GOAT_CARDS: Final = (
    *(f"green-{number}-a" for number in (3, 6, 9, 12)),
    *(f"blue-{number}-a" for number in (2, 5, 8, 11)),
    *(f"red-{number}-a" for number in (1, 4, 7, 10)),
)
"""Goat cards of the standard deck, for positions that name none."""

STANDARD_PANORAMAS: Final[tuple[tuple[int, ...], ...]] = (
    (3, 4, 3),
    (2, 3, 2),
    (4, 5, 6),
    (5, 4, 5),
    (6, 7, 6),
    (7, 6, 5),
    (8, 9, 8),
    (9, 10, 11),
    (10, 9, 8),
    (12, 11, 12),
)
"""Panoramas of the standard deck, for positions that turn up none."""


def _twelve_ascents(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Goat cards are Ascent cards, each named once."""
    if len(set(cards)) != len(cards):
        raise ValueError("a goat card is named twice")
    for card in cards:
        if card not in CARD_BY_ID or not CARD_BY_ID[card].is_ascent:
            raise ValueError("a goat card must be an Ascent card")
    return cards


GoatCardIds = Annotated[
    tuple[Annotated[str, Field(max_length=20)], ...],
    Field(min_length=GOATS, max_length=GOATS),
    AfterValidator(_twelve_ascents),
]


class GoatCards(Record):
    """The twelve Ascent cards with a goat on them, and whose data that is."""

    cards: GoatCardIds
    provenance: Provenance


class Panorama(Record):
    """One panorama card, and whose data it is."""

    numbers: Numbers
    provenance: Provenance


class TranquilityDeck(Deck):
    """What differs between printings or owners; all other cards are the same in every deck."""

    game: Annotated[str, Field(pattern="^tranquility$")]
    goat_cards: GoatCards
    panoramas: Annotated[tuple[Panorama, ...], Field(min_length=PANORAMAS, max_length=PANORAMAS)]
