"""The pieces as bodies: sizes, weights and what a hand may do, read from one data file."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter

from desktop.engine.deck import Provenance
from desktop.engine.record import Record, read_json

Kind = Literal["floor", "wall", "figure"]
Steadiness = Literal["steady", "normal", "shaky", "reckless"]
Point = tuple[float, float]

PIECES_FILE: Final = "pieces.json"
"""Name of the data file in the game's folder of resources."""
BASE: Final = "floor-1"
"""The tile that lies on the table."""

Positive = Annotated[float, Field(gt=0, le=100_000, strict=False)]
Share = Annotated[float, Field(ge=0, le=1, strict=False)]


class PlateSize(Record):
    """A floor tile, seen from the side."""

    width_mm: Positive
    height_mm: Positive
    mass_g: Positive


class WallSize(Record):
    """A wall: folded by more degrees it stands on a wider base. Angles not listed are splayed."""

    height_mm: Positive
    thickness_mm: Positive
    mass_g: Positive
    base_mm: Mapping[str, Positive]
    wise_fold: int


class FigureSize(Record):
    """A standee: as wide as its base, narrower at the head."""

    width_mm: Positive
    height_mm: Positive
    mass_g: Positive
    head_mm: Positive


class HandSize(Record):
    """How strong a hand is and how it trembles; errors are mm and degrees alike.

    ``error`` is how far it wavers while it holds something, ``aim`` how far beside its place an auto hand
    lets go and how much it hurries; a person aims and hurries by themselves.
    """

    spring_hz: Positive
    damping: Positive
    force_weights: Positive
    torque_weights_mm: Positive
    release_keeps: Share
    release_cap_mm_s: Positive
    error: Mapping[Steadiness, Positive]
    aim: Mapping[Steadiness, Positive]
    tremor_share: Share
    precise_floor: Share
    precise_speed_mm_s: Positive


class Sizes(Record):
    """Everything measurable about the pieces; lengths in mm, masses in g."""

    provenance: Provenance
    gravity_mm_s2: Positive
    friction: Positive
    lanes: int
    floor: PlateSize
    wall: WallSize
    walls: tuple[str, ...]
    figures: Mapping[str, FigureSize]
    hand: HandSize

    @property
    def folds(self) -> tuple[int, ...]:
        """The fold angles a wall may have, in degrees, flat first."""
        return tuple(sorted(int(angle) for angle in self.wall.base_mm))


@dataclass(frozen=True, slots=True)
class Body:
    """One piece as a rigid body: a convex outline round the middle of its bounding box."""

    kind: Kind
    width_mm: float
    height_mm: float
    mass_g: float
    outline: tuple[Point, ...]
    centre: Point
    """The centre of mass."""
    area_mm2: float


def read_sizes(resources: Path) -> Sizes:
    """The sizes in the game's folder of resources.

    Raises:
        BadInputError: the file is not of this shape.
        OSError: the file cannot be read.
    """
    return read_json((resources / PIECES_FILE).read_bytes(), TypeAdapter(Sizes))


def kind_of(piece: str) -> Kind:
    """What a piece is by its id; whatever is neither tile nor wall is a figure."""
    stem = stem_of(piece)
    if stem == "floor":
        return "floor"
    return "wall" if stem in _WALLS else "figure"


def stem_of(piece: str) -> str:
    """The id without the copy's number: ``guard`` for ``guard-2``."""
    stem, _, number = piece.rpartition("-")
    return stem if stem and number.isdecimal() else piece


def floor_number(piece: str) -> int:
    """The number of a tile or of a place on a tile (``floor-4``)."""
    return int(piece.rpartition("-")[2])


class Shapes:
    """Bodies by piece and fold, made once."""

    def __init__(self, sizes: Sizes) -> None:
        """Bodies of these sizes."""
        self.sizes = sizes
        self._made: dict[tuple[str, int], Body] = {}

    def body(self, piece: str, fold: int = 0) -> Body:
        """The body of a piece; ``fold`` matters for walls only.

        Raises:
            KeyError: a figure or fold that the data do not have.
        """
        key = (stem_of(piece), fold)
        if key not in self._made:
            self._made[key] = self._make(piece, fold)
        return self._made[key]

    def is_wall(self, piece: str) -> bool:
        """Whether a piece can be folded."""
        return kind_of(piece) == "wall"

    def _make(self, piece: str, fold: int) -> Body:
        kind = kind_of(piece)
        if kind == "floor":
            plate = self.sizes.floor
            return _convex(kind, plate.width_mm, plate.height_mm, plate.width_mm, plate.mass_g)
        if kind == "wall":
            wall = self.sizes.wall
            base = wall.base_mm[str(fold)]
            return _convex(kind, base, wall.height_mm, base, wall.mass_g)
        figure = self.sizes.figures[stem_of(piece)]
        return _convex(kind, figure.width_mm, figure.height_mm, figure.head_mm, figure.mass_g)


_WALLS: Final = frozenset({"logo", "propeller", "staircase", "pipe", "pillar"})
_SHOULDER: Final = 0.7
"""A standee narrows from this share of its height up."""


def _convex(kind: Kind, width: float, height: float, head: float, mass: float) -> Body:
    half, top = width / 2, height / 2
    outline: tuple[Point, ...] = ((-half, -top), (half, -top), (half, top), (-half, top))
    if head < width:
        shoulder = -top + height * _SHOULDER
        crown = head / 2
        right = ((half, -top), (half, shoulder), (crown, top))
        outline = (*right, (-crown, top), (-half, shoulder), (-half, -top))
    area, centre = _area_and_centre(outline)
    return Body(kind, width, height, mass, outline, centre, area)


@cache
def _area_and_centre(outline: tuple[Point, ...]) -> tuple[float, Point]:
    area = x = y = 0.0
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        cross = x1 * y2 - x2 * y1
        area += cross / 2
        x += (x1 + x2) * cross / 6
        y += (y1 + y2) * cross / 6
    return area, (x / area, y / area)
