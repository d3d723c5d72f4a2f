"""Pines, waters and small dwellings made of cut paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from kit_paper import (
    SHADOW,
    SNOW_LIT,
    SNOW_SHADE,
    Point,
    Sheet,
    along,
    clip,
    mix,
    num,
    pair,
    poly,
    smooth,
)
from kit_scenery import CARD, Box


@dataclass(frozen=True)
class Leaf:
    """Colours of a pine: shaded side, lit side, trunk."""

    shade: str
    lit: str
    trunk: str = "#5B3A2C"


def pine(
    sheet: Sheet,
    foot: Point,
    height: float,
    leaf: Leaf,
    *,
    snow: float = 0,
    tiers: int = 5,
    slim: float = 0.5,
    bend: float = 0,
) -> None:
    """A tall pine, each tier of boughs its own sheet of paper, lit from the right."""
    x, y = foot
    width = height * slim
    trunk = height * 0.12
    half = max(0.8, height * 0.028)
    sheet.shape(
        poly(
            [
                (x - half, y - trunk * 1.4),
                (x + half, y - trunk * 1.4),
                (x + half * 1.3, y),
                (x - half * 1.3, y),
            ]
        ),
        leaf.trunk,
    )
    crown = height - trunk
    for tier in range(tiers):
        share = tier / tiers
        low = y - trunk - crown * share * 0.86
        tall = crown * (0.4 - 0.12 * share)
        reach = width * 0.5 * (1 - share * 0.8)
        if tier == tiers - 1:
            tall = low - (y - height)
        lean = bend * share
        mid, top = x + lean, (x + lean + bend * 0.12, low - tall)
        left, right = (mid - reach, low), (mid + reach, low)
        sag = tall * 0.16
        fringe_left = (
            f"Q{pair((mid - reach * 0.62, low + sag * 0.2))} {pair((mid - reach * 0.46, low + sag * 0.9))}"
            f"Q{pair((mid - reach * 0.2, low + sag * 0.3))} {pair((mid, low + sag * 1.25))}"
        )
        whole_left = f"M{pair(top)}Q{pair((mid - reach * 0.3, low - tall * 0.3))} {pair(left)}{fringe_left}"
        half_right = (
            f"Q{pair((mid + reach * 0.2, low + sag * 0.3))} {pair((mid + reach * 0.46, low + sag * 0.9))}"
            f"Q{pair((mid + reach * 0.62, low + sag * 0.2))} {pair(right)}"
            f"Q{pair((mid + reach * 0.3, low - tall * 0.3))} {pair(top)}Z"
        )
        if height > 26:
            sheet.shape(
                f"M{pair((mid - reach * 0.8, low + sag))}Q{pair((mid, low + sag * 3.4))}"
                f" {pair((mid + reach * 0.6, low + sag))}Z",
                SHADOW,
                0.22,
            )
        sheet.shape(f"{whole_left}{half_right}", mix(leaf.shade, leaf.lit, share * 0.22))
        sheet.shape(
            f"M{pair(top)}L{pair((mid, low + sag * 1.25))}{half_right}",
            mix(leaf.lit, "#F7DFA0", 0.04 + share * 0.2),
        )
        if snow > 0 and (tier >= tiers - 2 or snow > 0.5):
            _bough_snow(sheet, (mid, low), top, reach, snow)


def _bough_snow(sheet: Sheet, low: Point, top: Point, reach: float, snow: float) -> None:
    mid, base = low
    tall = base - top[1]
    cut = base - tall * (0.5 - 0.32 * snow)
    wide = reach * (0.4 + 0.32 * snow)
    for sign, colour in ((-1, SNOW_SHADE), (1, SNOW_LIT)):
        data = (
            f"M{pair(top)}Q{pair((mid + sign * reach * 0.24, base - tall * 0.42))}"
            f" {pair((mid + sign * wide, cut))}"
            f"Q{pair((mid + sign * wide * 0.62, cut - tall * 0.02))}"
            f" {pair((mid + sign * wide * 0.5, cut + tall * 0.16))}"
            f"Q{pair((mid + sign * wide * 0.2, cut - tall * 0.06))} {pair((mid, cut + tall * 0.2))}Z"
        )
        sheet.shape(data, colour)


def treeline(
    sheet: Sheet,
    rng: Random,
    edge: Sequence[Point],
    span: tuple[float, float],
    height: float,
    colour: str,
    *,
    gap: float = 0.42,
    box: Box = CARD,
) -> None:
    """A row of far pines standing on a hill's edge, one sheet of paper."""
    x = span[0]
    data = ""
    while x < span[1]:
        tall = height * rng.uniform(0.6, 1.15)
        y = along(edge, x) + 2
        wide = tall * 0.22
        steps: list[Point] = [(x, y - tall)]
        for part in (0.38, 0.7, 1.0):
            steps += [
                (x + wide * part, y - tall * (1 - part)),
                (x + wide * (part - 0.22), y - tall * (1 - part)),
            ]
        points = steps[:-1] + [(2 * x - px, py) for px, py in reversed(steps[1:-1])]
        data += poly(clip(points, box))
        x += height * gap * rng.uniform(0.6, 1.5)
    sheet.shape(data, colour)


