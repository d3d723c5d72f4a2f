"""Where every kind of piece is said to be: standing, fallen or hanging, told by geometry."""

from dataclasses import replace

import pytest
from support import tower

from desktop.games.shinra_tower.physics.nature import settle
from desktop.games.shinra_tower.physics.outcome import judge
from desktop.games.shinra_tower.physics.pose import Pose
from desktop.games.shinra_tower.physics.scene import Scene

STANDING = tower.settled(3)


def judged(changes: dict[str, Pose | None], own: tuple[str, ...] = ()) -> dict[str, str]:
    """What is said of the pieces that are somewhere else than in the standing tower."""
    poses = {**STANDING.poses, **changes}
    places = judge(tower.shapes(), {piece: pose for piece, pose in poses.items() if pose is not None}, own)
    return {piece: place for piece, place in places.items() if STANDING.places.get(piece) != place}


def test_a_settled_tower_stands_piece_by_piece() -> None:
    assert judged({}) == {}
    assert STANDING.places["floor-2"] == "floor-1"
    assert STANDING.places["logo-1"] == "floor-1"
    assert STANDING.places["cloud"] == "floor-1"


@pytest.mark.parametrize(
    ("piece", "pose"),
    [
        ("pillar-1", Pose(-150.0, 6.0, 90.0, 0, 30)),
        ("floor-9", Pose(150.0, 1.5)),
        ("jessie", Pose(150.0, 6.0, 90.0)),
        ("jessie", Pose(150.0, 14.5)),
        ("floor-9", Pose(88.0, 24.0, 35.0)),
    ],
)
def test_what_touches_the_table_has_fallen(piece: str, pose: Pose) -> None:
    assert judged({piece: pose})[piece] == "fallen"


@pytest.mark.parametrize(
    ("piece", "pose"),
    [
        ("pillar-1", Pose(0.0, 105.0, 90.0, 0, 30)),
        ("pillar-1", Pose(-34.0, 121.5, 12.0, 0, 30)),
        ("guard-2", Pose(10.0, 105.0, -90.0, 1)),
        ("guard-2", Pose(0.0, 250.0)),
        ("floor-9", Pose(0.0, 100.5)),
        ("floor-9", Pose(0.0, 146.0)),
    ],
    ids=[
        "wall lies",
        "wall leans",
        "figure lies",
        "figure in the air",
        "tile lies on a tile",
        "tile on nothing",
    ],
)
def test_what_does_not_stand_hangs(piece: str, pose: Pose) -> None:
    assert judged({"sephiroth": None, piece: pose}, own=(piece,))[piece] == "hanging"


def test_a_figure_on_a_wall_hangs() -> None:
    wall = Pose(-34.0, 121.4, 0.0, 0, 30)
    changes: dict[str, Pose | None] = {"pillar-1": wall, "guard-2": Pose(-34.0, 159.0)}
    assert judged(changes, own=("pillar-1",))["guard-2"] == "hanging"


def test_a_figure_that_landed_upright_on_a_lower_floor_is_on_that_floor() -> None:
    figure = next(piece for piece, place in STANDING.places.items() if place == "floor-3")
    pose = STANDING.poses[figure]
    lower = replace(pose, x=9.0, y=pose.y - 48.0, lane=1)
    others: dict[str, Pose | None] = {
        piece: None
        for piece, place in STANDING.places.items()
        if place == "floor-2" and piece not in ("floor-3", "staircase-1", "pipe-1")
    }
    assert judged({**others, figure: lower})[figure] == "floor-2"


def test_a_wall_without_a_tile_hangs_unless_it_was_placed_this_turn() -> None:
    wall: dict[str, Pose | None] = {"pillar-1": Pose(-34.0, 121.4, 0.0, 0, 30)}
    assert judged(wall, own=("pillar-1",)) == {"pillar-1": "floor-3"}
    assert judged(wall) == {"pillar-1": "hanging"}


def test_a_tile_on_one_wall_hangs_and_all_that_it_carries() -> None:
    lost = judged({"pipe-1": None})
    assert lost["floor-3"] == "hanging"
    assert lost["staircase-1"] == "hanging"
    assert {lost[piece] for piece, place in STANDING.places.items() if place == "floor-3"} == {"hanging"}


def test_a_tile_lying_on_a_good_one_does_not_condemn_it() -> None:
    assert judged({"floor-9": Pose(0.0, 100.4)}, own=("floor-9",)) == {"floor-9": "hanging"}


def test_one_settlement_takes_out_everything_that_hangs_and_settles_the_rest() -> None:
    """The walls of the first floor are taken away: nothing above can stay."""
    poses = {piece: pose for piece, pose in STANDING.poses.items() if piece != "logo-1"}
    places = {piece: place for piece, place in STANDING.places.items() if piece != "logo-1"}
    done = settle(tower.shapes(), Scene(poses, places))
    on_first = {piece for piece, place in places.items() if place == "floor-1"}
    gone = set(places) - set(done.poses)
    assert {"floor-2", "floor-3", "propeller-1", "staircase-1", "pipe-1"} <= gone
    assert set(done.poses) <= {"floor-1", *places}
    assert {done.places[piece] for piece in gone} <= {"fallen", "hanging"}
    assert all(done.places.get(piece, "floor-1") == "floor-1" for piece in on_first - gone)
    assert done.ticks < 480


def test_removing_a_figure_leaves_the_rest_as_it_was_logged() -> None:
    poses = {piece: pose for piece, pose in STANDING.poses.items() if piece != "cloud"}
    places = {piece: place for piece, place in STANDING.places.items() if piece != "cloud"}
    done = settle(tower.shapes(), Scene(poses, places))
    assert done.places == {}
    assert dict(done.poses) == poses
    assert not done.moved
