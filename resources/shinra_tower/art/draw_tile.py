"""Draw the box-cover picture of the home screen: a tower of plates over the city at night.

Run ``python draw_tile.py`` to write it beside this script. The tower is to scale, its plates 90 mm
wide, and stays right of the middle, where no words are.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from random import Random

import draw_allies
import draw_enemies
from kit_city import NIGHT, beams, chimney, mist, skyline, smoke_stamp, windows
from kit_small import plate, small_base, small_figure, small_wall
from kit_steel import FROST, GLOW, GLOW_PALE, INK, Point, Sheet, mix, poly, ring
from kit_walls import KINDS

PLATE = 112.0
MM = PLATE / 90
UNIT = MM / 10
FOOT: Point = (438.0, 371.0)


@dataclass(frozen=True)
class Storey:
    """What stands on one plate: walls and figures with their places in mm, and how far it was set askew."""

    walls: tuple[tuple[str, float], ...]
    figures: tuple[tuple[str, float], ...]
    askew: float = 0


STOREYS = (
    Storey((("logo", -30), ("pillar", 28)), (("guard", -6),)),
    Storey((("staircase", -26), ("propeller", 33)), (("stanley", 4),), 2),
    Storey((("pipe", -33), ("logo", 25)), (("bomb", -10),), -2),
    Storey((("propeller", -25), ("staircase", 30)), (("air-soldier", 3),), 3),
    Storey((("pillar", -31), ("pipe", 27)), (("guard", -4),), 1),
)


def sky(sheet: Sheet) -> None:
    """Night, the moon behind the top of the tower, light that comes from below."""
    sheet.rect(0, 0, 640, 400, sheet.fall(("#081120", "#0E2036", "#16405A", "#1F7A74", "#4FCBA0"), 0, 372))
    stars = Random("cover stars")
    spots = "".join(f"M{stars.randrange(640)} {stars.randrange(150)}h.1" for _ in range(24))
    sheet.line(spots, FROST, 1.4, 0.6)
    glow = sheet.radial(((0, GLOW_PALE, 0.42), (0.5, GLOW, 0.16), (1, GLOW, 0)), (440, 360), 420)
    beams(sheet, (440, 400), 440, (-72, -58, -43, -28, -14, 16, 30, 45, 60, 74), glow)
    halo = sheet.radial(((0, GLOW_PALE, 0.7), (0.4, GLOW, 0.34), (1, GLOW, 0)), (440, 380), 300)
    sheet.rect(0, 0, 640, 400, halo)
    for radius, alpha in ((104, 0.1), (88, 0.16)):
        sheet.disc((470, 88), radius, "#CFEDEA", alpha)
    moon = sheet.fall(("#F2FBF4", "#BFE3DE"), 20, 158)
    sheet.disc((470, 88), 72, moon)
    craters = ((444, 104, 12), (508, 70, 15), (500, 112, 8), (438, 58, 7))
    sheet.shape("".join(ring((x, y), radius) for x, y, radius in craters), "#8CB9BD", 0.4)


def streets(sheet: Sheet) -> None:
    """Three rows of buildings, higher towards both sides of the tower."""
    rng = Random("cover")
    smoke_stamp(sheet, "#2B5468", 0.5)
    rows = ((300.0, 90.0, (20.0, 44.0)), (336.0, 130.0, (24.0, 50.0)), (372.0, 170.0, (34.0, 70.0)))
    tones = ("#1F5A66", "#143F52", "#0D2638")
    for at, (mid, rise, size) in enumerate(rows):

        def profile(x: float, mid: float = mid, rise: float = rise) -> float:
            return mid - rise * (abs(x - 440) / 440) ** 1.5

        if at == 1:
            for x, top in ((58, 160), (86, 186)):
                sheet.use("smoke", (x, top), 0.34)
                chimney(sheet, x, top, 400, 13, NIGHT, mix(tones[1], INK, 0.2))
        fill = sheet.fall((tones[at], tones[at], mix(tones[at], GLOW, 0.5 - at * 0.14)), 180, 396)
        blocks = skyline(sheet, rng, profile, (-20, 660), size, fill, 400)
        if at:
            windows(sheet, rng, blocks, 2 + at, 5 + at * 4, "#FFD58A", 0.5 + at * 0.15, (340, 540), 0.1)
        if at < 2:
            mist(sheet, mid + 24, 40, "#57CDAE", 0.3, 640)


def stamps(sheet: Sheet) -> None:
    """Each kind of piece once."""
    plate(sheet, PLATE, 3 * MM + 1.2, GLOW_PALE)
    for kind in KINDS:
        small_wall(sheet, kind, UNIT * 2, "#0E2F3E")
    for side in ("enemy", "cloud"):
        small_base(sheet, side)
    small_figure(sheet, "guard", draw_enemies.guard(), UNIT * 2.5, 4.1)
    small_figure(sheet, "stanley", draw_enemies.stanley(), UNIT * 2.5, 4.1)
    small_figure(sheet, "bomb", draw_enemies.bomb(), UNIT * 2.5, 4.1)
    small_figure(sheet, "air-soldier", draw_enemies.air_soldier(), UNIT * 2.5, 4.1)
    small_figure(sheet, "cloud", draw_allies.cloud(), UNIT * 2.9)


def tower(sheet: Sheet) -> None:
    """The plates, each a little more aslant than the one below, and Cloud on the highest."""
    at, turn = FOOT, 0.0
    for number, storey in enumerate(STOREYS):
        sheet.use("plate", at, turn=turn)

        def spot(along: float, up: float, at: Point = at, turn: float = turn) -> Point:
            c, s = cos(turn * pi / 180), sin(turn * pi / 180)
            return (at[0] + along * MM * c + up * MM * s, at[1] + along * MM * s - up * MM * c)

        for name, along in storey.figures:
            sheet.use(name, spot(along, 0.2), turn=turn)
        for kind, along in storey.walls:
            sheet.use(f"wall-{kind}", spot(along, 0.2), turn=turn)
        at = spot(storey.askew, 45 + 4)
        turn += 0.55 + 0.2 * number
    sheet.use("plate", at, turn=turn)
    sheet.use("cloud", (at[0] - 6, at[1]), turn=turn)


def tile() -> Sheet:
    """The box cover."""
    sheet = Sheet(640, 400)
    stamps(sheet)
    sky(sheet)
    streets(sheet)
    ledge: list[Point] = [(0, 385), (640, 385), (640, 400), (0, 400)]
    shadow: list[Point] = [(376, 376), (494, 376), (420, 388), (250, 388)]
    sheet.rect(0, 376, 640, 10, "#3F5F7A")
    sheet.rect(0, 376, 640, 2, "#A8D8DC")
    sheet.shape(poly(ledge), "#14202E")
    sheet.shape(poly(shadow), INK, 0.5)
    tower(sheet)
    return sheet


def main() -> None:
    """Write the cover."""
    tile().save("tile.svg")


if __name__ == "__main__":
    main()
