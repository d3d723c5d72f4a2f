"""What the games' manifests and registers of rules promise to have words for."""

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from desktop import games
from desktop.app import paths
from desktop.engine.manifest import Manifest
from desktop.engine.rule import Rulebook
from tests.i18n.dynamic_ids import DECK_PARTS, GAME_PARTS, RULE_MUST, RULE_PARTS


@cache
def manifests() -> tuple[Manifest, ...]:
    """Every game of the program; not those that a test has laid into the package for its own sake."""
    own = str(Path(str(games.__file__)).parent)
    names = [found.name for found in pkgutil.iter_modules([own]) if found.ispkg]
    return tuple(importlib.import_module(f"desktop.games.{name}.manifest").MANIFEST for name in names)


@cache
def rulebook(manifest: Manifest) -> Rulebook:
    """The register of a game's rules."""
    module, _, attribute = manifest.rules.partition(":")
    return getattr(importlib.import_module(module), attribute).rulebook


def promised(manifest: Manifest) -> set[str]:
    """Every id that a game must have words for because its register or manifest says so."""
    game = manifest.id
    ids = {f"{game}.{part}" for part in GAME_PARTS}
    ids |= {f"{entry.id}{part}" for entry in rulebook(manifest) for part in RULE_MUST}
    ids |= {f"{game}.deck.{deck}.{part}" for deck in _decks(game) for part in DECK_PARTS}
    ids |= {f"{game}.topic.{topic}" for topic in rulebook(manifest).topics}
    for term in manifest.glossary:
        ids |= {f"{game}.glossary.{term}", f"{game}.glossary.{term}.text"}
    for option in manifest.options:
        base = f"{game}.option.{option.id}"
        ids |= {base, f"{base}.help"}
        # numbers and yes/no are shown as such
        ids |= {f"{base}.value.{value}" for value in option.values if isinstance(value, str)}
    return ids


def _decks(game: str) -> list[str]:
    return [path.stem for path in (paths.resources() / game / "decks").glob("*.json")]


def possible(manifest: Manifest) -> set[str]:
    """Ids beyond the promised ones that the rules of a game may have words for."""
    return {f"{entry.id}{part}" for entry in rulebook(manifest) for part in RULE_PARTS}
