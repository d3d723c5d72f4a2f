"""The rooms: nothing lies outside them, and the contracts on imports really bite."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from architecture.source import CHECKOUT, DESKTOP, ROOMS, ROOMS_OF_A_GAME, sources

GAMES = sorted(path for path in (DESKTOP / "games").iterdir() if path.is_dir() and path.name != "__pycache__")


def test_the_program_has_no_rooms_but_the_known_ones() -> None:
    assert _modules(DESKTOP) <= ROOMS | {"__init__", "__main__"}
    assert _modules(DESKTOP / "games") == {"__init__"} | {game.name for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda one: one.name)
def test_a_game_has_no_rooms_but_those_the_contracts_guard(game: Path) -> None:
    assert _modules(game) <= ROOMS_OF_A_GAME | {"__init__"}
    assert (game / "manifest.py").is_file()
    assert (game / "rules" / "__init__.py").is_file()


def test_contracts_that_allow_the_engine_alone_name_every_other_room() -> None:
    """import-linter refuses a room that does not exist yet, so a new one has to be named when it comes."""
    others = {f"desktop.{room}" for room in _modules(DESKTOP) & ROOMS - {"engine", "games"}}
    settings = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    named = {one["name"]: one for one in settings["tool"]["importlinter"]["contracts"]}
    for name in ("a manifest imports the engine only", "rules and physics import the engine only"):
        assert {room for room in named[name]["forbidden_modules"] if "*" not in room} == others


def test_nothing_is_imported_by_a_name_made_up_at_run_time() -> None:
    """Such an import is one that no contract sees; the composition root resolves the manifests' names."""
    places = [
        one.name
        for one in sources("desktop")
        if "import_module" in one.text and not one.name.startswith("desktop/app/")
    ]
    assert places == []


VIOLATIONS = {
    "rooms": {"engine/probe.py": "import desktop.session"},
    "a game:": {"games/probe/rules/probe.py": "import desktop.games.probe.table"},
    "games do not know": {"games/probe/bot.py": "import desktop.games.tranquility.rules"},
    "a manifest imports": {"games/probe/manifest.py": "import desktop.games.probe.rules"},
    "rules and physics import": {"games/probe/rules/probe.py": "import desktop.session"},
    "bots know": {"games/probe/bot.py": "import desktop.session"},
    "no Qt below": {"games/probe/rules/probe.py": "import PySide6.QtCore"},
    "rules read no": {"games/probe/rules/probe.py": "import random"},
    "only a game's physics": {"games/probe/table/probe.py": "import pyb2d3"},
    "only charts": {"ui/probe.py": "import pyqtgraph"},
    "only one file imports the sound": {"ui/probe.py": "import miniaudio"},
    "only the compiling": {"ui/probe.py": "import babel"},
}


def test_the_contracts_hold_for_a_game_that_keeps_them(tmp_path: Path) -> None:
    code, told = _lint(tmp_path, {"games/probe/bot.py": "import desktop.games.probe.rules"})
    assert code == 0, told


def test_every_contract_is_broken_by_its_violation(tmp_path: Path) -> None:
    """Each contract, wildcards included, notices a new game (or room) that breaks it."""
    code, told = _lint(
        tmp_path,
        {
            name: "\n".join(files[name] for files in VIOLATIONS.values() if name in files)
            for name in {name for files in VIOLATIONS.values() for name in files}
        },
    )
    assert code == 1, told
    verdicts = re.findall(r"^(.+) (KEPT|BROKEN)\b", told, re.MULTILINE)
    assert len(verdicts) == len(VIOLATIONS)
    for contract in VIOLATIONS:
        assert [verdict for name, verdict in verdicts if name.startswith(contract)] == ["BROKEN"], told


def _lint(folder: Path, files: dict[str, str]) -> tuple[int, str]:
    """import-linter's exit status and report on a copy of the program with a game "probe" and these files."""
    shutil.copytree(DESKTOP, folder / "desktop", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(CHECKOUT / "pyproject.toml", folder)
    packages = ["games/probe", "games/probe/rules", "games/probe/physics", "games/probe/table"]
    for name, text in {**{f"{package}/__init__.py": "" for package in packages}, **files}.items():
        file = folder / "desktop" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command as run; run()",
            "--no-cache",
        ],
        cwd=folder,
        env={"PYTHONPATH": str(folder), "PATH": "/usr/bin:/bin", "PYTHONUTF8": "1", "COLUMNS": "200"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def _modules(folder: Path) -> set[str]:
    return {
        path.stem if path.suffix == ".py" else path.name
        for path in folder.iterdir()
        if path.suffix == ".py" or (path.is_dir() and path.name != "__pycache__")
    }
