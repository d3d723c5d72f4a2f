"""What the player looks at: hover, focus and refusals become tips, pointers and spoken words."""

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.engine.verdict import Verdict
from desktop.ui.table.access import AccessLayer
from desktop.ui.table.drag import Hand
from desktop.ui.table.drop import Landing
from desktop.ui.table.handling import Handling
from desktop.ui.table.highlight import Highlights
from desktop.ui.table.pointer import Pointer
from desktop.ui.table.stage import Stage
from desktop.ui.table.stops import Subject
from desktop.ui.table.teaching import Teaching
from desktop.ui.table.tips import Tips
from desktop.ui.table.view import TableView
from desktop.ui.tooltips.content import TipContent
from desktop.ui.tooltips.placing import apart
from desktop.ui.tooltips.tip import Tip


class Attention(QObject):
    """Follows pointer and keyboard, and tells about what they are on. Changes nothing in the match."""

    said = Signal(str, bool)
    """A text for screen readers, and whether it interrupts."""
    sounded = Signal(str)

    def __init__(
        self, host: QWidget, stage: Stage, handling: Handling, view: TableView, teaching: Teaching, tip: Tip
    ) -> None:
        super().__init__(host)
        self._host = host
        self._stage = stage
        self._handling = handling
        self._view = view
        self._teaching = teaching
        self._tip = tip
        self.tips = Tips(tip, self._describe, self._wanted, self._others, self)
        self._told: Subject | None = None
        self._apart = 0
        tip.closed.connect(self._on_tip_closed)

    def follow(self, hand: Hand, pointer: Pointer, highlights: Highlights, access: AccessLayer) -> None:
        """The parts whose doings are told about."""
        self._hand = hand
        self._highlights = highlights
        self._access = access
        hand.acted.connect(self.tips.act)
        hand.refused.connect(self._on_refused)
        hand.landing_changed.connect(self._on_landing_changed)
        hand.asked.connect(self._on_asked)
        pointer.hovered.connect(self._on_hovered)
        pointer.left.connect(self._on_pointer_left)
        pointer.pressed.connect(self._on_pointer_pressed)
        pointer.given_back.connect(self.tips.act)
        access.focused.connect(self._on_focused)

    def inform(self, subject: Subject) -> None:
        """Tell about a subject now, by tip and by voice."""
        self._told = subject
        content = self.tips.inform(subject)
        if content is not None:
            self.said.emit(content.spoken, False)

    def _tell(self, subject: Subject) -> None:
        self._told = subject
        content = self.tips.tell(subject)
        if content is not None:
            self.said.emit(content.spoken, False)

    def _on_refused(self, verdict: Verdict, where: QRectF) -> None:
        content = self._teaching.refusal(verdict, self._stage.board)
        self.tips.give_reason(content, self._in_sight(self._in_widget(self._view.on_screen(where))))
        self.sounded.emit("refuse")
        self.said.emit(content.spoken, True)

    def _on_landing_changed(self, landing: Landing) -> None:
        self._highlights.set_candidate(landing.zone if landing.legal else None)
        self._stage.frame_held(landing.legal)
        refusing = landing.zone if not landing.legal and not landing.home else None
        self.tips.hover(Subject("zone", refusing) if refusing else None)

    def _on_asked(self, at: QPointF) -> None:
        subject = self._subject_at(at)
        if subject is not None:
            self._tell(subject)

    def _on_hovered(self, at: QPointF) -> None:
        if self._hand.dragging:
            self._show_cursor(Qt.CursorShape.ClosedHandCursor)
            return
        subject = self._subject_at(at)
        elsewhere = subject is not None and subject.kind == "piece"
        approaching = self._approaches_tip(at) and not elsewhere
        self.tips.hover(self._speaking(subject), approaching=approaching)
        self._point_at(subject)
        piece = self._stage.board.pieces.get(subject.id) if subject and subject.kind == "piece" else None
        asked = self._handling.piece_verdicts()
        takes = piece is not None and (piece.movable or bool(piece.onto) or piece.id in asked)
        self._show_cursor(Qt.CursorShape.OpenHandCursor if takes else Qt.CursorShape.ArrowCursor)

    def _speaking(self, subject: Subject | None) -> Subject | None:
        """What may be told about while something is held: only what could take it, or refuses it."""
        if subject is None or self._handling.held is None or subject.id in self._handling.piece_verdicts():
            return subject
        board = self._stage.board
        piece = board.pieces.get(subject.id) if subject.kind == "piece" else None
        zone = board.zones.get(piece.zone if piece else subject.id)
        return subject if zone is not None and zone.target else None

    def _approaches_tip(self, at: QPointF) -> bool:
        """Whether the pointer goes from the tip's subject towards the tip, as for its buttons."""
        spot = self._in_widget(self._view.on_screen(QRectF(at, at))).center()
        before, self._apart = self._apart, apart(self._tip.geometry(), spot)
        between = self._tip.geometry().united(self._tip.subject)
        return self._apart < before and between.contains(spot)

    def _show_cursor(self, shape: Qt.CursorShape) -> None:
        viewport = self._view.viewport()
        if viewport.cursor().shape() != shape:
            viewport.setCursor(shape)

    def _on_pointer_left(self) -> None:
        self.tips.hover(None, approaching=True)  # it may be on the tip now
        self._point_at(None)

    def _on_pointer_pressed(self, at: QPointF) -> None:
        """The keyboard follows the mouse, so that Esc and arrows act where the hand was last."""
        self._access.show_focus(False)
        subject = self._stop_at(at)
        if subject is not None:
            self._access.focus(subject, Qt.FocusReason.MouseFocusReason)
        elif self._access.current is None and self._access.subjects:
            self._access.focus(self._access.subjects[0], Qt.FocusReason.MouseFocusReason)

    def _on_focused(self, subject: Subject, reason: Qt.FocusReason) -> None:
        self._point_at(subject)

    def _point_at(self, subject: Subject | None) -> None:
        """While something is held, show the zone that a press here would drop it on."""
        if self._hand.dragging:
            return
        zone = None
        if subject is not None and self._handling.held is not None:
            piece = self._stage.board.pieces.get(subject.id) if subject.kind == "piece" else None
            zone = piece.zone if piece else subject.id
        self._highlights.set_candidate(zone)

    def _subject_at(self, at: QPointF) -> Subject | None:
        piece = self._stage.board.piece_at(at)
        if piece is not None:
            return Subject("piece", piece.id)
        zone = self._stage.board.zone_at(at)
        return Subject("zone", zone.id) if zone else None

    def _stop_at(self, at: QPointF) -> Subject | None:
        subject = self._subject_at(at)
        if subject is not None and self._access.button(subject) is None:
            zone = self._stage.board.zone_at(at)
            subject = Subject("zone", zone.id) if zone else None
        return subject

    def _describe(self, subject: Subject) -> tuple[TipContent, QRect] | None:
        content = self._stage.content(subject)
        return (content, self._in_widget(self._stage.place(subject))) if content else None

    def _in_widget(self, rect: QRect) -> QRect:
        """Pixels of the viewport as pixels of the host."""
        return rect.translated(self._view.viewport().mapTo(self._host, rect.topLeft()) - rect.topLeft())

    def _in_sight(self, rect: QRect) -> QRect:
        """The hand may have been beside the table: what is said of it is said at the nearest edge."""
        room = self._host.rect()
        left = max(room.left(), min(rect.left(), room.right() - rect.width()))
        top = max(room.top(), min(rect.top(), room.bottom() - rect.height()))
        return QRect(left, top, rect.width(), rect.height())

    def _wanted(self) -> tuple[QRect, ...] | None:
        """Where the hand may want to press next; None while nothing is begun."""
        if self._handling.draft is None:
            return None
        return tuple(self._in_widget(rect) for rect in self._stage.wanted())

    def _others(self, told: Subject | None) -> tuple[tuple[QRect, ...], tuple[QRect, ...]]:
        """What may be pressed, and what is only read, besides the thing that a tip speaks of."""
        pressed, read = self._stage.others(told)
        return tuple(map(self._in_widget, pressed)), tuple(map(self._in_widget, read))

    def _on_tip_closed(self) -> None:
        """The keyboard goes back to what the tip spoke of."""
        if self._told is not None:
            self._access.focus(self._told, Qt.FocusReason.OtherFocusReason)
