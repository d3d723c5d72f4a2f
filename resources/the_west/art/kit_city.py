"""The CityEngine: one drawing, as a plan in thin lines, and as the city when it stands."""

from __future__ import annotations

from dataclasses import dataclass

from kit_engraving import BRASS, BRASS_DARK, FINE, INKS, LINE, Plate, mix
from kit_geometry import Point, Shape, arc, box, circle, cut, gear, hatch, rays
from kit_scenery import GOLD

WINDOW = (5.0, 27.0, 145.0, 95.0)
HUB: Point = (75.0, 88.0)


@dataclass
class Draughtsman:
    """Draws each body as it is asked for: outlined on the plan, washed and shaded in the city."""

    plate: Plate
    built: bool
    line: str

    def body(self, shape: Shape, colour: str, wash: float, *, shade: bool = True) -> None:
        if not self.built:
            self.plate.line(shape, FINE * 1.5, self.line, closed=True)
            return
        self.plate.fill(shape, mix(self.plate.paper, colour, wash))
        if shade:
            middle = (min(x for x, _ in shape) + max(x for x, _ in shape)) / 2
            right = [(max(x, middle), y) for x, y in shape]
            self.plate.fill(right, colour, 0.25)
            self.plate.hatch(right, 62, 1.0, FINE, colour=colour)
        self.plate.line(shape, LINE, mix(colour, "#1A120C", 0.25), closed=True)

    def light(self, shape: Shape, colour: str) -> None:
        if self.built:
            self.plate.fill(shape, GOLD)
        self.plate.line(shape, FINE, mix(colour, "#1A120C", 0.25) if self.built else self.line, closed=True)

    def windows(self, left: float, top: float, columns: int, rows: int, colour: str) -> None:
        for row in range(rows):
            for column in range(columns):
                x, y = left + column * 2.6, top + row * 3.6
                self.light(box(x, y, x + 1.3, y + 2.1), colour)


def city(plate: Plate, *, built: bool) -> None:
    """The whole elevation, above its wheel."""
    line = "#2D5C93" if not built else plate.ink
    pen = Draughtsman(plate, built, line)
    if built:
        _dawn(plate)
    else:
        _construction(plate, line)
    _wheel(pen)
    _foundry(pen)
    _beacon(pen)
    _archive(pen)
    _reactor(pen)
    _spire(pen)
    _ground(pen)


def _dawn(plate: Plate) -> None:
    left, top, right, bottom = WINDOW
    sky = box(*WINDOW)
    plate.fill(sky, "#FBE3A6")
    plate.fill(sky, plate.radial(((0, "#FFF7DC", 1), (0.45, "#F8D27C", 1), (1, "#DE9A5A", 1)), HUB, 92))
    plate.line(cut(rays(HUB, 44, 120, 72, 180, 360), sky, []), 0.55, "#B0622B", 0.45, cap="butt")
    plate.line(
        cut(hatch([sky], 0, 1.5, grow=0.06), sky, [circle(HUB, 52, 60)]), FINE, "#A85C2C", 0.5, cap="butt"
    )
    for x, y, r in ((24, 38, 5), (31, 40, 4), (17, 41, 3.6), (122, 35, 4.4), (129, 37, 3.4), (115, 37, 3.2)):
        plate.fill(arc((x, y), r * 1.6, r * 0.75, 180, 360, 18), "#FFF6DE", 0.95)
        plate.line(arc((x, y), r * 1.6, r * 0.75, 180, 360, 18), FINE, "#A85C2C", 0.7)
    plate.line([(left, top), (right, top)], LINE, plate.ink)
    plate.line([(left, bottom), (right, bottom)], LINE, plate.ink)


