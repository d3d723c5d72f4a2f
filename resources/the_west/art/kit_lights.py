"""Reactor and Beacon as engravings."""

from __future__ import annotations

from kit_engraving import BOLD, FINE, LINE, Plate
from kit_geometry import Point, Shape, arc, box, circle, curve, cut, ellipse, gear, rays, turned
from kit_scenery import GOLD, mesa, plain, ruled_sky, shaded


def reactor(plate: Plate) -> None:
    """A great ball in its cradle, two rings round it, and a light within."""
    middle = (50.0, 45.0)
    sky = box(6, 6, 94, 80)
    plate.wash(sky, 0.08)
    plate.fill(
        sky,
        plate.radial(
            ((0, plate.tone(0.02), 1), (0.5, plate.tone(0.12), 1), (1, plate.tone(0.5), 1)), middle, 60
        ),
    )
    plate.line(cut(rays(middle, 27, 80, 96), sky, []), FINE, alpha=0.8, cap="butt")
    mesa(plate, [(6, 80), (6, 70), (12, 66), (20, 66), (24, 71), (26, 80)])
    mesa(plate, [(72, 80), (75, 70), (82, 68), (94, 69), (94, 80)])
    plain(plate, 80)
    for left, lean in ((13, 1), (81, -1)):
        _coil(plate, left, lean)
    ring_a, ring_b = ellipse(middle, 37, 11, 72), ellipse(middle, 37, 11, 72)
    back = [turned(ring_a[36:] + ring_a[:1], -22, middle), turned(ring_b[36:] + ring_b[:1], 22, middle)]
    plate.line(back, 2.4, plate.tone(0.85))
    plate.line(back, 1.3, plate.tone(0.12))
    _ball(plate, middle)
    front = [turned(ring_a[:37], -22, middle), turned(ring_b[:37], 22, middle)]
    plate.line(front, 2.6, plate.tone(1.0))
    plate.line(front, 1.4, plate.tone(0.04))
    for x, y in ((15.7, 58.8), (84.3, 58.8), (84.3, 31.2), (15.7, 31.2)):
        plate.fill(circle((x, y), 2.6, 20), GOLD)
        plate.line(circle((x, y), 2.6, 20), LINE, closed=True)
    _cradle(plate)


def _coil(plate: Plate, left: float, lean: int) -> None:
    plate.body(box(left - 2.4, 84, left + 8.4, 90), 0.3)
    plate.body(box(left + 1.6, 62, left + 4.4, 84), 0.16)
    for at in range(5):
        y = 64 + at * 4.2
        plate.body(ellipse((left + 3, y), 5.2, 1.7, 22), 0.36)
        plate.line(arc((left + 3, y), 5.2, 1.7, 20, 120, 10), BOLD)
    plate.fill(circle((left + 3, 59), 3, 22), GOLD)
    plate.line(circle((left + 3, 59), 3, 22), LINE, closed=True)
    bolt = [
        (left + 3 + lean * 4, 58),
        (left + 3 + lean * 8, 61.5),
        (left + 3 + lean * 8, 59),
        (left + 3 + lean * 13, 62),
    ]
    plate.line(bolt, LINE)


def _ball(plate: Plate, middle: Point) -> None:
    x, y = middle
    ball = circle(middle, 23, 60)
    plate.wash(ball, 0.1)
    dark = [*arc(middle, 23, 23, -62, 118, 40), *reversed(arc((x - 7, y - 6), 23.5, 23.5, -48, 106, 36))]
    plate.wash(dark, 0.36)
    plate.hatch(dark, 45, 0.85, FINE)
    plate.hatch(dark, 135, 1.2, FINE, alpha=0.7)
    for share in (0.34, 0.72):
        plate.line(arc(middle, 23 * share, 23, 90, 270, 24), FINE * 1.2)
        plate.line(arc(middle, 23 * share, 23, -90, 90, 24), FINE * 1.2)
    for up in (-12, 0, 12):
        half = (23**2 - up**2) ** 0.5
        plate.line(arc((x, y + up), half, 2.6, 0, 180, 24), FINE * 1.2)
    plate.line(ball, BOLD, closed=True)
    hatchway = gear(middle, 10.6, 9.4, 18)
    plate.body(hatchway, 0.5)
    plate.fill(circle(middle, 7.6, 36), plate.tone(1.0))
    plate.fill(circle(middle, 6.8, 36), GOLD)
    plate.line(rays(middle, 2.6, 6.4, 16), FINE * 1.4)
    plate.fill(circle(middle, 2.2, 20), plate.tone(0.0))
    plate.line([circle(middle, 7.6, 36), circle(middle, 2.2, 20)], LINE, closed=True)


def _cradle(plate: Plate) -> None:
    for side in (-1, 1):
        arm = [
            *arc((50, 45), 26.5, 26.5, 90 + side * 6, 90 + side * 58, 14),
            *reversed(arc((50, 47), 30.5, 31.5, 90 + side * 6, 90 + side * 54, 14)),
        ]
        plate.body(arm, 0.42)
        plate.hatch(arm, 60, 0.9, FINE)
        leg = [(50 + side * 8, 76), (50 + side * 13, 76), (50 + side * 21, 92), (50 + side * 13, 92)]
        plate.body(leg, 0.3)
        plate.hatch(leg, 70, 0.9, FINE)
    base = [(28, 96), (31, 90), (69, 90), (72, 96)]
    plate.body(base, 0.22)
    plate.hatch(base, 55, 1.0, FINE)
    plate.body(box(43, 71, 57, 91), 0.2)
    plate.hatch(box(50, 71, 57, 91), 60, 0.8, FINE)
    for y in (75, 80, 85):
        plate.body(box(42, y, 58, y + 1.8), 0.45)


