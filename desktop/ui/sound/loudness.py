"""How loud the program is, as a person chooses it."""

from collections.abc import Mapping
from typing import Final, Literal

Loudness = Literal["off", "soft", "full"]

LOUDNESSES: Final[tuple[Loudness, ...]] = ("off", "soft", "full")

VOLUME: Final[Mapping[Loudness, float]] = {"off": 0.0, "soft": 0.35, "full": 1.0}
"""Factors on the samples; soft is 9 dB below full."""
