"""The living part of the table: the tower on its own clock, and every way for a hand to reach into it."""

import zlib
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from desktop.engine.ids import PieceId
from desktop.engine.move import Move
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.pieces import Shapes
from desktop.games.shinra_tower.physics.scene import Scene, first_scene
from desktop.games.shinra_tower.rules.moves import Adjust, PlacePiece
from desktop.games.shinra_tower.rules.view import View
from desktop.games.shinra_tower.table import layout
from desktop.games.shinra_tower.table.asides import BY_KEY, Asides
from desktop.games.shinra_tower.table.camera import Camera
from desktop.games.shinra_tower.table.clockwork import Clockwork, Frames
from desktop.games.shinra_tower.table.gathering import scene_of_view
from desktop.games.shinra_tower.table.hearing import Hearing
from desktop.games.shinra_tower.table.in_hand import InHand, hands_now
from desktop.games.shinra_tower.table.keys import ARROWS, BUTTONS, Deed, deed_of, is_stride
from desktop.games.shinra_tower.table.looking import Looking
from desktop.games.shinra_tower.table.moment import Momentary
from desktop.games.shinra_tower.table.parting import come_to_rest
from desktop.games.shinra_tower.table.playing import Playing
from desktop.games.shinra_tower.table.proceedings import Proceedings
from desktop.games.shinra_tower.table.show import Show
from desktop.games.shinra_tower.table.target import piece_at
from desktop.games.shinra_tower.table.tilting import Tilting
from desktop.games.shinra_tower.table.tower_hand import TowerHand
from desktop.games.shinra_tower.table.two_fingers import TwoFingers
from desktop.ui.table.living import Living, LivingHost


