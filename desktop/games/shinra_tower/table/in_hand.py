"""What the table must know of the living tower to say what lies where and what can be pressed."""

from dataclasses import dataclass, field

from desktop.engine.ids import PieceId
from desktop.games.shinra_tower.table.asides import Asides
from desktop.games.shinra_tower.table.camera import Camera
from desktop.games.shinra_tower.table.moment import Moment
from desktop.games.shinra_tower.table.tower_hand import TowerHand


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
    tall: bool = False
    """The tower is higher than what is shown of it for building."""
    whole: bool = False
    spread: bool = False
    """The discard pile is spread out to be read."""
    moment: Moment = field(default_factory=Moment)


def hands_now(
    hand: TowerHand, asides: Asides, moment: Moment, taken: frozenset[PieceId], *, busy: bool
) -> InHand:
    """Read off the living tower's parts."""
    held, locked = hand.reach.held, hand.reach.locked
    return InHand(
        piece=held.piece if held is not None else "",
        locked=locked.piece if locked is not None else "",
        by_itself=hand.way == "auto",
        ruler=hand.way == "ruler",
        busy=busy,
        giving_up=asides.giving_up,
        camera=asides.looking.camera,
        taken=taken,
        tall=asides.looking.is_tall,
        whole=asides.looking.whole,
        spread=asides.spread,
        moment=moment,
    )