def wave(
    sheet: Sheet,
    level: float,
    period: float,
    rise: float,
    top: str,
    bottom: str,
    *,
    phase: float = 0,
    crest: str = "#F4FBFA",
    crest_width: float = 1.4,
    box: Box = CARD,
    depth: float = 40,
) -> None:
    """A sheet of water whose upper edge is a row of curling crests."""
    edge = ""
    x = box[0] - period * phase
    points: list[Point] = []
    while x < box[2] + period:
        for at, lift in (
            (0.0, 0.0),
            (0.22, 0.22),
            (0.42, 0.78),
            (0.56, 1.0),
            (0.7, 0.72),
            (0.82, 0.2),
        ):
            points.append((x + period * at, level - rise * lift))
        x += period
    inside = [p for p in points if box[0] < p[0] < box[2]]
    inside = [(box[0], inside[0][1]), *inside, (box[2], inside[-1][1])]
    edge = smooth(inside)
    bed = min(level + depth, box[3])
    data = f"{edge}V{num(bed)}H{num(box[0])}Z"
    sheet.cast(data, 0.8)
    sheet.shape(data, crest)
    lower = smooth([(x, y + crest_width * (0.6 + (level - y) / rise)) for x, y in inside])
    sheet.shape(f"{lower}V{num(bed)}H{num(box[0])}Z", sheet.fall(top, bottom, level - rise, bed))


def ripples(sheet: Sheet, rng: Random, area: Box, count: int, colour: str, alpha: float = 0.6) -> None:
    """Short bright strokes on still water, longer towards the viewer."""
    for at in range(count):
        share = (at + rng.uniform(0.1, 0.9)) / count
        y = area[1] + (area[3] - area[1]) * share
        long = (3 + 12 * share) * rng.uniform(0.7, 1.4)
        x = rng.uniform(area[0], max(area[0], area[2] - long))
        sheet.line(f"M{pair((x, y))}h{num(long)}", colour, 0.5 + share * 0.6, alpha)


def glitter(sheet: Sheet, rng: Random, x: float, top: float, bottom: float, colour: str = "#FFEFC0") -> None:
    """The low sun's path on the water."""
    count = int((bottom - top) / 3)
    for at in range(count):
        share = at / count
        y = top + (bottom - top) * share
        wide = (3 + 11 * share) * rng.uniform(0.6, 1.2)
        shift = rng.uniform(-2, 2) * (0.5 + share)
        sheet.rect((x - wide / 2 + shift, y, wide, 0.9 + share * 0.8), colour, 0.85 - share * 0.25, 0.6)


def reflection(
    sheet: Sheet,
    points: Sequence[Point],
    shore: float,
    colour: str,
    alpha: float = 0.35,
    squash: float = 0.6,
    box: Box = CARD,
) -> None:
    """A silhouette mirrored in still water."""
    mirrored = [(x, shore + (shore - y) * squash) for x, y in points]
    sheet.shape(poly(clip(mirrored, box)), colour, alpha)
