"""The error of a hand: seeded, made of sums and products only, so that every machine gets the same bits."""

import random
from typing import Final

from desktop.games.shinra_tower.physics.pieces import HandSize, Steadiness

_KEEP: Final = 0.9672161004820059
"""exp(-1/30): what a drift with a time constant of 0.25 s keeps from tick to tick."""
_KICK: Final = 0.25395
"""sqrt(1 - keep^2): keeps the drift's variance at 1."""
_COSINE: Final = 0.8910065241883679
_SINE: Final = 0.45399049973954675
"""One tick's turn of the tremor: 9 Hz at 120 ticks a second."""
_SQRT_3: Final = 1.7320508075688772
_MOST: Final = 2.5
"""No hand strays further than so many times its usual error."""
_AXES: Final = 3


class Tremble:
    """How far the hand is from where it is meant to be, tick by tick: x and y in mm, a turn in degrees."""

    def __init__(self, hand: HandSize, steadiness: Steadiness, seed: int) -> None:
        """A hand that errs as its steadiness says; the seed makes it this hand and no other."""
        self._random = random.Random(seed)
        self._error = float(hand.error[steadiness])
        self._tremor = self._error * hand.tremor_share
        self._precise_floor = hand.precise_floor
        self._precise_speed = hand.precise_speed_mm_s
        self._drift = [gauss(self._random) for _ in range(_AXES)]
        self._phase = [(1.0, 0.0), (_COSINE, _SINE), (_SINE, _COSINE)]
        self._factor = 1.0

    def next(self, speed_mm_s: float, *, precise: bool) -> tuple[float, float, float]:
        """The error of this tick; in the precise mode a slow hand is a steady one."""
        wanted = 1.0
        if precise:
            share = min(1.0, speed_mm_s / self._precise_speed)
            wanted = self._precise_floor + (1.0 - self._precise_floor) * share
        self._factor += (wanted - self._factor) * 0.1
        x, y, turn = (self._axis(axis) * self._factor for axis in range(_AXES))
        return x, y, turn

    def _axis(self, axis: int) -> float:
        self._drift[axis] = self._drift[axis] * _KEEP + gauss(self._random) * _KICK
        c, s = self._phase[axis]
        self._phase[axis] = (c * _COSINE - s * _SINE, s * _COSINE + c * _SINE)
        drift = max(-_MOST, min(_MOST, self._drift[axis]))
        return drift * self._error + c * self._tremor


def gauss(dice: random.Random) -> float:
    """Nearly normal, with variance 1, from four even draws: the same on every machine."""
    draw = dice.random
    return (draw() + draw() + draw() + draw() - 2.0) * _SQRT_3
