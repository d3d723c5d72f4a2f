"""From the open hand to a verdict, within a bounded time, whatever trembles."""

import math
from typing import Final

from desktop.games.shinra_tower.physics.fullness import fullness
from desktop.games.shinra_tower.physics.hand import Hands
from desktop.games.shinra_tower.physics.outcome import LEVEL_MM, UPRIGHT_DEGREES, judge
from desktop.games.shinra_tower.physics.pieces import BASE, Shapes
from desktop.games.shinra_tower.physics.pose import Pose, turned
from desktop.games.shinra_tower.physics.scene import FALLEN, HANGING, HELD, Scene, Settlement
from desktop.games.shinra_tower.physics.world import TICK_HZ, TowerWorld

LIMIT_TICKS: Final = 4 * TICK_HZ - 1
"""A verdict is given by then, at rest or not."""
LEAST_TICKS: Final = 6
"""What has just been let go needs a moment before it moves."""
QUIET_MM_S: Final = 1.5
LOUD_MM_S: Final = 4.0
"""Below the first a tower begins to be quiet; it stays so until the second is passed."""
QUIET_TICKS: Final = TICK_HZ // 2
LOOK_EVERY: Final = 4
"""Ticks from one look at every body's speed to the next."""


class Settling:
    """Waits for rest, lifts out what fell or hangs, and waits again, until all stands or time is up."""

    def __init__(
        self,
        shapes: Shapes,
        world: TowerWorld,
        scene: Scene,
        hands: Hands,
        released: str,
        now: int,
        knocked: frozenset[str] = frozenset(),
    ) -> None:
        """Begin to wait at the tick ``now``; ``knocked`` are the pieces that have left their place."""
        self._shapes = shapes
        self._world = world
        self._scene = scene
        self._hands = hands
        self.released = released
        self._knocked = knocked
        self._begun = self._looked = now
        self._quiet = 0
        self._places: dict[str, str] = {}
        self._gone: dict[str, str] = {}

    def look(self, now: int) -> Settlement | None:
        """The verdict, once there is one: ask once a tick."""
        if now - self._begun >= LIMIT_TICKS:
            return self.close(now)
        if now - self._looked < LEAST_TICKS or now % LOOK_EVERY or not self._is_quiet():
            return None
        if self._lift_out():
            self._looked, self._quiet = now, 0
            return None
        return self._settlement(now, trembling=False)

    def close(self, now: int) -> Settlement:
        """The verdict as things are now: nothing more moves, and what nothing holds up hangs."""
        trembling = not self._is_quiet()
        while self._lift_out():
            pass
        return self._settlement(now, trembling=trembling)

    def _is_quiet(self) -> bool:
        held, world = self._hands.pieces, self._world
        awake = [piece for piece in world.pieces() if piece not in held and world.is_awake(piece)]
        if not awake:
            return True
        limit = LOUD_MM_S if self._quiet else QUIET_MM_S
        moving = any(_speed(self._shapes, world, piece) >= limit for piece in awake)
        self._quiet = 0 if moving else self._quiet + LOOK_EVERY
        return self._quiet >= QUIET_TICKS

    def _lift_out(self) -> bool:
        """Judge what stands now, and take the rest out; whether there was any."""
        free = _free_poses(self._world, self._hands)
        self._places = judge(self._shapes, free, self._scene.grabbable)
        lost = {piece: place for piece, place in self._places.items() if place in (FALLEN, HANGING)}
        for piece, why in lost.items():
            self._world.remove(piece)
            self._gone[piece] = why
        return bool(lost)

    def _settlement(self, now: int, *, trembling: bool) -> Settlement:
        free = _free_poses(self._world, self._hands)
        known, before = self._scene.places, self._scene.poses
        places = self._places | self._gone
        places |= dict.fromkeys(known.keys() - places.keys() - {BASE}, HELD)
        changed = {piece: place for piece, place in places.items() if known.get(piece) != place}
        moved = bool(changed)
        if self.released:
            changed[self.released] = places.get(self.released, FALLEN)
        poses = {piece: _kept(before.get(piece), pose) for piece, pose in free.items()}
        moved = moved or poses != dict(before)
        full = fullness(self._shapes, poses, places)
        return Settlement(
            released=self.released,
            places=changed,
            poses=poses,
            fullness=full,
            ticks=now - self._begun,
            trembling=trembling,
            knocked=tuple(sorted((self._knocked & self._gone.keys()) - {self.released})),
            moved=moved,
        )


def left_their_place(world: TowerWorld, scene: Scene, hands: Hands, released: str) -> frozenset[str]:
    """What stands no more where it stood at rest, at the moment in which a hand lets go.

    A tower at rest moves only when it is struck: so the hand did it, what it held, or what that struck.
    """
    free, before = _free_poses(world, hands), scene.poses
    there = (piece for piece in before if piece in free and piece not in (released, BASE))
    return frozenset(piece for piece in there if _is_away(before[piece], free[piece]))


def _is_away(before: Pose, now: Pose) -> bool:
    turn = abs(turned(now.degrees - before.degrees))
    return math.hypot(now.x - before.x, now.y - before.y) > LEVEL_MM or turn > UPRIGHT_DEGREES


def lost_pieces(shapes: Shapes, world: TowerWorld, scene: Scene, hands: Hands) -> tuple[str, ...]:
    """The pieces that do not stand where the scene has them: a look during the count."""
    places = judge(shapes, _free_poses(world, hands), scene.grabbable)
    return tuple(piece for piece, place in places.items() if place != scene.places.get(piece, place))


def _free_poses(world: TowerWorld, hands: Hands) -> dict[str, Pose]:
    return {piece: world.pose(piece) for piece in world.pieces() if piece not in hands.pieces}


def _kept(before: Pose | None, after: Pose) -> Pose:
    """The pose to be logged: the older one where nobody could tell the difference."""
    rounded = after.quantised()
    return before if before is not None and not before.differs(rounded) else rounded


def _speed(shapes: Shapes, world: TowerWorld, piece: str) -> float:
    """The fastest that any corner may move, mm a second."""
    motion = world.motion(piece)
    body = shapes.body(piece)
    reach = (body.width_mm + body.height_mm) / 2
    return abs(motion.vx) + abs(motion.vy) + abs(motion.spin) * 0.01745 * reach
