"""An industrial city in flat layers: skylines, windows, chimneys, smoke and a glow from below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from kit_steel import Point, Sheet, box, mix, num, poly, ring, turned


@dataclass(frozen=True)
class Hour:
    """The colours of one hour; layers go from far to near."""

    sky: tuple[str, ...]
    layers: tuple[str, ...]
    glow: str
    mist: str
    window: str
    lamp: str
    smoke: str
    windows: float


NIGHT = Hour(
    ("#070D18", "#0B1626", "#11243A", "#15394A", "#1B5C5A"),
    ("#1A3247", "#16293D", "#122234", "#0E1A29", "#0A1320"),
    "#35D6A0",
    "#2B8F80",
    "#F7CF86",
    "#FF5A46",
    "#20384C",
    0.85,
)
DUSK = Hour(
    ("#8FAECB", "#A9C4D9", "#C4D9E3", "#D9EBE4", "#D3F2DF"),
    ("#A7C1D2", "#8FADC3", "#7897B0", "#617F9A", "#4A6780"),
    "#9FF0CF",
    "#D8F4E6",
    "#FFE9B4",
    "#E2483D",
    "#C6D6DF",
    0.9,
)


def roof(rng: Random, x: float, wide: float, y: float) -> list[Point]:
    """The upper edge of one building, from left to right."""
    kind = rng.randrange(6)
    right, mid = x + wide, x + wide / 2
    if kind == 0:
        return [
            (x, y),
            (mid - 2, y),
            (mid - 2, y - wide * 0.7),
            (mid + 2, y - wide * 0.7),
            (mid + 2, y),
            (right, y),
        ]
    if kind == 1:
        step = wide * 0.22
        return [
            (x, y + step),
            (x + step, y + step),
            (x + step, y),
            (right - step, y),
            (right - step, y + step),
            (right, y + step),
        ]
    if kind == 2:
        return [(x, y + wide * 0.16), (x + wide * 0.3, y), (right, y)]
    if kind == 3:
        tank = [
            (mid - wide * 0.26, y),
            (mid - wide * 0.26, y - wide * 0.32),
            (mid - wide * 0.16, y - wide * 0.42),
        ]
        mirrored = [(2 * mid - px, py) for px, py in reversed(tank)]
        return [(x, y), *tank, *mirrored, (right, y)]
    if kind == 4:
        pipe = wide * 0.13
        tall = y - wide * 0.6
        return [(x, y), (x + pipe, y), (x + pipe, tall), (x + 2 * pipe, tall), (x + 2 * pipe, y), (right, y)]
    return [(x, y), (right, y)]


def skyline(
    sheet: Sheet,
    rng: Random,
    profile: Callable[[float], float],
    span: tuple[float, float],
    size: tuple[float, float],
    fill: str,
    low: float,
) -> list[tuple[float, float, float]]:
    """One layer of buildings down to ``low``; gives left, width and top of each for the windows."""
    edge: list[Point] = []
    blocks: list[tuple[float, float, float]] = []
    x = span[0]
    while x < span[1]:
        wide = rng.uniform(*size)
        top = profile(x + wide / 2) + rng.uniform(-0.4, 0.4) * size[0]
        edge += [(round(px), round(py)) for px, py in roof(rng, round(x), round(wide), round(top))]
        blocks.append((round(x), round(wide), round(top)))
        x += round(wide)
    sheet.shape(poly([*edge, (edge[-1][0], low), (edge[0][0], low)]), fill)
    return blocks


def windows(
    sheet: Sheet,
    rng: Random,
    blocks: list[tuple[float, float, float]],
    size: int,
    rows: int,
    tone: str,
    alpha: float,
    calm: tuple[float, float] = (0, 0),
    share: float = 0.15,
) -> None:
    """Lit windows under the roofs, few of many, as dashes; none between the two bounds of ``calm``."""
    data, pen = "", (0, 0)
    for left, wide, top in blocks:
        columns = int((wide - size * 1.4) / (size * 2))
        for row in range(rows if not calm[0] < left + wide / 2 < calm[1] else 0):
            for column in range(columns):
                if rng.random() < share:
                    at = (round(left + size * 1.2) + column * size * 2, round(top) + size * (4 + row * 3))
                    across, down = at[0] - pen[0], at[1] - pen[1]
                    data += f"m{across}{'' if down < 0 else ' '}{down}h{size}"
                    pen = (at[0] + size, at[1])
    if data:
        sheet.line("M0 0" + data, tone, size * 1.5, alpha, join="miter")


def chimney(sheet: Sheet, x: float, top: float, low: float, wide: float, hour: Hour, tone: str) -> None:
    """A tapering stack with two bands and a warning lamp."""
    half = wide / 2
    bands = ""
    stack: list[Point] = [(x - half * 0.7, top), (x + half * 0.7, top), (x + half, low), (x - half, low)]
    sheet.shape(poly(stack), tone)
    sheet.shape(
        poly([(x + half * 0.2, top), (x + half * 0.7, top), (x + half, low), (x + half * 0.3, low)]),
        hour.glow,
        0.1,
    )
    for at in (0.06, 0.14):
        y = top + (low - top) * at
        bands += f"M{num(x - half * 0.74)} {num(y)}h{num(half * 1.48)}"
    sheet.line(bands, mix(tone, hour.lamp, 0.45), wide * 0.16, join="miter")
    sheet.disc((x, top - 4), wide * 0.32, hour.lamp, 0.25)
    sheet.disc((x, top - 4), wide * 0.13, hour.lamp)


def smoke_stamp(sheet: Sheet, tone: str, alpha: float) -> None:
    """The stamp "smoke", 100 high: a plume that drifts to the right, in three papers."""
    puffs = ((10, -20, 16), (32, -42, 26), (66, -60, 36), (110, -78, 46), (160, -90, 40))
    sheet.defs.append(f'<path id="puff" d="{"".join(ring((x, y), r) for x, y, r in puffs)}"/>')
    papers = "".join(
        f'<use xlink:href="#puff" transform="scale({num(grow)})" fill-opacity="{num(alpha * fade)}"/>'
        for grow, fade in ((1, 0.5), (0.72, 0.75), (0.46, 1.0))
    )
    sheet.defs.append(f'<g id="smoke" fill="{tone}">{papers}</g>')


def pipeline(sheet: Sheet, y: float, span: tuple[float, float], thick: int, tone: str, rim: str) -> None:
    """A raised pipe on trestles, with flanges."""
    left, right = span
    for x in range(int(left), int(right), int(thick * 8.4)):
        foot: list[Point] = [
            (x, y),
            (x + thick * 0.5, y),
            (x + thick * 1.1, y + 300),
            (x - thick * 0.6, y + 300),
        ]
        sheet.shape(poly(foot), tone)
    sheet.shape(poly(box(left, y - thick / 2, right - left, thick)), tone)
    sheet.rect(left, y - thick * 0.36, right - left, thick * 0.14, rim, 0.5)
    for x in range(int(left), int(right), int(thick * 4.2)):
        sheet.rect(x, y - round(thick * 0.68), thick // 2, round(thick * 1.36), mix(tone, rim, 0.1))


def mist(sheet: Sheet, y: float, high: float, tone: str, alpha: float, width: float) -> None:
    """A level veil of haze."""
    veil = sheet.linear(((0, tone, 0), (0.5, tone, alpha), (1, tone, 0)), (0, y - high), (0, y + high))
    sheet.rect(0, y - high, width, 2 * high, veil)


def beams(sheet: Sheet, at: Point, reach: float, turns: tuple[float, ...], fill: str) -> None:
    """Rays of light out of one point; each turn is degrees from straight up."""
    data = ""
    for turn in turns:
        ray: list[Point] = [
            (at[0] - 6, at[1]),
            (at[0] - reach * 0.05, at[1] - reach),
            (at[0] + reach * 0.05, at[1] - reach),
            (at[0] + 6, at[1]),
        ]
        data += poly(turned(ray, turn, at))
    sheet.shape(data, fill)
