"""Finds the games: every folder under ``desktop/games`` with a manifest, and folders named besides."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import desktop.games
from desktop.app.paths import resources
from desktop.engine.bad_input import BadInputError
from desktop.engine.manifest import Manifest

if TYPE_CHECKING:
    from desktop.engine.deck import Deck
    from desktop.engine.game import GameRules
    from desktop.players.fastroad import FastRoad
    from desktop.ui.decks.contract import DeckSheets


_OWN = tuple(desktop.games.__path__)
"""Where the program's own games lie."""


def find_games(extra: Sequence[Path] = ()) -> dict[str, Manifest]:
    """All games by id, known by their manifests alone: no rules and no table is loaded.

    ``extra`` are folders that hold further game folders; those become part of the package
    ``desktop.games``, so that a game is written the same wherever it lies.

    Raises:
        BadInputError: a folder of ``extra`` is none, or one of its games cannot be loaded.
    """
    check_folders(extra)
    folders = [folder.resolve() for folder in extra]
    for folder in folders:
        _add_folder(folder)
    # the program's own and these alone, whatever was asked for earlier
    known = [*_OWN, *(str(folder) for folder in folders)]
    names = sorted({entry.name for entry in pkgutil.iter_modules(known) if entry.ispkg})
    manifests = [_manifest(name) for name in names]
    return {manifest.id: manifest for manifest in manifests}


def load_rules(manifest: Manifest) -> GameRules[Any, Any]:
    """The rules of a game; loaded when a match of it opens."""
    rules: GameRules[Any, Any] = _resolved(manifest.rules)
    return rules


def load_fast_road(manifest: Manifest) -> FastRoad | None:
    """The game's fast road, for simulations and bots alone: ``Fast`` of the module ``fast`` of its rules."""
    package = manifest.rules.partition(":")[0].rpartition(".")[0]
    if importlib.util.find_spec(f"{package}.fast") is None:
        return None
    road: FastRoad = _resolved(f"{package}.fast:Fast")
    return road


def load_deck(manifest: Manifest, rules: GameRules[Any, Any]) -> Deck:
    """The deck that a game is played with when no other is chosen.

    It lies with the program's resources; a further game may bring it in its own folder.

    Raises:
        BadInputError: it is missing, or not a deck of this game.
    """
    # only a match needs decks; home starts without what reads them
    from desktop.engine.record import read_json
    from desktop.session.wholefile import read_whole

    path = _deck_folder(manifest) / f"{manifest.deck}.json"
    deck: Deck = read_json(read_whole(path), rules.decks)
    return deck


def deck_files(manifest: Manifest) -> tuple[Path, ...]:
    """The files of all decks that come with a game, the one it is played with first."""
    files = sorted(_deck_folder(manifest).glob("*.json"))
    return tuple(sorted(files, key=lambda path: path.stem != manifest.deck))


def read_module(name: str) -> bool:
    """Load a module before it is needed; False when it was there, or cannot be had: that is told in its time.

    ``:*`` behind the name looks all its names up, too: PySide makes a type when it is first asked for.
    ``art:`` before a game's id stands for the game's pictures.
    """
    if name.startswith("art:"):
        from desktop.ui.table.art import Art  # home starts without tables

        return Art(resources() / name.removeprefix("art:") / "art").read_all()
    module, _, all_names = name.partition(":")
    if not all_names and module in sys.modules:
        return False
    try:
        loaded = importlib.import_module(module)
    except ImportError:
        return False
    for each in dir(loaded) if all_names else ():
        getattr(loaded, each)
    return True


def load_deck_sheets(manifest: Manifest) -> DeckSheets | None:
    """What shows the editor a game's decks; loaded when somebody looks at one, None if there is nothing."""
    if not manifest.deck_sheets:
        return None
    sheets: DeckSheets = _resolved(manifest.deck_sheets)(resources() / manifest.id)
    return sheets


def load_table(manifest: Manifest) -> Any:
    """What a game gives the table; loaded when a match of it opens in the window."""
    return _resolved(manifest.table)(resources() / manifest.id)


def _deck_folder(manifest: Manifest) -> Path:
    """A further game may bring its decks in its own folder."""
    folder = resources() / manifest.id / "decks"
    if (folder / f"{manifest.deck}.json").is_file():
        return folder
    package = importlib.import_module(f"{desktop.games.__name__}.{manifest.id}")
    return Path(package.__path__[0]) / "resources" / "decks"


def check_folders(extra: Sequence[Path]) -> None:
    """Whether all these are folders, before anything is done with them.

    Raises:
        BadInputError: one is none.
    """
    for folder in extra:
        if not folder.is_dir():
            raise BadInputError("no-games", {"path": str(folder)})


def _add_folder(folder: Path) -> None:
    if str(folder) not in desktop.games.__path__:
        desktop.games.__path__.append(str(folder))
        importlib.invalidate_caches()


def _manifest(name: str) -> Manifest:
    module = f"{desktop.games.__name__}.{name}.manifest"
    try:
        found = importlib.import_module(module).MANIFEST
    except (ImportError, AttributeError, SyntaxError) as fault:
        raise BadInputError("bad-game", {"name": name, "detail": str(fault)[:200]}) from fault
    if not isinstance(found, Manifest):
        raise BadInputError("bad-game", {"name": name, "detail": "MANIFEST"})
    return found


def _resolved(dotted: str) -> Any:
    module, _, attribute = dotted.partition(":")
    return getattr(importlib.import_module(module), attribute)
