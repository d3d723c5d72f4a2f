"""The lines of a match file after its header, as records; what they say, not how they are written."""

from typing import Annotated, Literal

from pydantic import Field, JsonValue, TypeAdapter

from desktop.engine.record import Record
from desktop.session.header import SeatInfo, TableOptions

Count = Annotated[int, Field(ge=0, le=1_000_000)]


class Mark(Record):
    """Where the match stands, so that a list of matches needs no rules to tell it."""

    turn: Count
    to_act: Count | None
    outcome: Literal["win", "loss", "draw"] | None


class MoveLine(Record):
    """Move number ``n``, made by ``seat``; whatever was logged from ``n`` on before is superseded."""

    kind: Literal["move"] = "move"
    n: Count
    seat: Count
    auto: bool = False
    move: dict[str, JsonValue]

    @property
    def is_decision(self) -> bool:
        """Whether a person chose this move."""
        return self.seat != 0 and not self.auto


class CursorLine(Record):
    """The table went back or forth to the state after move ``to``."""

    kind: Literal["cursor"] = "cursor"
    to: Count
    mark: Mark


class SnapshotLine(Record):
    """The position after move ``at``. With ``start`` the log begins here, without earlier moves."""

    kind: Literal["snapshot"] = "snapshot"
    at: Count
    start: bool = False
    position: dict[str, JsonValue]
    mark: Mark


class ChangeLine(Record):
    """A change of the header in mid-match: a seat renamed, a table option switched."""

    kind: Literal["change"] = "change"
    seats: tuple[SeatInfo, ...] | None = None
    table: TableOptions | None = None


Line = MoveLine | CursorLine | SnapshotLine | ChangeLine

LINES: TypeAdapter[Line] = TypeAdapter(Annotated[Line, Field(discriminator="kind")])
