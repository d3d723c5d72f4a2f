"""How the window gets at games and matches, handed in by the app so that no room below it knows games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from desktop.engine.deck import Deck
    from desktop.engine.game import GameRules
    from desktop.engine.manifest import Manifest
    from desktop.session.shelf import Shelf
    from desktop.ui.table.contract import GameTable


class GameDesk:
    """The games that were found, how to load each one's rules, table and deck, and the shelf of matches.

    ``load_deck`` may raise BadInputError; the other loaders raise ImportError when a game's own
    library cannot be used on this computer. ``open_shelf`` is called once, when first needed.
    """

    def __init__(
        self,
        games: Mapping[str, Manifest],
        load_rules: Callable[[Manifest], GameRules[Any, Any]],
        load_table: Callable[[Manifest], GameTable[Any]],
        load_deck: Callable[[Manifest, GameRules[Any, Any]], Deck],
        open_shelf: Callable[[], Shelf],
    ) -> None:
        self.games = games
        self.load_rules = load_rules
        self.load_table = load_table
        self.load_deck = load_deck
        self._open_shelf = open_shelf

    @cached_property
    def shelf(self) -> Shelf:
        """The matches of this person."""
        return self._open_shelf()
