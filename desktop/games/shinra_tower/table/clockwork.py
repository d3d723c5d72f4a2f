"""Time in the tower: fixed ticks by an accumulator, whatever the frames do."""

from typing import Final

from desktop.engine.verdict import Verdict
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.world import TICK_HZ
from desktop.games.shinra_tower.table.tower_hand import TowerHand

MOST_TICKS: Final = 4
"""Ticks a frame; when more are due, time runs slower instead."""
_LONGEST_TICKS: Final = 6 * TICK_HZ
"""A verdict comes long before; the bound keeps a fault from running for ever."""


class Clockwork:
    """Lets the hand act and the tower go on, tick by tick."""

    def __init__(self, live: LiveTower, hand: TowerHand) -> None:
        self.live = live
        self._hand = hand
        self._owed = 0.0

    def let_pass(self, seconds: float, most: int = MOST_TICKS) -> Verdict | None:
        """The ticks that are due after so much time, ``most`` at most; a refusal the hand met on the way."""
        self._hand.reach.follow()
        self._owed = min(self._owed + seconds * TICK_HZ, float(MOST_TICKS))
        refusal: Verdict | None = None
        for _ in range(min(int(self._owed), most)):
            self._owed -= 1.0
            refusal = self._hand.before_tick() or refusal
            self.live.tick()
        return refusal

    def hurry(self) -> None:
        """Without motion only the end is shown: everything up to the verdict at once."""
        for _ in range(_LONGEST_TICKS):
            if self.live.settlement is not None:
                return
            self.live.tick()
