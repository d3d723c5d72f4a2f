"""The fast rules say what the explained rules say."""

import pytest
from support.luck import SeededLuck
from support.tranquility import dealt, play, position, slope
from support.tranquility_fast import Tally, compare, follow

from desktop.games.tranquility.rules.deck import STANDARD_GOAT_CARDS
from desktop.games.tranquility.rules.fast import Fast
from desktop.games.tranquility.rules.fast_tables import DISCARD, ROPE
from desktop.games.tranquility.rules.game import RULES

STATES = 10_000


def test_moves_and_successors_are_the_same_over_random_matches() -> None:
    tally = Tally()
    seed = 0
    while tally.states < STATES:
        compare(seed, tally)
        seed += 1
    assert set(tally.kinds) == {"Play", "Campfire", "DiscardTwo", "Herd", "Rope"}
    assert set(tally.ends) == {"tranq.end.win", "tranq.end.loss"}


@pytest.mark.parametrize("goal", ["summit", "row8"])
@pytest.mark.parametrize("herds", [{"r8p1": 8}, {"r7p1": 1, "r8p2": 7}, {"r8p1": 7}])
def test_goats_win_and_open_the_top_alike(goal: str, herds: dict[str, int]) -> None:
    mountain = slope(3)
    lying = list(mountain.values())[: sum(herds.values())]
    others = [card for card in STANDARD_GOAT_CARDS if card not in mountain.values()]
    state = position(
        mountain={**mountain, **({"summit": "summit-1"} if goal == "summit" else {})},
        hands=[["bridge-1", "bridge-2", "summit-2"], ["bridge-3", "bridge-4"]],
        options={"goats": True, "goats_goal": goal},
        goat_cards=[*lying, *others][:12],
        goats=herds,
        turn=1,
    )
    fast = Fast.from_state(state)
    assert {repr(fast.decode(code)) for code in fast.moves()} == set(map(repr, RULES.legal_moves(state)))
    won = False
    for code in fast.moves():
        other = fast.copy()
        other.play(code)
        assert other.to_state() == follow(state, fast.decode(code), SeededLuck(0))
        won = won or other.won
    assert won == (herds == {"r8p1": 8})


def test_an_act_already_made_is_ended_first() -> None:
    state = dealt()
    acted = play(state, kind="discard_two", cards=list(state.hand[:2])).state
    assert Fast.from_state(acted).to_state() == play(acted, kind="end_turn").state


def test_before_the_deal_there_is_no_fast_match() -> None:
    used = play(dealt(seats=1), kind="rope").state
    with pytest.raises(ValueError, match="reshuffle"):
        Fast.from_state(used)


def test_a_match_that_is_over_stays_as_it_is() -> None:
    won = play(
        position(mountain=slope(), hands=[["summit-1", "summit-2"], 5]),
        kind="play",
        card="summit-1",
        place="summit",
    ).state
    fast = Fast.from_state(won)
    assert (fast.over, fast.won, fast.moves(), fast.to_state()) == (True, True, [], won)
    assert fast.outcome == RULES.outcome(won)
    lost = position(hands=[[], 5], decks=[[], []])
    fast = Fast.from_state(lost)
    assert (fast.over, fast.won, fast.outcome) == (True, False, RULES.outcome(lost))


def test_a_rope_needs_luck() -> None:
    fast = Fast.from_state(dealt(seats=1))
    with pytest.raises(ValueError, match="luck"):
        fast.play(next(code for code in fast.moves() if code >= ROPE))


def test_copies_change_apart() -> None:
    fast = Fast.from_state(dealt(seats=3, goats=True, panorama=True), SeededLuck(1))
    before = fast.to_state()
    other = fast.copy()
    while not other.over:
        other.play(other.moves()[-1])
    assert fast.to_state() == before
    assert fast.outcome is None


def test_discards_have_codes_of_their_own() -> None:
    fast = Fast.from_state(dealt())
    assert sum(DISCARD <= code < ROPE for code in fast.moves()) == 10
