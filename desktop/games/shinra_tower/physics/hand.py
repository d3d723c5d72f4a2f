"""Two hands: what they hold, how it follows them, and when they may take, fold, push in and let go."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from desktop.engine.verdict import Verdict, allow, refuse
from desktop.games.shinra_tower.physics.geometry import near
from desktop.games.shinra_tower.physics.outcome import Solid, solid
from desktop.games.shinra_tower.physics.pieces import Shapes, kind_of
from desktop.games.shinra_tower.physics.pose import Pose, turned
from desktop.games.shinra_tower.physics.trembling import Tremble
from desktop.games.shinra_tower.physics.world import TICK_HZ, Motion, TowerWorld

HANDS: Final = 2
HANDS_RULE: Final = "shinra.place.hands"
HANDS_OFF: Final = "shinra.place.hands-off"
WALL_FOLD: Final = "shinra.place.wall-fold"
NO_ROOM: Final = "shinra.place.no-room"
TABLE: Final = "table"
CLEARANCE_MM: Final = 0.02
"""An outline is free when nothing is closer than this."""
LIFTS_MM: Final = (0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0)
"""How far a push may lift a piece whose feet are in the tile."""
SIDESTEPS_MM: Final = (0.0, 1.5, -1.5, 3.0, -3.0)
"""How far a figure gives way to its neighbours while it is pushed in."""
_FOLLOW: Final = 0.25
"""What a piece in front of the plane makes good of its lag in a tick."""
_SPIN_CAP: Final = 60.0


@dataclass(slots=True)
class Held:
    """A piece in a hand.

    ``x``, ``y`` and ``degrees`` are where the hand means it to be. In front of the plane it touches
    nothing and ``pose`` is where it is; in the plane ``pose`` was read at the last tick.
    """

    piece: str
    pose: Pose
    x: float
    y: float
    degrees: float
    in_front: bool
    locked: bool = False
    precise: bool = False
    speed: float = 0.0
    """How fast the hand moves, mm a second, a little smoothed."""
    last: tuple[float, float] = (0.0, 0.0)


class Hands:
    """The two hands over one world."""

    def __init__(self, shapes: Shapes, world: TowerWorld, trembles: tuple[Tremble, Tremble]) -> None:
        """Empty hands."""
        self._shapes = shapes
        self._trembles = trembles
        self.world = world
        self.held: list[Held | None] = [None] * HANDS

    @property
    def pieces(self) -> frozenset[str]:
        """What is in the hands, in the plane or in front of it."""
        return frozenset(one.piece for one in self.held if one is not None)

    def take(self, hand: int, piece: str, pose: Pose) -> Verdict:
        """Take a piece: one in the world where it is, a new one at ``pose``."""
        if self.held[hand] is not None or piece in self.pieces:
            return refuse(HANDS_RULE, piece=piece)
        in_world = piece in self.world.pieces()
        at = self.world.pose(piece) if in_world else pose
        is_figure = self._shapes.body(piece, at.fold).kind == "figure"
        one = Held(piece, at, at.x, at.y, 0.0, in_front=True, last=(at.x, at.y))
        if in_world and is_figure:
            self.world.remove(piece)
        elif in_world:
            self.world.hold(piece)
            one.in_front = False
        self.held[hand] = one
        self._enter(one)
        return allow(HANDS_RULE, piece=piece)

    def fold(self, one: Held, degrees: int) -> Verdict:
        """Fold a held wall."""
        folds = self._shapes.sizes.folds
        if self._shapes.body(one.piece, one.pose.fold).kind != "wall" or degrees not in folds:
            return refuse(WALL_FOLD, piece=one.piece, degrees=degrees, most=folds[-1])
        pose = replace(one.pose, fold=degrees)
        if one.in_front:
            one.pose = pose
            self._enter(one)
            return allow(WALL_FOLD, piece=one.piece, degrees=degrees)
        if (blocked := self.blocked_by(one.piece, pose)) is not None:
            return refuse(NO_ROOM, piece=one.piece, blocked_by=blocked)
        motion = self.world.motion(one.piece)
        self.world.remove(one.piece)
        self._into_plane(one, pose, motion)
        return allow(WALL_FOLD, piece=one.piece, degrees=degrees)

    def push(self, one: Held, lane: int) -> Verdict:
        """Push a figure into the plane, into a lane or (-1) whichever is free."""
        if not one.in_front:
            return allow(HANDS_RULE, piece=one.piece)
        lanes = range(self._shapes.sizes.lanes) if lane < 0 else (lane % self._shapes.sizes.lanes,)
        pose, blocked = self.way_in(one, lanes)
        if pose is None:
            return refuse(NO_ROOM, piece=one.piece, blocked_by=main_obstacle(blocked))
        self._into_plane(one, pose, Motion())
        return allow(HANDS_RULE, piece=one.piece)

    def way_in(self, one: Held, lanes: Iterable[int]) -> tuple[Pose | None, list[str]]:
        """Where a push would put a piece, as near as possible; and what is in the way of nearer places."""
        is_figure = self._shapes.body(one.piece, one.pose.fold).kind == "figure"
        around = self._around(one.piece, one.pose, SIDESTEPS_MM[-2] + LIFTS_MM[-1])
        blocked: list[str] = []
        for step in SIDESTEPS_MM if is_figure else SIDESTEPS_MM[:1]:
            for lane in lanes if is_figure else (0,):
                for lift in LIFTS_MM:
                    pose = replace(one.pose, x=one.pose.x + step, y=one.pose.y + lift, lane=lane)
                    found = _met(solid(self._shapes, one.piece, pose), around)
                    if found is None:
                        return pose, blocked
                    blocked.append(found)
        return None, blocked

    def lock(self, hand: int) -> Verdict:
        """The other hand keeps the piece in the air, where it is now."""
        other = 1 - hand
        one = self.held[hand]
        if one is None or self.held[other] is not None:
            return refuse(HANDS_RULE, piece=one.piece if one else "")
        one.locked = True
        one.x, one.y = one.pose.x, one.pose.y
        self.held[hand], self.held[other] = None, one
        return allow(HANDS_RULE, piece=one.piece)

    def unlock(self, hand: int) -> Verdict:
        """Take the piece that the other hand keeps."""
        other = 1 - hand
        one = self.held[other]
        if one is None or self.held[hand] is not None:
            return refuse(HANDS_RULE, piece=one.piece if one else "")
        one.locked = False
        self.held[hand], self.held[other] = one, None
        return allow(HANDS_RULE, piece=one.piece)

    def release(self, hand: int) -> Verdict:
        """Let go. A piece in front of the plane goes in first; where it does not fit it stays in the hand."""
        one = self.held[hand]
        if one is None:
            return refuse(HANDS_RULE, piece="")
        if one.in_front:
            verdict = self.push(one, -1)
            if not verdict.allowed:
                return verdict
        self.world.let_go(one.piece)
        self.world.set_motion(one.piece, self._slowed(self.world.motion(one.piece)))
        self.held[hand] = None
        return allow(HANDS_RULE, piece=one.piece)

    def put_back(self, hand: int) -> Verdict:
        """The piece leaves the table."""
        one = self.held[hand]
        if one is None:
            return refuse(HANDS_RULE, piece="")
        if not one.in_front:
            self.world.remove(one.piece)
        self.held[hand] = None
        return allow(HANDS_RULE, piece=one.piece)

    def carry_on(self, hand: int, one: Held) -> None:
        """Keep holding a piece in a world that was built anew."""
        self.held[hand] = one
        if not one.in_front:
            self._into_plane(one, one.pose, Motion())

    def blocked_by(self, piece: str, pose: Pose) -> str | None:
        """What is where the piece would be, or None when its outline is free."""
        return _met(solid(self._shapes, piece, pose), self._around(piece, pose))

    def _around(self, piece: str, pose: Pose, further: float = 0.0) -> list[Solid]:
        """What a piece there could touch at all: no piece is longer than a tile."""
        body = self._shapes.body(piece, pose.fold)
        reach = (body.width_mm + body.height_mm + self._shapes.sizes.floor.width_mm) / 2 + 5.0 + further
        others = ((other, self.world.pose(other)) for other in self.world.pieces() if other != piece)
        return [
            solid(self._shapes, other, at)
            for other, at in others
            if abs(at.x - pose.x) < reach and abs(at.y - pose.y) < reach
        ]

    def tick(self) -> None:
        """Move the hands on by one tick: before the world's own."""
        for one, tremble in zip(self.held, self._trembles, strict=True):
            if one is not None:
                self._follow(one, tremble)

    def read(self) -> None:
        """See where the held pieces have come to: after the world's tick."""
        for one in self.held:
            if one is not None and not one.in_front:
                one.pose = self.world.pose(one.piece)

    def _follow(self, one: Held, tremble: Tremble) -> None:
        moved = abs(one.x - one.last[0]) + abs(one.y - one.last[1])
        one.last = (one.x, one.y)
        one.speed += (moved * TICK_HZ - one.speed) * 0.1
        x, y, turn = (0.0, 0.0, 0.0) if one.locked else tremble.next(one.speed, precise=one.precise)
        wanted = Pose(one.x + x, one.y + y, one.degrees + turn, one.pose.lane, one.pose.fold)
        if one.in_front:
            self._float(one, wanted)
            self._enter(one)
            return
        centre = wanted.place(self._shapes.body(one.piece, one.pose.fold).centre)
        self.world.drive(one.piece, round(centre[0], 4), round(centre[1], 4), round(wanted.degrees, 4))

    def _float(self, one: Held, wanted: Pose) -> None:
        pose = one.pose
        one.pose = replace(
            pose,
            x=pose.x + (wanted.x - pose.x) * _FOLLOW,
            y=pose.y + (wanted.y - pose.y) * _FOLLOW,
            degrees=pose.degrees + turned(wanted.degrees - pose.degrees) * _FOLLOW,
        )

    def _enter(self, one: Held) -> None:
        """Walls and tiles go into the plane as soon as nothing is in their way."""
        is_figure = self._shapes.body(one.piece, one.pose.fold).kind == "figure"
        if one.in_front and not is_figure and self.blocked_by(one.piece, one.pose) is None:
            self._into_plane(one, one.pose, Motion())

    def _into_plane(self, one: Held, pose: Pose, motion: Motion) -> None:
        one.pose = pose.quantised()
        one.in_front = False
        self.world.add(one.piece, one.pose)
        self.world.set_motion(one.piece, motion)
        self.world.hold(one.piece)

    def _slowed(self, motion: Motion) -> Motion:
        hand = self._shapes.sizes.hand
        vx, vy = motion.vx * hand.release_keeps, motion.vy * hand.release_keeps
        speed = (vx * vx + vy * vy) ** 0.5
        brake = min(1.0, hand.release_cap_mm_s / speed) if speed > 0 else 1.0
        spin = max(-_SPIN_CAP, min(_SPIN_CAP, motion.spin * hand.release_keeps))
        return Motion(vx * brake, vy * brake, spin)


def main_obstacle(blocked: Iterable[str]) -> str:
    """What keeps a piece out: a tile or the table only where nothing else does, since feet are lifted."""
    return min(blocked, key=lambda piece: piece == TABLE or kind_of(piece) == "floor")


def _met(mine: Solid, around: Iterable[Solid]) -> str | None:
    """Which of these is where the piece would be; ``table`` when it would be in the table."""
    if min(y for _, y in mine.corners) < -CLEARANCE_MM:
        return TABLE
    there = (one for one in around if mine.meets(one) and near(mine.corners, one.corners, -CLEARANCE_MM))
    return next((one.piece for one in there), None)
