"""The sounds of the drafting table: paper, a pen, and plates of brass.

Run ``python make_sounds.py`` to write them again.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "app" / "sound"))
from kit_materials import bar, metal, page
from kit_sound import LOW_RATE, RATE, Recipe, Wave, grains, near, noise, put, ring, room, strike, swell, write


def pick(rng: np.random.Generator) -> Wave:
    """A thin plate is lifted off paper: a whisper, and the edge that hardly rings."""
    time = near(rng, 0.09, 0.15)
    whisper = noise(rng, time, 1500, near(rng, 5000, 0.1), 1.4) * swell(time, 0.6, 1.6)
    edge = metal(rng, near(rng, 1480, 0.05), near(rng, 0.16, 0.2), 0.5)
    return room(put((0.0, whisper * 0.4), (time * 0.7, edge * 0.12)), rng, 0.10, 0.2)


def drop(rng: np.random.Generator) -> Wave:
    """A plate of brass is laid on paper over wood: it rings once, and the paper stops it."""
    plate = metal(rng, near(rng, 905, 0.04), near(rng, 0.17, 0.15), 0.6)
    paper = noise(rng, 0.10, 300, near(rng, 2400, 0.15), 1.2) * strike(0.10, 0.0015, 0.055)
    wood = ring(0.2, [(near(rng, 140, 0.06), 1.0, 0.12), (near(rng, 262, 0.06), 0.5, 0.08)], rng)
    return room(put((0.0, plate * 0.28), (0.001, paper * 0.4), (0.002, wood * 0.7)), rng, 0.15)


def move(rng: np.random.Generator) -> Wave:
    """One stroke of a pen on paper."""
    time = near(rng, 0.20, 0.15)
    shape = swell(time, 0.35, 1.3)
    nib = noise(rng, time, 1900, near(rng, 5200, 0.1), 1.6) * shape
    return room(nib * 0.3 + grains(rng, shape, near(rng, 1500, 0.2), 6500) * 0.6, rng, 0.1, 0.2)


def turn(rng: np.random.Generator) -> Wave:
    """A sheet is turned, and a small brass bell is touched."""
    bells = put((0.0, metal(rng, 659.26, 0.9, 0.1)), (0.16, metal(rng, 880.0, 1.0, 0.08) * 0.7))
    return room(put((0.0, page(rng, 0.24) * 0.10), (0.16, bells)), rng, 0.2, 0.5)


def win(rng: np.random.Generator) -> Wave:
    """Brass plates and wooden bars together: the plan has become a city."""
    chord: list[tuple[float, Wave]] = []
    for at, pitch, decay, level in (
        (0.00, 174.61, 2.2, 0.9),
        (0.13, 261.63, 2.1, 0.8),
        (0.26, 349.23, 2.0, 0.7),
        (0.40, 440.00, 1.9, 0.6),
        (0.58, 698.46, 1.6, 0.4),
    ):
        brass, wood = metal(rng, pitch, decay, 0.2), bar(rng, pitch, decay)
        chord.append((at, (0.5 * brass + wood) * level))
    return room(put((0.2, put(*chord))), rng, 0.2, 0.6)


RECIPES: dict[str, Recipe] = {
    "pick": (pick, 3, -28.0, RATE),
    "drop": (drop, 4, -19.0, RATE),
    "move": (move, 3, -26.0, RATE),
    "turn": (turn, 2, -25.0, LOW_RATE),
    "win": (win, 1, -19.0, LOW_RATE),
}


if __name__ == "__main__":
    write(RECIPES, Path(__file__).parent)
