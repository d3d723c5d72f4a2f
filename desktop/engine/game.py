"""The contract that every game's rules keep."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol, TypeVar, runtime_checkable

from pydantic import TypeAdapter

from desktop.engine.deck import Deck
from desktop.engine.draft import Draft, Prospect
from desktop.engine.event import Event
from desktop.engine.ids import RuleId, Seat
from desktop.engine.luck import Luck
from desktop.engine.message import Facts, Message, Naming, no_facts
from desktop.engine.move import Move
from desktop.engine.options import Options
from desktop.engine.record import Record
from desktop.engine.rule import Rulebook
from desktop.engine.verdict import Verdict

S = TypeVar("S")
V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Table:
    """What a match is set up with: how many seats, which seat begins (0: drawn), options, deck."""

    seats: int
    first: Seat
    options: Options
    deck: Deck


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A state and what happened on the way to it.

    ``ends_turn`` is for a turn that ends though neither the seat changes nor ``ending_move`` is made.
    ``sets_up`` is for what a player decides before the first turn: it is part of no turn.
    """

    state: S
    events: tuple[Event, ...]
    ends_turn: bool = False
    sets_up: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended, for whom, and by which rule."""

    kind: Literal["win", "loss", "draw"]
    winners: tuple[Seat, ...]
    rule: RuleId
    facts: Facts = field(default_factory=no_facts)


@dataclass(frozen=True, slots=True)
class TurnSteps:
    """The path of a turn: message ids of its steps and which of them is current."""

    steps: tuple[str, ...]
    current: int


class GameRules(Protocol[S, V_co]):
    """The rules of one game: pure functions over a frozen state ``S`` and a seat's view ``V``.

    No method uses luck, a clock, the disk or words. ``explain`` is the one statement of
    legality: ``apply`` refuses with the same verdict and ``legal_moves`` lists what it allows.
    """

    game_id: str
    rules_version: int
    rulebook: Rulebook
    moves: TypeAdapter[Any]
    """Reads any move of the game from JSON; moves are told apart by ``kind``."""
    positions: TypeAdapter[Any]
    """Reads a position file's own part from JSON."""
    decks: TypeAdapter[Any]
    """Reads a deck of the game from JSON."""

    def opening(self, table: Table) -> S:
        """The state before Nature has dealt."""
        ...

    def turn_of(self, state: S) -> Seat | None:
        """The seat that must act: a player, Nature (0), or None when the match is over."""
        ...

    def nature(self, state: S, luck: Luck) -> Move:
        """What Nature does when it is its turn, with chance taken from ``luck``."""
        ...

    def explain(self, state: S, move: Move) -> Verdict:
        """May this complete move be made now, by which rule, on which facts."""
        ...

    def consider(self, state: S, draft: Draft) -> Prospect:
        """What an unfinished move may become."""
        ...

    def apply(self, state: S, move: Move) -> Step[S]:
        """Carry a move out. Raises RefusedError with the verdict of ``explain``."""
        ...

    def legal_moves(self, state: S) -> Iterator[Move]:
        """Every move that carries the match on, for the seat that must act (not for Nature)."""
        ...

    def marker_moves(self, state: S) -> Iterator[Move]:
        """Allowed moves without effect on the game (a reminder set on the table)."""
        ...

    def revealed(self, before: S, move: Move, after: S) -> bool:
        """Whether the move showed its maker something hidden, so that undo is no longer free."""
        ...

    def ending_move(self, state: S) -> Move | None:
        """The move that ends the turn, when the act is done and only ending is left."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        ...

    def view(self, state: S, seat: Seat) -> V_co:
        """All that a seat may know; hidden things are face down, with ids that cannot be tracked."""
        ...

    def redeal(self, state: S, seat: Seat, luck: Luck) -> S:
        """The same position with everything the seat cannot know dealt anew."""
        ...

    def steps(self, state: S) -> TurnSteps:
        """The path of the turn for the rules panel."""
        ...

    def rules_now(self, state: S) -> tuple[RuleId, ...]:
        """The rules that matter at this moment, the most telling first."""
        ...

    def name_of(self, identifier: str) -> Message | None:
        """What a piece or zone is called, or None for an id that is not of this game."""
        ...

    def pieces(self, state: S) -> Mapping[str, str]:
        """Every piece and the zone where it lies; the law of conservation is checked on it."""
        ...

    def to_position(self, state: S) -> Record:
        """The state as a position that can be written to a file."""
        ...

    def from_position(self, position: Any, luck: Luck) -> S:
        """The state of a position; what it leaves out is filled in with ``luck``.

        Raises:
            BadInputError: the position contradicts itself or the game's components.
        """
        ...


@runtime_checkable
class Interjecting(Protocol):
    """Kept by rules in which another seat decides something in mid-turn (a reaction)."""

    def interjection(self, state: Any) -> Literal["open", "hidden"] | None:
        """None while the seat that must act is the one on turn.

        ``open``: another seat answers on what all can see, so that it answers at the table;
        ``hidden``: it needs its own hand, so that the screen is handed over for it.
        """
        ...

    def view_covered(self, state: Any, seat: Seat) -> Any:
        """The view of a seat before whose eyes another answers: its own hand lies face down too."""
        ...


@runtime_checkable
class NamesFromDeck(Protocol):
    """Kept by rules whose decks may carry names of their own (an owner's printed cards)."""

    def names_from(self, deck: Any) -> Naming:
        """What that deck calls things; None for what it leaves to ``name_of``."""
        ...


@runtime_checkable
class ReadsDeck(Protocol):
    """Kept by rules in which an option may leave a rule to the deck."""

    def deck_reads(self, deck: Any, option: str) -> tuple[Message, ...]:
        """What that deck itself says of the rule that an option speaks of; () where it says nothing."""
        ...


def interjection(rules: GameRules[Any, Any], state: Any) -> Literal["open", "hidden"] | None:
    """How another seat than the one on turn must act now; None when it need not."""
    return rules.interjection(state) if isinstance(rules, Interjecting) else None


def view_covered(rules: GameRules[Any, Any], state: Any, seat: Seat) -> Any:
    """What a seat sees while another answers before its eyes: nothing of its own hand."""
    return rules.view_covered(state, seat) if isinstance(rules, Interjecting) else rules.view(state, seat)


def naming(rules: GameRules[Any, Any], deck: Deck) -> Naming:
    """What the pieces and places of a match with that deck are called."""
    if not isinstance(rules, NamesFromDeck):
        return rules.name_of
    own, general = rules.names_from(deck), rules.name_of
    return lambda identifier: own(identifier) or general(identifier)
