"""Draw the eighteen Locus cards: each a leaf of the survey, with its own heights, river and railway."""

from __future__ import annotations

from math import exp
from random import Random

from kit_engraving import BRASS_DARK, FINE, LINE, PAPER, PAPER_EDGE, PAPER_SHADE, SEPIA, Plate, mix
from kit_geometry import Point, Shape, box, circle, contours, curve, cut
from kit_marks import mark_path

WIDTH, HEIGHT = 150.0, 100.0
WINDOW = (5.0, 27.0, 145.0, 95.0)
LOCI = 18
WATER, RAIL, RED = "#2D6C93", "#3A2A1C", "#A23A1A"
Peak = tuple[float, float, float, float]


def leaf(number: int) -> Plate:
    """One card across: a strip for the effect above, the map below."""
    plate, luck = Plate(WIDTH, HEIGHT, SEPIA, PAPER), Random(f"locus {number}")
    plate.round_box((0, 0, WIDTH, HEIGHT), 5, PAPER_EDGE)
    plate.round_box((0.5, 0.5, WIDTH - 0.5, HEIGHT - 0.8), 4.6, PAPER)
    shade = plate.linear(((0, PAPER_SHADE, 0), (1, PAPER_SHADE, 0.9)), (0, 40), (0, HEIGHT))
    plate.round_box((0.5, 0.5, WIDTH - 0.5, HEIGHT - 0.8), 4.6, shade)
    sheet = box(*WINDOW)
    plate.fill(sheet, mix(PAPER, "#C9B98A", 0.42))
    peaks = _peaks(luck)
    _land(plate, luck, peaks)
    _lines(plate, luck, sheet, peaks)
    _frame(plate)
    x, y = _site(peaks)
    plate.disc((x, y), 6.6, PAPER, 0.9)
    plate.ring((x, y), 6.6, 0.6, RED)
    plate.raw(mark_path("locus", x - 5, y - 5, 10, RED))
    return plate


def _peaks(luck: Random) -> list[Peak]:
    peaks: list[Peak] = []
    for _ in range(7):
        peaks.append(
            (luck.uniform(10, 140), luck.uniform(30, 92), luck.uniform(9, 22), luck.uniform(0.4, 1.0))
        )
    peaks.append((luck.uniform(70, 128), luck.uniform(42, 76), luck.uniform(13, 17), 1.25))
    return peaks


def _site(peaks: list[Peak]) -> Point:
    return peaks[-1][0], peaks[-1][1]


def _height(peaks: list[Peak], x: float, y: float) -> float:
    return sum(h * exp(-((x - px) ** 2 + ((y - py) * 1.15) ** 2) / (2 * r * r)) for px, py, r, h in peaks)


def _land(plate: Plate, luck: Random, peaks: list[Peak]) -> None:
    tint = luck.choice(("#9A6B3A", "#8A7A3E", "#A0623C"))
    for x, y, r, h in peaks:
        spread = min(r * 1.3, x - 5, 145 - x, y - 27, 95 - y)
        if spread > 4:
            wash = plate.radial(((0, tint, 0.34 * h), (1, tint, 0)), (x, y), spread)
            plate.fill(circle((x, y), spread, 40), wash)

    def height(x: float, y: float) -> float:
        return _height(peaks, x, y)

    for step in range(1, 16):
        level = step * 0.13
        lines = contours(height, level, WINDOW, 2.0)
        lines = [list(line) for line in lines if len(line) > 5]
        plate.line(lines, LINE if step % 4 == 0 else FINE, "#7A4E28", 0.95 if step % 4 == 0 else 0.75)


def _lines(plate: Plate, luck: Random, sheet: Shape, peaks: list[Peak]) -> None:
    start = luck.uniform(20, 60)
    river = [(start, 26.0)]
    for y in range(34, 100, 8):
        x = river[-1][0] + luck.uniform(-12, 16)
        x += 10 if _height(peaks, x, y) > 0.9 else 0
        river.append((min(max(x, 8), 142), float(y)))
    course = cut([curve(river, 8)], sheet, [])
    plate.line(course, 2.2, WATER, 0.9)
    plate.line(course, 1.2, "#A9CBD3")
    way = [(4.0, luck.uniform(50, 92))]
    for x in range(28, 160, 24):
        way.append((float(x), min(max(way[-1][1] + luck.uniform(-16, 16), 34), 90)))
    rails = cut([curve(way, 8)], sheet, [circle(_site(peaks), 8, 24)])
    plate.line(rails, 1.5, RAIL, dash="0.5 1.9", cap="butt")
    plate.line(rails, 0.45, RAIL)
    for _ in range(6):
        x, y = luck.uniform(12, 138), luck.uniform(34, 90)
        plate.line(
            [
                [(x - 1.2, y), (x, y - 2.6), (x + 1.2, y)]
                for x, y in ((x, y), (x + 2.4, y + 1), (x - 2, y + 1.6))
            ],
            FINE,
            "#4E5A2A",
        )


def _frame(plate: Plate) -> None:
    left, top, right, bottom = WINDOW
    plate.line(
        [[(x, top), (x, bottom)] for x in (40, 75, 110)] + [[(left, y), (right, y)] for y in (44, 61, 78)],
        0.16,
        SEPIA,
        0.6,
    )
    plate.round_line(WINDOW, 0.6, 0.8, SEPIA)
    for at in range(0, 28, 2):
        x = left + at * 5
        plate.fill(box(x, bottom - 1.1, x + 5, bottom), SEPIA, 0.85)
    plate.line([(left, bottom - 1.1), (right, bottom - 1.1)], FINE, BRASS_DARK)


def main() -> None:
    """Write all leaves."""
    for number in range(1, LOCI + 1):
        leaf(number).save(f"locus-{number}.svg")


if __name__ == "__main__":
    main()
