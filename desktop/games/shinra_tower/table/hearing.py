"""What of the tower could be heard: clacks of pieces that meet, and the creak of one that sways."""

from collections.abc import Iterable
from typing import Final

from desktop.games.shinra_tower.physics.world import Knock

KNOCKS: Final = ((700.0, "crash"), (380.0, "clack-hard"), (170.0, "clack"), (60.0, "clack-soft"))
"""From which speed on (mm/s) a knock is heard as what; slower ones are not heard."""
CREAK_MM_S: Final = 9.0
PAUSE_S: Final = 0.12
CREAK_PAUSE_S: Final = 1.1


class Hearing:
    """Turns knocks and sway into a few sounds, never more than an ear can tell apart."""

    def __init__(self) -> None:
        self._quiet = 0.0
        self._creaked = 0.0

    def listen(self, seconds: float, knocks: Iterable[Knock], sway_mm_s: float) -> list[str]:
        """The sounds of a frame: the loudest knock, by its strength, and ``creak``."""
        self._quiet += seconds
        self._creaked += seconds
        heard: list[str] = []
        loudest = max((knock.speed for knock in knocks), default=0.0)
        knock = next((name for speed, name in KNOCKS if loudest >= speed), None)
        if knock is not None and self._quiet >= PAUSE_S:
            self._quiet = 0.0
            heard.append(knock)
        if sway_mm_s >= CREAK_MM_S and self._creaked >= CREAK_PAUSE_S:
            self._creaked = 0.0
            heard.append("creak")
        return heard
