"""Draw the drafting table by day (cream paper) and by night (a blueprint under a lamp)."""

from __future__ import annotations

from dataclasses import dataclass
from math import sin
from random import Random

from kit_engraving import BRASS, BRASS_DARK, BRASS_DEEP, BRASS_LIGHT, Plate
from kit_geometry import Shape, arc, box, circle, cut, gear, rays

WIDTH, HEIGHT = 1600.0, 1000.0
SHEET = (34.0, 30.0, 1566.0, 970.0)


@dataclass(frozen=True)
class Tones:
    """The colours of one time of day."""

    wood: tuple[str, str, str]
    paper: tuple[str, str]
    line: str
    grid: float
    drawing: float
    lamp: tuple[str, float, str, float]


DAY = Tones(
    ("#7B5030", "#5E3A20", "#432612"),
    ("#EFE3C8", "#DDCBA4"),
    "#8A6A3C",
    0.3,
    0.34,
    ("#FFF8E4", 0.85, "#6A4A22", 0.34),
)
NIGHT_TONES = Tones(
    ("#2B1C13", "#20140D", "#140C07"),
    ("#16304A", "#0D1E33"),
    "#8FB6D6",
    0.16,
    0.24,
    ("#5E8DB0", 0.34, "#02060C", 0.62),
)


def backdrop(tones: Tones) -> Plate:
    """Wood, paper held by brass, a faint plan under everything, light from above."""
    plate = Plate(WIDTH, HEIGHT, tones.line, tones.paper[0])
    _wood(plate, tones)
    left, top, right, bottom = SHEET
    for grow, alpha in ((10, 0.1), (6, 0.14), (3, 0.2)):
        plate.round_box(
            (left - grow + 3, top - grow + 6, right + grow + 3, bottom + grow + 6), 6 + grow, "#0C0603", alpha
        )
    plate.round_box(SHEET, 4, tones.paper[1])
    plate.round_box(
        SHEET, 4, plate.radial(((0, tones.paper[0], 1), (1, tones.paper[1], 1)), (800, 430), 1000)
    )
    _grid(plate, tones)
    _plan(plate, tones)
    _fibres(plate, tones)
    inner, strength, outer, dark = tones.lamp
    plate.fill(
        box(0, 0, WIDTH, HEIGHT), plate.radial(((0, inner, strength), (0.5, inner, 0)), (800, 380), 900)
    )
    plate.fill(box(0, 0, WIDTH, HEIGHT), plate.radial(((0.62, outer, 0), (1, outer, dark)), (800, 470), 1080))
    for x, y, turn in ((left, top, 0), (right, top, 90), (right, bottom, 180), (left, bottom, 270)):
        _corner(plate, x, y, turn)
    return plate


def _wood(plate: Plate, tones: Tones) -> None:
    luck = Random("wood")
    plate.fill(box(0, 0, WIDTH, HEIGHT), tones.wood[1])
    for board in range(5):
        y = board * 200.0
        plate.fill(box(0, y, WIDTH, y + 200), tones.wood[board % 2], 0.5)
        for _ in range(26):
            start = y + luck.uniform(2, 198)
            bend, phase = luck.uniform(0.5, 3), luck.uniform(0, 6)
            line = [(x, start + bend * sin(x / 170 + phase)) for x in range(0, 1640, 40)]
            plate.line(
                [(float(a), b) for a, b in line],
                luck.uniform(0.5, 1.6),
                tones.wood[2],
                luck.uniform(0.2, 0.6),
            )
        plate.line([(0, y), (WIDTH, y)], 2.2, tones.wood[2])


def _grid(plate: Plate, tones: Tones) -> None:
    left, top, right, bottom = SHEET
    for every, width, alpha in ((20, 0.6, tones.grid * 0.6), (100, 1.0, tones.grid)):
        lines: list[Shape] = [
            [(float(x), top), (float(x), bottom)] for x in range(int(left) + every, int(right), every)
        ]
        lines += [[(left, float(y)), (right, float(y))] for y in range(int(top) + every, int(bottom), every)]
        plate.line(lines, width, tones.line, alpha, cap="butt")
    plate.round_line((left + 14, top + 14, right - 14, bottom - 14), 0, 1.6, tones.line, tones.grid * 1.6)
    plate.round_line((left + 19, top + 19, right - 19, bottom - 19), 0, 0.7, tones.line, tones.grid * 1.6)


