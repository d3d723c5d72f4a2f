"""The hand that plays by itself, and what it makes of states of the rules."""

from dataclasses import replace

import pytest
from support import tower
from support.tower_games import opening, play, replayed

from desktop.engine.ids import NATURE
from desktop.games.shinra_tower.physics.answers import natures_move, scene_of
from desktop.games.shinra_tower.physics.autohand import AutoHand, Intent
from desktop.games.shinra_tower.physics.fullness import fullness
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.nature import answer, count
from desktop.games.shinra_tower.physics.pieces import Steadiness
from desktop.games.shinra_tower.physics.pose import Pose
from desktop.games.shinra_tower.physics.scene import Scene
from desktop.games.shinra_tower.physics.spots import (
    free_spots,
    has_room,
    nearest_floor_with_room,
    tile_spot,
    wall_spots,
)
from desktop.games.shinra_tower.rules.game import RULES

SHAPES = tower.shapes()


def with_own(floors: int, *own: str) -> Scene:
    there = tower.settled(floors, figures=False)
    return replace(there, grabbable=frozenset(own))


def test_the_steady_hand_builds_twenty_floors() -> None:
    """The benchmark does it with ten seeds."""
    built = tower.build(20, "steady", 1)
    assert (built.floors, built.walls_lost) == (20, 0)
    assert built.longest_ticks < 480


def test_the_reckless_hand_needs_more_releases_than_there_are_pieces() -> None:
    built = [tower.build(4, "reckless", seed, most=60) for seed in range(2)]
    assert sum(one.releases for one in built) > 2 * 3 * 4
    assert all(one.longest_ticks < 480 for one in built)


def test_the_same_hand_gives_the_same_answer_and_another_seed_another() -> None:
    scene, intent = with_own(4, "pillar-1"), Intent("pillar-1", 4)
    first = answer(SHAPES, scene, intent, "normal", 5)
    assert answer(SHAPES, scene, intent, "normal", 5) == first
    assert answer(SHAPES, scene, intent, "normal", 6) != first


def test_walls_go_opposite_each_other_and_are_folded() -> None:
    scene = with_own(4)
    first = next(wall_spots(SHAPES, scene.poses, 4, "pillar-1"))
    assert first.fold == SHAPES.sizes.wall.wise_fold
    poses = {**scene.poses, "pillar-1": Pose(first.x, first.y - 0.3, 0.0, 0, first.fold)}
    second = next(wall_spots(SHAPES, poses, 4, "pillar-2"))
    tile = scene.poses["floor-4"].x
    assert first.x < tile < second.x
    assert (first.x + second.x) / 2 == pytest.approx(tile, abs=3.5)


def test_a_tile_goes_over_the_middle_of_its_walls_and_nowhere_without_them() -> None:
    scene = with_own(4)
    assert tile_spot(SHAPES, scene.poses, 4, "floor-5") is None
    top = scene.poses["floor-4"].y + 1.5
    walls = {
        "pillar-1": Pose(-30.0, top + 22.5, fold=30),
        "pillar-2": Pose(34.0, top + 22.5, fold=30),
    }
    spot = tile_spot(SHAPES, {**scene.poses, **walls}, 4, "floor-5")
    assert spot is not None
    assert spot.x == pytest.approx(2.0, abs=4.0)
    assert spot.y == pytest.approx(top + 45.0 + 1.5, abs=0.6)


def test_an_intent_without_a_place_ends_with_the_piece_still_to_be_placed() -> None:
    scene = with_own(4, "floor-5")
    done = answer(SHAPES, scene, Intent("floor-5", 4), "steady", 0)
    assert done.places == {"floor-5": "fallen"}
    assert dict(done.poses) == dict(scene.poses)


def test_a_piece_that_may_not_be_taken_stays_where_it_is() -> None:
    scene = with_own(4)
    done = answer(SHAPES, scene, Intent("guard-1", 4), "steady", 0)
    assert done.places == {"guard-1": "fallen"}


