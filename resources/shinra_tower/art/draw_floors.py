"""Draw the floor tiles from the side, 90 x 3 mm; one unit is a tenth of a millimetre.

Run ``python draw_floors.py`` to write them beside this script.
"""

from __future__ import annotations

from kit_steel import GLOW, GLOW_PALE, INK, LAMP, Sheet, box, poly, soft


def floor(*, ground: bool) -> Sheet:
    """A steel plate; the middle, from 360 to 540, is left free for the number."""
    sheet = Sheet(900, 30)
    edge, face = ("#BD965A", "#7A5F3A") if ground else ("#8FAFC9", "#5A7B9C")
    sheet.shape(poly(soft(box(0, 0, 900, 30), 5)), INK)
    sheet.shape(poly(soft(box(2, 2, 896, 26), 4)), face)
    sheet.shape(poly(soft(box(2, 2, 896, 8), 3)), edge)
    sheet.rect(5, 2, 890, 3, "#F6DDA8" if ground else "#DCEAF3")
    sheet.rect(4, 24, 892, 4, INK, 0.35)
    for side in (0, 1):

        def where(x: float, width: float, mirrored: int = side) -> float:
            return 900 - x - width if mirrored else x

        sheet.shape(poly(box(where(2, 34), 2, 34, 26)), INK, 0.3)
        for x in (12, 24, 52, 80, 270):
            sheet.disc((where(x, 0), 17), 4, INK, 0.55)
            sheet.disc((where(x, 0) + 0.6, 16), 3, "#C5D6E2" if not ground else "#EBD6A8")
        sheet.rect(where(104, 150), 13, 150, 9, INK)
        sheet.rect(where(106, 146), 14.5, 146, 6, LAMP if ground else GLOW)
        sheet.rect(where(106, 146), 14.5, 146, 2, "#FFF0CF" if ground else GLOW_PALE)
        for x in (142, 179, 216):
            sheet.rect(where(x - 2, 4), 13, 4, 9, INK)
    sheet.shape(poly(soft(box(346, 4.5, 208, 21), 5)), "#22354A" if not ground else "#3A2C1C")
    return sheet


def ground() -> Sheet:
    """The first floor: brass instead of steel, and the start mark left of the number."""
    sheet = floor(ground=True)
    sheet.shape(poly(soft(box(290, 4.5, 48, 21), 5)), INK)
    sheet.line("M301 21l13-12 13 12", LAMP, 5)
    return sheet


def main() -> None:
    """Write both tiles."""
    floor(ground=False).save("floor.svg")
    ground().save("floor-1.svg")


if __name__ == "__main__":
    main()