def _plan(plate: Plate, tones: Tones) -> None:
    """The ground plan of a round city: rings, avenues, a toothed wall."""
    middle, sheet = (800.0, 500.0), box(54, 50, 1546, 950)
    alpha = tones.drawing
    for radius, width in (
        (90, 1.6),
        (170, 1.0),
        (250, 2.2),
        (262, 0.8),
        (350, 1.0),
        (440, 2.4),
        (455, 0.8),
        (600, 1.0),
        (690, 1.4),
    ):
        plate.line(
            cut([[*circle(middle, radius, 180), (800 + radius, 500)]], sheet, []), width, tones.line, alpha
        )
    plate.line(cut(rays(middle, 90, 700, 48), sheet, []), 0.9, tones.line, alpha)
    wall = gear(middle, 474, 456, 72)
    plate.line(cut([[*wall, wall[0]]], sheet, []), 1.2, tones.line, alpha)
    for at in range(12):
        for radius, size in ((300, 26), (395, 20), (520, 30)):
            a = (at + 0.5) * 30
            spot = arc(middle, radius, radius, a, a + 0.01, 1)[0]
            plate.line(
                cut([[*circle(spot, size, 24), (spot[0] + size, spot[1])]], sheet, []), 0.9, tones.line, alpha
            )
    for x in (130, 1470):
        for y in (250, 500, 750):
            plate.line([[(x - 26, y), (x + 26, y)], [(x, y - 26), (x, y + 26)]], 0.9, tones.line, alpha * 1.2)
            plate.line([[*circle((x, y), 14, 30), (x + 14, y)]], 0.9, tones.line, alpha * 1.2)


def _fibres(plate: Plate, tones: Tones) -> None:
    luck = Random("paper")
    for shade, alpha in (("#FFFFFF", 0.16), ("#3A2A18", 0.1)):
        lines: list[Shape] = []
        for _ in range(260):
            x, y = luck.uniform(60, 1540), luck.uniform(50, 950)
            lines.append([(x, y), (x + luck.uniform(-9, 9), y + luck.uniform(-4, 4))])
        plate.line(lines, 0.7, shade, alpha if tones is DAY else alpha * 0.5)


def _corner(plate: Plate, x: float, y: float, turn: int) -> None:
    """A brass corner that holds the sheet down."""
    sheen = '<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1">'
    sheen += f'<stop offset="0" stop-color="{BRASS_LIGHT}"/><stop offset=".5" stop-color="{BRASS}"/>'
    sheen += f'<stop offset="1" stop-color="{BRASS_DARK}"/></linearGradient>'
    if sheen not in plate.defs:
        plate.defs.append(sheen)
    plate.raw(
        f'<g transform="translate({x:.0f} {y:.0f}) rotate({turn})">'
        f'<path d="M-10 -6H66L50 12H14V50L-6 66Z" fill="#0C0603" fill-opacity=".35"/>'
        f'<path d="M-12 -12H64L48 8H8V48L-12 64Z" fill="url(#brass)"'
        f' stroke="{BRASS_DEEP}" stroke-width="1.6"/>'
        f'<path d="M-8 -8H56L45 4H4V45L-8 56Z" fill="none" stroke="#FFF0C0" stroke-opacity=".6"/>'
        f'<circle cx="-2" cy="-2" r="4.6" fill="{BRASS_LIGHT}" stroke="{BRASS_DEEP}"/>'
        f'<path d="M-5 0L1 -4" stroke="{BRASS_DEEP}" stroke-width="1.4"/></g>'
    )


def main() -> None:
    """Write both."""
    backdrop(DAY).save("backdrop-light.svg")
    backdrop(NIGHT_TONES).save("backdrop-dark.svg")


if __name__ == "__main__":
    main()
