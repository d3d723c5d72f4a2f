"""On which floors a figure finds a place to stand, as Nature told it (shinra.place.full-floor)."""

from collections.abc import Container, Iterable, Mapping
from typing import Protocol

from desktop.engine.ids import PieceId, ZoneId
from desktop.games.shinra_tower.rules.pieces import FAMILIES_OF_FIGURES, PIECE_BY_ID
from desktop.games.shinra_tower.rules.state import FLOOR_OF, Narrow


class Crowded(Protocol):
    """A tower of which it was told where there is no room: a state, or a view of one."""

    @property
    def full(self) -> tuple[int, ...]:
        """The floors on which no further figure finds a place."""
        ...

    @property
    def narrow(self) -> Narrow:
        """By family, the floors on which no further figure of its width finds one."""
        ...

    def zone_of(self, piece: PieceId) -> ZoneId:
        """Where a piece is."""
        ...


def is_full(there: Crowded, piece: PieceId, floor: int) -> bool:
    """Whether a figure finds no place on a floor. Where it stands already, it has one."""
    if FLOOR_OF.get(there.zone_of(piece)) == floor:
        return False
    return floor in there.full or floor in dict(there.narrow).get(PIECE_BY_ID[piece].family, ())


def narrow_floors(told: Mapping[str, tuple[int, ...]], floors: Iterable[int], full: Container[int]) -> Narrow:
    """What was told of those floors, unless they are full for everybody; in the order of the box."""
    floors = tuple(floors)
    kept = (
        (family, tuple(floor for floor in floors if floor in told.get(family, ()) and floor not in full))
        for family in FAMILIES_OF_FIGURES
    )
    return tuple((family, narrow) for family, narrow in kept if narrow)
