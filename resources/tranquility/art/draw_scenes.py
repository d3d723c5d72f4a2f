"""Draw the foothill panoramas and the sunrise of the win.

Run ``python draw_scenes.py`` to write them beside this script.
"""

from __future__ import annotations

from random import Random

from kit_camp import rays
from kit_paper import PAPER, PAPER_EDGE, SHADOW, Point, Sheet, mix, poly, smooth
from kit_scenery import Box
from kit_terrain import treeline

WIDE: Box = (0, 0, 1600, 1000)


def panorama(*, face: bool) -> Sheet:
    """One tenth of the foothills; its left and right edges meet the next piece."""
    sheet, rng, box = Sheet(120, 64), Random("panorama"), (0.0, 0.0, 120.0, 64.0)
    _peaks(sheet)
    rows = (
        ((27, 21, 26, 20, 27), "#6E9B7C", "#93B48A", 0.8),
        ((39, 34, 40, 35, 39), "#47795F", "#3C6B5A", 0.9),
        ((52, 48, 53, 49, 52), "#2D5C4E", "#204840", 1.0),
    )
    for at, (heights, top, bottom, shadow) in enumerate(rows):
        points = [
            (-30.0, heights[3] + 0.0),
            *[(30.0 * step, float(y)) for step, y in enumerate(heights)],
            (150.0, float(heights[1])),
        ]
        data = _periodic(points)
        whole = f"{data}V64H0Z"
        if shadow:
            for lift, alpha in ((1.5, 0.07), (0.8, 0.1)):
                shifted = _periodic([(x, y - lift) for x, y in points])
                sheet.shape(f"{shifted}V64H0Z", SHADOW, alpha * shadow)
        sheet.shape(whole, sheet.fall(mix(top, "#FFE9B8", 0.6), mix(top, "#FFE9B8", 0.5), 0, 64))
        lower = _periodic([(x, y + 0.6) for x, y in points])
        sheet.shape(f"{lower}V64H0Z", sheet.fall(top, bottom, min(heights), 64))
        if at < 2:
            tone = ("#4F8468", "#2F6450")[at]
            treeline(sheet, rng, points[1:-1], (5, 115), (6.5, 9)[at], tone, box=box, gap=0.62)
    if face:
        _finder(sheet)
    return sheet


def _peaks(sheet: Sheet) -> None:
    """The far range; starts and ends at the same height."""
    edge: list[Point] = [
        (0, 21),
        (12, 12),
        (18, 15),
        (33, 3),
        (44, 12),
        (50, 10),
        (64, 20),
        (78, 9),
        (84, 13),
        (95, 5),
        (108, 16),
        (120, 21),
    ]
    sheet.shape(poly([*edge, (120, 40), (0, 40)]), "#F3DFB8")
    lower = [(x, y + 0.6) for x, y in edge]
    sheet.shape(poly([*lower, (120, 40), (0, 40)]), sheet.fall("#7E9AA6", "#C3CBB4", 3, 34))
    lit = sheet.fall("#F0DDB8", "#D6D3B4", 3, 34)
    for facet in (
        [
            (33, 3.6),
            (44, 12.6),
            (50, 10.6),
            (64, 20.6),
            (64, 34),
            (40, 34),
            (43, 24),
            (34, 18),
            (37, 11),
        ],
        [(95, 5.6), (108, 16.6), (120, 21.6), (120, 34), (102, 34), (104, 24), (96, 18), (98, 12)],
        [(78, 9.6), (84, 13.6), (86, 34), (76, 34), (80, 22), (76, 16)],
        [(12, 12.6), (18, 15.6), (20, 34), (10, 34), (14, 24), (10, 18)],
    ):
        sheet.shape(poly(facet), lit, 0.85)
    for cap in (
        [(33, 3.6), (28.5, 7.2), (31, 8.6), (32.6, 7), (35, 9.6), (37, 8.2), (39.6, 9.2)],
        [(95, 5.6), (91.4, 8), (93.6, 9.4), (95.6, 8.4), (97.6, 10.6), (100.6, 10.4)],
    ):
        sheet.shape(poly(cap), "#FFF9EE")


