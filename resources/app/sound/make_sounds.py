"""The sounds every table has: cards on felt, a wooden tap, the turn, the end.

Run ``python make_sounds.py`` to write them again.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from kit_materials import bar, page, tap, wind
from kit_sound import LOW_RATE, RATE, Recipe, Wave, near, noise, put, ring, room, strike, swell, write


def pick(rng: np.random.Generator) -> Wave:
    """A card comes off the felt: a breath, and the flick of its corner."""
    breath = noise(rng, near(rng, 0.10, 0.15), 1400, near(rng, 5200, 0.15), 1.5)
    breath *= swell(len(breath) / RATE, 0.55, 1.6)
    flick = noise(rng, 0.05, 1800, 6500, 1.5) * strike(0.05, 0.0008, near(rng, 0.035, 0.2))
    snap = ring(0.06, [(near(rng, 1350, 0.08), 1.0, 0.03), (near(rng, 2700, 0.08), 0.5, 0.02)], rng)
    dry = put((0.0, breath * 0.5), (len(breath) / RATE * 0.7, flick * 0.34 + snap[: len(flick)] * 0.25))
    return room(dry, rng, 0.10, 0.2)


def drop(rng: np.random.Generator) -> Wave:
    """A card is laid on felt: the air below it, the cloth, and a little of the table."""
    air = noise(rng, 0.05, 500, near(rng, 2600, 0.2), 1.2) * swell(0.05, 0.8, 1.5)
    slap = noise(rng, 0.10, 500, near(rng, 3400, 0.15), 1.2) * strike(0.10, 0.0012, near(rng, 0.055, 0.15))
    cloth = noise(rng, 0.16, 140, 900, 1.2) * strike(0.16, 0.002, near(rng, 0.11, 0.15))
    table = ring(
        0.25,
        [
            (near(rng, 128, 0.06), 1.0, 0.16),
            (near(rng, 231, 0.06), 0.55, 0.10),
            (near(rng, 412, 0.05), 0.2, 0.06),
        ],
        rng,
    )
    dry = put((0.0, air * 0.12), (0.042, slap * 0.42), (0.043, cloth * 0.42), (0.044, table * 0.95))
    return room(dry, rng, 0.16)


def move(rng: np.random.Generator) -> Wave:
    """A card slides over the felt and stays."""
    time = near(rng, 0.17, 0.12)
    slide = noise(rng, time, 700, near(rng, 2900, 0.12), 1.3) * swell(time, 0.45, 1.8)
    stop = noise(rng, 0.08, 160, 1300, 1.2) * strike(0.08, 0.002, 0.06)
    return room(put((0.0, slide * 0.5), (time * 0.82, stop * 0.3)), rng, 0.12)


def refuse(rng: np.random.Generator) -> Wave:
    """Two soft taps, the second lower: not here."""
    dry = put((0.0, tap(rng, 294) * 0.75), (near(rng, 0.105, 0.06), tap(rng, 262)))
    return room(dry, rng, 0.2)


def turn(rng: np.random.Generator) -> Wave:
    """Your turn: two soft notes a fifth apart, after a breath of paper."""
    notes = put((0.0, bar(rng, 293.66, 0.75)), (0.17, bar(rng, 440.0, 0.95) * 0.8))
    return room(put((0.0, page(rng, 0.22) * 0.12), (0.14, notes)), rng, 0.2, 0.5)


def win(rng: np.random.Generator) -> Wave:
    """A quiet chord that opens from below, and the wind over it."""
    chord = [
        (at, bar(rng, pitch, decay) * level)
        for at, pitch, decay, level in (
            (0.00, 146.83, 2.4, 0.9),
            (0.13, 220.00, 2.2, 0.8),
            (0.26, 293.66, 2.1, 0.75),
            (0.39, 369.99, 2.0, 0.65),
            (0.54, 440.00, 1.9, 0.6),
            (0.74, 587.33, 1.8, 0.5),
        )
    ]
    return room(put((0.25, put(*chord)), (0.0, wind(rng, 2.6, 0.4, 220, 700) * 0.07)), rng, 0.2, 0.6)


def loss(rng: np.random.Generator) -> Wave:
    """Two low notes that sink, and the wind that stays."""
    notes = put(
        (0.0, bar(rng, 196.0, 1.3) * 0.8), (0.42, bar(rng, 146.83, 1.7)), (0.42, bar(rng, 174.61, 1.5) * 0.4)
    )
    return room(put((0.2, notes), (0.0, wind(rng, 2.2, 0.6, 160, 520) * 0.1)), rng, 0.2, 0.6)


RECIPES: dict[str, Recipe] = {
    "pick": (pick, 4, -28.0, RATE),
    "drop": (drop, 4, -18.0, RATE),
    "move": (move, 4, -25.0, RATE),
    "refuse": (refuse, 3, -22.0, LOW_RATE),
    "turn": (turn, 2, -24.0, LOW_RATE),
    "win": (win, 1, -19.0, LOW_RATE),
    "loss": (loss, 1, -20.0, LOW_RATE),
}
"""What is heard most often is softest."""


if __name__ == "__main__":
    write(RECIPES, Path(__file__).parent)
