"""Draw the action cards, 200 x 280, and the header pictures of their two actions, 200 x 110.

Run ``python draw_cards.py`` to write them beside this script.
"""

from __future__ import annotations

from random import Random

from draw_allies import cloud
from draw_enemies import bomb, guard
from kit_city import beams, skyline
from kit_small import plate, small_base, small_figure, small_wall
from kit_steel import (
    DEEP,
    FROST,
    GLOW,
    GLOW_PALE,
    INK,
    PAPER,
    RED,
    STEEL,
    STEEL_LIT,
    Point,
    Sheet,
    box,
    mix,
    oval,
    poly,
    soft,
    turned,
)
from kit_walls import emblem

HEADER = (200.0, 110.0)


def frame(sheet: Sheet) -> None:
    """The pale border of every card, with its cut edge and the shadow it throws inwards."""

    def rim(outer: float, inner: float, tone: str, alpha: float = 1) -> None:
        rings = (soft(box(at, at, 200 - 2 * at, 280 - 2 * at), 12 - at * 0.7) for at in (outer, inner))
        sheet.shape("".join(poly(one) for one in rings), tone, alpha, holes=True)

    rim(5, 8, INK, 0.14)
    rim(5, 6.5, INK, 0.2)
    rim(0, 6, STEEL_LIT)
    rim(0.8, 6, PAPER)
    rim(5.4, 6, "#FFFFFF", 0.9)


def back() -> Sheet:
    """Plates seen from above, one on the other, and our emblem glowing in the middle."""
    sheet, at = Sheet(200, 280), (100.0, 140.0)
    sheet.shape(poly(soft(box(1, 1, 198, 278), 12)), "#14283C")
    for step in range(7):
        wide, high = 184 - step * 20, 264 - step * 26
        panel = soft(box(-wide / 2, -high / 2, wide, high), 12)
        tone = mix("#183049", "#3C7C8C", step / 6)
        askew = turned(panel, (0, 1.6, -1.4, 2.2, -2, 1.4, -1)[step])
        sheet.shape(poly([(x + 99, y + 142) for x, y in askew]), INK, 0.3)
        sheet.shape(poly([(x + 100, y + 140.8) for x, y in askew]), mix(tone, FROST, 0.35))
        sheet.shape(poly([(x + 100, y + 141.6) for x, y in askew]), tone)
    sheet.disc(at, 62, sheet.radial(((0, GLOW, 0.75), (0.6, GLOW, 0.3), (1, GLOW, 0)), at, 62))
    sheet.disc((98.6, 142), 37, INK, 0.4)
    sheet.disc(at, 36, PAPER)
    sheet.disc(at, 33, DEEP)
    sheet.shape("".join(poly(part) for part in emblem(at, 29)), GLOW_PALE, holes=True)
    for x, y in ((20, 20), (180, 20), (20, 260), (180, 260)):
        sheet.disc((x - 0.6, y + 0.8), 4.4, INK, 0.5)
        sheet.disc((x, y), 3.8, STEEL_LIT)
        sheet.line(f"M{x - 2} {y + 1.4:g}l4-2.8", INK, 1, 0.7)
    frame(sheet)
    return sheet


def front() -> Sheet:
    """A pale field for words under a dark place for the header picture."""
    sheet = Sheet(200, 280)
    sheet.shape(poly(soft(box(1, 1, 198, 278), 12)), sheet.fall(("#F7FAF8", "#E3ECEC"), 110, 280))
    sheet.shape("M6 113V14a8 8 0 0 1 8-8H186a8 8 0 0 1 8 8V113z", DEEP)
    sheet.rect(6, 113, 188, 3, STEEL)
    sheet.rect(6, 116, 188, 2, INK, 0.12)
    for x in (20, 180):
        sheet.disc((x, 264), 3.6, STEEL_LIT, 0.7)
        sheet.line(f"M{x - 2} 265.4l4-2.8", INK, 1, 0.6)
    sheet.line("M32 264H168", STEEL_LIT, 1.2, 0.6)
    frame(sheet)
    return sheet


