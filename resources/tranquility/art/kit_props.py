"""Cabins, boats, boulders and grass."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kit_paper import Point, Sheet, along, clip, num, pair, poly
from kit_scenery import CARD, Box


def cabin(sheet: Sheet, foot: Point, size: float) -> None:
    """A small log cabin with one lit window and a thread of smoke."""
    x, y = foot
    wall = size * 0.5
    smoke = (
        f"M{pair((x + size * 0.3, y - wall - size * 0.5))}q{num(size * 0.25)}"
        f" {num(-size * 0.25)} 0 {num(-size * 0.5)}t{num(size * 0.1)} {num(-size * 0.5)}"
    )
    sheet.line(smoke, "#FFF6E6", size * 0.08, 0.65)
    sheet.rect((x + size * 0.22, y - wall - size * 0.42, size * 0.14, size * 0.4), "#5A3C33")
    sheet.rect((x - size * 0.5, y - wall, size * 0.62, wall), "#7B4A36")
    sheet.rect((x + size * 0.12, y - wall, size * 0.38, wall), "#B8774D")
    roof = [
        (x - size * 0.36, y - wall - size * 0.42),
        (x + size * 0.3, y - wall - size * 0.42),
        (x + size * 0.14, y - wall + size * 0.06),
        (x - size * 0.62, y - wall + size * 0.06),
    ]
    sheet.shape(poly(roof), "#4B2F30")
    gable = [
        (x + size * 0.3, y - wall - size * 0.42),
        (x + size * 0.62, y - wall + size * 0.06),
        (x + size * 0.14, y - wall + size * 0.06),
    ]
    sheet.shape(poly(gable), "#D08A55")
    sheet.rect((x - size * 0.3, y - wall * 0.75, size * 0.22, wall * 0.4), "#FFE08A")
    sheet.rect((x + size * 0.22, y - wall * 0.7, size * 0.17, wall * 0.7), "#5A3228")


def rowboat(sheet: Sheet, at: Point, size: float) -> None:
    """A little boat with one sail of paper."""
    x, y = at
    sheet.shape(
        f"M{pair((x - size * 0.55, y - size * 0.12))}H{num(x + size * 0.55)}"
        f"Q{pair((x + size * 0.4, y + size * 0.14))} {pair((x + size * 0.2, y + size * 0.14))}"
        f"H{num(x - size * 0.3)}Q{pair((x - size * 0.5, y + size * 0.1))}"
        f" {pair((x - size * 0.55, y - size * 0.12))}Z",
        "#7A3F33",
    )
    sheet.shape(
        poly(
            [
                (x - size * 0.04, y - size * 0.18),
                (x - size * 0.04, y - size),
                (x - size * 0.45, y - size * 0.18),
            ]
        ),
        "#E9D5B5",
    )
    sheet.shape(
        poly(
            [
                (x + size * 0.02, y - size * 0.18),
                (x + size * 0.02, y - size * 1.05),
                (x + size * 0.5, y - size * 0.18),
            ]
        ),
        "#FFF5E0",
    )


def stone(sheet: Sheet, at: Point, size: float, shade: str, lit: str, cap: str = "", box: Box = CARD) -> None:
    """A boulder, optionally with a cap of snow."""
    x, y = at
    outline = [
        (x - size, y),
        (x - size * 0.8, y - size * 0.5),
        (x - size * 0.2, y - size * 0.85),
        (x + size * 0.45, y - size * 0.7),
        (x + size, y - size * 0.15),
        (x + size, y),
    ]
    sheet.shape(poly(clip(outline, box)), shade)
    sheet.shape(poly(clip([(x - size * 0.2, y - size * 0.85), *outline[3:], (x + size * 0.1, y)], box)), lit)
    if cap:
        top = [
            (x - size * 0.62, y - size * 0.6),
            (x - size * 0.2, y - size * 0.85),
            (x + size * 0.45, y - size * 0.7),
            (x + size * 0.7, y - size * 0.45),
            (x + size * 0.3, y - size * 0.55),
            (x, y - size * 0.42),
            (x - size * 0.3, y - size * 0.58),
        ]
        sheet.shape(poly(clip(top, box)), cap)


def grass(
    sheet: Sheet,
    rng: Random,
    edge: Sequence[Point],
    span: tuple[float, float],
    count: int,
    colour: str,
    tall: float = 4,
) -> None:
    """Blades along a hill's edge."""
    data = ""
    for _ in range(count):
        x = rng.uniform(*span)
        y = along(edge, x) + 1
        rise = tall * rng.uniform(0.5, 1.2)
        data += (
            f"M{pair((x, y))}q{num(rise * 0.1)} {num(-rise * 0.6)} {num(rng.uniform(-0.5, 0.6) * rise)}"
            f" {num(-rise)}"
        )
    sheet.line(data, colour, 0.8, 0.9)
