"""From what was chosen in the set-up to a match on the shelf."""

from datetime import UTC, datetime
from typing import Any

from desktop.engine.deck import Deck
from desktop.engine.game import GameRules
from desktop.engine.manifest import Manifest
from desktop.engine.record import read_json
from desktop.session.deckfile import playable_deck
from desktop.session.header import json_text, new_header
from desktop.session.shelf import OpenMatch
from desktop.ui.game_desk import GameDesk
from desktop.ui.home.setup_choice import SetupChoice


def deal(desk: GameDesk, choice: SetupChoice) -> OpenMatch[Any]:
    """A new match, dealt and saved.

    Raises:
        BadInputError: the choice does not fit the game, or nothing can be written.
    """
    manifest = desk.games[choice.game]
    rules = desk.load_rules(manifest)
    header = new_header(
        manifest,
        rules,
        choice.seats,
        _deck(desk, manifest, rules, choice),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        first=choice.first,
        options=choice.options,
        table=choice.table,
    )
    return desk.shelf.begin(rules, header)


def _deck(desk: GameDesk, manifest: Manifest, rules: GameRules[Any, Any], choice: SetupChoice) -> Deck:
    if choice.carried is not None:
        return read_json(json_text(choice.carried), rules.decks)
    if choice.deck:
        return playable_deck(desk.decks.read(manifest.id, choice.deck), rules.decks)
    return desk.load_deck(manifest, rules)