def _construction(plate: Plate, line: str) -> None:
    sheet = box(*WINDOW)
    plate.fill(sheet, "#EEF1EA")
    plate.line([[(x, 27), (x, 95)] for x in range(10, 145, 5)], 0.16, line, 0.4)
    plate.line([[(5, y), (145, y)] for y in range(32, 95, 5)], 0.16, line, 0.4)
    for radius in (26, 40, 52, 61):
        plate.line(
            cut([arc(HUB, radius, radius, 180, 360, 90)], sheet, []), 0.24, line, 0.8, dash="1.6 0.9 0.3 0.9"
        )
    plate.line([[(75, 28.5), (75, 94)], [(6, 88), (144, 88)]], 0.24, line, 0.9, dash="4 1 0.8 1")
    for x in (22, 48, 102, 128):
        plate.line([(x, 30), (x, 92)], 0.2, line, 0.7, dash="3 1 0.6 1")
    for a, b, y in ((9, 48, 92.4), (48, 102, 92.4), (102, 141, 92.4)):
        plate.line([(a, y), (b, y)], 0.26, line)
        for x, way in ((a, 1), (b, -1)):
            plate.line(
                [[(x, y - 1.2), (x, y + 1.2)], [(x + way * 1.8, y - 0.7), (x, y), (x + way * 1.8, y + 0.7)]],
                0.26,
                line,
            )
    for x, y in ((48, 88), (102, 88), (75, 62), (75, 36)):
        plate.line(
            [[(x - 2, y), (x + 2, y)], [(x, y - 2), (x, y + 2)], circle((x, y), 1.1, 14)], 0.24, "#A23A1A"
        )


def _wheel(pen: Draughtsman) -> None:
    plate, dark = pen.plate, BRASS_DARK
    outer = [p for p in gear(HUB, 46, 42.5, 40, 4.5) if p[1] <= 88.2]
    rim = [*sorted(outer, key=_angle), *reversed(arc(HUB, 37, 37, 180, 360, 40))]
    if not pen.built:
        plate.line([rim], FINE * 1.4, pen.line, closed=True)
        plate.line([arc(HUB, 39.6, 39.6, 180, 360, 50)], FINE, pen.line)
        plate.line(rays(HUB, 12, 37, 18, 180, 370), FINE, pen.line, 0.8)
        return
    shine = plate.linear(((0, "#F3D88F", 1), (0.5, BRASS, 1), (1, dark, 1)), (35, 46), (115, 92))
    plate.fill(rim, shine)
    plate.line(rim, LINE, mix(dark, "#1A120C", 0.4), closed=True)
    plate.line([arc(HUB, 39.8, 39.8, 180, 360, 50)], FINE * 1.2, dark)
    for at in range(12):
        spoke = list(arc(HUB, 37, 37, 180 + at * 15 + 5, 180 + at * 15 + 10, 3))
        spoke += list(reversed(arc(HUB, 11, 11, 180 + at * 15 + 3, 180 + at * 15 + 12, 3)))
        plate.fill(spoke, shine)
        plate.line(spoke, FINE, dark, closed=True)


def _angle(point: Point) -> float:
    from math import atan2

    turn = atan2(point[1] - HUB[1], point[0] - HUB[0])
    return turn if turn <= 0.01 else turn - 6.2832


def _foundry(pen: Draughtsman) -> None:
    ink = INKS["foundry"]
    for left, top in ((14, 41), (21, 36)):
        pen.body([(left, 74), (left + 0.6, top), (left + 4.4, top), (left + 5, 74)], ink, 0.3)
        pen.body(box(left - 0.3, top - 1.4, left + 5.3, top + 0.8), ink, 0.5, shade=False)
        if pen.built:
            for at, (x, y, r) in enumerate(
                ((2.5, -3, 2.2), (5.4, -4.4, 2.5), (9.4, -4.2, 2.1), (12.6, -5.2, 1.5))
            ):
                pen.plate.fill(circle((left + x, top + y), r, 20), "#FFF6DE", 0.95)
                pen.plate.line(arc((left + x, top + y), r, r, 160 + at * 8, 400, 18), FINE, ink)
    roof: Shape = [(9, 88), (9, 66), (9, 61), (17, 66), (17, 61), (25, 66), (25, 61), (33, 66), (33, 88)]
    pen.body(roof, ink, 0.18)
    pen.light([(12, 88), *arc((16, 80), 4, 4, 180, 360, 12), (20, 88)], ink)
    pen.windows(23, 71, 4, 4, ink)


