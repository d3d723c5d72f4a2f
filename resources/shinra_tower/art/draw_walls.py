"""Draw the walls, 12 x 45 mm, their thin profiles and their marks; one unit is a tenth of a millimetre.

Run ``python draw_walls.py`` to write them beside this script.
"""

from __future__ import annotations

from collections.abc import Sequence

from kit_steel import INK, MARK, PAPER, Points, Sheet, box, left_of, mix, poly, soft
from kit_walls import KINDS, PAINT, cuts, mark

FOLD = 60.0


def outline(kind: str) -> list[tuple[float, float]]:
    """The board: a plain panel; the pillar has a waist between capital and foot."""
    if kind != "pillar":
        return soft(box(3, 3, 114, 444), 5)
    half = [(3, 3), (117, 3), (117, 40), (104, 66), (104, 384), (117, 410), (117, 447)]
    return soft([*half, *((120 - x, y) for x, y in reversed(half[1:]) if x != 3)], 4)


def wall(kind: str) -> Sheet:
    """A panel folded down its middle, the left half turned from the light, holes cut through."""
    sheet, paint = Sheet(120, 450), PAINT[kind]
    board, holes = outline(kind), cuts(kind)
    cut = "".join(poly(hole) for hole in holes)
    sheet.shape(poly(board) + cut, paint, holes=True)
    dark = poly(left_of(board, FOLD)) + "".join(
        poly(part) for part in (left_of(hole, FOLD) for hole in holes) if len(part) > 2
    )
    sheet.shape(dark, "#0C1626", 0.3, holes=True)
    if kind == "pillar":
        for y, high in ((8, 12), (26, 7), (417, 7), (430, 12)):
            sheet.rect(8, y, 104, high, mix(paint, PAPER, 0.45), 0.8)
    else:
        for y in (9, 429):
            sheet.rect(9, y, 102, 12, mix(paint, PAPER, 0.4), 0.8)
    sheet.line(poly(board), INK, 6)
    sheet.line(cut, INK, 4.5)
    return sheet


def thin(kind: str) -> Sheet:
    """The same wall unfolded, on edge: 2.4 mm, with a tab that shows its mark."""
    sheet, paint = Sheet(24, 450), PAINT[kind]
    sheet.shape(poly(soft(box(3.5, 3, 17, 444), 3)), paint, edge=INK)
    sheet.shape(poly(left_of(soft(box(3.5, 3, 17, 444), 3), 10)), "#0C1626", 0.28)
    for y in (62, 436):
        sheet.rect(4, y, 16, 3, INK, 0.6)
    sheet.shape(poly(soft(box(1.2, 8, 21.6, 46), 4)), PAPER, edge=INK)
    for at, y in ((0.38, 13), (0.38, 31)):
        paint_mark(sheet, kind, [small(part, at, y) for part in mark(kind)], mix(paint, MARK, 0.45))
    return sheet


def paint_mark(sheet: Sheet, kind: str, parts: Sequence[Points], tone: str) -> None:
    """A mark in one colour; the emblem's inner outlines are holes, all others lie on each other."""
    outlines = [poly(part) for part in parts]
    for data in ["".join(outlines)] if kind == "logo" else outlines:
        sheet.shape(data, tone, holes=kind == "logo")


def small(points: Points, scale: float, y: float) -> list[tuple[float, float]]:
    """Points of a mark, put into the tab."""
    return [(12 + (px - 12) * scale * 1.9, y + py * scale * 1.9) for px, py in points]


def main() -> None:
    """Write five walls, five profiles and five marks."""
    for kind in KINDS:
        wall(kind).save(f"wall-{kind}.svg")
        thin(kind).save(f"wall-{kind}-flat.svg")
        sheet = Sheet(24, 24)
        paint_mark(sheet, kind, mark(kind), MARK)
        sheet.save(f"mark-{kind}.svg")


if __name__ == "__main__":
    main()
