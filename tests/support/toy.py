"""Lays the toy game Cairn into a folder, as a further game that no other file knows of."""

import shutil
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from types import SimpleNamespace
from typing import Any

from desktop.app.games import find_games, load_deck, load_rules
from desktop.engine.manifest import Manifest

_SOURCE = Path(__file__).parent / "toy_game"


def lay_toy(folder: Path) -> Path:
    """A complete game folder in ``folder``, which is then a folder for ``find_games``."""
    shutil.copytree(_SOURCE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@cache
def toy() -> SimpleNamespace:
    """The toy game, found and loaded: ``manifest``, ``rules``, ``module`` (its classes), ``deck``."""
    folder = lay_toy(Path(mkdtemp(prefix="toy-")))
    manifest: Manifest = find_games([folder])["cairn"]
    rules: Any = load_rules(manifest)
    import desktop.games.cairn.rules as module  # pyright: ignore[reportMissingImports]

    deck = load_deck(manifest, rules)
    return SimpleNamespace(manifest=manifest, rules=rules, module=module, deck=deck, folder=folder)
