"""Draw the box-cover picture of the home screen: a mountain made of cards.

Run ``python draw_tile.py`` to write it beside this script.
"""

from __future__ import annotations

from random import Random

from kit_camp import campfire, goat, rays
from kit_paper import PAPER, SHADOW, Point, Sheet, num, pair, poly
from kit_scenery import Box, Rock, birds, cloud, cloud_sea, hill, mist, mountain
from kit_terrain import Leaf, pine, treeline

COVER: Box = (0, 0, 640, 400)
WIDTH, HEIGHT, GAP = 74.0, 51.0, 4.0
ROWS = (
    (128.0, ("red", "blue")),
    (183.0, ("green", "fire", "blue")),
    (238.0, ("blue", "red", "green", "red")),
    (293.0, ("green", "red", "blue", "green", "blue")),
)


def _plate(x: float, y: float, width: float, height: float, radius: float) -> str:
    r = radius
    return (
        f"M{pair((x + r, y))}h{num(width - 2 * r)}a{r} {r} 0 0 1 {r} {r}v{num(height - 2 * r)}"
        f"a{r} {r} 0 0 1-{r} {r}"
        f"h{num(2 * r - width)}a{r} {r} 0 0 1-{r}-{r}v{num(2 * r - height)}a{r} {r} 0 0 1 {r}-{r}Z"
    )


def _stamps(sheet: Sheet, rng: Random) -> None:
    """The card faces, each drawn once at the origin."""
    left, top, right, low, mid = 3.5, 3.5, WIDTH - 3.5, HEIGHT - 3.5, WIDTH / 2
    skies = {
        "green": ("#C9DFC3", "#FFE0A4"),
        "blue": ("#B4D8EA", "#FFE0B4"),
        "red": ("#F4C49C", "#FFE2AE"),
        "fire": ("#223A66", "#E89A66"),
    }
    pine(sheet, (0, 0), 100, Leaf("#174842", "#3C8059"), tiers=5)
    sheet.stamp("pine", 0)
    far: Box = (-60, 0, 70, 118)
    haze = Rock("#6F93B0", "#EBD2B0", "#E3D0B0")
    mountain(
        sheet, rng, (0, 0), (-57, 62, 118), haze, rough=3.4, snow=0.36, size=1.2, box=far, shadow=0.8, steps=5
    )
    sheet.stamp("peak", 0)
    red = Rock("#7E302F", "#DB6740", "#B7684A")
    mountain(sheet, rng, (0, -40), (-21, 21, 0), red, rough=2.2, size=0.5, box=(-30, -40, 30, 0), facets=True)
    sheet.stamp("crag", 0)
    cloud(sheet, 0, 0, 100, "#FFF9EC", 0.9, shadow=0.5)
    sheet.stamp("cloud", 0)
    data = _plate(0, 0, WIDTH, HEIGHT, 6)
    sheet.cast(data, 1.5, 1.4, (-1.1, 0.9))
    sheet.stamp("shadow", 0)
    for name, colour, alpha in (
        ("deep", "#2F3F86", 0.22),
        ("dim", "#2F3F86", 0.12),
        ("warm", "#FFE2A0", 0.1),
    ):
        sheet.shape(data, colour, alpha)
        sheet.stamp(name, 0)
    edge = f"V{num(low - 2)}a2 2 0 0 1-2 2H{num(left + 2)}a2 2 0 0 1-2-2Z"
    for kind, (high, horizon) in skies.items():
        since = len(sheet.marks)
        sheet.shape(_plate(0, 0, WIDTH, HEIGHT, 6), PAPER)
        sheet.shape(_plate(left, top, right - left, low - top, 3), sheet.fall(high, horizon, top, low - 8))
        if kind != "fire":
            sheet.disc((right - 13, top + 13), 8, "#FFF4D2", 0.5)
            sheet.disc((right - 13, top + 13), 5.4, "#FFF8E2")
        if kind == "green":
            sheet.shape(f"M{pair((left, low - 12))}q16-7 32-3t35-4{edge}", "#8FBE85")
            for dx, tall in ((-15, 25), (15, 28), (0, 38)):
                sheet.use("pine", (mid + dx, low - 4), tall / 100)
            sheet.shape(f"M{pair((left, low - 5))}q33-6 67 0{edge}", "#2F6B50")
        elif kind == "blue":
            sheet.use("peak", (mid - 3, top + 6), 0.3)
            for level, tone in ((20, "#62A8CE"), (13, "#3886B8"), (6, "#1F6497")):
                for drop, colour in ((0, "#F6FCFB"), (1.5, tone)):
                    sheet.shape(
                        f"M{pair((left, low - level + drop))}q8.4-6 16.8 0t16.8 0t16.8 0t16.6 0{edge}",
                        colour,
                    )
        elif kind == "red":
            for dx, grow in ((16, 0.62), (-15, 0.68), (2, 0.95)):
                sheet.use("crag", (mid + dx, low - 4), grow)
            sheet.shape(f"M{pair((left, low - 6))}q33-5 67 1{edge}", "#6E2F2C")
        else:
            glow = sheet.radial(((0, "#FFC066", 0.9), (1, "#FF8A3A", 0)), (mid, low - 14), 30)
            sheet.shape(
                f"M{pair((left, low - 15))}l9-10 6 5 10-14 8 9 9-12 9 13 7-5 9.5 14{edge}",
                "#31405E",
            )
            sheet.shape(_plate(left, top, right - left, low - top, 3), glow)
            sheet.shape(f"M{pair((left, low - 6))}q33-6 67 0{edge}", "#4A3340")
            campfire(sheet, (mid, low - 7), 21)
        sheet.stamp(kind, since)


