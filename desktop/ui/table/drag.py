"""The hand: press, move and release become gestures. Dragging and click-click end in the same ones.

The hand holds no rule. It follows the pointer, finds which zone would take the piece, and asks
``handling``. Whatever happens to the pointer (lost focus, a second finger, a release outside the
window), it ends empty and the table can be played on.
"""

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QApplication

from desktop.engine.ids import PieceId, ZoneId
from desktop.engine.verdict import Verdict
from desktop.ui.table.animator import Animator
from desktop.ui.table.board import Board
from desktop.ui.table.clicks import Clicks, Outcome
from desktop.ui.table.contract import Gesture, Piece
from desktop.ui.table.dragged import Dragged
from desktop.ui.table.drop import NOWHERE, landing
from desktop.ui.table.handling import Handling
from desktop.ui.table.piece import Pose
from desktop.ui.table.press import Press
from desktop.ui.table.sync import LIFT_SCALE, Hold, Sync

LONG_PRESS_MS = 500


class Hand(QObject):
    """The one pointer that may do something."""

    acted = Signal()
    """A new act begins: what was said about the last one may go."""
    refused = Signal(object, QRectF)
    """A Verdict, and where the hand is (logical units)."""
    landing_changed = Signal(object)
    """A Landing: what would become of the held piece now."""
    asked = Signal(QPointF)
    """A long press, or a click that means nothing: tell what is there."""
    picked_up = Signal(str)
    put_down = Signal(str)

    def __init__(
        self, handling: Handling, sync: Sync, animator: Animator, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._handling = handling
        self._sync = sync
        self._animator = animator
        self._clicks = Clicks(handling)
        self._press: Press | None = None
        self._drag: Dragged | None = None
        self._last: tuple[int, QPointF, PieceId | None] | None = None
        self._taking = False
        self.drag_allowed = True
        """Off: pieces are only clicked, never dragged (brushing the screen then moves nothing)."""
        self._long_press = QTimer(self, singleShot=True, interval=LONG_PRESS_MS)
        self._long_press.timeout.connect(self._on_long_press)

    @property
    def hold(self) -> Hold:
        """The piece in the hand."""
        held = self._handling.held
        return Hold(held, self._drag.piece.id if self._drag else None)

    @property
    def dragging(self) -> bool:
        """Whether a piece follows the pointer."""
        return self._drag is not None

    @property
    def pressed(self) -> bool:
        """Whether the pointer is down."""
        return self._press is not None

    @property
    def _board(self) -> Board:
        return self._sync.board

    def press(self, at: QPointF, when_ms: int, touch: bool = False) -> None:
        """The pointer goes down. A piece on its way arrives first, so the press is never lost."""
        if self._press is not None:
            return
        self._animator.finish()
        self.acted.emit()
        piece = self._board.piece_at(at)
        self._press = Press(at, piece.id if piece else None, touch, self._repeats(at, when_ms, piece))
        self._last = (when_ms, at, self._press.piece)
        if touch:
            self._long_press.start()

    def move(self, at: QPointF) -> None:
        """The pointer moves."""
        if self._drag is not None:
            self._follow(at)
        elif self._press is not None and not self._press.spent and self._is_far(at, self._press.at):
            self._long_press.stop()
            self._begin_drag(self._press, at)

    def release(self, at: QPointF) -> None:
        """The pointer comes up: what it held is dropped, or it was a click."""
        press, self._press = self._press, None
        self._long_press.stop()
        if self._drag is not None:
            self._follow(at)
            self._let_go(self._drag, at)
        elif press is not None and press.tugged:
            self.asked.emit(press.at)  # not before: a pointer on its way closes what is told
        elif press is not None and not press.spent:
            self._click(press)

    def cancel(self) -> bool:
        """Give up: what is held goes back, the draft is dropped. Whether there was anything."""
        self._long_press.stop()
        if self._press is not None:
            self._press.spent = True
        dragged = self._end_drag()
        return self._handling.end_draft() or dragged

    def lose_pointer(self) -> None:
        """The pointer went away without a release (focus lost, touch cancelled): nothing stays down."""
        self._long_press.stop()
        if self._end_drag():
            self._handling.put_back()
        self._press = None

    def follow_draft(self) -> None:
        """The draft changed otherwise (undo, another window): a piece no longer held is let go."""
        if self._taking or self._drag is None:
            return
        if self._handling.held != self._drag.piece.id:
            if self._press is not None:
                self._press.spent = True
            self._end_drag()

    def click_piece(self, piece: PieceId) -> None:
        """Click a piece that is known by name."""
        known = self._board.pieces.get(piece)
        if known is not None:
            self._animator.finish()
            self.acted.emit()
            self._tell(self._clicks.on_piece(self._board, known), known.rect)

    def click_zone(self, zone: ZoneId) -> None:
        """Click a zone that is known by name, or what lies on it."""
        known = self._board.zones.get(zone)
        if known is None:
            return
        self._animator.finish()
        self.acted.emit()
        inside = self._board.inside(zone)
        if self._handling.held is None and inside and self._handling.waits_at != zone:
            self._tell(self._clicks.on_piece(self._board, inside[-1]), known.rect)
        else:
            self._tell(self._clicks.on_zone(zone), known.rect)

    def _repeats(self, at: QPointF, when_ms: int, piece: Piece | None) -> bool:
        """Whether it is the second press of a double click, also by a hand that is not steady."""
        if self._last is None:
            return False
        before, where, pressed = self._last
        soon = 0 <= when_ms - before < QApplication.doubleClickInterval()
        same = piece is not None and piece.id == pressed
        return soon and (same or not self._is_far(at, where))

    def _click(self, press: Press) -> None:
        if press.repeated:
            return  # the rest of a double or triple click: who clicks twice means it once
        around = self._around(press.at)
        piece = self._board.pieces.get(press.piece) if press.piece else None
        zone = self._board.zone_at(press.at)
        if piece is not None:
            self._tell(self._clicks.on_piece(self._board, piece), around)
        elif zone is not None:
            self._tell(self._clicks.on_zone(zone.id), around)
        elif self._handling.held is not None:
            self._put_back(press.at)

    def _put_back(self, at: QPointF, *, home: bool = False) -> None:
        """What is let go where nothing takes it goes back with a word; where it came from, without."""
        told = None if home else self._handling.misplaced()
        self._handling.put_back()
        if told is not None:
            self.refused.emit(told, self._around(at))

    def _tell(self, outcome: Outcome, where: QRectF) -> None:
        """A refusal is said where the hand is; a click that means nothing tells what is there."""
        if isinstance(outcome, Verdict):
            if not outcome.allowed:
                self.refused.emit(outcome, where)
            elif self._handling.held is not None:
                self.picked_up.emit(self._handling.held)
            else:
                self.put_down.emit(outcome.rule)
        elif not outcome:
            self.asked.emit(where.center())

    def _around(self, at: QPointF) -> QRectF:
        """The spot that the hand itself covers."""
        reach = 12.0 / self._sync.layout.scale
        return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)

    def _is_far(self, at: QPointF, other: QPointF) -> bool:
        apart = (at - other).manhattanLength() * self._sync.layout.scale
        return apart >= QApplication.startDragDistance()

    def _begin_drag(self, press: Press, at: QPointF) -> None:
        press.spent = True
        piece = self._board.pieces.get(press.piece) if press.piece else None
        item = self._sync.item(piece.id) if piece else None
        if piece is None or item is None or not self.drag_allowed:
            return
        if not piece.movable:
            press.tugged = not self._carries(piece, press.at, at) and self._tug(piece, press.at)
            return
        self._drag = Dragged(piece, item, press.at - item.pos())
        # Taking a piece may drop another draft first: that is no reason to let go of this one.
        self._taking = True
        taken = self._handling.held == piece.id or self._grab(piece, at)
        self._taking = False
        if not taken:
            self._end_drag()
            return
        self.picked_up.emit(piece.id)
        self._follow(at)

    def _carries(self, piece: Piece, grip: QPointF, at: QPointF) -> bool:
        """Drag what a click would use here; whether it may be dragged now."""
        whole = self._board.pieces.get(piece.part_of or piece.id) if piece.onto else None
        item = self._sync.item(whole.id) if whole else None
        verdict = self._handling.weigh(Gesture("tap", piece=piece.id, zone=piece.zone)) if item else None
        if whole is None or item is None or verdict is None or not verdict.allowed:
            return False
        self._drag = Dragged(whole, item, grip - item.pos(), clicks=piece.id)
        self._handling.carry(whole.id, dict.fromkeys(piece.onto, verdict))
        self.picked_up.emit(whole.id)
        self._follow(at)
        return True

    def _tug(self, piece: Piece, at: QPointF) -> bool:
        """A drag of what stays put names what is asked for or is refused; else it has yet to be told."""
        outcome: Outcome = False
        if piece.id in self._handling.piece_verdicts() and not piece.chosen:
            outcome = self._clicks.on_piece(self._board, piece)
        else:
            verdict = self._handling.weigh(Gesture("grab", piece=piece.id, zone=piece.zone))
            outcome = verdict is not None and not verdict.allowed and verdict
        if outcome:
            self._tell(outcome, self._around(at))
        return not outcome

    def _grab(self, piece: Piece, at: QPointF) -> bool:
        if self._handling.held is not None:
            self._handling.put_back()
        answer = self._handling.gesture(Gesture("grab", piece=piece.id, zone=piece.zone))
        if answer.accepted:
            return self._handling.held == piece.id
        if answer.verdict is not None:
            self.refused.emit(answer.verdict, self._around(at))
        return False

    def _follow(self, at: QPointF) -> None:
        drag = self._drag
        if drag is None:
            return
        drag.item.take_pose(Pose(at - drag.grip, drag.piece.turn, LIFT_SCALE))
        now = landing(drag.carried(at), self._board.zones.values(), self._handling.zone_verdicts())
        if now != drag.landing:
            drag.landing = now
            self.landing_changed.emit(now)

    def _let_go(self, drag: Dragged, at: QPointF) -> None:
        where = drag.landing
        self._end_drag()
        if where.zone is None or where.home:
            self._put_back(at, home=where.home or self._board.is_over(drag.piece.zone, at))
            return
        if drag.clicks is not None and where.legal:
            self._handling.put_back()
            self._tell(self._clicks.on_piece(self._board, self._board.pieces[drag.clicks]), self._around(at))
            return
        answer = self._handling.gesture(Gesture("drop", piece=drag.piece.id, zone=where.zone))
        if answer.accepted:
            self.put_down.emit(where.zone)
            return
        self._handling.put_back()
        if answer.verdict is not None:
            self.refused.emit(answer.verdict, self._around(at))

    def _end_drag(self) -> bool:
        """Take the piece off the pointer; the next bringing sends it where it belongs."""
        drag, self._drag = self._drag, None
        if drag is None:
            return False
        self.landing_changed.emit(NOWHERE)
        self._sync.bring(self._board, self.hold)
        return True

    def _on_long_press(self) -> None:
        if self._press is not None:
            self._press.spent = True
            self.asked.emit(self._press.at)
