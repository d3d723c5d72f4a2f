"""The complete state of a match, hidden cards included; no luck, no words, no pixels."""

from dataclasses import dataclass
from typing import Final, Literal

from desktop.engine.ids import NATURE, PieceId, Seat
from desktop.games.the_west.rules.book import Book
from desktop.games.the_west.rules.phases import ChoiceKind, Phase
from desktop.games.the_west.rules.places import DOUBLE
from desktop.games.the_west.rules.vocabulary import FacilityType

MIDDLE_SIZE: Final = 5
"""The middle is refilled to so many (west.refill)."""

REACTION: Final = "reaction"
"""What the other player's reaction is called among the effects."""

Pile = tuple[PieceId, ...]

Reason = Literal["", "points", "deck", "loci", "idle"]
"""Why a match has ended: points at 0, the Facility deck, a Locus deck, nobody can act; empty: it has not."""

DeedKind = Literal["take_all", "take_two", "locus", "cityengine", "none"]


@dataclass(frozen=True, slots=True)
class Deed:
    """The action of a turn: which, and the types that a Facility action took."""

    kind: DeedKind
    types: tuple[FacilityType, ...] = ()


@dataclass(frozen=True, slots=True)
class Running:
    """An effect being carried out: which, at which clause and part; part -1: the clause is not begun."""

    effect: str
    clause: int = 0
    part: int = -1


@dataclass(frozen=True, slots=True)
class Pending:
    """What must be answered before anything else, by whom, and how many cards it asks for."""

    kind: ChoiceKind
    seat: Seat
    count: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is. Pairs are by seat, seat 1 first.

    Decks have their top first; hands are in the order of the deck list. ``gates`` are the cards that
    lie as Doppelgates, ``side`` is how the double-sided one lies. ``waiting`` are effects to be carried
    out, ``running`` is the one under way. ``idle`` counts turns without an action in a row; ``last``
    says that the turn under way is the last one. ``over`` is why the match has ended.
    """

    book: Book
    first: Seat
    turn: Seat
    phase: Phase
    turn_number: int
    deck: Pile
    middle: Pile
    discard: Pile
    hands: tuple[Pile, Pile]
    gates: tuple[Pile, Pile]
    side: FacilityType | None
    locus_decks: tuple[Pile, Pile, Pile]
    loci: tuple[Pile, Pile]
    complete: tuple[bool, bool]
    points: tuple[int, int]
    waiting: tuple[str, ...] = ()
    running: Running | None = None
    deed: Deed | None = None
    choice: Pending | None = None
    idle: int = 0
    last: bool = False
    over: Reason = ""

    @property
    def to_act(self) -> Seat | None:
        """The seat that must act, Nature, or None after the end."""
        if self.phase == "over":
            return None
        if self.phase == "deal":
            return NATURE
        return self.turn if self.choice is None else self.choice.seat

    @property
    def hand(self) -> Pile:
        """The hand of the player on turn; empty before the deal."""
        return self.hands[self.turn - 1] if self.turn != NATURE else ()

    @property
    def other(self) -> Seat:
        """The other player than the one on turn."""
        return other_of(self.turn)

    @property
    def source(self) -> str:
        """The effect that the pending choice belongs to; empty when it belongs to none."""
        if self.running is not None:
            return self.running.effect
        return REACTION if self.phase == "reaction" else ""


def other_of(seat: Seat) -> Seat:
    """The other player."""
    return 3 - seat


def type_of_gate(book: Book, card: PieceId, side: FacilityType | None) -> FacilityType:
    """The type that a Doppelgate shows. Raises LookupError for the double-sided one before it lies."""
    if card != DOUBLE:
        return book.backs[card]
    if side is None:
        raise LookupError(card)
    return side


def gate_ids(book: Book, seat: Seat, cards: "Pile | list[PieceId]") -> list[PieceId]:
    """What the Doppelgates of a zone are called without naming what is on their hidden sides."""
    count: dict[FacilityType, int] = {}
    names: list[PieceId] = []
    for card in cards:
        if card == DOUBLE:
            names.append(DOUBLE)
            continue
        shown = book.backs[card]
        count[shown] = count.get(shown, 0) + 1
        names.append(f"gate-{seat}-{shown}-{count[shown]}")
    return names


def effect_key(effect: str, side: FacilityType | None) -> str:
    """The name in the book of the effect of a card, as it waits or runs."""
    if effect == DOUBLE:
        return f"gate-{side}"
    if effect.startswith("gate-"):
        return f"gate-{effect.split('-')[2]}"
    return effect
