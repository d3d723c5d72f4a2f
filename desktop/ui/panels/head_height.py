"""How tall the head of the panel is, from the top down to what is to be pressed."""

from collections.abc import Callable

from desktop.ui.panels.action_box import ActionBox
from desktop.ui.panels.turn_box import TurnBox
from desktop.ui.panels.upper_part import PART_GAP

MARGINS = (8, 14, 12, 12)
"""Left, top, right and below, in pixels."""

SAID_MARGINS = (8, 0, 12, 12)
"""The same of what is said below the head."""


def buttons_height(actions: ActionBox) -> Callable[[int], tuple[int, int]]:
    """Where the buttons stand alone, by width: down to what is pressed next, and down to the last of them."""

    def measured(width: int) -> tuple[int, int]:
        main, others = actions.rows.next_heights(width - MARGINS[0] - MARGINS[2])
        return (MARGINS[1] + main, MARGINS[1] + main + others + MARGINS[3]) if main else (0, 0)

    return measured


def head_height(turn: TurnBox, actions: ActionBox) -> Callable[[int], tuple[int, int]]:
    """By width: down to what is pressed next, and down to all other answers and what takes a step back.

    What is asked and what is to be pressed must be in sight together. Without a button nothing must.
    """

    def measured(width: int) -> tuple[int, int]:
        inner = width - MARGINS[0] - MARGINS[2]
        main, others = actions.rows.next_heights(inner)
        if not main:
            return 0, 0
        down = MARGINS[1] + turn.heightForWidth(inner) + PART_GAP + main
        return down, down + others + MARGINS[3]

    return measured
