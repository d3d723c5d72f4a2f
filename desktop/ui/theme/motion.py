"""The names of how much moves, and what each means for the length of a move."""

from typing import Final, Literal

Motion = Literal["system", "calm", "brisk", "off"]
"""As chosen by the player; ``system`` is calm unless the system asks for less motion."""

MOTIONS: Final[tuple[Motion, ...]] = ("system", "calm", "brisk", "off")

_LENGTH_MS: Final[dict[Motion, int]] = {"calm": 220, "brisk": 120, "off": 0}


def motion_ms(motion: Motion, *, less: bool) -> int:
    """Length of a move of a piece in milliseconds; 0 shows the end picture at once.

    ``less`` is whether the system asks for less motion.
    """
    if motion == "system":
        motion = "off" if less else "calm"
    return _LENGTH_MS[motion]
