"""The commands ``check`` and ``try``."""

import io
import json
import sys
from typing import Any

import pytest
from support.commands import Commands
from support.matches import begin

from desktop.session.matchfile import write_match

POSITION: dict[str, Any] = {
    "format": "ascent-table-position",
    "version": 1,
    "game": "cairn",
    "seats": 2,
    "to_act": 1,
    "cairn": ["stone-4"],
    "hands": [["stone-2", "stone-6", "stone-12"], ["stone-1", "stone-3", "stone-5"]],
    "with_marker": True,
}
"""Seat 1 may lay 6 for nothing, or 12 for one other stone."""


class Standard:
    """Standard input with bytes in it."""

    def __init__(self, data: bytes) -> None:
        self.buffer = io.BytesIO(data)


def test_a_sound_position_lists_its_moves(commands: Commands) -> None:
    said = commands("check", commands.file(POSITION))
    assert said.code == 0
    answer = said.answer
    assert (answer["valid"], answer["game"], answer["to_act"], answer["outcome"]) == (
        True,
        "cairn",
        "seat:1",
        None,
    )
    assert {"kind": "lay", "stone": "stone-6", "pay": []} in answer["moves"]
    assert len(answer["moves"]) == 6
    assert answer["markers"] == [{"kind": "marker", "on": True}]
    assert said.err == "The position is sound; there are 6 legal moves.\n"


def test_a_position_at_its_end_says_so(commands: Commands) -> None:
    over = {
        **POSITION,
        "hands": [[], []],
        "deck": [f"stone-{n}" for n in (1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12)],
    }
    said = commands("check", commands.file(over))
    assert said.code == 0
    assert said.answer["to_act"] is None
    assert said.answer["outcome"] == {
        "kind": "loss",
        "winners": [],
        "rule": "cairn.loss",
        "facts": {"seat": "seat:1"},
    }
    assert said.answer["moves"] == []
    assert "cairn.loss" in said.err


@pytest.mark.parametrize(
    "content", [{**POSITION, "cairn": ["stone-1"]}, {"a": 1}, b"", b"\0" * 9, b"[" * 9999, b'{"a":1,"a":2}']
)
def test_an_unsound_position_is_told(commands: Commands, content: Any) -> None:
    said = commands("check", commands.file(content))
    assert said.code == 2
    assert said.answer["valid"] is False
    assert said.answer["reason"].startswith("app.input.")
    assert said.err


def test_a_missing_file_is_told(commands: Commands) -> None:
    said = commands("check", str(commands.folder / "missing"))
    assert said.code == 2
    assert "missing" in said.err
    assert commands("check", str(commands.folder)).code == 2


def test_standard_input_is_read(commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Standard(json.dumps(POSITION).encode()))
    assert commands("check", "-").code == 0
    monkeypatch.setattr(sys, "stdin", Standard(b" " * 5_000_001))
    said = commands("check", "-")
    assert said.code == 2
    assert said.answer["reason"] == "app.input.too-large"


def test_hidden_parts_come_from_the_seed(commands: Commands) -> None:
    short = {key: value for key, value in POSITION.items() if key != "hands"}
    path = commands.file(short)
    answers = {commands("check", path, "--seed", str(seed)).out for seed in range(6)}
    assert len(answers) > 1
    assert commands("check", path).out == commands("check", path, "--seed", "0").out


def test_an_allowed_move_gives_what_becomes_of_it(commands: Commands) -> None:
    said = commands("try", commands.file(POSITION), '{"kind":"lay","stone":"stone-12","pay":["stone-2"]}')
    assert said.code == 0
    answer = said.answer
    assert (answer["allowed"], answer["rule"]) == (True, "cairn.lay")
    assert [event["id"] for event in answer["events"]] == ["cairn.event.lay"]
    assert answer["events"][0]["shifts"][0] == {"piece": "stone-12", "origin": "hand-1", "target": "cairn"}
    assert answer["position"]["cairn"] == ["stone-4", "stone-12"]
    assert answer["outcome"] is None
    assert said.err
    again = commands("check", commands.file(answer["position"], "after.json"))
    assert again.answer["moves"] == [{"kind": "end_turn"}]


def test_natures_answer_is_part_of_what_becomes_of_it(commands: Commands) -> None:
    last = {
        **POSITION,
        "phase": "refill",
        "hands": [["stone-6", "stone-12"], ["stone-1", "stone-3", "stone-5"]],
        "deck": ["stone-2"],
        "discards": ["stone-7", "stone-8", "stone-9", "stone-10", "stone-11"],
    }
    said = commands("try", commands.file(last), '{"kind":"end_turn"}')
    assert [event["id"] for event in said.answer["events"]] == ["cairn.event.drawn", "cairn.event.reshuffle"]
    assert said.answer["events"][0]["facts"] == {"seat": "seat:1", "stones": ["stone-2"]}
    assert len(said.answer["position"]["deck"]) == 5


def test_the_last_move_tells_the_outcome(commands: Commands) -> None:
    near = {**POSITION, "height": 2}
    said = commands("try", commands.file(near), '{"kind":"lay","stone":"stone-6"}')
    assert said.answer["outcome"]["kind"] == "win"
    assert said.answer["outcome"]["winners"] == ["seat:1", "seat:2"]


def test_a_refused_move_names_the_rule_and_facts(commands: Commands) -> None:
    said = commands("try", commands.file(POSITION), '{"kind":"lay","stone":"stone-12"}')
    assert said.code == 1
    assert said.answer == {"allowed": False, "rule": "cairn.pay", "facts": {"cost": 1, "paid": 0}}
    assert "cairn.pay" in said.err


def test_a_move_may_be_a_file_or_standard_input(commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    move = {"kind": "lay", "stone": "stone-6"}
    position = commands.file(POSITION)
    assert commands("try", position, commands.file(move, "move.json")).code == 0
    monkeypatch.setattr(sys, "stdin", Standard(json.dumps(move).encode()))
    assert commands("try", position, "-").code == 0


@pytest.mark.parametrize("move", ['{"kind":"fly"}', "{", "missing.json", '{"kind":"lay","stone":7}'])
def test_a_move_that_cannot_be_read_is_told(commands: Commands, move: str) -> None:
    said = commands("try", commands.file(POSITION), move)
    assert said.code == 2
    assert said.answer["reason"].startswith("app.input.")
    assert said.err


def test_verdicts_are_spoken_in_the_games_own_words(commands: Commands) -> None:
    position = commands.file(
        {
            "format": "ascent-table-position",
            "version": 1,
            "game": "tranquility",
            "mountain": {"r1p1": "blue-5-a"},
            "hands": [["blue-2-a", "red-5-a"], 5],
        }
    )
    move = '{"kind":"play","card":"blue-2-a","place":"r1p2","pay":[]}'
    told = {commands("try", position, move, "--language", code).err for code in ("en", "ja", "ru")}
    assert len(told) == 3
    for sentence in told:
        assert "tranq." not in sentence
        assert "blue" not in sentence or "The blue 2" in sentence


@pytest.mark.parametrize("rest", [("check",), ("try",)])
@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_a_saved_game_is_told_from_a_position(
    commands: Commands, rest: tuple[str, ...], language: str
) -> None:
    match = begin()
    file = commands.folder / "game.jsonl"
    file.write_bytes(write_match(match.header, match.lines())[0])
    move = ("{}",) if rest == ("try",) else ()
    said = commands("--language", language, *rest, str(file), *move)
    assert (said.code, said.answer["reason"]) == (2, "app.input.match-not-position")
    assert "replay" in said.err
    assert commands("replay", str(file)).code == 0
