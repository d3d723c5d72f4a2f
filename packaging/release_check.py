"""What has to hold before a release: ``release_check.py [--quick]``. Tells all that is amiss.

Quick, it looks only; else ``make test`` runs last. Run from the checkout's folder.
"""

import hashlib
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSION_FILE = "desktop/__init__.py"
SOURCE_SUFFIXES = {
    ".cfg",
    ".in",
    ".iss",
    ".json",
    ".md",
    ".ps1",
    ".py",
    ".sh",
    ".spec",
    ".toml",
    ".xml",
    ".yml",
}


def version() -> str:
    """The version, from the one place where it stands."""
    found = re.search(r'^__version__ = "(.*)"$', _text(VERSION_FILE), re.MULTILINE)
    if found is None:
        raise LookupError(f"{VERSION_FILE} tells no version")
    return found[1]


def packages(of: str) -> list[str]:
    """What is published, as patterns of names below ``dist``."""
    return [
        f"ascent_table-{of}.tar.gz",
        f"ascent_table-{of}-py3-none-any.whl",
        f"ascent-table_{of}_*.deb",
        f"ascent-table-{of}-*.run",
    ]


def version_in_one_place() -> Iterator[str]:
    """The version is written once; everything else reads it there."""
    names = _git("ls-files", "desktop", "packaging", "pyproject.toml", "Makefile").splitlines()
    for name in set(names) - {VERSION_FILE}:
        path = ROOT / name
        if (
            path.suffix in SOURCE_SUFFIXES
            and path.is_file()
            and version() in path.read_text(encoding="utf-8")
        ):
            yield f"{name} names the version, which stands in {VERSION_FILE}"


def changes_are_dated() -> Iterator[str]:
    """CHANGELOG.md begins with this version and the day of its release."""
    first = next((line for line in _text("CHANGELOG.md").splitlines() if line.startswith("## ")), "")
    if not re.fullmatch(rf"## {re.escape(version())} \(\d{{4}}-\d\d-\d\d\)", first):
        yield f"CHANGELOG.md begins with “{first}”, not with “## {version()} (the day of the release)”"


def tree_is_clean() -> Iterator[str]:
    """All that is released is committed."""
    lines = _git("status", "--porcelain").splitlines()
    if lines:
        yield f"{len(lines)} file(s) are not committed, such as {lines[0][3:]}"


def licence_is_chosen() -> Iterator[str]:
    """Without the owner's licence nobody may pass the program on."""
    if "No licence has been chosen yet" in _text("LICENSE"):
        yield "LICENSE grants nothing yet: the owner has to choose"


def packages_are_built() -> Iterator[str]:
    """Each package is there, and younger than the last commit."""
    committed = int(_git("log", "-1", "--format=%ct"))
    for pattern in packages(version()):
        built = list((ROOT / "dist").glob(pattern))
        if not built:
            yield f"dist/{pattern} is not built"
        yield from (
            f"dist/{file.name} is older than the last commit"
            for file in built
            if file.stat().st_mtime < committed
        )


def write_checksums() -> Path:
    """``dist/SHA256SUMS``, to be published beside the packages."""
    files = sorted(file for pattern in packages(version()) for file in (ROOT / "dist").glob(pattern))
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    sums = ROOT / "dist" / "SHA256SUMS"
    sums.write_text("".join(lines), encoding="utf-8")
    return sums


CHECKS: list[Callable[[], Iterator[str]]] = [
    version_in_one_place,
    changes_are_dated,
    tree_is_clean,
    licence_is_chosen,
    packages_are_built,
]


def main(*, quick: bool) -> int:
    """Carry out the checks; the exit code."""
    amiss = [fault for check in CHECKS for fault in check()]
    for fault in amiss:
        print(fault, file=sys.stderr)
    if amiss:
        print(f"{version()} cannot be released yet: {len(amiss)} thing(s) are amiss.", file=sys.stderr)
        return 1
    if not quick and subprocess.run(["make", "test"], cwd=ROOT, check=False).returncode:
        return 1
    print(f"{version()} can be released; checksums are in {write_checksums().relative_to(ROOT)}.")
    return 0


def _text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def _git(*words: str) -> str:
    return subprocess.check_output(["git", *words], cwd=ROOT, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(quick="--quick" in sys.argv[1:]))
