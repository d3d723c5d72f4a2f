"""Pictures laid onto a larger one, each with its shadow."""

from __future__ import annotations

import re

from kit_engraving import Plate, num
from kit_geometry import Point


def laid(
    plate: Plate,
    picture: Plate,
    at: Point,
    scale: float,
    turn: float,
    *,
    shadow: tuple[float, float] | None = None,
) -> None:
    """Lay a finished picture with its upper left corner at a point, larger and turned."""
    number = len(plate.defs)
    width, height = shadow or (picture.width, picture.height)

    def renamed(text: str) -> str:
        text = re.sub(r'id="g(\d+)"', rf'id="k{number}g\1"', text)
        return re.sub(r"url\(#g(\d+)\)", rf"url(#k{number}g\1)", text)

    plate.defs += [renamed(each) for each in picture.defs]
    plate.raw(f'<g transform="translate({num(at[0])} {num(at[1])}) rotate({num(turn)}) scale({num(scale)})">')
    for drop, alpha in ((6, 0.1), (3.6, 0.14), (1.8, 0.18)):
        x, y = num(drop / scale * 0.4 - 1), num(drop / scale)
        plate.raw(
            f'<rect x="{x}" y="{y}" width="{num(width + 1)}" height="{num(height)}" rx="6"'
            f' fill="#0C0603" fill-opacity="{num(alpha)}"/>'
        )
    for mark in picture.marks:
        plate.raw(renamed(mark))
    plate.raw("</g>")
