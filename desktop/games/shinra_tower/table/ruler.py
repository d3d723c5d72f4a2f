"""Placing by keys: a ruler along the floor, and a piece over it in fine steps."""

from dataclasses import dataclass
from typing import Final

from desktop.games.shinra_tower.physics.autohand import Intent, choose
from desktop.games.shinra_tower.physics.geometry import extent
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.pieces import Point, kind_of
from desktop.games.shinra_tower.table.lowering import OVER_MM
from desktop.games.shinra_tower.table.reach import Reach

HOVER_MM: Final = 14.0
"""How high over its floor a piece is carried by keys."""
STEP_MM: Final = 1.0
STRIDE_MM: Final = 5.0


@dataclass(frozen=True, slots=True)
class Base:
    """What a piece is let down on: from where to where it reaches, and how high it is."""

    left: float
    right: float
    top: float


class Ruler:
    """Carries one piece by keys."""

    def __init__(self, reach: Reach, floor: int) -> None:
        self.reach = reach
        self.floor = floor

    def start(self, piece: str, fold: int) -> tuple[float, float]:
        """Where the piece is taken up: over the place that a good hand would choose."""
        live = self.reach.live
        spot = choose(live, Intent(piece, self.floor))
        base = base_of(live, self.floor, piece)
        height = live.shapes.body(piece, fold).height_mm
        x = spot.x if spot is not None else (base.left + base.right) / 2
        return x, base.top + height / 2 + (HOVER_MM if kind_of(piece) != "figure" else OVER_MM)

    def offset_mm(self) -> int:
        """How far the piece is from the middle of its floor, right positive."""
        grip, base = self.reach.grip, self.base
        return 0 if grip is None else round(grip.x - (base.left + base.right) / 2)

    @property
    def base(self) -> Base:
        """What is under the piece."""
        grip = self.reach.grip
        return base_of(self.reach.live, self.floor, grip.piece if grip else "")


def base_of(live: LiveTower, floor: int, piece: str) -> Base:
    """What a piece for that floor is let down on: the tile, or for a tile the walls on it."""
    there = live.poses()
    tile = f"floor-{floor}"
    outline = live.outline(tile) if tile in there else ((0.0, 0.0),)
    if piece and kind_of(piece) == "floor":
        walls = [
            live.outline(one) for one in there if kind_of(one) == "wall" and _stands_on(live, one, outline)
        ]
        if walls:
            ends = [extent(one) for one in walls]
            return Base(min(e[0] for e in ends), max(e[2] for e in ends), max(e[3] for e in ends))
    left, _, right, top = extent(outline)
    return Base(left, right, top)


def _stands_on(live: LiveTower, wall: str, tile: tuple[Point, ...]) -> bool:
    left, bottom, right, _ = extent(live.outline(wall))
    base_left, _, base_right, top = extent(tile)
    return abs(bottom - top) < 5.0 and right > base_left and left < base_right
