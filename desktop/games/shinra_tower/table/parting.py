"""What becomes of the hands and of a tower that still moves when the table is left."""

from typing import Final

from desktop.games.shinra_tower.table.clockwork import Clockwork
from desktop.games.shinra_tower.table.playing import Playing
from desktop.games.shinra_tower.table.proceedings import Proceedings

_MOST: Final = 12
"""Two hands are emptied, and each may be followed by verdicts and a count; more would be a fault."""


def come_to_rest(proceedings: Proceedings, clockwork: Clockwork, playing: Playing) -> bool:
    """What is held is given back, and a tower that was touched goes on to its verdict at once.

    So leaving takes no knock back. A tower that felt nothing is left as it was. Whether it was waited for.
    """
    waited = False
    for _ in range(_MOST):
        if proceedings.busy:
            waited = True
            clockwork.hurry()
            proceedings.look()
        elif not playing.give_back() and not proceedings.busy:
            break
    return waited
