"""The mountain's places: rows, what holds what, neighbours, and steps up (tranq.setup.base).

Places are counted from 0 in reading order from the base: row 1 is 0-8, row 8 is 42 and 43, the
Summit 44. The tables below are indexed by that number.
"""

from typing import Final

from desktop.engine.ids import ZoneId

ROWS: Final = 9
BASE_WIDTH: Final = 9
SUMMIT: Final = 44
"""The number of the Summit's place."""
SLOPE: Final = 44
"""How many places there are below the Summit."""
TOP_ROW: Final = 8
"""The highest row of Ascent cards."""

PLACES: Final = range(SUMMIT + 1)


def width_of(row: int) -> int:
    """How many places a row has."""
    return BASE_WIDTH + 1 - row


ROW_START: Final = (0, *(sum(width_of(row) for row in range(1, r)) for r in range(1, ROWS + 1)))
"""First place of each row; index 0 is unused."""

ROW_OF: Final = tuple(row for row in range(1, ROWS + 1) for _ in range(width_of(row)))
POSITION_OF: Final = tuple(k for row in range(1, ROWS + 1) for k in range(1, width_of(row) + 1))


def place_at(row: int, position: int) -> int:
    """The place in a row, both counted from 1."""
    return ROW_START[row] + position - 1


def _left(place: int) -> int | None:
    return place - 1 if POSITION_OF[place] > 1 else None


def _right(place: int) -> int | None:
    return place + 1 if POSITION_OF[place] < width_of(ROW_OF[place]) else None


def _holders(place: int) -> tuple[int, ...]:
    """The two places that hold one: k and k+1 of the row below; none under row 1."""
    row, position = ROW_OF[place], POSITION_OF[place]
    return () if row == 1 else (place_at(row - 1, position), place_at(row - 1, position + 1))


def _above(place: int) -> tuple[int, ...]:
    """The places that one helps to hold: k-1 and k of the row above, where they exist."""
    row, position = ROW_OF[place], POSITION_OF[place]
    if row == ROWS:
        return ()
    return tuple(place_at(row + 1, k) for k in (position - 1, position) if 1 <= k <= width_of(row + 1))


LEFT: Final = tuple(_left(place) for place in PLACES)
RIGHT: Final = tuple(_right(place) for place in PLACES)
HOLDERS: Final = tuple(_holders(place) for place in PLACES)
ABOVE: Final = tuple(_above(place) for place in PLACES)

PLACE_IDS: Final[tuple[ZoneId, ...]] = (
    *(f"r{ROW_OF[place]}p{POSITION_OF[place]}" for place in range(SLOPE)),
    "summit",
)
PLACE_BY_ID: Final = {identifier: place for place, identifier in enumerate(PLACE_IDS)}


def row_places(row: int) -> range:
    """The places of a row from left to right."""
    return range(ROW_START[row], ROW_START[row] + width_of(row))
