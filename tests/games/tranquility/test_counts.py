"""Counts of reachable positions, and random matches of every kind to their end."""

import random
from collections import Counter
from typing import Any

import pytest
from support.luck import SeededLuck
from support.tranquility import climber, dealt, position, random_options, table, walk

from desktop.engine.ids import NATURE
from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.state import State

MATCHES = 300


def paths(state: State, depth: int) -> int:
    """How many rows of ``depth`` acts lead on from a state; ends of turns are taken as they come."""
    while (end := RULES.ending_move(state)) is not None:
        state = RULES.apply(state, end).state
    if RULES.turn_of(state) == NATURE:
        state = RULES.apply(state, RULES.nature(state, SeededLuck(0))).state
    if depth == 0:
        return 1
    return sum(paths(RULES.apply(state, move).state, depth - 1) for move in RULES.legal_moves(state))


SMALL: dict[str, Any] = {
    "mountain": {
        "r1p1": "green-6",
        "r1p2": "bridge-1",
        "r1p3": "green-8-a",
        "r1p4": "blue-7",
        "r2p1": "red-6",
    },
    "hands": [["blue-7", "campfire-green", "red-8"], ["bridge-2", "green-9", "blue-8"]],
    "decks": [["green-2", "red-9"], ["red-7", "blue-9"]],
    "turn": 1,
}
EVERYTHING = {**SMALL, "options": {"goats": True, "green_path": True, "panorama": True}, "goats": {"r1p4": 1}}
EVERYTHING = {**EVERYTHING, "mountain": {**SMALL["mountain"], "r1p1": "green-6-a", "r1p4": "blue-7"}}
SOLO: dict[str, Any] = {
    "players": 1,
    "mountain": {"r1p1": "green-6", "r1p2": "blue-7"},
    "hands": [["red-7", "bridge-1", "campfire-blue"]],
    "decks": [["green-8", "red-9"]],
}


@pytest.mark.parametrize(
    ("fields", "counts"),
    [(SMALL, (12, 105, 982)), (EVERYTHING, (12, 105, 1030)), (SOLO, (8, 107, 493))],
    ids=["small", "modules", "solo"],
)
def test_as_many_ways_as_counted_before(fields: dict[str, Any], counts: tuple[int, ...]) -> None:
    state = position(**fields)
    assert tuple(paths(state, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_random_matches_come_to_an_end_and_somebody_can_always_move(seats: int) -> None:
    ends: Counter[str] = Counter()
    for seed in range(MATCHES // 5):
        rng = random.Random(seed * 5 + seats)
        state = RULES.opening(table(seats, 0, **random_options(rng)))
        for _, _, after in walk(state, seed, climber(rng)):
            state = after
        end = RULES.outcome(state)
        assert end is not None
        assert list(RULES.legal_moves(state)) == list(RULES.marker_moves(state)) == []
        ends[end.rule] += 1
    assert ends["tranq.end.loss"] + ends["tranq.end.win"] == MATCHES // 5


def test_the_walk_of_a_seed_is_the_same_every_time() -> None:
    first = [move for _, move, _ in walk(dealt(3), 3)]
    assert first == [move for _, move, _ in walk(dealt(3), 3)]
