"""What tells the five kinds of walls apart: a cut-out, a colour and a mark each."""

from __future__ import annotations

from math import cos, pi, sin

from kit_steel import Point, Points, box, oval, soft, turned

KINDS = ("logo", "propeller", "staircase", "pipe", "pillar")
PAINT = {
    "logo": "#3E8F86",
    "propeller": "#4C7FB5",
    "staircase": "#C79A45",
    "pipe": "#B5614A",
    "pillar": "#9A93B4",
}


def hexagon(at: Point, radius: float) -> list[Point]:
    """A hexagon that stands on a corner."""
    turns = [pi / 3 * step - pi / 2 for step in range(6)]
    return [(at[0] + radius * cos(turn), at[1] + radius * sin(turn)) for turn in turns]


def emblem(at: Point, size: float) -> list[list[Point]]:
    """Our emblem: a ring, and in it three plates that grow smaller as they climb."""
    x, y = at
    rings = [oval(at, size, count=40), oval(at, size * 0.76, count=36)]
    for level, half in ((0.36, 0.52), (0.0, 0.38), (-0.36, 0.2)):
        rings.append(box(x - half * size, y + (level - 0.11) * size, 2 * half * size, 0.22 * size))
    return rings


def blades(at: Point, size: float, count: int = 3) -> list[list[Point]]:
    """A propeller: blades round a hub that is not cut."""
    x, y = at
    blade = [
        (x + dx * size, y + dy * size)
        for dx, dy in ((-0.14, -0.2), (-0.52, -0.7), (-0.26, -1.04), (0.24, -0.98), (0.4, -0.6), (0.16, -0.2))
    ]
    out = [turned(soft(blade, size * 0.16, 3), 360 / count * step, at) for step in range(count)]
    return [*out, oval(at, size * 0.11, count=16)]


def stairs(left: float, right: float, top: float, low: float, steps: int, thick: float) -> list[Point]:
    """A flight of steps as one broad zigzag band, climbing to the right."""
    wide, high = (right - left) / steps, (low - top - thick) / steps
    upper: list[Point] = [(left, low - thick)]
    for step in range(steps):
        y = low - thick - high * (step + 1)
        upper += [(left + wide * step, y), (left + wide * (step + 1), y)]
    under: list[Point] = [(right, top + thick)]
    for step in reversed(range(steps)):
        y = low - high * step
        under += [(left + wide * (step + 0.5), y - high), (left + wide * (step + 0.5), y)]
    return [*dict.fromkeys([*upper, *under, (left, low)])]


def bend(points: Points, width: float) -> list[Point]:
    """A pipe along points that turn at right angles, given from one end to the other."""
    half, one, two = width / 2, [], []
    for at, (x, y) in enumerate(points):
        ahead = points[min(at + 1, len(points) - 1)]
        behind = points[max(at - 1, 0)]
        ways = [(ahead[0] - x, ahead[1] - y), (x - behind[0], y - behind[1])]
        normals = {(-(dy > 0) + (dy < 0), (dx > 0) - (dx < 0)) for dx, dy in ways if (dx, dy) != (0, 0)}
        shift = (sum(n[0] for n in normals) * half, sum(n[1] for n in normals) * half)
        one.append((x + shift[0], y + shift[1]))
        two.append((x - shift[0], y - shift[1]))
    return soft([*one, *reversed(two)], width * 0.4, 3)


def cuts(kind: str) -> list[list[Point]]:
    """The holes in a wall of 120 x 450; an outline inside a hole stays."""
    if kind == "logo":
        return [*emblem((60, 150), 45), *(soft(box(22, y, 76, 16), 8) for y in (244, 278, 312, 346, 380))]
    if kind == "propeller":
        return [*blades((60, 118), 47), *blades((60, 224), 47), *blades((60, 330), 47)]
    if kind == "staircase":
        flights = ((38, 158), (164, 284), (290, 410))
        return [stairs(18, 102, top, low, 4, 26) for top, low in flights]
    if kind == "pipe":
        routes = (
            [(32, 30), (32, 150), (88, 150), (88, 262), (32, 262), (32, 416)],
            [(88, 30), (88, 110)],
            [(88, 302), (88, 416)],
        )
        return [*(bend(route, 24) for route in routes), oval((60, 206), 11)]
    return [soft(box(x, 92, 17, 266), 8.5) for x in (20, 51.5, 83)]


def mark(kind: str) -> list[list[Point]]:
    """The same cut-out as a mark of 24 x 24; only in the emblem does an outline inside another cut it."""
    if kind == "logo":
        return emblem((12, 12), 10.5)
    if kind == "propeller":
        return [*blades((12, 12.6), 11)[:-1], oval((12, 12.6), 2.6, count=16)]
    if kind == "staircase":
        steps = [
            (2, 22),
            (2, 16),
            (7, 16),
            (7, 11),
            (12, 11),
            (12, 6),
            (17, 6),
            (17, 1.6),
            (22, 1.6),
            (22, 22),
        ]
        return [[(float(x), float(y)) for x, y in steps]]
    if kind == "pipe":
        route = bend([(6.5, 2), (6.5, 12), (17.5, 12), (17.5, 22)], 6.4)
        return [route, soft(box(1.5, 1.5, 10, 4.2), 1), soft(box(12.5, 18.3, 10, 4.2), 1)]
    column = [soft(box(2, 1.6, 20, 4), 1), soft(box(2, 18.4, 20, 4), 1)]
    return [*column, *(box(x, 6.6, 3.6, 10.8) for x in (4.2, 10.2, 16.2))]
