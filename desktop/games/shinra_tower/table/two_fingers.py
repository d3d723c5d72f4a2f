"""Two fingers on a screen are two hands: the second one takes another piece while the first keeps its own."""

from PySide6.QtCore import QPointF

from desktop.engine.ids import PieceId
from desktop.games.shinra_tower.physics.inputs import HandInput
from desktop.games.shinra_tower.table import layout
from desktop.games.shinra_tower.table.keys import Deed
from desktop.games.shinra_tower.table.playing import Playing
from desktop.games.shinra_tower.table.tower_hand import TowerHand


class TwoFingers:
    """Which finger moves what. What the first finger holds goes to the other hand while both are down."""

    def __init__(self, hand: TowerHand, playing: Playing) -> None:
        self._hand = hand
        self._playing = playing
        self._first: QPointF | None = None
        """Where the first finger is while the second is down, or its piece waits to be given back to it."""
        self._apart = (0.0, 0.0)
        """From the first finger to the middle of its piece, in mm."""
        self._fresh: PieceId = ""
        """What the second finger brings from the supply and has not brought to the tower yet."""
        self._second_down = False

    @property
    def both(self) -> bool:
        """Whether the first finger moves a piece of the other hand."""
        return self._first is not None and self._hand.reach.locked is not None

    def begin(self, piece: PieceId, first: QPointF, at: QPointF) -> bool:
        """The second finger goes down on a piece while the first holds another; whether it has a hand."""
        view, grip = self._playing.view, self._hand.reach.grip
        if grip is None or self._hand.reach.locked is not None or view is None:
            return False
        if self._hand.way not in ("drag", "sticky"):
            return False
        if piece == grip.piece or piece not in (*view.wanted, *view.adjustable):
            return False
        self._apart = (grip.dx, grip.dy)
        if not self._playing.do(Deed.SECOND_HAND) or self._hand.reach.locked is None:
            return False
        self._first, self._second_down, self._fresh = first, True, piece
        return self.move_second(at)

    def move_first(self, at: QPointF) -> None:
        """The first finger moves: its piece follows in the other hand."""
        locked = self._hand.reach.locked
        self._first = at
        if locked is not None:
            x, y = self._playing.camera.in_plane(at)
            goal = HandInput("move", 1, locked.piece, x + self._apart[0], y + self._apart[1])
            self._hand.reach.live.do(goal)

    def lift_first(self) -> None:
        """The first finger goes: its piece stays in the air, to be taken again."""
        self._first = None

    def move_second(self, at: QPointF) -> bool:
        """The second finger moves; once it comes to the tower its piece is in the first hand."""
        if self._fresh and layout.TOWER.contains(at):
            piece, self._fresh = self._fresh, ""
            if not self._playing.grab(piece, at):
                self.end()
                return False
        elif not self._fresh:
            self._hand.point(*self._playing.camera.in_plane(at), takes_over=True)
        return True

    def lift_second(self) -> bool:
        """The second finger goes; whether it held something over the tower that is let go now."""
        self._second_down = False
        held = not self._fresh and self._hand.reach.grip is not None
        self._fresh = ""
        return held

    def end(self) -> None:
        """The first finger has its piece back, if it is still down and nothing else is in that hand."""
        if self._first is None or self._second_down or self._hand.reach.grip is not None:
            return
        first, self._first = self._first, None
        if self._hand.reach.unlock("sticky") is None:
            return
        grip = self._hand.reach.grip
        if grip is not None:
            grip.dx, grip.dy = self._apart
            self._hand.point(*self._playing.camera.in_plane(first), takes_over=False)
            self._playing.taken_again(grip.piece)

    def forget(self) -> None:
        """No finger is down any more."""
        self._first, self._fresh, self._second_down = None, "", False
