"""The world agrees with statics, is fast enough to be played, and leaves a tower alone."""

import time

import pytest
from support import tower

from desktop.games.shinra_tower.physics.outcome import judge
from desktop.games.shinra_tower.physics.pieces import BASE
from desktop.games.shinra_tower.physics.world import rebuild


def test_a_plate_tips_at_the_edge_of_what_holds_it() -> None:
    assert abs(tower.edge_error_mm()) <= 0.05


def test_a_box_tips_over_at_its_angle() -> None:
    assert abs(tower.tipping_error_degrees()) <= 0.1


def test_a_plate_slides_at_the_angle_of_its_friction() -> None:
    assert abs(tower.sliding_error_degrees()) <= 0.05


def test_twenty_floors_just_built_are_quiet_within_three_seconds_and_stand() -> None:
    world = tower.awake(tower.nominal(20))
    assert tower.until_asleep(world, 3.0) < 3.0
    places = judge(tower.shapes(), tower.poses_of(world))
    assert len(places) == len(world.pieces()) - 1
    assert all(place.startswith("floor-") for place in places.values())


def test_twenty_floors_stand_for_ten_minutes() -> None:
    scene = tower.settled(20)
    world = rebuild(tower.shapes(), scene.poses)
    world.wake()
    tower.run(world, 600.0)
    assert tower.drift_mm(scene.poses, tower.poses_of(world)) < 0.05


def test_two_hundred_rebuilds_without_a_touch_move_nothing_at_all() -> None:
    poses = tower.settled(20).poses
    for _ in range(200):
        world = rebuild(tower.shapes(), poses)
        tower.run(world, 0.05)
        assert tower.poses_of(world) == dict(poses)


def test_pieces_do_not_sink_into_one_another() -> None:
    """Every storey of a settled tower is as high as a wall and a tile, to a hundredth of a wall."""
    poses = tower.settled(20).poses
    for floor in range(2, 21):
        rise = poses[f"floor-{floor}"].y - poses[f"floor-{floor - 1}"].y
        assert rise == pytest.approx(48.0, abs=0.1)


def test_a_crowd_of_awake_bodies_runs_faster_than_time() -> None:
    """The benchmark asks for twelve times; here only that a slow machine can still be played on."""
    world = tower.awake(tower.nominal(20, crowned=True))
    spent = time.process_time()
    tower.run(world, 0.25)
    assert (time.process_time() - spent) < 0.25 / 4


def test_the_tile_on_the_table_is_never_taken_away() -> None:
    assert BASE not in judge(tower.shapes(), tower.settled(5).poses)
