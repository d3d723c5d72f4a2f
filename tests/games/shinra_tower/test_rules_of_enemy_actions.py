"""Examples of the rules of Enemy Actions: walls, floor, enemy and bosses, one each way for each."""

from typing import Any

import pytest
from support.shinra import (
    acting,
    built,
    choosing,
    consider,
    event_ids,
    example,
    explain,
    play,
    position,
    put,
    said,
    settle,
    tower,
    without_walls,
)

from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import Choose
from desktop.games.shinra_tower.rules.state import State

LOGOS = ("logo", "logo")


def placing(state: State, piece: str, floor: int) -> tuple[bool, str]:
    return said(state, kind="place", piece=piece, floor=floor)


@example("shinra.enemy.walls", allows=True)
def test_the_two_walls_shown_go_on_the_top_floor() -> None:
    state = acting(5, top=3)
    assert (state.phase, RULES.view(state, 1).wanted[:1]) == ("walls", ("logo-1",))
    assert placing(state, "logo-7", 3) == (True, "shinra.enemy.walls")
    state = put(state, "logo-7", 3)
    assert state.phase == "walls"
    assert placing(state, "propeller-12", 3) == (True, "shinra.enemy.walls")
    assert put(state, "propeller-12", 3).phase == "floor"


@example("shinra.enemy.walls", allows=False)
@pytest.mark.parametrize(("piece", "floor"), [("logo-12", 2), ("guard-1", 3)])
def test_other_pieces_and_other_floors_are_refused(piece: str, floor: int) -> None:
    assert placing(acting(5, top=3), piece, floor) == (False, "shinra.enemy.walls")


def test_of_each_type_only_as_many_as_are_shown() -> None:
    state = put(acting(5), "logo-1", 1)
    assert placing(state, "logo-2", 1) == (False, "shinra.enemy.substitute-wall")
    assert placing(state, "logo-1", 1) == (False, "shinra.place.own-turn")


@example("shinra.enemy.substitute-wall", allows=True)
def test_another_type_stands_in_for_one_that_ran_out() -> None:
    state = without_walls({"pipe": 0}, face_up=["action-4", "action-1"])
    moves = [
        move for move in RULES.legal_moves(state) if isinstance(move, Choose) and move.card == "action-4"
    ]
    assert len(moves) == 10
    assert all(move.walls and "pipe" not in move.walls for move in moves)
    step = play(state, kind="choose", card="action-4", walls=["pillar", "logo"])
    assert step.state.work is not None
    assert sorted(step.state.work.walls) == ["logo", "pillar"]
    assert placing(step.state, "pillar-6", step.state.work.base)[0]


@example("shinra.enemy.substitute-wall", allows=True)
def test_a_type_with_one_left_gives_that_one() -> None:
    state = without_walls({"pipe": 1}, face_up=["action-4", "action-1"])
    assert said(state, kind="choose", card="action-4", walls=["pipe", "logo"])[0]
    assert not said(state, kind="choose", card="action-4", walls=["logo", "logo"])[0]
    verdict = explain(state, kind="choose", card="action-4")
    others = ("logo", "propeller", "staircase", "pillar")
    facts = {"piece": "pipe", "pieces": others}
    assert (verdict.rule, verdict.facts) == ("shinra.enemy.substitute-wall", facts)


@example("shinra.enemy.substitute-wall", allows=False)
def test_a_type_that_is_there_is_not_replaced() -> None:
    state = choosing(4)
    assert said(state, kind="choose", card="action-4", walls=["pipe", "logo"]) == (
        False,
        "shinra.enemy.substitute-wall",
    )
    assert said(state, kind="choose", card="action-4", walls=["pipe", "pipe"])[0]


@example("shinra.enemy.substitute-wall", allows=False)
def test_a_wall_of_another_type_than_those_that_are_missing_is_told_apart() -> None:
    verdict = explain(acting(1), kind="place", piece="pipe-1", floor=1)
    facts = {"piece": "pipe-1", "pieces": ("2xlogo",)}
    assert (verdict.rule, verdict.facts) == ("shinra.enemy.substitute-wall", facts)


@example("shinra.enemy.floor", allows=True)
def test_the_floor_is_laid_on_both_walls() -> None:
    state = built(acting(1), *LOGOS)
    assert placing(state, "floor-2", 1) == (True, "shinra.enemy.floor")
    after = put(state, "floor-2", 1)
    assert (after.phase, after.zone_of("floor-2")) == ("enemy", "floor-1")


@example("shinra.enemy.floor", allows=False)
def test_no_floor_before_both_walls_stand() -> None:
    state = built(acting(1), "logo")
    assert placing(state, "floor-2", 1) == (False, "shinra.enemy.walls")  # what comes next is a wall
    assert placing(built(state, "logo"), "guard-1", 1) == (False, "shinra.enemy.floor")


def test_a_floor_that_came_to_rest_on_one_wall_is_laid_again() -> None:
    state = put(built(acting(1), *LOGOS), "floor-2", 1, floor_2="hanging")
    assert (state.phase, state.zone_of("floor-2")) == ("floor", "table")
    assert put(state, "floor-2", 1).phase == "enemy"


