"""The cards of the box: their ids, what an id tells, and their order (tranq.components)."""

from dataclasses import dataclass
from typing import Final, Literal

from desktop.engine.ids import PieceId

Colour = Literal["green", "blue", "red"]
CardKind = Literal["ascent", "bridge", "campfire", "summit", "rope"]

COLOURS: Final[tuple[Colour, ...]] = ("green", "blue", "red")
HIGHEST: Final = 12
"""The highest number on an Ascent card."""
COPIES: Final = ("a", "b")
BRIDGES: Final = 5
SUMMITS: Final = 5
MOST_ROPES: Final = 6
GOATS: Final = 12


@dataclass(frozen=True, slots=True)
class Card:
    """One card. ``number`` is 0 and ``colour`` None where the card has none.

    ``index`` is its place in the order in which hands and discard piles are kept.
    """

    id: PieceId
    kind: CardKind
    index: int
    number: int = 0
    colour: Colour | None = None

    @property
    def is_ascent(self) -> bool:
        """Whether it is a numbered card."""
        return self.kind == "ascent"

    @property
    def is_bridge(self) -> bool:
        """Whether it is a Bridge."""
        return self.kind == "bridge"

    @property
    def is_campfire(self) -> bool:
        """Whether it is a Campfire."""
        return self.kind == "campfire"


def _box() -> tuple[Card, ...]:
    """All cards of the box in their order: Ascents, Bridges, Campfires, Summits, Guide Ropes."""
    cards: list[Card] = []
    for colour in COLOURS:
        for number in range(1, HIGHEST + 1):
            for copy in COPIES:
                cards.append(Card(f"{colour}-{number}-{copy}", "ascent", len(cards), number, colour))
    for number in range(1, BRIDGES + 1):
        cards.append(Card(f"bridge-{number}", "bridge", len(cards)))
    for colour in COLOURS:
        cards.append(Card(f"campfire-{colour}", "campfire", len(cards), colour=colour))
    for number in range(1, SUMMITS + 1):
        cards.append(Card(f"summit-{number}", "summit", len(cards)))
    for number in range(1, MOST_ROPES + 1):
        cards.append(Card(f"rope-{number}", "rope", len(cards)))
    return tuple(cards)


CARDS: Final = _box()
CARD_BY_ID: Final = {card.id: card for card in CARDS}
CARD_IDS: Final = tuple(card.id for card in CARDS)

MAIN_IDS: Final = tuple(card.id for card in CARDS if card.kind != "rope")
"""The 85 cards that every match has."""
SOLO_REMOVED: Final = tuple(card.id for card in CARDS if card.number == 1)
"""The six 1s, out of a match for one (tranq.solo.setup)."""


def card_of(identifier: PieceId) -> Card:
    """The card of an id. Raises KeyError for an id that names no card."""
    return CARD_BY_ID[identifier]


def in_order(cards: "tuple[PieceId, ...] | list[PieceId] | set[PieceId]") -> tuple[PieceId, ...]:
    """The cards in the order in which hands and discard piles are kept."""
    return tuple(sorted(cards, key=lambda card: CARD_BY_ID[card].index))


def rope_ids(count: int) -> tuple[PieceId, ...]:
    """The first ``count`` Guide Ropes."""
    return tuple(f"rope-{number}" for number in range(1, count + 1))


def goat_id(index: int) -> PieceId:
    """The goat that comes with the goat card of that index (0-11)."""
    return f"goat-{index + 1}"
