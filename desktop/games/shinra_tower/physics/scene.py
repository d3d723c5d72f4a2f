"""What a tower is built from, and what came of a placement."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from desktop.games.shinra_tower.physics.pieces import BASE
from desktop.games.shinra_tower.physics.pose import Pose, Poses, to_rows

FALLEN: Final = "fallen"
HANGING: Final = "hanging"
HELD: Final = "hand"
"""Placed before, and now in a hand again."""
Places = Mapping[str, str]
"""Piece -> ``floor-n`` it stands on, ``fallen``, ``hanging`` or ``hand``."""


def _no_poses() -> Poses:
    return {}


def _no_places() -> Places:
    return {}


def _nobody() -> Mapping[str, tuple[int, ...]]:
    return {}


@dataclass(frozen=True, slots=True)
class Scene:
    """The tower as the rules know it: poses, places, and what the hand may take.

    ``grabbable`` are the piece to be placed now and those placed this turn.
    """

    poses: Poses = field(default_factory=_no_poses)
    places: Places = field(default_factory=_no_places)
    grabbable: frozenset[str] = frozenset()

    def without(self, gone: frozenset[str]) -> "Scene":
        """The scene when these have left the tower."""
        poses = {piece: pose for piece, pose in self.poses.items() if piece not in gone}
        places = {piece: place for piece, place in self.places.items() if piece not in gone}
        return replace(self, poses=poses, places=places)


@dataclass(frozen=True, slots=True)
class Fullness:
    """The floors that are full, by who would stand there.

    ``full`` are those where no further figure finds a place, whichever it is; ``narrow`` names, by
    figure, those where one like it finds none although a slimmer one would.
    """

    full: tuple[int, ...] = ()
    narrow: Mapping[str, tuple[int, ...]] = field(default_factory=_nobody)


@dataclass(frozen=True, slots=True)
class Settlement:
    """The verdict on a placement.

    ``places`` holds what changed, and the released piece always; ``poses`` every piece that stands;
    ``fullness`` tells which figures find no further place where. ``ticks`` is how long it took;
    ``trembling`` tells that the time ran out before all was at rest.
    """

    released: str
    places: Places
    poses: Poses
    fullness: Fullness = Fullness()
    ticks: int = 0
    trembling: bool = False
    knocked: tuple[str, ...] = ()
    """What does not stand any more and had left its place before the hand let go."""
    moved: bool = True
    """Whether any place or pose is another than in the scene before; if not, there is nothing to log."""

    def as_json(self) -> dict[str, Any]:
        """The facts of Nature's move ``settled``; without those of the hand they are those of ``counted``."""
        return {
            "kind": "settled",
            "released": self.released,
            "places": dict(sorted(self.places.items())),
            "poses": to_rows(self.poses),
            "full": self.fullness.full,
            "narrow": dict(self.fullness.narrow),
            "knocked": self.knocked,
        }


Phase = Literal["still", "holding", "settling", "counting"]


def first_scene(plate_height_mm: float) -> Scene:
    """The table with the first tile on it."""
    return Scene({BASE: Pose(0.0, plate_height_mm / 2)})