def crowded(floor: int) -> Scene:
    """A tower of four floors on which one floor is full."""
    there = tower.settled(4, figures=False)
    top = there.poses[f"floor-{floor}"].y + 1.5
    poses, places = dict(there.poses), dict(there.places)
    for number, figure in enumerate(tower.FIGURES[:8]):
        height = SHAPES.body(figure).height_mm
        poses[figure] = Pose(-24.0 + 16.0 * (number // 2), top + height / 2, 0.0, number % 2)
        places[figure] = f"floor-{floor}"
    return Scene(poses, places, frozenset({"guard-scorpion"}))


def test_a_full_floor_sends_the_figure_to_the_nearest_with_room() -> None:
    scene = crowded(2)
    assert fullness(SHAPES, scene.poses, scene.places).full == (2,)
    assert not has_room(SHAPES, scene.poses, 2, "guard-scorpion")
    assert nearest_floor_with_room(SHAPES, scene.poses, (1, 2, 3, 4), 2, "guard-scorpion") == 3
    assert nearest_floor_with_room(SHAPES, scene.poses, (1, 2), 2, "guard-scorpion") == 1
    assert nearest_floor_with_room(SHAPES, scene.poses, (2,), 2, "guard-scorpion") == 0
    done = answer(SHAPES, scene, Intent("guard-scorpion", 2), "steady", 0)
    assert done.places == {"guard-scorpion": "floor-3"}


def test_a_figure_finds_its_way_between_two_others() -> None:
    scene = crowded(2)
    poses = {piece: pose for piece, pose in scene.poses.items() if piece != "tifa"}
    spot = next(free_spots(SHAPES, poses, 2, "tifa"))
    assert spot.lane == scene.poses["tifa"].lane
    assert spot.x == pytest.approx(scene.poses["tifa"].x, abs=4.0)


def test_no_floor_no_spot() -> None:
    scene = with_own(2)
    assert list(free_spots(SHAPES, scene.poses, 7, "cloud")) == []
    assert list(wall_spots(SHAPES, scene.poses, 7, "pillar-1")) == []
    assert tile_spot(SHAPES, scene.poses, 7, "floor-8") is None


def test_an_ally_on_the_tower_is_taken_off_its_floor_and_put_on_another() -> None:
    there = tower.settled(4)
    scene = replace(there, grabbable=frozenset({"tifa"}))
    assert there.places["tifa"] == "floor-3"
    done = answer(SHAPES, scene, Intent("tifa", 4), "steady", 2)
    assert done.places["tifa"] == "floor-4"


def test_an_untouched_tower_comes_through_the_count() -> None:
    done = count(SHAPES, tower.settled(8))
    assert (done.places, done.ticks, done.moved) == ({}, 0, False)


def test_a_hand_on_the_live_tower_can_be_watched() -> None:
    live = LiveTower(SHAPES, with_own(4, "pillar-1"), "normal", 1)
    hand = AutoHand(live, Intent("pillar-1", 4))
    seen = set[str]()
    while hand.settlement is None:
        hand.step()
        live.tick()
        seen.add(live.phase)
    assert seen == {"holding", "settling"}
    assert [one.input.kind for one in live.record][:: len(live.record) - 1] == ["take", "release"]


def test_nature_is_asked_only_when_it_waits() -> None:
    with pytest.raises(LookupError):
        natures_move(SHAPES, opening(2), "steady", 0)


@pytest.mark.parametrize(("seats", "steadiness"), [(2, "normal"), (5, "reckless")])
def test_a_game_by_auto_hands_ends_and_its_log_alone_gives_the_same_state(
    seats: int, steadiness: Steadiness
) -> None:
    played = play(3, seats, steadiness)
    assert not played.stuck
    assert RULES.outcome(played.state) is not None
    assert replayed(seats, played.moves) == played.state


def test_the_scene_of_a_state_has_what_stands_and_what_may_be_taken() -> None:
    played = play(3, 2, "normal", most=12)
    state = played.state
    while RULES.turn_of(state) == NATURE:
        state = RULES.apply(state, natures_move(SHAPES, state, "normal", 0)).state
    scene = scene_of(state)
    assert set(scene.poses) == {piece for piece, _ in state.poses}
    assert set(scene.places) == set(scene.poses) - {"floor-1"}
    assert set(state.own) <= scene.grabbable
