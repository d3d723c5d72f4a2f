"""How the window gets at games and matches, handed in by the app so that no room below it knows games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from desktop.engine.deck import Deck
    from desktop.engine.game import GameRules
    from desktop.engine.manifest import Manifest
    from desktop.session.deck_shelf import DeckShelf
    from desktop.session.shelf import Shelf
    from desktop.ui.decks.contract import DeckSheets
    from desktop.ui.table.contract import GameTable


class GameDesk:
    """The games that were found, how to load each one's rules, table and decks, and the shelves.

    ``load_deck`` may raise BadInputError; the other loaders raise ImportError when a game's own
    library cannot be used on this computer. ``read_module`` loads a module ahead, and says whether there was
    anything to load. Each shelf is opened once, when first needed.
    """

    def __init__(
        self,
        games: Mapping[str, Manifest],
        load_rules: Callable[[Manifest], GameRules[Any, Any]],
        load_table: Callable[[Manifest], GameTable[Any]],
        load_deck: Callable[[Manifest, GameRules[Any, Any]], Deck],
        load_deck_sheets: Callable[[Manifest], DeckSheets | None],
        read_module: Callable[[str], bool],
        open_shelf: Callable[[], Shelf],
        open_deck_shelf: Callable[[], DeckShelf],
    ) -> None:
        self.games = games
        self.load_rules = load_rules
        self.load_table = load_table
        self.load_deck = load_deck
        self.load_deck_sheets = load_deck_sheets
        self.read_module = read_module
        self._open_shelf = open_shelf
        self._open_deck_shelf = open_deck_shelf

    @cached_property
    def shelf(self) -> Shelf:
        """The matches of this person."""
        return self._open_shelf()

    @cached_property
    def decks(self) -> DeckShelf:
        """The decks of the games and those of this person."""
        return self._open_deck_shelf()
