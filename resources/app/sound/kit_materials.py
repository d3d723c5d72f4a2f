"""What tables are made of, and how it sounds when it is touched: wood, metal, paper, wind."""

from __future__ import annotations

import numpy as np
from kit_sound import RATE, Wave, grains, near, noise, put, ring, strike, swell


def tap(rng: np.random.Generator, low: float) -> Wave:
    """A knuckle on a wooden box, held by the other hand."""
    partials = [
        (near(rng, low, 0.015), 1.0, 0.13),
        (near(rng, low * 2.31, 0.02), 0.5, 0.07),
        (near(rng, low * 4.1, 0.03), 0.22, 0.035),
    ]
    knuckle = noise(rng, 0.04, 300, 1800, 1.2) * strike(0.04, 0.001, 0.025)
    return put((0.0, ring(0.25, partials, rng)), (0.0, knuckle * 0.25))


def bar(rng: np.random.Generator, pitch: float, decay: float) -> Wave:
    """A wooden bar under a soft mallet, as of a marimba."""
    partials = [
        (pitch, 1.0, decay),
        (pitch * 3.93, 0.16, decay * 0.28),
        (pitch * 9.4, 0.03, decay * 0.1),
    ]
    felt = noise(rng, 0.05, 200, 1200, 1.2) * strike(0.05, 0.002, 0.03)
    note = ring(decay, partials, rng)
    return put((0.0, note * (1 - np.exp(-np.arange(len(note)) / RATE / 0.009))), (0.0, felt * 0.06))


def wind(rng: np.random.Generator, seconds: float, peak: float, low: float, high: float) -> Wave:
    """A breath of wind that comes and goes."""
    at = np.linspace(0, 1, int(seconds * RATE))
    gusts = 1 + 0.3 * np.sin(2 * np.pi * (1.3 * at + rng.uniform())) + 0.2 * np.sin(2 * np.pi * (3.1 * at))
    return noise(rng, seconds, low, high, 1.6) * swell(seconds, peak, 1.6)[: len(at)] * gusts


def page(rng: np.random.Generator, seconds: float, high: float = 3600) -> Wave:
    """A sheet of paper turned over."""
    shape = swell(seconds, 0.5)
    return noise(rng, seconds, 600, high, 1.2) * shape + 0.5 * grains(rng, shape, 500, high + 1500)


def block(rng: np.random.Generator, pitch: float, hard: float) -> Wave:
    """A thin piece of wood or card board that meets another; ``hard`` from 0 to 1 is how hard.

    A harder knock is brighter and longer, not only louder: that is what tells its strength.
    """
    partials = [
        (near(rng, pitch, 0.03), 1.0, 0.07 + 0.05 * hard),
        (near(rng, pitch * 1.83, 0.04), 0.30 + 0.35 * hard, 0.05 + 0.03 * hard),
        (near(rng, pitch * 3.1, 0.05), 0.08 + 0.30 * hard, 0.03 + 0.02 * hard),
        (near(rng, pitch * 5.2, 0.05), 0.02 + 0.20 * hard, 0.02),
    ]
    contact = noise(rng, 0.03, 500, 1800 + 4200 * hard, 1.2) * strike(0.03, 0.0012 - 0.0009 * hard, 0.018)
    return put((0.0, ring(0.22, partials, rng)), (0.0, contact * (0.18 + 0.35 * hard)))


METAL = ((1.0, 1.0, 1.0), (2.76, 0.55, 0.7), (5.40, 0.28, 0.42), (8.93, 0.12, 0.25))
"""The partials of a free bar of metal: pitch and level beside the lowest, and its share of the time."""


def metal(rng: np.random.Generator, pitch: float, decay: float, bright: float = 1.0) -> Wave:
    """A bar of metal that rings; ``bright`` is how much of its upper partials is struck."""
    base = near(rng, pitch, 0.004)
    partials = [
        (base * ratio, level * (bright if ratio > 1 else 1.0), decay * share) for ratio, level, share in METAL
    ]
    # a bar is never quite even: each partial beats slowly with its twin
    twins = [(at * 1.0023, level * 0.4, time) for at, level, time in partials]
    return ring(decay, [*partials, *twins], rng)
