"""Draw both sides of the CityEngine: the plan and the finished city."""

from __future__ import annotations

from kit_city import WINDOW, city
from kit_engraving import BRASS, BRASS_DARK, BRASS_LIGHT, PAPER, PAPER_EDGE, PAPER_SHADE, SEPIA, Plate

WIDTH, HEIGHT = 150.0, 100.0


def sheet(*, built: bool) -> Plate:
    """A card across: a strip for its words of shape above, the picture below."""
    plate = Plate(WIDTH, HEIGHT, SEPIA, PAPER)
    plate.round_box((0, 0, WIDTH, HEIGHT), 5, BRASS_DARK if built else PAPER_EDGE)
    if built:
        sheen = plate.linear(
            ((0, BRASS_LIGHT, 1), (0.4, BRASS, 1), (0.7, BRASS_DARK, 1), (1, BRASS, 1)), (0, 0), (150, 100)
        )
        plate.round_box((0.6, 0.6, WIDTH - 0.6, HEIGHT - 0.8), 4.6, sheen)
        plate.round_box((3.4, 3.4, WIDTH - 3.4, HEIGHT - 3.4), 2.4, PAPER)
    else:
        plate.round_box((0.5, 0.5, WIDTH - 0.5, HEIGHT - 0.8), 4.6, PAPER)
        shade = plate.linear(((0, PAPER_SHADE, 0), (1, PAPER_SHADE, 0.9)), (0, 40), (0, HEIGHT))
        plate.round_box((0.5, 0.5, WIDTH - 0.5, HEIGHT - 0.8), 4.6, shade)
    city(plate, built=built)
    plate.round_line(WINDOW, 0.6, 0.8, SEPIA if built else "#2D5C93")
    return plate


def main() -> None:
    """Write both."""
    sheet(built=False).save("city-plan.svg")
    sheet(built=True).save("city-complete.svg")


if __name__ == "__main__":
    main()
