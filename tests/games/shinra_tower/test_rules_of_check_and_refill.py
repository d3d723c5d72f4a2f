"""Examples of the rules of Cloud's check and of the refill: one each way for each."""

from dataclasses import fields

import pytest
from support.luck import SeededLuck
from support.shinra import (
    acting,
    built,
    choosing,
    dealt,
    event_ids,
    example,
    play,
    position,
    put,
    said,
    settle,
    tower,
)

from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import PlacePiece
from desktop.games.shinra_tower.rules.state import State


def after_tifa(top: int, figures: dict[int, list[str]], on: int) -> State:
    """A turn in which Tifa was placed without defeating anybody."""
    state = put(acting(13, top=top, figures=figures), "tifa", on)
    return play(state, kind="target").state if state.phase == "targets" else state


def climbs_to(state: State) -> list[int]:
    assert state.phase == "climb"
    return [move.floor for move in RULES.legal_moves(state) if isinstance(move, PlacePiece)]


@example("shinra.check.stay", allows=True)
def test_cloud_stays_with_an_enemy() -> None:
    step = play(acting(11, figures={1: ["cloud", "guard"]}), kind="target")
    assert (step.state.phase, event_ids(step)) == ("refill", ["spared", "cloud-stays"])


@example("shinra.check.stay", allows=False)
def test_cloud_does_not_leave_an_enemy() -> None:
    state = play(acting(11, top=2, figures={1: ["cloud", "guard"]}), kind="target").state
    assert said(state, kind="place", piece="cloud", floor=2) == (False, "shinra.check.stay")


@example("shinra.check.climb", allows=True)
@pytest.mark.parametrize(
    ("cloud", "enemies", "to"), [(1, (3, 4), 3), (4, (2, 6), 6), (4, (3, 6), 3), (5, (2,), 2)]
)
def test_cloud_goes_to_the_nearest_enemy_ties_upward(cloud: int, enemies: tuple[int, ...], to: int) -> None:
    figures = {cloud: ["cloud"]} | {floor: ["bomb"] for floor in enemies}
    state = after_tifa(6, figures, cloud)
    assert climbs_to(state) == [to]
    assert said(state, kind="place", piece="cloud", floor=to) == (True, "shinra.check.climb")
    assert put(state, "cloud", to).phase == "refill"


@example("shinra.check.climb", allows=False)
def test_cloud_goes_to_no_farther_enemy() -> None:
    state = after_tifa(5, {3: ["bomb"], 5: ["bomb"]}, 1)
    assert said(state, kind="place", piece="cloud", floor=5) == (False, "shinra.check.climb")


def test_the_check_is_made_once_a_turn() -> None:
    state = after_tifa(4, {2: ["bomb"], 4: ["guard"]}, 1)
    state = put(state, "cloud", 2, bomb_1="floor-1")
    assert (state.phase, state.floor_of("cloud"), state.floor_of("bomb-1")) == ("refill", 2, 1)


def test_a_floor_that_falls_under_the_climb_sends_cloud_to_the_nearest_left() -> None:
    state = after_tifa(4, {4: ["guard"]}, 1)
    state = settle(
        play(state, kind="place", piece="cloud", floor=4).state,
        cloud="fallen",
        guard_1="fallen",
        floor_4="fallen",
        pipe_1="hanging",
        pipe_2="hanging",
    ).state
    assert (state.phase, RULES.view(state, 1).waiting) == ("set-back", ("guard-1",))
    state = put(state, "guard-1", 3)
    assert climbs_to(state) == [3]


@example("shinra.check.top", allows=True)
def test_without_any_enemy_cloud_goes_to_the_top() -> None:
    state = after_tifa(5, {}, 2)
    assert climbs_to(state) == [5]
    assert said(state, kind="place", piece="cloud", floor=5) == (True, "shinra.check.top")


@example("shinra.check.top", allows=False)
def test_cloud_does_not_stop_below_the_top() -> None:
    assert said(after_tifa(5, {}, 2), kind="place", piece="cloud", floor=4) == (False, "shinra.check.top")


