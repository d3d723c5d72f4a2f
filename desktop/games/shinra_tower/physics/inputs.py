"""What a hand does, as it is stamped, recorded and played again."""

import math
from dataclasses import dataclass, replace
from typing import Final, Literal

InputKind = Literal[
    "take", "move", "turn", "precise", "fold", "push", "lock", "unlock", "release", "put_back"
]
FARTHEST_MM: Final = 2500.0
"""A pointer further away than this is taken to be here: nothing locks, nothing explodes."""


@dataclass(frozen=True, slots=True)
class HandInput:
    """One thing a hand does.

    ``hand`` is 0 or 1. ``x`` and ``y`` (mm) say where the middle of the piece is wanted, ``degrees`` its
    turn, ``value`` a fold, a lane (-1: whichever is free) or a switch (0, 1).
    """

    kind: InputKind
    hand: int = 0
    piece: str = ""
    x: float = 0.0
    y: float = 0.0
    degrees: float = 0.0
    value: int = 0

    def quantised(self) -> "HandInput":
        """The input to 0.01 mm and 0.01 degrees, and within reach."""
        return replace(self, x=_near(self.x), y=_near(self.y), degrees=_finite(self.degrees))


@dataclass(frozen=True, slots=True)
class Stamped:
    """An input and the tick before which it fell."""

    tick: int
    input: HandInput


def _near(value: float) -> float:
    return max(-FARTHEST_MM, min(FARTHEST_MM, _finite(value)))


def _finite(value: float) -> float:
    return round(value, 2) + 0.0 if math.isfinite(value) else 0.0
