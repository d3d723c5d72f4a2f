"""Writes what a desktop and the manual look for: ``share_tree.py SHARE COMMAND [PICTURES]``.

The menu entry, the kinds of file, icons and manual pages, below the folder SHARE. COMMAND is how the program
is started. PICTURES is the address of the folder where the pictures that ``demo`` makes will lie; with it
there is an entry for software centres, too.
"""

import shutil
import sys
from pathlib import Path

from man_page import man_languages, man_page
from menu_entry import menu_entry
from metainfo import metainfo

PROGRAM = "ascent-table"
HERE = Path(__file__).resolve().parent
ICONS = HERE.parents[1] / "resources" / "app" / "icons"


def write_share(share: Path, command: str, pictures: str | None = None) -> None:
    """Fill a folder that desktops look into, such as ``/usr/share`` or ``~/.local/share``."""
    _write(share / "applications" / f"{PROGRAM}.desktop", menu_entry(command))
    kinds = share / "mime" / "packages" / f"{PROGRAM}.xml"
    _write(kinds, (HERE / f"{PROGRAM}.xml").read_text(encoding="utf-8"))
    for language in man_languages():
        below = share / "man" if language == "en" else share / "man" / language
        _write(below / "man1" / f"{PROGRAM}.1", man_page(language))
    for icon in sorted(ICONS.glob(f"{PROGRAM}*")):
        target = share / "icons" / "hicolor" / _size_folder(icon) / "apps" / f"{PROGRAM}{icon.suffix}"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(icon, target)
    if pictures is not None:
        _write(share / "metainfo" / f"{PROGRAM}.metainfo.xml", metainfo(pictures))


def _size_folder(icon: Path) -> str:
    if icon.suffix == ".svg":
        return "scalable"
    pixels = icon.stem.rpartition("-")[2]
    return f"{pixels}x{pixels}"


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_share(Path(sys.argv[1]), *sys.argv[2:4])
