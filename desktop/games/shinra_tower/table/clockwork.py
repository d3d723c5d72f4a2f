"""Time in the tower: fixed ticks by an accumulator, whatever the frames do."""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from desktop.engine.verdict import Verdict
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.world import TICK_HZ
from desktop.games.shinra_tower.table.tower_hand import TowerHand

FRAME_MS: Final = 16
MOST_TICKS: Final = 4
"""Ticks a frame; when more are due, time runs slower instead."""
_LONGEST_TICKS: Final = 6 * TICK_HZ
"""A verdict comes long before; the bound keeps a fault from running for ever."""


class Frames(QObject):
    """A frame's time again and again while something moves."""

    due = Signal(float)
    """Seconds since the last frame."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._on_timeout)

    @property
    def active(self) -> bool:
        """Whether time passes by itself."""
        return self._timer.isActive()

    def start(self) -> None:
        """Let time pass from now on."""
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def stop(self) -> None:
        """Let no more time pass."""
        self._timer.stop()

    def _on_timeout(self) -> None:
        self.due.emit(self._clock.restart() / 1000.0)


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
