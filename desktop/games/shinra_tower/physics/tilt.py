"""How far the table may be tilted before the tower goes: a linear program over the forces in its joints.

It takes a tenth of a second, so it belongs in the process of the bots, not in the window's thread. Joints
are taken as rigid: a real tower goes a little earlier, since it gives way in every joint.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from desktop.games.shinra_tower.physics.geometry import extent
from desktop.games.shinra_tower.physics.linear_program import least
from desktop.games.shinra_tower.physics.outcome import Solid, solids
from desktop.games.shinra_tower.physics.pieces import BASE, Point, Shapes
from desktop.games.shinra_tower.physics.pose import Poses

MOST_DEGREES: Final = 45.0
_LENGTH_MM: Final = 45.0
"""Lengths are counted in walls, so that forces and moments are alike in size."""


@dataclass(frozen=True, slots=True)
class TiltMargin:
    """Degrees by which the table may be tilted to each side; 0 when the tower cannot stand as it is."""

    left_degrees: float
    right_degrees: float

    @property
    def degrees(self) -> float:
        """To the weaker side."""
        return min(self.left_degrees, self.right_degrees)


@dataclass(frozen=True, slots=True)
class _Load:
    """A body of the program: a wall, or a tile with the figures on it."""

    mass: float
    centre: Point


@dataclass(frozen=True, slots=True)
class _Contact:
    """A point where ``upper`` rests on ``lower``."""

    upper: str
    lower: str
    at: Point


def tilt_margin(shapes: Shapes, poses: Poses, places: Mapping[str, str]) -> TiltMargin:
    """The tilt margin of a tower at rest; 45 degrees for one of a single floor."""
    there = {
        piece: one
        for piece, one in solids(shapes, poses).items()
        if piece == BASE or places.get(piece, "").startswith("floor-")
    }
    loads, contacts = _loads(there, places), _contacts(there, places)
    if not loads:
        return TiltMargin(MOST_DEGREES, MOST_DEGREES)
    friction = shapes.sizes.friction
    left, right = (_most(loads, contacts, friction, side) for side in (-1.0, 1.0))
    return TiltMargin(left, right)


def _most(loads: dict[str, _Load], contacts: list[_Contact], friction: float, side: float) -> float:
    """The largest tilt to one side at which forces can still balance.

    Every unknown is the strength of one edge of a friction cone; the last one is the tangent of the tilt.
    """
    row = {piece: 3 * number for number, piece in enumerate(loads)}
    a = np.zeros((3 * len(loads), 2 * len(contacts) + 1))
    b = np.zeros(3 * len(loads))
    for number, contact in enumerate(contacts):
        for edge, sideways in enumerate((friction, -friction)):
            column = 2 * number + edge
            for piece, sign in ((contact.upper, 1.0), (contact.lower, -1.0)):
                if piece in loads:
                    arm_x = (contact.at[0] - loads[piece].centre[0]) / _LENGTH_MM
                    arm_y = (contact.at[1] - loads[piece].centre[1]) / _LENGTH_MM
                    force = (sign * sideways, sign, sign * (arm_x - arm_y * sideways))
                    a[row[piece] : row[piece] + 3, column] = force
    for piece, load in loads.items():
        a[row[piece], -1] = side * load.mass
        b[row[piece] + 1] = load.mass
    c = np.zeros(a.shape[1])
    c[-1] = -1.0
    found = least(a, b, c)
    return 0.0 if found is None else min(MOST_DEGREES, math.degrees(math.atan(max(0.0, float(found[-1])))))


def _loads(there: Mapping[str, Solid], places: Mapping[str, str]) -> dict[str, _Load]:
    loads: dict[str, _Load] = {}
    for piece, one in there.items():
        if piece == BASE or one.body.kind == "figure":
            continue
        parts = [one]
        if one.body.kind == "floor":
            on_it = (other for other, place in places.items() if place == piece and other in there)
            parts += [there[other] for other in on_it if there[other].body.kind == "figure"]
        mass = sum(part.body.mass_g for part in parts)
        centres = [(part.body.mass_g, part.pose.place(part.body.centre)) for part in parts]
        x = sum(weight * centre[0] for weight, centre in centres) / mass
        y = sum(weight * centre[1] for weight, centre in centres) / mass
        loads[piece] = _Load(mass, (x, y))
    return loads


def _contacts(there: Mapping[str, Solid], places: Mapping[str, str]) -> list[_Contact]:
    found: list[_Contact] = []
    for piece, one in there.items():
        if one.body.kind != "wall":
            continue
        under = places[piece]
        if under in there:
            found += [_Contact(piece, under, at) for at in _edge(one, there[under], top=False)]
        for tile, place in places.items():
            if place == under and tile in there and there[tile].body.kind == "floor":
                found += [_Contact(tile, piece, at) for at in _edge(one, there[tile], top=True)]
    return found


def _edge(wall: Solid, tile: Solid, *, top: bool) -> list[Point]:
    """The ends of a wall's foot or top, as far as they are on the tile."""
    half = wall.body.height_mm / 2 if top else -wall.body.height_mm / 2
    least_x, _, most_x, _ = extent(tile.corners)
    ends = [wall.pose.place((side * wall.body.width_mm / 2, half)) for side in (-1, 1)]
    return [(max(least_x, min(most_x, x)), y) for x, y in ends]
