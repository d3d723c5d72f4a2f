"""What of the tower could be heard: clacks of pieces that meet, and the creak of one that sways."""

from collections.abc import Iterable
from typing import Final

from desktop.games.shinra_tower.physics.world import Knock

CLACK_MM_S: Final = 60.0
CRASH_MM_S: Final = 700.0
CREAK_MM_S: Final = 9.0
PAUSE_S: Final = 0.12
CREAK_PAUSE_S: Final = 1.1


class Hearing:
    """Turns knocks and sway into a few sounds, never more than an ear can tell apart."""

    def __init__(self) -> None:
        self._quiet = 0.0
        self._creaked = 0.0

    def listen(self, seconds: float, knocks: Iterable[Knock], sway_mm_s: float) -> list[str]:
        """The sounds of a frame: ``clack``, ``crash``, ``creak``."""
        self._quiet += seconds
        self._creaked += seconds
        heard: list[str] = []
        loudest = max((knock.speed for knock in knocks), default=0.0)
        if loudest >= CLACK_MM_S and self._quiet >= PAUSE_S:
            self._quiet = 0.0
            heard.append("crash" if loudest >= CRASH_MM_S else "clack")
        if sway_mm_s >= CREAK_MM_S and self._creaked >= CREAK_PAUSE_S:
            self._creaked = 0.0
            heard.append("creak")
        return heard
