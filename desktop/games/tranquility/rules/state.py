"""The complete state of a match, hidden cards included; no luck, no words, no pixels."""

from dataclasses import dataclass
from typing import Final, Literal

from desktop.engine.ids import NATURE, PieceId, Seat, ZoneId
from desktop.games.tranquility.rules.cards import CARD_BY_ID
from desktop.games.tranquility.rules.geometry import PLACE_IDS, SUMMIT
from desktop.games.tranquility.rules.house import House

Phase = Literal["deal", "action", "refill", "reshuffle"]
"""What is waited for: Nature's deal, the act of a turn, its end, Nature's shuffle after a rope."""

Mountain = tuple["PieceId | None", ...]
"""The card on each of the 45 places."""

HAND_SIZE: Final = 5
SOLO_HAND_SIZE: Final = 6

WAITING: Final = -1
"""Where a goat stands whose card has not been laid."""

BOX: Final[ZoneId] = "box"
ROPES: Final[ZoneId] = "ropes"
GOATS_ZONE: Final[ZoneId] = "goats"
HIKER: Final[PieceId] = "hiker"
HIKER_HOME: Final[ZoneId] = "hiker-home"


@dataclass(frozen=True, slots=True)
class Goal:
    """A panorama card of the base: its numbers, whether it was turned up, whether it is done."""

    numbers: tuple[int, ...]
    up: bool = False
    done: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is.

    Hands, discard piles and the box are kept in card order (their order has no meaning); decks
    have their top first. ``goats`` is the place of each goat, which belongs to the goat card of
    the same index. ``swapped`` are the Bridges that everybody saw go to a discard pile.
    """

    house: House
    seats: int
    first: Seat
    turn: Seat
    phase: Phase
    mountain: Mountain
    hands: tuple[tuple[PieceId, ...], ...]
    decks: tuple[tuple[PieceId, ...], ...]
    discards: tuple[tuple[PieceId, ...], ...]
    box: tuple[PieceId, ...]
    ropes: tuple[PieceId, ...]
    goat_cards: tuple[PieceId, ...]
    goats: tuple[int, ...]
    panoramas: tuple[Goal, ...]
    hiker: int | None
    swapped: tuple[PieceId, ...]

    @property
    def is_solo(self) -> bool:
        """Whether one climber plays alone."""
        return self.seats == 1

    @property
    def hand_size(self) -> int:
        """How many cards a hand is refilled to (tranq.turn.refill)."""
        return SOLO_HAND_SIZE if self.is_solo else HAND_SIZE

    @property
    def waits_for_nature(self) -> bool:
        """Whether a deal or a shuffle comes next."""
        return self.phase in ("deal", "reshuffle")

    @property
    def hand(self) -> tuple[PieceId, ...]:
        """The hand of the seat in turn; empty before the deal."""
        return self.hands[self.turn - 1] if self.turn != NATURE else ()

    @property
    def deck(self) -> tuple[PieceId, ...]:
        """The deck of the seat in turn."""
        return self.decks[self.turn - 1] if self.turn != NATURE else ()

    @property
    def summit_laid(self) -> bool:
        """Whether the Summit lies."""
        return self.mountain[SUMMIT] is not None

    def next_seat(self, seat: Seat) -> Seat:
        """Whose turn comes after that seat's (tranq.turn.action: clockwise)."""
        return seat % self.seats + 1

    def goats_on(self, place: int) -> tuple[int, ...]:
        """The goats that stand on a place."""
        return tuple(goat for goat, stands in enumerate(self.goats) if stands == place)


def hand_zone(seat: Seat) -> ZoneId:
    """The zone of a seat's hand."""
    return f"hand-{seat}"


def deck_zone(seat: Seat) -> ZoneId:
    """The zone of a seat's deck."""
    return f"deck-{seat}"


def discard_zone(seat: Seat) -> ZoneId:
    """The zone of a seat's discard pile."""
    return f"discard-{seat}"


def panorama_zone(index: int) -> ZoneId:
    """The zone of the panorama card at that place of the base, counted from 0."""
    return f"panorama-{index + 1}"


def goat_zone(place: int) -> ZoneId:
    """Where a goat stands, as a zone."""
    return GOATS_ZONE if place == WAITING else PLACE_IDS[place]


def card_at(mountain: Mountain, place: int) -> PieceId:
    """The card that lies there. Raises LookupError for an empty place."""
    card = mountain[place]
    if card is None:
        raise LookupError(PLACE_IDS[place])
    return card


def set_at(mountain: Mountain, place: int, card: PieceId | None) -> Mountain:
    """The mountain with one place changed."""
    return (*mountain[:place], card, *mountain[place + 1 :])


def holds_bridge(mountain: Mountain, place: int) -> bool:
    """Whether a Bridge lies there."""
    card = mountain[place]
    return card is not None and CARD_BY_ID[card].is_bridge
