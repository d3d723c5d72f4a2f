"""Examples of the rules of the end: the clear, the losses, and the challenge to Sephiroth."""

from dataclasses import replace
from typing import Any

import pytest
from support.luck import SeededLuck
from support.shinra import (
    acting,
    built,
    choosing,
    event_ids,
    example,
    explain,
    play,
    position,
    put,
    said,
    settle,
    tower,
)

from desktop.engine.game import Step
from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import Challenge, Counted
from desktop.games.shinra_tower.rules.state import State


def nearly(cloud: int = 8, enemies: int = 8, top: int = 9, **fields: Any) -> State:
    """A tower with one enemy left near Cloud, and Cloud's card in play."""
    figures = {cloud: ["cloud"]}
    figures[enemies] = [*figures.get(enemies, []), "bomb"]
    return acting(12, top=top, figures=figures, **fields)


def counting(**fields: Any) -> State:
    """The last enemy has just been taken off and the count begins."""
    return settle(play(nearly(**fields), kind="target", enemies=["bomb-1"]).state).state


def end(state: State) -> tuple[str, str] | None:
    outcome = RULES.outcome(state)
    return None if outcome is None else (outcome.kind, outcome.rule)


@example("shinra.clear.conditions", allows=True)
def test_no_enemy_up_to_8f_and_cloud_there_begin_the_count() -> None:
    step = settle(play(nearly(), kind="target", enemies=["bomb-1"]).state)
    assert (step.state.phase, event_ids(step), RULES.turn_of(step.state)) == ("count", ["counting"], 0)
    state = acting(13, top=9, figures={7: ["cloud"], 9: ["bomb"]})
    state = built(put(state, "tifa", 1), "cloud")
    assert (state.floor_of("cloud"), state.phase) == (9, "count")


@example("shinra.clear.conditions", allows=False)
@pytest.mark.parametrize("figures", [{8: ["cloud", "bomb"], 1: ["guard"]}, {7: ["cloud", "bomb"]}])
def test_an_enemy_below_or_cloud_too_low_is_no_clear(figures: dict[int, list[str]]) -> None:
    state = acting(12, top=7 + (8 in figures), figures=figures)
    state = settle(play(state, kind="target", enemies=["bomb-1"]).state).state
    assert state.phase == ("climb" if 8 in figures else "refill")


def test_nobody_counts_while_cloud_or_an_enemy_waits_to_be_set_back() -> None:
    state = acting(12, top=9, figures={8: ["cloud", "bomb"], 9: ["guard"]})
    state = settle(play(state, kind="target", enemies=["bomb-1"]).state, guard_1="fallen").state
    assert state.phase == "set-back"
    assert built(state, "guard-1").phase == "count"


@example("shinra.clear.count", allows=True)
def test_a_tower_that_stands_through_the_count_is_cleared() -> None:
    step = settle(counting(options={"goal": "8f"}))
    assert (end(step.state), event_ids(step)) == (("win", "shinra.clear.count"), ["won"])
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert (outcome.winners, outcome.facts) == ((1, 2), {"floor": 8})


@example("shinra.clear.count", allows=False)
def test_a_fall_that_breaks_a_condition_stops_the_count() -> None:
    step = settle(counting(), cloud="fallen")
    assert (step.state.phase, end(step.state)) == ("set-back", None)
    assert event_ids(step) == ["fell", "to-set-back", "count-broken"]
    assert built(step.state, "cloud").phase == "count"


def test_a_fall_that_breaks_no_condition_is_still_a_clear() -> None:
    step = settle(counting(top=10), pipe_1="fallen")
    assert (step.state.phase, event_ids(step)) == ("challenge", ["fell", "walls-out", "cleared"])


def test_a_loss_during_the_count_ends_the_game() -> None:
    step = settle(counting(), **{f"floor_{floor}": "fallen" for floor in range(2, 10)}, cloud="fallen")
    while step.state.phase in ("settle", "count"):
        step = settle(step.state)
    assert end(step.state) == ("loss", "shinra.over.collapse")
    assert event_ids(step)[-1] == "collapsed"


