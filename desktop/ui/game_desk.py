"""How the window gets at games and matches, handed in by the app so that no room below it knows games."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from desktop.engine.deck import Deck
from desktop.engine.game import GameRules
from desktop.engine.manifest import Manifest
from desktop.session.shelf import Shelf
from desktop.ui.table.contract import GameTable


@dataclass(frozen=True, slots=True)
class GameDesk:
    """The games that were found, how to load each one's rules and table, and the shelf of matches.

    ``load_deck`` may raise BadInputError; the other loaders raise ImportError when a game's own
    library cannot be used on this computer.
    """

    games: Mapping[str, Manifest]
    load_rules: Callable[[Manifest], GameRules[Any, Any]]
    load_table: Callable[[Manifest], GameTable[Any]]
    load_deck: Callable[[Manifest, GameRules[Any, Any]], Deck]
    shelf: Shelf
