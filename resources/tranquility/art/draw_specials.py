"""Draw the special cards: bridge, summit, rope, back.

Run ``python draw_specials.py`` to write them beside this script.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from kit_camp import catenary, rays, rope_bridge, rope_line
from kit_frame import frame
from kit_paper import CREAM, SHADOW, Point, Sheet, clip, mix, poly
from kit_scenery import CARD, Rock, birds, cloud_sea, hill, mist, mountain, sky, sun
from kit_terrain import Leaf, pine, treeline


def bridge() -> Sheet:
    """A rope and plank bridge over a deep gorge."""
    sheet, rng = Sheet(200, 140), Random("bridge")
    sky(sheet, ("#B9D3DC", "#F6DFBE", "#FFD89A"))
    sun(sheet, (146, 40), 12)
    far = Rock("#9DA9B8", "#E0C7A8", "#EED7B4")
    mountain(sheet, rng, (104, 22), (54, 160, 112), far, rough=2.4, snow=0.24, shadow=0.5)
    mountain(sheet, rng, (64, 50), (20, 110, 112), far, rough=2, snow=0.18, shadow=0.5)
    edge = hill(sheet, (84, 78, 88, 78, 80), "#A9B79A", "#DCD2A6", shadow=0.6)
    treeline(sheet, rng, edge, (8, 40), 12, "#7C9A86")
    treeline(sheet, rng, edge, (160, 192), 12, "#7C9A86")
    hill(sheet, (96, 102, 116, 102, 92), "#7E8E86", "#B9B190", shadow=0.8)
    mist(sheet, 108, 16, "#FFF1D2", 0.8)
    water = [(82, CARD[3]), (92, 118), (98, 108), (106, 108), (108, 118), (124, CARD[3])]
    sheet.shape(poly(water), sheet.fall("#DDEBEA", "#4E97BB", 106, 136))
    left = [
        (CARD[0], 68),
        (24, 66),
        (44, 68),
        (56, 71),
        (60, 80),
        (54, 92),
        (64, 106),
        (58, 120),
        (72, CARD[3]),
        (CARD[0], CARD[3]),
    ]
    right = [
        (CARD[2], 64),
        (180, 62),
        (162, 65),
        (148, 69),
        (143, 80),
        (150, 92),
        (140, 106),
        (146, 120),
        (132, CARD[3]),
        (CARD[2], CARD[3]),
    ]
    for rim, body, face in ((left, "#7A4B43", "#A8623F"), (right, "#6A3F40", "#8A4E42")):
        sheet.cast(poly(rim), 1, 1.2, (-0.5, -0.4), "#F3CFA0")
        sheet.shape(poly(rim), sheet.fall(face, body, 64, 136))
    for facet, colour, alpha in (
        ([(56, 71), (60, 80), (54, 92), (40, 84)], "#E08A52", 0.7),
        ([(54, 92), (64, 106), (58, 120), (44, 106)], "#D07A4A", 0.55),
        ([(58, 120), (72, CARD[3]), (50, CARD[3])], "#C06E48", 0.5),
        ([(148, 69), (143, 80), (150, 92), (164, 80)], SHADOW, 0.25),
        ([(150, 92), (140, 106), (146, 120), (160, 106)], SHADOW, 0.22),
    ):
        sheet.shape(poly(facet), colour, alpha)
    for points in (
        [(CARD[0], 70), (24, 69), (44, 71), (57, 74)],
        [(CARD[2], 67), (180, 65), (162, 68), (147, 72)],
    ):
        top = [(x, y - 5) for x, y in points]
        sheet.shape(poly([*top, *reversed(points)]), "#6F9460")
    pine(sheet, (170, 65), 42, Leaf("#1C5446", "#3E8C5B"))
    pine(sheet, (186, 66), 30, Leaf("#1C5446", "#3E8C5B"), tiers=4)
    rope_bridge(sheet, (54, 70), (149, 68), 13, 15)
    birds(sheet, ((96, 104, 6), (106, 99, 5), (114, 30, 6)), "#3A3140")
    frame(sheet)
    return sheet


def summit() -> Sheet:
    """Snow and light: the top, and the sun breaking beside it."""
    sheet, rng = Sheet(200, 140), Random("summit")
    sky(sheet, ("#6F9CC8", "#BFD0DC", "#FFE3B0", "#FFCF86"), horizon=0.8)
    at: Point = (134, 50)
    beam = sheet.radial(((0, "#FFF6D8", 0.8), (0.35, "#FFF0C4", 0.34), (1, "#FFF0C4", 0)), at, 150)
    rays(sheet, at, (16, 190), 22, CARD, beam, start=0.05, wide=0.62)
    sun(sheet, at, 19, glow="#FFE6A4", reach=5)
    mountain(
        sheet,
        rng,
        (40, 74),
        (-10, 90, 120),
        Rock("#8FA6C8", "#F0DCC6", "#E8D2C0"),
        rough=3,
        snow=0.5,
        shadow=0.6,
    )
    mountain(
        sheet,
        rng,
        (184, 66),
        (146, 236, 120),
        Rock("#8FA6C8", "#F0DCC6", "#E8D2C0"),
        rough=3,
        snow=0.5,
        shadow=0.6,
    )
    cloud_sea(sheet, rng, 98, "#FFF6E4", "#F6D6B4", bump=20)
    mountain(
        sheet,
        rng,
        (100, 25),
        (22, 188, 150),
        Rock("#7F97C2", "#F3DCC4", "#C9CFE0"),
        rough=4,
        snow=0.62,
        facets=True,
        steps=6,
        lean=0.04,
    )
    cloud_sea(sheet, rng, 118, "#FFFFFF", "#FBE3C8", bump=26)
    sheet.line("M100 27V10", "#5A3C33", 1.3)
    sheet.shape(
        "M100.4 10.4C107 8 110 13.6 118 11L115.6 15.4 118 19.4C110 20.6 107 16 100.4 18.8Z",
        "#D8553A",
    )
    birds(sheet, ((62, 66, 7), (72, 60, 5)), "#4A5878")
    frame(sheet)
    return sheet


def rope() -> Sheet:
    """The guide rope: a coil hung on a peg before a misty range."""
    sheet, rng = Sheet(200, 140), Random("rope")
    sky(sheet, ("#C6DCDD", "#F6E2BE", "#FFD89A"))
    sun(sheet, (160, 40), 11)
    far = Rock("#A5B5BE", "#E4CFAE", "#EED9B6")
    mountain(sheet, rng, (60, 46), (6, 112, 120), far, rough=2.4, shadow=0.5, snow=0.2)
    mountain(sheet, rng, (172, 58), (120, 226, 120), far, rough=2.4, shadow=0.5)
    hill(sheet, (92, 98, 90, 96, 88), "#B9BE98", "#E4D8AE", shadow=0.6)
    wall = [
        (84, CARD[1]),
        (150, CARD[1]),
        (146, 30),
        (152, 56),
        (144, 84),
        (154, 112),
        (148, CARD[3]),
        (66, CARD[3]),
        (74, 108),
        (66, 82),
        (80, 54),
        (74, 28),
    ]
    sheet.cast(poly(wall), 1, 1.5, (-0.8, -0.1), "#F3CFA0")
    sheet.shape(
        poly(wall),
        sheet.linear(((0, "#6F4A50"), (0.55, "#A8694F"), (1, "#D98F5C")), (66, 0), (154, 0)),
    )
    for facet, alpha in (
        ([(84, CARD[1]), (104, 28), (80, 54), (74, 28)], 0.2),
        ([(66, 82), (96, 96), (74, 108)], 0.2),
        ([(74, 108), (96, 96), (100, CARD[3]), (66, CARD[3])], 0.12),
    ):
        sheet.shape(poly(facet), SHADOW, alpha)
    for facet in ([(146, 30), (152, 56), (132, 44)], [(144, 84), (154, 112), (130, 100)]):
        sheet.shape(poly(facet), "#FFE0A8", 0.3)
    rope_line(sheet, catenary((118, 30), (206, 16), 12, 8)[:8], 5.2)
    tail = [(100, 96), (95, 112), (104, 122), (99, 133)]
    rope_line(sheet, tail, 5.2)
    for at, (rx, ry, dx) in enumerate(((28, 40, -2), (20, 34, 3), (25, 37, 1))):
        cx, cy = 110 + dx, 36 + ry
        loop = [
            (cx, cy - ry),
            (cx + rx * 0.72, cy - ry * 0.45),
            (cx + rx, cy + ry * 0.3),
            (cx + rx * 0.6, cy + ry * 0.88),
            (cx, cy + ry),
            (cx - rx * 0.6, cy + ry * 0.88),
            (cx - rx, cy + ry * 0.3),
            (cx - rx * 0.72, cy - ry * 0.45),
            (cx, cy - ry),
        ]
        rope_line(sheet, loop, 5.6, ("#D9A766", "#E2B473", "#CF9A5A", "#DDAE6C")[at])
    rope_line(sheet, [(95, 50), (105, 54), (115, 54), (126, 49)], 5.2, "#C9583F")
    rope_line(sheet, [(93, 56), (105, 60), (115, 60), (128, 55)], 5.2, "#C9583F")
    sheet.line("M110 24a6.5 9 0 1 1 0 18a6.5 9 0 1 1 0-18Z", SHADOW, 3.4, 0.25, shift=(-1.2, 0.8))
    sheet.line("M110 24a6.5 9 0 1 1 0 18a6.5 9 0 1 1 0-18Z", "#4E6A78", 3.4)
    sheet.line("M110 24a6.5 9 0 0 1 6.4 8", "#C9DDE0", 1.4)
    sheet.disc((110, 22), 3.4, "#3A3140")
    sheet.disc((111, 21), 1.3, "#D9C6B0")
    frame(sheet)
    return sheet


def back() -> Sheet:
    """The card back: quiet contour lines and a small mountain in a medallion."""
    sheet, rng = Sheet(200, 140), Random("back")
    box = (CARD[0], CARD[1], CARD[2], CARD[3])
    sheet.rect((box[0], box[1], box[2] - box[0], box[3] - box[1]), sheet.fall("#35607A", "#274A63", 4, 136))
    bumps = [(rng.uniform(0, 2 * pi), count, rng.uniform(0.5, 1)) for count in (2, 3, 5)]
    for level in range(8):
        grow, ring = 1 - level / 9.5, []
        for step in range(96):
            turn = 2 * pi * step / 96
            wobble = sum(size * sin(count * turn + phase + level * 0.22) for phase, count, size in bumps)
            reach = 1 + 0.06 * wobble
            ring.append(
                (
                    100 + cos(turn) * (36 + 84 * grow) * reach,
                    70 + sin(turn) * (34 + 58 * grow) * reach,
                )
            )
        data = poly(clip(ring, box))
        tone = mix("#27495F", "#4F87A0", level / 7)
        sheet.cast(data, 0.8, 0.9, (-0.7, 0.5), mix(tone, "#CFE3E6", 0.28))
        sheet.shape(data, tone)
    sheet.disc((99, 71), 36, SHADOW, 0.18)
    sheet.disc((100, 70), 35, CREAM)
    sheet.disc((100, 70), 32.6, sheet.fall("#BFD8DC", "#FFDC9E", 40, 92))
    sheet.disc((112, 62), 8, "#FFF6DC")
    edge = (70.0, 40.0, 130.0, 100.0)
    mountain(
        sheet,
        rng,
        (96, 48),
        (74, 124, 88),
        Rock("#55799A", "#C9C3B4", "#A9BDB8"),
        rough=1.6,
        snow=0.36,
        box=edge,
        size=0.5,
    )
    sheet.shape("M68.6 78C80 72 90 80 100 77S122 72 131.4 78A32.6 32.6 0 0 1 68.6 78Z", "#5E977B")
    sheet.shape("M71.4 85.4C84 80 94 90 106 86S122 84 128.8 85A32.6 32.6 0 0 1 71.4 85.4Z", "#2F6B5A")
    for x, tall in ((84, 11), (90, 15), (114, 12)):
        pine(sheet, (x, 88), tall, Leaf("#174A44", "#2F7A5A"), tiers=3)
    frame(sheet)
    return sheet


def main() -> None:
    """Write the special cards."""
    bridge().save("bridge.svg")
    summit().save("summit.svg")
    rope().save("rope.svg")
    back().save("back.svg")


if __name__ == "__main__":
    main()