def _mountain_of_cards(sheet: Sheet, rng: Random) -> None:
    """Rows of cards, shaded left of a crooked ridge and warm on its right."""
    base = Rock("#7C97B4", "#EBC79B", "#DDBF9A")
    mountain(sheet, rng, (322, 44), (82, 566, 372), base, rough=9, size=2, box=COVER, steps=7)
    for row, (y, kinds) in enumerate(ROWS):
        start = 320 - (len(kinds) * (WIDTH + GAP) - GAP) / 2
        ridge = 320 + (6, 26, -10, 18)[row]
        for place, kind in enumerate(kinds):
            x = start + place * (WIDTH + GAP)
            tone = "deep" if x + WIDTH < ridge else "dim" if x + WIDTH / 2 < ridge else "warm"
            for stamp in ("shadow", kind, tone):
                sheet.use(stamp, (x, y))
    mountain(
        sheet,
        rng,
        (322, 42),
        (246, 398, 127),
        Rock("#7F97C4", "#FFF0DA", "#F0D9C0"),
        rough=5,
        size=2,
        box=COVER,
        facets=True,
        snow=0.66,
        steps=6,
    )


def tile() -> Sheet:
    """The box cover."""
    sheet, rng = Sheet(640, 400, 5), Random("cover")
    _stamps(sheet, rng)
    sheet.rect(
        (0, 0, 640, 400),
        sheet.linear(
            ((0, "#5F92B2"), (0.33, "#B4CCC9"), (0.62, "#FBDDA8"), (0.85, "#FFC288")),
            (0, 0),
            (0, 330),
        ),
    )
    at: Point = (366.0, 84.0)
    rays(
        sheet,
        at,
        (50, 620),
        24,
        COVER,
        sheet.radial(((0, "#FFF3CC", 0.75), (0.5, "#FFEBB4", 0.25), (1, "#FFEBB4", 0)), at, 450),
        start=0.07,
    )
    sheet.rect(
        (0, 0, 640, 400),
        sheet.radial(((0, "#FFE6A8", 0.95), (0.3, "#FFDD98", 0.5), (1, "#FFD08A", 0)), at, 330),
    )
    for radius, alpha in ((78, 0.25), (67, 0.4)):
        sheet.disc(at, radius, "#FFF4D2", alpha)
    sheet.disc(at, 55, sheet.radial(((0, "#FFFEF2"), (0.7, "#FFF0C0"), (1, "#FFDC92")), at, 55))
    for x, y, width in ((34, 84, 100), (530, 60, 86), (150, 128, 66), (446, 150, 52)):
        sheet.use("cloud", (x, y), width / 100)
    for x, y, grow in ((494, 200, 1.2), (160, 206, 1.15), (102, 138, 1.68), (534, 128, 1.7)):
        sheet.use("peak", (x, y), grow)
    mist(sheet, 290, 60, "#FFF0D0", 0.8, COVER)
    edge = hill(sheet, (268, 290, 316, 330, 312, 286, 258), "#86B090", "#C9CE9C", box=COVER, size=2)
    treeline(sheet, rng, edge, (6, 130), 28, "#5F9178", box=COVER, gap=1)
    treeline(sheet, rng, edge, (510, 634), 28, "#5F9178", box=COVER, gap=1)
    hill(sheet, (316, 330, 344, 350, 342, 326, 302), "#4C8868", "#7BA57A", box=COVER, size=2)
    _mountain_of_cards(sheet, rng)
    cloud_sea(sheet, rng, 353, "#FFFAF0", "#F6DDB4", (100, 0, 548, 400), 34)
    hill(
        sheet,
        (340, 348, 366, 373, 367, 350, 334),
        "#2C6854",
        "#173F3B",
        box=COVER,
        size=2.2,
        shadow=1.2,
    )
    for x, y, tall in ((42, 346, 138), (92, 350, 98), (134, 362, 60), (606, 340, 126)):
        sheet.use("pine", (x, y), tall / 100)
    rock = [
        (478, 400),
        (488, 362),
        (502, 344),
        (536, 336),
        (572, 338),
        (588, 352),
        (600, 378),
        (608, 400),
    ]
    sheet.cast(poly(rock), 1.2, 2, (-0.9, -0.2), "#F2C48E")
    sheet.shape(poly(rock), "#4A3142")
    sheet.shape(
        poly([(544, 337), (572, 338), (588, 352), (600, 378), (608, 400), (562, 400), (552, 366)]),
        "#A05A44",
    )
    sheet.shape(poly([(572, 338), (588, 352), (600, 378), (576, 362)]), "#FFD9A0", 0.3)
    sheet.shape("M506 342Q536 331 568 337L561 341Q536 338 512 345Z", SHADOW, 0.3)
    goat(sheet, (498, 258), 86)
    birds(sheet, ((204, 58, 15), (226, 47, 11), (246, 62, 9)), "#3F5A6E")
    return sheet


def main() -> None:
    """Write the cover."""
    tile().save("tile.svg")


if __name__ == "__main__":
    main()
