"""Whether a bundle holds what no import tells of: ``complete.py FOLDER``; ends with 1 when something lacks.

Run by the Python that made the bundle. Without any of this the program starts and even plays, only without
its sounds, with Qt's buttons in English or with pictures missing.
"""

import sys
from collections.abc import Iterable
from importlib.metadata import files
from importlib.util import find_spec
from pathlib import Path

from contents import LANGUAGES

COMPILED = ("_cffi_backend", "_miniaudio")
"""Imported by compiled parts of packages, where the system has them."""
DATA = "desktop/_data/"


def missing(folder: Path, compiled: Iterable[str], data: Iterable[str]) -> list[str]:
    """What a bundle lacks of Qt's own words, of compiled modules and of the program's data files."""
    inside = folder / "_internal"
    names = {path.name for path in inside.rglob("*") if path.is_file()}
    lacking = [name for language in LANGUAGES if (name := f"qtbase_{language}.qm") not in names]
    lacking += [module for module in compiled if not any(name.startswith(f"{module}.") for name in names)]
    return lacking + [file for file in data if not (inside / file).is_file()]


def data_of_program() -> list[str]:
    """Every data file of the installed wheel: pictures, sounds, fonts, decks, words."""
    return [name for file in files("ascent-table") or () if (name := file.as_posix()).startswith(DATA)]


if __name__ == "__main__":
    all_data = data_of_program()
    lacks = missing(Path(sys.argv[1]), [name for name in COMPILED if find_spec(name)], all_data)
    if lacks or not all_data:
        sys.exit(f"The bundle lacks {', '.join(lacks) or 'all data'}.")
