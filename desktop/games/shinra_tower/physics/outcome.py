"""What stands, on which floor, and what has fallen or hangs: told by geometry alone."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from desktop.games.shinra_tower.physics.geometry import extent, near, top_at
from desktop.games.shinra_tower.physics.pieces import BASE, Body, Point, Shapes
from desktop.games.shinra_tower.physics.pose import Pose, Poses, turned
from desktop.games.shinra_tower.physics.scene import FALLEN, HANGING

UPRIGHT_DEGREES: Final = 8.0
"""What leans more than this at rest hangs."""
LEVEL_MM: Final = 5.0
"""What lies lower than its level by more than this hangs."""
TOUCH_MM: Final = 0.5
"""Outlines this close touch: the engine leaves up to 0.1 mm, and a settled tower may breathe a little."""
WALLS_UNDER_A_TILE: Final = 2
NEAR_MM: Final = 15.0
"""What is further from where it would stand is not looked at closely."""


@dataclass(frozen=True, slots=True)
class Solid:
    """A piece where it is."""

    piece: str
    body: Body
    pose: Pose
    corners: tuple[Point, ...]

    @property
    def upright(self) -> bool:
        """Whether it leans no more than a standing piece may."""
        return abs(turned(self.pose.degrees)) <= UPRIGHT_DEGREES

    def meets(self, other: "Solid") -> bool:
        """Whether the two collide at all: figures of another lane pass each other."""
        both = self.body.kind == other.body.kind == "figure"
        return not both or self.pose.lane == other.pose.lane

    def touches(self, other: "Solid", within: float = TOUCH_MM) -> bool:
        """Whether the two are in contact."""
        return self.meets(other) and near(self.corners, other.corners, within)


def solid(shapes: Shapes, piece: str, pose: Pose) -> Solid:
    """The piece where it is."""
    body = shapes.body(piece, pose.fold)
    return Solid(piece, body, pose, pose.corners(body.outline))


def solids(shapes: Shapes, poses: Poses) -> dict[str, Solid]:
    """All pieces where they are, in the order of their ids."""
    return {piece: solid(shapes, piece, poses[piece]) for piece in sorted(poses)}


def judge(shapes: Shapes, poses: Poses, own: Iterable[str] = ()) -> dict[str, str]:
    """Where each piece is: ``floor-n``, ``fallen`` or ``hanging``.

    ``own`` are pieces placed this turn: their walls may stand without a tile on them.
    """
    there = solids(shapes, poses)
    standing = _standing(there, frozenset(own))
    return {
        piece: standing.get(piece) or (FALLEN if on_table(one) else HANGING)
        for piece, one in there.items()
        if piece != BASE
    }


def on_table(one: Solid) -> bool:
    """Whether a piece touches the table."""
    return extent(one.corners)[1] <= TOUCH_MM


def _standing(there: dict[str, Solid], own: frozenset[str]) -> dict[str, str]:
    """The pieces that stand and on which tile; the tile of the table stands on the table."""
    standing: dict[str, str] = {}
    base = there.get(BASE)
    level = [base] if base is not None else []  # the tile of the table can be pushed, but not fall
    if level:
        standing[BASE] = "table"
    while level:
        found: list[Solid] = []
        for tile in level:
            walls = [one for one in _on(there, tile, "wall") if one.piece not in standing]
            standing |= {one.piece: tile.piece for one in walls}
            standing |= {one.piece: tile.piece for one in _on(there, tile, "figure")}
            for upper in _tiles_over(there, walls, standing):
                standing[upper.piece] = tile.piece
                found.append(upper)
        level = found
    for piece in [one for one in standing if there[one].body.kind == "wall" and one not in own]:
        if not _carries(there, there[piece], standing):
            del standing[piece]
    return standing


def _on(there: dict[str, Solid], tile: Solid, kind: str) -> list[Solid]:
    """The upright pieces of a kind whose feet are on the tile."""
    found: list[Solid] = []
    for one in there.values():
        rise = one.pose.y - tile.pose.y - (one.body.height_mm + tile.body.height_mm) / 2
        if abs(rise) > NEAR_MM or one.body.kind != kind or not one.upright or on_table(one):
            continue
        foot_x, foot_y = one.pose.place((0.0, -one.body.height_mm / 2))
        if abs(foot_y - tile.pose.y) > LEVEL_MM + tile.body.height_mm:
            continue
        top = top_at(tile.corners, foot_x)
        lowest = extent(one.corners)[1]
        if top is not None and abs(lowest - top) <= LEVEL_MM and one.touches(tile):
            found.append(one)
    return found


def _tiles_over(there: dict[str, Solid], walls: list[Solid], standing: dict[str, str]) -> list[Solid]:
    tiles = [one for one in there.values() if one.body.kind == "floor"]
    found: list[Solid] = []
    for tile in tiles:
        if tile.piece in standing or not tile.upright or on_table(tile):
            continue
        under = [wall for wall in walls if _bears(wall, tile)]
        if len(under) < WALLS_UNDER_A_TILE:
            continue
        # a tile that lies on a good one is at fault, not the good one: those below were seen first
        alone = not any(tile.touches(other) for other in tiles if other.piece in standing)
        if alone:
            found.append(tile)
    return found


def _bears(wall: Solid, tile: Solid) -> bool:
    """Whether the wall's top is under the tile, in contact and at the right level."""
    rise = tile.pose.y - wall.pose.y - (wall.body.height_mm + tile.body.height_mm) / 2
    return abs(rise) <= LEVEL_MM + abs(tile.pose.degrees) and wall.touches(tile)


def _carries(there: dict[str, Solid], wall: Solid, standing: dict[str, str]) -> bool:
    return any(
        there[piece].body.kind == "floor" and place == standing[wall.piece] and _bears(wall, there[piece])
        for piece, place in standing.items()
        if piece != BASE
    )
