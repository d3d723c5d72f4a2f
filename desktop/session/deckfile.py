"""Deck files: a deck in one envelope for every game, to be kept, sent and opened.

A deck that is still being worked on is a file like any other, marked as unfinished, so that nothing is
lost; it cannot be played. What is wrong inside it only its game can tell.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from pydantic import TypeAdapter

from desktop.engine.bad_input import BadInputError
from desktop.engine.deck import Deck, Provenance
from desktop.engine.plain_text import cleaned_name
from desktop.engine.record import read_json
from desktop.session.header import json_text
from desktop.session.migrations import DECK_STEPS, Step, brought_up

DECK_FORMAT = "ascent-table-deck"
DECK_VERSION = 1
DECK_SUFFIX = ".ascentdeck"

LONGEST_FILE_NAME, MOST_BYTES = 80, 200
"""Of a deck's name, in characters and in UTF-8: the usual disk takes 255 bytes, with all that is added."""

D = TypeVar("D", bound=Deck)

_OBJECTS: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, Any])
_NOT_IN_FILE_NAMES = re.compile(r'[\x00-\x1f<>:"/\\|?*\x7f]+')
_DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}


@dataclass(frozen=True, slots=True)
class DeckFile:
    """A deck file before its game has read it. ``deck`` is the whole deck as JSON."""

    game: str
    name: str
    provenance: Provenance
    deck: Mapping[str, Any]
    finished: bool = True


def is_deck(data: bytes | str) -> bool:
    """Whether a file is meant to be a deck, in its envelope or without."""
    try:
        return _is_deck(read_json(data, _OBJECTS))
    except BadInputError:
        return False


def read_deck(data: bytes | str, steps: Mapping[int, Step] = DECK_STEPS) -> DeckFile:
    """Open a deck file. A deck without its envelope, as the program's own are, will do.

    Raises:
        BadInputError: no deck at all, one of a newer version, or without a proper head.
    """
    value = _object(data)
    if not _is_deck(value):
        raise BadInputError("not-deck")
    if "format" not in value:
        return deck_file(value)
    [value] = brought_up([value], value.get("version"), DECK_VERSION, steps)
    deck, finished = value.get("deck"), value.get("finished", True)
    if not isinstance(deck, dict):
        raise _wrong_part("deck")
    if not isinstance(finished, bool):
        raise _wrong_part("finished")
    return deck_file(cast("dict[str, Any]", deck), finished=finished)


def deck_file(deck: Mapping[str, Any], *, finished: bool = True) -> DeckFile:
    """A deck with its head read.

    Raises:
        BadInputError: game, name or provenance are not as they should be.
    """
    game, name = deck.get("game"), deck.get("name")
    if not isinstance(game, str) or not game:
        raise _wrong_part("game")
    if not isinstance(name, str):
        raise _wrong_part("name")
    try:
        provenance = read_json(json.dumps(deck.get("provenance")), TypeAdapter(Provenance))
    except BadInputError as fault:
        raise _wrong_part("provenance") from fault
    return DeckFile(game[:60], cleaned_name(name)[:100], provenance, deck, finished)


def write_deck(deck: Mapping[str, Any], *, finished: bool) -> bytes:
    """A deck as a file, laid out for reading."""
    value = {"format": DECK_FORMAT, "version": DECK_VERSION, "finished": finished, "deck": deck}
    text = json.dumps(value, ensure_ascii=False, indent=2) + "\n"
    # half a letter, which some systems let people type, is no text and would spoil the file
    return text.encode("utf-8", "replace")


def playable_deck(file: DeckFile, decks: TypeAdapter[D]) -> D:
    """The deck as the game's rules read it.

    Raises:
        BadInputError: it is unfinished, or not a deck of this game.
    """
    if not file.finished:
        raise BadInputError("deck-unfinished", {"name": file.name})
    try:
        return read_json(json_text(file.deck), decks)
    except BadInputError as fault:
        where = str(fault.message.facts.get("where", "."))
        raise BadInputError("deck-refused", {"name": file.name, "where": where}) from fault


def file_name_of(name: str) -> str:
    """A file name for a deck that every system takes, with its suffix."""
    plain = _NOT_IN_FILE_NAMES.sub(" ", name).strip(" .")[:LONGEST_FILE_NAME]
    plain = plain.encode(errors="ignore")[:MOST_BYTES].decode(errors="ignore").strip(" .")
    if not plain or plain.partition(".")[0].strip().lower() in _DEVICES:
        plain = f"deck {plain}".strip()
    return plain + DECK_SUFFIX


def _is_deck(value: Mapping[str, Any]) -> bool:
    bare = "format" not in value and "provenance" in value and "game" in value
    return value.get("format") == DECK_FORMAT or bare


def _object(data: bytes | str) -> dict[str, Any]:
    """The JSON object of a file; where it is none, said without the words of the library that read it."""
    try:
        return read_json(data, _OBJECTS)
    except BadInputError as fault:
        if fault.message.id == "app.input.wrong-shape":
            raise BadInputError("not-deck") from fault
        if fault.message.id == "app.input.not-json":
            line = getattr(fault.__cause__, "lineno", 1)
            raise BadInputError("deck-damaged", {"line": line}) from fault
        raise


def _wrong_part(where: str) -> BadInputError:
    return BadInputError("deck-part", {"where": where})
