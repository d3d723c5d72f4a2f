"""Full floors and who is not squeezed in: those who stand there, and those with nowhere else to go."""

import pytest
from support.shinra import acting, built, choosing, event_ids, explain, play, put, said, settle

from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import PlacePiece, Target
from desktop.games.shinra_tower.rules.state import State

FRIENDS = ["aerith", "barret", "biggs", "wedge", "jessie", "red-xiii"]


def floors(state: State) -> list[int]:
    return [move.floor for move in RULES.legal_moves(state) if isinstance(move, PlacePiece)]


def test_cloud_stays_on_the_top_that_is_full_with_him_on_it() -> None:
    state = put(acting(13, top=4, figures={4: ["cloud", *FRIENDS]}), "tifa", 4)
    assert (state.full, state.phase, state.floor_of("cloud"), state.climb) == ((4,), "refill", 4, 0)


def test_a_full_top_still_counts_for_the_clear() -> None:
    state = acting(13, top=8, figures={8: ["cloud", *FRIENDS], 7: ["guard"]})
    state = put(state, "tifa", 7)
    state = settle(play(state, kind="target", enemies=["guard-1"]).state).state
    assert state.phase == "count"


@pytest.mark.parametrize(("full", "phase"), [([1, 2], "targets"), ([1], "ally"), ([1, 2, 3], "targets")])
def test_an_ally_whose_other_floors_are_all_full_stays_and_acts(full: list[int], phase: str) -> None:
    state = choosing(13, top=3, figures={3: ["tifa", "guard", "bomb"]}, full=full)
    step = play(state, kind="choose", card="action-13")
    assert (step.state.phase, "ally-stays" in event_ids(step)) == (phase, phase == "targets")
    if phase == "targets":
        assert Target(enemies=("guard-1", "bomb-1")) in list(RULES.legal_moves(step.state))


def test_an_ally_in_the_hand_goes_back_when_the_other_floors_fill_up() -> None:
    state = play(acting(13, top=2, figures={2: ["tifa"]}), kind="place", piece="tifa", floor=1).state
    answer = '{"kind":"settled","released":"tifa","places":{"tifa":"fallen"},"full":[1]}'
    state = RULES.apply(state, RULES.moves.validate_json(answer)).state
    assert (state.phase, floors(state)) == ("ally", [2])
    assert put(state, "tifa", 2).phase == "climb"


def test_cloud_is_told_which_floor_is_full_when_he_cannot_climb_to_it() -> None:
    crowd = ["guard", "guard", "bomb", "bomb", "stanley", "stanley", "sweeper", "sweeper"]
    state = put(acting(13, top=4, figures={1: ["cloud"], 4: crowd}), "tifa", 2)
    assert (state.phase, floors(state)) == ("climb", [3])
    verdict = explain(state, kind="place", piece="cloud", floor=2)
    assert (verdict.rule, verdict.facts) == ("shinra.place.full-floor", {"piece": "cloud", "floor": 4})
    assert said(state, kind="place", piece="cloud", floor=3) == (True, "shinra.check.climb")


def test_the_enemy_of_a_full_new_floor_is_told_where_it_goes() -> None:
    state = built(acting(1, top=2), "logo", "logo")
    state = play(state, kind="place", piece="floor-3", floor=2).state
    answer = '{"kind":"settled","released":"floor-3","places":{"floor-3":"floor-2"},"full":[3]}'
    state = RULES.apply(state, RULES.moves.validate_json(answer)).state
    verdict = explain(state, kind="place", piece="guard-1", floor=1)
    assert (verdict.rule, verdict.facts) == ("shinra.enemy.enemy", {"piece": "guard-1", "floor": 2})
