"""What a seat may know: its own hand, all that lies open, the backs of the other hand."""

from dataclasses import dataclass
from typing import Literal

from desktop.engine.game import Outcome
from desktop.engine.ids import PieceId, Seat
from desktop.games.the_west.rules.deck import WestDeck
from desktop.games.the_west.rules.vocabulary import FacilityType

Phase = Literal[
    "deal", "side", "primes", "action", "triggers", "reaction", "doppelgate", "limit", "end", "over"
]
"""Where the turn stands; ``end``: only ending the turn is left."""

ChoiceKind = Literal["order", "may", "discard", "take", "swap", "locus_under", "by_hand"]


@dataclass(frozen=True, slots=True)
class Waiting:
    """An effect that waits to be carried out.

    ``id`` goes into ``UseEffect``; ``source`` is the piece id of its card, of a Facility Effect the type
    (``effect-foundry``), of a reaction ``reaction``.
    """

    id: str
    source: str


@dataclass(frozen=True, slots=True)
class Choice:
    """What must be answered before anything else: by whom, about which effect, how many."""

    kind: ChoiceKind
    seat: Seat
    effect: Waiting | None
    clause: int = 0
    part: int = 0
    count: int = 0


@dataclass(frozen=True, slots=True)
class Gate:
    """A Doppelgate in a zone: its piece id in this view, and the type that shows."""

    id: PieceId
    type: FacilityType


@dataclass(frozen=True, slots=True)
class View:
    """One seat's knowledge. Pairs are by seat, seat 1 first.

    ``backs`` are the types on the backs of each hand, sorted, with ids drawn anew (``back-2-1``);
    a seat's own cards are in ``hand``. ``deck_top`` is the Doppelgate on the deck. ``locus_decks`` are
    the top Locus (None: empty) of each deck and how many lie there.
    """

    seat: Seat
    deck: WestDeck
    turn: Seat
    first: Seat
    to_act: Seat | None
    phase: Phase
    turn_number: int
    hand: tuple[PieceId, ...]
    backs: tuple[tuple[Gate, ...], tuple[Gate, ...]]
    middle: tuple[PieceId, ...]
    discard: tuple[PieceId, ...]
    deck_top: FacilityType | None
    deck_size: int
    locus_decks: tuple[tuple[PieceId | None, int], ...]
    gates: tuple[tuple[Gate, ...], tuple[Gate, ...]]
    loci: tuple[tuple[PieceId, ...], tuple[PieceId, ...]]
    cityengines: tuple[bool, bool]
    points: tuple[int, int]
    scores: tuple[int, int]
    waiting: tuple[Waiting, ...]
    choice: Choice | None
    outcome: Outcome | None
