"""Draw what surrounds the tower: the city at night and at dusk, the table, the lamp, the dust.

Run ``python draw_table.py`` to write them beside this script. The middle of the city stays low and
calm for the tower; the buildings rise towards both sides.
"""

from __future__ import annotations

from random import Random

from kit_city import DUSK, NIGHT, Hour, beams, chimney, mist, pipeline, skyline, smoke_stamp, windows
from kit_steel import FROST, INK, LAMP, Sheet, box, left_of, mix, poly, ring, soft

WIDE, HIGH = 1600.0, 1000.0


def city(hour: Hour, *, dark: bool) -> Sheet:
    """One background, 1600 by 1000."""
    sheet, rng = Sheet(WIDE, HIGH), Random("city")
    smoke_stamp(sheet, hour.smoke, 0.5)
    sheet.rect(0, 0, WIDE, HIGH, sheet.fall(hour.sky, 0, 860))
    if dark:
        stars = Random("stars")
        spots = "".join(f"M{stars.randrange(1180)} {stars.randrange(430)}h.1" for _ in range(60))
        sheet.line(spots, FROST, 2.6, 0.5)
    for radius, alpha in ((118, 0.05), (92, 0.08), (66, 0.5)):
        sheet.disc(
            (1290, 180), radius, "#8FB3C8" if dark else "#F6FBF7", alpha if dark else min(1, alpha * 3)
        )
    for x, y, radius in ((1270, 160, 14), (1308, 196, 20), (1282, 208, 8)):
        sheet.disc((x, y), radius, "#0B1626" if dark else "#A9C4D9", 0.14 if dark else 0.3)
    ray = sheet.radial(((0, hour.glow, 0.17 if dark else 0.5), (1, hour.glow, 0)), (800, 930), 900)
    beams(sheet, (800, 980), 1000, (-64, -50, -37, -23, 22, 35, 49, 63), ray)
    strength = 0.5 if dark else 0.8
    halo = sheet.radial(
        ((0, hour.glow, strength), (0.4, hour.glow, strength * 0.45), (1, hour.glow, 0)), (800, 960), 820
    )
    sheet.rect(0, 140, WIDE, 860, halo)
    _layers(sheet, rng, hour)
    return sheet


def _layers(sheet: Sheet, rng: Random, hour: Hour) -> None:
    """Five rows of buildings, each lit green at its foot, with haze between."""
    rows = (
        (640.0, 240.0, (40.0, 80.0)),
        (710.0, 330.0, (44.0, 92.0)),
        (786.0, 430.0, (54.0, 116.0)),
        (862.0, 520.0, (66.0, 138.0)),
        (1000.0, 600.0, (86.0, 170.0)),
    )
    for at, (mid, rise, size) in enumerate(rows):
        tone = hour.layers[at]

        def profile(x: float, mid: float = mid, rise: float = rise) -> float:
            return mid - rise * (abs(x - 800) / 800) ** 2.1

        if at in (1, 3):
            for x, lift in ((172, 120), (1452, 150), (1530, 60)) if at == 1 else ((88, 110), (1362, 90)):
                top = profile(x) - lift
                sheet.use("smoke", (x, top), 0.7 + at * 0.14)
                chimney(sheet, x, top, HIGH, 26 + at * 7, hour, tone)
        lit = mix(tone, hour.glow, 0.5 - at * 0.08)
        fill = sheet.fall((tone, tone, lit), mid - rise, 1000)
        blocks = skyline(sheet, rng, profile, (-30, 1630), size, fill, HIGH)
        calm = (520.0, 1080.0) if at < 4 else (330.0, 1270.0)
        windows(
            sheet,
            rng,
            blocks,
            4 + at,
            5 + 2 * at if at < 4 else 20,
            hour.window,
            hour.windows * (0.4 + at * 0.13),
            calm,
        )
        if at == 3:
            pipeline(sheet, 886, (-20, 1640), 26, mix(tone, hour.layers[4], 0.6), hour.glow)
        if at < 4:
            mist(sheet, mid + 60, 100, hour.mist, 0.34 - at * 0.05, WIDE)


