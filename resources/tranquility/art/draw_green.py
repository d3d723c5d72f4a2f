"""Green Ascent cards: pine forests from the valley to the tree line."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kit_frame import frame
from kit_paper import Point, Sheet, mix
from kit_props import cabin, grass, stone
from kit_scenery import CARD, Rock, birds, cloud, cloud_sea, hill, mist, mountain, sky, snowfall, stars, sun
from kit_terrain import Leaf, pine, treeline

Heights = tuple[float, ...]


@dataclass(frozen=True)
class Wood:
    """Composition of one forest card; trees are (x, foot y, height)."""

    sun: tuple[float, float, float]
    far: tuple[tuple[float, float, float, float], ...]
    middle: Heights
    near: Heights
    front: Heights
    trees: tuple[tuple[float, float, float], ...]
    extras: tuple[str, ...] = ()
    cabin: tuple[float, float, float] | None = None
    flock: tuple[tuple[float, float, float], ...] = ()
    bend: float = 0
    clouds: tuple[tuple[float, float, float], ...] = ()


WOODS: dict[int, Wood] = {
    1: Wood(
        (160, 52, 13),
        ((128, 48, 70, 190), (60, 56, 0, 120)),
        (78, 66, 74, 70, 62),
        (92, 88, 82, 92, 86),
        (118, 108, 116, 122, 112),
        ((84, 112, 62), (60, 112, 40), (107, 114, 44)),
        ("river", "grass"),
        cabin=(138, 106, 17),
        flock=((112, 26, 7), (122, 21, 5)),
    ),
    2: Wood(
        (112, 56, 12),
        ((150, 40, 96, 204), (64, 52, 4, 112)),
        (74, 80, 82, 74, 64),
        (98, 98, 88, 84, 84),
        (124, 118, 110, 112, 120),
        ((142, 112, 82), (74, 118, 56), (116, 112, 34)),
        ("grass",),
        flock=((92, 30, 7), (101, 25, 5), (82, 24, 4)),
    ),
    3: Wood(
        (150, 40, 11),
        ((96, 44, 30, 160),),
        (70, 72, 62, 70, 74),
        (88, 84, 82, 84, 90),
        (116, 120, 116, 118, 116),
        (
            (58, 118, 46),
            (152, 118, 44),
            (78, 120, 64),
            (134, 119, 62),
            (106, 121, 84),
            (42, 122, 34),
        ),
        ("mist",),
    ),
    4: Wood(
        (166, 44, 11),
        ((110, 34, 52, 172), (170, 56, 130, 220)),
        (80, 70, 66, 72, 80),
        (84, 92, 100, 90, 80),
        (112, 118, 124, 118, 112),
        ((66, 116, 66), (48, 115, 46), (146, 116, 58), (164, 112, 40)),
        ("river",),
        cabin=(104, 106, 24),
    ),
    5: Wood(
        (128, 36, 12),
        ((74, 42, 8, 130), (178, 50, 130, 230)),
        (60, 68, 72, 80, 84),
        (72, 84, 96, 100, 108),
        (86, 100, 112, 124, 130),
        ((58, 98, 48), (84, 108, 58), (112, 118, 66), (142, 127, 56)),
        ("mist",),
        flock=((150, 28, 8), (160, 33, 5)),
    ),
    6: Wood(
        (118, 50, 19),
        ((176, 52, 130, 220), (56, 54, 0, 104)),
        (76, 78, 74, 74, 68),
        (94, 90, 92, 88, 88),
        (118, 112, 108, 112, 122),
        ((118, 112, 92), (82, 112, 32), (68, 114, 24), (152, 115, 34)),
        ("grass",),
        flock=((84, 32, 6),),
    ),
    7: Wood(
        (154, 36, 10),
        ((112, 24, 48, 170), (174, 46, 128, 226)),
        (70, 76, 66, 72, 66),
        (86, 84, 90, 84, 86),
        (120, 114, 118, 114, 120),
        ((70, 116, 58), (94, 117, 74), (144, 116, 64), (122, 118, 48), (166, 114, 40)),
        ("mist", "deepmist"),
    ),
    8: Wood(
        (134, 32, 10),
        ((94, 36, 34, 150), (172, 40, 124, 224)),
        (80, 72, 62, 66, 76),
        (96, 92, 82, 80, 92),
        (122, 112, 104, 108, 120),
        ((88, 108, 66), (112, 106, 56), (136, 110, 70), (66, 114, 40)),
        ("stones",),
        clouds=((60, 70, 48), (140, 62, 44)),
    ),
    9: Wood(
        (164, 46, 11),
        ((120, 18, 58, 184), (66, 48, 14, 118)),
        (78, 76, 70, 78, 70),
        (94, 96, 92, 94, 88),
        (114, 120, 118, 120, 114),
        ((76, 118, 62), (100, 119, 80), (130, 119, 54), (150, 117, 70)),
        ("stones",),
        clouds=((132, 80, 50),),
    ),
    10: Wood(
        (126, 44, 12),
        ((168, 26, 112, 224), (80, 60, 40, 120)),
        (84, 80, 78, 76, 66),
        (104, 108, 100, 90, 84),
        (130, 124, 112, 102, 108),
        ((112, 112, 70), (142, 104, 60), (86, 119, 42)),
        ("sea", "stones"),
        flock=((92, 36, 9), (103, 30, 6)),
        bend=-9,
    ),
    11: Wood(
        (96, 54, 12),
        ((150, 20, 90, 214),),
        (86, 80, 72, 70, 74),
        (100, 96, 94, 96, 100),
        (124, 116, 110, 114, 124),
        ((88, 114, 52), (126, 111, 84), (150, 115, 46)),
        ("sea", "stones", "stars"),
    ),
    12: Wood(
        (152, 58, 13),
        ((104, 24, 40, 168),),
        (82, 74, 70, 76, 84),
        (104, 98, 92, 98, 108),
        (128, 118, 108, 114, 128),
        ((106, 109, 74), (80, 115, 50), (132, 113, 54)),
        ("sea", "stars", "flakes"),
    ),
}


def _winding(sheet: Sheet, x: float, top: float, bottom: float, colour: str) -> None:
    mid = (top + bottom) / 2
    data = (
        f"M{x:.1f} {top:.1f}C{x + 16:.1f} {top + 5:.1f} {x - 22:.1f} {mid - 6:.1f} {x - 4:.1f} {mid:.1f}"
        f"S{x - 2:.1f} {bottom - 8:.1f} {x - 20:.1f} {bottom:.1f}H{x + 12:.1f}"
        f"C{x + 22:.1f} {bottom - 10:.1f} {x + 22:.1f} {mid + 5:.1f} {x + 8:.1f}"
        f" {mid:.1f}S{x + 20:.1f} {top + 3:.1f} {x:.1f} {top:.1f}Z"
    )
    sheet.shape(data, colour)


def draw_green(number: int) -> Sheet:
    """One forest card; the number is the altitude."""
    wood, rng, high = WOODS[number], Random(f"green {number}"), (number - 1) / 11
    snow = max(0.0, (number - 7) / 5)
    sheet = Sheet(200, 140)
    sky(
        sheet,
        (
            mix("#C9DFC3", "#54879A", high),
            mix("#F3E7BE", "#B9CFCB", high),
            mix("#FFDFA0", "#FCE3B8", high),
        ),
    )
    if "stars" in wood.extras:
        stars(sheet, rng, 16, (70, 9, 192, 40))
    x, y, radius = wood.sun
    sun(sheet, (x, y), radius)
    rock = Rock(
        mix("#A9C2A8", "#7FA3A6", high),
        mix("#D3D9AE", "#CFD9BE", high),
        mix("#E9E3B8", "#D6E2D4", high),
    )
    for apex_x, apex_y, left, right in wood.far:
        mountain(
            sheet,
            rng,
            (apex_x, apex_y),
            (left, right, 96),
            rock,
            snow=0 if number < 3 else 0.16 + 0.3 * high,
            rough=1.2 + 2.2 * high,
            shadow=0.5,
            steps=4 + number // 5,
        )
    for cx, cy, width in wood.clouds:
        cloud(sheet, cx, cy, width, "#FFFaf0", 0.85, shadow=0.5)
    if "sea" in wood.extras:
        cloud_sea(sheet, rng, max(wood.middle) - 2, "#FFF4DF", "#CFDDD6")
    else:
        edge = hill(
            sheet,
            wood.middle,
            mix("#A8C78F", "#8DB09C", high),
            mix("#DCE0A8", "#D5E0C8", high),
            shadow=0.7,
        )
        treeline(sheet, rng, edge, (8, 192), 13, mix("#86AE7E", "#6C9788", high), gap=0.55)
    birds(sheet, wood.flock, "#38524C")
    if "mist" in wood.extras:
        mist(sheet, max(wood.middle) + 6, 16, "#FFF6DC", 0.75)
    ground = mix(mix("#6FA567", "#5C8F72", high), "#DDE8E6", snow * 0.55)
    edge = hill(sheet, wood.near, ground, mix("#9FC27E", "#BBD3BE", max(high, snow)))
    treeline(sheet, rng, edge, (8, 192), 19, mix("#4C8A63", "#40776C", high), gap=0.62)
    if "deepmist" in wood.extras:
        mist(sheet, max(wood.near) + 14, 16, "#FFF3D6", 0.6)
    if "river" in wood.extras:
        _winding(sheet, 120, max(wood.near) - 3, CARD[3], "#CFE6DF")
    front = mix(mix("#3D7F58", "#39705F", high), "#EEF3F2", snow * 0.9)
    leaf = Leaf(mix("#1C5446", "#174A4A", high), mix("#3E8C5B", "#3F8A6C", high))
    tall = max(wood.trees, key=lambda tree: tree[2])
    behind = [tree for tree in wood.trees if tree[2] < tall[2] * 0.62]
    for tree in behind:
        _tree(sheet, tree, leaf, snow, wood.bend)
    edge = hill(sheet, wood.front, front, mix("#28604C", "#A9C6C4", snow))
    if "grass" in wood.extras:
        grass(sheet, rng, edge, (14, 190), 40, "#2F6F4C")
    if wood.cabin:
        cabin(sheet, wood.cabin[:2], wood.cabin[2])
    for tree in sorted((tree for tree in wood.trees if tree not in behind), key=lambda tree: tree[1]):
        _tree(sheet, tree, leaf, snow, wood.bend)
    if "stones" in wood.extras:
        for spot in ((44, 128, 6), (58, 132, 4), (146, 130, 5)):
            stone(sheet, spot[:2], spot[2], "#5D7A74", "#93A998", "#FFF9EE" if number > 8 else "")
    low = mix("#1F4F45", "#8FB2BA", snow)
    hill(
        sheet,
        (131, 133, 129, 132, 134) if number % 2 else (133, 129, 132, 130, 128),
        low,
        mix(low, "#12312F", 0.4),
        rim=0.3,
    )
    if "flakes" in wood.extras:
        snowfall(sheet, rng, 26)
    frame(sheet)
    return sheet


def _tree(sheet: Sheet, tree: tuple[float, float, float], leaf: Leaf, snow: float, bend: float) -> None:
    foot: Point = (tree[0], tree[1] + 1.5)
    tall = min(tree[2] * 1.14, tree[1] - 9)
    tiers = 6 if tall > 80 else 5 if tall > 44 else 4
    pine(sheet, foot, tall, leaf, snow=snow, tiers=tiers, bend=bend * tall / 70)
