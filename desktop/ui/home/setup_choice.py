"""What the set-up screen hands over when a match is to begin."""

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.engine.ids import Seat
from desktop.engine.options import OptionValue
from desktop.session.header import SeatInfo, TableOptions


@dataclass(frozen=True, slots=True)
class SetupChoice:
    """A match to be: the game, who sits where, who begins (0: drawn), options and table manners."""

    game: str
    seats: tuple[SeatInfo, ...]
    first: Seat
    options: Mapping[str, OptionValue]
    table: TableOptions
