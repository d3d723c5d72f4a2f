"""Where things are: the program's own data, and the folders of the person who plays.

Only this module knows whether the program runs from an installed wheel (data in ``desktop/_data``) or
from a checkout (``resources`` and ``i18n`` beside ``desktop``).
"""

import sys
from contextlib import suppress
from pathlib import Path

import platformdirs

APP_ID = "ascent-table"
"""The program's name in folders, in the menu and as a window class."""

_PACKAGE = Path(__file__).resolve().parent.parent
_BUNDLED = _PACKAGE / "_data"
_CHECKOUT = _PACKAGE.parent


def resources() -> Path:
    """The folder of pictures, fonts, decks and lessons: ``<game>/...`` and ``app/...``."""
    return _data() / "resources"


def catalogues() -> Path:
    """The folder of words: ``<language>/<domain>.mo`` in a wheel, ``.po`` in a checkout."""
    return _data() / "i18n"


def saves() -> Path:
    """The folder of matches, made if need be. Removing the program leaves it."""
    return _made(_user().user_data_path / "saves")


def decks() -> Path:
    """The folder of this person's own decks, made if need be. Removing the program leaves it."""
    return _made(_user().user_data_path / "decks")


def settings_file() -> Path:
    """The file of this person's settings; its folder is made if need be, the file need not exist."""
    return _made(_user().user_config_path) / "settings.json"


def log_file() -> Path:
    """The file the program writes its own diary to; its folder is made if need be."""
    return _made(_user().user_log_path) / "ascent-table.log"


def cache() -> Path:
    """A folder for what can be made again, made if need be."""
    return _made(_user().user_cache_path)


def _data() -> Path:
    return _BUNDLED if _BUNDLED.is_dir() else _CHECKOUT


def _user() -> platformdirs.PlatformDirs:
    # Read at every call: tests and the command line give the program another home.
    return platformdirs.PlatformDirs(APP_ID, appauthor=False, roaming=sys.platform == "win32")


def _made(folder: Path) -> Path:
    # A folder that cannot be made is no reason not to start: whoever writes into it will say so.
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
