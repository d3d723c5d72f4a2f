"""From an open hand to the match: the tower is waited for, the rules are asked, the move is proposed once."""

from desktop.engine.ids import PieceId
from desktop.engine.move import Move
from desktop.games.shinra_tower.physics.geometry import extent
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.pose import Pose
from desktop.games.shinra_tower.physics.scene import Settlement
from desktop.games.shinra_tower.rules.moves import ShinraDraft
from desktop.games.shinra_tower.rules.pieces import FOLD_MOST
from desktop.games.shinra_tower.table.gathering import Gathering
from desktop.games.shinra_tower.table.ruler import base_of
from desktop.ui.bridge import Bridge


class Proceedings:
    """What has been begun on the tower and is not yet a move of the match."""

    def __init__(self, bridge: Bridge, live: LiveTower) -> None:
        self._bridge = bridge
        self._live = live
        self._gathering: Gathering | None = None
        self._meant: int = 1
        self._given_back: PieceId = ""
        self._number = bridge.match.number
        self._handing_over = False

    @property
    def busy(self) -> bool:
        """Whether the tower is waited for."""
        return not self._handing_over and self._live.phase in ("settling", "counting")

    @property
    def away(self) -> frozenset[PieceId]:
        """Pieces that have left the hand for the tower, or the tower for the supply, and lie nowhere yet."""
        if not self.busy:
            return frozenset()
        fresh = frozenset(self._live.poses()) - self._live.scene.poses.keys()
        return fresh

    def begin_release(self, piece: PieceId, pose: Pose) -> None:
        """The hand opens at that pose: from there the floor is read that was meant."""
        self.begin_intent(self._meant_floor(piece, pose))

    def begin_intent(self, floor: int) -> None:
        """A hand that plays by itself means that floor."""
        self._start()
        self._meant = floor

    def begin_withdrawal(self, piece: PieceId) -> None:
        """A piece was given back, and the tower felt it."""
        self._start()
        self._given_back = piece

    def begin_move(self, move: Move) -> bool:
        """A move that needs the tower but no hand (the defeated are lifted out); False when it does not."""
        gathering = Gathering(self._bridge.match.state, move)
        if gathering.wanted is None:
            return False
        self._start()
        self._gathering = gathering
        self._go_on(gathering)
        return True

    def drop(self) -> None:
        """Forget it: the match has gone elsewhere."""
        self._start()

    def is_stale(self) -> bool:
        """Whether the match is another than when this was begun."""
        return self._number != self._bridge.match.number

    def look(self) -> bool:
        """After a frame: take the tower's word if it has come; whether everything is done."""
        done = self._live.settlement
        if done is None:
            return False
        gathering = self._gathering
        if gathering is None:
            move = self._move_of(done)
            if move is None:
                self._end()
                return True
            gathering = self._gathering = Gathering(self._bridge.match.state, move)
        if gathering.wanted == "count":
            gathering.take_count(done)
        else:
            gathering.take(done)
        return self._go_on(gathering)

    def _start(self) -> None:
        self._number = self._bridge.match.number
        self._gathering, self._given_back = None, ""

    def _end(self) -> None:
        """Nothing has come of it: the tower is as the match knows it."""
        self._start()
        self._live.rebase(self._live.scene)

    def _go_on(self, gathering: Gathering) -> bool:
        while gathering.wanted == "settle":
            gone = gathering.off_tower(frozenset(self._live.poses()))
            if gone:
                self._live.lift_out(gone)
                self._live.wake()
                self._live.settle()
                return False
            gathering.take_unchanged()
        if gathering.wanted == "count":
            self._live.begin_count()
            return False
        self._start()
        self._handing_over = True
        try:
            self._bridge.propose(gathering.move, gathering.answers)
        finally:
            self._handing_over = False
            if self._live.phase in ("settling", "counting"):  # nobody has built it anew: nothing has changed
                self._live.rebase(self._live.scene)
        return True

    def _move_of(self, done: Settlement) -> Move | None:
        match = self._bridge.match
        if done.released:
            pose = done.poses.get(done.released)
            fold = FOLD_MOST if pose is None else pose.fold
            draft = ShinraDraft(kind="place", piece=done.released, floor=self._meant, fold=fold)
            return match.consider(draft).move
        if not done.moved or not self._given_back:
            return None
        return match.consider(ShinraDraft(kind="withdraw", piece=self._given_back)).move

    def _meant_floor(self, piece: PieceId, pose: Pose) -> int:
        """The legal floor nearest to where the piece is let go."""
        prospect = self._bridge.match.consider(ShinraDraft(kind="place", piece=piece))
        legal = [int(zone.rpartition("-")[2]) for zone, verdict in prospect.zones.items() if verdict.allowed]
        foot = extent(pose.corners(self._live.shapes.body(piece, pose.fold).outline))[1]
        return min(legal, key=lambda floor: abs(base_of(self._live, floor, piece).top - foot), default=1)
