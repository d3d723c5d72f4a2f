"""The world of rigid bodies as the rest of the program sees it, and the one way to get one."""

import importlib.util
from dataclasses import dataclass
from typing import Final, Protocol

from desktop.games.shinra_tower.physics.pieces import Point, Shapes
from desktop.games.shinra_tower.physics.pose import Pose, Poses

TICK_HZ: Final = 120
"""Ticks a second of simulated time; every input falls on one."""


@dataclass(frozen=True, slots=True)
class Motion:
    """How a body moves: mm a second and degrees a second."""

    vx: float = 0.0
    vy: float = 0.0
    spin: float = 0.0


@dataclass(frozen=True, slots=True)
class Knock:
    """Two pieces that met, where and how fast (mm a second); ``table`` is a piece here."""

    one: str
    other: str
    at: Point
    speed: float


class TowerWorld(Protocol):
    """Bodies over a table whose top is y = 0; x to the right, y up, mm. The same calls give the same bits."""

    def add(self, piece: str, pose: Pose, *, awake: bool = True) -> None:
        """Put a piece there; asleep it does not move until something touches it."""
        ...

    def remove(self, piece: str) -> None:
        """Take a piece out; what leaned on it wakes up."""
        ...

    def pieces(self) -> tuple[str, ...]:
        """The pieces in the world, in the order they came."""
        ...

    def pose(self, piece: str) -> Pose:
        """Where a piece is, unrounded."""
        ...

    def motion(self, piece: str) -> Motion:
        """How a piece moves."""
        ...

    def set_motion(self, piece: str, motion: Motion) -> None:
        """Give a piece another speed."""
        ...

    def step(self) -> None:
        """Go on by one tick."""
        ...

    def is_awake(self, piece: str) -> bool:
        """Whether the piece may still move."""
        ...

    def wake(self) -> None:
        """Wake everything at once."""
        ...

    def hold(self, piece: str) -> None:
        """A hand takes the piece by its centre of mass; it weighs nothing while held."""
        ...

    def drive(self, piece: str, x: float, y: float, degrees: float) -> None:
        """Where the hand wants the centre of mass, and the turn, of the piece it holds."""
        ...

    def let_go(self, piece: str) -> None:
        """The hand opens; the piece weighs again and keeps its speed."""
        ...

    def knocks(self) -> tuple[Knock, ...]:
        """Who met whom in the last tick."""
        ...

    def set_gravity(self, x: float, y: float) -> None:
        """Another gravity (mm per s^2): a table that is tilted, for measurements."""
        ...


def why_closed() -> str:
    """Why there can be no world on this machine: ``no-physics``, or nothing when there can be one."""
    return "" if importlib.util.find_spec("pyb2d3") else "no-physics"


def new_world(shapes: Shapes) -> TowerWorld:
    """An empty table.

    Raises:
        ImportError: there is no world on this machine (``why_closed`` tells beforehand).
    """
    from desktop.games.shinra_tower.physics.box2d import Box2dWorld  # not before a tower is opened

    return Box2dWorld(shapes)


def rebuild(shapes: Shapes, poses: Poses) -> TowerWorld:
    """The world of these poses, asleep. Two rebuilds of the same poses go on bit for bit alike."""
    world = new_world(shapes)
    for piece in sorted(poses):
        world.add(piece, poses[piece], awake=False)
    return world
