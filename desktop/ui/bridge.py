"""The only door between the window and a match: every change goes through it and is told once."""

from collections.abc import Sequence
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

    def __init__(self, match: Match[Any], *, hidden_hands: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.hotseat = Hotseat(match, hidden_hands)
        self.drafting = Drafting(match)
        self._seen_eyes = self.hotseat.eyes

    @property
    def view(self) -> Any:
        """What the eyes in play may see; None while the curtain is down."""
        return self.hotseat.view()

    @property
    def eyes(self) -> Seat | None:
        """The seat that looks at the screen."""
        return self.hotseat.eyes

    @property
    def knower(self) -> Seat:
        """Whose knowledge may be told now; Nature stands for what all may know."""
        return self.hotseat.knower

    @property
    def may_act(self) -> bool:
        """Whether the eyes in play belong to the seat that must act."""
        return self.hotseat.may_act

    def propose(self, move: Move, answers: Sequence[Move] = ()) -> Verdict:
        """Make a move if the rules allow it; the verdict says which.

        ``answers`` are Nature's, where the table has them already.
        """
        verdict = self.match.rules.explain(self.match.state, move)
        result = self.match.propose(move, answers=answers)
        if isinstance(result, Transition):
            self._tell(result)
            return verdict
        self.refused.emit(result)
        return result

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
        self._tell_eyes()

    def call_to_own_hand(self) -> None:
        """The seat that answers before another's eyes wants to see its own hand first."""
        self.hotseat.call_to_own_hand()
        self._tell_eyes()

    def lift(self, seat: Seat) -> None:
        """The person of that seat has said they are ready."""
        self.hotseat.lift(seat)
        self._tell_eyes()

    def leave(self) -> None:
        """Let go of the match before another is opened."""
        self.drafting.leave()
        self.hotseat.leave()

    def _tell(self, transition: Transition[Any]) -> None:
        self.changed.emit(transition)
        if self._seen_eyes != self.hotseat.eyes:
            self._tell_eyes()

    def _tell_eyes(self) -> None:
        self._seen_eyes = self.hotseat.eyes
        self.eyes_changed.emit()