class LivingTower(Living):
    """Brings the kit's events to the tower's hand, and lets time pass while something moves."""

    def __init__(self, host: LivingHost, shapes: Shapes, show: Show) -> None:
        super().__init__(host.parent)
        self._host = host
        self._show = show
        self._hearing = Hearing()
        view: View | None = host.bridge.view
        scene = scene_of_view(view) if view else first_scene(shapes.sizes.floor.height_mm)
        seed = zlib.crc32(host.bridge.match.header.id.encode())
        self.live = LiveTower(shapes, scene, view.house.steadiness if view else "normal", seed)
        self._proceedings, self._momentary = Proceedings(host.bridge, self.live), Momentary(host.bridge.match)
        self.hand = TowerHand(self.live, self._proceedings)
        self.clockwork = Clockwork(self.live, self.hand)
        self._tilting = Tilting(shapes, self)
        self._playing = Playing(host, self.hand, self._proceedings, show)
        self._playing.view = view
        self._asides = Asides(Looking(show, scene), self)
        self._fingers = TwoFingers(self.hand, self._playing)
        self._connect()
        self._pressed, self._called = False, 0
        self._timer = Frames(self)
        self._timer.due.connect(self._on_frame)

    def _connect(self) -> None:
        self._playing.said.connect(self.said)
        self._playing.refused.connect(self.refused)
        self._playing.woken.connect(self._wake)
        for part in (self._playing, self._asides):
            part.changed.connect(self.changed)
            part.leads_to.connect(self.leads_to)
        self._tilting.found.connect(self._on_tilt_found)

    @property
    def camera(self) -> Camera:
        """How the tower is looked at; zones and tips lie by it."""
        return self._asides.looking.camera

    @property
    def busy(self) -> bool:
        """Whether the tower is waited for."""
        return self._playing.busy

    @property
    def ticking(self) -> bool:
        """Whether time passes by itself."""
        return self._timer.active

    @property
    def in_hand(self) -> InHand:
        """The hands as they are now."""
        taken = self.hand.carried | self._proceedings.away
        moment = self._momentary.of(self._playing.view)
        return hands_now(self.hand, self._asides, moment, taken, busy=self.busy)

    def look_at(self, camera: Camera) -> None:
        """Look at another part of the tower."""
        self._show.aim(camera, at_once=True)

    @property
    def items(self) -> tuple[QGraphicsItem, ...]:
        return self._show.items

    @property
    def holds(self) -> bool:
        return self.hand.holds or self._fingers.both

    def show_view(self, view: Any) -> None:
        self._playing.view = view
        if view is None:
            return
        scene = scene_of_view(view)
        if self._proceedings.busy and self._proceedings.is_stale():
            self._proceedings.drop()
            self.hand.forget()
            self._rebase(scene)
        elif not self._proceedings.busy and scene != self.live.scene:
            if not self.hand.carried <= scene.grabbable:
                self.hand.forget()
            self._rebase(scene)
        if self._host.parent.isVisible() and not self._playing.busy and not self.hand.holds:
            self._tilting.ask(scene)
        self._frame(0.0)
        self._wake()

    def redraw(self) -> None:
        self._show.redraw()
        self._frame(0.0)

    def rest(self) -> None:
        self._timer.stop()
        self._tilting.rest()
        self._show.rest()

    def finish(self) -> None:
        self.cancel()
        if come_to_rest(self._proceedings, self.clockwork, self._playing):
            self.changed.emit()  # nothing is waited for any more, also where the match has not changed

    def enter(self, piece: PieceId, at: QPointF) -> bool:
        if not layout.TOWER.contains(at) or self.busy or self.hand.holds:
            return False
        view = self._playing.view
        if view is None or piece not in (*view.wanted, *view.adjustable):
            return False
        self._asides.make_way()
        return self._playing.taken(self.hand.take(piece, "sticky", *self.camera.in_plane(at)), at)

    def grip(self, at: QPointF) -> bool:
        if not layout.TOWER.contains(at):
            return False
        piece = piece_at(self.live, self.camera, at)
        if piece is None or self.busy or self._asides.spread:
            return True
        locked = self.hand.reach.locked
        if locked is not None and locked.piece == piece:
            self._playing.do(Deed.SECOND_HAND)
            return True
        self._playing.grab(piece, at)
        return True

    def twice(self, at: QPointF) -> bool:
        piece = piece_at(self.live, self.camera, at) if layout.TOWER.contains(at) else None
        view = self._playing.view
        if piece is None or self.busy or view is None or piece not in view.own:
            return False
        if self.live.shapes.is_wall(piece) and self._playing.grab(piece, at):
            self._playing.do(Deed.FOLD)
        return True

    def press(self, at: QPointF) -> None:
        self._pressed = True
        self.move(at)

    def move(self, at: QPointF) -> None:
        if self._fingers.both:
            self._fingers.move_first(at)
        elif layout.TOWER.contains(at) or self._pressed:
            self.hand.point(*self.camera.in_plane(at), takes_over=self._pressed)
        self._wake()

    def release(self, at: QPointF) -> bool:
        self._pressed = False
        if self._fingers.both:
            self._fingers.lift_first()
            return True
        return self.hand.way == "auto" or self._let_go(at)

    def second_press(self, piece: PieceId | None, first: QPointF, at: QPointF) -> bool:
        one = piece or piece_at(self.live, self.camera, at)
        return one is not None and not self.busy and self._fingers.begin(one, first, at)

    def second_move(self, at: QPointF) -> None:
        self._fingers.move_second(at)
        self._wake()

    def second_release(self, at: QPointF) -> bool:
        taken = not self._fingers.lift_second() or self._let_go(at)
        self._fingers.end()
        return taken

    def _let_go(self, at: QPointF) -> bool:
        if not layout.TOWER.contains(at):
            return not self._playing.give_back()
        self.hand.point(*self.camera.in_plane(at), takes_over=False)
        self._playing.answered(self.hand.let_go())
        return True

    def wheel(self, at: QPointF, steps: float) -> bool:
        if self.hand.holds:
            return self._playing.do(Deed.TURN_LEFT if steps > 0 else Deed.TURN_RIGHT)
        if not layout.TOWER.contains(at):
            return False
        self._asides.looking.scroll(steps)
        self.changed.emit()
        return True

    def key(self, event: QKeyEvent) -> bool:
        deed = deed_of(event)
        if deed is None:
            return False
        if deed is Deed.BY_ITSELF:
            return self._playing.play_by_itself()
        if deed in BY_KEY:
            return self.act(BY_KEY[deed])
        if not self.hand.holds and deed in ARROWS:
            return self._playing.take_up(deed, stride=is_stride(event))
        if not self.hand.holds and (deed is not Deed.SECOND_HAND or self.hand.reach.locked is None):
            return False
        self._playing.do(deed, stride=is_stride(event))
        return True

    def cancel(self) -> bool:
        self._pressed = False
        self._fingers.forget()
        return self._asides.close() or self._playing.give_back()

    def tap(self, subject: str) -> bool:
        return self._asides.tap(subject)

    def act(self, action: str) -> bool:
        if self._asides.act(action, holds=self.holds):
            self._wake()
            return True
        deed = BUTTONS.get(action)
        if deed is Deed.BY_ITSELF:
            self._playing.play_by_itself()
        elif deed is not None:
            self._playing.do(deed)
        return deed is not None

    def takes(self, move: Move) -> bool:
        if self.busy:
            self._playing.say(self._host.words.tr("shinra.say.wait"))
            return True
        if isinstance(move, PlacePiece | Adjust):
            self._playing.take_by_keys(move)
            return True
        begun = self._proceedings.begin_move(move)
        self._wake()
        return begun

    def _wake(self) -> None:
        if (self.hand.works or self._show.moves) and self._host.parent.isVisible():
            self._timer.start()

    def _on_frame(self, seconds: float) -> None:
        self.advance(seconds)
        if not self.hand.works and not self._show.moves:
            self._timer.stop()

    def advance(self, seconds: float) -> None:
        """Let time pass: ticks that are due, then what is seen and heard of them."""
        way = self.hand.way
        refusal = self.clockwork.let_pass(seconds if self.hand.works else 0.0)
        self._playing.after_ticks(refusal, opened=self.hand.way != way)
        if self.live.phase == "settling" and not self._show.has_motion:
            self.clockwork.hurry()
        self._frame(seconds)
        if self._proceedings.busy and self._proceedings.look():
            self._host.handling.end_draft()
            self._fingers.end()
            self.changed.emit()

    def _frame(self, seconds: float) -> None:
        self._show.frame(seconds, self.live, self.hand.ruler)
        for sound in self._hearing.listen(seconds, self.live.knocks if seconds else (), self.live.sway):
            self.sounded.emit(sound)
        count = self.live.count if self.live.phase == "counting" else None
        if count is not None and count.seconds_left != self._called and count.seconds_left:
            self._called = count.seconds_left
            self._playing.say(self._host.words.tr("shinra.say.count", n=self._called))

    def _on_tilt_found(self, degrees: float) -> None:
        self._show.take_tilt(degrees)
        self._frame(0.0)

    def _rebase(self, scene: Scene) -> None:
        self.live.rebase(scene)
        self._show.take_tilt(None)
        self._called = 0
        self._asides.looking.follow(scene, still=self.hand.holds)
