"""The hand over a table that lives: what it holds there follows the living part, all else the kit."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF

from desktop.engine.ids import PieceId, ZoneId
from desktop.ui.table.animator import Animator
from desktop.ui.table.drag import Hand
from desktop.ui.table.handling import Handling
from desktop.ui.table.living import Living
from desktop.ui.table.press import Press
from desktop.ui.table.sync import Sync


class LivingHand(Hand):
    """A Hand that passes what it carries on to the living part, once it comes there."""

    def __init__(
        self,
        living: Living,
        handling: Handling,
        sync: Sync,
        animator: Animator,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(handling, sync, animator, parent)
        self._living = living
        self._first = QPointF()
        self._home: ZoneId = ""
        """Where what the living part holds came from."""

    @property
    def dragging(self) -> bool:
        """Whether a piece follows the pointer, here or there."""
        return super().dragging or self._living.holds

    def press(self, at: QPointF, when_ms: int, touch: bool = False) -> None:
        """The pointer goes down."""
        if not self._living.holds:
            super().press(at, when_ms, touch)
        elif self._press is None:
            self.acted.emit()
            self._press = Press(at, None, touch, repeated=False, spent=True)
            self._living.press(at)

    def move(self, at: QPointF) -> None:
        """The pointer moves; a piece that was taken by a click goes over to the living part here."""
        self._first = at
        held = self._handling.held if self._press is None else None
        if self._living.holds or (held is not None and self._enters(held, at)):
            self._living.move(at)
        else:
            super().move(at)

    def release(self, at: QPointF) -> None:
        """The pointer comes up."""
        self._follow(at)
        if not self._living.holds:
            super().release(at)
            return
        self._press = None
        self._long_press.stop()
        self._open(self._living.release, at)

    def _open(self, release: Callable[[QPointF], bool], at: QPointF) -> None:
        """What nothing takes there goes back with a word, as anywhere; where it came from, without."""
        told = self._handling.misplaced()
        taken = release(at)
        if not taken and told is not None and not self._board.is_over(self._home, at):
            self.refused.emit(told, self._around(at))

    def second_press(self, at: QPointF) -> bool:
        """A second finger is a second hand, where the living part has one."""
        piece = self._board.piece_at(at)
        return self._living.holds and self._living.second_press(piece.id if piece else None, self._first, at)

    def second_move(self, at: QPointF) -> None:
        """The second finger moves."""
        self._living.second_move(at)

    def second_release(self, at: QPointF) -> None:
        """The second finger comes up."""
        self._open(self._living.second_release, at)

    def cancel(self) -> bool:
        """Give up, here and there."""
        given_back = self._living.cancel()
        return super().cancel() or given_back

    def lose_pointer(self) -> None:
        """No release will come: what the living part holds goes back too."""
        self._living.cancel()
        super().lose_pointer()

    def _begin_drag(self, press: Press, at: QPointF) -> None:
        if not self._living.grip(press.at):
            super()._begin_drag(press, at)
            return
        press.spent = True
        self._home = ""
        if self._living.holds:
            self._living.move(at)

    def _follow(self, at: QPointF) -> None:
        drag = self._drag
        if drag is None or not self._enters(drag.piece.id, at):
            super()._follow(at)
            return
        self._end_drag()
        self._living.move(at)

    def _enters(self, piece: PieceId, at: QPointF) -> bool:
        """Whether the piece goes over to the living part here: what was told on the way is over."""
        known = self._board.pieces.get(piece)
        entered = self._living.enter(piece, at)
        if entered:
            self._home = known.zone if known is not None else ""
            self.acted.emit()
        return entered

    def click_piece(self, piece: PieceId) -> None:
        """Click a piece that is known by name."""
        if not self._taps(piece):
            super().click_piece(piece)

    def click_zone(self, zone: ZoneId) -> None:
        """Click a zone that is known by name, or what lies on it."""
        if not self._taps(zone):
            super().click_zone(zone)

    def _click(self, press: Press) -> None:
        if press.repeated and self._living.twice(press.at):
            return
        zone = self._board.zone_at(press.at)
        if press.repeated or not self._taps(press.piece or (zone.id if zone else "")):
            super()._click(press)

    def _taps(self, subject: str) -> bool:
        """Whether a click on it was meant for the living part."""
        return self._handling.held is None and self._living.tap(subject)
