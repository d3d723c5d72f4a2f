"""Sounds from arithmetic: noise in bands, things that ring, swells, a small room, and the file at the end.

Every take has a random stream of its own, seeded by its name, so that one sound can be changed without any
other becoming another. Times are seconds, pitches hertz, levels decibels below full scale.

Writing the files needs the package soundfile, which is not needed for anything else.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Maker = Callable[[np.random.Generator], Wave]

RATE = 32_000
BITS = 12
"""What is kept of 16: the rest is below the noise of any room, and as large as all else in the file."""
PEAK = 0.85
"""No sample is larger."""
LOW_RATE = 16_000
"""For what has nothing above 7 kHz: half the file."""


def stream(name: str, take: int) -> np.random.Generator:
    """The random stream of one take."""
    return np.random.default_rng(zlib.crc32(f"{name}-{take}".encode()))


def length(seconds: float) -> int:
    """Samples in so many seconds."""
    return round(seconds * RATE)


def times(seconds: float) -> Wave:
    """The moment of every sample."""
    return np.arange(length(seconds)) / RATE


def silence(seconds: float) -> Wave:
    """Nothing, for so long."""
    return np.zeros(length(seconds))


def band(wave: Wave, low: float, high: float, steep: float = 2.0) -> Wave:
    """What of a wave lies between two pitches; ``steep`` is how quickly the rest goes (4 is a wall)."""
    spectrum = np.fft.rfft(wave, 2 * len(wave))
    pitch = np.maximum(np.fft.rfftfreq(2 * len(wave), 1 / RATE), 1.0)
    shape = 1 / np.sqrt((1 + (low / pitch) ** (2 * steep)) * (1 + (pitch / high) ** (2 * steep)))
    return np.fft.irfft(spectrum * shape)[: len(wave)]


def noise(rng: np.random.Generator, seconds: float, low: float, high: float, steep: float = 2.0) -> Wave:
    """Air: noise between two pitches, of the same loudness whatever its width."""
    wave = band(rng.standard_normal(length(seconds)), low, high, steep)
    return wave / np.sqrt(np.mean(wave**2))


def strike(seconds: float, attack: float, decay: float) -> Wave:
    """Up at once, then away: after ``decay`` it is 60 dB down."""
    at = times(seconds)
    return (1 - np.exp(-at / max(attack, 1e-5))) * np.exp(-6.908 * at / decay)


def swell(seconds: float, peak: float, power: float = 2.0) -> Wave:
    """From nothing to its height at ``peak`` (a share of the time) and back, without a corner."""
    at = np.linspace(0, 1, length(seconds))
    bent = np.where(at < peak, at / peak / 2, 0.5 + (at - peak) / (1 - peak) / 2)
    return np.sin(np.pi * bent) ** power


def ring(seconds: float, partials: Sequence[tuple[float, float, float]], rng: np.random.Generator) -> Wave:
    """Something struck that rings: (pitch, level as a factor, seconds to 60 dB down) for each partial."""
    at = times(seconds)
    wave = np.zeros_like(at)
    for pitch, level, decay in partials:
        phase = rng.uniform(-0.3, 0.3)
        wave += level * np.sin(2 * np.pi * pitch * at + phase) * np.exp(-6.908 * at / decay)
    return wave * (1 - np.exp(-at / 0.0004))


def near(rng: np.random.Generator, value: float, share: float) -> float:
    """A value, more or less: no two takes are struck at the same place."""
    return value * (1 + rng.uniform(-share, share))


def grains(rng: np.random.Generator, shape: Wave, a_second: float, high: float) -> Wave:
    """The crackle of paper: tiny clicks, as dense and as loud as ``shape``."""
    hits = rng.random(len(shape)) < shape * a_second / RATE
    wave = np.where(hits, rng.standard_normal(len(shape)), 0.0)
    return band(wave, 900, high, 1.5)


def put(*parts: tuple[float, Wave]) -> Wave:
    """Parts together, each from its moment on."""
    whole = np.zeros(max(length(at) + len(part) for at, part in parts))
    for at, part in parts:
        whole[length(at) : length(at) + len(part)] += part
    return whole


def room(wave: Wave, rng: np.random.Generator, share: float, decay: float = 0.28, high: float = 3200) -> Wave:
    """The wave in a quiet room, the same for all sounds: soft walls, books, a carpet."""
    walls = noise(rng, decay, 180, high, 1.0) * strike(decay, 0.004, decay)
    walls /= np.sqrt(np.sum(walls**2))
    size = len(wave) + len(walls)
    wet = np.fft.irfft(np.fft.rfft(wave, 2 * size) * np.fft.rfft(walls, 2 * size))[:size]
    return put((0.0, wave), (0.006, wet * share))


def loudest(wave: Wave, rate: int = RATE) -> float:
    """The level of the loudest 20 ms: what an ear takes for the loudness of something short."""
    window = rate // 50
    power = np.convolve(wave**2, np.ones(window) / window)
    return float(10 * np.log10(np.max(power)))


def finished(wave: Wave, level: float) -> Wave:
    """Without rumble, as loud as asked, ended where nothing is left to be heard, and without a click."""
    wave = band(wave, 45, RATE, 2.0)
    wave = wave / np.max(np.abs(wave))
    heard = np.nonzero(np.abs(wave) > 10 ** (-58 / 20))[0]
    wave = wave[: min(len(wave), int(heard[-1]) + length(0.01))]
    tail = min(len(wave) // 3, length(0.06))
    wave[-tail:] *= np.cos(np.linspace(0, np.pi / 2, tail)) ** 2
    wave[: length(0.001)] *= np.linspace(0, 1, length(0.001))
    return wave * min(10 ** ((level - loudest(wave)) / 20), PEAK)


def halved(wave: Wave) -> Wave:
    """The same at half the rate."""
    return band(wave, 1, 6800, 8.0)[::2]


Recipe = tuple[Maker, int, float, int]
"""How it is made, how many takes, the level of its loudest 20 ms, samples a second."""


def takes(recipes: Mapping[str, Recipe]) -> dict[str, tuple[int, NDArray[np.int16]]]:
    """All takes of all sounds: ``name-take`` -> samples a second, and the samples."""
    made: dict[str, tuple[int, NDArray[np.int16]]] = {}
    for name, (make, count, level, rate) in recipes.items():
        for take in range(1, count + 1):
            wave = finished(make(stream(name, take)), level)
            wave = halved(wave) if rate == LOW_RATE else wave
            steps = np.round(wave * (2 ** (BITS - 1) - 1)) * 2 ** (16 - BITS)
            made[f"{name}-{take}"] = (rate, steps.astype(np.int16))
    return made


def write(recipes: Mapping[str, Recipe], folder: Path) -> None:
    """Write every take as a FLAC file, and remove those no longer made."""
    import soundfile

    made = takes(recipes)
    for old in folder.glob("*.flac"):
        if old.stem not in made:
            old.unlink()
    for name, (rate, samples) in made.items():
        soundfile.write(folder / f"{name}.flac", samples, rate, format="FLAC", subtype="PCM_16")
