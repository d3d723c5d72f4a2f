"""Fire, bridge, rope, flag: the things people leave on a mountain."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from kit_paper import SHADOW, Point, Sheet, clip, mix, num, pair, poly, smooth
from kit_scenery import Box


def campfire(sheet: Sheet, at: Point, size: float) -> None:
    """Three crossed logs and a flame of four papers, with sparks."""
    x, y = at

    def spot(dx: float, dy: float) -> Point:
        return (x + dx * size, y + dy * size)

    def flame(scale: float, lean: float, colour: str) -> None:
        def at_flame(dx: float, dy: float) -> str:
            return pair((x + (dx * scale + lean) * size, y - 0.06 * size + dy * scale * size))

        sheet.shape(
            f"M{at_flame(0, 0)}C{at_flame(-0.42, 0)} {at_flame(-0.44, -0.34)} {at_flame(-0.26, -0.58)}"
            f"C{at_flame(-0.24, -0.42)} {at_flame(-0.16, -0.38)} {at_flame(-0.13, -0.44)}"
            f"C{at_flame(-0.14, -0.7)} {at_flame(0.04, -0.82)} {at_flame(0.02, -1.1)}"
            f"C{at_flame(0.2, -0.94)} {at_flame(0.24, -0.7)} {at_flame(0.18, -0.5)}"
            f"C{at_flame(0.24, -0.5)} {at_flame(0.28, -0.58)} {at_flame(0.28, -0.7)}"
            f"C{at_flame(0.44, -0.4)} {at_flame(0.42, 0)} {at_flame(0, 0)}Z",
            colour,
        )

    sheet.disc(spot(0, -0.42), size * 1.15, "#FFB45A", 0.1)
    sheet.disc(spot(0, -0.42), size * 0.8, "#FFC66B", 0.14)
    for dx in (-0.62, -0.36, 0.4, 0.66):
        stone = [
            spot(dx - 0.14, 0.16),
            spot(dx - 0.09, 0.04),
            spot(dx + 0.06, 0.03),
            spot(dx + 0.14, 0.16),
        ]
        sheet.shape(poly(stone), mix("#5B4A58", "#C98A62", 0.5 if dx < 0 else 0.25))
    flame(1.0, 0, "#E4572E")
    flame(0.78, 0.015, "#F58B3A")
    flame(0.55, 0.02, "#FFC24F")
    flame(0.32, 0.02, "#FFF0B0")
    for turn, colour, end in ((0.16, "#6B3F30", "#B87A4B"), (-0.16, "#83503A", "#D19A62")):
        log = [
            spot(-0.58, turn - 0.02),
            spot(0.56, -turn - 0.02),
            spot(0.58, -turn + 0.1),
            spot(-0.56, turn + 0.1),
        ]
        sheet.shape(poly(log), colour)
        tip = spot(-0.57, turn + 0.04)
        sheet.disc(tip, size * 0.066, end)
    for dx, dy, radius in (
        (-0.3, -0.98, 0.035),
        (0.3, -1.08, 0.04),
        (0.1, -1.32, 0.03),
        (-0.14, -1.24, 0.025),
        (0.46, -0.86, 0.025),
    ):
        sheet.disc(spot(dx, dy), radius * size, "#FFD98A", 0.95)


def catenary(start: Point, end: Point, sag: float, count: int = 12) -> list[Point]:
    """Points of a hanging rope."""
    points: list[Point] = []
    for at in range(count + 1):
        share = at / count
        drop = 4 * sag * share * (1 - share)
        points.append((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share + drop))
    return points


def rope_line(sheet: Sheet, points: Sequence[Point], width: float, colour: str = "#D9A766") -> None:
    """A laid rope: shadow, body, and twist marks."""
    data = smooth(points)
    sheet.line(data, SHADOW, width * 1.1, 0.22, shift=(-width * 0.35, width * 0.3))
    sheet.line(data, mix(colour, "#5A3423", 0.6), width)
    sheet.line(data, colour, width * 0.72)
    twist = f"{num(width * 0.3)} {num(width * 0.55)}"
    sheet.raw(
        f'<path fill="none" stroke="{mix(colour, "#FFF3D0", 0.55)}" stroke-width="{num(width * 0.5)}" '
        f'stroke-dasharray="{twist}" d="{data}"/>'
    )


def rope_bridge(sheet: Sheet, left: Point, right: Point, sag: float, rail: float) -> None:
    """A swaying bridge of planks between two rims."""
    deck = catenary(left, right, sag, 15)
    back = [
        (x, y - rail * 0.9 + 0.5)
        for x, y in catenary((left[0] + 4, left[1] - 3), (right[0] - 4, right[1] - 3), sag * 0.9, 14)
    ]
    sheet.line(smooth(back), "#8B5E44", 1.3)
    for at in range(1, 14):
        x, y = back[at]
        sheet.line(f"M{pair((x, y))}V{num(y + rail * 0.8)}", "#8B5E44", 0.7)
    for at in range(15):
        (x0, y0), (x1, y1) = deck[at], deck[at + 1]
        gap = (x1 - x0) * 0.1
        plank = [
            (x0 + gap + 2.4, y0 - 5),
            (x1 - gap + 2.4, y1 - 5),
            (x1 - gap - 1, y1 + 1.6),
            (x0 + gap - 1, y0 + 1.6),
        ]
        sheet.shape(poly(plank), ("#C98B57", "#B87848", "#D69C66")[at % 3])
        lip = [
            (x0 + gap - 1, y0 + 1.6),
            (x1 - gap - 1, y1 + 1.6),
            (x1 - gap - 1, y1 + 3.4),
            (x0 + gap - 1, y0 + 3.4),
        ]
        sheet.shape(poly(lip), "#6E4230")
    front = catenary((left[0] - 2, left[1] - rail), (right[0] + 2, right[1] - rail), sag * 0.95, 14)
    lower = catenary(left, right, sag, 14)
    for at in range(1, 14):
        (x, y), (lx, ly) = front[at], lower[at]
        sheet.line(f"M{pair((x, y))}L{pair((lx - 1, ly + 2))}", "#E0B274", 0.9)
    rope_line(sheet, front, 2.2)
    for x, y in (left, right):
        sheet.rect((x - 4, y - rail - 5, 4, rail + 9), "#6B3F30", radius=1)
        sheet.rect((x - 2, y - rail - 5, 2, rail + 9), "#A8683F", radius=1)
        sheet.rect((x - 4.6, y - rail - 1, 5.2, 2.4), "#E0B274", radius=1)


def rays(
    sheet: Sheet,
    at: Point,
    spans: tuple[float, float],
    count: int,
    box: Box,
    fill: str,
    *,
    start: float = 0,
    wide: float = 0.6,
) -> None:
    """Wedges of light around a sun between two distances, cut to the box."""
    near, far = spans
    step = 2 * pi / count
    for turn in range(count):
        middle = start + step * (turn + 0.5)
        half = step * wide / 2 * (1 if turn % 2 else 0.6)
        reach = far * (1 if turn % 2 else 0.8)
        corners = ((near, -half), (reach, -half), (reach, half), (near, half))
        wedge = [
            (at[0] + size * cos(middle + side), at[1] + size * sin(middle + side)) for size, side in corners
        ]
        sheet.shape(poly(clip(wedge, box)), fill)


def goat(
    sheet: Sheet,
    at: Point,
    size: float,
    *,
    outline: str = "#3A3140",
    coat: str = "#FFF8EA",
    shade: str = "#D3C6CC",
) -> None:
    """A mountain goat looking into the light; at is the top-left of its square."""

    def place(data: str) -> str:
        out: list[str] = []
        numbers = 0
        for part in data.split():
            if part[0].isalpha():
                out.append(part)
                numbers = 0
                continue
            base = at[numbers % 2]
            out.append(num(base + float(part) * size / 64))
            numbers += 1
        return " ".join(out)

    body = (
        "M 9 28 C 8 22 5 21 6 17 C 10 17 12 20 14 23 C 20 20 27 21 32 22 C 35 18 37 15 40 14"
        " C 43 11 50 11 52 15 C 55 17 59 19 60 22 C 60 25 57 27 54 26 C 53 27 52 27 51 27"
        " C 51 31 50 35 48 38 C 48 41 47 43 46 44 L 47 58 L 41 58 L 40 47 L 37 46 L 36 58 L 30 58 L 31 46"
        " L 27 44 L 24 46 L 21 44 L 20 47 L 22 58 L 16 58 L 14 49 L 12 58 L 6 58 L 8 45 C 6 40 7 33 9 28 Z"
    )
    horn = "M 43 14 C 42 8 37 4 29 5 C 35 7 38 10 39 16 Z"
    horn_back = "M 48 13 C 48 7 44 2 37 1 C 42 5 44 8 44 13 Z"
    beard = "M 52 26 C 52 30 52 32 50 35 C 56 33 57 29 57 26 Z"
    dark = (
        "M 9 28 C 12 33 18 35 24 36 C 20 39 22 42 24 46 L 21 44 L 20 47 "
        "L 22 58 L 16 58 L 14 49 L 12 58 L 6 58 L 8 45 C 6 40 7 33 9 28 "
        "Z"
    )
    belly = (
        "M 24 36 C 30 39 40 38 46 30 C 49 34 47 40 46 44 L 47 58 L 44 58 "
        "L 43 45 L 40 47 L 37 46 L 36 58 L 33 58 L 33 44 L 27 44 L 24 46 "
        "C 22 42 20 39 24 36 Z"
    )
    width = size * 0.062
    for part in (horn_back, horn, beard, body):
        sheet.line(place(part), outline, width)
    sheet.shape(place(horn_back), mix(outline, "#8A6A5A", 0.45))
    sheet.shape(place(horn), mix(outline, "#B58A68", 0.6))
    sheet.shape(place(beard), shade)
    sheet.shape(place(body), coat)
    sheet.shape(place(dark), shade)
    sheet.shape(place(belly), shade, 0.75)
    for data in (
        "M 6 55 L 12.6 55 L 12 58 L 6 58 Z",
        "M 15.4 55 L 21.5 55 L 22 58 L 16 58 Z",
        "M 30 55 L 36.2 55 L 36 58 L 30 58 Z",
        "M 40.8 55 L 46.8 55 L 47 58 L 41 58 Z",
    ):
        sheet.shape(place(data), outline)
    sheet.shape(place("M 40 15 C 36 14 33 16 32 19 C 36 20 39 19 41 17 Z"), shade)
    sheet.line(place("M 40 15 C 36 14 33 16 32 19 C 36 20 39 19 41 17 Z"), outline, width * 0.45)
    eye = (at[0] + size * 49 / 64, at[1] + size * 18.5 / 64)
    sheet.disc(eye, size * 0.032, outline)
    sheet.disc((at[0] + size * 59 / 64, at[1] + size * 22 / 64), size * 0.026, "#C98278")
    sheet.line(place("M 55 24 C 57 24.4 58 24 59 23.4"), outline, width * 0.4)
