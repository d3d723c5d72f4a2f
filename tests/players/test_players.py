"""The plain players, and matches played out among them."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from support.toy import toy

from desktop.app.games import find_games, load_deck, load_fast_road, load_rules
from desktop.engine.game import Table
from desktop.engine.options import complete_options
from desktop.players.fastroad import play_out_fast
from desktop.players.plain import FirstLegal, RandomPlayer
from desktop.players.playout import play_out
from desktop.session.dealer import SeededDealer


def opening(seats: int = 2) -> Any:
    game = toy()
    options = complete_options(game.manifest.options, {})
    return game.rules.opening(Table(seats, 0, options, game.deck))


def test_the_first_legal_player_takes_the_first() -> None:
    assert FirstLegal().choose([7, 8, 9]) == 7


def test_the_random_player_takes_each_equally_often() -> None:
    player = RandomPlayer(SeededDealer(1))
    counts = Counter(player.choose("abc") for _ in range(3000))
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.parametrize("seed", range(20))
def test_a_match_is_played_to_its_end(seed: int) -> None:
    luck = SeededDealer(seed)
    seen: list[Any] = []
    played = play_out(
        toy().rules,
        opening(),
        RandomPlayer(luck),
        luck,
        watch=lambda before, move, after: seen.append((before, move, after)),
    )
    assert played.outcome == toy().rules.outcome(played.state)
    assert played.outcome is not None
    assert not played.stuck
    assert len(seen) == played.moves > played.decisions > 0
    assert all(one[2] is other[0] for one, other in pairwise(seen))
    assert seen[-1][2] is played.state


def test_a_match_without_end_is_given_up() -> None:
    played = play_out(toy().rules, opening(), FirstLegal(), SeededDealer(1), most=5)
    assert (played.moves, played.outcome, played.stuck) == (5, None, False)


class Stuck:
    """The toy's rules, but nobody can ever move."""

    def __getattr__(self, name: str) -> Any:
        return (lambda state: iter(())) if name == "legal_moves" else getattr(toy().rules, name)


def test_rules_that_leave_no_move_are_found_out() -> None:
    rules: Any = Stuck()
    played = play_out(rules, opening(), FirstLegal(), SeededDealer(1))
    assert played.stuck
    assert played.outcome is None


class ShortRoad:
    """A fast road on which a match has ``length`` moves; with ``dead`` it never says that it is over."""

    def __init__(self, length: int, *, dead: bool = False) -> None:
        self._left, self._dead = length, dead

    def from_state(self, state: Any, luck: Any = None) -> "ShortRoad":
        self._state = state
        return self

    @property
    def over(self) -> bool:
        return not self._left and not self._dead

    @property
    def outcome(self) -> None:
        return None

    def moves(self) -> list[int]:
        return [1, 2] if self._left else []

    def play(self, code: int) -> None:
        self._left -= 1

    def to_state(self) -> Any:
        return self._state


@pytest.mark.parametrize(
    ("road", "decisions", "stuck"),
    [(ShortRoad(3), 3, False), (ShortRoad(3, dead=True), 3, True), (ShortRoad(99), 10, False)],
)
def test_the_fast_road_is_followed_to_its_end(road: Any, decisions: int, stuck: bool) -> None:
    played = play_out_fast(toy().rules, road, opening(), FirstLegal(), SeededDealer(1), most=10)
    assert (played.decisions, played.stuck, played.moves) == (decisions, stuck, decisions + 1)
    assert played.state.phase == "act"


def test_each_fast_road_ends_as_the_explained_rules_say() -> None:
    for manifest in find_games().values():
        road, rules = load_fast_road(manifest), load_rules(manifest)
        if road is None:
            continue
        table = Table(2, 0, complete_options(manifest.options, {}), load_deck(manifest, rules))
        for seed in range(20):
            luck = SeededDealer(seed)
            played = play_out_fast(rules, road, rules.opening(table), RandomPlayer(luck), luck)
            assert played.outcome is not None
            assert rules.outcome(played.state) == played.outcome
