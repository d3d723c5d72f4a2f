"""What can be read off the tower: floors, who stands where, and where there is room."""

from collections.abc import Sequence
from typing import Final

from desktop.engine.ids import PieceId
from desktop.games.shinra_tower.rules.pieces import (
    CLOUD,
    FLOORS,
    FOES,
    PIECE_BY_ID,
    TILES,
    floor_id,
    of_family,
)
from desktop.games.shinra_tower.rules.room import is_full
from desktop.games.shinra_tower.rules.state import GROUND, HAND, SUPPLY, TABLE, State

CAPACITY: Final = 8
"""So many figures fill a floor when nobody has looked for room: two lanes of four."""


def standing(state: State) -> tuple[int, ...]:
    """The floors of the tower from below; 1F always is one."""
    return tuple(tile.number for tile in TILES if state.zone_of(tile.id) == GROUND or state.floor_of(tile.id))


def stands(state: State, floor: int) -> bool:
    """Whether that floor is part of the tower."""
    return 1 <= floor <= FLOORS and (floor == 1 or state.floor_of(floor_id(floor)) > 0)


def top(state: State) -> int:
    """The highest floor that stands."""
    return standing(state)[-1]


def old_top(state: State) -> int:
    """The highest floor that was not placed this turn: an Enemy Action builds on it."""
    return max(floor for floor in standing(state) if floor_id(floor) not in state.own)


def figures_on(state: State, floor: int) -> tuple[PieceId, ...]:
    """The figures on a floor."""
    return tuple(piece for piece in state.lying(floor_id(floor)) if PIECE_BY_ID[piece].is_figure)


def walls_on(state: State, floor: int) -> tuple[PieceId, ...]:
    """The walls on a floor."""
    return tuple(piece for piece in state.lying(floor_id(floor)) if PIECE_BY_ID[piece].kind == "wall")


def foes_on(state: State, floor: int) -> tuple[PieceId, ...]:
    """The enemies and bosses on a floor."""
    return tuple(foe.id for foe in FOES if state.floor_of(foe.id) == floor)


def foe_floors(state: State) -> tuple[int, ...]:
    """The floors with an enemy, from below."""
    return tuple(sorted({floor for foe in FOES if (floor := state.floor_of(foe.id))}))


def cloud_floor(state: State) -> int:
    """Cloud's floor, or 0 while he is not on the tower."""
    return state.floor_of(CLOUD)


def in_supply(state: State, family: str) -> tuple[PieceId, ...]:
    """The pieces of a wall's type or an enemy's kind that are left in the supply."""
    return tuple(piece.id for piece in of_family(family) if state.zone_of(piece.id) == SUPPLY)


def counted_full(state: State) -> tuple[int, ...]:
    """Floors that are full by count, for when nobody has looked for room."""
    return tuple(floor for floor in standing(state) if len(figures_on(state, floor)) >= CAPACITY)


def nearest(wanted: int, floors: Sequence[int]) -> tuple[int, ...]:
    """The floors nearest by number; two when one above is as near as one below."""
    least = min((abs(floor - wanted) for floor in floors), default=0)
    return tuple(floor for floor in floors if abs(floor - wanted) == least)


def with_room(state: State, floors: Sequence[int], piece: PieceId) -> tuple[int, ...]:
    """Those floors where a figure finds a free place; all of them when none has one."""
    free = tuple(floor for floor in floors if not is_full(state, piece, floor))
    return free or tuple(floors)


def nearest_usable(state: State, wanted: int, piece: PieceId) -> tuple[int, ...]:
    """Where a figure meant for a floor may stand (shinra.place.full-floor, shinra.fall.cloud-enemies)."""
    return nearest(wanted, with_room(state, standing(state), piece))


def waiting(state: State) -> tuple[PieceId, ...]:
    """Cloud and enemies that have fallen and must be set back; not those of the action being performed."""
    work = state.work
    working = () if work is None else (work.enemy, *(work.bosses or ()))
    climbing = (CLOUD,) if state.climb else ()
    fallen = (*state.lying(TABLE), *state.lying(HAND))
    return tuple(
        piece
        for piece in fallen
        if PIECE_BY_ID[piece].is_set_back and piece not in working and piece not in climbing
    )


def unplaced_figures(state: State) -> tuple[PieceId, ...]:
    """Cloud and enemies that are off the tower and will come back onto it."""
    return tuple(
        piece for piece in (*state.lying(TABLE), *state.lying(HAND)) if PIECE_BY_ID[piece].is_set_back
    )


def fell_from(state: State, piece: PieceId) -> int:
    """The floor on which a fallen figure was; 1 when nobody knows."""
    return dict(state.fell_from).get(piece, 1)
