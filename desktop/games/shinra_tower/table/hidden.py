"""Which figure of the back lane stands so behind another that it is not seen."""

from collections.abc import Mapping
from typing import Final

from desktop.engine.ids import PieceId
from desktop.games.shinra_tower.physics.pieces import Shapes, kind_of
from desktop.games.shinra_tower.physics.pose import Pose

HIDDEN_SHARE: Final = 0.6
"""A figure covered by so much of its width is not made out any more."""


def hidden_by(shapes: Shapes, poses: Mapping[PieceId, Pose], figure: PieceId, pose: Pose) -> PieceId:
    """The figure in front of one that stands there, or "" when it is seen."""
    if pose.lane == 0:
        return ""
    body = shapes.body(figure)
    for other, there in poses.items():
        if there.lane != 0 or other == figure or kind_of(other) != "figure":
            continue
        front = shapes.body(other)
        overlap = (body.width_mm + front.width_mm) / 2 - abs(there.x - pose.x)
        if abs(there.y - pose.y) < front.height_mm / 2 and overlap >= HIDDEN_SHARE * body.width_mm:
            return other
    return ""


def hidden(shapes: Shapes, poses: Mapping[PieceId, Pose]) -> dict[PieceId, PieceId]:
    """Every figure that is not seen, and which one is in front of it."""
    behind = ((piece, pose) for piece, pose in poses.items() if pose.lane and kind_of(piece) == "figure")
    found = {piece: hidden_by(shapes, poses, piece, pose) for piece, pose in behind}
    return {piece: front for piece, front in found.items() if front}
