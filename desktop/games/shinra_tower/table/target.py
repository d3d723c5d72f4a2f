"""What of the tower is under a point, and how high it is."""

from PySide6.QtCore import QPointF

from desktop.engine.ids import PieceId
from desktop.games.shinra_tower.physics.geometry import near
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.pieces import kind_of
from desktop.games.shinra_tower.physics.scene import Scene
from desktop.games.shinra_tower.table.camera import Camera

REACH_MM = 1.5
"""A pointer need not hit a thin piece exactly."""
_ORDER = {"figure": 0, "wall": 1, "floor": 2}


def piece_at(live: LiveTower, camera: Camera, at: QPointF) -> PieceId | None:
    """The piece under a point of the table: figures first, then walls, then tiles."""
    x, y = camera.in_plane(at)
    spot = ((x - 0.1, y - 0.1), (x + 0.1, y - 0.1), (x + 0.1, y + 0.1), (x - 0.1, y + 0.1))
    poses = live.poses()
    found = [
        piece
        for piece, pose in poses.items()
        if near(spot, pose.corners(live.shapes.body(piece, pose.fold).outline), REACH_MM)
    ]
    return min(found, key=lambda piece: (_ORDER[kind_of(piece)], poses[piece].lane), default=None)


def tower_height(scene: Scene) -> float:
    """The height of the highest tile, in mm."""
    return max((pose.y for piece, pose in scene.poses.items() if kind_of(piece) == "floor"), default=0.0)
