"""What the engravings of the Facilities have in common: sky, rock, ground, smoke, and solid bodies."""

from __future__ import annotations

from kit_engraving import FINE, LINE, Plate
from kit_geometry import Shape, arc, box, circle, cut, hatch

WINDOW = (6.0, 6.0, 94.0, 98.0)
"""Left, top, right and bottom of the picture on a card 100 wide."""

GOLD = "#E5A93A"
"""The one colour laid in by hand: molten metal, lamps, the sun."""


def ruled_sky(
    plate: Plate, holes: list[Shape], *, top: float = 6, bottom: float = 76, dense: float = 1.25
) -> None:
    """A sky of ruled lines, closer together the higher they are, and left open round what stands in it."""
    sky = box(WINDOW[0], top, WINDOW[2], bottom)
    plate.wash(sky, 0.07)
    plate.fill(
        sky, plate.linear(((0, plate.tone(0.34), 0.9), (1, plate.tone(0.34), 0)), (0, top), (0, bottom))
    )
    lines = hatch([sky], 0, dense, grow=0.045, wave=0.1)
    plate.line(cut(lines, sky, holes), FINE, alpha=0.85, cap="butt")


def mesa(plate: Plate, outline: Shape, shade: float = 0.16) -> None:
    """A table mountain: layers of rock, and its shaded side in upright strokes."""
    plate.wash(outline, shade)
    plate.hatch(outline, 82, 1.1, FINE, alpha=0.75)
    plate.line(outline, FINE * 1.3)


def plain(plate: Plate, top: float) -> None:
    """The ground before it."""
    ground = box(WINDOW[0], top, WINDOW[2], WINDOW[3])
    plate.wash(ground, 0.12)
    plate.fill(
        ground, plate.linear(((0, plate.tone(0.5), 0), (1, plate.tone(0.5), 0.8)), (0, top), (0, WINDOW[3]))
    )
    plate.hatch(ground, 0, 1.0, FINE, grow=0.12, wave=0.25, alpha=0.8)


def shaded(
    plate: Plate, shape: Shape, dark: Shape | None = None, *, wash: float = 0.1, gap: float = 1.0
) -> None:
    """A solid: its light side bare, its dark side in two layers of strokes."""
    plate.wash(shape, wash)
    if dark is not None:
        plate.wash(dark, wash + 0.24)
        plate.hatch(dark, 58, gap, FINE)
        plate.hatch(dark, 122, gap * 1.5, FINE, alpha=0.6)
    plate.line(shape, LINE, closed=True)


def puff(centres: list[tuple[float, float, float]]) -> list[Shape]:
    """The round bodies of a cloud."""
    return [circle((x, y), r, 22) for x, y, r in centres]


def smoke(plate: Plate, centres: list[tuple[float, float, float]]) -> None:
    """Smoke that rolls away: one outline round all of its bodies, each shaded from below."""
    bodies = puff(centres)
    plate.line(bodies, LINE * 2, closed=True)
    for body in bodies:
        plate.wash(body, 0.03)
    for x, y, r in centres:
        for share, alpha in ((0.8, 0.9), (0.6, 0.7), (0.4, 0.5)):
            plate.line(arc((x, y), r * share, r * share, 0, 115, 12), FINE, alpha=alpha)
        plate.line(arc((x, y), r * 0.86, r * 0.86, 190, 250, 8), FINE, alpha=0.6)