def table_edge() -> Sheet:
    """The table: its upper edge is level 0 of the tower; both ends meet, so it can be repeated."""
    sheet = Sheet(WIDE, 120)
    sheet.rect(0, 0, WIDE, 120, sheet.fall(("#6B4A33", "#4A3224", "#2C1E18"), 26, 120))
    for y, left, right in ((58, 60, 520), (72, 700, 1180), (64, 1240, 1540), (90, 260, 820), (98, 980, 1460)):
        sheet.line(f"M{left} {y}q{(right - left) / 2:g} 7 {right - left} 0", "#2A1B14", 2, 0.5)
    sheet.rect(0, 0, WIDE, 34, sheet.fall(("#8FA9BD", "#52708C", "#33495F"), 0, 34))
    sheet.rect(0, 0, WIDE, 4, FROST)
    sheet.rect(0, 34, WIDE, 6, INK, 0.55)
    for x in range(40, 1600, 80):
        sheet.disc((x, 20), 5.5, INK, 0.6)
        sheet.disc((x + 0.6, 19), 4, FROST, 0.8)
    sheet.rect(0, 108, WIDE, 12, INK, 0.45)
    return sheet


def lamp() -> Sheet:
    """A hanging lamp; it swings about the middle of its upper edge."""
    sheet = Sheet(120, 200)
    cone = sheet.radial(((0, LAMP, 0.6), (0.5, LAMP, 0.18), (1, LAMP, 0)), (60, 150), 58)
    sheet.disc((60, 142), 58, cone)
    sheet.line("M60 0V92", INK, 6)
    sheet.line("M60 0V92", "#5F7D99", 2)
    sheet.disc((60, 150), 15, "#FFF1CC")
    sheet.disc((60, 150), 10, "#FFFFFF")
    shade = soft([(50, 84), (70, 84), (74, 104), (110, 142), (110, 150), (10, 150), (10, 142), (46, 104)], 6)
    sheet.line(poly(shade), INK, 7)
    sheet.shape(poly(shade), "#4FA08E")
    sheet.shape(poly(left_of(shade, 54)), INK, 0.36)
    sheet.rect(13, 143, 94, 5, "#FFE7B0", 0.8)
    sheet.shape(poly(soft(box(49, 76, 22, 16), 4)), "#5F7D99", edge=INK)
    return sheet


def collapse() -> Sheet:
    """Dust that rolls up from the table, in papers from far to near; nothing above it."""
    sheet, rng = Sheet(WIDE, HIGH), Random("dust")
    rows = (
        ("#5B7286", 0.5, 560.0, 150.0),
        ("#7F96A6", 0.6, 690.0, 130.0),
        ("#A5B7C0", 0.72, 800.0, 112.0),
        ("#CBD8DA", 0.85, 905.0, 92.0),
    )
    for tone, alpha, level, size in rows:
        data = f"M0 1000V{level:g}H1600V1000z"
        edge = ""
        count = int(1500 / size)
        for step in range(count + 1):
            x = step * 1600 / count + rng.uniform(-0.15, 0.15) * size
            hill = max(0.0, 1 - abs(x - 800) / 800) ** 1.4 * size * 1.5
            radius = size * rng.uniform(0.7, 1.05)
            edge += ring((x, level + 20 - hill * 0.6), radius + hill * 0.3)
        dust = sheet.linear(
            ((0, tone, alpha), (0.7, tone, alpha), (1, tone, 0.95)), (0, level - 260), (0, 1000)
        )
        sheet.shape(edge + data, dust)
    for _ in range(26):
        x, y, size = rng.uniform(420, 1180), rng.uniform(250, 640), rng.uniform(6, 16)
        chip = [
            (x - size, y),
            (x, y - size * 0.6),
            (x + size, y + size * 0.2),
            (x - size * 0.3, y + size * 0.6),
        ]
        sheet.shape(poly(chip), rng.choice(("#5F7D99", "#CBD8DA", "#3E8F86")), 0.85)
    return sheet


def main() -> None:
    """Write all of it."""
    city(DUSK, dark=False).save("backdrop-light.svg")
    city(NIGHT, dark=True).save("backdrop-dark.svg")
    table_edge().save("table-edge.svg")
    lamp().save("lamp.svg")
    collapse().save("collapse.svg")


if __name__ == "__main__":
    main()
