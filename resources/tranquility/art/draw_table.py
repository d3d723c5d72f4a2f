"""Draw the table backgrounds: a paper valley in the morning and before dawn.

Run ``python draw_table.py`` to write them beside this script. The middle stays
calm and pale for the pyramid of cards; the ranges rise towards both sides.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kit_paper import Sheet, mix
from kit_scenery import Box, Rock, birds, cloud, hill, mist, mountain, stars
from kit_terrain import Leaf, pine, treeline

WIDE: Box = (0, 0, 1600, 1000)


@dataclass(frozen=True)
class Light:
    """The colours of one hour; ranges go from far to near."""

    sky: tuple[str, ...]
    ranges: tuple[str, ...]
    lit: str
    haze: str
    glow: str
    glow_alpha: float
    veil: str
    leaf: Leaf
    tree: str
    rim: float


MORNING = Light(
    ("#C3DBE2", "#DCE6DF", "#F1E9D3", "#FCE5BE", "#FFD9A4"),
    ("#C5D2D0", "#B4C8C2", "#9DB9AC", "#82A695", "#648D7B", "#4B7766"),
    "#F0DFC2",
    "#EADFC6",
    "#FFC978",
    0.75,
    "#FFF2D8",
    Leaf("#2C5C50", "#67A07F"),
    "#22504A",
    0.4,
)
NIGHT = Light(
    ("#0D1729", "#132238", "#1F3049", "#36435C", "#6B5A66"),
    ("#35445E", "#2C3C57", "#243550", "#1B2B43", "#142236", "#0E1A2A"),
    "#5A5C74",
    "#3F4B65",
    "#DE9560",
    0.42,
    "#46546E",
    Leaf("#0A1622", "#20404A", "#17161E"),
    "#070F19",
    0.14,
)


def landscape(light: Light, *, dark: bool) -> Sheet:
    """One background, 1600 by 1000."""
    sheet, rng = Sheet(1600, 1000, 1), Random("landscape")
    pine(sheet, (0, 0), 240, light.leaf, tiers=6, slim=0.46)
    sheet.stamp("pine", 0)
    stops = [(at / 4, tone) for at, tone in enumerate(light.sky)]
    sheet.rect((0, 0, 1600, 1000), sheet.linear(stops, (0, 0), (0, 700)))
    if dark:
        stars(sheet, rng, 70, (0, 0, 1600, 400), 1.4)
    glow = light.glow_alpha
    halo = sheet.radial(
        ((0, light.glow, glow), (0.4, light.glow, glow * 0.4), (1, light.glow, 0)), (1330, 560), 780
    )
    sheet.rect((0, 0, 1600, 1000), halo)
    if not dark:
        for radius, alpha in ((112, 0.25), (86, 0.4), (62, 0.95)):
            sheet.disc((1352, 446), radius, "#FFF6DC", alpha)
        for x, y, width in ((70, 330, 200), (1180, 300, 130), (330, 250, 110), (1440, 300, 140)):
            cloud(sheet, x, y, width, "#FFFBF0", 0.6)
    far = mix(light.ranges[0], light.haze, 0.45)
    hill(
        sheet,
        (600, 560, 618, 640, 600, 650, 690, 672, 690, 640, 610, 640, 560, 590, 560),
        far,
        light.haze,
        box=WIDE,
        size=4,
        shadow=0.4,
        rim=light.rim,
    )
    mist(sheet, 690, 90, light.veil, 0.5, WIDE)
    peaks = (
        (330, 470, 110, 590),
        (1240, 470, 1010, 1440),
        (120, 360, -190, 430),
        (1496, 352, 1190, 1850),
    )
    for at, (apex_x, apex_y, left, right) in enumerate(peaks):
        shade = mix(light.ranges[1], light.ranges[0], 0.7 if at < 2 else 0.1)
        rock = Rock(shade, mix(shade, light.lit, 0.7), light.haze)
        mountain(
            sheet,
            rng,
            (apex_x, apex_y),
            (left, right, 800),
            rock,
            rough=17,
            shadow=0.5,
            size=4,
            steps=7,
            box=WIDE,
            facets=at > 1 and not dark,
            rim=light.rim,
            snow=0 if dark else 0.36,
        )
    mist(sheet, 700, 150, light.veil, 0.7 if not dark else 0.45, WIDE)
    layers = (
        (640, 676, 726, 752, 758, 752, 722, 668, 630),
        (700, 742, 786, 806, 810, 806, 782, 736, 690),
        (770, 812, 846, 858, 862, 858, 842, 806, 762),
        (846, 880, 904, 912, 914, 912, 900, 876, 838),
    )
    for at, heights in enumerate(layers):
        top, haze = light.ranges[at + 1], light.haze
        edge = hill(
            sheet,
            heights,
            top,
            mix(top, haze, 0.6 - at * 0.1),
            box=WIDE,
            size=4,
            shadow=0.8,
            rim=light.rim,
        )
        if at:
            tall, tone = 24 + at * 16, mix(top, light.tree, 0.2 + at * 0.07)
            reach = 400 - at * 40
            treeline(sheet, rng, edge, (8 + at * 3, reach), tall, tone, box=WIDE, gap=0.62)
            treeline(sheet, rng, edge, (1600 - reach, 1592), tall, tone, box=WIDE, gap=0.62)
        if at < 3:
            mist(
                sheet,
                heights[4] + 46,
                56,
                light.veil,
                (0.6, 0.45, 0.3)[at] * (0.6 if dark else 1),
                WIDE,
            )
    for x, y, tall in (
        (92, 968, 340),
        (196, 990, 230),
        (1512, 968, 360),
        (1408, 988, 240),
        (1322, 994, 150),
        (282, 996, 150),
    ):
        sheet.use("pine", (x, y), tall / 240)
    low = light.ranges[5]
    hill(
        sheet,
        (940, 958, 976, 984, 986, 984, 974, 954, 932),
        low,
        mix(low, light.tree, 0.5),
        box=WIDE,
        size=4,
        rim=light.rim,
    )
    if not dark:
        birds(sheet, ((300, 400, 26), (344, 380, 18), (1246, 392, 20)), "#5F7C84")
    return sheet


def main() -> None:
    """Write both backgrounds."""
    landscape(MORNING, dark=False).save("landscape-light.svg")
    landscape(NIGHT, dark=True).save("landscape-dark.svg")


if __name__ == "__main__":
    main()
