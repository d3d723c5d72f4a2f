"""What guards a release, and the recipes that nobody has run yet."""

import re
import subprocess
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import desktop

CHECKOUT = Path(__file__).resolve().parents[2]
UNTESTED = [
    "windows/build.ps1",
    "windows/ascent-table.iss",
    "macos/build.sh",
    "flatpak/ascent-table.yml",
    "flatpak/build.sh",
    "appimage/build.sh",
]


def _release_check() -> Any:
    spec = spec_from_file_location("release_check", CHECKOUT / "packaging" / "release_check.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_version_stands_in_one_place() -> None:
    check = _release_check()
    assert check.version() == desktop.__version__
    assert list(check.version_in_one_place()) == []
    told = subprocess.check_output(["/bin/sh", "packaging/version.sh"], cwd=CHECKOUT, encoding="utf-8")
    assert told.strip() == desktop.__version__


def test_the_changes_begin_with_this_version() -> None:
    changes = (CHECKOUT / "CHANGELOG.md").read_text("utf-8")
    (first, *_) = re.findall(r"^## (\S+) \(", changes, re.MULTILINE)
    assert first == desktop.__version__


def test_what_is_amiss_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A little project of its own, in which all is wrong, and then put right."""
    check = _release_check()
    monkeypatch.setattr(check, "ROOT", tmp_path)
    files = {
        "desktop/__init__.py": '__version__ = "7.8.9"\n',
        "pyproject.toml": 'version = "7.8.9"\n',
        "CHANGELOG.md": "# Changes\n\n## 7.8.9 (not released yet)\n",
        "LICENSE": "No licence has been chosen yet.\n",
    }
    _write(tmp_path, files)
    git = ("git", "-c", "user.name=a", "-c", "user.email=a@b.example", "-C", str(tmp_path))
    subprocess.run([*git, "init", "-q"], check=True)
    subprocess.run([*git, "add", "pyproject.toml", "desktop"], check=True)
    subprocess.run([*git, "commit", "-q", "-m", "x"], check=True)
    told = [next(iter(fault()), "") for fault in check.CHECKS]
    assert all(told), told
    assert check.main(quick=True) == 1
    assert not (tmp_path / "dist").exists()

    _write(
        tmp_path,
        {
            "pyproject.toml": "",
            "CHANGELOG.md": "# Changes\n\n## 7.8.9 (2026-12-24)\n",
            "LICENSE": "MIT\n",
            ".gitignore": "/dist/\n",
        },
    )
    subprocess.run([*git, "add", "."], check=True)
    subprocess.run([*git, "commit", "-q", "-m", "y"], check=True)
    built = [pattern.replace("*", "x86") for pattern in check.packages("7.8.9")]
    _write(tmp_path, {f"dist/{name}": name for name in built})
    assert check.main(quick=True) == 0
    sums = (tmp_path / "dist" / "SHA256SUMS").read_text("utf-8")
    assert sorted(line.split("  ")[1] for line in sums.splitlines()) == sorted(built)


@pytest.mark.parametrize("recipe", UNTESTED)
def test_a_recipe_that_nobody_has_run_says_so(recipe: str) -> None:
    text = (CHECKOUT / "packaging" / recipe).read_text("utf-8")
    assert "UNTESTED" in "\n".join(text.splitlines()[:2])


def test_every_script_of_packaging_is_sound() -> None:
    for script in (CHECKOUT / "packaging").rglob("*.sh"):
        subprocess.run(["/bin/sh", "-n", str(script)], check=True)
    spec = CHECKOUT / "packaging" / "pyinstaller" / "ascent-table.spec"
    compile(spec.read_text("utf-8"), str(spec), "exec")


def test_packages_let_the_program_be_heard() -> None:
    """The sound library looks for the system's server by itself, so that no tool can tell what it needs."""
    control = (CHECKOUT / "packaging/debian/control.in").read_text("utf-8")
    assert re.search(r"^Recommends: .*libpulse0 \| libasound2$", control, re.MULTILINE)
    flatpak = (CHECKOUT / "packaging/flatpak/ascent-table.yml").read_text("utf-8")
    assert re.search(r"^  - --socket=pulseaudio$", flatpak, re.MULTILINE)


def test_the_installer_for_windows_knows_the_kinds_of_file() -> None:
    installer = (CHECKOUT / "packaging/windows/ascent-table.iss").read_text("utf-8")
    kinds = (CHECKOUT / "packaging/linux/ascent-table.xml").read_text("utf-8")
    suffixes = set(re.findall(r'<glob pattern="\*(\.\w+)"', kinds))
    assert len(suffixes) == 3
    assert set(re.findall(r"Software\\Classes\\(\.\w+)\"", installer)) == suffixes


def _write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
