"""Where a piece is: quantised, so that a logged pose and a rebuilt world agree bit for bit."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from desktop.games.shinra_tower.physics.pieces import Point

STEP: Final = 3
"""Decimal places of a logged pose: a thousandth of a mm and of a degree, less than the world tolerates."""
SAME_MM: Final = 0.05
SAME_DEGREES: Final = 0.05
"""A pose that changed by less is logged unchanged, so that rebuilding again and again cannot creep."""


@dataclass(frozen=True, slots=True)
class Pose:
    """The middle of a piece's bounding box, its turn (anticlockwise), a figure's lane, a wall's fold."""

    x: float
    y: float
    degrees: float = 0.0
    lane: int = 0
    fold: int = 0

    def quantised(self) -> "Pose":
        """The pose as it is logged; minus zero is zero."""
        x, y, turn = (round(value, STEP) + 0.0 for value in (self.x, self.y, self.degrees))
        return Pose(x, y, turn, self.lane, self.fold)

    def differs(self, other: "Pose") -> bool:
        """Whether a person could tell the two apart: if not, the older one is kept."""
        return (
            math.hypot(self.x - other.x, self.y - other.y) >= SAME_MM
            or abs(turned(self.degrees - other.degrees)) >= SAME_DEGREES
            or (self.lane, self.fold) != (other.lane, other.fold)
        )

    def as_row(self) -> tuple[float, float, float, int, int]:
        """``[x_mm, y_mm, degrees, lane, fold]`` as the state and the log carry it."""
        return (self.x, self.y, self.degrees, self.lane, self.fold)

    def corners(self, outline: Sequence[Point]) -> tuple[Point, ...]:
        """The outline where the piece is."""
        turn = math.radians(self.degrees)
        c, s = math.cos(turn), math.sin(turn)
        return tuple((self.x + c * x - s * y, self.y + s * x + c * y) for x, y in outline)

    def place(self, point: Point) -> Point:
        """A point of the piece on the table."""
        return self.corners((point,))[0]


Poses = Mapping[str, Pose]


def turned(degrees: float) -> float:
    """The same turn between -180 and 180 degrees."""
    return (degrees + 180.0) % 360.0 - 180.0


def from_rows(rows: Mapping[str, Sequence[float]]) -> dict[str, Pose]:
    """Poses as the state carries them; rows may leave lane and fold out."""
    return {piece: _pose(row) for piece, row in rows.items()}


def to_rows(poses: Poses) -> dict[str, tuple[float, float, float, int, int]]:
    """Poses as the state carries them, in the order of the pieces' ids."""
    return {piece: poses[piece].as_row() for piece in sorted(poses)}


def _pose(row: Sequence[float]) -> Pose:
    lane, fold = (*(int(value) for value in row[3:5]), 0, 0)[:2]
    return Pose(float(row[0]), float(row[1]), float(row[2]), lane, fold).quantised()
