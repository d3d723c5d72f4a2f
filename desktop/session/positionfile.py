"""Position files: a table written by hand or by the program, in one envelope for every game."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import TypeAdapter

from desktop.engine.bad_input import BadInputError
from desktop.engine.game import GameRules
from desktop.engine.luck import Luck
from desktop.engine.record import read_json
from desktop.session.header import json_text
from desktop.session.migrations import POSITION_STEPS, Step, brought_up

S = TypeVar("S")

POSITION_FORMAT = "ascent-table-position"
POSITION_VERSION = 1
POSITION_SUFFIX = ".ascentposition"
"""Of a position that desktops are to open with the program. Any other name will do, too."""

_OBJECTS: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, Any])


@dataclass(frozen=True, slots=True)
class PositionFile:
    """A position file before its game has read it: the game's id, and the game's own part."""

    game: str
    own: Mapping[str, Any]


def read_position(data: bytes | str, steps: Mapping[int, Step] = POSITION_STEPS) -> PositionFile:
    """Open the envelope of a position file.

    Raises:
        BadInputError: no JSON object, no position file, or one of a newer version.
    """
    value = read_json(data, _OBJECTS)
    if value.get("format") != POSITION_FORMAT:
        raise BadInputError("not-position")
    own = dict(brought_up([value], value.get("version"), POSITION_VERSION, steps)[0])
    game = own.pop("game", None)
    if not isinstance(game, str):
        raise BadInputError("wrong-shape", {"where": "game", "detail": "string wanted"})
    del own["format"], own["version"]
    return PositionFile(game, own)


def state_of_position(rules: GameRules[S, Any], position: PositionFile, luck: Luck) -> S:
    """The state of a position; hidden parts that it leaves out are filled in with ``luck``.

    Raises:
        BadInputError: another game's, or it contradicts itself or the game's components.
    """
    if position.game != rules.game_id:
        facts = {"game": f"{position.game[:60]}.name", "wanted": f"{rules.game_id}.name"}
        raise BadInputError("other-game", facts)
    return rules.from_position(read_json(json_text(position.own), rules.positions), luck)


def position_value(rules: GameRules[S, Any], state: S) -> dict[str, Any]:
    """A state as the value of a position file, complete, hidden parts included."""
    own = rules.to_position(state).model_dump(mode="json", by_alias=True, exclude_none=True)
    return {"format": POSITION_FORMAT, "version": POSITION_VERSION, "game": rules.game_id, **own}


def write_position(rules: GameRules[S, Any], state: S) -> bytes:
    """A state as a position file, laid out for reading."""
    return (json.dumps(position_value(rules, state), ensure_ascii=False, indent=2) + "\n").encode()
