"""What the set-up screen hands over when a match is to begin."""

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import JsonValue

from desktop.engine.ids import Seat
from desktop.engine.options import OptionValue
from desktop.session.header import Header, SeatInfo, TableOptions


@dataclass(frozen=True, slots=True)
class SetupChoice:
    """A match to be: the game, who sits where, who begins (0: drawn), options and table manners."""

    game: str
    seats: tuple[SeatInfo, ...]
    first: Seat
    options: Mapping[str, OptionValue]
    table: TableOptions
    deck: str = ""
    """The id of the deck on the shelf; empty stands for the one that the game is played with."""
    carried: Mapping[str, JsonValue] | None = None
    """The whole deck of a match before, to be played with again whatever became of its file."""


def once_more(header: Header) -> SetupChoice:
    """The same people, options and deck as in a match before."""
    return SetupChoice(
        header.game, header.seats, header.first, header.options, header.table, carried=header.deck
    )
