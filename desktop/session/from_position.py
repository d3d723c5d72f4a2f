"""A match that begins at a position, as one written by hand."""

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from desktop.engine.deck import Deck
from desktop.engine.game import GameRules
from desktop.engine.luck import Luck
from desktop.engine.manifest import Manifest
from desktop.engine.options import OptionValue
from desktop.session.header import SeatInfo, new_header
from desktop.session.match import Base, Match
from desktop.session.positionfile import PositionFile, position_value, state_of_position

S = TypeVar("S")


def match_from_position(
    manifest: Manifest,
    rules: GameRules[S, Any],
    deck: Deck,
    position: PositionFile,
    luck: Luck,
    *,
    created: str,
) -> Match[S]:
    """A match whose log begins at the position; undo goes back no further.

    Every game's positions say, in full, how many ``players`` there are, who was ``first`` and the
    ``options``: that is all a header needs.

    Raises:
        BadInputError: the position is another game's or contradicts itself.
    """
    state = state_of_position(rules, position, luck)
    value = position_value(rules, state)
    header = new_header(
        manifest,
        rules,
        [SeatInfo()] * int(value["players"]),
        deck,
        created=created,
        first=int(value.get("first") or 0),
        options=cast("Mapping[str, OptionValue]", value.get("options") or {}),
    )
    match = Match(rules, header, state, luck, base=Base())
    match.carry_on()
    return match
