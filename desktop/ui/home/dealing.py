"""From what was chosen in the set-up to a match on the shelf."""

from datetime import UTC, datetime
from typing import Any

from desktop.session.header import new_header
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
        desk.load_deck(manifest, rules),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        first=choice.first,
        options=choice.options,
        table=choice.table,
    )
    return desk.shelf.begin(rules, header)
