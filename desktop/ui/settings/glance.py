"""A first glance at the settings: only what the first picture needs, and without pydantic.

Loading pydantic takes a third of the way to the first picture. So the window is painted by a
glance, and the strict reading (``preferences``) follows right after; where the two differ, which
they do only for a file somebody has edited or damaged, the strict one wins.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeVar, cast

from desktop.ui.sound.loudness import LOUDNESSES, Loudness
from desktop.ui.theme.motion import MOTIONS, Motion

Choice = TypeVar("Choice", bound=str)

FARTHEST: Final = 1_000_000
"""No screen reaches further, in logical pixels; Qt's own numbers end at two thousand times that."""


@dataclass(frozen=True, slots=True)
class Glance:
    """The same fields, with the same defaults and meanings, as in ``Preferences``."""

    language: str = ""
    theme: Literal["system", "light", "dark"] = "system"
    text_percent: int = 100
    motion: Motion = "system"
    sound: Loudness = "soft"
    window: tuple[int, int, int, int] | None = None
    maximised: bool = False


def glance_at(path: Path) -> Glance:
    """What the first picture needs; defaults for whatever is missing, odd or unreadable."""
    try:
        found: object = json.loads(path.read_bytes()) if path.is_file() else None
    except (OSError, ValueError, RecursionError):
        return Glance()
    if not isinstance(found, dict):
        return Glance()
    read = cast("dict[str, object]", found)
    percent, window = read.get("text_percent"), read.get("window")
    return Glance(
        language=_one_of(read.get("language"), ("", "en", "ja", "ru"), ""),
        theme=_one_of(read.get("theme"), ("system", "light", "dark"), "system"),
        text_percent=percent if isinstance(percent, int) and 100 <= percent <= 200 else 100,
        motion=_one_of(read.get("motion"), MOTIONS, "system"),
        sound=_one_of(read.get("sound"), LOUDNESSES, "soft"),
        window=_four(window),
        maximised=read.get("maximised") is True,
    )


def _one_of(value: object, choices: tuple[Choice, ...], otherwise: Choice) -> Choice:
    return next((choice for choice in choices if choice == value), otherwise)


def _four(value: object) -> tuple[int, int, int, int] | None:
    if not isinstance(value, list):
        return None
    numbers = [
        each for each in cast("list[object]", value) if isinstance(each, int) and abs(each) <= FARTHEST
    ]
    if len(numbers) != 4 or len(cast("list[object]", value)) != 4:
        return None
    left, top, width, height = numbers
    return (left, top, width, height)