def test_without_physics_the_tower_stands_through_the_count() -> None:
    state = counting()
    answer = RULES.nature(state, SeededLuck(1))
    assert answer == Counted()
    assert RULES.apply(state, answer).state.phase == "challenge"


def test_only_the_count_answers_the_count() -> None:
    state = counting()
    assert said(state, kind="settled") == (False, "shinra.turn.phases")
    assert said(state, kind="counted") == (True, "shinra.clear.count")


def shaken(fallen: list[int], top: int, **fields: Any) -> Step[State]:
    """A wall is placed, and floors fall with everything that is on them."""
    state = acting(1, top=top, **fields)
    state = play(state, kind="place", piece="logo-12", floor=top).state
    step = settle(state, logo_12="fallen", **{f"floor_{floor}": "fallen" for floor in fallen})
    while step.state.phase == "settle":
        step = settle(step.state)
    return step


@example("shinra.over.collapse", allows=True)
def test_all_floors_above_1f_fallen_are_a_collapse() -> None:
    step = shaken([2, 3], top=3)
    assert (end(step.state), event_ids(step)[-1]) == (("loss", "shinra.over.collapse"), "collapsed")
    assert RULES.turn_of(step.state) is None


@example("shinra.over.collapse", allows=False)
def test_one_floor_left_is_no_collapse() -> None:
    assert end(shaken([3], top=3).state) is None
    assert end(shaken([], top=1).state) is None


def test_by_the_switch_half_of_the_floors_are_a_collapse() -> None:
    assert end(shaken([5], top=5, options={"collapse": "half"}).state) is None
    assert end(shaken([4, 5], top=5, options={"collapse": "half"}).state) == ("loss", "shinra.over.collapse")


def test_a_collapse_is_told_before_too_many_walls() -> None:
    step = shaken([2, 3, 4], top=4)
    assert len(RULES.view(step.state, 1).fallen_walls) == 6
    assert end(step.state) == ("loss", "shinra.over.collapse")


@example("shinra.over.walls", allows=True)
def test_five_fallen_walls_are_a_loss() -> None:
    step = shaken([4, 5], top=5, row=["pillar"])
    assert (end(step.state), event_ids(step)[-1]) == (("loss", "shinra.over.walls"), "too-many-walls")


@example("shinra.over.walls", allows=False)
def test_four_fallen_walls_are_none_yet() -> None:
    assert end(shaken([4, 5], top=5).state) is None


def missing(**fields: Any) -> State:
    return choosing(1, 13, top=2, figures={1: ["cloud", "guard"], 2: ["guard"]}, **fields)


@example("shinra.over.enemy-missing", allows=True)
def test_a_missing_enemy_is_a_loss_once_it_is_confirmed() -> None:
    state = missing()
    assert said(state, kind="choose", card="action-1", confirm=True) == (True, "shinra.over.enemy-missing")
    step = play(state, kind="choose", card="action-1", confirm=True)
    assert (end(step.state), event_ids(step)) == (
        ("loss", "shinra.over.enemy-missing"),
        ["chosen-enemy", "enemy-missing"],
    )


@example("shinra.over.enemy-missing", allows=False)
def test_the_player_is_warned_and_may_choose_something_else() -> None:
    state = missing()
    verdict = explain(state, kind="choose", card="action-1")
    assert (verdict.rule, verdict.facts) == (
        "shinra.over.enemy-missing",
        {"card": "action-1", "enemy": "guard"},
    )
    assert said(state, kind="choose", card="action-13")[0]


@example("shinra.over.give-up", allows=True)
def test_the_table_may_give_up() -> None:
    step = play(choosing(1), kind="give_up")
    assert (end(step.state), event_ids(step)) == (("loss", "shinra.over.give-up"), ["gave-up"])
    assert said(counting_over(), kind="give_up")[0]


def counting_over() -> State:
    """The question whether to go on."""
    return settle(counting()).state


