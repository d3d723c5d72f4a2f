"""What has changed on the table since its viewer last acted: "what did you just do?" answered at a glance."""

from collections.abc import Sequence

from desktop.engine.ids import NATURE, PieceId, Seat, ZoneId
from desktop.session.transition import Entry


def fresh_pieces(played: Sequence[Entry], eyes: Seat) -> dict[PieceId, ZoneId]:
    """Pieces that others have moved since these eyes last decided something, and where they were put.

    Only what the eyes may know of is told. Before anybody but Nature has acted nothing is fresh: a deal
    has put everything where it lies.
    """
    fresh: dict[PieceId, ZoneId] = {}
    for entry in reversed(played):
        if entry.seat == eyes:
            return fresh
        if entry.seat == NATURE:
            continue
        for event in reversed(entry.events):
            for shift in event.seen_by(eyes).shifts:
                fresh.setdefault(shift.piece, shift.target)
    return fresh


def has_had_turn(played: Sequence[Entry], eyes: Seat | None) -> bool:
    """Whether these eyes have acted in a turn of their own; the set-up and an answer are none."""
    own = (entry for entry in played if entry.seat == eyes and entry.is_decision)
    return any(not entry.sets_up and not entry.interjects for entry in own)
