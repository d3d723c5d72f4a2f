"""The settings as a record, read from and written to one JSON file."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter

from desktop.engine.message import Message
from desktop.engine.record import BadInputError, Record, read_json
from desktop.session.wholefile import keep_aside, open_plain, replace_file
from desktop.ui.settings.glance import FARTHEST
from desktop.ui.sound.loudness import Loudness
from desktop.ui.theme.motion import Motion

VERSION: Final = 1
Pixels = Annotated[int, Field(ge=-FARTHEST, le=FARTHEST)]


class Preferences(Record):
    """All that is remembered between two starts. Every field has a default."""

    version: Literal[1] = VERSION
    language: Literal["", "en", "ja", "ru"] = ""
    """Empty follows the system."""
    theme: Literal["system", "light", "dark"] = "system"
    text_percent: int = Field(default=100, ge=100, le=200)
    motion: Motion = "system"
    sound: Loudness = "soft"
    panel_side: Literal["right", "left"] = "right"
    panel_open: bool = True
    panel_width: int = Field(default=320, ge=100, le=2000)
    """At 100 % text, in logical units."""
    explicit_end: bool = True
    undo: Literal["ask", "never", "free"] = "ask"
    input: Literal["both", "click"] = "both"
    """``click`` leaves dragging out, so that a brush of the screen plays nothing."""
    confirm: bool = False
    """Ask for a second, deliberate press before a move is made."""
    turn_view: bool = False
    """Turn the table towards the player in turn."""
    names: tuple[str, ...] = ()
    """Names used last, by seat, offered again in the set-up."""
    colours: tuple[int, ...] = ()
    """Colours of seats used last, by seat, as places in the theme's list of them."""
    decks: dict[str, str] = Field(default_factory=dict[str, str])
    """The deck each game was last set up with, by game."""
    window: tuple[Pixels, Pixels, Pixels, Pixels] | None = None
    """Left, top, width and height of the normal window in logical pixels."""
    maximised: bool = False


@dataclass(frozen=True, slots=True)
class Loaded:
    """The preferences and what is to be told about how they were found."""

    preferences: Preferences
    notice: Message | None = None
    writable: bool = True
    """False for a file of a newer program, which is left untouched."""


class _VersionOnly(Record):
    model_config = Record.model_config | {"extra": "ignore"}

    version: int


def load_preferences(path: Path) -> Loaded:
    """Read the settings; defaults with a notice when the file cannot be used."""
    try:
        with open_plain(path) as file:
            raw = file.read()
    except FileNotFoundError:
        return Loaded(Preferences())
    except OSError as fault:
        facts = {"path": str(path), "detail": fault.strerror or ""}
        return Loaded(Preferences(), Message("app.settings.unreadable", facts))
    try:
        return Loaded(read_json(raw, TypeAdapter(Preferences)))
    except BadInputError:
        if _is_newer(raw):
            return Loaded(Preferences(), Message("app.settings.newer", {"path": str(path)}), writable=False)
    try:
        aside = keep_aside(path, "bad")
    except OSError:
        # it cannot be kept, so it must not be overwritten either
        return Loaded(Preferences(), Message("app.settings.damaged", {"path": str(path)}), writable=False)
    return Loaded(Preferences(), Message("app.settings.damaged", {"path": str(aside)}))


def save_preferences(path: Path, preferences: Preferences) -> None:
    """Write the settings whole. Raises OSError when the disk refuses."""
    replace_file(path, preferences.model_dump_json(indent=2).encode("utf-8"))


def _is_newer(raw: bytes) -> bool:
    try:
        return read_json(raw, TypeAdapter(_VersionOnly)).version > VERSION
    except BadInputError:
        return False