def test_cloud_who_is_there_already_does_not_move() -> None:
    assert after_tifa(5, {5: ["cloud"]}, 2).phase == "refill"


@example("shinra.refill.discard", allows=True)
def test_the_chosen_card_is_discarded_and_the_gap_filled() -> None:
    state = built(acting(13), "tifa")
    top = state.draw[0]
    assert said(state, kind="end_turn") == (True, "shinra.refill.discard")
    step = play(state, kind="end_turn")
    assert (step.state.discard, step.state.face_up) == (("action-13",), (top, "action-11"))
    assert event_ids(step) == ["discarded", "refilled", "turn"]
    move = RULES.moves.validate_python(RULES.ending_move(state))
    assert RULES.revealed(state, move, step.state)


@example("shinra.refill.discard", allows=False)
def test_a_discarded_card_is_not_chosen() -> None:
    state = choosing(13, 11, discard=["action-1"])
    assert said(state, kind="choose", card="action-1") == (False, "shinra.refill.discard")


@example("shinra.refill.reshuffle", allows=True)
def test_an_empty_draw_pile_is_made_anew_with_the_card_just_chosen() -> None:
    gone = [f"action-{number}" for number in range(1, 25) if number not in (11, 13)]
    state = built(acting(13, discard=gone, draw=[]), "tifa")
    assert said(state, kind="end_turn") == (True, "shinra.refill.reshuffle")
    state = play(state, kind="end_turn").state
    assert (RULES.turn_of(state), state.phase, RULES.steps(state).current) == (0, "reshuffle", 3)
    move = RULES.nature(state, SeededLuck(5))
    step = RULES.apply(state, move)
    assert event_ids(step) == ["reshuffled", "refilled", "turn"]
    assert (len(step.state.draw), step.state.discard, step.state.face_up[1]) == (22, (), "action-11")
    assert RULES.revealed(state, move, step.state)


@example("shinra.refill.reshuffle", allows=False)
def test_the_card_not_chosen_is_not_shuffled_in() -> None:
    gone = [f"action-{number}" for number in range(1, 25) if number not in (11, 13)]
    state = play(built(acting(13, discard=gone, draw=[]), "tifa"), kind="end_turn").state
    assert said(state, kind="reshuffle", draw=[*gone, "action-11"]) == (False, "shinra.refill.reshuffle")


@example("shinra.refill.pass", allows=True)
def test_the_turn_passes_clockwise() -> None:
    state = built(acting(13, players=3, turn=3), "tifa")
    assert play(state, kind="end_turn").state.turn == 1


@example("shinra.refill.pass", allows=False)
def test_the_turn_does_not_pass_while_something_waits() -> None:
    state = play(acting(1, top=2, figures={2: ["bomb"]}), kind="place", piece="logo-1", floor=2).state
    state = settle(state, bomb_1="fallen").state
    assert said(state, kind="end_turn") == (False, "shinra.refill.pass")


@example("shinra.discard.open", allows=True)
def test_anybody_may_look_through_the_discard_pile() -> None:
    state = choosing(13, 11, discard=["action-1", "action-2"])
    assert {RULES.view(state, seat).discard for seat in (1, 2)} == {("action-1", "action-2")}


@example("shinra.discard.open", allows=False)
def test_nobody_knows_the_order_of_the_draw_pile() -> None:
    state = dealt(3)
    other = RULES.redeal(state, 1, SeededLuck(8))
    assert other.draw != state.draw
    assert sorted(other.draw) == sorted(state.draw)
    assert RULES.view(other, 1) == RULES.view(state, 1)
    view = RULES.view(state, 1)
    assert "draw" not in {field.name for field in fields(view)}
    assert view.draw_size == 22


def test_a_new_turn_remembers_what_stands() -> None:
    state = position(tower=tower(3), face_up=["action-13", "action-11"], turn=2)
    state = built(play(state, kind="choose", card="action-13").state, "tifa", "cloud")
    after = play(state, kind="end_turn").state
    assert (after.stood, after.own, after.work, after.turn) == ((2, 3), (), None, 1)