@example("shinra.over.give-up", allows=False)
def test_after_the_end_nothing_is_done_any_more() -> None:
    state = play(choosing(1), kind="give_up").state
    assert said(state, kind="give_up") == (False, "shinra.over.give-up")
    assert said(state, kind="choose", card="action-1") == (False, "shinra.over.give-up")
    assert (list(RULES.legal_moves(state)), RULES.ending_move(state)) == ([], None)
    assert RULES.rules_now(state) == ("shinra.over.give-up",)


@example("shinra.sephiroth", allows=True)
def test_after_8f_the_table_may_go_on() -> None:
    state = counting_over()
    assert (state.phase, list(RULES.legal_moves(state))) == (
        "challenge",
        [Challenge(go_on=True), Challenge(go_on=False)],
    )
    step = play(state, kind="challenge", go_on=True)
    assert (step.state.phase, RULES.view(step.state, 1).goal) == ("climb", 15)
    assert event_ids(step)[0] == "went-on"
    stopped = play(state, kind="challenge", go_on=False)
    assert (end(stopped.state), event_ids(stopped)) == (("win", "shinra.clear.count"), ["won"])


@example("shinra.sephiroth", allows=False)
def test_nobody_goes_on_before_8f_is_cleared() -> None:
    assert said(choosing(1), kind="challenge", go_on=True) == (False, "shinra.sephiroth")


def test_the_interrupted_turn_is_finished_first() -> None:
    state = play(counting_over(), kind="challenge", go_on=True).state
    state = built(state, "cloud")
    state = play(state, kind="end_turn").state
    assert (state.turn, state.phase, state.cleared) == (2, "choose", True)


def test_by_the_goal_the_table_always_goes_on() -> None:
    step = settle(counting(options={"goal": "sephiroth"}))
    assert (step.state.phase, event_ids(step)[:2]) == ("climb", ["cleared", "went-on"])


def beyond(cloud: int = 15, **fields: Any) -> State:
    figures = {cloud: ["cloud", "sephiroth"]}
    return position(
        tower=tower(16, figures), cleared=True, beyond=True, face_up=["action-11", "action-1"], **fields
    )


def test_15f_is_the_full_clear() -> None:
    state = play(beyond(), kind="choose", card="action-11").state
    state = settle(play(state, kind="target", enemies=["sephiroth"]).state).state
    assert state.phase == "count"
    step = settle(state)
    assert (end(step.state), event_ids(step)) == (("win", "shinra.sephiroth"), ["full-clear"])
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert outcome.facts == {"floor": 15}


def test_14f_is_not() -> None:
    state = play(beyond(cloud=14), kind="choose", card="action-11").state
    assert settle(play(state, kind="target", enemies=["sephiroth"]).state).state.phase == "climb"


def test_a_later_loss_does_not_take_the_clear_away() -> None:
    step = play(beyond(), kind="give_up")
    assert (end(step.state), event_ids(step)) == (("win", "shinra.sephiroth"), ["gave-up", "clear-stays"])
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert outcome.facts == {"floor": 8}


def test_rules_of_the_moment_are_known_in_every_phase() -> None:
    state = counting()
    assert RULES.rules_now(state)[0] == "shinra.clear.count"
    assert RULES.rules_now(nearly())[0] == "shinra.defeat.cloud"
    assert RULES.rules_now(replace(state, phase="settle"))[0] == "shinra.fall.what"


def test_after_the_end_it_is_said_what_ended_the_match() -> None:
    counting = position(tower=tower(8, {8: ["cloud"]}), phase="count")
    asked = settle(counting).state
    stopped = play(asked, kind="challenge", go_on=False).state
    beyond = play(asked, kind="challenge", go_on=True).state
    lost = play(beyond, kind="give_up").state
    full = position(tower=tower(15, {15: ["cloud"]}), phase="count", cleared=True, beyond=True)
    full = settle(full).state
    assert said(stopped, kind="end_turn") == (False, "shinra.clear.count")
    assert said(lost, kind="end_turn") == (False, "shinra.over.give-up")
    assert said(full, kind="end_turn") == (False, "shinra.clear.count")
