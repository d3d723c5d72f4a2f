"""Draw the picture on home: the finished city on the drafting table, a print and its plate beside it."""

from __future__ import annotations

from draw_city import sheet
from draw_facilities import metal_card, print_card
from draw_turn import ruler
from kit_engraving import BRASS, BRASS_DARK, BRASS_DEEP, BRASS_LIGHT, INKS, Plate
from kit_geometry import box, circle
from kit_marks import mark_path
from kit_stacking import laid

WIDTH, HEIGHT = 640.0, 400.0


def _desk(plate: Plate) -> None:
    plate.fill(
        box(0, 0, WIDTH, HEIGHT), plate.linear(((0, "#6E4528", 1), (1, "#3B2110", 1)), (0, 0), (0, HEIGHT))
    )
    for at in range(34):
        y = at * 12.0
        plate.line(
            [(0, y + (at % 3) * 2), (210, y + 3), (430, y - 2 + at % 4), (WIDTH, y + 2)],
            0.8 + (at % 4) * 0.3,
            "#2C180B",
            0.4,
        )
    paper = [(28, 34), (604, 12), (622, 372), (40, 392)]
    plate.fill([(x + 4, y + 7) for x, y in paper], "#0C0603", 0.35)
    plate.fill(paper, plate.radial(((0, "#FBF3DF", 1), (1, "#E0CDA2", 1)), (300, 170), 380))
    lines = [
        [(28 + 576 * s, 34 - 22 * s), (40 + 582 * s, 392 - 20 * s)] for s in (n / 24 for n in range(1, 24))
    ]
    lines += [
        [(28 + 12 * s, 34 + 358 * s), (604 + 18 * s, 12 + 360 * s)] for s in (n / 15 for n in range(1, 15))
    ]
    plate.line(lines, 0.5, "#8A6A3C", 0.35)
    for radius in (60, 110, 165, 225):
        plate.line([[*circle((330, 205), radius, 90), (330.0 + radius, 205.0)]], 0.8, "#8A6A3C", 0.45)


def _compass(plate: Plate) -> None:
    """A pair of brass compasses, open over the sheet."""
    plate.raw('<g transform="translate(548 54) rotate(7)">')
    for legs in (
        [(0, 26), (-46, 214), (-49.4, 236), (-40.4, 215.6), (9, 30)],
        [(0, 26), (46, 214), (50, 236), (40, 216), (-9, 30)],
    ):
        plate.fill([(x + 4, y + 6) for x, y in legs], "#0C0603", 0.25)
        plate.fill(legs, BRASS)
        plate.line(legs, 1.2, BRASS_DEEP, closed=True)
        plate.line([legs[0], legs[1]], 1.0, BRASS_LIGHT)
    plate.fill(box(-5, -4, 5, 14), BRASS_DARK)
    plate.line(box(-5, -4, 5, 14), 1.2, BRASS_DEEP, closed=True)
    plate.disc((0, 26), 14, BRASS_LIGHT)
    plate.ring((0, 26), 14, 1.4, BRASS_DEEP)
    plate.disc((0, 26), 6, BRASS_DARK)
    plate.raw("</g>")


def tile() -> Plate:
    """The whole picture."""
    plate = Plate(WIDTH, HEIGHT)
    _desk(plate)
    laid(plate, ruler(), (34, 150), 0.26, 0)
    city = sheet(built=True)
    for at, kind in enumerate(INKS):
        city.raw(mark_path(kind, 29 + at * 25, 8, 15, INKS[kind]))
    laid(plate, city, (176, 30), 1.94, -1.5)
    _compass(plate)
    gate, card = metal_card("reactor"), print_card("foundry")
    gate.raw(mark_path("gate", 38, 104, 24, "#F1E3C0"))
    card.raw(mark_path("foundry", 38, 115, 18, INKS["foundry"]))
    laid(plate, card, (196, 196), 1.16, -8)
    laid(plate, gate, (338, 182), 1.16, 7)
    return plate


def main() -> None:
    """Write it."""
    tile().save("tile.svg")


if __name__ == "__main__":
    main()