def _beacon(pen: Draughtsman) -> None:
    ink = INKS["beacon"]
    if pen.built:
        for far in (145, 100):
            way = [(127, 46.6), (far, 41 if far > 128 else 43), (far, 53 if far > 128 else 51), (127, 49)]
            pen.plate.fill(way, "#FFF9E0", 0.85)
    pen.body([(112, 88), (116, 76), (138, 76), (143, 88)], ink, 0.34)
    pen.body([(122.6, 76), (124.6, 52), (130.4, 52), (132.4, 76)], ink, 0.06)
    for y in (56, 64, 72):
        pen.body(
            [
                (123.9 - (y - 56) * 0.07, y),
                (131.1 + (y - 56) * 0.07, y),
                (131.5 + (y - 56) * 0.07, y + 3.6),
                (123.5 - (y - 56) * 0.07, y + 3.6),
            ],
            ink,
            0.8,
            shade=False,
        )
    pen.body([(122.4, 52), (123.6, 50.2), (131.4, 50.2), (132.6, 52)], ink, 0.5, shade=False)
    pen.light(box(124.8, 44.4, 130.2, 50.2), ink)
    pen.body([(124, 44.4), *arc((127.5, 44.4), 3.5, 4, 180, 360, 14), (131, 44.4)], ink, 0.7)
    pen.windows(117.4, 79, 8, 2, ink)


def _archive(pen: Draughtsman) -> None:
    ink = INKS["archive"]
    pen.body([(39, 62), *arc((49, 62), 10, 10.5, 180, 360, 26), (59, 62)], ink, 0.22)
    pen.body([(47.6, 52), (47.6, 48.6), (49, 46), (50.4, 48.6), (50.4, 52)], ink, 0.3, shade=False)
    if pen.built:
        pen.plate.line([arc((49, 62), 10 * s, 10.5, 180, 360, 16) for s in (0.35, 0.7)], FINE, ink)
    pen.body(box(37.6, 62, 60.4, 64.6), ink, 0.4, shade=False)
    pen.body(box(39, 64.6, 59, 88), ink, 0.12)
    for at in range(4):
        pen.body(box(41 + at * 4.4, 67, 43.2 + at * 4.4, 88), ink, 0.03, shade=False)
    pen.windows(44, 76, 1, 3, ink)


def _reactor(pen: Draughtsman) -> None:
    ink, middle = INKS["reactor"], (101.0, 60.0)
    for side in (-1, 1):
        pen.body(
            [(101 + side * 3, 72), (101 + side * 6, 70), (101 + side * 10, 88), (101 + side * 5, 88)],
            ink,
            0.36,
        )
    pen.body(box(97.6, 70, 104.4, 88), ink, 0.24)
    pen.body(circle(middle, 11, 44), ink, 0.2)
    if pen.built:
        pen.plate.line([arc(middle, 11 * s, 11, -90, 270, 36) for s in (0.35, 0.75)], FINE, ink)
    pen.light(circle(middle, 4.6, 26), ink)
    ring = [(x, 60 + (y - 60) * 0.3) for x, y in circle(middle, 16, 50)]
    front = [(x, y) for x, y in ring if y >= 60 or abs(x - 101) > 10.4]
    front.sort(key=lambda p: (p[0] - 101) if p[1] >= 60 else 99)
    if pen.built:
        pen.plate.line(front[: len(front) - 8], 1.7, mix(ink, "#1A120C", 0.3))
        pen.plate.line(front[: len(front) - 8], 0.9, "#F3EAD2")
    else:
        pen.plate.line(ring, FINE * 1.4, pen.line, closed=True)


def _spire(pen: Draughtsman) -> None:
    ink = "#6B4A24"
    pen.body(
        [
            (66, 88),
            (66.8, 60),
            (70, 58),
            (70, 47),
            (72.4, 44),
            (74.2, 37),
            (75, 30),
            (75.8, 37),
            (77.6, 44),
            (80, 47),
            (80, 58),
            (83.2, 60),
            (84, 88),
        ],
        ink,
        0.16,
    )
    pen.body(box(69.2, 57, 80.8, 59.4), ink, 0.5, shade=False)
    pen.body(box(65.6, 68.4, 84.4, 70.6), ink, 0.5, shade=False)
    pen.light(circle((75, 52), 2.6, 22), ink)
    pen.light([(71.6, 88), *arc((75, 78), 3.4, 4, 180, 360, 12), (78.4, 88)], ink)
    pen.windows(71.2, 61, 4, 2, ink)
    pen.windows(68.4, 73, 1, 4, ink)
    pen.windows(80.2, 73, 1, 4, ink)


def _ground(pen: Draughtsman) -> None:
    if not pen.built:
        pen.plate.line([(5, 88), (145, 88)], LINE, pen.line)
        return
    ground = box(5, 88, 145, 95)
    pen.plate.fill(ground, "#8A5A2E")
    pen.plate.hatch(ground, 0, 1.0, FINE, colour="#3E2612", wave=0.2)
    pen.plate.line([(5, 88), (145, 88)], LINE * 1.4, "#2C1A0C")
