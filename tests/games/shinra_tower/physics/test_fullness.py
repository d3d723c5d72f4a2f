"""Which figures find no place on a floor, held against a search that shares no code with it."""

import math
import random
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from support import tower

from desktop.games.shinra_tower.physics.fullness import fullness
from desktop.games.shinra_tower.physics.outcome import judge
from desktop.games.shinra_tower.physics.pieces import kind_of, stem_of
from desktop.games.shinra_tower.physics.pose import Pose
from desktop.games.shinra_tower.physics.spots import OVER_MM, ROOM_MM, free_spots, has_room
from desktop.games.shinra_tower.rules.pieces import FAMILIES_OF_FIGURES

SHAPES = tower.shapes()
FLOOR = 2
WIDTHS = {figure: size.width_mm for figure, size in SHAPES.sizes.figures.items()}
FINE_MM = 0.5
SLACK_MM = 0.8
"""A hand tries whole millimetres: it may need half a step more, and a little for a lean."""

Outline = Sequence[tuple[float, float]]


def told(poses: dict[str, Pose]) -> frozenset[str]:
    """The figures of which it is told that they find no place on the floor."""
    found = fullness(SHAPES, poses, judge(SHAPES, poses))
    narrow = frozenset(figure for figure, floors in found.narrow.items() if FLOOR in floors)
    assert not (narrow and FLOOR in found.full)
    return frozenset(WIDTHS) if FLOOR in found.full else narrow


def with_gap(gap_mm: float) -> dict[str, Pose]:
    """A floor closed by two rows of figures but for one gap of that width, in the second lane."""
    poses = dict(tower.settled(4, figures=False).poses)
    tile = poses[f"floor-{FLOOR}"]
    figures = iter(figure for figure in tower.FIGURES if WIDTHS[stem_of(figure)] == 12)
    for lane, opening in ((0, 0.0), (1, gap_mm)):
        for side in (-1, 1):
            x = opening / 2 + 6.0
            while x < 30.0:
                figure = next(figures)
                height = SHAPES.body(figure).height_mm
                poses[figure] = Pose(tile.x + side * x, tile.y + 1.5 + height / 2, 0.0, lane)
                x += 13.0
    return poses


@pytest.mark.parametrize("width", sorted({*WIDTHS.values()}))
def test_a_gap_takes_figures_that_fit_and_no_wider_ones(width: float) -> None:
    poses = with_gap(width + 2 * ROOM_MM + 0.5)
    assert told(poses) == {figure for figure in WIDTHS if WIDTHS[figure] > width}


def test_a_gap_too_small_for_the_slimmest_is_none() -> None:
    poses = with_gap(12.0)
    found = fullness(SHAPES, poses, judge(SHAPES, poses))
    assert FLOOR in found.full
    assert found.narrow == {}


def test_both_lanes_must_be_closed() -> None:
    poses = with_gap(12.0)
    one_lane = {piece: pose for piece, pose in poses.items() if kind_of(piece) != "figure" or pose.lane == 1}
    assert told(one_lane) == frozenset()


def test_every_figure_is_asked_after_by_the_name_that_the_rules_have_for_it() -> None:
    assert set(SHAPES.sizes.figures) == set(FAMILIES_OF_FIGURES)


def test_floors_that_take_everybody_are_not_told_of() -> None:
    scene = tower.settled(4, figures=False)
    found = fullness(SHAPES, scene.poses, scene.places)
    assert (found.full, dict(found.narrow)) == ((), {})


def filled(seed: int) -> dict[str, Pose]:
    """A walled floor on which figures were stood at random, some leaning a little, until few find a place."""
    dice = random.Random(seed)
    poses = dict(tower.settled(4, figures=False).poses)
    for figure in dice.sample(tower.FIGURES, dice.randint(2, 6)):
        spots = list(free_spots(SHAPES, poses, FLOOR, figure))
        if spots:
            spot = dice.choice(spots)
            poses[figure] = Pose(spot.x, spot.y - OVER_MM, dice.choice((0.0, dice.uniform(-4, 4))), spot.lane)
    return poses


