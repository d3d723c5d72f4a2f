"""Which turn it is: each is counted once, also one that ends for the same seat, and none after the last."""

from dataclasses import replace
from typing import Any

from support.matches import begin, discard, end_turn, header_of, play_on, step
from support.toy import toy

from desktop.session.dealer import SeededDealer
from desktop.session.match import Match


def test_the_end_of_a_turn_is_counted_once() -> None:
    match = begin(seats=3)
    for turn in range(1, 5):
        assert match.turn == turn
        discard(match)
        assert match.turn == turn
        step(match, end_turn())
    assert sum(entry.ends_turn for entry in match.log) == 4
    assert match.turn_of == 2


def test_after_the_last_turn_none_is_counted() -> None:
    match = begin(seats=1)
    play_on(match, 500, seed=3)
    assert match.turn_of is None
    assert match.outcome is not None
    assert match.played[-1].ends_turn
    assert sum(entry.ends_turn for entry in match.played) == match.turn
    last = match.turn
    match.undo()
    assert match.turn == last


def test_a_turn_can_end_for_the_same_seat_again() -> None:
    class WholeTurns:
        """Cairn where a discard is a whole turn by itself."""

        def __getattr__(self, name: str) -> Any:
            return getattr(toy().rules, name)

        def apply(self, state: Any, move: Any) -> Any:
            made = toy().rules.apply(state, move)
            return replace(made, ends_turn=isinstance(move, toy().module.Discard))

    rules: Any = WholeTurns()
    match = Match.begin(rules, header_of(1), SeededDealer(1))
    assert match.turn == 1
    discard(match)
    assert (match.turn, match.turn_of) == (2, 1)
    match.undo()
    assert match.turn == 1
