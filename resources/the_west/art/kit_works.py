"""Foundry and Archive as engravings."""

from __future__ import annotations

from kit_engraving import BOLD, FINE, LINE, Plate
from kit_geometry import Point, arc, box, curve, rays, turned
from kit_scenery import GOLD, mesa, plain, puff, ruled_sky, shaded, smoke


def foundry(plate: Plate) -> None:
    """Furnace, hall with a saw-tooth roof, two chimneys, and iron that runs."""
    far = [(6, 76), (6, 61), (13, 59.5), (17, 62), (19, 76)]
    near = [(80, 76), (82, 64), (84.5, 58), (94, 57), (94, 76)]
    clouds = [
        (70, 13, 4.2),
        (65, 16, 4.6),
        (76, 12, 3.6),
        (59, 12, 4.4),
        (52, 15.5, 4.6),
        (44.5, 12.5, 4.8),
        (37, 15.5, 4.2),
        (30, 12.2, 3.8),
        (24, 14.8, 3),
        (57, 21, 4.2),
        (49.5, 22, 3.6),
        (43, 20.6, 2.8),
    ]
    ruled_sky(plate, [*puff(clouds), *[[*far], [*near]]])
    mesa(plate, far)
    mesa(plate, near)
    plain(plate, 76)
    smoke(plate, clouds[8:0:-1])
    smoke(plate, clouds[9:])
    for left, top, wide in ((56, 24, 7), (70, 17, 8)):
        stack = [(left, 64), (left + 0.9, top), (left + wide - 0.9, top), (left + wide, 64)]
        dark = [
            (left + wide * 0.55, 64),
            (left + wide * 0.55, top),
            (left + wide - 0.9, top),
            (left + wide, 64),
        ]
        shaded(plate, stack, dark, gap=0.8)
        for y in (top + 2.2, top + 13, top + 24):
            plate.body(box(left + 0.1, y, left + wide - 0.1, y + 1.5), 0.3)
        plate.body(box(left - 0.2, top - 1.6, left + wide + 0.2, top + 0.6), 0.25, width=LINE)
    smoke(plate, [(73.6, 12.8, 4.0)])
    hall = [
        (40, 88),
        (40, 62),
        (40, 56),
        (50, 62),
        (50, 55),
        (61, 62),
        (61, 55),
        (73, 62),
        (73, 55),
        (86, 62),
        (88, 88),
    ]
    shaded(plate, [*hall], None, wash=0.14)
    for left, right in ((40, 50), (50, 61), (61, 73), (73, 86)):
        roof = [(left, 55.4), (right, 62), (left, 62)]
        plate.wash(roof, 0.42)
        plate.hatch(roof, 30, 0.8, FINE)
        plate.line(roof, LINE, closed=True)
    plate.hatch(box(40, 62.4, 88, 66), 0, 0.9, FINE)
    for at in range(5):
        x = 45.5 + at * 8.6
        pane = [(x, 82), *arc((x + 2.2, 71), 2.2, 2.6, 180, 360, 10), (x + 4.4, 82)]
        plate.fill(pane, plate.tone(0.75))
        plate.fill(pane, GOLD, 0.85)
        plate.line(pane, LINE, closed=True)
        plate.line([[(x + 2.2, 68.6), (x + 2.2, 82)], [(x, 75), (x + 4.4, 75)]], FINE)
    _furnace(plate)


def _furnace(plate: Plate) -> None:
    body = [(14, 90), (18.4, 62), (17.6, 56), (20.6, 40), (32.4, 40), (35.4, 56), (34.6, 62), (39, 90)]
    dark = [(28, 90), (28, 62), (28.4, 56), (27.6, 40), (32.4, 40), (35.4, 56), (34.6, 62), (39, 90)]
    shaded(plate, body, dark, wash=0.16, gap=0.85)
    for y, left, right in ((44, 19.2, 33.8), (56, 16.8, 36.2), (62, 17.6, 35.4), (70, 16.4, 36.6)):
        plate.body(box(left, y - 1, right, y + 1), 0.34)
    plate.body(box(18.4, 36.6, 34.6, 40.2), 0.3)
    flame = curve(
        [
            (20.6, 36.6),
            (20, 33.4),
            (22.6, 30.4),
            (22.8, 33),
            (25, 29.6),
            (25.6, 24.6),
            (28.6, 29),
            (29.4, 32),
            (31, 29.4),
            (32.8, 33.4),
            (32.4, 36.6),
        ],
        5,
    )
    plate.fill(flame, GOLD)
    plate.line(flame, LINE)
    plate.fill(
        curve([(24.4, 36.6), (25, 33.6), (26.6, 31.4), (28.4, 34), (28.8, 36.6)], 5), plate.tone(0.0), 0.9
    )
    mouth = [(21, 88), *arc((26.5, 80), 5.5, 6, 180, 360, 14), (32, 88)]
    plate.fill(mouth, plate.tone(0.95))
    plate.fill([(22.6, 88), *arc((26.5, 81), 3.9, 4.4, 180, 360, 12), (30.4, 88)], GOLD)
    plate.line(mouth, BOLD)
    stream = curve([(24, 87.2), (28, 90.6), (40, 90.2), (52, 92), (66, 91.2), (80, 94)], 6)
    back = curve([(80, 96.4), (64, 94.2), (50, 95), (36, 93.6), (26, 93.4), (22, 88)], 6)
    plate.fill([*stream, *back], GOLD)
    plate.line([*stream, *back], LINE, closed=True)
    plate.line(rays((26.5, 81), 8.6, 13, 15, 185, 355), FINE * 1.2)