@example("shinra.enemy.floor-order", allows=True)
def test_a_fallen_top_number_comes_again() -> None:
    state = built(acting(1, top=4), *LOGOS)
    assert placing(state, "floor-5", 4)[0]
    lower = built(acting(1, top=3), *LOGOS)
    assert placing(lower, "floor-4", 3)[0]


@example("shinra.enemy.floor-order", allows=False)
def test_only_the_next_number_is_laid() -> None:
    state = built(acting(1, top=4), *LOGOS)
    assert placing(state, "floor-6", 4) == (False, "shinra.enemy.floor-order")
    assert placing(state, "floor-3", 4) == (False, "shinra.place.hands-off")
    state = play(state, kind="place", piece="floor-5", floor=4).state
    assert said(state, kind="settled", released="floor-5", places={"floor-5": "floor-6"}) == (
        False,
        "shinra.enemy.floor-order",
    )


def test_a_missing_number_below_is_not_put_back() -> None:
    floors = [{"floor": 1, "walls": ["pipe", "pipe"]}, {"floor": 3, "walls": []}]
    state = position(tower=floors, face_up=["action-1", "action-2"])
    state = built(play(state, kind="choose", card="action-1").state, *LOGOS)
    assert placing(state, "floor-2", 3) == (False, "shinra.enemy.floor-order")
    assert placing(state, "floor-4", 3)[0]


@example("shinra.enemy.enemy", allows=True)
def test_the_enemy_stands_on_the_new_floor() -> None:
    state = built(acting(1), *LOGOS, "floor-2")
    assert placing(state, "guard-2", 2) == (True, "shinra.enemy.enemy")
    assert put(state, "guard-2", 2).phase == "climb"


@example("shinra.enemy.enemy", allows=False)
@pytest.mark.parametrize(("piece", "floor"), [("bomb-1", 2), ("guard-1", 1), ("reno", 2)])
def test_no_other_enemy_and_no_other_floor(piece: str, floor: int) -> None:
    assert placing(built(acting(1), *LOGOS, "floor-2"), piece, floor) == (False, "shinra.enemy.enemy")


@example("shinra.enemy.boss", allows=True)
def test_the_bosses_of_a_floor_come_after_its_enemy() -> None:
    state = built(acting(1, top=7), *LOGOS, "floor-8", "guard")
    assert (state.phase, RULES.view(state, 1).wanted) == ("boss", ("reno", "rude"))
    assert placing(state, "rude", 8) == (True, "shinra.enemy.boss")
    state = built(state, "rude", "reno")
    assert state.phase == "climb"


@example("shinra.enemy.boss", allows=False)
def test_a_boss_of_another_floor_does_not_come() -> None:
    state = built(acting(1, top=7), *LOGOS, "floor-8", "guard")
    assert placing(state, "sephiroth", 8) == (False, "shinra.enemy.boss")
    assert placing(state, "reno", 7) == (False, "shinra.enemy.boss")
    assert built(acting(1, top=4), *LOGOS, "floor-5", "guard").phase == "climb"


@example("shinra.enemy.boss-missing", allows=True)
def test_a_boss_that_stands_elsewhere_is_skipped_without_a_loss() -> None:
    state = built(acting(1, top=7, figures={7: ["reno"]}), *LOGOS)
    step = settle(play(state, kind="place", piece="floor-8", floor=7).state)
    assert "boss-missing" in event_ids(step)
    state = built(step.state, "guard")
    assert RULES.view(state, 1).wanted == ("rude",)
    assert built(state, "rude").phase != "over"


@example("shinra.enemy.boss-missing", allows=False)
def test_the_skipped_boss_is_not_moved_up() -> None:
    state = built(acting(1, top=7, figures={7: ["reno"]}), *LOGOS, "floor-8", "guard")
    assert placing(state, "reno", 8) == (False, "shinra.enemy.boss-missing")


def full_tower(**fields: Any) -> State:
    return position(tower=tower(20, {1: ["guard", "cloud"]}), **fields)


@example("shinra.enemy.no-floor-left", allows=True)
def test_under_20f_a_card_is_chosen_without_effect_when_there_is_no_other() -> None:
    state = full_tower(face_up=["action-1", "action-2"])
    assert said(state, kind="choose", card="action-1") == (True, "shinra.enemy.no-floor-left")
    assert len(list(RULES.legal_moves(state))) == 2
    step = play(state, kind="choose", card="action-1")
    assert "no-floor-left" in event_ids(step)
    assert play(step.state, kind="end_turn").state.discard == ("action-1",)


@example("shinra.enemy.no-floor-left", allows=False)
def test_under_20f_a_defeat_action_comes_first() -> None:
    state = full_tower(face_up=["action-1", "action-13"])
    assert said(state, kind="choose", card="action-1") == (False, "shinra.enemy.no-floor-left")
    assert [move.card for move in RULES.legal_moves(state) if isinstance(move, Choose)] == ["action-13"]


def test_under_20f_a_missing_enemy_is_no_loss() -> None:
    figures = {19: ["guard", "guard"], 20: ["bomb"]}
    state = position(tower=tower(20, figures), face_up=["action-1", "action-2"])
    assert said(state, kind="choose", card="action-1")[0]
    assert not said(state, kind="choose", card="action-1", confirm=True)[0]
    assert consider(state, "choose", card="action-1").move == Choose(card="action-1")
