"""The joints of the tower of a view: computed once for each position of its pieces."""

from desktop.games.shinra_tower.physics.pieces import Shapes, floor_number
from desktop.games.shinra_tower.physics.pose import Pose
from desktop.games.shinra_tower.physics.scene import Scene
from desktop.games.shinra_tower.physics.stability import Joint, joints
from desktop.games.shinra_tower.rules.view import View
from desktop.games.shinra_tower.table.gathering import scene_of_view
from desktop.games.shinra_tower.table.reading import weaker_of_each

SAFE_MM = 12.0
NARROW_MM = 4.0
"""A weight this far inside its support stands well, nearer it is narrow, and nearer still weak."""


class Standing:
    """Where the tiles of a view are, and how firmly each joint stands."""

    def __init__(self, shapes: Shapes) -> None:
        self._shapes = shapes
        self._read: tuple[Scene, tuple[Joint, ...]] | None = None

    @property
    def shapes(self) -> Shapes:
        """The sizes of the pieces."""
        return self._shapes

    def joints(self, view: View) -> tuple[Joint, ...]:
        """Every joint from the bottom up."""
        scene = scene_of_view(view)
        if self._read is None or self._read[0] is not scene:
            self._read = scene, joints(self._shapes, scene.poses, scene.places)
        return self._read[1]

    def weakest(self, view: View) -> Joint | None:
        """The joint that would tip first."""
        shown = weaker_of_each(self.joints(view))
        return min(shown, key=lambda joint: joint.margin_mm, default=None)

    def tiles(self, view: View) -> dict[int, Pose]:
        """Where the tile of each standing floor is."""
        poses = scene_of_view(view).poses
        numbers = {floor_number(piece): pose for piece, pose in poses.items() if piece.startswith("floor-")}
        return {floor: numbers[floor] for floor in view.floors if floor in numbers}


def firmness(joint: Joint) -> int:
    """2 stands well, 1 narrow, 0 weak."""
    return 2 if joint.margin_mm >= SAFE_MM else 1 if joint.margin_mm >= NARROW_MM else 0
