"""The names of how much moves, and what each means for the length of a move."""

from typing import Final, Literal

Motion = Literal["system", "full", "brief", "none"]
"""As chosen by the player; ``system`` follows what the system asks for."""

MOTIONS: Final[tuple[Motion, ...]] = ("system", "full", "brief", "none")

_LENGTH_MS: Final = {"full": 220, "brief": 130, "none": 0}


def motion_ms(motion: Motion, *, system_reduces: bool) -> int:
    """Length of a move of a piece in milliseconds; 0 shows the end picture at once."""
    if motion == "system":
        motion = "none" if system_reduces else "full"
    return _LENGTH_MS[motion]
