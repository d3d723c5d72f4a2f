"""How a match gets from the shelf, or freshly dealt, to the window; what stands in the way is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from desktop.engine.bad_input import BadInputError
from desktop.engine.message import Message
from desktop.session.locks import BusyError
from desktop.session.wholefile import is_there
from desktop.ui.game_desk import GameDesk

if TYPE_CHECKING:
    from desktop.engine.manifest import Manifest
    from desktop.session.shelf import OpenMatch
    from desktop.ui.table.contract import GameTable

Tell = Callable[[Message], None]


def game_of(desk: GameDesk, match_id: str, tell: Tell) -> Manifest | None:
    """The game of a match on the shelf, or None when somebody was told that it is not here."""
    game = next((entry.game for entry in desk.shelf.summaries() if entry.id == match_id), "")
    if game not in desk.games:
        tell(Message("app.home.no-such-game", {"name": game}))
    return desk.games.get(game)


def off_the_shelf(desk: GameDesk, manifest: Manifest, match_id: str, tell: Tell) -> OpenMatch[Any]:
    """An open match to be gone on with; what had to be repaired in its file is told."""
    match = desk.shelf.open(match_id, manifest, desk.load_rules(manifest))
    for repair in match.repairs:
        tell(repair)
    return match


def given_up(desk: GameDesk, opened: OpenMatch[Any], tell: Tell) -> None:
    """A match whose table cannot be built is let go of; what has become of it is told."""
    try:
        desk.shelf.give_up(opened)
    except BadInputError as fault:
        tell(fault.message)
    on_shelf = is_there(opened.autosave.path)
    tell(Message("app.home.no-table-kept") if on_shelf else Message("app.home.no-table"))


def taken(
    desk: GameDesk, manifest: Manifest, take: Callable[[], OpenMatch[Any]], tell: Tell
) -> tuple[GameTable[Any], OpenMatch[Any]] | None:
    """The table of a game and the match that ``take`` gives, or None when somebody was told why not."""
    try:
        return desk.load_table(manifest), take()
    except BadInputError as fault:
        tell(fault.message)
    except BusyError:
        tell(Message("app.home.locked"))
    except ImportError as fault:
        tell(Message("app.home.closed-room", {"detail": str(fault)}))
    return None
