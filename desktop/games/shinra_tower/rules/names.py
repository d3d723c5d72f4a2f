"""What pieces, cards and zones are called, as messages; the words are in the catalogues."""

import re
from collections.abc import Sequence

from desktop.engine.message import Message
from desktop.games.shinra_tower.rules.deck import CARD_IDS
from desktop.games.shinra_tower.rules.pieces import FAMILIES, PIECE_BY_ID, WALL_TYPES

_FLOOR = re.compile(r"floor-([1-9]|1\d|20)")
_SEVERAL = re.compile(r"([1-9]\d*)x([a-z]+)")
"""So many walls of a type, as a card may ask for two and as they fall by dozens."""


def name_of(identifier: str) -> Message | None:
    """What a piece, card or zone is called, or None for an id that is not of this game."""
    if (floor := _FLOOR.fullmatch(identifier)) is not None:
        return Message("shinra.name.floor", {"number": int(floor[1])})
    if identifier in PIECE_BY_ID:
        return _family_name(PIECE_BY_ID[identifier].family)
    if (several := _SEVERAL.fullmatch(identifier)) is not None and several[2] in WALL_TYPES:
        return Message("shinra.name.several", {"n": int(several[1]), "piece": several[2]})
    if identifier in (*WALL_TYPES, *FAMILIES):
        return _family_name(identifier)
    if identifier in CARD_IDS:
        return Message("shinra.name.card", {"number": CARD_IDS.index(identifier) + 1})
    return _zone_name(identifier)


def counted(pieces: Sequence[str]) -> tuple[str, ...]:
    """The pieces to be told in a row: walls of one type are told once, with their number."""
    types = [piece if piece in WALL_TYPES else _wall_type(piece) for piece in pieces]
    alone = [piece if kind is None or types.count(kind) == 1 else f"{types.count(kind)}x{kind}"
             for piece, kind in zip(pieces, types, strict=True)]  # fmt: skip
    return tuple(dict.fromkeys(alone))


def _wall_type(piece: str) -> str | None:
    family = PIECE_BY_ID[piece].family if piece in PIECE_BY_ID else ""
    return family if family in WALL_TYPES else None


def _family_name(family: str) -> Message | None:
    return _WALL_NAMES.get(family) or _FIGURE_NAMES[family]


_WALL_NAMES = {
    "logo": Message("shinra.name.logo"),
    "propeller": Message("shinra.name.propeller"),
    "staircase": Message("shinra.name.staircase"),
    "pipe": Message("shinra.name.pipe"),
    "pillar": Message("shinra.name.pillar"),
}

_FIGURE_NAMES = {
    "cloud": Message("shinra.name.cloud"),
    "aerith": Message("shinra.name.aerith"),
    "tifa": Message("shinra.name.tifa"),
    "red-xiii": Message("shinra.name.red-xiii"),
    "barret": Message("shinra.name.barret"),
    "biggs": Message("shinra.name.biggs"),
    "wedge": Message("shinra.name.wedge"),
    "jessie": Message("shinra.name.jessie"),
    "guard": Message("shinra.name.guard"),
    "air-soldier": Message("shinra.name.air-soldier"),
    "sweeper": Message("shinra.name.sweeper"),
    "stanley": Message("shinra.name.stanley"),
    "bomb": Message("shinra.name.bomb"),
    "guard-scorpion": Message("shinra.name.guard-scorpion"),
    "reno": Message("shinra.name.reno"),
    "rude": Message("shinra.name.rude"),
    "rufus": Message("shinra.name.rufus"),
    "dark-nation": Message("shinra.name.dark-nation"),
    "sephiroth": Message("shinra.name.sephiroth"),
}


def _zone_name(zone: str) -> Message | None:
    match zone:
        case "ground":
            return Message("shinra.name.ground")
        case "supply":
            return Message("shinra.name.supply")
        case "hand":
            return Message("shinra.name.hand")
        case "table":
            return Message("shinra.name.table")
        case "row":
            return Message("shinra.name.row")
        case "draw":
            return Message("shinra.name.draw")
        case "face-up-1" | "face-up-2":
            return Message("shinra.name.face-up")
        case "chosen":
            return Message("shinra.name.chosen")
        case "discard":
            return Message("shinra.name.discard")
        case _:
            return None
