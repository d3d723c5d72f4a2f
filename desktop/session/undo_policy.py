"""May the last decision be taken back, and if not freely, why."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from desktop.engine.ids import NATURE, Seat
from desktop.engine.message import Message
from desktop.session.transition import Entry


@dataclass(frozen=True, slots=True)
class UndoVerdict:
    """How undo stands: free to do, to be asked of the table, never, or nothing to take back.

    ``reason`` is the id of the message that says why it is not free; empty when it is free by itself.
    """

    kind: Literal["free", "ask", "never", "nothing"]
    reason: str = ""

    @property
    def message(self) -> Message | None:
        """The reason as a message, or None when none is needed."""
        return Message(self.reason) if self.reason else None


def undo_verdict(
    step: Sequence[Entry], seat: Seat | None, policy: Literal["ask", "never", "free"]
) -> UndoVerdict:
    """Judge a decision with all that followed it (``step``), asked for by ``seat``.

    Free while the step is the asker's own, nothing was revealed and Nature has not spoken;
    otherwise the table's ``policy`` decides.
    """
    if not step:
        return UndoVerdict("nothing", "app.undo.reason.nothing")
    reason = _objection(step, seat)
    if not reason:
        return UndoVerdict("free")
    if policy == "never":
        return UndoVerdict("never", "app.undo.reason.never")
    return UndoVerdict(policy, reason)


def _objection(step: Sequence[Entry], seat: Seat | None) -> str:
    if step[0].seat != seat:
        return "app.undo.reason.other-player"
    if any(entry.seat == NATURE for entry in step):
        return "app.undo.reason.nature"
    if any(entry.revealed for entry in step):
        return "app.undo.reason.revealed"
    return ""
