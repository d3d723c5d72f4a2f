"""The tower while hands are on it: a clock of fixed ticks, inputs stamped with them, and the verdict."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from desktop.engine.verdict import Verdict, allow, refuse
from desktop.games.shinra_tower.physics.hand import HANDS, HANDS_OFF, HANDS_RULE, Hands, Held
from desktop.games.shinra_tower.physics.inputs import HandInput, Stamped
from desktop.games.shinra_tower.physics.pieces import Point, Shapes, Steadiness
from desktop.games.shinra_tower.physics.pose import Pose, turned
from desktop.games.shinra_tower.physics.scene import Phase, Scene, Settlement
from desktop.games.shinra_tower.physics.settling import Settling, left_their_place, lost_pieces
from desktop.games.shinra_tower.physics.trembling import Tremble
from desktop.games.shinra_tower.physics.world import TICK_HZ, Knock, TowerWorld, rebuild

TICKS_A_FRAME: Final = 4
COUNT_TICKS: Final = 5 * TICK_HZ
COUNT_LOOK_TICKS: Final = 12
"""Ticks between two looks for what has fallen during the count."""


@dataclass(frozen=True, slots=True)
class Count:
    """The five seconds for which the tower must stand."""

    ticks_left: int
    lost: tuple[str, ...]
    """What has fallen or hangs since the count began."""

    @property
    def seconds_left(self) -> int:
        """The number to be called."""
        return -(-self.ticks_left // TICK_HZ)


class LiveTower:
    """The tower of one table. The same scene, seed and stamped inputs give the same bits."""

    def __init__(
        self, shapes: Shapes, scene: Scene, steadiness: Steadiness = "normal", seed: int = 0
    ) -> None:
        """The tower of a scene, at rest, with empty hands."""
        self.shapes = shapes
        self.steadiness: Steadiness = steadiness
        self.seed = seed
        self.now = 0
        self.record: list[Stamped] = []
        self.knocks: tuple[Knock, ...] = ()
        self.settlement: Settlement | None = None
        self.count: Count | None = None
        self._scene = scene
        self._owed = 0.0
        self._settling: Settling | None = None
        self._knocked: frozenset[str] | None = None
        """What had left its place when a hand first let go; None until one has, and after a verdict."""
        self._world = rebuild(shapes, scene.poses)
        hand = shapes.sizes.hand
        trembles = (Tremble(hand, steadiness, 2 * seed), Tremble(hand, steadiness, 2 * seed + 1))
        self._hands = Hands(shapes, self._world, trembles)

    # what is to be seen

    @property
    def world(self) -> TowerWorld:
        """The bodies themselves: for measurements; whoever moves them leaves the record behind."""
        return self._world

    @property
    def scene(self) -> Scene:
        """What the tower was last built from."""
        return self._scene

    @property
    def phase(self) -> Phase:
        """What is going on."""
        if self.count is not None and self.settlement is None:
            return "counting"
        if self._settling is not None:
            return "settling"
        return "holding" if any(self._hands.held) else "still"

    def held(self, hand: int) -> Held | None:
        """What a hand holds."""
        return self._hands.held[hand]

    def fits(self, hand: int) -> bool:
        """Whether what the hand holds would go in where it is (in either lane)."""
        return self.way_in(hand) is not None

    def way_in(self, hand: int) -> Pose | None:
        """Where what the hand holds would go in, feet out of the tile; None where it would not."""
        one = self._hands.held[hand]
        if one is None or not one.in_front:
            return None if one is None else one.pose
        return self._hands.way_in(one, range(self.shapes.sizes.lanes))[0]

    def poses(self) -> dict[str, Pose]:
        """Where every piece in the plane is, held ones included."""
        return {piece: self._world.pose(piece) for piece in self._world.pieces()}

    def outline(self, piece: str) -> tuple[Point, ...]:
        """The corners of a piece in the plane."""
        pose = self._world.pose(piece)
        return pose.corners(self.shapes.body(piece, pose.fold).outline)

    @property
    def sway(self) -> float:
        """How fast the fastest piece that nobody holds goes sideways, mm a second."""
        free = (piece for piece in self._world.pieces() if piece not in self._hands.pieces)
        return max((abs(self._world.motion(piece).vx) for piece in free), default=0.0)

    # time

    def advance(self, seconds: float) -> int:
        """Go on by the ticks that are due, a few at most a frame: then time runs slower instead."""
        self._owed = min(self._owed + max(0.0, seconds) * TICK_HZ, float(TICKS_A_FRAME))
        ticks, heard = int(self._owed), list[Knock]()
        for _ in range(ticks):
            self.tick()
            heard.extend(self.knocks)
        self._owed -= ticks
        self.knocks = tuple(heard)
        return ticks

    def tick(self) -> None:
        """Go on by one tick."""
        self._hands.tick()
        self._world.step()
        self._hands.read()
        self.now += 1
        self.knocks = self._world.knocks()
        if self._settling is not None and self.settlement is None:
            self.settlement = self._settling.look(self.now)
            self._knocked = self._knocked if self.settlement is None else None
        elif self.count is not None and self.settlement is None:
            self._count_on(self.count)

    # what hands do

    def do(self, wanted: HandInput) -> Verdict:
        """Let a hand do something now; what is allowed is recorded with the tick."""
        given = wanted.quantised()
        verdict = self._do(given)
        if verdict.allowed:
            self.record.append(Stamped(self.now, given))
        return verdict

    def settle(self, released: str = "") -> None:
        """Wait for rest and judge what stands."""
        self.settlement = None
        world, scene, hands = self._world, self._scene, self._hands
        if self._knocked is None:
            self._knocked = left_their_place(world, scene, hands, released)
        self._settling = Settling(self.shapes, world, scene, hands, released, self.now, self._knocked)

    def lift_out(self, pieces: Iterable[str]) -> None:
        """Take pieces out towards the front: the defeated."""
        gone = frozenset(pieces) - self._hands.pieces
        for piece in [one for one in self._world.pieces() if one in gone]:
            self._world.remove(piece)
        self._scene = self._scene.without(gone)

    def wake(self) -> None:
        """Let the tower feel its weight: after pieces were taken from a scene it was not rebuilt without."""
        self._world.wake()

    def begin_count(self) -> None:
        """Begin the five seconds on the tower as it is now, at rest or not."""
        self.settlement = None
        self._settling = None
        self.wake()
        self.count = Count(COUNT_TICKS, ())

    def rebase(self, scene: Scene) -> None:
        """Build the world anew, asleep, from logged poses; what is held stays in its hand."""
        carried = [(hand, one) for hand, one in enumerate(self._hands.held) if one is not None]
        self._scene = scene
        self._settling = self.settlement = self.count = self._knocked = None
        held = {one.piece for _, one in carried}
        self._world = rebuild(self.shapes, {p: pose for p, pose in scene.poses.items() if p not in held})
        self._hands.world = self._world
        self._hands.held = [None] * HANDS
        for hand, one in carried:
            self._hands.carry_on(hand, one)

    def _do(self, given: HandInput) -> Verdict:
        if given.hand not in range(HANDS):
            return refuse(HANDS_RULE, piece=given.piece)
        if given.kind == "take":
            return self._take(given)
        if given.kind == "unlock":
            return self._hands.unlock(given.hand)
        one = self._hands.held[given.hand]
        if one is None:
            return refuse(HANDS_RULE, piece=given.piece)
        return self._with(one, given)

    def _take(self, given: HandInput) -> Verdict:
        if given.piece not in self._scene.grabbable:
            return refuse(HANDS_OFF, piece=given.piece)
        if self._settling is not None and not self._may_take_now(self._settling, given.piece):
            return refuse(HANDS_RULE, piece=given.piece)
        if self._settling is not None and self._settling.released == given.piece:
            self._settling = self.settlement = None
        may_fold = self.shapes.is_wall(given.piece) and given.value in self.shapes.sizes.folds
        fold = given.value if may_fold else 0
        pose = Pose(given.x, given.y, turned(given.degrees), 0, fold)
        return self._hands.take(given.hand, given.piece, pose)

    def _may_take_now(self, settling: Settling, piece: str) -> bool:
        """While a verdict is awaited: what was just let go, or a new piece, but nothing that is judged."""
        return piece == settling.released or piece not in self._world.pieces()

    def _with(self, one: Held, given: HandInput) -> Verdict:
        """What a hand does with what it holds."""
        match given.kind:
            case "move":
                one.x, one.y = given.x, given.y
            case "turn":
                one.degrees = turned(given.degrees)
            case "precise":
                one.precise = given.value != 0
            case "fold":
                return self._hands.fold(one, given.value)
            case "push":
                return self._hands.push(one, given.value)
            case "lock":
                return self._hands.lock(given.hand)
            case "put_back":
                return self._ended(self._hands.put_back(given.hand), "")
            case _:
                return self._ended(self._hands.release(given.hand), one.piece)
        return allow(HANDS_RULE, piece=one.piece)

    def _ended(self, verdict: Verdict, released: str) -> Verdict:
        if verdict.allowed:
            self.settle(released)
        return verdict

    def _count_on(self, count: Count) -> None:
        left = count.ticks_left - 1
        lost = count.lost
        if left % COUNT_LOOK_TICKS == 0:
            lost = lost_pieces(self.shapes, self._world, self._scene, self._hands)
        self.count = Count(left, lost)
        if left == 0:
            self._settling = Settling(self.shapes, self._world, self._scene, self._hands, "", self.now)
            self.settlement = self._settling.close(self.now)


def replay(live: LiveTower, record: Sequence[Stamped], until: int) -> None:
    """Play recorded inputs again on a tower built from the same scene, to a tick."""
    for one in record:
        while live.now < one.tick:
            live.tick()
        live.do(one.input)
    while live.now < until:
        live.tick()
