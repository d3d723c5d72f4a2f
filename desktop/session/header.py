"""What a match is set up with, as the first line of its file says it."""

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal
from uuid import uuid4

from pydantic import AfterValidator, Field, JsonValue

from desktop.engine.bad_input import BadInputError
from desktop.engine.deck import Deck
from desktop.engine.game import GameRules, Table
from desktop.engine.manifest import Manifest
from desktop.engine.options import Options, complete_options
from desktop.engine.plain_text import cleaned_name
from desktop.engine.record import Record, read_json

MATCH_FORMAT = "ascent-table-match"
MATCH_VERSION = 1
MATCH_SUFFIX = ".ascentmatch"
"""Of a match that is sent to somebody: desktops know the program by it. Any other name will do, too."""

NAME_LENGTH = 60
"""The longest name of a seat, in characters."""


class SeatInfo(Record):
    """Who sits at a seat: the name as typed (empty: the language's own "Player n"), and a colour id."""

    name: Annotated[str, AfterValidator(cleaned_name)] = Field(default="", max_length=NAME_LENGTH)
    colour: str = Field(default="", max_length=40)


class TableOptions(Record):
    """How this table wants to be run; no rule of the game.

    ``undo`` decides for steps that are not free to take back. With ``explicit_end`` off the act
    itself ends the turn.
    """

    undo: Literal["ask", "never", "free"] = "ask"
    explicit_end: bool = True


class Header(Record):
    """The set-up of a match. ``deck`` is carried whole, as JSON, so that the match outlives its file."""

    format: Literal["ascent-table-match"] = MATCH_FORMAT
    version: Literal[1] = MATCH_VERSION
    id: str = Field(pattern=r"^[0-9a-f]{32}$")
    game: str = Field(pattern=r"^[a-z][a-z0-9_]{0,59}$")
    rules_version: int = Field(ge=0)
    seats: tuple[SeatInfo, ...] = Field(min_length=1, max_length=99)
    first: int = Field(ge=0, le=99)
    options: dict[str, bool | int | str]
    deck: dict[str, JsonValue]
    table: TableOptions = TableOptions()
    created: str = Field(max_length=40)


def new_header(
    manifest: Manifest,
    rules: GameRules[Any, Any],
    seats: Sequence[SeatInfo],
    deck: Deck,
    *,
    created: str,
    first: int = 0,
    options: Options | None = None,
    table: TableOptions | None = None,
) -> Header:
    """The header of a new match, with a fresh id and every option of the game filled in.

    Raises:
        BadInputError: an option or number of seats that the game does not have.
    """
    header = Header(
        id=uuid4().hex,
        game=manifest.id,
        rules_version=rules.rules_version,
        seats=tuple(seats),
        first=first,
        options=dict(options or {}),
        deck=deck.model_dump(mode="json", by_alias=True),
        table=table or TableOptions(),
        created=created,
    )
    return checked_header(header, manifest)


def checked_header(header: Header, manifest: Manifest) -> Header:
    """The header with all options of the game; what the game cannot be played with is refused.

    Raises:
        BadInputError: another game, a wrong number of seats, first seat, option or value.
    """
    if header.game != manifest.id:
        raise BadInputError("other-game", {"game": f"{header.game}.name", "wanted": f"{manifest.id}.name"})
    count = len(header.seats)
    least, most = manifest.players
    if not least <= count <= most:
        raise BadInputError("wrong-players", {"count": count, "least": least, "most": most})
    if header.first > count:
        raise BadInputError("wrong-first", {"first": header.first, "count": count})
    return header.model_copy(update={"options": complete_options(manifest.options, header.options)})


def table_of(rules: GameRules[Any, Any], header: Header) -> Table:
    """The table that the rules open, with the header's deck read by the game.

    Raises:
        BadInputError: the deck is not one of this game.
    """
    deck = read_json(json_text(header.deck), rules.decks)
    return Table(len(header.seats), header.first, header.options, deck)


def json_text(value: Mapping[str, Any]) -> str:
    """The canonical JSON text of a value: one line, sorted keys, no spaces."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
