"""Draw the eight sides of the Facility cards: four prints on paper, and the plates they were pulled from.

A Doppelgate is its Facility's own engraving as the printing plate has it: mirrored, light on dark metal.
"""

from __future__ import annotations

from kit_engraving import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INKS,
    LINE,
    NIGHT,
    PAPER,
    PAPER_EDGE,
    PAPER_SHADE,
    Plate,
    mix,
)
from kit_geometry import circle
from kit_marks import mark_path
from kit_scenery import WINDOW
from kit_scenes import SCENES

WIDTH, HEIGHT = 100.0, 140.0


def print_card(kind: str) -> Plate:
    """A Facility: the print, in its ink on paper."""
    plate = Plate(WIDTH, HEIGHT, INKS[kind], PAPER)
    _paper(plate)
    SCENES[kind](plate)
    left, top, right, bottom = WINDOW
    plate.round_line((left, top, right, bottom), 0.8, 0.9)
    plate.round_line((3.6, 3.6, WIDTH - 3.6, HEIGHT - 3.6), 3, 0.4, alpha=0.8)
    for y in (bottom + 2.0, bottom + 16.6):
        plate.line([[(left + 1, y), (right - 1, y)]], 0.4, alpha=0.75)
    plate.round_box((0.6, 0.6, 20, 20), 4.4, PAPER)
    plate.fill([(0.6, 6), (6, 0.6), (29, 0.6), (29, 25), (25, 29), (0.6, 29)], PAPER)
    plate.line([[(29, 3.6), (29, 25), (25, 29), (3.6, 29)]], 0.7)
    plate.raw(mark_path(kind, 4.4, 4.4, 20.5, plate.ink))
    return plate


def _paper(plate: Plate) -> None:
    plate.round_box((0, 0, WIDTH, HEIGHT), 5, PAPER_EDGE)
    plate.round_box((0.5, 0.5, WIDTH - 0.5, HEIGHT - 0.9), 4.6, PAPER)
    shade = plate.linear(((0, PAPER_SHADE, 0), (1, PAPER_SHADE, 0.8)), (0, 60), (0, HEIGHT))
    plate.round_box((0.5, 0.5, WIDTH - 0.5, HEIGHT - 0.9), 4.6, shade)


def metal_card(kind: str) -> Plate:
    """A Doppelgate: the plate, in metal stained with its ink."""
    ink = INKS[kind]
    ground = mix(NIGHT, ink, 0.42)
    plate = Plate(WIDTH, HEIGHT, mix("#FFF3D8", ink, 0.06), ground, mirror=True)
    plate.round_box((0, 0, WIDTH, HEIGHT), 5, BRASS_DARK)
    sheen = plate.linear(
        ((0, BRASS_LIGHT, 1), (0.35, BRASS, 1), (0.6, BRASS_DARK, 1), (1, BRASS, 1)), (100, 0), (0, 140)
    )
    plate.round_box((0.5, 0.5, WIDTH - 0.5, HEIGHT - 0.9), 4.6, sheen)
    plate.round_box((3.2, 3.2, WIDTH - 3.2, HEIGHT - 3.2), 2.6, mix(ground, "#000000", 0.25))
    plate.round_box((4.2, 4.2, WIDTH - 4.2, HEIGHT - 4.2), 2, ground)
    SCENES[kind](plate)
    left, top, right, bottom = WINDOW
    plate.round_line((left, top, right, bottom), 0.8, 0.8, alpha=0.9)
    glint = plate.linear(
        ((0, "#FFFFFF", 0.16), (0.45, "#FFFFFF", 0.0), (1, "#000000", 0.22)), (100, 6), (6, 130)
    )
    plate.round_box((4.2, 4.2, WIDTH - 4.2, HEIGHT - 4.2), 2, glint)
    plate.round_box((0.6, 0.6, 20, 20), 4.4, sheen)
    plate.fill([(0.6, 5), (5, 0.6), (29, 0.6), (29, 24), (24, 29), (0.6, 29)], sheen)
    plate.line([[(29, 1), (29, 24), (24, 29), (1, 29)]], 0.7, BRASS_DARK)
    plate.raw(mark_path(kind, WIDTH - 24.9, 4.4, 20.5, mix(NIGHT, ink, 0.25), mirror=True))
    for x, y in ((WIDTH - 6.2, 6.2), (6.2, HEIGHT - 6.2), (WIDTH - 6.2, HEIGHT - 6.2)):
        plate.disc((x, y), 1.9, BRASS_LIGHT)
        plate.ring((x, y), 1.9, 0.4, BRASS_DARK)
        plate.line([(x - 1.1, y + 0.7), (x + 1.1, y - 0.7)], 0.45, BRASS_DARK)
    return plate


def small_back(kind: str) -> Plate:
    """The same plate seen from afar, as in another's hand: little but its mark."""
    ink = INKS[kind]
    ground = mix(NIGHT, ink, 0.42)
    plate = Plate(WIDTH, HEIGHT, mix("#FFF3D8", ink, 0.06), ground, mirror=True)
    plate.round_box((0, 0, WIDTH, HEIGHT), 7, BRASS_DARK)
    sheen = plate.linear(
        ((0, BRASS_LIGHT, 1), (0.35, BRASS, 1), (0.6, BRASS_DARK, 1), (1, BRASS, 1)), (100, 0), (0, 140)
    )
    plate.round_box((1, 1, WIDTH - 1, HEIGHT - 1.4), 6.4, sheen)
    plate.round_box((6, 6, WIDTH - 6, HEIGHT - 6), 3, ground)
    plate.line([circle((50, 70), r, 60) for r in (43.2, 40.4)], LINE, plate.tone(0.25), closed=True)
    plate.hatch([[(6, 6), (94, 6), (94, 134), (6, 134)], circle((50, 70), 37, 60)], 45, 4.2, 0.8, alpha=0.35)
    plate.fill(circle((50, 70), 35, 60), sheen)
    plate.fill(circle((50, 70), 31.5, 60), ground)
    plate.line(circle((50, 70), 31.5, 60), 1.2, BRASS_DARK, closed=True)
    plate.raw(mark_path(kind, 27.5, 47.5, 45, "#FFF3D8", mirror=True))
    return plate


def main() -> None:
    """Write all of them."""
    for kind in INKS:
        print_card(kind).save(f"facility-{kind}.svg")
        metal_card(kind).save(f"gate-{kind}.svg")
        small_back(kind).save(f"back-{kind}.svg")


if __name__ == "__main__":
    main()
