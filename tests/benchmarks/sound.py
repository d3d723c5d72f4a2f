"""Sounds and the window's loop: 500 effects at random while the loudness changes (case 100).

    PYTHONPATH=tests python -m benchmarks.sound [--device]

Counts the rounds of a 5 ms heartbeat and its longest gap, with sound off and with sound played to nobody;
``--device`` plays on the system's device. What the first sounds load is measured with them.
"""

import random
import time
from collections.abc import Iterator

import miniaudio
from benchmarks.figure import Figure, off_screen, reader, tell
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from desktop.app import paths
from desktop.ui.sound.earshot import PREPARED
from desktop.ui.sound.loudness import LOUDNESSES
from desktop.ui.sound.miniaudio_library import AUDIBLE, MiniaudioLibrary
from desktop.ui.sound.sounds import Sounds

BEAT_MS = 5
EFFECTS = 500
GAP_MS = 12
STALL_GOAL_MS = 100.0


class Watchdog(QObject):
    """Notes how late each beat of the loop is."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[float] = []
        self._last = time.perf_counter()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_beat)
        self._timer.start(BEAT_MS)

    def _on_beat(self) -> None:
        now = time.perf_counter()
        self.gaps.append((now - self._last) * 1000)
        self._last = now


class Storm(QObject):
    """Plays everything at random and turns the loudness up and down."""

    def __init__(self, sounds: Sounds | None, app: QApplication) -> None:
        super().__init__()
        self._sounds = sounds
        self._app = app
        self._left = EFFECTS
        self._chance = random.Random(100)
        self._games = sorted(folder.parent.name for folder in paths.resources().glob("*/sound"))
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_turn)
        self._timer.start(GAP_MS)

    def _on_turn(self) -> None:
        self._left -= 1
        if self._left < 0:
            self._timer.stop()
            self._app.quit()
        elif self._sounds is not None:
            self._sounds.play(self._chance.choice(PREPARED), self._chance.choice(self._games))
            if self._chance.random() < 0.2:
                self._sounds.loudness = self._chance.choice(LOUDNESSES)


def measure(app: QApplication, sounds: Sounds | None, named: str) -> Iterator[Figure]:
    """One storm."""
    cpu = time.process_time()
    watchdog, storm = Watchdog(), Storm(sounds, app)
    app.exec()
    cpu = time.process_time() - cpu
    gaps = sorted(watchdog.gaps)
    storm.deleteLater()
    watchdog.deleteLater()
    app.processEvents()
    yield Figure(
        f"{named}: longest gap of the window's loop, ms", gaps[-1], STALL_GOAL_MS if sounds else None
    )
    yield Figure(f"{named}: gap, p99, ms", gaps[int(len(gaps) * 0.99)])
    yield Figure(f"{named}: processor time, s", cpu)


def figures(*, device: bool) -> Iterator[Figure]:
    """The loop without sounds, and with them."""
    off_screen()
    app = QApplication([])
    backends = AUDIBLE if device else (miniaudio.Backend.NULL,)

    def load() -> MiniaudioLibrary:
        return MiniaudioLibrary(backends)

    yield from measure(app, None, "sound off")
    sounds = Sounds(paths.resources(), load)
    sounds.loudness = "soft"
    yield from measure(app, sounds, "500 effects, loading them")
    yield from measure(app, sounds, "500 effects again")
    sounds.rest()


def main() -> int:
    """Print the figures; 1 when the goal is missed."""
    given = reader(__doc__)
    given.add_argument("--device", action="store_true", help="play on the system's device")
    wanted = given.parse_args()
    return tell(figures(device=wanted.device), as_json=wanted.json)


if __name__ == "__main__":
    raise SystemExit(main())
