"""Positions as they are written to files, by hand or by the program."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from desktop.engine.options import OptionValue
from desktop.engine.record import Record
from desktop.games.the_west.rules.deck import FACILITIES, LOCI, WestDeck
from desktop.games.the_west.rules.phases import ChoiceKind, Phase
from desktop.games.the_west.rules.standard import STANDARD
from desktop.games.the_west.rules.state import DeedKind, Reason, State
from desktop.games.the_west.rules.vocabulary import FacilityType

Name = Annotated[str, Field(max_length=40)]
"""A Facility's id, or its front and back without the number (``foundry-archive``), or its front alone."""

Pile = Annotated[tuple[Name, ...], Field(max_length=FACILITIES)] | Annotated[int, Field(ge=0, le=FACILITIES)]
"""Cards by name, or how many there are; those are drawn from what is left over."""

Loci = Annotated[tuple[Name, ...], Field(max_length=LOCI)]
Names = Annotated[tuple[Name, ...], Field(max_length=80)]
Points = Annotated[int, Field(ge=0, le=40)]
Small = Annotated[int, Field(ge=-1, le=4)]


class RunningPosition(Record):
    """The effect under way; part -1: its clause is not begun."""

    effect: Name
    clause: Small = 0
    part: Small = -1


class ChoicePosition(Record):
    """What must be answered, by whom (0: by chance), and how many cards it asks for."""

    kind: ChoiceKind
    seat: Annotated[int, Field(ge=0, le=2)]
    count: Annotated[int, Field(ge=0, le=FACILITIES)] = 0


class DeedPosition(Record):
    """The action of the turn, and the types that it took."""

    kind: DeedKind
    types: Annotated[tuple[FacilityType, ...], Field(max_length=FACILITIES)] = ()


class WestPosition(Record):
    """What the table shows; nearly everything may be left out and is then filled in sensibly.

    ``deck`` left out is the standard one. ``draw`` has its top first; left out, it is what is over; when
    only ``discard`` is left out, that takes it. Hands left out are two cards each, the middle five.
    ``gates`` are named by the type that shows, or by id, and ``double`` is the double-sided one with the
    side ``side`` up. ``locus_decks`` have their tops first; left out, they share what is over.
    """

    players: Literal[2] = 2
    first: Annotated[int, Field(ge=0, le=2)] | None = None
    turn: Annotated[int, Field(ge=0, le=2)] | None = None
    phase: Phase = "action"
    turn_number: Annotated[int, Field(ge=0, le=100_000)] | None = None
    options: Annotated[dict[str, OptionValue], Field(max_length=20)] = Field(
        default_factory=dict[str, OptionValue]
    )
    deck: WestDeck | None = None
    draw: Pile | None = None
    middle: Pile | None = None
    discard: Pile | None = None
    hands: tuple[Pile, Pile] | None = None
    gates: tuple[Names, Names] | None = None
    side: FacilityType | None = None
    locus_decks: tuple[Loci, Loci, Loci] | None = None
    loci: tuple[Loci, Loci] = ((), ())
    complete: tuple[bool, bool] = (False, False)
    points: tuple[Points, Points] | None = None
    waiting: Names = ()
    running: RunningPosition | None = None
    deed: DeedPosition | None = None
    choice: ChoicePosition | None = None
    idle: Annotated[int, Field(ge=0, le=2)] = 0
    last: bool = False
    over: Reason = ""


POSITIONS: TypeAdapter[Any] = TypeAdapter(WestPosition)
"""Reads a position from JSON."""


def to_position(state: State) -> WestPosition:
    """The state in full, so that reading it gives the same state without any luck."""
    run, deed, choice = state.running, state.deed, state.choice
    return WestPosition(
        first=state.first,
        turn=state.turn,
        phase=state.phase,
        turn_number=state.turn_number,
        options=state.book.house.options(),
        deck=None if state.book.deck == STANDARD else state.book.deck,
        draw=state.deck,
        middle=state.middle,
        discard=state.discard,
        hands=state.hands,
        gates=state.gates,
        side=state.side,
        locus_decks=state.locus_decks,
        loci=state.loci,
        complete=state.complete,
        points=state.points,
        waiting=state.waiting,
        running=None if run is None else RunningPosition(effect=run.effect, clause=run.clause, part=run.part),
        deed=None if deed is None else DeedPosition(kind=deed.kind, types=deed.types),
        choice=None
        if choice is None
        else ChoicePosition(kind=choice.kind, seat=choice.seat, count=choice.count),
        idle=state.idle,
        last=state.last,
        over=state.over,
    )
