"""Whole matches: a slice of the long measurements, which are commands (``evidence.west_balance``)."""

import random

import pytest
from evidence import west_balance
from support.west import RULES, dealt
from support.west_players import PLAYERS, greedy, played

from desktop.games.the_west.rules.fast import Fast


@pytest.mark.parametrize("players", PLAYERS)
def test_matches_end_in_their_bound_and_are_told(players: str) -> None:
    result = west_balance.look(players, 0)
    assert "fault" not in result, result
    games = result["games"]
    assert len(games) == west_balance.GAMES
    assert {game["winner"] for game in games} == {"first", "second"}
    assert west_balance.told(games).startswith("first ")


def test_the_greedy_player_beats_chance() -> None:
    wins = 0
    for seed in range(20):
        match = Fast.from_state(dealt(seed, first=1))
        played(match, greedy, PLAYERS["random"], random.Random(seed))
        outcome = RULES.outcome(match.to_state())
        assert outcome is not None
        wins += outcome.winners == (1,)
    assert wins > 14


def test_a_match_goes_the_same_way_twice() -> None:
    ends = []
    for _ in range(2):
        match = Fast.from_state(dealt(5))
        played(match, greedy, greedy, random.Random(5))
        ends.append(match.to_state())
    assert ends[0] == ends[1]
