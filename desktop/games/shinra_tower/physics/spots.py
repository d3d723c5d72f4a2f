"""Where on a floor there is room: for a figure, for the next walls, for the next tile."""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from desktop.games.shinra_tower.physics.geometry import extent, near, top_at
from desktop.games.shinra_tower.physics.outcome import Solid, solid, solids
from desktop.games.shinra_tower.physics.pieces import BASE, Shapes, floor_number, kind_of
from desktop.games.shinra_tower.physics.pose import Pose, Poses

ROOM_MM: Final = 1.0
"""The room a hand leaves between a piece and its neighbours."""
OVER_MM: Final = 0.3
"""How high over its place a piece is let go."""
EDGE_MM: Final = 1.0
LEANING_MM: Final = 10.0
"""By how much an upright piece may be wider for its lean, with the room to be left."""
WALLS_APART_MM: Final = 34.0
"""Half the distance of two walls that carry a tile well."""
CENTRING_MM: Final = 3.0
"""How far a hand sets the next floor back towards the middle of the table."""
SETTLING_MM: Final = 4.0
APART_MM: Final = 6.0
"""How far from the next figure, whichever its lane, one is still seen and taken with ease."""

WALL_WEIGHS_MM: Final = 11.0
"""A place for a wall is worth so much of crowding: half a figure may be covered for it, not more."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a piece: where its middle goes, its lane and its fold."""

    x: float
    y: float
    lane: int = 0
    fold: int = 0


def tile_of(floor: int) -> str:
    """The tile with that number."""
    return f"floor-{floor}"


def standing_floors(places: Mapping[str, str]) -> tuple[int, ...]:
    """The numbers of the tiles that stand, from the lowest."""
    tiles = [piece for piece in places if kind_of(piece) == "floor" and places[piece].startswith("floor-")]
    return tuple(sorted({1, *(floor_number(piece) for piece in tiles)}))


def free_spots(shapes: Shapes, poses: Poses, floor: int, piece: str) -> Iterator[Spot]:
    """Where on a floor a figure can stand, the best place for a hand first.

    Best is where no other figure, in front or behind, covers it; then the middle. The ends of a tile are
    for walls: where one is to come, figures rather stand half before each other than in its place.
    """
    there = solids(shapes, {other: pose for other, pose in poses.items() if other != piece})
    tile = there.get(tile_of(floor))
    if tile is None:
        return iter(())
    spots = _free_spots(shapes, there, tile, piece)
    around = neighbours(there, tile, shapes.body(piece).height_mm)
    figures = [one for one in around if one.body.kind == "figure"]
    ends = _ends_for_walls(shapes, tile, around)
    return iter(
        sorted(
            spots,
            key=lambda spot: _crowding(shapes, figures, piece, spot) + _in_the_way(shapes, ends, piece, spot),
        )
    )


def has_room(shapes: Shapes, poses: Poses, floor: int, piece: str) -> bool:
    """Whether a figure can stand on that floor at all."""
    there = solids(shapes, {other: pose for other, pose in poses.items() if other != piece})
    tile = there.get(tile_of(floor))
    return tile is not None and next(_free_spots(shapes, there, tile, piece), None) is not None


def nearest_floor_with_room(
    shapes: Shapes, poses: Poses, floors: Iterable[int], floor: int, piece: str
) -> int:
    """The floor nearest by number that has a free place, ties upward; 0 when none has."""
    order = sorted(floors, key=lambda one: (abs(one - floor), -one))
    return next((one for one in order if has_room(shapes, poses, one, piece)), 0)


def wall_spots(shapes: Shapes, poses: Poses, floor: int, piece: str) -> Iterator[Spot]:
    """Where on a floor the next wall goes, best first: opposite the one that stands there already."""
    there = solids(shapes, {other: pose for other, pose in poses.items() if other != piece})
    tile = there.get(tile_of(floor))
    if tile is None:
        return
    near_by = [one for one in there.values() if one is not tile and _in_reach(one, tile, 60.0)]
    walls = [one.pose.x for one in near_by if one.body.kind == "wall" and _stands_on(one, tile)]
    ideal = _ideal_wall(tile, there[BASE], walls)
    wished: list[tuple[float, float, int]] = []
    for fold in sorted(shapes.sizes.folds, reverse=True):
        reach = int((tile.body.width_mm - shapes.body(piece, fold).width_mm) / 2 - EDGE_MM)
        for x in (tile.pose.x + step for step in range(-reach, reach + 1)):
            apart = min((abs(x - other) for other in walls), default=2 * WALLS_APART_MM)
            crowded = max(0.0, WALLS_APART_MM - apart) * 3
            loss = (shapes.sizes.wall.wise_fold - fold) * 2
            wished.append((abs(x - ideal) + crowded + loss, x, fold))
    for _, x, fold in sorted(wished, key=lambda one: one[0]):
        body = shapes.body(piece, fold)
        spot = Spot(x, _highest(tile, x, body.width_mm) + body.height_mm / 2 + OVER_MM, 0, fold)
        if _is_free(shapes, near_by, piece, spot):
            yield spot


