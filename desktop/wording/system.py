"""The languages on offer, and which of them the computer speaks."""

import locale
import os
from collections.abc import Mapping, Sequence
from typing import Final

_OWN_NAMES: Final = (("en", "English"), ("ja", "日本語"), ("ru", "Русский"))
"""Data, not words: a language is listed under its own name whatever language is spoken."""

_WINDOWS_NAMES: Final = {"japanese": "ja", "russian": "ru", "english": "en"}
"""How Windows names a locale in Python, e.g. ``Russian_Russia``."""


def languages() -> tuple[tuple[str, str], ...]:
    """The languages on offer: code and own name, in the order shown."""
    return _OWN_NAMES


def system_language(preferred: Sequence[str] = (), environment: Mapping[str, str] = os.environ) -> str:
    """The code of the first language on offer that the system asks for, English otherwise.

    ``preferred`` are tags such as ``ja-JP`` from a source that knows better than the
    environment (on macOS and Windows Qt does); they are asked first.
    """
    for tag in (*preferred, *_asked_for(environment), locale.getlocale()[0] or ""):
        if (code := _offered(tag)) is not None:
            return code
    return "en"


def _asked_for(environment: Mapping[str, str]) -> tuple[str, ...]:
    """What the environment asks for, as gettext reads it: LANGUAGE counts unless the locale is C."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    spoken = next((environment[name] for name in names if environment.get(name)), "")
    if spoken.partition(".")[0] in ("C", "POSIX"):
        return ("en",)
    return (*environment.get("LANGUAGE", "").split(":"), spoken)


def _offered(tag: str) -> str | None:
    word = tag.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    code = _WINDOWS_NAMES.get(word, word)
    return code if any(code == offered for offered, _ in _OWN_NAMES) else None
