"""Examples of the rules of placing: how pieces stand, what may be touched, and full floors."""

import pytest
from support.shinra import (
    acting,
    built,
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
from support.shinra_hands import hand_over_1f

from desktop.games.shinra_tower.physics.inputs import HandInput
from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import PlacePiece
from desktop.games.shinra_tower.rules.state import State

WALLS = ("logo-1", "logo-2")


def floors(state: State, piece: str) -> list[int]:
    moves = RULES.legal_moves(state)
    return [move.floor for move in moves if isinstance(move, PlacePiece) and move.piece == piece]


@example("shinra.place.wall-upright", allows=True)
def test_a_wall_that_stands_is_placed() -> None:
    step = settle(play(acting(1), kind="place", piece="logo-1", floor=1).state)
    assert (event_ids(step), step.events[0].rule) == (["placed"], "shinra.place.wall-upright")
    assert step.state.zone_of("logo-1") == "floor-1"


@example("shinra.place.wall-upright", allows=False)
def test_a_wall_that_lies_is_set_up_before_anything_goes_on() -> None:
    state = settle(play(acting(1), kind="place", piece="logo-1", floor=1).state, logo_1="hanging").state
    assert (state.phase, state.zone_of("logo-1")) == ("walls", "table")
    facts = {"piece": "logo-1", "place": "shinra.table.aside"}
    verdict = explain(state, kind="place", piece="floor-2", floor=1)
    assert (verdict.rule, verdict.facts) == ("shinra.place.wall-upright", facts)
    assert said(state, kind="place", piece="logo-1", floor=1)[0]


@example("shinra.place.wall-upright", allows=False)
def test_a_wall_that_lies_is_set_again_and_no_other_of_its_type_instead() -> None:
    state = settle(play(acting(1), kind="place", piece="logo-1", floor=1).state, logo_1="fallen").state
    assert said(state, kind="place", piece="logo-2", floor=1)[0]  # the card asks for two
    state = settle(play(state, kind="place", piece="logo-2", floor=1).state).state
    verdict = explain(state, kind="place", piece="logo-3", floor=1)
    facts = {"piece": "logo-1", "place": "shinra.table.aside"}
    assert (verdict.rule, verdict.facts) == ("shinra.place.wall-upright", facts)


@example("shinra.place.wall-fold", allows=True)
@pytest.mark.parametrize("fold", [0, 10, 30])
def test_a_wall_may_be_flat_or_folded(fold: int) -> None:
    assert said(acting(1), kind="place", piece="logo-1", floor=1, fold=fold)[0]


@example("shinra.place.wall-fold", allows=False)
@pytest.mark.parametrize("fold", [-10, 31, 90])
def test_a_wall_is_not_splayed(fold: int) -> None:
    verdict = explain(acting(1), kind="place", piece="logo-1", floor=1, fold=fold)
    assert (verdict.rule, verdict.facts) == (
        "shinra.place.wall-fold",
        {"piece": "logo-1", "degrees": fold, "most": 30},
    )
    standing = built(acting(1), "logo-1")
    assert said(standing, kind="adjust", piece="logo-1", fold=fold) == (False, "shinra.place.wall-fold")


@example("shinra.place.floor-on-walls", allows=True)
def test_a_floor_lies_on_the_walls_just_placed() -> None:
    step = settle(play(built(acting(1, top=3), "logo", "logo"), kind="place", piece="floor-4", floor=3).state)
    assert step.events[0].rule == "shinra.place.floor-on-walls"
    assert step.state.zone_of("floor-4") == "floor-3"


@example("shinra.place.floor-on-walls", allows=False)
def test_a_floor_goes_on_no_other_walls() -> None:
    state = built(acting(1, top=3), "logo", "logo")
    assert said(state, kind="place", piece="floor-4", floor=2) == (False, "shinra.place.floor-on-walls")


@example("shinra.place.figure-upright", allows=True)
def test_a_figure_that_stands_on_a_floor_is_placed() -> None:
    step = settle(play(acting(13, top=2), kind="place", piece="tifa", floor=2).state)
    assert step.events[0].rule == "shinra.place.figure-upright"


@example("shinra.place.figure-upright", allows=False)
def test_a_figure_that_lies_does_not_act() -> None:
    state = acting(13, top=2, figures={2: ["guard"]})
    state = settle(play(state, kind="place", piece="tifa", floor=2).state, tifa="hanging").state
    assert (state.phase, state.zone_of("tifa")) == ("ally", "table")
    verdict = explain(state, kind="target", enemies=["guard-1"])
    assert (verdict.rule, verdict.facts) == ("shinra.place.figure-upright", {"piece": "tifa"})
    assert said(state, kind="place", piece="tifa", floor=3) == (False, "shinra.place.figure-upright")


@example("shinra.place.own-turn", allows=True)
def test_what_was_placed_this_turn_may_be_adjusted() -> None:
    state = built(acting(1), *WALLS)
    assert said(state, kind="adjust", piece="logo-1") == (True, "shinra.place.own-turn")
    step = settle(play(state, kind="adjust", piece="logo-1", fold=10).state)
    assert (step.state.phase, event_ids(step)) == ("floor", ["placed"])
    fell = settle(play(state, kind="adjust", piece="logo-1").state, logo_1="fallen").state
    assert fell.phase == "walls"
    assert built(fell, "logo-1").phase == "floor"


@example("shinra.place.own-turn", allows=True)
def test_it_may_be_placed_again_as_often_as_it_falls() -> None:
    state = acting(1)
    for _ in range(6):
        state = settle(play(state, kind="place", piece="logo-1", floor=1).state, logo_1="fallen").state
        assert (state.phase, RULES.view(state, 1).fallen_walls) == ("walls", ())
    assert built(state, *WALLS).phase == "floor"


@example("shinra.place.own-turn", allows=False)
def test_what_was_placed_earlier_is_not_adjusted() -> None:
    state = acting(1, top=2, figures={2: ["bomb"]})
    for piece in ("bomb-1", "propeller-1", "cloud"):
        assert said(state, kind="adjust", piece=piece) == (False, "shinra.place.own-turn")


def test_what_is_to_be_placed_is_placed_and_not_adjusted() -> None:
    state = settle(play(acting(1), kind="place", piece="logo-1", floor=1).state, logo_1="fallen").state
    assert said(state, kind="adjust", piece="logo-1") == (False, "shinra.place.own-turn")


@example("shinra.place.hands-off", allows=True)
def test_what_is_taken_may_be_put_down_and_what_it_knocks_counts() -> None:
    state = acting(1, top=2, figures={1: ["cloud", "bomb"]})
    assert said(state, kind="withdraw", piece="logo-12") == (True, "shinra.place.hands-off")
    held = play(state, kind="withdraw", piece="logo-12").state
    assert held.zone_of("logo-12") == "hand"
    step = settle(held, bomb_1="fallen")
    assert (step.state.zone_of("logo-12"), step.state.phase) == ("supply", "set-back")
    assert event_ids(step) == ["fell", "put-away", "to-set-back"]
    assert "logo-12" not in step.state.own


@example("shinra.place.hands-off", allows=False)
def test_nothing_else_on_the_tower_is_touched() -> None:
    state = acting(1, top=2, figures={2: ["bomb"]})
    for piece in ("bomb-1", "propeller-1", "cloud", "floor-2"):
        assert said(state, kind="place", piece=piece, floor=1) == (False, "shinra.place.hands-off")
        assert said(state, kind="withdraw", piece=piece) == (False, "shinra.place.hands-off")


def test_an_own_piece_that_is_put_down_is_placed_again() -> None:
    state = built(acting(1), *WALLS)
    state = settle(play(state, kind="withdraw", piece="logo-1").state).state
    assert (state.phase, state.zone_of("logo-1"), floors(state, "logo-1")) == ("walls", "table", [1])


def test_cloud_who_is_put_down_still_climbs() -> None:
    state = built(acting(13, top=3), "tifa")
    state = settle(play(state, kind="withdraw", piece="cloud").state).state
    assert (state.phase, state.zone_of("cloud"), floors(state, "cloud")) == ("climb", "table", [3])
    state = built(state, "cloud")
    state = settle(play(state, kind="withdraw", piece="cloud").state).state
    assert (state.phase, floors(state, "cloud")) == ("set-back", [3])


@example("shinra.place.hands", allows=True)
def test_a_second_hand_may_hold_what_was_placed_this_turn() -> None:
    state = built(acting(1), "logo-1")
    state = settle(play(state, kind="place", piece="logo-2", floor=1).state, logo_1="hand").state
    assert (state.phase, state.zone_of("logo-1")) == ("walls", "hand")
    assert built(state, "logo-1").phase == "floor"


@example("shinra.place.hands", allows=False)
def test_no_hand_holds_what_was_placed_earlier() -> None:
    state = play(acting(1, top=2, figures={2: ["bomb"]}), kind="place", piece="logo-1", floor=2).state
    places = {"logo-1": "floor-2", "bomb-1": "hand"}
    assert said(state, kind="settled", released="logo-1", places=places) == (False, "shinra.place.hands")


@example("shinra.place.no-room", allows=True)
def test_a_figure_is_pushed_in_where_it_finds_room() -> None:
    live = hand_over_1f("tifa", x=20.0)
    assert live.do(HandInput("push", value=0)).allowed


@example("shinra.place.no-room", allows=False)
def test_a_figure_is_not_pushed_into_another() -> None:
    live = hand_over_1f("tifa", x=-19.5)
    verdict = live.do(HandInput("push", value=0))
    assert (verdict.allowed, verdict.rule) == (False, "shinra.place.no-room")
    assert verdict.facts == {"piece": "tifa", "blocked_by": "cloud"}


@example("shinra.place.full-floor", allows=True)
def test_a_figure_for_a_full_floor_goes_to_the_nearest_with_room() -> None:
    state = position(tower=tower(4, {3: ["cloud"]}), face_up=["action-1", "action-2"], full=[4, 3], players=1)
    state = built(play(state, kind="choose", card="action-1").state, "logo", "logo")
    state = play(state, kind="place", piece="floor-5", floor=4).state
    answer = '{"kind":"settled","released":"floor-5","places":{"floor-5":"floor-4"},"full":[5,4]}'
    state = RULES.apply(state, RULES.moves.validate_json(answer)).state
    assert floors(state, "guard-1") == [3]
    after = put(state, "guard-1", 3)
    assert after.phase != "enemy"


@example("shinra.place.full-floor", allows=False)
def test_nobody_is_squeezed_onto_a_full_floor() -> None:
    crowd = ["guard", "guard", "bomb", "bomb", "stanley", "stanley", "sweeper", "sweeper"]
    state = acting(13, top=3, figures={2: crowd})
    assert (state.full, floors(state, "tifa")) == ((2,), [1, 3])
    assert said(state, kind="place", piece="tifa", floor=2) == (False, "shinra.place.full-floor")


def test_when_every_floor_is_full_any_is_as_good() -> None:
    state = position(tower=tower(2), face_up=["action-13", "action-2"], full=[1, 2])
    state = play(state, kind="choose", card="action-13").state
    assert floors(state, "tifa") == [1, 2]