def tile_spot(shapes: Shapes, poses: Poses, floor: int, piece: str) -> Spot | None:
    """Where the next tile goes: over the middle of the two walls on that floor."""
    there = solids(shapes, {other: pose for other, pose in poses.items() if other != piece})
    tile = there.get(tile_of(floor))
    if tile is None:
        return None
    walls = [one for one in there.values() if one.body.kind == "wall" and _stands_on(one, tile)]
    if len(walls) < 2:
        return None
    left = min(walls, key=lambda one: one.pose.x)
    right = max(walls, key=lambda one: one.pose.x)
    top = max(extent(one.corners)[3] for one in (left, right))
    middle = (left.pose.x + right.pose.x) / 2
    wish = _centred(tile, there[BASE])
    x = middle + max(-SETTLING_MM, min(SETTLING_MM, wish - middle))
    return Spot(x, top + shapes.sizes.floor.height_mm / 2 + OVER_MM)


def reach_of(shapes: Shapes, tile: Solid, figure: str) -> int:
    """How far from the middle of a tile the middle of a figure may be, in whole mm."""
    return int((tile.body.width_mm - shapes.body(figure).width_mm) / 2 - EDGE_MM)


def spot_at(shapes: Shapes, tile: Solid, figure: str, x: float, lane: int) -> Spot:
    """The spot for a figure's feet there, free or not."""
    body = shapes.body(figure)
    return Spot(x, _highest(tile, x, body.width_mm) + body.height_mm / 2 + OVER_MM, lane)


def neighbours(there: Mapping[str, Solid], tile: Solid, height: float) -> list[Solid]:
    """What could be in the way of something of that height on the tile."""
    return [one for one in there.values() if one is not tile and _in_reach(one, tile, height)]


def _free_spots(shapes: Shapes, there: Mapping[str, Solid], tile: Solid, piece: str) -> Iterator[Spot]:
    near_by = neighbours(there, tile, shapes.body(piece).height_mm)
    reach = reach_of(shapes, tile, piece)
    for step in sorted(range(-reach, reach + 1), key=abs):
        for lane in range(shapes.sizes.lanes):
            spot = spot_at(shapes, tile, piece, tile.pose.x + step, lane)
            if _is_free(shapes, near_by, piece, spot):
                yield spot


def _crowding(shapes: Shapes, figures: Iterable[Solid], piece: str, spot: Spot) -> int:
    """By how many mm the spot is too close to other figures, as one sees it from the front."""
    half = shapes.body(piece).width_mm / 2
    spans = (extent(one.corners) for one in figures)
    apart = (max(left - spot.x - half, spot.x - half - right) for left, _, right, _ in spans)
    return max(0, math.ceil(APART_MM - min(apart, default=APART_MM)))


def _ends_for_walls(shapes: Shapes, tile: Solid, around: Iterable[Solid]) -> list[tuple[float, float]]:
    """The stretches at the ends of a tile where a wall is to stand and none does yet."""
    wide = shapes.body(shapes.sizes.walls[0] + "-1", shapes.sizes.wall.wise_fold).width_mm
    half, deep = tile.body.width_mm / 2, EDGE_MM + wide + 2 * ROOM_MM
    ends = [(tile.pose.x - half, tile.pose.x - half + deep), (tile.pose.x + half - deep, tile.pose.x + half)]
    walls = [one.pose.x for one in around if one.body.kind == "wall" and _stands_on(one, tile)]
    sides = {x > tile.pose.x for x in walls}
    return [end for end in ends if len(walls) < 2 and (end[0] > tile.pose.x) not in sides]


def _in_the_way(shapes: Shapes, ends: Iterable[tuple[float, float]], piece: str, spot: Spot) -> float:
    """What it weighs, in mm of crowding, that a figure there takes a wall's place."""
    half = shapes.body(piece).width_mm / 2
    return (
        WALL_WEIGHS_MM if any(spot.x + half > left and spot.x - half < right for left, right in ends) else 0.0
    )


def _ideal_wall(tile: Solid, base: Solid, walls: list[float]) -> float:
    middle = _centred(tile, base)
    if not walls:
        return middle - WALLS_APART_MM
    other = walls[0]
    wanted = 2 * middle - other
    most = tile.pose.x + tile.body.width_mm / 2 - EDGE_MM
    least = tile.pose.x - tile.body.width_mm / 2 + EDGE_MM
    return max(least, min(most, wanted))


def _centred(tile: Solid, base: Solid) -> float:
    off = tile.pose.x - base.pose.x
    return tile.pose.x - max(-CENTRING_MM, min(CENTRING_MM, off))


def _highest(tile: Solid, x: float, width: float) -> float:
    """The top of the tile under a foot of that width."""
    tops = (top_at(tile.corners, at) for at in (x - width / 2, x, x + width / 2))
    return max((top for top in tops if top is not None), default=tile.pose.y)


def _stands_on(wall: Solid, tile: Solid) -> bool:
    return wall.upright and wall.pose.y > tile.pose.y and wall.touches(tile)


def _in_reach(one: Solid, tile: Solid, height: float) -> bool:
    if abs(one.pose.y - tile.pose.y) > height + one.body.height_mm + one.body.width_mm:
        return False
    _, bottom, _, top = extent(one.corners)
    return top > tile.pose.y - 5.0 and bottom < tile.pose.y + height + 10.0


def _is_free(shapes: Shapes, near_by: list[Solid], piece: str, spot: Spot) -> bool:
    mine = solid(shapes, piece, Pose(spot.x, spot.y, 0.0, spot.lane, spot.fold))
    reach = mine.body.width_mm / 2 + LEANING_MM
    close = (
        one for one in near_by if not one.upright or abs(one.pose.x - spot.x) < reach + one.body.width_mm / 2
    )
    return not any(mine.meets(one) and near(mine.corners, one.corners, ROOM_MM) for one in close)