SORTS = {SHAPES.body(figure).outline: figure for figure in WIDTHS}.values()
"""One figure of each outline."""


@pytest.mark.parametrize("seed", range(12))
def test_what_is_told_of_a_random_floor_is_so(seed: int) -> None:
    poses = filled(seed)
    away = told(poses)
    for figure in SORTS:
        if figure in away:
            assert not is_there_room(poses, figure, ROOM_MM + SLACK_MM), figure
        else:
            assert is_there_room(poses, figure, ROOM_MM - 0.01), figure


def test_the_random_floors_hold_all_sorts() -> None:
    sorts = {len(told(filled(seed))) for seed in range(12)}
    assert 0 in sorts
    assert len(sorts) > 3


@pytest.mark.parametrize("seed", range(4))
def test_a_hand_finds_a_spot_just_where_there_is_room(seed: int) -> None:
    """Otherwise a figure would be sent to a floor on which a hand that plays by itself cannot set it."""
    poses = filled(100 + seed)
    there = {stem_of(piece) for piece in poses}
    absent = [figure for figure in WIDTHS if figure not in there]
    assert {figure for figure in absent if not has_room(SHAPES, poses, FLOOR, figure)} == told(poses) & {
        *absent
    }


# A search of its own: every half millimetre, with true distances.


def is_there_room(poses: dict[str, Pose], figure: str, clearance: float) -> bool:
    """Whether a figure fits anywhere on the floor with that much around it."""
    tile = poses[f"floor-{FLOOR}"]
    mine = SHAPES.body(figure)
    others = [(piece, placed(piece, pose), pose.lane) for piece, pose in poses.items() if piece != "floor-2"]
    reach = (SHAPES.body("floor-2").width_mm - mine.width_mm) / 2 - 1.0
    slope = math.tan(math.radians(tile.degrees))
    bottom = tile.y + 1.5 + mine.width_mm / 2 * abs(slope) + OVER_MM
    for lane in range(SHAPES.sizes.lanes):
        around = [outline for piece, outline, at in others if kind_of(piece) != "figure" or at == lane]
        for number in range(int(2 * reach / FINE_MM) + 1):
            x = tile.x - reach + number * FINE_MM
            y = bottom + (x - tile.x) * slope + mine.height_mm / 2
            here = [(x + px, y + py) for px, py in mine.outline]
            close = (one for one in around if overlap(one, x, mine.width_mm + 2 * clearance))
            if all(distance(here, one) > clearance for one in close):
                return True
    return False


def overlap(outline: Outline, x: float, width: float) -> bool:
    """Whether any of an outline is over a strip of that width."""
    return max(px for px, _ in outline) > x - width / 2 and min(px for px, _ in outline) < x + width / 2


@cache
def placed(piece: str, pose: Pose) -> tuple[tuple[float, float], ...]:
    """The outline of a piece where it is."""
    turn = math.radians(pose.degrees)
    cos, sin = math.cos(turn), math.sin(turn)
    outline = SHAPES.body(piece, pose.fold).outline
    return tuple((pose.x + x * cos - y * sin, pose.y + x * sin + y * cos) for x, y in outline)


def distance(one: Outline, other: Outline) -> float:
    """How far two outlines are apart, 0 when they overlap."""
    if any(crosses(a, b) for a in sides(one) for b in sides(other)):
        return 0.0
    ways = ((one, other), (other, one))
    return min(from_side(point, side) for here, there in ways for point in here for side in sides(there))


def sides(outline: Outline) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    return zip(outline, [*outline[1:], outline[0]], strict=True)


def crosses(one: tuple[tuple[float, float], ...], other: tuple[tuple[float, float], ...]) -> bool:
    (a, b), (c, d) = one, other
    return side_of(a, b, c) * side_of(a, b, d) < 0 and side_of(c, d, a) * side_of(c, d, b) < 0


def side_of(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def from_side(point: tuple[float, float], side: tuple[tuple[float, float], ...]) -> float:
    (ax, ay), (bx, by) = side
    along = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    at = max(0.0, min(1.0, along))
    return math.hypot(point[0] - ax - at * (bx - ax), point[1] - ay - at * (by - ay))
