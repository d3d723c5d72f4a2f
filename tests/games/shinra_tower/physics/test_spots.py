"""Where a hand stands figures: side by side as long as there is room, so that each can be seen and taken."""

from dataclasses import replace

import pytest
from support import tower

from desktop.games.shinra_tower.physics.autohand import AutoHand, Intent
from desktop.games.shinra_tower.physics.geometry import extent
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.outcome import solids
from desktop.games.shinra_tower.physics.pose import Pose, Poses
from desktop.games.shinra_tower.physics.scene import Scene, Settlement
from desktop.games.shinra_tower.physics.spots import free_spots, has_room, tile_spot, wall_spots
from desktop.games.shinra_tower.physics.tilt import tilt_margin
from desktop.games.shinra_tower.table.hidden import hidden
from desktop.games.shinra_tower.table.tower_hand import HELPING

SHAPES = tower.shapes()
THREE = ("cloud", "guard-scorpion", "tifa")


def stood(figures: tuple[str, ...], floor: int = 2) -> dict[str, Pose]:
    """A tower on which these stand where a hand would put them best, one after the other."""
    poses = dict(tower.settled(4, figures=False).poses)
    for figure in figures:
        spot = next(free_spots(SHAPES, poses, floor, figure))
        poses[figure] = Pose(spot.x, spot.y, 0.0, spot.lane)
    return poses


def covered(poses: Poses) -> float:
    """The largest share of a figure's width that another one is in front of or behind."""
    spans = [extent(one.corners) for one in solids(SHAPES, poses).values() if one.body.kind == "figure"]
    pairs = [(one, other) for one in spans for other in spans if one is not other]
    return max((min(one[2], other[2]) - max(one[0], other[0])) / (one[2] - one[0]) for one, other in pairs)


def test_figures_go_side_by_side_though_another_lane_is_free() -> None:
    assert covered(stood(THREE)) < 0


def test_the_first_one_goes_into_the_middle() -> None:
    poses = stood(("cloud",))
    assert poses["cloud"].x == pytest.approx(poses["floor-2"].x, abs=0.01)


def test_where_the_row_is_full_the_next_one_leaves_a_part_of_each_to_be_seen() -> None:
    poses = stood((*THREE, "barret", "guard-1"))
    assert {poses[figure].lane for figure in (*THREE, "barret", "guard-1")} == {0, 1}
    assert 0 < covered(poses) < 0.75


def test_room_is_told_of_every_place_and_not_only_of_good_ones() -> None:
    poses = stood((*THREE, "barret"))
    assert has_room(SHAPES, poses, 2, "guard-1")
    assert not has_room(SHAPES, poses, 7, "guard-1")


@pytest.mark.parametrize("many", [3, 4, 5])
def test_figures_leave_the_ends_of_the_top_tile_to_the_walls(many: int) -> None:
    """Else the second wall stands folded thin in the middle, and the next tile off the centre."""
    crowd = (*THREE, "barret", "guard-1")[:many]
    poses = stood(crowd, floor=4)
    for wall in ("pillar-1", "pillar-2"):
        spot = next(wall_spots(SHAPES, poses, 4, wall))
        assert spot.fold == SHAPES.sizes.wall.wise_fold
        poses[wall] = Pose(spot.x, spot.y, 0.0, 0, spot.fold)
    assert abs(poses["pillar-1"].x - poses["pillar-2"].x) >= 60
    tile = tile_spot(SHAPES, poses, 4, "floor-5")
    assert tile is not None
    assert tile.x == pytest.approx(poses["floor-4"].x, abs=3.0)
    assert not hidden(SHAPES, poses)


def test_where_a_wall_stands_already_its_end_is_nobodys() -> None:
    """One wall is still to come: only at the other end is room kept."""
    poses = dict(tower.settled(4, figures=False).poses)
    first = next(wall_spots(SHAPES, poses, 4, "pillar-1"))
    poses["pillar-1"] = Pose(first.x, first.y, 0.0, 0, first.fold)
    for figure in (*THREE, "barret"):
        spot = next(free_spots(SHAPES, poses, 4, figure))
        poses[figure] = Pose(spot.x, spot.y, 0.0, spot.lane)
    second = next(wall_spots(SHAPES, poses, 4, "pillar-2"))
    assert second.fold == SHAPES.sizes.wall.wise_fold
    assert abs(second.x - first.x) >= 60


@pytest.mark.parametrize("seed", range(3))
def test_on_a_crowded_top_the_helping_hand_builds_a_storey_that_stands_well(seed: int) -> None:
    floors = 3 + seed
    pieces = (*THREE, "barret", "pillar-1", "pillar-2", f"floor-{floors + 1}")
    scene = replace(tower.settled(floors, figures=False), grabbable=frozenset(pieces))
    for number, piece in enumerate(pieces):
        done = _helped(scene, Intent(piece, floors), 10 * seed + number)
        assert done.places[piece] == f"floor-{floors}"
        scene = replace(scene, poses=dict(done.poses), places={**scene.places, **done.places})
    assert abs(scene.poses[pieces[-1]].x) <= 4.0
    assert tilt_margin(SHAPES, scene.poses, scene.places).degrees >= 10.0


def _helped(scene: Scene, intent: Intent, seed: int) -> Settlement:
    """What the hand that helps makes of an intent."""
    live = LiveTower(SHAPES, scene, "normal", seed)
    hand = AutoHand(live, intent, carelessness=HELPING, precise=True)
    while hand.settlement is None:
        hand.step()
        live.tick()
    return hand.settlement


@pytest.mark.parametrize("seed", range(4))
def test_the_hand_that_helps_keeps_figures_apart_too(seed: int) -> None:
    there = tower.settled(4, figures=False)
    scene = Scene(there.poses, there.places, frozenset(THREE))
    for number, figure in enumerate(THREE):
        done = _helped(scene, Intent(figure, 2), 10 * seed + number)
        assert done.places[figure] == "floor-2"
        scene = replace(scene, poses=done.poses, places={**scene.places, figure: "floor-2"})
    assert covered(scene.poses) < 0.4


def test_a_hand_that_meets_a_figure_in_its_way_mends_its_aim() -> None:
    """Aimed onto the neighbour in the lane, with no other lane free, it still comes in."""
    poses = stood(("cloud",))
    poses["tifa"] = replace(poses["cloud"], lane=1)
    there = tower.settled(4, figures=False)
    scene = Scene(poses, {**there.places, "cloud": "floor-2", "tifa": "floor-2"}, frozenset({"barret"}))
    for seed in range(4):
        live = LiveTower(SHAPES, scene, "steady", seed)
        hand = AutoHand(live, Intent("barret", 2), carelessness=20.0)
        while hand.settlement is None:
            hand.step()
            live.tick()
        assert hand.settlement.places["barret"] == "floor-2"
