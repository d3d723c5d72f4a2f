"""Whose eyes are on the table: the curtain between players who share one screen."""

from typing import Any, Generic, TypeVar

from desktop.engine.game import interjection, view_covered
from desktop.engine.ids import NATURE, Seat
from desktop.session.match import Match
from desktop.session.transition import Transition

S = TypeVar("S")


class Hotseat(Generic[S]):
    """The only place where the eyes change.

    ``eyes`` is the seat that looks at the table, None while the curtain is drawn. Nothing of a
    seat's view is made before the curtain is lifted for it. After an explicit end of turn the
    eyes stay with the player who acted, who is shown the refilled hand, until the curtain is
    raised. What another seat answers in mid-turn on things all can see needs no curtain before it:
    the hand on the table lies face down meanwhile, and stays so after the answer, which all can see,
    until the curtain is raised, so that only its owner turns it up again. Who answers may ask for the
    own hand first, and then gets the screen. No curtain is needed in a solo match, a game without
    hidden hands and a finished match.
    """

    def __init__(self, match: Match[S], hidden_hands: bool = True) -> None:
        """Join a match; a new one and a continued one open on the curtain."""
        self.match = match
        self.needs_curtain = hidden_hands and len(match.header.seats) > 1
        self.eyes: Seat | None = None
        self._seen: tuple[int, Seat, Any] | None = None
        self._answered = False  # another has just answered before the eyes, whose turn goes on
        if not self.needs_curtain or match.turn_of is None:
            self.eyes = match.turn_of or _last_actor(match)
        match.listeners.append(self._on_transition)

    def leave(self) -> None:
        """Stop following the match."""
        self.match.listeners.remove(self._on_transition)

    def view(self) -> Any:
        """What the eyes may see of the present state, or None behind the curtain."""
        if self.eyes is None:
            return None
        if self._seen is None or self._seen[:2] != (self.match.number, self.eyes):
            rules, state = self.match.rules, self.match.state
            view = view_covered(rules, state, self.eyes) if self.covered else rules.view(state, self.eyes)
            self._seen = (self.match.number, self.eyes, view)
        return self._seen[2]

    @property
    def must_hand_over(self) -> Seat | None:
        """The seat that must get the screen before the match can go on; None when it has it."""
        to_act = self.match.turn_of
        return to_act if to_act is not None and not self._is_served(to_act) else None

    @property
    def may_act(self) -> bool:
        """Whether moves can be made before these eyes: their own, or another's who answers at the table."""
        to_act = self.match.turn_of
        return to_act is not None and self._is_served(to_act)

    @property
    def answering(self) -> Seat | None:
        """The seat that answers before another's eyes, whose hand is covered meanwhile; None if none."""
        to_act = self.match.turn_of
        return to_act if self.eyes not in (None, to_act) and self.may_act else None

    @property
    def knower(self) -> Seat:
        """Whose knowledge may be told now; Nature stands for what all may know."""
        return NATURE if self.eyes is None or self.covered else self.eyes

    @property
    def covered(self) -> bool:
        """Whether somebody else sits at the table, and the hand on it lies face down."""
        return self._answered or self.answering is not None

    def _is_served(self, to_act: Seat) -> bool:
        """Whether the eyes see what the seat that must act decides on."""
        if self.eyes is None or self._answered:
            return False
        if self.eyes == to_act:
            return True
        return interjection(self.match.rules, self.match.state) == "open"

    def raise_curtain(self) -> None:
        """Hide the table until the next seat lifts the curtain; without effect when nobody must come."""
        if self.must_hand_over is not None:
            self._draw_curtain()

    def call_to_own_hand(self) -> None:
        """Hide the table for the seat that answers, until it lifts the curtain and sees its own hand."""
        if self.answering is not None:
            self._draw_curtain()

    def lift(self, seat: Seat) -> None:
        """Show the table to the seat that must act.

        Raises:
            ValueError: the curtain is not drawn, or another seat's turn it is.
        """
        if self.eyes is not None or seat != self.must_hand_over:
            raise ValueError(f"the curtain cannot be lifted for seat {seat}")
        self.eyes = seat

    def _on_transition(self, transition: Transition[S]) -> None:
        to_act, self._answered = self.match.turn_of, False
        if to_act is None:
            self.eyes = self.eyes or _last_actor(self.match)
            return
        if not self.needs_curtain:
            self.eyes = to_act
        elif to_act == self.eyes and self._was_open(transition.before):
            self._answered = transition.direction == "forward" and self.match.header.table.explicit_end
            if not self._answered:
                self._draw_curtain()
        elif not self.match.header.table.explicit_end:
            self.raise_curtain()

    def _was_open(self, before: S) -> bool:
        """Whether somebody else may have sat at the table in that state: it was over, or theirs to answer."""
        rules = self.match.rules
        return rules.turn_of(before) is None or (
            rules.turn_of(before) != self.eyes and interjection(rules, before) == "open"
        )

    def _draw_curtain(self) -> None:
        self.eyes = None
        self._seen = None
        self._answered = False


def _last_actor(match: Match[Any]) -> Seat:
    decisions = (entry.seat for entry in reversed(match.played) if entry.is_decision)
    return next(decisions, 1)
