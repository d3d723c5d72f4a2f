"""What a click means: the short list by which mouse, finger, keyboard and screen reader agree."""

from desktop.engine.ids import PieceId, ZoneId
from desktop.engine.verdict import Verdict
from desktop.ui.table.answer import Answer
from desktop.ui.table.board import Board
from desktop.ui.table.contract import Gesture, Piece
from desktop.ui.table.handling import CONFIRM, Handling

Outcome = Verdict | bool
"""A verdict of the rules; True: done without one (a grip given back); False: the click means nothing."""


class Clicks:
    """Turns a click on a piece or zone into the gesture that it stands for."""

    def __init__(self, handling: Handling) -> None:
        self._handling = handling

    def on_piece(self, board: Board, piece: Piece) -> Outcome:
        """In this order: confirm, choose or unchoose, put back, drop where it lies, grip anew, tap."""
        handling = self._handling
        if handling.waits_at == piece.zone:
            return self.on_zone(piece.zone)
        if piece.chosen or piece.id in handling.piece_verdicts():
            return self._take(Gesture("tap", piece=piece.id, zone=piece.zone))
        held = handling.held
        if held == piece.id:
            return handling.put_back()
        if held is not None:
            zone = board.zones.get(piece.zone)
            verdict = handling.zone_verdicts().get(piece.zone) if zone and zone.target else None
            if verdict is not None and (verdict.allowed or not piece.movable):
                return self._drop(held, piece.zone)
        if piece.movable:
            return self._grip(piece, held)
        if held is not None:
            return self._drop(held, piece.zone)
        return self._take(Gesture("tap", piece=piece.id, zone=piece.zone))

    def on_zone(self, zone: ZoneId) -> Outcome:
        """Confirm what waits there, drop what is held there, or tap it."""
        if self._handling.waits_at == zone:
            return self._take(Gesture("act", action=CONFIRM))
        held = self._handling.held
        return self._drop(held, zone) if held is not None else self._take(Gesture("tap", zone=zone))

    def _grip(self, piece: Piece, held: PieceId | None) -> Outcome:
        if held is not None:
            self._handling.put_back()
        return self._take(Gesture("grab", piece=piece.id, zone=piece.zone))

    def _drop(self, held: PieceId, zone: ZoneId) -> Outcome:
        return self._take(Gesture("drop", piece=held, zone=zone))

    def _take(self, gesture: Gesture) -> Outcome:
        return _outcome(self._handling.gesture(gesture))


def _outcome(answer: Answer) -> Outcome:
    if answer.verdict is not None:
        return answer.verdict
    return answer.accepted
