"""From a view to what is seen: board, pieces, glow, signs and the words of the access layer."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF

from desktop.engine.ids import PieceId, ZoneId
from desktop.ui.bridge import Bridge
from desktop.ui.table.access import AccessLayer
from desktop.ui.table.board import Board
from desktop.ui.table.contract import Animation, GameTable, Gesture, Piece
from desktop.ui.table.describing import Describing
from desktop.ui.table.drag import Hand
from desktop.ui.table.fresh import fresh_pieces, has_had_turn
from desktop.ui.table.handling import Handling
from desktop.ui.table.highlight import Highlights, Lit
from desktop.ui.table.marks import Marks
from desktop.ui.table.stops import Stop, Subject, stops_of
from desktop.ui.table.sync import Sync
from desktop.ui.table.teaching import Teaching, is_stop
from desktop.ui.table.view import TableView
from desktop.ui.tooltips.content import TipContent
from desktop.wording.language import Words

NO_SIZE = QSizeF(1600, 1000)
"""Taken for the table while no view is shown: the room behind it is painted all the same."""


class Stage:
    """Shows the present view and draft. ``show`` is the only way in, and shows everything."""

    def __init__(
        self, bridge: Bridge, handling: Handling, table: GameTable[Any], words: Words, teaching: Teaching
    ) -> None:
        self._bridge = bridge
        self._handling = handling
        self._table = table
        self._words = words
        self._teaching = teaching
        self.size = NO_SIZE
        self._fresh: dict[PieceId, ZoneId] = {}

    def take(
        self,
        view: TableView,
        sync: Sync,
        hand: Hand,
        highlights: Highlights,
        marks: Marks,
        access: AccessLayer,
    ) -> None:
        """The parts that show something."""
        self._view = view
        self._sync = sync
        self._hand = hand
        self._highlights = highlights
        self._marks = marks
        self._access = access
        access.spared = lambda: [self._view.on_screen(rect) for rect in highlights.plates()]
        self.describing = Describing(self._describe, access)
        access.focused.connect(self.describing.hurry)

    @property
    def board(self) -> Board:
        """What lies where just now."""
        return self._sync.board

    def measure(self) -> bool:
        """Take the size of the table in play; whether it is another than before."""
        view, before = self._bridge.view, self.size
        if view is not None:
            self.size = QSizeF(*self._table.size(view))
        return self.size != before

    def show(self, animations: Mapping[PieceId, Animation] | None = None) -> None:
        """Show the view in play."""
        self._show_mood()
        view = self._bridge.view
        if view is None:
            self._clear()
            return
        draft = self._handling.draft
        board = Board(self._table.zones(view), self._table.pieces(view, draft))
        self._sync.bring(board, self._hand.hold, animations)
        self.show_signs()
        self.show_access()

    def show_signs(self) -> None:
        """Glow, edges and ticks for the draft in hand, or for what is asked of an empty one."""
        held = self._handling.held
        lying = [piece.rect for piece in self.board.pieces.values() if piece.id != held]
        self._highlights.show(self._lit(), lying)
        verdicts = self._handling.open_verdicts()
        for piece in self.board.pieces.values():
            item = self._sync.item(piece.id)
            verdict = verdicts.get(piece.id)
            allowed = verdict is not None and verdict.allowed
            if item is not None:
                size = piece.rect.size()
                edge = self._marks.edge(size) if allowed or piece.chosen else None
                sign = self._marks.tick(min(size.width(), size.height()) * 0.36) if piece.chosen else None
                item.mark(edge, sign)
        self._show_fresh()
        turn_of = self._bridge.match.turn_of
        place = self._table.seat_zone(turn_of) if turn_of else None
        zone = self.board.zones.get(place) if place else None
        self._highlights.mark_turn(zone.rect if zone else None)

    def is_fresh(self, piece: Piece) -> bool:
        """Whether others have put the piece where it lies since these eyes last acted."""
        return self._fresh.get(piece.id) == piece.zone

    def _show_fresh(self) -> None:
        """Mark what others have moved since these eyes last acted."""
        eyes = self._bridge.eyes
        self._fresh = {} if eyes is None else fresh_pieces(self._bridge.match.played, eyes)
        for piece in self.board.pieces.values():
            item = self._sync.item(piece.id)
            if item is not None:
                word = self._words.tr("app.table.fresh.sign")
                size = piece.rect.size()
                item.mark_fresh(self._marks.fresh(word, size) if self.is_fresh(piece) else None)

    def frame_held(self, taken: bool) -> None:
        """Frame the piece in the hand while it lies over a zone that would take it."""
        held = self._handling.held
        item = self._sync.item(held) if held else None
        if item is not None:
            item.mark(self._marks.frame(item.piece.rect.size()) if taken else None, None)

    def show_access(self) -> None:
        """A button for each stop, in place at once; its words follow within moments."""
        self._access.bring([self._as_seen(stop) for stop in stops_of(self.board)], self._view.on_screen)
        self.describing.ask(self._access.subjects, self._access.current)

    def content(self, subject: Subject) -> TipContent | None:
        """What is said of a subject now."""
        content, lying = None, list[Piece]()
        if subject.kind == "piece":
            piece = self.board.pieces.get(subject.id)
            if piece is not None:
                content, lying = self._teaching.piece(piece, self.board), self._beneath(piece)
        elif (zone := self.board.zones.get(subject.id)) is not None:
            content = self._teaching.zone(zone, self.board)
            lying = [piece for piece in self.board.inside(zone.id) if not is_stop(piece)]
        if content is None or not any(self.is_fresh(piece) for piece in lying):
            return content
        acted = has_had_turn(self._bridge.match.played, self._bridge.eyes)
        since = self._words.tr("app.table.fresh") if acted else self._words.tr("app.table.fresh.first")
        return replace(content, lines=(*content.lines, since))

    def _beneath(self, piece: Piece) -> list[Piece]:
        """The piece, and the one of which it is a part that is pressed by itself (half a card)."""
        inside = (one for one in self.board.inside(piece.zone) if not is_stop(one))
        return [piece, *(one for one in inside if one.rect.contains(piece.rect))]

    def place(self, subject: Subject) -> QRect:
        """Where a subject is in the view; empty for one that is not on the table."""
        thing = (
            self.board.pieces.get(subject.id) if subject.kind == "piece" else self.board.zones.get(subject.id)
        )
        return self._view.on_screen(thing.rect) if thing else QRect()

    def entries(self, zone: ZoneId) -> list[Subject]:
        """The pieces of a zone that is entered by Enter, not pressed: it takes nothing itself."""
        known = self.board.zones.get(zone)
        if known is None or known.target:
            return []
        pieces = (stop.subject for stop in stops_of(self.board) if stop.subject.kind == "piece")
        return [each for each in pieces if self.board.pieces[each.id].zone == zone]

    def wanted(self) -> list[QRect]:
        """Where the hand may press to go on with the draft, in pixels of the view."""
        rects = [each.rect for each in self._highlights.lit.values()]
        waits_at = self.board.zones.get(self._handling.waits_at or "")
        if waits_at is not None:
            rects.append(waits_at.rect)
        verdicts = self._handling.piece_verdicts()
        for piece in self.board.pieces.values():
            if piece.chosen or (piece.id in verdicts and verdicts[piece.id].allowed):
                rects.append(piece.rect)
        return [self._view.on_screen(rect) for rect in rects]

    def others(self, told: Subject | None) -> tuple[list[QRect], list[QRect]]:
        """What a press leads on from, and what is only read, but for one thing, in pixels of the view."""
        board, own = self.board, told.id if told else ""
        pressed: list[QRect] = []
        read: list[QRect] = []
        for piece in board.pieces.values():
            if is_stop(piece) and piece.id != own:
                leads_on = self.leads_on(Subject("piece", piece.id))
                (pressed if leads_on else read).append(self._view.on_screen(piece.rect))
        for zone in board.zones.values():
            inside = board.inside(zone.id)
            if inside and zone.id != own and not any(is_stop(piece) for piece in inside):
                leads_on = self.leads_on(Subject("zone", zone.id))
                (pressed if leads_on else read).append(self._view.on_screen(zone.rect))
        return pressed, read

    def leads_on(self, subject: Subject) -> bool:
        """Whether a press on this stop would do something, or begin what can go on."""
        piece = self.board.pieces.get(subject.id) if subject.kind == "piece" else None
        if piece is None:
            return self._handling.leads_on(Gesture("tap", zone=subject.id))
        kind = "grab" if piece.movable else "tap"
        return self._handling.leads_on(Gesture(kind, piece=piece.id, zone=piece.zone))

    def legal(self) -> list[Subject]:
        """The stops that could take what is held or be named next, in reading order."""
        lit, verdicts = self._highlights.lit, self._handling.piece_verdicts()
        named = {piece for piece, verdict in verdicts.items() if verdict.allowed}
        return [each for each in self._access.subjects if each.id in (lit if each.kind == "zone" else named)]

    def _as_seen(self, stop: Stop) -> Stop:
        """The stop of a lifted piece rises with it."""
        held = self._handling.held
        if stop.subject != Subject("piece", held or "") or self._hand.dragging:
            return stop
        piece = self.board.pieces[stop.subject.id]
        pose = self._sync.resting_pose(piece, self._hand.hold)
        rect = QRectF(QPointF(0, 0), piece.rect.size() * pose.scale)
        rect.moveCenter(pose.centre)
        return replace(stop, rect=rect)

    def _describe(self, subject: Subject) -> None:
        content = self.content(subject)
        if content is not None:
            self._access.describe(subject, content.title, self._described(subject, content))

    def _described(self, subject: Subject, content: TipContent) -> str:
        lines = list(content.lines)
        if subject.kind == "piece":
            piece = self.board.pieces[subject.id]
            if subject.id == self._handling.held:
                lines.insert(0, self._words.tr("app.table.held"))
            if piece.chosen:
                lines.insert(0, self._words.tr("app.table.chosen"))
        elif subject.id in self._highlights.lit:
            lines.insert(0, self._words.tr("app.table.legal"))
        return "\n".join(lines)

    def _lit(self) -> dict[ZoneId, Lit]:
        lit: dict[ZoneId, Lit] = {}
        for zone_id, verdict in self._handling.zone_verdicts().items():
            zone = self.board.zones.get(zone_id)
            if zone is None or not zone.target or not verdict.allowed:
                continue
            badge = self._table.badge(verdict)
            lit[zone_id] = Lit(zone.rect, self._words.say(badge) if badge is not None else "")
        return lit

    def _show_mood(self) -> None:
        outcome = self._bridge.match.outcome
        mood = outcome.kind if outcome is not None and outcome.kind != "draw" else "play"
        if mood != self._view.mood:
            self._view.mood = mood
            self._view.repaint_room()

    def _clear(self) -> None:
        self._highlights.show({})
        self._highlights.mark_turn(None)
        self._sync.clear()
        self._access.bring((), self._view.on_screen)
        self.describing.ask((), None)
