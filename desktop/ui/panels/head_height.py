"""How tall the head of the panel is, from the top down to what is to be pressed."""

from collections.abc import Callable

from desktop.ui.panels.action_box import ActionBox
from desktop.ui.panels.turn_box import TurnBox
from desktop.ui.panels.upper_part import HEAD_GAP

MARGINS = (8, 14, 12, 12)
"""Left, top, right and below, in pixels."""

SAID_MARGINS = (8, 0, 12, 12)
"""The same of what is said below the head."""


def buttons_height(actions: ActionBox) -> Callable[[int], tuple[int, ...]]:
    """Where the buttons stand alone, by width: down to what is pressed next, and to what lies further."""

    def measured(width: int) -> tuple[int, ...]:
        return _down(MARGINS[1], actions, width)

    return measured


def head_height(turn: TurnBox, actions: ActionBox) -> Callable[[int], tuple[int, ...]]:
    """By width: down to what is pressed next, to all other answers and what takes a step back, to the last.

    What is asked and what is to be pressed must be in sight together. Without a button nothing must.
    """

    def measured(width: int) -> tuple[int, ...]:
        above = MARGINS[1] + turn.heightForWidth(width - MARGINS[0] - MARGINS[2]) + HEAD_GAP
        return _down(above, actions, width)

    return measured


def _down(above: int, actions: ActionBox, width: int) -> tuple[int, ...]:
    first, *further = actions.rows.heights(width - MARGINS[0] - MARGINS[2])
    return (above + first, *(above + height + MARGINS[3] for height in further)) if first else ()
