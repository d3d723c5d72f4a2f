"""The fast road says what the explained rules say."""

import pytest
from support.luck import SeededLuck
from support.west import RULES, dealt, table
from support.west_fast import Tally, compare

from desktop.games.the_west.rules.fast import Fast

STATES = 10_000


def test_moves_and_successors_are_the_same_over_random_matches() -> None:
    tally = Tally()
    seed = 0
    while tally.states < STATES:
        compare(seed, tally)
        seed += 1
    assert set(tally.kinds) == {
        "choose_side",
        "take_all",
        "take_two",
        "play_locus",
        "cityengine",
        "skip_action",
        "use",
        "answer",
        "by_hand_done",
        "play_doppelgate",
        "discard_down",
        "end_turn",
    }
    assert set(tally.ends) == {"points", "deck", "loci", "idle"}


def test_before_the_deal_there_is_no_fast_match() -> None:
    with pytest.raises(ValueError, match="deal"):
        Fast.from_state(RULES.opening(table()))


def test_a_copy_changes_apart() -> None:
    match = Fast.from_state(dealt(), SeededLuck(0))
    before = match.to_state()
    match.copy().play(0)
    assert match.to_state() == before
