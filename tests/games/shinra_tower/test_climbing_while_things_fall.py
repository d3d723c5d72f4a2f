"""Cloud's climb when the tower changes under it: where he goes, and which rule says so."""

from support.shinra import acting, explain, play, put, said, settle

from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import PlacePiece
from desktop.games.shinra_tower.rules.state import State

TOP_FELL = {"floor_4": "fallen", "guard_1": "fallen", "pipe_1": "fallen", "pipe_2": "hanging"}


def floors(state: State) -> list[int]:
    return [move.floor for move in RULES.legal_moves(state) if isinstance(move, PlacePiece)]


def climbing(cloud: int, top: int = 4, **more: list[str]) -> State:
    """Tifa stands on 1F, and Cloud must go to the Guard on the top floor."""
    figures = {cloud: ["cloud"]} | {int(floor[1:]): figure for floor, figure in more.items()}
    figures[top] = [*figures.get(top, []), "guard"]
    state = put(acting(13, top=top, figures=figures), "tifa", 1)
    assert state.phase == "climb"
    return state


def test_cloud_who_already_stands_nearest_does_not_move() -> None:
    state = play(climbing(3), kind="adjust", piece="tifa").state
    state = settle(state, **TOP_FELL).state
    state = put(state, "guard-1", 3)
    assert (state.phase, state.climb, state.floor_of("cloud")) == ("refill", 0, 3)


def test_a_goal_that_fell_is_not_called_the_top_or_an_enemys_floor() -> None:
    state = settle(play(climbing(2), kind="withdraw", piece="cloud").state, **TOP_FELL).state
    state = put(state, "guard-1", 3)
    assert floors(state) == [3]
    refused = explain(state, kind="place", piece="cloud", floor=1)
    assert (refused.rule, refused.facts) == (
        "shinra.fall.cloud-enemies",
        {"piece": "cloud", "floor": 1, "fitting": 3},
    )
    assert said(state, kind="place", piece="cloud", floor=3) == (True, "shinra.fall.cloud-enemies")


def test_a_goal_whose_enemy_slipped_away_is_not_called_the_top() -> None:
    state = climbing(3, top=6, f4=["bomb"])
    state = settle(play(state, kind="withdraw", piece="cloud").state, bomb_1="floor-2").state
    assert (state.climb, floors(state)) == (4, [4])
    for floor, allowed in ((6, False), (4, True)):
        assert said(state, kind="place", piece="cloud", floor=floor) == (allowed, "shinra.check.climb")
