"""Where things are once the tower is at rest: what an outcome says, and what follows from it.

A figure or wall needs its tile, a tile the walls it lies on, a wall of an earlier turn a tile on
it (shinra.fall.hanging); whatever lacks it has fallen or hangs, until nothing more does.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.engine.ids import PieceId, ZoneId
from desktop.games.shinra_tower.rules.pieces import PIECE_BY_ID, PIECES, floor_id
from desktop.games.shinra_tower.rules.state import FLOOR_OF, GROUND, HAND, TABLE, State

FALLEN = "fallen"
HANGING = "hanging"
Off = dict[PieceId, str]
"""Pieces that do not stand: fallen or hanging."""


@dataclass(frozen=True, slots=True)
class Rest:
    """Where the pieces are that were on the tower, in a hand or on the table.

    ``fallen`` and ``hanging`` do not stand; ``derived`` are those of them of which the outcome did
    not know, so that the tower without them has to settle once more.
    """

    zones: Mapping[PieceId, ZoneId]
    fallen: tuple[PieceId, ...]
    hanging: tuple[PieceId, ...]
    derived: tuple[PieceId, ...]

    @property
    def off(self) -> tuple[PieceId, ...]:
        """All that do not stand."""
        return tuple(piece.id for piece in PIECES if piece.id in self.fallen or piece.id in self.hanging)


def at_rest(state: State, places: Mapping[PieceId, str]) -> Rest:
    """The tower after an outcome."""
    zones: dict[PieceId, ZoneId] = {
        piece.id: zone
        for piece, zone in zip(PIECES, state.zones, strict=True)
        if zone in FLOOR_OF or zone in (GROUND, HAND, TABLE)
    }
    off: Off = {piece: place for piece, place in places.items() if place in (FALLEN, HANGING)}
    zones |= {piece: place for piece, place in places.items() if piece not in off}
    for piece in off:
        del zones[piece]
    told = set(off)
    _drop_moved_walls(state, zones, off)
    while _drop_unsupported(state, zones, off):
        pass
    return Rest(
        zones,
        tuple(piece.id for piece in PIECES if off.get(piece.id) == FALLEN),
        tuple(piece.id for piece in PIECES if off.get(piece.id) == HANGING),
        tuple(piece.id for piece in PIECES if piece.id in off and piece.id not in told),
    )


def _drop_moved_walls(state: State, zones: dict[PieceId, ZoneId], off: Off) -> None:
    """A wall that stands on another floor than it was placed on is caught there."""
    base = state.work.base if state.work is not None else 0
    for piece in [one for one in zones if PIECE_BY_ID[one].kind == "wall" and zones[one] in FLOOR_OF]:
        where = floor_id(base) if piece in state.own else state.zone_of(piece)
        if zones[piece] != where:
            del zones[piece]
            off[piece] = HANGING


def _drop_unsupported(state: State, zones: dict[PieceId, ZoneId], off: Off) -> bool:
    """Take out what nothing holds; whether anything was."""
    tiles, walled = dict[ZoneId, PieceId](), set[ZoneId]()
    for piece, zone in zones.items():
        known = PIECE_BY_ID[piece]
        if known.kind == "wall":
            walled.add(zone)
        elif known.kind == "floor" and (zone not in tiles or known.number < PIECE_BY_ID[tiles[zone]].number):
            tiles[zone] = piece
    lost: Off = {}
    for piece, zone in zones.items():
        kind = PIECE_BY_ID[piece].kind
        if zone not in FLOOR_OF:
            continue
        if zones.get(zone, TABLE) in (TABLE, HAND):
            lost[piece] = FALLEN
            continue
        bare = kind == "wall" and piece not in state.own and zone not in tiles
        if bare or (kind == "floor" and (zone not in walled or tiles[zone] != piece)):
            lost[piece] = HANGING
    for piece, fate in lost.items():
        del zones[piece]
        off[piece] = fate
    return bool(lost)
