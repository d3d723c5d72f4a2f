"""Positions as they are written to files, by hand or by the program."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from desktop.engine.options import OptionValue
from desktop.engine.record import Record
from desktop.games.shinra_tower.rules.deck import (
    CARDS,
    STANDARD_BOSSES,
    STANDARD_CARDS,
    ActionCards,
    BossIcons,
)
from desktop.games.shinra_tower.rules.moves import (
    CardName,
    FloorNumber,
    Fold,
    FullFloors,
    NarrowFloors,
    PieceName,
    Pose,
)
from desktop.games.shinra_tower.rules.pieces import FLOORS, FOLD_MOST, PIECES, TILES, WallType
from desktop.games.shinra_tower.rules.state import DRAW, FLOOR_OF, HAND, ROW, TABLE, Phase, State
from desktop.games.shinra_tower.rules.tower import figures_on, stands, walls_on

Name = Annotated[str, Field(max_length=20)]
"""A piece's id, or its id without the copy (``logo``, ``guard``), which picks a free one."""
Names = Annotated[tuple[Name, ...], Field(max_length=len(PIECES))]
Named = Annotated[tuple[PieceName, ...], Field(max_length=len(PIECES))]
Pile = Annotated[tuple[CardName, ...], Field(max_length=CARDS)]
Seat = Annotated[int, Field(ge=0, le=5)]
Zone = Annotated[str, Field(pattern=r"^(floor-([1-9]|1\d|20)|supply|table|hand)$")]


class FloorPosition(Record):
    """A floor of the tower. ``on`` is the floor whose walls carry it, the next lower one if not told.

    Of a ``lifted`` one the tile is in the hand, and only what stands on it is told here.
    """

    floor: FloorNumber
    on: FloorNumber | None = None
    walls: Names = ()
    figures: Names = ()
    lifted: bool = False


class WorkPosition(Record):
    """The action being performed; nearly everything may be left out at its beginning."""

    card: CardName
    option: Annotated[int, Field(ge=0, le=1)] = 0
    walls: tuple[WallType, WallType] | None = None
    base: Annotated[int, Field(ge=0, le=FLOORS)] | None = None
    taken: Named = ()
    enemy: PieceName | Literal[""] = ""
    bosses: Named | None = None
    origin: Annotated[int, Field(ge=0, le=FLOORS)] | None = None
    floor: Annotated[int, Field(ge=0, le=FLOORS)] = 0
    done: Named = ()
    acted: bool = False


class HeldPosition(Record):
    """A piece that is being let go, in the phase ``settle``."""

    piece: PieceName
    floor: Annotated[int, Field(ge=0, le=FLOORS)]
    origin: Zone
    kind: Literal["place", "adjust", "withdraw"] = "place"
    fold: Fold = FOLD_MOST


class ShinraPosition(Record):
    """What the table shows; nearly everything may be left out and is then filled in sensibly.

    ``tower`` left out is 1F with Cloud. ``draw`` has its top first; left out, it is what is over,
    shuffled. ``phase`` left out is what comes next. Poses left out are where a perfect hand would
    have put things.
    """

    players: Annotated[int, Field(ge=1, le=5)] = 2
    first: Seat | None = None
    turn: Seat | None = None
    phase: Phase | None = None
    options: Annotated[dict[str, OptionValue], Field(max_length=20)] = Field(
        default_factory=dict[str, OptionValue]
    )
    cards: ActionCards | None = None
    bosses: Annotated[tuple[BossIcons, ...], Field(max_length=FLOORS)] | None = None
    tower: Annotated[tuple[FloorPosition, ...], Field(max_length=FLOORS)] = ()
    table: Names = ()
    hand: Names = ()
    row: Names = ()
    draw: Pile | None = None
    face_up: tuple[CardName | None, CardName | None] | None = None
    chosen: CardName | None = None
    discard: Pile = ()
    work: WorkPosition | None = None
    own: Named | None = None
    held: HeldPosition | None = None
    fell_from: Annotated[dict[PieceName, FloorNumber], Field(max_length=len(PIECES))] = Field(
        default_factory=dict[str, int]
    )
    climb: Annotated[int, Field(ge=0, le=FLOORS)] = 0
    checked: bool = False
    stood: FullFloors | None = None
    poses: Annotated[dict[Name, Pose], Field(max_length=len(PIECES))] | None = None
    full: FullFloors | None = None
    narrow: NarrowFloors = Field(default_factory=dict[str, tuple[int, ...]])
    cleared: bool = False
    beyond: bool | None = None
    lost: Literal[
        "", "shinra.over.collapse", "shinra.over.walls", "shinra.over.enemy-missing", "shinra.over.give-up"
    ] = ""
    won: bool = False


POSITIONS: TypeAdapter[Any] = TypeAdapter(ShinraPosition)
"""Reads a position from JSON."""


def to_position(state: State) -> ShinraPosition:
    """The state in full, so that reading it gives the same state without any luck."""
    return ShinraPosition.model_validate(
        {
            "players": state.seats,
            "first": state.first,
            "turn": state.turn,
            "phase": state.phase,
            "options": state.house.options(),
            "cards": None if state.cards.actions == STANDARD_CARDS else state.cards.actions,
            "bosses": None if state.cards.bosses == STANDARD_BOSSES else state.cards.bosses,
            "tower": _tower(state),
            "table": state.lying(TABLE),
            "hand": state.lying(HAND),
            "row": state.lying(ROW),
            DRAW: state.draw,
            "face_up": state.face_up,
            "chosen": state.chosen,
            "discard": state.discard,
            "work": _work(state),
            "own": state.own,
            "held": _held(state),
            "fell_from": dict(state.fell_from),
            "climb": state.climb,
            "checked": state.checked,
            "stood": state.stood,
            "poses": dict(state.poses),
            "full": state.full,
            "narrow": dict(state.narrow),
            "cleared": state.cleared,
            "beyond": state.beyond,
            "lost": state.lost,
            "won": state.won,
        }
    )


def _tower(state: State) -> tuple[FloorPosition, ...]:
    """The floors from below with what is on them."""
    return tuple(
        FloorPosition(
            floor=tile.number,
            on=FLOOR_OF.get(state.zone_of(tile.id)),
            walls=walls_on(state, tile.number),
            figures=figures_on(state, tile.number),
            lifted=not stands(state, tile.number),
        )
        for tile in TILES
        if stands(state, tile.number) or state.lying(tile.id)
    )


def _work(state: State) -> WorkPosition | None:
    work = state.work
    if work is None:
        return None
    return WorkPosition(
        card=work.card,
        option=work.option,
        walls=(work.walls[0], work.walls[1]) if work.walls else None,
        base=work.base,
        taken=work.taken,
        enemy=work.enemy,
        bosses=work.bosses,
        origin=work.origin,
        floor=work.floor,
        done=work.done,
        acted=work.acted,
    )


def _held(state: State) -> HeldPosition | None:
    held = state.held
    if held is None:
        return None
    return HeldPosition(
        piece=held.piece, floor=held.floor, origin=held.origin, kind=held.kind, fold=held.fold
    )
