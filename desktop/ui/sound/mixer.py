"""Mixes a few sounds into one stream, without clicks and without ever going beyond full level."""

from collections import deque
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from desktop.ui.sound.output import RATE

Samples = NDArray[np.float32]

VOICES: Final = 8
"""More at once are a rumble: the sound furthest along gives way."""
FADE: Final = RATE // 200
"""Samples in which one that gives way is faded out (5 ms)."""
KNEE: Final = 0.7
CEILING: Final = 0.97
"""Up to the knee nothing is changed; above it peaks bend towards the ceiling, which they never reach."""


@dataclass(slots=True, eq=False)  # two voices of the same sound are two
class _Voice:
    samples: Samples
    at: int = 0

    def take(self, count: int) -> Samples:
        taken = self.samples[self.at : self.at + count]
        self.at += len(taken)
        return taken

    @property
    def left(self) -> int:
        return len(self.samples) - self.at

    def fade(self) -> None:
        rest = self.samples[self.at : self.at + FADE]
        self.samples, self.at = rest * np.linspace(1, 0, len(rest), dtype=np.float32), 0


class Mixer:
    """Takes sounds from one thread and gives the mixed stream to another, without a lock between them."""

    def __init__(self) -> None:
        self.volume = 1.0
        """A factor from 0 to 1; a change is spread over the next helping."""
        self.helpings = 0
        """How often samples were taken: stands still when the device has died."""
        self._volume = 1.0
        self._coming: deque[Samples] = deque(maxlen=4 * VOICES)
        self._voices: list[_Voice] = []
        self._leaving: list[_Voice] = []

    @property
    def busy(self) -> bool:
        """Whether there is anything left to play."""
        return bool(self._coming or self._voices or self._leaving)

    def add(self, samples: Samples) -> None:
        """Begin a sound with the next helping."""
        self._coming.append(samples)

    def clear(self) -> None:
        """Forget all sounds; only while nothing is being played."""
        self._coming.clear()
        self._voices.clear()
        self._leaving.clear()

    def render(self, count: int) -> bytes:
        """The next ``count`` samples for the device."""
        return self.mix(count).tobytes()

    def mix(self, count: int) -> Samples:
        """The next ``count`` samples, each between -1 and 1."""
        self._admit()
        mixed = np.zeros(count, dtype=np.float32)
        for voice in (*self._voices, *self._leaving):
            taken = voice.take(count)
            mixed[: len(taken)] += taken
        self._voices = [voice for voice in self._voices if voice.left]
        self._leaving = [voice for voice in self._leaving if voice.left]
        before, self._volume = self._volume, self.volume
        mixed *= np.linspace(before, self._volume, count, dtype=np.float32)
        self.helpings += 1
        return limited(mixed)

    def _admit(self) -> None:
        while self._coming:
            self._voices.append(_Voice(self._coming.popleft()))
            if len(self._voices) > VOICES:
                oldest = max(self._voices[:-1], key=lambda voice: voice.at / len(voice.samples))
                self._voices.remove(oldest)
                oldest.fade()
                self._leaving.append(oldest)


def limited(samples: Samples) -> Samples:
    """The same samples with their peaks bent below the ceiling."""
    size = np.abs(samples)
    above = size > KNEE
    if above.any():
        room = CEILING - KNEE
        bent = KNEE + room * np.tanh((size[above] - KNEE) / room)
        samples[above] = np.copysign(bent, samples[above])
    return samples
