"""The readings of stability against cases that can be reckoned by hand."""

import math

import numpy as np
import pytest
from support import tower

from desktop.games.shinra_tower.physics.linear_program import least
from desktop.games.shinra_tower.physics.pose import Pose
from desktop.games.shinra_tower.physics.stability import joints
from desktop.games.shinra_tower.physics.tilt import MOST_DEGREES, tilt_margin

TWO_WALLS = {
    "floor-1": Pose(0.0, 1.5),
    "logo-1": Pose(-20.0, 25.5, fold=30),
    "logo-2": Pose(20.0, 25.5, fold=30),
    "floor-2": Pose(10.0, 49.5),
}
PLACES = {"logo-1": "floor-1", "logo-2": "floor-1", "floor-2": "floor-1"}


def test_a_joint_is_the_weight_against_what_holds_it() -> None:
    walls, tile = joints(tower.shapes(), TWO_WALLS, PLACES)
    assert (tile.floor, tile.part, tile.weaker_side) == (2, "tile", "right")
    assert (tile.centre_mm, tile.left_mm, tile.right_mm) == pytest.approx((10.0, -26.0, 26.0))
    assert tile.margin_mm == pytest.approx(16.0)
    assert (walls.floor, walls.part) == (1, "walls")
    assert walls.centre_mm == pytest.approx(12.0 * 10.0 / 17.0)


def test_a_joint_whose_weight_is_beyond_its_support_has_a_negative_margin() -> None:
    over = {**TWO_WALLS, "floor-2": Pose(30.0, 49.5)}
    assert joints(tower.shapes(), over, PLACES)[-1].margin_mm == pytest.approx(-4.0)


def test_figures_weigh_on_the_joints_below_them_and_not_on_those_of_their_own_floor() -> None:
    poses = {**TWO_WALLS, "cloud": Pose(-30.0, 67.0), "jessie": Pose(40.0, 17.5)}
    places = {**PLACES, "cloud": "floor-2", "jessie": "floor-1"}
    tile = joints(tower.shapes(), poses, places)[-1]
    assert tile.centre_mm == pytest.approx((12.0 * 10.0 - 4.0 * 30.0) / 16.0)
    assert joints(tower.shapes(), poses, places)[0].centre_mm == pytest.approx(0.0)


def test_the_tile_on_the_table_has_no_joint() -> None:
    assert joints(tower.shapes(), {"floor-1": Pose(0.0, 1.5)}, {}) == ()


def test_walls_without_a_tile_are_a_joint_too() -> None:
    poses = {piece: pose for piece, pose in TWO_WALLS.items() if piece != "floor-2"}
    places = {"logo-1": "floor-1", "logo-2": "floor-1"}
    assert [joint.part for joint in joints(tower.shapes(), poses, places)] == ["walls"]


def test_one_wall_tips_at_its_own_angle() -> None:
    poses = {"floor-1": Pose(0.0, 1.5), "logo-1": Pose(0.0, 25.5, fold=30)}
    margin = tilt_margin(tower.shapes(), poses, {"logo-1": "floor-1"})
    assert margin.degrees == pytest.approx(math.degrees(math.atan2(12.0, 45.0)), abs=0.01)
    assert margin.left_degrees == pytest.approx(margin.right_degrees, abs=0.01)


def test_a_lone_tile_tilts_as_far_as_anyone_asks() -> None:
    assert tilt_margin(tower.shapes(), {"floor-1": Pose(0.0, 1.5)}, {}).degrees == MOST_DEGREES


def test_a_tower_that_cannot_stand_has_no_margin() -> None:
    over = {**TWO_WALLS, "floor-2": Pose(30.0, 49.5)}
    assert tilt_margin(tower.shapes(), over, PLACES).degrees == 0.0


def test_the_margin_is_on_the_side_of_the_weight() -> None:
    margin = tilt_margin(tower.shapes(), TWO_WALLS, PLACES)
    assert 0.0 < margin.right_degrees < margin.left_degrees


def test_the_margin_agrees_with_a_table_that_is_tilted() -> None:
    scene = tower.settled(5)
    margin = tilt_margin(tower.shapes(), scene.poses, scene.places)
    assert margin.right_degrees == pytest.approx(tower.simulated_tilt(scene, 1, 2.0), rel=0.1)


def test_a_higher_tower_stands_less_firmly() -> None:
    margins = [
        tilt_margin(tower.shapes(), scene.poses, scene.places).degrees
        for scene in (tower.settled(floors, figures=False) for floors in (6, 12, 18))
    ]
    assert margins == sorted(margins, reverse=True)


def test_the_linear_program_finds_the_corner() -> None:
    """The most of x + y with x + 2y <= 4 and 3x + y <= 6 is at (1.6, 1.2)."""
    a = np.array([[1.0, 2.0, 1.0, 0.0], [3.0, 1.0, 0.0, 1.0]])
    found = least(a, np.array([4.0, 6.0]), np.array([-1.0, -1.0, 0.0, 0.0]))
    assert found is not None
    assert found[:2] == pytest.approx((1.6, 1.2), abs=1e-5)


def test_the_linear_program_says_when_nothing_is_allowed() -> None:
    a = np.array([[1.0, 1.0], [1.0, 1.0]])
    assert least(a, np.array([1.0, 3.0]), np.array([1.0, 0.0])) is None
