"""How firmly each joint of the tower stands: the centre of mass of what rests above against its support."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from desktop.games.shinra_tower.physics.geometry import extent
from desktop.games.shinra_tower.physics.outcome import Solid, solids
from desktop.games.shinra_tower.physics.pieces import BASE, Shapes, floor_number
from desktop.games.shinra_tower.physics.pose import Poses


@dataclass(frozen=True, slots=True)
class Joint:
    """A joint of the tower: the tile ``floor`` on its walls, or the walls on the tile ``floor``.

    ``centre_mm`` is where the weight of all that rests above goes through, ``left_mm`` and ``right_mm``
    are the ends of what holds it up. A negative margin means that it must tip.
    """

    floor: int
    part: Literal["tile", "walls"]
    centre_mm: float
    left_mm: float
    right_mm: float

    @property
    def margin_mm(self) -> float:
        """How far the weight is from the nearer end."""
        return min(self.centre_mm - self.left_mm, self.right_mm - self.centre_mm)

    @property
    def weaker_side(self) -> Literal["left", "right"]:
        """To which side it would tip."""
        return "left" if self.centre_mm - self.left_mm < self.right_mm - self.centre_mm else "right"


def joints(shapes: Shapes, poses: Poses, places: Mapping[str, str]) -> tuple[Joint, ...]:
    """Every joint from the bottom up; ``places`` say what stands where, poses where it is this moment."""
    there = {
        piece: one
        for piece, one in solids(shapes, poses).items()
        if piece == BASE or places.get(piece, "").startswith("floor-")
    }
    on: dict[int, list[Solid]] = {}
    for piece, one in there.items():
        if piece != BASE:
            on.setdefault(floor_number(places[piece]), []).append(one)
    found: list[Joint] = []
    mass = moment = 0.0
    for floor in sorted(on, reverse=True):
        walls = [one for one in on[floor] if one.body.kind == "wall"]
        tiles = [one for one in on[floor] if one.body.kind == "floor"]
        for tile in tiles:
            mass, moment = _with(tile, mass, moment)
            found.extend(_joint(floor_number(tile.piece), "tile", mass, moment, walls, tile, top=True))
        for wall in walls:
            mass, moment = _with(wall, mass, moment)
        under = there.get(f"floor-{floor}")
        if under is not None:
            found.extend(_joint(floor, "walls", mass, moment, walls, under, top=False))
        for figure in (one for one in on[floor] if one.body.kind == "figure"):
            mass, moment = _with(figure, mass, moment)
    return tuple(reversed(found))


def _with(one: Solid, mass: float, moment: float) -> tuple[float, float]:
    weight = one.body.mass_g
    return mass + weight, moment + weight * one.pose.place(one.body.centre)[0]


def _joint(
    floor: int,
    part: Literal["tile", "walls"],
    mass: float,
    moment: float,
    walls: list[Solid],
    tile: Solid,
    *,
    top: bool,
) -> list[Joint]:
    if not walls:
        return []
    edges = extent(tile.corners)
    feet = [_edge(wall, top=top) for wall in walls]
    left = max(edges[0], min(left for left, _ in feet))
    right = min(edges[2], max(right for _, right in feet))
    return [Joint(floor, part, moment / mass, left, right)]


def _edge(wall: Solid, *, top: bool) -> tuple[float, float]:
    half = wall.body.height_mm / 2 if top else -wall.body.height_mm / 2
    ends = [wall.pose.place((side * wall.body.width_mm / 2, half))[0] for side in (-1, 1)]
    return min(ends), max(ends)