def archive(plate: Plate) -> None:
    """A house of books under a dome, steps before it, sheets of paper on the wind."""
    sheets: list[tuple[Point, float]] = [
        ((18, 22), -18),
        ((30, 13), 12),
        ((80, 18), 20),
        ((70, 30), -10),
        ((15, 40), 9),
    ]
    papers = [turned(box(x - 3.2, y - 2.3, x + 3.2, y + 2.3), tilt, (x, y)) for (x, y), tilt in sheets]
    dome = [(28, 46), *arc((50, 46), 22, 24, 180, 360, 40), (72, 46)]
    lantern = [(46.4, 23), (46.4, 16), (50, 11.6), (53.6, 16), (53.6, 23)]
    ruled_sky(plate, [*papers, dome, lantern], bottom=80)
    for paper in papers:
        plate.wash(paper, 0.0)
        plate.line(paper, LINE, closed=True)
        plate.line(
            [[_between(paper[0], paper[3], s), _between(paper[1], paper[2], s)] for s in (0.32, 0.55, 0.78)],
            FINE,
        )
    mesa(plate, [(6, 80), (6, 66), (10, 64), (15, 66), (17, 80)])
    mesa(plate, [(84, 80), (86, 68), (89, 65), (94, 64), (94, 80)])
    plain(plate, 80)
    plate.wash(dome, 0.1)
    right = [(50, 22), *arc((50, 46), 22, 24, 270, 360, 20), (50, 46)]
    plate.wash(right, 0.24)
    for share in (0.2, 0.45, 0.68, 0.86):
        plate.line([*arc((50, 46), 22 * share, 24, 270, 360, 16)], FINE * 1.2)
        plate.line([*arc((50, 46), 22 * share, 24, 180, 270, 16)], FINE)
    plate.hatch(right, 0, 0.95, FINE, wave=0.1)
    plate.line(dome, LINE, closed=True)
    plate.body(lantern, 0.08)
    plate.fill(box(48.2, 17, 51.8, 22.6), GOLD)
    plate.line(box(48.2, 17, 51.8, 22.6), FINE * 1.3, closed=True)
    plate.line([(50, 11.6), (50, 7.8)], LINE)
    plate.body(box(26, 46, 74, 49.4), 0.3)
    drum = box(29, 49.4, 71, 56)
    shaded(plate, drum, box(56, 49.4, 71, 56), wash=0.1, gap=0.8)
    for at in range(7):
        pane = box(31.6 + at * 5.6, 50.8, 34.2 + at * 5.6, 54.8)
        plate.fill(pane, GOLD if at % 2 == 0 else plate.tone(0.9))
        plate.line(pane, FINE * 1.2, closed=True)
    for left, side in ((10.5, 28), (72, 89.5)):
        wing = box(left, 62, side, 88)
        shaded(plate, wing, box(left, 62, side, 65), wash=0.16)
        for row in range(3):
            for at in range(4):
                book = box(left + 2 + at * 3.7, 67 + row * 6.8, left + 4.4 + at * 3.7, 72 + row * 6.8)
                plate.wash(book, (0.25, 0.7, 0.45, 0.85)[(at + row) % 4])
                plate.line(book, FINE, closed=True)
    plate.body([(24, 62), (50, 54), (76, 62)], 0.08)
    plate.body([(30, 61), (50, 55.6), (70, 61)], 0.2, width=FINE)
    plate.body(box(24, 62, 76, 65.4), 0.26)
    plate.fill(box(27, 65.4, 73, 88), plate.tone(0.92))
    plate.fill([(43.5, 88), *arc((50, 74), 6.5, 6.5, 180, 360, 16), (56.5, 88)], GOLD)
    plate.line([(43.5, 88), *arc((50, 74), 6.5, 6.5, 180, 360, 16), (56.5, 88)], LINE)
    plate.line([(50, 67.6), (50, 88)], FINE * 1.4)
    for x in (28, 35.4, 58.6, 66):
        column = box(x, 66.6, x + 6, 87)
        shaded(plate, column, box(x + 3.6, 66.6, x + 6, 87), wash=0.04, gap=0.7)
        plate.line([[(x + 1.5, 67.6), (x + 1.5, 86)], [(x + 2.9, 67.6), (x + 2.9, 86)]], FINE)
        plate.body(box(x - 0.7, 65.2, x + 6.7, 66.8), 0.12)
        plate.body(box(x - 0.7, 86.4, x + 6.7, 88), 0.12)
    for at, y in enumerate((88.0, 90.4, 92.8, 95.2)):
        step = box(22 - at * 3.4, y, 78 + at * 3.4, y + 2.4)
        plate.body(step, 0.06 + 0.06 * at)
        plate.hatch(box(60, y, 78 + at * 3.4, y + 2.4), 60, 1.0, FINE)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
