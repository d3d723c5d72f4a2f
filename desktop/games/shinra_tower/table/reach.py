"""What the player's hand does in the live tower: take, carry, turn, fold, lock, let go, give back."""

from dataclasses import dataclass
from typing import Literal

from desktop.engine.ids import PieceId
from desktop.engine.verdict import Verdict
from desktop.games.shinra_tower.physics.hand import Held
from desktop.games.shinra_tower.physics.inputs import HandInput
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.pieces import BASE

Way = Literal["drag", "sticky", "ruler", "auto"]
"""Who moves the hand: a pressed pointer, a pointer after a click, the keyboard, or nobody."""
STILL_MM = 0.2
STILL_MM_S = 20.0
"""What the tower may have moved for a piece to be given back without a trace."""


@dataclass(slots=True)
class Grip:
    """A piece in the first hand: where it is meant to be, and from where the pointer holds it."""

    piece: PieceId
    way: Way
    x: float
    y: float
    degrees: float = 0.0
    dx: float = 0.0
    dy: float = 0.0


class Reach:
    """The first hand, and the second one that keeps a piece in the air."""

    def __init__(self, live: LiveTower) -> None:
        self.live = live
        self.grip: Grip | None = None
        self.fold = live.shapes.sizes.wall.wise_fold
        """How a wall from the supply is folded: what was done to another is no default."""
        self._moved = False

    @property
    def held(self) -> Held | None:
        """What the first hand holds."""
        return self.live.held(0)

    @property
    def locked(self) -> Held | None:
        """What the second hand keeps in the air."""
        return self.live.held(1)

    def take(self, piece: PieceId, way: Way, x: float, y: float) -> Verdict:
        """Take a piece: one that stands where it is, a new one at that point."""
        stands = self.live.poses().get(piece)
        verdict = self.live.do(HandInput("take", 0, piece, x, y, 0.0, self.fold))
        if not verdict.allowed:
            return verdict
        self.grip = Grip(piece, way, x, y)
        if stands is not None:
            self.grip.dx, self.grip.dy = stands.x - x, stands.y - y
            self.grip.x, self.grip.y = stands.x, stands.y
        self.live.do(HandInput("precise", 0, piece, value=1))
        self._moved = True
        return verdict

    def point(self, x: float, y: float) -> None:
        """The pointer is there now."""
        if self.grip is not None:
            self.grip.x, self.grip.y = x + self.grip.dx, y + self.grip.dy
            self._moved = True

    def nudge(self, x: float, y: float) -> None:
        """A little further."""
        if self.grip is not None:
            self.grip.x, self.grip.y = self.grip.x + x, self.grip.y + y
            self._moved = True

    def follow(self) -> None:
        """Tell the tower where the hand is: once a frame, before its ticks."""
        if self.grip is not None and self._moved:
            self._moved = False
            self.live.do(HandInput("move", 0, self.grip.piece, self.grip.x, self.grip.y))

    def turn(self, degrees: float) -> None:
        """Turn the piece, anticlockwise positive."""
        if self.grip is not None:
            self.grip.degrees += degrees
            self.live.do(HandInput("turn", 0, self.grip.piece, degrees=self.grip.degrees))

    def fold_on(self) -> Verdict | None:
        """Open the wall by one angle, and the flat one folds again; None when nothing is held."""
        held = self.held
        if held is None:
            return None
        folds = self.live.shapes.sizes.folds
        at = folds.index(held.pose.fold) if held.pose.fold in folds else 0
        return self.live.do(HandInput("fold", 0, held.piece, value=folds[at - 1]))

    def lock(self) -> Verdict | None:
        """The second hand keeps the piece in the air; None when nothing is held."""
        if self.grip is None:
            return None
        verdict = self.live.do(HandInput("lock", 0, self.grip.piece))
        if verdict.allowed:
            self.grip = None
        return verdict

    def unlock(self, way: Way) -> Verdict | None:
        """The first hand takes the piece back; None when the second hand is empty."""
        locked = self.locked
        if locked is None:
            return None
        verdict = self.live.do(HandInput("unlock", 0, locked.piece))
        one = self.held
        if verdict.allowed and one is not None:
            self.grip = Grip(one.piece, way, one.pose.x, one.pose.y, one.degrees)
        return verdict

    def release(self) -> Verdict | None:
        """Let go; None when nothing is held."""
        if self.grip is None:
            return None
        self.follow()
        verdict = self.live.do(HandInput("release", 0, self.grip.piece))
        if verdict.allowed:
            self.grip = None
        return verdict

    def give_back(self) -> bool:
        """Give back what the first hand holds, or else the second; whether the tower felt nothing of it.

        If it did not, it is as it was before; if it did, a settlement follows.
        """
        hand = 0 if self.held is not None else 1
        held = self.live.held(hand)
        if held is None:
            return True
        self.grip = None if hand == 0 else self.grip
        self.live.do(HandInput("put_back", hand, held.piece))
        if not self._is_undisturbed(held.piece):
            return False
        self.live.rebase(self.live.scene)
        return True

    def _is_undisturbed(self, piece: PieceId) -> bool:
        other = self.locked
        ignored = {piece, BASE} | ({other.piece} if other is not None else set[str]())
        poses, before = self.live.poses(), self.live.scene.poses
        if {p for p in before if p not in ignored} - poses.keys():
            return False
        for name in before.keys() - ignored:
            now, then = poses[name], before[name]
            apart = abs(now.x - then.x) + abs(now.y - then.y) + abs(now.degrees - then.degrees) * 0.5
            if apart > STILL_MM:
                return False
        return self.live.sway < STILL_MM_S