def _periodic(points: list[Point]) -> str:
    """A curve that starts and ends level with its neighbours (x 0 to 120)."""
    whole = smooth(points)
    parts = whole.split("C")
    start = parts[1].split()[-2:]
    return f"M{start[0]} {start[1]}" + "".join("C" + part for part in parts[2:-1])


def _finder(sheet: Sheet) -> None:
    outer = "M21 17H99A4 4 0 0 1 103 21V55A4 4 0 0 1 99 59H21A4 4 0 0 1 17 55V21A4 4 0 0 1 21 17Z"
    inner = "M23 21H97A2 2 0 0 1 99 23V53A2 2 0 0 1 97 55H23A2 2 0 0 1 21 53V23A2 2 0 0 1 23 21Z"
    for step, alpha in ((3, 0.07), (2, 0.09), (1, 0.12)):
        sheet.raw(
            f'<path fill="{SHADOW}" fill-opacity="{alpha}" transform="translate({-0.6 * step:.1f}'
            f' {0.5 * step:.1f})" d="{outer}"/>'
        )
    sheet.shape(outer, PAPER_EDGE)
    sheet.shape(
        "M21 17.5H99A3.5 3.5 0 0 1 102.5 21V55A3.5 3.5 0 0 1 99 58.5H21A3.5 "
        "3.5 0 0 1 17.5 55V21A3.5 3.5 0 0 1 21 17.5Z",
        PAPER,
    )
    sheet.shape(inner, sheet.fall("#FFF6E2", "#FBE7C0", 21, 55))
    sheet.shape("M21 53A2 2 0 0 0 23 55H97A2 2 0 0 0 99 53V50Q88 45 76 49T52 49T21 50Z", "#E9D9A8", 0.55)
    for x, y, sx, sy in ((24, 24, 1, 1), (96, 24, -1, 1), (24, 52, 1, -1), (96, 52, -1, -1)):
        sheet.line(f"M{x} {y + 5 * sy}V{y}H{x + 6 * sx}", "#9A7A55", 1)
    for x in (46, 74):
        sheet.line(f"M{x} 29V47", "#D8C29B", 0.7, 0.8)
    sheet.shape("M52 17L55 12.6H65L68 17Z", PAPER)
    sheet.disc((60, 15.4), 1.5, "#C98B57")


def sunrise() -> Sheet:
    """A warm glow with rays from the middle of the top, on nothing."""
    sheet, at = Sheet(1600, 1000), (800.0, 210.0)
    beam = sheet.radial(
        ((0, "#FFF3C8", 0.62), (0.3, "#FFDF95", 0.34), (0.7, "#FFC46A", 0.12), (1, "#FFB454", 0)),
        at,
        980,
    )
    rays(sheet, at, (95, 1500), 30, WIDE, beam, start=0.04)
    halo = sheet.radial(
        (
            (0, "#FFF6D6", 0.95),
            (0.18, "#FFE3A0", 0.75),
            (0.45, "#FFC879", 0.36),
            (0.75, "#FFA95E", 0.12),
            (1, "#FF9A55", 0),
        ),
        at,
        900,
    )
    sheet.rect((0, 0, 1600, 1000), halo)
    for radius, alpha in ((205, 0.14), (168, 0.24), (132, 0.4)):
        sheet.disc(at, radius, "#FFF4D0", alpha)
    sheet.disc(at, 100, sheet.radial(((0, "#FFFEF4"), (0.7, "#FFF2C6"), (1, "#FFDD90")), at, 100))
    return sheet


def main() -> None:
    """Write the wide scenes."""
    panorama(face=False).save("panorama-back.svg")
    panorama(face=True).save("panorama-face.svg")
    sunrise().save("sunrise.svg")


if __name__ == "__main__":
    main()
