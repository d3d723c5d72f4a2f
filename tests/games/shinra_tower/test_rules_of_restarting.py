"""Examples of what is held while things fall, and of an Enemy Action that starts again."""

from support.shinra import acting, built, example, play, said, settle

from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import PlacePiece
from desktop.games.shinra_tower.rules.state import State

FIGURES = {1: ["tifa"], 2: ["guard"], 3: ["cloud", "aerith"], 4: ["bomb", "reno"]}


def floors(state: State, piece: str) -> list[int]:
    moves = RULES.legal_moves(state)
    return [move.floor for move in moves if isinstance(move, PlacePiece) and move.piece == piece]


@example("shinra.fall.holding", allows=True)
def test_what_is_held_is_neither_on_the_tower_nor_fallen() -> None:
    state = play(acting(13, top=4, figures=FIGURES), kind="place", piece="tifa", floor=4).state
    assert (state.zone_of("tifa"), RULES.turn_of(state)) == ("hand", 0)
    dropped = settle(state, tifa="fallen").state
    assert (dropped.phase, dropped.zone_of("tifa")) == ("ally", "table")


@example("shinra.fall.holding", allows=False)
def test_a_defeated_enemy_does_not_come_back() -> None:
    state = play(acting(12, top=4, figures={1: ["cloud", "guard"]}), kind="target", enemies=["guard-1"]).state
    assert said(state, kind="settled", places={"guard-1": "fallen"}) == (False, "shinra.setup.supply")
    assert settle(state).state.zone_of("guard-1") == "supply"


@example("shinra.fall.restart", allows=True)
def test_the_action_starts_again_on_the_new_top_floor() -> None:
    state = built(acting(1, top=4, figures={1: ["tifa"]}), "logo-1", "logo-2", "floor-5")
    state = settle(
        play(state, kind="place", piece="guard-1", floor=5).state,
        guard_1="fallen",
        floor_5="fallen",
        floor_4="fallen",
        logo_1="fallen",
        logo_2="fallen",
        pipe_1="hanging",
        pipe_2="hanging",
    ).state
    assert (state.phase, state.zone_of("floor-5"), state.zone_of("guard-1")) == ("walls", "supply", "table")
    view = RULES.view(state, 1)
    assert (view.work is not None and view.work.base, view.wanted) == (3, ("logo-1", "logo-2"))
    state = built(state, "logo-1", "logo-2", "floor-4", "guard-1")
    assert (state.phase, view.fallen_walls) == ("boss", ("pipe-1", "pipe-2"))


@example("shinra.fall.restart", allows=False)
def test_the_tile_of_the_fallen_storey_is_not_laid_any_more() -> None:
    state = play(acting(1, top=4, figures=FIGURES), kind="place", piece="logo-1", floor=4).state
    state = settle(
        state, floor_4="fallen", bomb_1="fallen", reno="fallen", pipe_1="fallen", pipe_2="hanging"
    ).state
    state = built(state, "bomb-1", "reno", "logo-1", "logo-2")
    assert said(state, kind="place", piece="floor-5", floor=3) == (False, "shinra.enemy.floor-order")
    assert said(state, kind="place", piece="floor-4", floor=3)[0]


def test_only_the_boss_of_the_floor_finally_placed_appears() -> None:
    state = built(acting(1, top=3), "logo-1", "logo-2", "floor-4", "guard-1")
    state = settle(
        play(state, kind="place", piece="guard-scorpion", floor=4).state,
        guard_scorpion="floor-1",
        guard_1="floor-1",
        floor_3="fallen",
        floor_4="fallen",
        logo_1="fallen",
        logo_2="fallen",
        staircase_1="hanging",
        staircase_2="hanging",
    ).state
    assert (state.phase, state.zone_of("guard-scorpion")) == ("settle", "supply")
    state = settle(state).state
    assert (state.phase, state.floor_of("guard-1")) == ("walls", 1)
    state = built(state, "logo-1", "logo-2", "floor-3")
    assert (state.phase, floors(state, "guard-1")) == ("enemy", [3])
    assert built(state, "guard-1").phase == "climb"


def test_own_walls_that_are_up_again_count_as_placed() -> None:
    state = built(acting(1, top=2), "logo-1")
    state = settle(play(state, kind="place", piece="logo-2", floor=2).state, logo_1="hanging").state
    state = settle(play(state, kind="adjust", piece="logo-2").state, logo_1="floor-2").state
    assert state.phase == "floor"


def test_a_tile_laid_this_turn_does_not_hide_that_all_others_have_fallen() -> None:
    state = play(acting(1, top=3, figures={1: ["tifa"]}), kind="place", piece="logo-1", floor=3).state
    state = settle(
        state, logo_1="fallen", floor_3="fallen", staircase_1="hanging", staircase_2="hanging"
    ).state
    state = built(state, "logo-1", "logo-2", "floor-3")
    assert (state.phase, state.stood, state.lost) == ("enemy", (2, 3), "")
    state = play(state, kind="place", piece="guard-1", floor=3).state
    places = {"floor_2": "fallen", "logo_1": "fallen", "logo_2": "fallen", "floor_3": "floor-1"}
    step = settle(state, guard_1="fallen", **places)
    assert step.state.lost == "shinra.over.collapse"
