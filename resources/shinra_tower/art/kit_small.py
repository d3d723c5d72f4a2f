"""Walls, figures and plates small enough to stand in a picture: half their size, on whole numbers."""

from __future__ import annotations

from math import hypot

from kit_figures import SIDES, Standee
from kit_steel import INK, Point, Points, Sheet, box, left_of, mix, num, poly
from kit_walls import PAINT, cuts


def few(points: Points, gap: float) -> list[Point]:
    """The outline at half its size on whole numbers, without the points that nobody could see there."""
    out: list[Point] = []
    for x, y in points:
        here = (round(x / 2), round(y / 2))
        if not out or hypot(here[0] - out[-1][0], here[1] - out[-1][1]) >= gap:
            out.append(here)
    return out


def small_wall(sheet: Sheet, kind: str, scale: float, hole: str, gap: float = 3.4) -> None:
    """A stamp of a wall, 60 x 225, that stands on its origin, its left half in the shade."""
    since, board = len(sheet.marks), box(-60, -450, 120, 450)
    sheet.shape(poly(few(board, 1)), PAINT[kind], edge=INK, thick=6)
    holes = [few([(x - 60, y - 450) for x, y in part], gap) for part in cuts(kind)]
    sheet.shape("".join(poly(part) for part in holes if len(part) > 2), hole, holes=True)
    sheet.shape(poly(few(left_of(board, 0), 1)), "#0C1626", 0.3)
    sheet.stamp(f"wall-{kind}", since, scale)


def small_base(sheet: Sheet, side: str) -> None:
    """The stamp of a side's base."""
    since = len(sheet.marks)
    edge, board, join, base = SIDES[side]
    foot = poly(few([(x - 60, y - 299) for x, y in base], 2))
    for tone, width in ((INK, 8), (edge, 5)):
        sheet.line(foot, tone, width, join=join)
    sheet.shape(foot, board)
    sheet.stamp(f"base-{side}", since)


def small_figure(sheet: Sheet, name: str, one: Standee, scale: float, gap: float = 3.4) -> None:
    """A stamp of a figure, 60 x 150, that stands on its origin; only broad parts get a shade."""
    since, board = len(sheet.marks), SIDES[one.side][1]
    places = [[(x - 60, y - 299) for x, y in points] for points, _, _ in one.parts]
    key = "".join(word[:2] for word in name.split("-"))
    paths = "".join(f'<path id="{key}{at}" d="{poly(few(part, gap))}"/>' for at, part in enumerate(places))
    sheet.defs.append(f'<g id="{key}">{paths}</g>')
    sheet.outline(key, INK, 13)
    sheet.outline(key, board, 7.5)
    for at, (points, (_, fill, light)) in enumerate(zip(places, one.parts, strict=True)):
        sheet.marks.append(f'<use fill="{fill}" xlink:href="#{key}{at}"/>')
        shade = left_of(points, light - 60)
        if shade and max(x for x, _ in shade) - min(x for x, _ in points) > 17:
            sheet.shape(poly(few(shade, gap)), mix(fill, "#0C1626", 0.3))
    for points, fill in one.marks:
        sheet.shape(poly(few([(x - 60, y - 299) for x, y in points], gap / 2)), fill)
    sheet.marks.append(f'<use xlink:href="#base-{one.side}"/>')
    sheet.stamp(name, since, scale)


def plate(sheet: Sheet, width: float, high: float, glow: str) -> None:
    """A stamp of a floor tile whose top is at its origin's height."""
    since, half = len(sheet.marks), width / 2
    sheet.rect(-half - 1, -1, width + 2, high + 2, INK)
    sheet.rect(-half, 0, width, high, "#4F6E8C")
    sheet.rect(-half, 0, width, high * 0.35, "#B4CCDE")
    lights = "".join(f"M{num(x * width)} {num(high * 0.68)}h{num(width * 0.24)}" for x in (-0.42, 0.18))
    sheet.line(lights, glow, high * 0.36, join="miter")
    sheet.stamp("plate", since)
