"""The paper border of a card."""

from __future__ import annotations

from kit_paper import PAPER, PAPER_EDGE, SHADOW, Sheet, num, pair
from kit_scenery import Box


def _rounded(box: Box, radius: float) -> str:
    left, top, right, bottom = box
    return (
        f"M{pair((left + radius, top))}H{num(right - radius)}A{num(radius)}"
        f" {num(radius)} 0 0 1 {pair((right, top + radius))}"
        f"V{num(bottom - radius)}A{num(radius)} {num(radius)} 0 0 1 {pair((right - radius, bottom))}"
        f"H{num(left + radius)}A{num(radius)} {num(radius)} 0 0 1 {pair((left, bottom - radius))}"
        f"V{num(top + radius)}A{num(radius)} {num(radius)} 0 0 1 {pair((left + radius, top))}Z"
    )


def frame(
    sheet: Sheet,
    width: float = 200,
    height: float = 140,
    *,
    paper: str = PAPER,
    rim: str = PAPER_EDGE,
) -> None:
    """The paper border that holds the scene like a shadow box."""

    def ring(outer: float, inner: float, colour: str, alpha: float = 1, drop: float = 0) -> None:
        rims = [
            _rounded((at, at + fall, width - at - fall, height - at), 12 - at * 0.8)
            for at, fall in ((outer, 0), (inner, drop))
        ]
        sheet.shape("".join(rims), colour, alpha, even_odd=True)

    for deep, alpha in ((6.8, 0.08), (5.4, 0.13)):
        ring(3.4, deep - 0.6, SHADOW, alpha, 0.8)
    ring(0, 5, rim)
    ring(0.6, 5, paper)
    ring(4.5, 5, "#FFFFFF", 0.85)
