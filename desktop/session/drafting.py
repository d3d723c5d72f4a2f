"""The move that the hand is still deciding on; it is never logged and leaves no trace when dropped."""

from typing import Any, Generic, TypeVar

from desktop.engine.draft import Draft, Prospect
from desktop.engine.verdict import Verdict
from desktop.session.match import Match
from desktop.session.transition import Transition

S = TypeVar("S")


class Drafting(Generic[S]):
    """The one draft of a match, bound to the state it was begun on.

    Every change of the table drops it, so that nothing chosen for an old state is ever played.
    """

    def __init__(self, match: Match[S]) -> None:
        self.match = match
        self.draft: Draft | None = None
        self.prospect: Prospect | None = None
        match.listeners.append(self._on_transition)

    def leave(self) -> None:
        """Stop following the match."""
        self.drop()
        self.match.listeners.remove(self._on_transition)

    def set(self, draft: Draft, *, number: int | None = None) -> Prospect:
        """Take up a draft, or the next stage of one, and learn what it may become.

        Raises:
            StaleError: it was meant for the state of another ``number``.
        """
        self.match.check_number(number)
        self.draft, self.prospect = draft, self.match.consider(draft)
        return self.prospect

    def drop(self) -> None:
        """Forget the draft; the table is as it was before."""
        self.draft = self.prospect = None

    def finish(self) -> Transition[S] | Verdict | None:
        """Propose the finished move; None while there is none.

        The draft stays when the move is refused, and is dropped when it is made.
        """
        if self.prospect is None or self.prospect.move is None:
            return None
        return self.match.propose(self.prospect.move)

    def _on_transition(self, transition: Transition[Any]) -> None:
        self.drop()
