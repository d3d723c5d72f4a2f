"""Sky, sun, mountains, hills, clouds and the paper frame of a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from kit_paper import (
    CREAM,
    SHADOW,
    SNOW_LIT,
    SNOW_SHADE,
    SUN,
    Point,
    Sheet,
    clip,
    mix,
    num,
    pair,
    poly,
    smooth,
    walk,
)

INSET = 3.7
CARD = (INSET, INSET, 200 - INSET, 140 - INSET)
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Rock:
    """Colours of a mountain: shaded side, lit side, and the haze at its foot."""

    shade: str
    lit: str
    haze: str


def sky(sheet: Sheet, colours: Sequence[str], box: Box = CARD, horizon: float = 0.72) -> None:
    """Fill the box with a sky of evenly spaced colours from zenith to horizon."""
    bottom = box[1] + (box[3] - box[1]) * horizon
    stops = [(at / (len(colours) - 1), colour) for at, colour in enumerate(colours)]
    fill = sheet.linear(stops, (0, box[1]), (0, bottom))
    sheet.rect((box[0], box[1], box[2] - box[0], box[3] - box[1]), fill)


def sun(
    sheet: Sheet,
    at: Point,
    radius: float,
    box: Box = CARD,
    glow: str = "#FFD98F",
    reach: float = 7.5,
) -> None:
    """A low sun: a wide glow, two paper rings and the disc."""
    halo = sheet.radial(((0, glow, 0.95), (0.35, glow, 0.45), (1, glow, 0)), at, radius * reach)
    sheet.rect((box[0], box[1], box[2] - box[0], box[3] - box[1]), halo)
    sheet.disc(at, radius * 1.75, "#FFF1C9", 0.28)
    sheet.disc(at, radius * 1.35, "#FFF1C9", 0.4)
    sheet.disc(at, radius, sheet.radial(((0, "#FFFDF0"), (0.6, "#FFF3CC"), (1, SUN)), at, radius))


def stars(sheet: Sheet, rng: Random, count: int, box: Box, size: float = 0.6) -> None:
    """A few fading stars."""
    for _ in range(count):
        centre = (rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3]))
        sheet.disc(centre, size * rng.uniform(0.6, 1.4), "#FFFFFF", rng.uniform(0.5, 0.95))


def birds(sheet: Sheet, flock: Sequence[tuple[float, float, float]], colour: str) -> None:
    """Small birds as bent paper slips: (x, y, wing span)."""
    for x, y, span in flock:
        half, lift = span / 2, span * 0.3
        data = (
            f"M{pair((x - half, y - lift))}Q{pair((x - half * 0.35, y - lift * 1.3))} {pair((x, y))}"
            f"Q{pair((x + half * 0.4, y - lift * 1.5))} {pair((x + half, y - lift * 0.9))}"
        )
        sheet.line(data, colour, max(0.7, span * 0.14), 0.85)


def jagged(rng: Random, start: Point, end: Point, steps: int, rough: float) -> list[Point]:
    """A broken line from start to end, both included."""
    points = [start]
    for at in range(1, steps):
        share = (at + rng.uniform(-0.25, 0.25)) / steps
        push = rng.uniform(0.25, 1) * (1 if at % 2 else -1) * rough
        points.append(
            (
                start[0] + (end[0] - start[0]) * share + push,
                start[1] + (end[1] - start[1]) * share + push * 0.25,
            )
        )
    points.append(end)
    return points


def mountain(
    sheet: Sheet,
    rng: Random,
    apex: Point,
    feet: tuple[float, float, float],
    rock: Rock,
    *,
    snow: float = 0,
    rough: float = 3,
    shadow: float = 1,
    steps: int = 5,
    box: Box = CARD,
    lean: float = 0.08,
    facets: bool = False,
    size: float = 1,
    rim: float = 0.55,
) -> None:
    """One faceted peak, feet as (left x, right x, base y); lit from the right."""
    left_x, right_x, base = feet
    left = jagged(rng, apex, (left_x, base), steps, rough)
    right = jagged(rng, apex, (right_x, base), steps, -rough)
    foot_x = left_x + (right_x - left_x) * (0.46 + lean)
    ridge = jagged(rng, apex, (foot_x, base), steps + 1, rough * 1.5)
    outline = clip([*reversed(left), *right[1:]], box)
    height = base - apex[1]
    if shadow:
        sheet.cast(poly(outline), shadow, size, (-0.8, -0.35), mix(rock.lit, CREAM, rim))
    dark = sheet.linear(((0.5, rock.shade), (1, rock.haze)), (0, apex[1]), (0, base))
    light = sheet.linear(((0.45, rock.lit), (1, rock.haze)), (0, apex[1]), (0, base))
    sheet.shape(poly(outline), dark)
    sheet.shape(poly(clip([*ridge, *reversed(right)], box)), light)
    if facets:
        for share, reach, tone, alpha in ((0.3, 0.3, "#FFFFFF", 0.13), (0.52, 0.24, SHADOW, 0.13)):
            top, low = walk(ridge, share), walk(ridge, min(share + reach * 1.3, 1))
            out = walk(right, min(share + reach * 0.75, 1))
            sheet.shape(
                poly(clip([top, ((top[0] + out[0]) / 2, top[1] + height * 0.06), out, low], box)),
                tone,
                alpha,
            )
        for share, reach in ((0.24, 0.3), (0.55, 0.3)):
            top, low = walk(ridge, share), walk(ridge, min(share + reach, 1))
            out = walk(left, min(share + reach * 0.8, 1))
            sheet.shape(poly(clip([top, out, low], box)), SHADOW, 0.16)
    if snow:
        _snow(sheet, rng, (left, right, ridge), snow, height, box)


def _snow(
    sheet: Sheet,
    rng: Random,
    sides: tuple[list[Point], list[Point], list[Point]],
    depth: float,
    height: float,
    box: Box,
) -> None:
    left, right, ridge = sides
    at_left, at_right, at_ridge = (
        walk(left, depth),
        walk(right, depth * 0.9),
        walk(ridge, depth * 0.8),
    )
    tooth = height * 0.09

    def fringe(start: Point, end: Point, count: int) -> list[Point]:
        points: list[Point] = []
        for step in range(1, count):
            share = step / count
            drop = tooth * (rng.uniform(0.6, 1.3) if step % 2 else -rng.uniform(0.1, 0.5))
            points.append(
                (
                    start[0] + (end[0] - start[0]) * share,
                    start[1] + (end[1] - start[1]) * share + drop,
                )
            )
        return points

    left_top = [p for p in left if p[1] < at_left[1]]
    right_top = [p for p in right if p[1] < at_right[1]]
    ridge_top = [p for p in ridge if p[1] < at_ridge[1]]
    shade = [*left_top, at_left, *fringe(at_left, at_ridge, 5), at_ridge, *reversed(ridge_top)]
    lit = [*ridge_top, at_ridge, *fringe(at_ridge, at_right, 5), at_right, *reversed(right_top)]
    sheet.shape(poly(clip(shade, box)), SNOW_SHADE)
    sheet.shape(poly(clip(lit, box)), SNOW_LIT)


def across(heights: Sequence[float], box: Box = CARD) -> list[Point]:
    """Evenly spaced points from the left to the right edge of the box."""
    step = (box[2] - box[0]) / (len(heights) - 1)
    return [(box[0] + at * step, height) for at, height in enumerate(heights)]


def hill(
    sheet: Sheet,
    heights: Sequence[float],
    top: str,
    bottom: str,
    *,
    box: Box = CARD,
    shadow: float = 1,
    rim: float = 0.5,
    size: float = 1,
) -> list[Point]:
    """A rolling sheet of paper across the whole picture; returns its edge."""
    points = across(heights, box)
    edge = smooth(points)
    data = f"{edge}V{num(box[3])}H{num(box[0])}Z"
    if shadow:
        strip = f"{edge}V{num(min(max(heights) + 4 * size, box[3]))}H{num(box[0])}Z"
        sheet.cast(strip, shadow, size, rim=mix(top, "#FFF4D8", rim))
    sheet.shape(data, sheet.fall(top, bottom, min(heights), min(heights) + (box[3] - min(heights)) * 0.9))
    return points


def cloud(
    sheet: Sheet,
    x: float,
    y: float,
    width: float,
    colour: str = "#FFFFFF",
    alpha: float = 0.8,
    *,
    shadow: float = 0.0,
) -> None:
    """A flat-bottomed paper cloud whose left end is x and whose base is y."""
    tall = width * 0.2
    data = (
        f"M{pair((x, y))}C{pair((x - width * 0.02, y - tall * 0.75))}"
        f" {pair((x + width * 0.16, y - tall * 0.8))}"
        f" {pair((x + width * 0.2, y - tall * 0.6))}"
        f"C{pair((x + width * 0.25, y - tall * 1.5))} {pair((x + width * 0.5, y - tall * 1.5))}"
        f" {pair((x + width * 0.56, y - tall * 0.8))}"
        f"C{pair((x + width * 0.64, y - tall * 1.1))} {pair((x + width * 0.78, y - tall * 0.9))}"
        f" {pair((x + width * 0.79, y - tall * 0.4))}"
        f"C{pair((x + width * 0.9, y - tall * 0.6))} {pair((x + width, y - tall * 0.4))}"
        f" {pair((x + width, y))}Z"
    )
    if shadow:
        sheet.cast(data, shadow, 0.8)
    sheet.shape(data, colour, alpha)


def cloud_sea(
    sheet: Sheet,
    rng: Random,
    level: float,
    top: str,
    bottom: str,
    box: Box = CARD,
    bump: float = 15,
) -> None:
    """A sheet of billowing cloud reaching from side to side."""
    x, data = box[0], f"M{num(box[0])} {num(level)}"
    while x < box[2] - 1:
        width = min(bump * rng.uniform(0.7, 1.5), box[2] - x)
        if box[2] - x - width < bump * 0.5:
            width = box[2] - x
        rise = width * rng.uniform(0.42, 0.6)
        data += f"c{num(width * 0.1)} {num(-rise)} {num(width * 0.9)} {num(-rise)} {num(width)} 0"
        x += width
    data += f"V{num(box[3])}H{num(box[0])}Z"
    sheet.cast(data, 0.7, bump / 15, rim="#FFFFFF")
    sheet.shape(data, sheet.fall(top, bottom, level - bump * 0.4, level + bump * 1.6))


def mist(sheet: Sheet, level: float, depth: float, colour: str, alpha: float, box: Box = CARD) -> None:
    """A veil of mist, thickest at its level."""
    low = min(level + depth, box[3])
    fill = sheet.linear(
        ((0, colour, 0), (0.6, colour, alpha), (1, colour, 0)),
        (0, level - depth),
        (0, level + depth),
    )
    sheet.rect((box[0], level - depth, box[2] - box[0], low - level + depth), fill)


def snowfall(sheet: Sheet, rng: Random, count: int, box: Box = CARD) -> None:
    """Loose flakes."""
    for _ in range(count):
        centre = (rng.uniform(box[0] + 4, box[2] - 4), rng.uniform(box[1] + 4, box[3] - 8))
        sheet.disc(centre, rng.uniform(0.6, 1.3), "#FFFFFF", rng.uniform(0.6, 0.95))
