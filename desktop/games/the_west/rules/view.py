"""What a seat may know: its own hand, all that lies open, the backs of the other hand."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from desktop.engine.game import Outcome
from desktop.engine.ids import PieceId, Seat
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.deck import Matching, WestDeck
from desktop.games.the_west.rules.ending import is_last_turn
from desktop.games.the_west.rules.foretelling import Loss, losses_of
from desktop.games.the_west.rules.outcome import outcome_of, tallies_of
from desktop.games.the_west.rules.phases import ChoiceKind, Phase
from desktop.games.the_west.rules.state import State, gate_ids, type_of_gate
from desktop.games.the_west.rules.vocabulary import TYPES, FacilityType


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
    ``matching`` says which two Facilities pay for a Doppelgate. ``losses`` and ``loss_by_two`` are what
    the other player loses for certain by taking all of a type, or two, while an action is due.
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
    matching: Matching
    losses: Mapping[FacilityType, Loss]
    loss_by_two: Loss
    last: bool
    """Whether the turn under way is the last one."""
    covered: bool = False
    """Whether the seat's own hand lies face down, because the other answers before its eyes."""


def view_of(state: State, seat: Seat) -> View:
    """All that a seat may know."""
    book = state.book
    one, two = tallies_of(state)
    losses, any_two = losses_of(state, knows_hand=seat == state.turn)
    return View(
        seat=seat,
        deck=book.deck,
        turn=state.turn,
        first=state.first,
        to_act=state.to_act,
        phase=_phase(state, seat),
        turn_number=state.turn_number,
        hand=state.hands[seat - 1],
        backs=(_backs(state, 1), _backs(state, 2)),
        middle=state.middle,
        discard=state.discard,
        deck_top=book.backs[state.deck[0]] if state.deck else None,
        deck_size=len(state.deck),
        locus_decks=tuple((deck[0] if deck else None, len(deck)) for deck in state.locus_decks),
        gates=(_gates(state, 1), _gates(state, 2)),
        loci=state.loci,
        cityengines=state.complete,
        points=state.points,
        scores=(one.total, two.total),
        waiting=tuple(Waiting(name, name) for name in state.waiting),
        choice=_choice(state),
        outcome=outcome_of(state),
        matching=book.matching,
        losses=losses,
        loss_by_two=any_two,
        last=is_last_turn(Board(state)),
    )


def covered_view_of(state: State, seat: Seat) -> View:
    """What lies open, seen from a seat's side: of its own hand only the backs."""
    return replace(view_of(state, seat), hand=(), covered=True)


def _choice(state: State) -> Choice | None:
    """What is asked just now."""
    choice, run, source = state.choice, state.running, state.source
    if choice is None:
        return None
    return Choice(
        kind=choice.kind,
        seat=choice.seat,
        effect=Waiting(source, source) if source else None,
        clause=0 if run is None else run.clause,
        part=0 if run is None else max(run.part, 0),
        count=choice.count,
    )


def _phase(state: State, seat: Seat) -> Phase:
    """Where the turn stands; that a hand holds two that match is told to its owner alone."""
    if state.phase != "doppelgate" or seat == state.turn:
        return state.phase
    return "limit" if len(state.hand) > state.book.hand_limit else "end"


def _backs(state: State, seat: Seat) -> tuple[Gate, ...]:
    """The backs of a hand, sorted, so that they tell nothing of which card is which."""
    backs = [state.book.backs[card] for card in state.hands[seat - 1]]
    shown: list[FacilityType] = [each for each in TYPES for _ in range(backs.count(each))]
    return tuple(Gate(f"back-{seat}-{number}", each) for number, each in enumerate(shown, start=1))


def _gates(state: State, seat: Seat) -> tuple[Gate, ...]:
    cards = state.gates[seat - 1]
    names = gate_ids(state.book, seat, cards)
    return tuple(
        Gate(name, type_of_gate(state.book, card, state.side))
        for name, card in zip(names, cards, strict=True)
    )
