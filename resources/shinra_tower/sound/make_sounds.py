"""The sounds of the tower: card board and wooden figures that meet, steel that gives way, and its fall.

Run ``python make_sounds.py`` to write them again.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "app" / "sound"))
from kit_materials import bar, block, metal
from kit_sound import (
    LOW_RATE,
    RATE,
    Recipe,
    Wave,
    band,
    near,
    noise,
    put,
    ring,
    room,
    strike,
    swell,
    times,
    write,
)


def clack(rng: np.random.Generator, hard: float) -> Wave:
    """A piece meets another; thin ones bounce once, hardly to be heard."""
    pitch = near(rng, 620 - 120 * hard, 0.14)
    again = block(rng, pitch * 1.04, hard * 0.5) * near(rng, 0.22, 0.4)
    return room(put((0.0, block(rng, pitch, hard)), (near(rng, 0.05, 0.3), again)), rng, 0.18)


def pick(rng: np.random.Generator) -> Wave:
    """A piece of wood is taken off the table."""
    scrape = noise(rng, 0.07, 900, near(rng, 3200, 0.15), 1.4) * swell(0.07, 0.6, 1.5)
    touch = block(rng, near(rng, 980, 0.1), 0.1)
    return room(put((0.0, scrape * 0.16), (0.05, touch * 0.5)), rng, 0.12, 0.2)


def drop(rng: np.random.Generator) -> Wave:
    """Wood on card, softly, and the table below."""
    table = ring(0.22, [(near(rng, 118, 0.06), 1.0, 0.14), (near(rng, 214, 0.06), 0.45, 0.09)], rng)
    card = noise(rng, 0.10, 200, near(rng, 1500, 0.15), 1.2) * strike(0.10, 0.0015, 0.06)
    dry = put((0.0, block(rng, near(rng, 520, 0.1), 0.15) * 0.7), (0.002, table * 0.6), (0.002, card * 0.2))
    return room(dry, rng, 0.16)


def creak(rng: np.random.Generator) -> Wave:
    """A joint that gives: a stick and slip, slower and slower, in a hollow of wood and steel."""
    time = near(rng, 0.55, 0.15)
    at = times(time)
    rate = near(rng, 52, 0.15) * np.exp(-1.1 * at / time) + 9 * np.sin(2 * np.pi * near(rng, 2.1, 0.3) * at)
    slips = np.diff(np.floor(np.cumsum(np.maximum(rate, 6.0)) / RATE), prepend=0.0)
    pulses = slips * (1 + 0.4 * rng.standard_normal(len(at)))
    hollow = np.zeros_like(at)
    for pitch, level in ((near(rng, 310, 0.1), 1.0), (near(rng, 720, 0.1), 0.7), (near(rng, 1450, 0.1), 0.3)):
        body = ring(0.12, [(pitch, level, 0.05)], rng)
        hollow += np.convolve(pulses, body)[: len(at)]
    return room(hollow * swell(time, 0.3, 1.2), rng, 0.3, 0.4)


def crash(rng: np.random.Generator) -> Wave:
    """Much comes down: knocks, ever fewer, over a low rumble, and one plate of steel that rings."""
    parts: list[tuple[float, Wave]] = []
    moment = 0.0
    for number in range(15):
        hard = max(0.1, near(rng, 0.95 - 0.055 * number, 0.2))
        parts.append((moment, block(rng, near(rng, 430, 0.3), min(hard, 1.0)) * hard))
        moment += near(rng, 0.022 + 0.0055 * number, 0.5)
    rumble = noise(rng, 0.8, 50, 260, 1.5) * strike(0.8, 0.01, 0.75)
    steel = metal(rng, near(rng, 330, 0.08), 0.9, 0.7) * 0.12
    return room(put((0.0, rumble * 0.4), (0.01, steel), *parts), rng, 0.3, 0.5)


def turn(rng: np.random.Generator) -> Wave:
    """A small pipe is struck with felt, far off in the hall."""
    notes = put((0.0, metal(rng, 293.66, 1.0, 0.12)), (0.18, metal(rng, 392.0, 1.1, 0.1) * 0.7))
    return room(put((0.1, band(notes, 100, 2600))), rng, 0.2, 0.6)


def win(rng: np.random.Generator) -> Wave:
    """Steel that glows: pipes in fourths, from the ground to the roof."""
    pipes: list[tuple[float, Wave]] = []
    for at, pitch, decay, level in (
        (0.00, 146.83, 2.5, 0.9),
        (0.15, 196.00, 2.4, 0.8),
        (0.30, 293.66, 2.2, 0.7),
        (0.48, 392.00, 2.0, 0.55),
        (0.70, 493.88, 1.9, 0.5),
    ):
        steel, wood = metal(rng, pitch, decay, 0.14), bar(rng, pitch, decay)
        pipes.append((at, (steel + wood) * level))
    return room(put((0.25, put(*pipes))), rng, 0.2, 0.7)


RECIPES: dict[str, Recipe] = {
    "pick": (pick, 3, -27.0, RATE),
    "drop": (drop, 4, -20.0, RATE),
    "clack-soft": (partial(clack, hard=0.1), 4, -28.0, RATE),
    "clack": (partial(clack, hard=0.45), 4, -22.0, RATE),
    "clack-hard": (partial(clack, hard=0.9), 3, -16.0, RATE),
    "creak": (creak, 3, -25.0, LOW_RATE),
    "crash": (crash, 2, -13.0, RATE),
    "turn": (turn, 2, -25.0, LOW_RATE),
    "win": (win, 1, -19.0, LOW_RATE),
}


if __name__ == "__main__":
    write(RECIPES, Path(__file__).parent)
