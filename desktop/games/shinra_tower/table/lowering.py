"""The gentle way down: what is let go over its floor is let down onto it first, as a hand would."""

from typing import Final

from desktop.engine.ids import PieceId
from desktop.games.shinra_tower.physics.geometry import top_at
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.pieces import kind_of
from desktop.games.shinra_tower.physics.pose import Pose
from desktop.games.shinra_tower.physics.world import TICK_HZ
from desktop.games.shinra_tower.table.reach import Reach

LOWER_MM_S: Final = 45.0
OVER_MM: Final = 0.3
UNDER_MM: Final = 1.0
"""So far the feet may be in a leaning tile."""
DROP_MM: Final = 14.0
"""From so high over its floor a figure still comes to stand; from higher up it is let down."""
STOREY_MM: Final = 48.0
"""A figure with its feet higher over a floor is not in front of it, and no hand lets it down there."""
_DWELL_TICKS: Final = TICK_HZ // 6


class Lowering:
    """Lowers what the first hand holds onto something of that height. ``step`` goes before each tick."""

    def __init__(self, reach: Reach, floor: PieceId, top: float) -> None:
        """``top`` is the height that counts where the piece is not over the tile ``floor``."""
        self._reach = reach
        self._floor = floor
        self._top = top
        self._dwelt = 0

    def step(self) -> bool:
        """Go on lowering before a tick; True once the hand may open."""
        grip, held = self._reach.grip, self._reach.held
        if grip is None or held is None:
            return False
        goal = resting_height(self._reach.live, held.piece, held.pose, grip.x, self._floor, self._top)
        if grip.y > goal:
            self._reach.nudge(0.0, -min(LOWER_MM_S / TICK_HZ, grip.y - goal))
            self._reach.follow()
            return False
        self._dwelt += 1
        return self._dwelt >= _DWELL_TICKS


def resting_height(
    live: LiveTower, piece: PieceId, pose: Pose, x: float, floor: PieceId, top: float
) -> float:
    """How high the middle of a piece is that has been let down there."""
    body = live.shapes.body(piece, pose.fold)
    tops = [top]
    if kind_of(piece) != "floor" and floor in live.poses():
        corners = live.outline(floor)
        feet = (x - body.width_mm / 2, x, x + body.width_mm / 2)
        tops = [found for at in feet if (found := top_at(corners, at)) is not None] or tops
    return max(tops) + body.height_mm / 2 + OVER_MM


def floor_under(live: LiveTower, figure: PieceId, pose: Pose) -> tuple[PieceId, float] | None:
    """The tile in front of which a figure is held, and how far its feet are over it."""
    half = live.shapes.body(figure).height_mm / 2
    under: list[tuple[float, PieceId]] = []
    for tile in (one for one in live.poses() if kind_of(one) == "floor"):
        top = top_at(live.outline(tile), pose.x)
        if top is not None and -UNDER_MM <= pose.y - half - top <= STOREY_MM:
            under.append((pose.y - half - top, tile))
    if not under:
        return None
    gap, tile = min(under)
    return tile, gap
