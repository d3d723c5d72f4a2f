"""The player's hand over the tower, whoever moves it: pointer, keyboard, or the hand that plays by itself."""

from typing import Final

from desktop.engine.ids import PieceId
from desktop.engine.verdict import Verdict
from desktop.games.shinra_tower.physics.autohand import AutoHand, Intent
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.pieces import kind_of
from desktop.games.shinra_tower.table.keys import Deed
from desktop.games.shinra_tower.table.lowering import DROP_MM, Lowering, floor_under
from desktop.games.shinra_tower.table.proceedings import Proceedings
from desktop.games.shinra_tower.table.reach import Reach, Way
from desktop.games.shinra_tower.table.ruler import STEP_MM, STRIDE_MM, Ruler

TURN_DEGREES: Final = 2.0
TURN_STRIDE: Final = 15.0
_STEPS: Final = {
    Deed.LEFT: (-1.0, 0.0),
    Deed.RIGHT: (1.0, 0.0),
    Deed.UP: (0.0, 1.0),
    Deed.DOWN: (0.0, -1.0),
}
Answer = Verdict | bool
"""A verdict of the tower; True: done without one; False: it means nothing now."""


HELPING = 0.02
"""How careless the hand is that places for a person: on a sound tower it practically never fails."""


class TowerHand:
    """Takes, carries and lets go. What came of it is for ``Proceedings``."""

    def __init__(self, live: LiveTower, proceedings: Proceedings) -> None:
        self._live = live
        self._proceedings = proceedings
        self.reach = Reach(live)
        self.ruler: Ruler | None = None
        self.lowering: Lowering | None = None
        """What was let go over its floor is on its way down."""
        self.auto: AutoHand | None = None
        self._meant = ""
        """What the hand is about to take by itself."""

    @property
    def holds(self) -> bool:
        """Whether the first hand is at work."""
        return self.reach.grip is not None or self.auto is not None

    @property
    def way(self) -> Way | None:
        """Who moves it."""
        return "auto" if self.auto is not None else self.reach.grip.way if self.reach.grip else None

    @property
    def carried(self) -> frozenset[PieceId]:
        """The pieces in both hands."""
        held = [one.piece for one in (self.reach.held, self.reach.locked) if one is not None]
        return frozenset((*held, self._meant) if self.auto is not None else held)

    @property
    def works(self) -> bool:
        """Whether ticks are due."""
        return self.auto is not None or self._live.phase != "still"

    def take(self, piece: PieceId, way: Way, x: float, y: float) -> Verdict:
        """Take a piece with the pointer at that point of the plane."""
        return self.reach.take(piece, way, x, y)

    def take_by_keys(self, piece: PieceId, floor: int) -> Verdict:
        """Take a piece up over a floor."""
        ruler = Ruler(self.reach, floor)
        held = self.reach.held
        x, y = ruler.start(piece, self.reach.fold if held is None else held.pose.fold)
        if held is not None and held.piece == piece and self.reach.grip is not None:
            self.reach.grip.way = "ruler"
        else:
            verdict = self.reach.take(piece, "ruler", x, y)
            if not verdict.allowed:
                return verdict
        grip = self.reach.grip
        if grip is not None:
            grip.dx = grip.dy = 0.0
        self.reach.point(x, y)
        self.ruler = ruler
        return Verdict(True, "shinra.place.hands", {"piece": piece})

    def point(self, x: float, y: float, *, takes_over: bool) -> None:
        """The pointer is there; pressed, it takes over from the keys, and what is let down from the air."""
        grip = self.reach.grip
        if grip is None or ((grip.way == "ruler" or self.lowering is not None) and not takes_over):
            return
        self.lowering = None
        if grip.way == "ruler":
            grip.way, self.ruler = "sticky", None
        self.reach.point(x, y)

    def do(self, deed: Deed, *, stride: bool = False) -> Answer:
        """Carry out what a key or button asks."""
        grip = self.reach.grip
        if deed is Deed.SECOND_HAND:
            return self._second_hand()
        if grip is None or self.auto is not None:
            return False
        if deed in _STEPS:
            return self._step(deed, STRIDE_MM if stride else STEP_MM)
        if deed in (Deed.TURN_LEFT, Deed.TURN_RIGHT):
            by = TURN_STRIDE if stride else TURN_DEGREES
            self.reach.turn(by if deed is Deed.TURN_LEFT else -by)
            return True
        if deed is Deed.FOLD:
            return self._fold()
        if deed is Deed.LET_GO:
            return self.let_go()
        return False

    def let_go(self) -> Answer:
        """Open the hand; what is over its floor by keys, or high in front of it, is let down first."""
        if self.lowering is not None:
            return True
        self.lowering = self._way_down()
        return True if self.lowering is not None else self._open()

    def give_back(self) -> bool:
        """Give back what is held; whether there was something."""
        held, begun = self.reach.held or self.reach.locked, self.auto is not None
        self.auto = self.ruler = self.lowering = None
        if held is None:
            return begun
        if not self.reach.give_back():
            self._proceedings.begin_withdrawal(held.piece)
        return True

    def play_by_itself(self, piece: PieceId, floor: int) -> None:
        """Let the hand place a piece by itself."""
        self._proceedings.begin_intent(floor)
        hand = AutoHand(self._live, Intent(piece, floor), carelessness=HELPING, precise=True)
        self.auto, self._meant = hand, piece

    def before_tick(self) -> Verdict | None:
        """What the hand does before a tick by itself; a refusal, if it was refused something."""
        if self.auto is not None:
            self.auto.step()
            if self._live.phase == "settling":
                self.auto = None
        elif self.lowering is not None and self.lowering.step():
            self.lowering = None
            answer = self._open()
            if isinstance(answer, Verdict) and not answer.allowed:
                return answer
        return None

    def forget(self) -> None:
        """The match went elsewhere: the hand is empty."""
        self.auto = self.ruler = self.lowering = None
        while self.reach.held is not None or self.reach.locked is not None:
            self.reach.give_back()
        self.reach.grip = None

    def _way_down(self) -> Lowering | None:
        """How far the piece is let down before the hand opens; None where it opens at once."""
        held, ruler = self.reach.held, self.ruler
        if held is None:
            return None
        if kind_of(held.piece) != "figure":
            return Lowering(self.reach, f"floor-{ruler.floor}", ruler.base.top) if ruler is not None else None
        pose = self._live.way_in(0)
        under = floor_under(self._live, held.piece, pose) if pose is not None else None
        if pose is None or under is None or under[1] <= DROP_MM:
            return None
        return Lowering(self.reach, under[0], pose.y - under[1])

    def _open(self) -> Answer:
        held = self.reach.held
        if held is None:
            return False
        verdict = self.reach.release()
        if verdict is None or not verdict.allowed:
            return verdict or False
        self._proceedings.begin_release(held.piece, held.pose)
        self.ruler = None
        return verdict

    def _step(self, deed: Deed, length: float) -> Answer:
        if self.ruler is None or self.lowering is not None:
            return self.ruler is not None
        x, y = _STEPS[deed]
        self.reach.nudge(x * length, y * length)
        return True

    def _fold(self) -> Answer:
        return self.reach.fold_on() or False

    def _second_hand(self) -> Answer:
        self.lowering = None
        if self.reach.grip is not None:
            self.ruler = None
            return self.reach.lock() or False
        return self.reach.unlock("sticky") or False
