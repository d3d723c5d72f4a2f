"""Drafts: a move while the hand is still deciding, and what may come next."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from desktop.engine.ids import PieceId, ZoneId
from desktop.engine.move import Move
from desktop.engine.record import Record
from desktop.engine.verdict import Verdict


class Draft(Record):
    """Base of a game's drafts: a move with holes. Drafts are never logged and never change a state."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What the rules say of a draft.

    ``zones`` and ``pieces`` hold a verdict for every zone and piece that could be named next,
    refused ones too, so that hovering can say why not. ``owed`` is how many pieces are still
    to be chosen (payments). ``move`` is the finished move once nothing is missing.
    """

    verdict: Verdict
    zones: Mapping[ZoneId, Verdict] = field(default_factory=dict[ZoneId, Verdict])
    pieces: Mapping[PieceId, Verdict] = field(default_factory=dict[PieceId, Verdict])
    owed: int = 0
    move: Move | None = None
