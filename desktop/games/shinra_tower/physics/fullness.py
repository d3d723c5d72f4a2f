"""Which figures find no place on which floors: told once, when a tower is at rest."""

from collections.abc import Iterable, Mapping
from typing import Final

from desktop.games.shinra_tower.physics.geometry import extent, gap
from desktop.games.shinra_tower.physics.outcome import Solid, solid, solids
from desktop.games.shinra_tower.physics.pieces import Point, Shapes
from desktop.games.shinra_tower.physics.pose import Pose, Poses
from desktop.games.shinra_tower.physics.scene import Fullness
from desktop.games.shinra_tower.physics.spots import (
    ROOM_MM,
    Spot,
    neighbours,
    reach_of,
    spot_at,
    standing_floors,
    tile_of,
)

SLANT: Final = 1.02
"""By how much longer than level the way over a tile may be that still counts as upright."""


def fullness(shapes: Shapes, poses: Poses, places: Mapping[str, str]) -> Fullness:
    """What a tower at rest can still take.

    A place is free where ``spots.free_spots`` finds one, so that what is told to have room has a spot.
    """
    there = solids(shapes, poses)
    tiles = ((floor, there.get(tile_of(floor))) for floor in standing_floors(places))
    lacking = {floor: _turned_away(shapes, there, tile) for floor, tile in tiles if tile is not None}
    figures = sorted(shapes.sizes.figures)
    full = tuple(floor for floor, away in lacking.items() if len(away) == len(figures))
    narrow = {
        figure: tuple(floor for floor, away in lacking.items() if figure in away and floor not in full)
        for figure in figures
    }
    return Fullness(full, {figure: floors for figure, floors in narrow.items() if floors})


def _turned_away(shapes: Shapes, there: Mapping[str, Solid], tile: Solid) -> frozenset[str]:
    """The figures that find no place on a tile. The widest are tried first: where they go in, others do."""
    bodies = {figure: shapes.body(figure) for figure in shapes.sizes.figures}
    beside = neighbours(there, tile, max(body.height_mm for body in bodies.values()))
    floor = _Floor(shapes, tile, tuple(beside))
    found: dict[tuple[Point, ...], Spot | None] = {}
    hint: Spot | None = None
    for figure, body in sorted(bodies.items(), key=lambda one: -one[1].width_mm):
        if body.outline not in found:
            found[body.outline] = spot = floor.spot_for(figure, hint)
            hint = spot or hint
    return frozenset(figure for figure, body in bodies.items() if found[body.outline] is None)


class _Floor:
    """A tile and what stands round about it, searched with long steps over what is in the way."""

    def __init__(self, shapes: Shapes, tile: Solid, beside: Iterable[Solid]) -> None:
        self._shapes = shapes
        self._tile = tile
        self._beside = tuple((one, extent(one.corners)) for one in beside)

    def spot_for(self, figure: str, hint: Spot | None) -> Spot | None:
        """A free spot, the hinted one if that is; None when there is none on the whole floor."""
        if hint is not None:
            again = spot_at(self._shapes, self._tile, figure, hint.x, hint.lane)
            if self._lacks(figure, again) is None:
                return again
        reach = reach_of(self._shapes, self._tile, figure)
        for lane in range(self._shapes.sizes.lanes):
            step = -reach
            while step <= reach:
                spot = spot_at(self._shapes, self._tile, figure, self._tile.pose.x + step, lane)
                lacking = self._lacks(figure, spot)
                if lacking is None:
                    return spot
                step += max(1, int(lacking / SLANT))
        return None

    def _lacks(self, figure: str, spot: Spot) -> float | None:
        """How far the spot must be moved at least to be free of the first thing in its way (mm)."""
        mine = solid(self._shapes, figure, Pose(spot.x, spot.y, 0.0, spot.lane))
        left, _, right, _ = extent(mine.corners)
        for other, (other_left, _, other_right, _) in self._beside:
            if other_left - right > ROOM_MM or left - other_right > ROOM_MM or not mine.meets(other):
                continue
            apart = gap(mine.corners, other.corners)
            if apart <= ROOM_MM:
                return ROOM_MM - apart
        return None