def beacon(plate: Plate) -> None:
    """A lighthouse on a lonely rock: two beams over the plain, stars above."""
    lamp = (50.0, 27.6)
    left: Shape = [(47, 26), (6, 13), (6, 34.5), (47, 29)]
    right: Shape = [(53, 26), (94, 13), (94, 34.5), (53, 29)]
    head = box(43, 14, 57, 36)
    rock = [
        (25, 94),
        (30, 78),
        (33, 74),
        (36, 71.6),
        (41, 70),
        (59, 70),
        (65, 72),
        (68, 76),
        (71, 80),
        (76, 94),
    ]
    tower = [(43.4, 71), (45.6, 34.6), (54.4, 34.6), (56.6, 71)]
    ruled_sky(plate, [left, right, head, rock, tower], bottom=84, dense=1.05)
    for beam in (left, right):
        plate.wash(beam, 0.0)
        far = 6 if beam is left else 94
        plate.fill(beam, plate.linear(((0, GOLD, 0.95), (1, GOLD, 0.12)), lamp, (far, 24)))
        plate.line([[beam[0], beam[1]], [beam[3], beam[2]]], FINE * 1.2)
    for x, y, r in (
        (16, 10, 0.8),
        (28, 9, 0.5),
        (72, 9.6, 0.7),
        (84, 9, 0.5),
        (14, 46, 0.6),
        (26, 52, 0.8),
        (76, 44, 0.8),
        (87, 54, 0.6),
        (36, 44, 0.5),
        (66, 54, 0.5),
        (82, 66, 0.6),
        (18, 64, 0.5),
    ):
        _star(plate, (x, y), r * 2.2)
    mesa(plate, [(6, 84), (6, 75), (11, 73), (19, 74), (22, 84)], 0.3)
    mesa(plate, [(78, 84), (81, 76), (88, 74), (94, 75), (94, 84)], 0.3)
    plain(plate, 84)
    _rock(plate, rock)
    dark = [(50.6, 71), (50.4, 34.6), (54.4, 34.6), (56.6, 71)]
    shaded(plate, tower, dark, wash=0.02, gap=0.8)
    for y, half in ((42, 4.7), (52, 5.3), (62, 5.9)):
        band = [(50 - half - 0.25, y + 4.4), (50 - half, y), (50 + half, y), (50 + half + 0.25, y + 4.4)]
        plate.wash(band, 0.85)
        plate.line(band, FINE, closed=True)
    for y in (48.4, 58.6):
        pane = [(48.9, y + 2.8), *arc((50, y), 1.1, 1.2, 180, 360, 8), (51.1, y + 2.8)]
        plate.fill(pane, GOLD)
        plate.line(pane, FINE * 1.2, closed=True)
    door = [(47.8, 71), *arc((50, 67.6), 2.2, 2.4, 180, 360, 10), (52.2, 71)]
    plate.wash(door, 0.95)
    plate.body([(42.4, 34.6), (44, 32), (56, 32), (57.6, 34.6)], 0.4)
    plate.line(
        [[(43, 29.4), (57, 29.4)], *[[(43 + at * 2, 29.4), (43 + at * 2, 32)] for at in range(8)]], FINE * 1.3
    )
    plate.body(box(45.8, 22.4, 54.2, 32), 0.0)
    plate.fill(box(46.4, 23, 53.6, 31.6), GOLD)
    plate.fill(circle(lamp, 2.4, 20), plate.tone(0.0))
    plate.line(box(45.8, 22.4, 54.2, 32), LINE, closed=True)
    plate.line([[(48.6, 22.4), (48.6, 32)], [(51.4, 22.4), (51.4, 32)]], FINE)
    cap = [(44.6, 22.6), *arc((50, 22.6), 5.4, 5.8, 180, 360, 16), (55.4, 22.6)]
    plate.body(cap, 0.7)
    plate.line([(50, 16.8), (50, 12.4)], LINE)
    plate.fill(circle((50, 12.2), 1, 12), plate.ink)


def _star(plate: Plate, at: Point, size: float) -> None:
    x, y = at
    thin = size * 0.22
    star = [
        (x, y - size),
        (x + thin, y - thin),
        (x + size, y),
        (x + thin, y + thin),
        (x, y + size),
        (x - thin, y + thin),
        (x - size, y),
        (x - thin, y - thin),
    ]
    plate.fill(circle(at, size * 0.9, 14), plate.tone(0.06), 0.9)
    plate.fill(star, plate.tone(0.9))


def _rock(plate: Plate, rock: Shape) -> None:
    plate.wash(rock, 0.14)
    dark = [(52, 70), (59, 70), (65, 72), (68, 76), (71, 80), (76, 94), (56, 94), (58, 86), (53, 80)]
    plate.wash(dark, 0.4)
    plate.hatch(dark, 74, 0.85, FINE)
    plate.hatch(dark, 118, 1.4, FINE, alpha=0.7)
    plate.hatch(rock, 84, 2.1, FINE, wave=0.5, alpha=0.8)
    plate.line(rock, LINE)
    for crack in (
        [(36, 72), (35, 79), (38, 84), (36.4, 93)],
        [(45, 70.4), (44, 77), (46.4, 85), (45, 94)],
        [(60, 71), (59.6, 78), (62, 84), (61.6, 93)],
    ):
        plate.line(curve(crack, 4), LINE)
    path = curve([(50, 71), (47, 76), (52, 81), (45, 87), (51, 94)], 6)
    plate.line(path, 1.5, plate.tone(0.0))
    plate.line(path, FINE, dash="0.8 1.2")
