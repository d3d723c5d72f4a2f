"""The commands ``replay``, ``simulate`` and ``schema``."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from support.commands import Commands
from support.matches import begin, discard, end_turn, file_of, play_on, step
from support.toy import toy

from desktop.app.games import find_games, load_deck, load_rules
from desktop.session.dealer import SeededDealer
from desktop.session.header import SeatInfo, new_header
from desktop.session.journal import SnapshotLine
from desktop.session.match import Match
from desktop.session.matchfile import write_match


def test_a_match_is_played_again(commands: Commands) -> None:
    match = begin()
    play_on(match, 9)
    said = commands("replay", commands.file(file_of(match)))
    assert said.code == 0
    answer = said.answer
    assert (answer["game"], answer["fine"]) == ("cairn", True)
    assert answer["moves"] == answer["played"] == len(match.log)
    assert answer["to_act"] == f"seat:{match.turn_of}"
    assert answer["outcome"] is None
    assert "position" not in answer
    assert said.err


def test_the_position_of_a_match_is_given_when_asked_for(commands: Commands) -> None:
    match = begin()
    discard(match)
    discarded = match.state
    step(match, end_turn())
    match.undo()
    said = commands("replay", commands.file(file_of(match)), "--position")
    assert said.answer["position"]["hands"] == [list(hand) for hand in discarded.hands]


def test_a_finished_match_tells_its_outcome(commands: Commands) -> None:
    match = begin()
    play_on(match, 500)
    said = commands("replay", commands.file(file_of(match)))
    outcome = match.outcome
    assert outcome is not None
    assert said.answer["outcome"]["rule"] == outcome.rule


def test_a_refused_move_is_named(commands: Commands) -> None:
    match = begin()
    discard(match)
    step(match, end_turn())
    moves = [line for line in match.lines() if not isinstance(line, SnapshotLine)]
    wrong = {"kind": "lay", "stone": "stone-99", "pay": []}
    bad = [*moves[:1], moves[1].model_copy(update={"move": wrong}), *moves[2:]]
    said = commands("replay", commands.file(write_match(match.header, bad)[0]))
    assert said.code == 1
    assert said.answer["fine"] is False
    assert said.answer["played"] == 1
    assert said.answer["refused"]["move"] == 2
    assert said.answer["refused"]["rule"] == "cairn.hand"
    which, why = said.err.splitlines()
    assert "cairn.hand" in which
    assert "cairn.hand" in why


def test_a_snapshot_that_does_not_fit_is_refused(commands: Commands) -> None:
    match = begin()
    discard(match)
    lines = list(match.lines())
    assert isinstance(lines[-1], SnapshotLine)
    position = {**lines[-1].position, "to_act": 2}
    lines[-1] = lines[-1].model_copy(update={"position": position})
    said = commands("replay", commands.file(write_match(match.header, lines)[0]))
    assert said.code == 1
    assert said.answer["refused"]["reason"] == "app.input.other-position"


@pytest.mark.parametrize("cut", [1, 30])
def test_a_damaged_tail_is_a_bad_file(commands: Commands, cut: int) -> None:
    match = begin()
    discard(match)
    said = commands("replay", commands.file(file_of(match)[:-cut]))
    assert said.code == 2
    assert said.answer["fine"] is False
    assert said.answer["damage"]["reason"] == "app.input.damaged-line"
    assert said.err


@pytest.mark.parametrize("content", [b"", b"x", b"\0" * 99])
def test_what_is_no_match_is_a_bad_file(commands: Commands, content: bytes) -> None:
    said = commands("replay", commands.file(content))
    assert said.code == 2
    assert said.answer["reason"] == "app.input.not-match"


def test_a_match_of_an_unknown_game_is_a_bad_file(commands: Commands) -> None:
    header = begin().header.model_copy(update={"game": "chess"})
    said = commands("replay", commands.file(write_match(header, [])[0]))
    assert said.code == 2
    assert said.answer["reason"] == "app.input.unknown-game"


def test_simulations_are_one_line_a_match(commands: Commands) -> None:
    said = commands("simulate", "cairn", "--players", "3", "--seed", "5", "--games", "4")
    assert said.code == 0
    assert [answer["seed"] for answer in said.answers] == [5, 6, 7, 8]
    for answer in said.answers:
        assert answer["players"] == 3
        assert answer["road"] == "explained"
        assert answer["outcome"] in ("win", "loss")
        assert answer["rule"] in ("cairn.win", "cairn.loss")
        assert answer["moves"] > 0
    assert said.out == commands("simulate", "cairn", "--players", "3", "--seed", "5", "--games", "4").out


def test_the_first_legal_player_plays_the_same_match_for_the_same_deal(commands: Commands) -> None:
    one = commands("simulate", "cairn", "--player", "first-legal", "--seed", "3")
    assert one.answer == commands("simulate", "cairn", "--player", "first-legal", "--seed", "3").answer
    assert one.out != commands("simulate", "cairn", "--seed", "3").out


def test_options_are_given_as_words(commands: Commands) -> None:
    four = ("simulate", "cairn", "--option", "height=4", "--option", "marker=true", "--games", "20")
    assert any(answer["facts"].get("height") == 4 for answer in commands(*four).answers)


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("colour=1", "unknown-option"),
        ("height", "wrong-option"),
        ("height=5", "wrong-option"),
        ("marker=1", "wrong-option"),
    ],
)
def test_options_that_there_are_not_are_refused(commands: Commands, option: str, reason: str) -> None:
    said = commands("simulate", "cairn", "--option", option)
    assert said.code == 2
    assert said.answer["reason"] == f"app.input.{reason}"


def test_a_number_of_players_that_the_game_is_not_for_is_refused(commands: Commands) -> None:
    said = commands("simulate", "cairn", "--players", "4")
    assert said.code == 2
    assert said.answer["facts"] == {"count": 4, "least": 1, "most": 3}


def test_a_game_with_a_fast_road_is_simulated_on_it(commands: Commands) -> None:
    fast = commands("simulate", "tranquility", "--games", "3")
    slow = commands("simulate", "tranquility", "--games", "3", "--explained")
    assert {answer["road"] for answer in fast.answers} == {"fast"}
    assert {answer["road"] for answer in slow.answers} == {"explained"}


def test_the_same_seed_gives_the_same_matches_in_every_process() -> None:
    line = [sys.executable, "-m", "desktop", "simulate", "tranquility", "--players", "4", "--games", "5"]
    answers = {
        subprocess.run(
            line, cwd=Path(__file__).parents[2], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("0", "1", "777")
    }
    assert len(answers) == 1


def test_every_schema_is_there(commands: Commands) -> None:
    schemas = commands("schema").answer
    assert {"match-header", "match-line", "settings", "cairn.move", "cairn.position", "cairn.deck"} <= set(
        schemas
    )
    for name in find_games():
        assert {f"{name}.move", f"{name}.position", f"{name}.deck"} <= set(schemas)
    for name, schema in schemas.items():
        assert commands("schema", name).answer == schema


def test_a_position_schema_is_that_of_the_whole_file(commands: Commands) -> None:
    schema = commands("schema", "cairn.position").answer
    assert {"format", "version", "game", "seats"} <= set(schema["required"])
    assert schema["additionalProperties"] is False
    assert schema["properties"]["game"] == {"const": "cairn"}


def test_a_tranquility_match_is_played_again(commands: Commands) -> None:
    manifest = find_games()["tranquility"]
    rules = load_rules(manifest)
    header = new_header(
        manifest, rules, [SeatInfo()] * 3, load_deck(manifest, rules), created="now", options={"goats": True}
    )
    match: Match[Any] = Match.begin(rules, header, SeededDealer(1))
    play_on(match, 60)
    said = commands("replay", commands.file(file_of(match)))
    assert said.code == 0, said.err
    assert TypeAdapter(dict[str, Any]).validate_python(said.answer)["moves"] == len(match.log)
    assert json.dumps(said.answer)
    assert toy().manifest.id in find_games([toy().folder])
