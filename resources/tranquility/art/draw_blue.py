"""Blue Ascent cards: waters from the valley lake to the frozen tarn."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kit_frame import frame
from kit_lake import features, floe
from kit_paper import Point, Sheet, mix
from kit_props import stone
from kit_scenery import CARD, Rock, birds, cloud, cloud_sea, hill, mist, mountain, sky, snowfall, stars, sun
from kit_terrain import glitter, reflection, ripples, treeline, wave

Peak = tuple[float, float, float, float]


@dataclass(frozen=True)
class Water:
    """Composition of one lake card; peaks are (apex x, apex y, left, right)."""

    sun: tuple[float, float, float]
    peaks: tuple[Peak, ...]
    shore: float
    waves: tuple[tuple[float, float, float, float], ...]
    extras: tuple[str, ...] = ()
    flock: tuple[tuple[float, float, float], ...] = ()
    clouds: tuple[tuple[float, float, float], ...] = ()
    hills: tuple[float, ...] = ()


BIG = ((104, 44, 7, 0.1), (120, 52, 8, 0.55))
CALM = ((110, 46, 7, 0.3), (124, 54, 7.5, 0.8))
FLOES = {
    10: ((84, 103, 26), (132, 100, 20), (108, 116, 30), (64, 121, 20), (142, 119, 16)),
    12: (
        (62, 97, 40),
        (112, 95, 34),
        (160, 93, 26),
        (88, 113, 34),
        (136, 116, 28),
        (104, 127, 22),
        (62, 128, 26),
    ),
}
WATERS: dict[int, Water] = {
    1: Water(
        (150, 50, 13),
        ((70, 52, 10, 136),),
        74,
        BIG,
        ("boat",),
        ((96, 28, 7), (106, 23, 5)),
        hills=(66, 60, 66, 62, 56),
    ),
    2: Water(
        (112, 42, 12),
        ((160, 48, 110, 210), (60, 56, 0, 112)),
        76,
        CALM,
        ("island",),
        hills=(70, 68, 72, 66, 62),
    ),
    3: Water(
        (164, 46, 11),
        ((104, 36, 50, 160),),
        78,
        ((108, 40, 6, 0.4), (122, 46, 8, 0.0)),
        ("cabin",),
        hills=(66, 70, 74, 70, 72),
    ),
    4: Water(
        (118, 58, 15),
        ((64, 26, -10, 112), (174, 20, 118, 250)),
        80,
        CALM,
        ("fjord",),
        ((112, 30, 7), (122, 34, 5)),
    ),
    5: Water((164, 34, 10), ((72, 40, 20, 120),), 84, ((108, 38, 7, 0.2), (122, 48, 8, 0.7)), ("falls",)),
    6: Water(
        (168, 34, 10),
        ((112, 18, 58, 168),),
        76,
        ((112, 52, 6, 0.15), (125, 60, 6.5, 0.6)),
        ("mirror",),
    ),
    7: Water(
        (100, 48, 14),
        ((156, 40, 100, 214), (54, 52, 0, 100)),
        80,
        BIG,
        ("mist", "geese"),
        ((112, 22, 8), (124, 27, 8), (136, 33, 8), (100, 27, 8), (88, 33, 8)),
    ),
    8: Water(
        (160, 40, 11),
        ((90, 34, 40, 140), (176, 60, 130, 220)),
        82,
        CALM,
        ("bowl",),
        clouds=((112, 54, 40),),
    ),
    9: Water(
        (92, 40, 11),
        ((144, 22, 86, 206), (62, 54, 10, 112)),
        78,
        ((104, 42, 7, 0.3), (121, 50, 8, 0.8)),
        ("stones",),
        ((84, 24, 6),),
        ((74, 66, 46),),
    ),
    10: Water((158, 48, 12), ((102, 24, 50, 156), (178, 50, 134, 226)), 80, CALM, ("floes",)),
    11: Water((88, 50, 12), ((82, 48, 30, 120), (168, 22, 116, 230)), 82, BIG, ("glacier", "stars")),
    12: Water(
        (150, 54, 14),
        ((108, 14, 54, 164), (174, 50, 130, 220), (56, 56, 10, 100)),
        84,
        CALM,
        ("sea", "stars", "floes", "flakes"),
    ),
}


def draw_blue(number: int) -> Sheet:
    """One lake card; the number is the altitude."""
    lake, rng, high = WATERS[number], Random(f"blue {number}"), (number - 1) / 11
    snow = max(0.0, (number - 7) / 5)
    sheet = Sheet(200, 140)
    sky(
        sheet,
        (
            mix("#B4D8EA", "#4467A6", high),
            mix("#F3E2C8", "#AEB9DC", high),
            mix("#FFE0AE", "#FFD9C4", high),
        ),
        horizon=0.6,
    )
    if "stars" in lake.extras:
        stars(sheet, rng, 16, (70, 9, 192, 36))
    x, y, radius = lake.sun
    sun(sheet, (x, y), radius)
    rock = Rock(
        mix("#7FA9C4", "#5470A4", high),
        mix("#D5D9C9", "#B4C2DE", high),
        mix("#C3D6DA", "#C8D1E6", high),
    )
    for apex_x, apex_y, left, right in sorted(lake.peaks, key=lambda peak: peak[1]):
        mountain(
            sheet,
            rng,
            (apex_x, apex_y),
            (left, right, lake.shore + 2),
            rock,
            snow=(0.14 + 0.42 * high) if number > 2 else 0,
            rough=1.4 + 2 * high,
            shadow=0.7,
            facets=number > 3,
        )
    for cx, cy, width in lake.clouds:
        cloud(sheet, cx, cy, width, "#FFF8EC", 0.9, shadow=0.5)
    if "sea" in lake.extras:
        cloud_sea(sheet, rng, lake.shore - 8, "#FFF2E4", "#CBD3EC")
    if lake.hills:
        edge = hill(sheet, lake.hills, mix("#7FB0A6", "#7F9DBB", high), "#A8C7B8", shadow=0.7)
        treeline(sheet, rng, edge, (8, 192), 12, mix("#5C9490", "#5F82A8", high))
    birds(sheet, lake.flock, "#2F4A66")
    _surface(sheet, rng, lake, high)
    if "mist" in lake.extras:
        mist(sheet, lake.shore - 1, 13, "#FFF7E6", 0.95)
    features(sheet, lake.extras)
    crest = "#F6FCFB" if number < 10 else "#FFFFFF"
    for at, (level, period, rise, phase) in enumerate(lake.waves):
        top = mix(("#3C8FBE", "#1F6497")[at], ("#4A7FC0", "#28559A")[at], high)
        bottom = mix(("#246C9F", "#123F6C")[at], ("#2D5CA2", "#1B3A74")[at], high)
        wave(sheet, level, period, rise, top, bottom, phase=phase, crest=crest, crest_width=2)
    if "floes" in lake.extras:
        for fx, fy, wide in FLOES[number]:
            floe(sheet, (fx, fy), wide)
    if snow and "floes" not in lake.extras:
        for sx, sy, size in ((58, 135, 9), (76, 136, 5), (132, 136, 7)):
            stone(sheet, (sx, sy), size, "#3B5478", "#7F93B4", "#FFF9EE")
    if "flakes" in lake.extras:
        snowfall(sheet, rng, 22)
    frame(sheet)
    return sheet


def _surface(sheet: Sheet, rng: Random, lake: Water, high: float) -> None:
    shore, bottom = lake.shore, CARD[3]
    fill = sheet.linear(
        (
            (0, mix("#CFE6EA", "#C9D3EE", high)),
            (0.3, mix("#7FBBD6", "#7E9FD4", high)),
            (1, mix("#2C78AC", "#2F5FA6", high)),
        ),
        (0, shore),
        (0, bottom),
    )
    sheet.rect((CARD[0], shore - 1.4, CARD[2] - CARD[0], 1.6), "#FFF6E0", 0.8)
    sheet.rect((CARD[0], shore, CARD[2] - CARD[0], bottom - shore), fill)
    for apex_x, apex_y, left, right in lake.peaks:
        points: list[Point] = [(left, shore), (apex_x, apex_y), (right, shore)]
        reflection(sheet, points, shore, mix("#4F86AA", "#3F5F9C", high), 0.4, 0.5)
        if "mirror" in lake.extras:
            reflection(
                sheet,
                [(apex_x, apex_y), (right, shore), (apex_x + 4, shore)],
                shore,
                "#EFF3EE",
                0.45,
                0.5,
            )
            reflection(
                sheet,
                [
                    (apex_x, apex_y),
                    (apex_x - 14, apex_y + 17),
                    (apex_x - 3, apex_y + 13),
                    (apex_x + 14, apex_y + 18),
                ],
                shore,
                "#FFFFFF",
                0.5,
                0.5,
            )
    glitter(sheet, rng, lake.sun[0], shore + 2, 108)
    ripples(sheet, rng, (16, shore + 3, 184, 104), 16, "#F2FAFA", 0.55)
