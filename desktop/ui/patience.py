"""One hurried hand, one step: clicks that come right after a click that changed the match do nothing."""

from collections.abc import Callable
from time import monotonic

QUIET_S = 0.4
"""A press sooner than this after the last one belongs to the same impatient hand."""


class Patience:
    """Lets a click through only when the hand has seen what the last one did.

    Without it a quick second click would hit whatever the first one put in its place (hand
    over, the next player's curtain, an undo). Every swallowed click makes the quiet begin anew.
    """

    def __init__(self, quiet_s: float = QUIET_S, clock: Callable[[], float] = monotonic) -> None:
        self._quiet_s = quiet_s
        self._clock = clock
        self._quiet_until = 0.0

    def lets_through(self) -> bool:
        """Whether a click counts now."""
        if self._clock() >= self._quiet_until:
            return True
        self.begin()
        return False

    def begin(self) -> None:
        """Begin the quiet: something has just changed under the hand.

        Called when the change is done, so that clicks queued up behind a slow one are swallowed.
        """
        self._quiet_until = self._clock() + self._quiet_s
