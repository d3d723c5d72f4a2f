"""What a player does with the tower's hand, by whichever way: the rules are asked, refusals are told."""

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from desktop.engine.draft import Draft
from desktop.engine.ids import PieceId
from desktop.engine.verdict import Verdict
from desktop.games.shinra_tower.rules.moves import Adjust, PlacePiece
from desktop.games.shinra_tower.rules.view import View
from desktop.games.shinra_tower.table import layout
from desktop.games.shinra_tower.table.camera import Camera, showing
from desktop.games.shinra_tower.table.keys import Deed
from desktop.games.shinra_tower.table.proceedings import Proceedings
from desktop.games.shinra_tower.table.show import Show
from desktop.games.shinra_tower.table.tower_hand import Answer, TowerHand
from desktop.ui.table.contract import Gesture
from desktop.ui.table.living import LivingHost


class Playing(QObject):
    """Between the kit's events and the hand: takes, carries out, gives back."""

    said = Signal(str, bool)
    refused = Signal(object, QRectF)
    changed = Signal()
    leads_to = Signal(str)
    woken = Signal()
    """Something may move now: time must pass."""

    def __init__(self, host: LivingHost, hand: TowerHand, proceedings: Proceedings, show: Show) -> None:
        super().__init__(host.parent)
        self._host = host
        self._hand = hand
        self._proceedings = proceedings
        self._show = show
        self.view: View | None = None
        self._led: Draft | None = None
        """The draft for which the keyboard was led to the floors: from there arrows walk."""

    @property
    def camera(self) -> Camera:
        """How the tower is looked at."""
        return self._show.goal

    @property
    def busy(self) -> bool:
        """Whether the tower is waited for, or the hand plays by itself."""
        return self._proceedings.busy or self._hand.way == "auto"

    def grab(self, piece: PieceId, at: QPointF) -> bool:
        """Take a piece of the tower; the rules say whether it may be, and why not."""
        handling = self._host.handling
        handling.end_draft()
        answer = handling.gesture(Gesture("grab", piece=piece))
        if not answer.accepted:
            if answer.verdict is not None:
                self._refuse(answer.verdict, at)
            return False
        return self.taken(self._hand.take(piece, "drag", *self.camera.in_plane(at)), at)

    def taken(self, verdict: Verdict, at: QPointF) -> bool:
        """The hand has tried to take a piece; whether it has it."""
        if not verdict.allowed:
            self._host.handling.end_draft()
            self._refuse(verdict, at)
            return False
        self.changed.emit()
        self.woken.emit()
        return True

    def take_by_keys(self, move: PlacePiece | Adjust) -> None:
        """Take the piece of a move up over its floor, to be carried by keys."""
        view, piece = self.view, move.piece
        zone = view.zone_of(piece) if view is not None else ""
        floor = move.floor if isinstance(move, PlacePiece) else int(zone.rpartition("-")[2])
        verdict = self._hand.take_by_keys(piece, floor)
        if not verdict.allowed:
            self._refuse(verdict, layout.TOWER.center())
            return
        ruler = self._hand.ruler
        if ruler is not None:
            self._show.aim(showing(self.camera, ruler.base.top - 10, ruler.base.top + 70))
        self._say_where()
        self.changed.emit()
        self.woken.emit()

    def take_up(self, deed: Deed, *, stride: bool) -> bool:
        """The first arrow after a piece was picked takes it up where it can go, if that is one place.

        Where it may go to several floors the keyboard is led to the highest, and arrows choose the floor.
        """
        handling = self._host.handling
        piece, draft, floors = handling.held, handling.draft, self._floors()
        if piece is None or not floors or self.busy or draft is self._led:
            return False
        if len(floors) > 1:
            self._led = draft
            self.leads_to.emit(f"floor-{max(floors)}")
            return True
        handling.gesture(Gesture("drop", piece=piece, zone=f"floor-{floors[0]}"))
        return self.do(deed, stride=stride)

    def play_by_itself(self) -> bool:
        """The hand places what is wanted on the highest floor that fits; asked again, it goes on."""
        view = self.view
        if self._hand.way == "auto":
            return True  # who presses twice does not mean the opposite: Esc and Cancel stop it
        if self.busy or view is None or not view.wanted or not self._host.bridge.may_act:
            return False
        held = self._hand.reach.held
        free = [one for one in view.wanted if one not in self._hand.carried]
        piece = held.piece if held is not None else free[0] if free else ""
        handling = self._host.handling
        if held is not None:
            self.give_back()
        if handling.held != piece:
            handling.end_draft()
            if not handling.gesture(Gesture("grab", piece=piece)).accepted:
                return False
        floors = self._floors()
        if not floors:
            return False
        self._hand.play_by_itself(piece, max(floors))
        self.changed.emit()
        self.woken.emit()
        return True

    def do(self, deed: Deed, *, stride: bool = False) -> bool:
        """Carry out what a key, a button or the wheel asks; whether it meant something."""
        locked = self._hand.reach.locked
        used = self.answered(self._hand.do(deed, stride=stride))
        if used and self._hand.ruler is not None and deed in (Deed.LEFT, Deed.RIGHT):
            self._say_where()
        if used and deed is Deed.SECOND_HAND:
            self._host.handling.end_draft()
            if locked is not None and self._hand.reach.grip is not None:
                self.taken_again(locked.piece)
            self.changed.emit()
        return used

    def taken_again(self, piece: PieceId) -> None:
        """The first hand has a piece back from the other one: the rules are asked about it anew."""
        self._host.handling.end_draft()
        self._host.handling.gesture(Gesture("grab", piece=piece))
        self.changed.emit()

    def give_back(self) -> bool:
        """Give back what is held; whether there was something."""
        given = self._hand.give_back()
        if given:
            self._host.handling.end_draft()
            self.changed.emit()
            self.woken.emit()
        return given

    def answered(self, answer: Answer) -> bool:
        """Tell what came of a deed; whether it meant something."""
        self.woken.emit()
        if isinstance(answer, bool):
            return answer
        if not answer.allowed:
            held = self._hand.reach.held
            at = self.camera.on_table(held.pose.x, held.pose.y) if held else layout.TOWER.center()
            self._refuse(answer, at)
        elif self._proceedings.busy:
            self.changed.emit()
        return True

    def after_ticks(self, refusal: Verdict | None, *, opened: bool) -> None:
        """Tell what a hand that works by itself was refused, or that it has ``opened``: now it waits."""
        if refusal is not None:
            self.answered(refusal)
        elif opened:
            self.changed.emit()

    def _floors(self) -> list[int]:
        """The floors onto which the piece of the draft may go."""
        verdicts = self._host.handling.zone_verdicts()
        places = (zone.rpartition("-") for zone, verdict in verdicts.items() if verdict.allowed)
        return [int(number) for place, _, number in places if place == "floor"]

    def _refuse(self, verdict: Verdict, at: QPointF) -> None:
        self.refused.emit(verdict, QRectF(at.x() - 20, at.y() - 20, 40, 40))

    def say(self, text: str) -> None:
        """Have it said at once."""
        self.said.emit(text, True)

    def _say_where(self) -> None:
        ruler = self._hand.ruler
        if ruler is None:
            return
        off, words = ruler.offset_mm(), self._host.words
        if off == 0:
            self.say(words.tr("shinra.say.middle", floor=ruler.floor))
        elif off < 0:
            self.say(words.tr("shinra.say.left", n=-off, floor=ruler.floor))
        else:
            self.say(words.tr("shinra.say.right", n=off, floor=ruler.floor))
