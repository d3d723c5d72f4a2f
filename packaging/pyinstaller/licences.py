"""Puts the licence text of every part beside the bundle: ``licences.py FOLDER``.

Run by the Python that made the bundle. Fails when a package that the program needs brings no text and none
lies in ``packaging/licences`` for it.
"""

import re
import shutil
import sys
import sysconfig
from importlib.metadata import Distribution, distribution, requires
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
OWN_TEXTS = CHECKOUT / "packaging" / "licences"
PROGRAM = "ascent-table"
BOOTLOADER = "pyinstaller"
"""Its start program is part of the bundle; the rest of it is not."""
WITHOUT_TEXT = {"pyside6-essentials": "QT.md", "shiboken6": "QT.md"}
"""Packages that bring no text, and which of ours stands for them."""
IS_TEXT = re.compile(r"licen[cs]e|copying|notice|authors", re.IGNORECASE)


def needed(name: str) -> set[str]:
    """The packages that a package needs at run time here, itself left out."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for line in requires(waiting.pop()) or []:
            wanted = re.split(r"[\s;<>=!~\[(]", line, maxsplit=1)[0].lower().replace("_", "-")
            if "extra ==" not in line and wanted not in found and _is_here(wanted):
                found.add(wanted)
                waiting.append(wanted)
    return found


def collect(folder: Path) -> None:
    """Fill a folder with all texts. Raises LookupError for a package without one."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(OWN_TEXTS, folder, ignore=shutil.ignore_patterns("README.md"))
    for ours in ("LICENSE", "THIRD_PARTY.md"):
        shutil.copy(CHECKOUT / ours, folder)
    for font in (CHECKOUT / "resources" / "app" / "fonts").glob("OFL-*.txt"):
        shutil.copy(font, folder)
    shutil.copy(Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), folder / "python.txt")
    names = sorted({*needed(PROGRAM), BOOTLOADER})
    for name in names:
        _copy_texts(distribution(name), folder / name)
    versions = [f"{name} {distribution(name).version}" for name in names]
    python = f"python {sys.version.split()[0]}"
    (folder / "versions.txt").write_text("\n".join([python, *versions]) + "\n", encoding="utf-8")


def _copy_texts(package: Distribution, target: Path) -> None:
    texts = [
        file for file in package.files or () if ".dist-info" in file.parts[0] and IS_TEXT.search(str(file))
    ]
    if not texts:
        if not (OWN_TEXTS / WITHOUT_TEXT.get(target.name, "-")).is_file():
            raise LookupError(f"no licence text for {target.name}")
        return
    for text in texts:
        inside = [part for part in text.parts[1:] if part not in {"licenses", "license_files"}]
        (target / Path(*inside)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(Path(str(text.locate())), target / Path(*inside))


def _is_here(name: str) -> bool:
    try:
        distribution(name)
    except ModuleNotFoundError:
        return False  # for another system
    return True


if __name__ == "__main__":
    collect(Path(sys.argv[1]))
