import json
from typing import Any

import pytest
from support.matches import begin, play_on
from support.toy import toy

from desktop.engine.bad_input import BadInputError
from desktop.session.dealer import SeededDealer
from desktop.session.positionfile import read_position, state_of_position, write_position

FIRST: dict[str, Any] = {"format": "ascent-table-position", "version": 1, "game": "cairn"}


def state_from(value: dict[str, Any], seed: int = 0) -> Any:
    return state_of_position(toy().rules, read_position(json.dumps(value)), SeededDealer(seed))


@pytest.mark.parametrize("seed", range(10))
def test_a_written_position_is_read_back_without_luck(seed: int) -> None:
    match = begin(seed, seats=1 + seed % 3)
    play_on(match, seed * 3, seed)
    data = write_position(match.rules, match.state)
    assert state_of_position(match.rules, read_position(data), SeededDealer(99)) == match.state


def test_hidden_parts_that_are_left_out_come_from_the_seed() -> None:
    value = {**FIRST, "seats": 2, "to_act": 1, "cairn": ["stone-4"]}
    assert state_from(value, 0) == state_from(value, 0)
    assert len({state_from(value, seed).deck for seed in range(20)}) > 10
    assert "stone-4" not in (*state_from(value).deck, *state_from(value).hands[0])


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ({}, "not-position"),
        ({"format": "ascent-table-match"}, "not-position"),
        ({**FIRST, "version": 2}, "newer-file"),
        ({**FIRST, "version": None}, "wrong-version"),
        ({**FIRST, "game": 3}, "wrong-shape"),
        ({**FIRST, "game": "chess"}, "other-game"),
        ({**FIRST, "seats": 2, "to_act": "1"}, "wrong-shape"),
        ({**FIRST, "seats": 2, "to_act": 1, "unknown": 1}, "wrong-shape"),
        ({**FIRST, "seats": 2, "to_act": 1, "cairn": ["stone-1", "stone-1"]}, "wrong-cards"),
    ],
)
def test_what_is_no_position_is_refused(value: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadInputError) as caught:
        state_from(value)
    assert caught.value.message.id == f"app.input.{reason}"


@pytest.mark.parametrize(
    "text", ["", "[]", "3", "[" * 10_000, '{"format":1,"format":2}', '{"a":1e999}', "\0"]
)
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(BadInputError):
        state_of_position(toy().rules, read_position(text), SeededDealer(0))
