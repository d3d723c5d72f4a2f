"""Sounds and the window's loop: 500 effects at random while the loudness changes (case 100).

    python tests/benchmarks/sound.py [--device]

Counts the rounds of a 5 ms heartbeat and its longest gap, with sound off and with sound played to nobody;
``--device`` plays on the system's device. What the first sounds load is measured with them.
"""

import argparse
import os
import random
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import miniaudio
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from desktop.app import paths
from desktop.ui.sound.earshot import PREPARED
from desktop.ui.sound.loudness import LOUDNESSES
from desktop.ui.sound.miniaudio_library import AUDIBLE, MiniaudioLibrary
from desktop.ui.sound.sounds import Sounds

BEAT_MS = 5
EFFECTS = 500
GAP_MS = 12


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


def measure(app: QApplication, sounds: Sounds | None) -> str:
    """One storm, told in a line."""
    cpu = time.process_time()
    watchdog, storm = Watchdog(), Storm(sounds, app)
    app.exec()
    cpu = time.process_time() - cpu
    gaps = sorted(watchdog.gaps)
    storm.deleteLater()
    watchdog.deleteLater()
    app.processEvents()
    late = gaps[int(len(gaps) * 0.99)]
    return f"{len(gaps)} rounds, gap p99 {late:.1f} ms, longest {gaps[-1]:.1f} ms, CPU {cpu:.2f} s"


def main() -> None:
    """Measure the loop without sounds, and with them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", action="store_true", help="play on the system's device")
    backends = AUDIBLE if parser.parse_args().device else (miniaudio.Backend.NULL,)
    app = QApplication([])

    def load() -> MiniaudioLibrary:
        return MiniaudioLibrary(backends)

    print("off:   ", measure(app, None))
    sounds = Sounds(paths.resources(), load)
    sounds.loudness = "soft"
    print("first: ", measure(app, sounds))
    print("again: ", measure(app, sounds))
    sounds.rest()
    print("device:", sounds.device)


if __name__ == "__main__":
    main()
