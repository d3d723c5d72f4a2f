"""Draw the Turn Sequence card, front and back, the ruler of points, and the slider that runs on it."""

from __future__ import annotations

from kit_engraving import (
    BRASS,
    BRASS_DARK,
    BRASS_DEEP,
    BRASS_LIGHT,
    PAPER,
    PAPER_EDGE,
    PAPER_SHADE,
    SEPIA,
    Plate,
)

SOCKETS = tuple((27.0 + 44.0 * column, y) for y in (56.0, 108.0) for column in range(4))
"""Where the eight steps of a turn stand on a card of 186 by 138, in their order."""

RULER = (84.0, 874.0)
ENDS = 32.0
"""From the edge of the ruler to the lines of 40 and of 0."""


def turn_card(*, front: bool) -> Plate:
    """Paper for the first player's turn; its back is the metal plate of the second's."""
    ink, ground = (SEPIA, PAPER) if front else ("#F6E7C4", "#2A211A")
    plate = Plate(186, 138, ink, ground)
    plate.round_box((0, 0, 186, 138), 7, PAPER_EDGE if front else BRASS_DARK)
    if front:
        plate.round_box((0.6, 0.6, 185.4, 137), 6.4, PAPER)
        shade = plate.linear(((0, PAPER_SHADE, 0), (1, PAPER_SHADE, 0.9)), (0, 40), (0, 138))
        plate.round_box((0.6, 0.6, 185.4, 137), 6.4, shade)
    else:
        sheen = plate.linear(
            ((0, BRASS_LIGHT, 1), (0.4, BRASS, 1), (0.7, BRASS_DARK, 1), (1, BRASS, 1)), (0, 0), (186, 138)
        )
        plate.round_box((0.6, 0.6, 185.4, 137), 6.4, sheen)
        plate.round_box((5, 5, 181, 133), 3, ground)
    plate.round_line((7, 7, 179, 131), 3, 0.8, alpha=0.8)
    plate.line([(12, 30), (174, 30)], 0.8, alpha=0.8)
    way = [SOCKETS[0], SOCKETS[3], (SOCKETS[3][0], 82), (SOCKETS[4][0], 82), SOCKETS[4], SOCKETS[7]]
    plate.line(way, 3.4, plate.tone(0.28))
    plate.line(way, 0.8, plate.tone(0.75), dash="3 3")
    for x, y in SOCKETS:
        plate.disc((x, y), 18.5, BRASS_DARK)
        plate.disc((x, y), 17.6, BRASS_LIGHT if front else BRASS)
        plate.disc((x, y), 15.6, PAPER if front else "#3A2E24")
        plate.ring((x, y), 15.6, 0.7, BRASS_DARK)
    return plate


def ruler() -> Plate:
    """A scale of boxwood edged with brass, 40 above and 0 below, a groove on either side."""
    width, height = RULER
    plate = Plate(width, height, "#3A2612", "#F0DDAE")
    plate.round_box((0, 0, width, height), 8, BRASS_DEEP)
    sheen = plate.linear(
        (
            (0, BRASS_DARK, 1),
            (0.2, BRASS_LIGHT, 1),
            (0.5, BRASS, 1),
            (0.8, BRASS_LIGHT, 1),
            (1, BRASS_DARK, 1),
        ),
        (0, 0),
        (width, 0),
    )
    plate.round_box((1, 1, width - 1, height - 1), 7, sheen)
    plate.round_box((7, 7, width - 7, height - 7), 3, "#B98F49")
    wood = plate.linear(
        ((0, "#E6CB8E", 1), (0.3, "#F5E6BE", 1), (0.7, "#F2E0B2", 1), (1, "#DDBF7E", 1)),
        (8, 0),
        (width - 8, 0),
    )
    plate.round_box((8, 8, width - 8, height - 8), 2.4, wood)
    for at in range(26):
        x = 9 + at * 2.65
        plate.line([(x, 9), (x + (at % 3) - 1, height - 9)], 0.35, "#B58A45", 0.28)
    for left in (14.0, width - 19):
        plate.round_box((left, 18, left + 5, height - 18), 2.5, "#5B3F1A")
        plate.round_box((left + 0.8, 19, left + 5, height - 19), 2.1, "#2E1E0B")
    step = (height - 2 * ENDS) / 40
    for value in range(41):
        y = ENDS + (40 - value) * step
        long = 12 if value % 10 == 0 else 9 if value % 5 == 0 else 5.5
        wide = 1.3 if value % 5 == 0 else 0.7
        plate.line([[(21, y), (21 + long, y)], [(width - 21 - long, y), (width - 21, y)]], wide, cap="butt")
    for x, y in ((13, 13), (width - 13, 13), (13, height - 13), (width - 13, height - 13)):
        plate.disc((x, y), 3.2, BRASS_LIGHT)
        plate.ring((x, y), 3.2, 0.6, BRASS_DEEP)
        plate.line([(x - 2, y + 1), (x + 2, y - 1)], 0.8, BRASS_DEEP)
    return plate


def slider(*, mirror: bool) -> Plate:
    """The brass cursor of one player: a window for the number, its pointer on the scale."""
    plate = Plate(44, 36, BRASS_DEEP, BRASS, mirror=mirror)
    body = [(2, 4), (34, 4), (42.5, 18), (34, 32), (2, 32)]
    plate.line(body, 3.4, BRASS_DEEP, closed=True)
    sheen = plate.linear(
        ((0, BRASS_LIGHT, 1), (0.45, BRASS, 1), (0.55, "#A87B2F", 1), (1, BRASS_LIGHT, 1)), (0, 3), (0, 33)
    )
    plate.fill(body, sheen)
    plate.line([(2, 4), (34, 4), (42.5, 18)], 0.9, "#FFF2C8", 0.9)
    plate.round_box((4, 8.4, 31, 27.6), 3, BRASS_DEEP)
    plate.round_box((5, 9.4, 30, 26.6), 2.2, PAPER)
    plate.line([(34, 18), (42, 18)], 1.2, "#A23A1A")
    return plate


def plaque() -> Plate:
    """A brass plate, screwed on: the ground of a Facility Effect."""
    plate = Plate(150, 58, BRASS_DEEP, BRASS)
    plate.round_box((0, 0, 150, 58), 7, BRASS_DEEP)
    sheen = plate.linear(
        ((0, BRASS_LIGHT, 1), (0.3, BRASS, 1), (0.62, "#A87B2F", 1), (1, BRASS, 1)), (0, 0), (60, 58)
    )
    plate.round_box((0.8, 0.8, 149.2, 56.8), 6.4, sheen)
    plate.round_box((4, 4, 146, 54), 4, BRASS_DARK)
    plate.round_box((4.8, 4.8, 145.2, 53.2), 3.4, PAPER)
    shade = plate.linear(((0, PAPER_SHADE, 0), (1, PAPER_SHADE, 1)), (0, 10), (0, 54))
    plate.round_box((4.8, 4.8, 145.2, 53.2), 3.4, shade)
    return plate


def main() -> None:
    """Write all of them."""
    turn_card(front=True).save("turn-front.svg")
    turn_card(front=False).save("turn-back.svg")
    ruler().save("ruler.svg")
    slider(mirror=False).save("slider-left.svg")
    slider(mirror=True).save("slider-right.svg")
    plaque().save("plaque.svg")


if __name__ == "__main__":
    main()