def scene(sky: tuple[str, ...], tone: str, glow: str, seed: str) -> Sheet:
    """The city behind a header picture."""
    sheet, rng, at = Sheet(*HEADER), Random(seed), (100.0, 112.0)
    sheet.rect(0, 0, *HEADER, sheet.fall(sky, 0, 110))
    ray = sheet.radial(((0, glow, 0.5), (0.5, glow, 0.2), (1, glow, 0)), at, 150)
    beams(sheet, at, 150, (-74, -55, -36, -18, 0, 18, 36, 55, 74), ray)
    sheet.rect(0, 0, *HEADER, sheet.radial(((0, glow, 0.7), (1, glow, 0)), at, 90))

    def profile(x: float) -> float:
        return 82 - 26 * (abs(x - 100) / 100) ** 1.6

    fill = sheet.fall((tone, mix(tone, glow, 0.3)), 50, 110)
    skyline(sheet, rng, profile, (-8, 208), (10, 20), fill, 110)
    return sheet


def enemy() -> Sheet:
    """A new floor comes down on two walls; a guard already stands between them."""
    sheet = scene(("#140F1E", "#33202F", "#7A3234"), "#2A1A2A", "#FF7A52", "enemy")
    plate(sheet, 150, 6, "#FFB199")
    for kind in ("pipe", "propeller"):
        small_wall(sheet, kind, 0.29, "#2A1420", 1.6)
    small_base(sheet, "enemy")
    small_figure(sheet, "guard", guard(), 0.42, 1.2)
    small_figure(sheet, "bomb", bomb(), 0.42, 1.2)
    sheet.use("plate", (100, 98))
    for kind, x in (("pipe", 44), ("propeller", 156)):
        sheet.use(f"wall-{kind}", (x, 97))
    sheet.use("guard", (86, 97))
    sheet.use("bomb", (118, 97))
    sheet.use("plate", (104, 17), turn=-3)
    for x in (44, 156):
        arrow: list[Point] = [(x - 5, 2), (x + 5, 2), (x, 9)]
        sheet.shape(poly(arrow), "#FFD9CC", 0.9)
    sheet.rect(0, 106, 200, 4, RED)
    return sheet


def defeat() -> Sheet:
    """A stroke of light, and an enemy that is swept off its feet."""
    sheet = scene(("#08131F", "#10384A", "#1F7A74"), "#103042", GLOW, "defeat")
    plate(sheet, 190, 6, GLOW_PALE)
    for side in ("enemy", "cloud"):
        small_base(sheet, side)
    small_figure(sheet, "guard", guard(), 0.5, 1.2)
    small_figure(sheet, "cloud", cloud(), 0.56, 1.2)
    sheet.use("plate", (100, 98))
    sheet.use("guard", (138, 90), turn=36)
    sheet.use("cloud", (50, 97))
    stroke: list[Point] = [
        (72, 12),
        (110, 16),
        (138, 34),
        (154, 62),
        (158, 92),
        (142, 66),
        (118, 42),
        (92, 26),
    ]
    sheet.shape(poly(soft(stroke, 12)), "#FFFFFF", 0.9)
    star = [
        (116 + r * x, 52 + r * y)
        for (x, y), r in zip(
            ((px, py) for px, py in oval((0, 0), 1, count=16)), (22, 7, 13, 6, 18, 7, 12, 6) * 2, strict=True
        )
    ]
    sheet.shape(poly(star), "#FFE9A8")
    sheet.shape(poly([(116 + (x - 116) * 0.5, 52 + (y - 52) * 0.5) for x, y in star]), "#FFFFFF")
    sheet.rect(0, 106, 200, 4, "#3DAE74")
    return sheet


def main() -> None:
    """Write the cards."""
    back().save("card-back.svg")
    front().save("card-front.svg")
    enemy().save("card-enemy.svg")
    defeat().save("card-defeat.svg")


if __name__ == "__main__":
    main()
