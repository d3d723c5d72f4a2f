"""The stability of the live tower, read a few times a second while it moves and once when it is at rest."""

from collections.abc import Sequence
from typing import Final

from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.pieces import floor_number, kind_of
from desktop.games.shinra_tower.physics.pose import Poses
from desktop.games.shinra_tower.physics.stability import Joint, joints
from desktop.games.shinra_tower.table.camera import Camera

PAUSE_S: Final = 0.4
"""Between two readings while the tower moves: a picture of the strip takes a few milliseconds."""


class Reading:
    """What the strip shows. ``tilt`` is in degrees, None while nobody has worked it out."""

    def __init__(self) -> None:
        self.joints: tuple[Joint, ...] = ()
        self.heights: tuple[float, ...] = ()
        self.tilt: float | None = None
        self._since = PAUSE_S
        self._read: Poses | None = None
        self._camera: Camera | None = None

    def forget(self) -> None:
        """The picture is stale."""
        self._read = None

    def is_due(self, seconds: float, live: LiveTower, camera: Camera) -> bool:
        """Whether the strip is to be drawn anew; if so, the joints have been read."""
        self._since += seconds
        moving = live.phase != "still"
        if moving and self._since < PAUSE_S and self._read is not None and camera == self._camera:
            return False
        poses = live.poses()
        if poses == self._read and camera == self._camera:
            return False
        self._since, self._read, self._camera = 0.0, poses, camera
        carried = {one.piece for one in (live.held(0), live.held(1)) if one is not None}
        there = {piece: pose for piece, pose in poses.items() if piece not in carried}
        self.joints = weaker_of_each(joints(live.shapes, there, live.scene.places))
        tiles = {floor_number(piece): pose.y for piece, pose in there.items() if kind_of(piece) == "floor"}
        self.heights = tuple(tiles[joint.floor] for joint in self.joints)
        return True


def weaker_of_each(found: Sequence[Joint]) -> tuple[Joint, ...]:
    """Of the two joints at a tile, under it and over it, the one that would tip first.

    Walls that carry no tile yet say nothing of the tower.
    """
    carried = {joint.floor for joint in found if joint.part == "tile"}
    by_floor: dict[int, Joint] = {}
    for joint in found:
        known = by_floor.get(joint.floor)
        bare = joint.part == "walls" and not any(floor > joint.floor for floor in carried)
        if not bare and (known is None or joint.margin_mm < known.margin_mm):
            by_floor[joint.floor] = joint
    return tuple(by_floor.values())
