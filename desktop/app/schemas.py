"""The command ``schema``: JSON Schemas of everything that enters the program from outside."""

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import TypeAdapter

from desktop.app.command_line import UsageError
from desktop.app.games import load_rules
from desktop.app.task import FINE, Task
from desktop.engine.manifest import Manifest
from desktop.engine.message import Message
from desktop.session.header import Header
from desktop.session.journal import LINES
from desktop.session.positionfile import POSITION_FORMAT, POSITION_VERSION

JsonSchema = dict[str, Any]


def schema(task: Task) -> int:
    """Print one schema, or all of them as one object by name."""
    makers = _makers(task.games)
    name = task.arguments.positions.get("NAME")
    if name is None:
        task.console.answer({each: make() for each, make in makers.items()})
        return FINE
    if name not in makers:
        facts = {"value": name[:80], "detail": " ".join(makers)}
        raise UsageError(Message("app.cli.unknown-schema", facts))
    task.console.answer(makers[name]())
    return FINE


def _makers(games: Mapping[str, Manifest]) -> dict[str, Callable[[], JsonSchema]]:
    makers: dict[str, Callable[[], JsonSchema]] = {
        "match-header": Header.model_json_schema,
        "match-line": LINES.json_schema,
        "settings": _settings,
    }
    for game, manifest in games.items():
        makers |= {
            f"{game}.move": _Maker(manifest, "moves"),
            f"{game}.position": _Maker(manifest, "positions"),
            f"{game}.deck": _Maker(manifest, "decks"),
        }
    return makers


class _Maker:
    """Loads a game's rules only when its schema is asked for."""

    def __init__(self, manifest: Manifest, part: str) -> None:
        self._manifest = manifest
        self._part = part

    def __call__(self) -> JsonSchema:
        adapter: TypeAdapter[Any] = getattr(load_rules(self._manifest), self._part)
        own = adapter.json_schema()
        return _in_envelope(self._manifest.id, own) if self._part == "positions" else own


def _in_envelope(game: str, own: JsonSchema) -> JsonSchema:
    """The schema of a whole position file around the game's own part."""
    envelope = {
        "format": {"const": POSITION_FORMAT},
        "version": {"const": POSITION_VERSION},
        "game": {"const": game},
    }
    return {
        **own,
        "properties": {**envelope, **own.get("properties", {})},
        "required": [*envelope, *own.get("required", [])],
    }


def _settings() -> JsonSchema:
    from desktop.ui.settings.preferences import Preferences  # a record without Qt; loaded only when asked for

    return Preferences.model_json_schema()
