"""Draw the three campfire cards.

Run ``python draw_camps.py`` to write them beside this script.
"""

from __future__ import annotations

from random import Random

from kit_camp import campfire
from kit_frame import frame
from kit_paper import Point, Sheet, mix, num
from kit_scenery import CARD, Rock, hill, mountain, sky, stars
from kit_terrain import Leaf, pine, treeline, wave


def _dusk(sheet: Sheet, rng: Random, top: str, middle: str, low: str) -> None:
    sky(sheet, (top, middle, low), horizon=0.75)
    stars(sheet, rng, 26, (70, 9, 192, 46))


def campfire_card(terrain: str) -> Sheet:
    """A glowing fire at dusk in one of the three terrains."""
    sheet, rng = Sheet(200, 140), Random(f"campfire {terrain}")
    spot: Point = (104, 116)
    if terrain == "green":
        _dusk(sheet, rng, "#16323F", "#2F6160", "#D6955E")
        mountain(
            sheet,
            rng,
            (130, 40),
            (76, 190, 100),
            Rock("#2C5A5C", "#4F7A68", "#8A8A66"),
            rough=2.4,
            shadow=0.6,
        )
        edge = hill(sheet, (82, 76, 80, 74, 78), "#2E6054", "#4E7A58", shadow=0.7)
        treeline(sheet, rng, edge, (8, 192), 18, "#1F4E48")
        leaf, warm = Leaf("#123A36", "#2B6E52"), Leaf("#1E5A48", "#58A066")
        for x, y, tall in ((62, 112, 58), (146, 112, 74), (166, 114, 52), (44, 114, 40)):
            pine(sheet, (x, y), tall, leaf, tiers=6 if tall > 60 else 5)
        ground, low = "#3D6E4A", "#163A34"
        trees: tuple[tuple[float, float, float], ...] = ((76, 118, 78), (132, 117, 48))
    elif terrain == "blue":
        _dusk(sheet, rng, "#182C55", "#3D5C92", "#E0A08A")
        mountain(
            sheet,
            rng,
            (122, 30),
            (66, 180, 76),
            Rock("#34507F", "#7C86AC", "#A79AAE"),
            rough=2.4,
            snow=0.3,
            shadow=0.7,
            facets=True,
        )
        mountain(
            sheet,
            rng,
            (170, 50),
            (134, 214, 76),
            Rock("#34507F", "#7C86AC", "#A79AAE"),
            rough=2,
            snow=0.25,
            shadow=0.7,
        )
        fill = sheet.linear(((0, "#C9A2A6"), (0.3, "#5C7FB4"), (1, "#1F4580")), (0, 74), (0, 128))
        sheet.rect((CARD[0], 74, CARD[2] - CARD[0], CARD[3] - 74), fill)
        for level, period, rise, phase, top in (
            (84, 40, 5, 0.2, "#3F74B0"),
            (95, 48, 7, 0.7, "#2C5F9E"),
            (107, 54, 8, 0.3, "#1D4A86"),
        ):
            wave(
                sheet,
                level,
                period,
                rise,
                top,
                mix(top, "#12305E", 0.6),
                phase=phase,
                crest="#DDEBF5",
                crest_width=1.6,
            )
        ground, low, leaf, warm, trees = (
            "#8A7A62",
            "#2A3348",
            Leaf("#123", "#234"),
            Leaf("#123", "#234"),
            (),
        )
    else:
        _dusk(sheet, rng, "#3A2248", "#8A4460", "#EE9660")
        rock = Rock("#4A2036", "#B4503F", "#A8604A")
        for apex, feet in (
            ((150, 20), (112, 196, 120)),
            ((72, 46), (40, 108, 120)),
            ((112, 34), (80, 146, 120)),
        ):
            mountain(sheet, rng, apex, feet, rock, rough=4, steps=6, facets=True)
        ground, low, leaf, warm, trees = (
            "#9A5238",
            "#3E1D2A",
            Leaf("#123", "#234"),
            Leaf("#123", "#234"),
            (),
        )
    glow = sheet.radial(
        ((0, "#FFC066", 0.85), (0.4, "#FF9A4A", 0.38), (1, "#FF8A3A", 0)),
        (spot[0], spot[1] - 14),
        74,
    )
    sheet.rect((CARD[0], 30, CARD[2] - CARD[0], CARD[3] - 30), glow)
    for x, y, tall in trees:
        pine(sheet, (x, y), tall, warm, tiers=6 if tall > 60 else 5)
    hill(sheet, (122, 114, 111, 114, 122), ground, low, shadow=1)
    pool = sheet.radial(((0, "#FFD68A", 0.9), (1, "#FFB45A", 0)), (spot[0], spot[1] + 4), 46)
    sheet.shape(f"M{num(spot[0] - 46)} {num(spot[1] + 4)}a46 12 0 0 1 92 0a46 12 0 0 1-92 0Z", pool, 0.8)
    campfire(sheet, spot, 33)
    frame(sheet)
    return sheet


def main() -> None:
    """Write the campfire cards."""
    for terrain in ("green", "blue", "red"):
        campfire_card(terrain).save(f"campfire-{terrain}.svg")


if __name__ == "__main__":
    main()
