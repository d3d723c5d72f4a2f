"""A copy of what could not be saved when nobody could be asked any more, and its being found again.

No setting remembers it: a disk that takes no match takes no settings either. The copy lies in a folder of its
own, at home or, where that takes nothing, where files lie that do not last.
"""

import logging
import os
import sys
import tempfile
from pathlib import Path

from desktop.ui.unsaved import Owing

logger = logging.getLogger(__name__)

FOLDER = "ascent-table-unsaved"


def keep_elsewhere(owing: Owing) -> None:
    """Save it, or else keep a copy. That this fails as well is told in the diary alone."""
    owing.try_again()
    if not owing.owes:
        return
    for folder in _folders():
        try:
            folder.mkdir(mode=0o700, exist_ok=True)
            path = _free(folder / owing.copy_name)
            owing.keep_copy(path)
        except OSError as fault:
            logger.warning("No copy of what could not be saved in %s: %s", folder, fault)
        else:
            logger.warning("What could not be saved is at %s", path)
            return


def kept_copies() -> tuple[Path, ...]:
    """All copies that lie there, until the person takes them away."""
    return tuple(path for folder in _folders() for path in _own_files(folder))


def _folders() -> tuple[Path, ...]:
    """Where copies may lie, the better place first."""
    lasting, passing = Path.home(), Path(tempfile.gettempdir())
    if sys.platform == "win32":
        return lasting / FOLDER, passing / FOLDER
    return lasting / FOLDER, passing / f"{FOLDER}-{os.getuid()}"


def _own_files(folder: Path) -> list[Path]:
    """Nobody else's: a folder for all is open to anybody."""
    try:
        if sys.platform != "win32" and folder.stat().st_uid != os.getuid():
            return []
        return sorted(path for path in folder.iterdir() if path.is_file())
    except OSError:
        return []


def _free(path: Path) -> Path:
    """The path, or with a number when something is there already."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem} {number}{path.suffix}")
    return free
