"""Red Ascent cards: jagged crags from the gorge to the horn in the sky."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kit_frame import frame
from kit_paper import Sheet, mix
from kit_props import grass, stone
from kit_scenery import CARD, Rock, birds, cloud, cloud_sea, hill, mist, mountain, sky, snowfall, stars, sun
from kit_terrain import treeline

Peak = tuple[float, float, float, float]
Heights = tuple[float, ...]


@dataclass(frozen=True)
class Crag:
    """Composition of one crag card; peaks are (apex x, apex y, left, right)."""

    sun: tuple[float, float, float]
    far: tuple[Peak, ...]
    peaks: tuple[Peak, ...]
    front: Heights
    extras: tuple[str, ...] = ()
    flock: tuple[tuple[float, float, float], ...] = ()
    clouds: tuple[tuple[float, float, float], ...] = ()
    lean: float = 0.08
    rough: float = 4


CRAGS: dict[int, Crag] = {
    1: Crag(
        (160, 58, 13),
        ((66, 62, 0, 130), (170, 70, 120, 230)),
        ((92, 52, 58, 128), (124, 44, 96, 160)),
        (104, 110, 100, 106, 112),
        ("trees", "grass"),
        ((84, 28, 7), (94, 23, 5)),
    ),
    2: Crag(
        (112, 50, 12),
        ((40, 66, -10, 90), (176, 60, 120, 230)),
        ((82, 40, 54, 116), (140, 30, 104, 180)),
        (114, 104, 112, 108, 100),
        ("grass",),
        ((110, 22, 6),),
    ),
    3: Crag(
        (158, 42, 11),
        ((150, 60, 100, 206), (60, 64, 10, 110)),
        ((72, 62, 48, 98), (104, 24, 72, 132), (136, 56, 112, 166)),
        (112, 116, 106, 112, 116),
        ("trees",),
    ),
    4: Crag(
        (162, 36, 12),
        ((54, 58, 0, 108), (168, 64, 120, 220)),
        ((118, 22, 54, 150), (150, 70, 124, 184)),
        (118, 110, 104, 110, 118),
        ("stones",),
        ((90, 34, 7), (80, 29, 5)),
        lean=0.22,
    ),
    5: Crag(
        (84, 46, 12),
        ((160, 56, 110, 210),),
        ((80, 66, 60, 102), (108, 34, 90, 130), (134, 20, 112, 158), (162, 52, 142, 186)),
        (116, 110, 112, 104, 112),
        ("mist",),
        rough=3,
    ),
    6: Crag(
        (166, 28, 10),
        ((50, 54, 0, 110),),
        ((78, 54, 30, 112), (150, 44, 116, 210), (112, 32, 70, 158)),
        (112, 118, 114, 118, 110),
        ("strata", "stones"),
        ((154, 20, 6), (163, 24, 5)),
    ),
    7: Crag(
        (112, 58, 16),
        ((112, 66, 60, 160),),
        ((66, 30, -20, 104), (164, 22, 120, 260)),
        (122, 116, 124, 116, 120),
        ("mist",),
        ((112, 30, 8), (122, 24, 5)),
        lean=0.0,
    ),
    8: Crag(
        (84, 38, 11),
        ((60, 58, 4, 120),),
        ((84, 76, 60, 110), (108, 56, 82, 136), (134, 38, 104, 166), (166, 20, 130, 214)),
        (120, 116, 110, 102, 96),
        ("stones",),
        clouds=((112, 40, 36),),
    ),
    9: Crag(
        (160, 50, 12),
        ((56, 48, 0, 112), (176, 50, 130, 226)),
        ((112, 14, 62, 164), (78, 66, 48, 112)),
        (116, 112, 118, 110, 118),
        ("stones",),
        clouds=((128, 72, 46),),
        rough=5,
    ),
    10: Crag(
        (88, 40, 11),
        ((170, 44, 120, 226), (64, 60, 10, 110)),
        ((96, 48, 74, 122), (124, 16, 98, 152), (152, 40, 132, 180)),
        (124, 118, 112, 116, 124),
        ("sea",),
        ((100, 26, 8),),
        rough=3.4,
    ),
    11: Crag(
        (92, 50, 12),
        ((54, 52, 0, 110),),
        ((146, 14, 84, 214), (98, 62, 60, 132)),
        (126, 120, 116, 110, 108),
        ("sea", "stars"),
        lean=-0.1,
        rough=5,
    ),
    12: Crag(
        (150, 56, 14),
        ((64, 56, 10, 116), (174, 54, 130, 230)),
        ((112, 11, 58, 166), (84, 70, 54, 116), (146, 72, 118, 176)),
        (128, 120, 112, 118, 126),
        ("sea", "stars", "flakes"),
        rough=4.4,
    ),
}


def draw_red(number: int) -> Sheet:
    """One crag card; the number is the altitude."""
    crag, rng, high = CRAGS[number], Random(f"red {number}"), (number - 1) / 11
    sheet = Sheet(200, 140)
    sky(
        sheet,
        (
            mix("#F7CFA6", "#7C5A8C", high),
            mix("#FADDB2", "#DE8F82", high),
            mix("#FFE6B4", "#FFD79E", high),
        ),
    )
    if "stars" in crag.extras:
        stars(sheet, rng, 16, (70, 9, 192, 36))
    x, y, radius = crag.sun
    sun(sheet, (x, y), radius)
    far = Rock(
        mix("#E0AC8C", "#A9788F", high),
        mix("#F2CD9F", "#E5A58E", high),
        mix("#F6D9AE", "#F2C7A0", high),
    )
    for apex_x, apex_y, left, right in crag.far:
        mountain(
            sheet,
            rng,
            (apex_x, apex_y),
            (left, right, 116),
            far,
            rough=2.4,
            shadow=0.5,
            snow=0 if number < 6 else 0.2,
        )
    for cx, cy, width in crag.clouds:
        cloud(sheet, cx, cy, width, "#FFF1DC", 0.9, shadow=0.5)
    birds(sheet, crag.flock, "#5A2F35")
    sea = "sea" in crag.extras
    if sea:
        cloud_sea(sheet, rng, 92, "#FFEBD2", "#F0C4A6")
    else:
        edge = hill(
            sheet,
            (88, 92, 86, 92, 84),
            mix("#E3B07A", "#C98A78", high),
            mix("#E9C48C", "#DDA88A", high),
            shadow=0.6,
        )
        if "trees" in crag.extras:
            treeline(sheet, rng, edge, (8, 192), 12, "#B98B5A", gap=0.6)
    rock = Rock(
        mix("#84342F", "#6E2B3C", high),
        mix("#D9653F", "#D8604A", high),
        mix("#C98458", "#C9847A", high),
    )
    front = tuple(height + 6 for height in crag.front)
    base = max(front) + 4
    snow = 0 if number < 8 else 0.2 + 0.22 * (number - 8) / 4
    for apex_x, apex_y, left, right in sorted(crag.peaks, key=lambda peak: peak[1], reverse=False):
        mountain(
            sheet,
            rng,
            (apex_x, apex_y),
            (112 + (left - 112) * 1.08, 112 + (right - 112) * 1.08, base),
            rock,
            rough=crag.rough,
            steps=6,
            snow=snow if apex_y < 50 else 0,
            lean=crag.lean,
            facets=True,
        )
    if "mist" in crag.extras:
        mist(sheet, min(front), 18, "#FFEBCB", 0.8)
    if sea:
        cloud_sea(sheet, rng, 112, "#FFF6E8", "#F3CBB0", bump=20)
    ground = mix(mix("#A65338", "#8C4048", high), "#F6EEF0", max(0.0, number - 8) / 4 * 0.85)
    edge = hill(sheet, front, ground, mix("#6E2F2C", "#B48A97", max(0.0, number - 7) / 5))
    if "grass" in crag.extras:
        grass(sheet, rng, edge, (14, 190), 44, "#8A4A2C", 5)
    if "stones" in crag.extras or number > 6:
        for sx, sy, size in ((62, 127, 7), (78, 129, 4), (138, 127, 6)):
            stone(sheet, (sx, sy), size, "#5E2A2E", "#C0613F", "#FFF6EE" if number > 8 else "", CARD)
    low = mix("#4A1F26", "#7C5A70", max(0.0, number - 8) / 4)
    hill(
        sheet,
        (130, 133, 131, 129, 133) if number % 2 else (133, 130, 132, 131, 128),
        low,
        mix(low, "#2A1420", 0.5),
        rim=0.25,
    )
    if "flakes" in crag.extras:
        snowfall(sheet, rng, 22)
    frame(sheet)
    return sheet
