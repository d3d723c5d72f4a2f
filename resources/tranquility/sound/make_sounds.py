"""The sounds of the mountain: cards of thick paper on a cloth, wind, and bells far away.

Run ``python make_sounds.py`` to write them again.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "app" / "sound"))
from kit_materials import bar, metal, wind
from kit_sound import LOW_RATE, RATE, Recipe, Wave, grains, near, noise, put, ring, room, strike, swell, write


def pick(rng: np.random.Generator) -> Wave:
    """Paper leaves paper: a whisper with a little crackle."""
    time = near(rng, 0.12, 0.15)
    whisper = noise(rng, time, 1700, near(rng, 6000, 0.1), 1.4) * swell(time, 0.6, 1.6)
    crackle = grains(rng, swell(time, 0.7), near(rng, 650, 0.2), 7500)
    return room(whisper * 0.4 + crackle * 0.8, rng, 0.10, 0.2)


def drop(rng: np.random.Generator) -> Wave:
    """Thick paper is laid on paper: flat, soft and near."""
    air = noise(rng, 0.06, 500, near(rng, 2300, 0.2), 1.2) * swell(0.06, 0.85, 1.5)
    face = noise(rng, 0.12, 350, near(rng, 2700, 0.15), 1.2) * strike(0.12, 0.0018, near(rng, 0.06, 0.15))
    body = ring(0.2, [(near(rng, 152, 0.06), 1.0, 0.12), (near(rng, 268, 0.06), 0.5, 0.07)], rng)
    rustle = grains(rng, strike(0.10, 0.01, 0.1), near(rng, 500, 0.2), 3600)
    dry = put((0.0, air * 0.12), (0.05, face * 0.5), (0.052, body * 0.7), (0.06, rustle * 0.3))
    return room(dry, rng, 0.15)


def turn(rng: np.random.Generator) -> Wave:
    """A breath of wind, and one soft note from the next ridge."""
    breath = wind(rng, 0.9, 0.4, 350, near(rng, 1300, 0.1))
    notes = put((0.0, bar(rng, 329.63, 0.8)), (0.2, bar(rng, 493.88, 1.0) * 0.7))
    return room(put((0.0, breath * 0.08), (0.16, notes)), rng, 0.2, 0.6)


def win(rng: np.random.Generator) -> Wave:
    """The sun comes up: a chord in fifths, small bells, and the wind of the summit."""
    chord = [
        (at, bar(rng, pitch, decay) * level)
        for at, pitch, decay, level in (
            (0.00, 164.81, 2.4, 0.9),
            (0.16, 246.94, 2.3, 0.8),
            (0.32, 329.63, 2.1, 0.75),
            (0.50, 415.30, 2.0, 0.6),
            (0.70, 493.88, 1.9, 0.6),
            (0.95, 739.99, 1.6, 0.4),
        )
    ]
    bells = [(0.98, metal(rng, 987.77, 1.6, 0.3) * 0.10), (1.22, metal(rng, 1318.5, 1.4, 0.3) * 0.07)]
    breath = wind(rng, 2.9, 0.45, 260, 900) * 0.09
    return room(put((0.2, put(*chord, *bells)), (0.0, breath)), rng, 0.2, 0.7)


RECIPES: dict[str, Recipe] = {
    "pick": (pick, 4, -28.0, RATE),
    "drop": (drop, 4, -19.0, RATE),
    "turn": (turn, 2, -24.0, LOW_RATE),
    "win": (win, 1, -19.0, LOW_RATE),
}


if __name__ == "__main__":
    write(RECIPES, Path(__file__).parent)
