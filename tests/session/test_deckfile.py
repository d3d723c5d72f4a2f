"""Deck files: written and read, refused with a reason, named so that every system takes them."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from desktop.engine.bad_input import BadInputError
from desktop.engine.deck import Deck
from desktop.session.deckfile import (
    DECK_SUFFIX,
    file_name_of,
    is_deck,
    playable_deck,
    read_deck,
    write_deck,
)
from desktop.session.wholefile import replace_file

DECK: dict[str, Any] = {
    "game": "cairn",
    "name": "Камни <b>石</b>",
    "provenance": {"kind": "own", "source": "my box", "author": "Ёж"},
    "stones": ["stone-1"],
}


class Stones(Deck):
    stones: tuple[str, ...]


STONES = TypeAdapter(Stones)


def text_of(**changes: Any) -> str:
    return json.dumps({"format": "ascent-table-deck", "version": 1, "finished": True, "deck": DECK} | changes)


@pytest.mark.parametrize("finished", [True, False])
def test_what_is_written_is_read(finished: bool) -> None:
    data = write_deck(DECK, finished=finished)
    file = read_deck(data)
    assert (file.game, file.name, file.finished, file.deck) == ("cairn", DECK["name"], finished, DECK)
    assert file.provenance.author == "Ёж"
    assert "石" in data.decode("utf-8")
    assert is_deck(data)


def test_a_deck_without_its_envelope_will_do() -> None:
    bare = json.dumps(DECK)
    assert is_deck(bare)
    assert read_deck(bare).deck == DECK
    assert read_deck(bare).finished


def test_half_a_letter_does_not_spoil_the_file() -> None:
    data = write_deck(DECK | {"name": "a\ud800b"}, finished=True)
    assert read_deck(data).name == "a?b"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "deck-damaged"),
        (b'{"format":', "deck-damaged"),
        (b"\xff\xfe", "deck-damaged"),
        (b"[" * 100_000, "deck-damaged"),
        (b"[]", "not-deck"),
        (b"null", "not-deck"),
        (b"{}", "not-deck"),
        (b'{"format": "ascent-table-position", "version": 1}', "not-deck"),
        (b'{"game": "cairn", "game": "cairn", "provenance": 1}', "doubled-key"),
        (text_of(version=2), "newer-file"),
        (text_of(version="1"), "wrong-version"),
        (text_of(deck=[]), "deck-part"),
        (text_of(finished="yes"), "deck-part"),
        (text_of(deck=DECK | {"game": 5}), "deck-part"),
        (text_of(deck=DECK | {"game": ""}), "deck-part"),
        (text_of(deck=DECK | {"name": None}), "deck-part"),
        (text_of(deck=DECK | {"provenance": {"kind": "stolen"}}), "deck-part"),
        (text_of(deck={}), "deck-part"),
        (b" " * 5_000_001, "too-large"),
    ],
)
def test_anything_else_is_refused_with_a_reason(data: bytes | str, reason: str) -> None:
    with pytest.raises(BadInputError) as refusal:
        read_deck(data)
    assert refusal.value.message.id == f"app.input.{reason}"


def test_a_damaged_file_names_its_line() -> None:
    with pytest.raises(BadInputError) as refusal:
        read_deck('{\n"format": "ascent-table-deck",\n!}')
    assert refusal.value.message.facts["line"] == 3


def test_what_is_no_json_is_no_deck() -> None:
    assert not is_deck(b"{")
    assert not is_deck(b"[]")
    assert not is_deck(b'{"format": "ascent-table-position"}')


def test_only_a_finished_deck_of_the_game_is_played_with() -> None:
    assert playable_deck(read_deck(text_of()), STONES).stones == ("stone-1",)
    with pytest.raises(BadInputError) as refusal:
        playable_deck(read_deck(text_of(finished=False)), STONES)
    assert refusal.value.message.id == "app.input.deck-unfinished"
    with pytest.raises(BadInputError) as refusal:
        playable_deck(read_deck(text_of(deck=DECK | {"stones": [1]})), STONES)
    assert refusal.value.message.id == "app.input.deck-refused"
    assert refusal.value.message.facts["where"] == "stones.0"


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("a.b", "a.b"),
        ("日本語", "日本語"),
        ("Партия 1", "Партия 1"),
        ("a/b\\c:d", "a b c d"),
        ("dots. . ", "dots"),
        ("CON", "deck CON"),
        ("nul.txt", "deck nul.txt"),
        ("", "deck"),
        ("???", "deck"),
        ("x" * 200, "x" * 80),
    ],
)
def test_every_name_makes_a_file_name(name: str, file: str) -> None:
    assert file_name_of(name) == file + DECK_SUFFIX


@pytest.mark.parametrize("letter", ["日", "😀", "Ж", "x"])
def test_the_disk_takes_the_file_name_of_the_longest_name(tmp_path: Path, letter: str) -> None:
    file = tmp_path / file_name_of(letter * 100)
    replace_file(file, b"deck")
    assert file.read_bytes() == b"deck"
    assert file.name.startswith(letter * 40)
