"""The only door between the window and a match: every change goes through it and is told once."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.engine.ids import Seat
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.session.drafting import Drafting
from desktop.session.hotseat import Hotseat
from desktop.session.match import Match
from desktop.session.transition import Transition


class Bridge(QObject):
    """Wraps one open match for the window."""

    changed = Signal(object)
    """A Transition: the match went forward or back."""
    eyes_changed = Signal()
    """Whose eyes look at the screen changed (None: the curtain is down)."""
    refused = Signal(object)
    """A Verdict that refused a proposed move."""

    def __init__(self, match: Match[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.hotseat = Hotseat(match)
        self.drafting = Drafting(match)

    @property
    def view(self) -> Any:
        """What the eyes in play may see; None while the curtain is down."""
        return self.hotseat.view()

    @property
    def eyes(self) -> Seat | None:
        """The seat that looks at the screen."""
        return self.hotseat.eyes

    @property
    def may_act(self) -> bool:
        """Whether the eyes in play belong to the seat that must act."""
        return self.hotseat.eyes is not None and self.hotseat.eyes == self.match.turn_of

    def propose(self, move: Move) -> Verdict:
        """Make a move if the rules allow it; the verdict says which."""
        verdict = self.match.explain(move)
        if verdict.allowed:
            result = self.match.propose(move)
            if isinstance(result, Transition):
                self._tell(result)
                return verdict
            verdict = result
        self.refused.emit(verdict)
        return verdict

    def undo(self) -> bool:
        """Take the last decision back; the caller has asked if asking was due."""
        transition = self.match.undo()
        if transition is None:
            return False
        self._tell(transition)
        return True

    def redo(self) -> bool:
        """Do again what was taken back."""
        transition = self.match.redo()
        if transition is None:
            return False
        self._tell(transition)
        return True

    def raise_curtain(self) -> None:
        """End looking: nobody's eyes are on the screen until ``lift``."""
        self.hotseat.raise_curtain()
        self.eyes_changed.emit()

    def lift(self, seat: Seat) -> None:
        """The person of that seat has said they are ready."""
        self.hotseat.lift(seat)
        self.eyes_changed.emit()

    def _tell(self, transition: Transition[Any]) -> None:
        self.hotseat.follow(transition)
        self.changed.emit(transition)
