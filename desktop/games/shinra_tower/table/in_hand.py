"""What the table must know of the living tower to say what lies where and what can be pressed."""

from dataclasses import dataclass, field

from desktop.engine.ids import PieceId
from desktop.games.shinra_tower.table.camera import Camera
from desktop.games.shinra_tower.table.moment import Moment


@dataclass(frozen=True, slots=True)
class InHand:
    """The hands as they are now: what each holds, who moves them, and how the tower is looked at."""

    piece: PieceId = ""
    locked: PieceId = ""
    by_itself: bool = False
    ruler: bool = False
    busy: bool = False
    giving_up: bool = False
    camera: Camera = field(default_factory=Camera)
    taken: frozenset[PieceId] = frozenset()
    """Pieces in the hands, and those just let go: they lie nowhere else."""
    moment: Moment = field(default_factory=Moment)
