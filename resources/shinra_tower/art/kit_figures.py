"""Wooden standees: a body of painted parts, cut out of one board, on a base that tells its side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from kit_steel import BLUE, GREEN, INK, RED, WOOD, Point, Points, Sheet, left_of, limb, mix, oval, poly, soft

SKIN = "#EBC795"
WALNUT = "#C99862"
LIGHT_FROM = 52.0
"""Left of this line a part is in the shade."""

SIDES: dict[str, tuple[str, str, str, list[Point]]] = {
    "ally": (GREEN, WOOD, "round", soft([(6, 250), (114, 250), (114, 294), (6, 294)], 26, 6)),
    "enemy": (RED, WALNUT, "miter", [(18, 250), (102, 250), (113, 294), (7, 294)]),
    "cloud": (
        BLUE,
        WOOD,
        "miter",
        [(6, 294), (6, 274), (20, 274), (20, 250), (100, 250), (100, 274), (114, 274), (114, 294)],
    ),
}
"""Rim, board and edge of the base: round for allies, sloped for enemies, stepped for Cloud."""


@dataclass
class Standee:
    """One figure in 120 x 300; the board's edge takes 9 round every part."""

    side: str
    parts: list[tuple[list[Point], str, float]] = field(default_factory=list[tuple[list[Point], str, float]])
    marks: list[tuple[list[Point], str]] = field(default_factory=list[tuple[list[Point], str]])

    def part(self, points: Points, fill: str, light: float = LIGHT_FROM) -> None:
        """A painted part; later ones lie in front; nothing reaches below the base's edge."""
        self.parts.append(([(x, min(y, 244)) for x, y in points], fill, light))

    def mark(self, points: Points, fill: str) -> None:
        """A painted mark without a shade, in front of everything."""
        self.marks.append((list(points), fill))

    def person(self, coat: str, trousers: str, head: Point = (60, 62), broad: float = 27) -> None:
        """Legs, trunk and head of somebody who stands."""
        x, y = head
        for side in (-1, 1):
            leg = [(x + 2 * side, 176), (x + 24 * side, 176), (x + 24 * side, 254), (x + 3 * side, 254)]
            self.part(soft(leg, 5), trousers, x - 8)
        trunk = [(x - broad, y + 26), (x + broad, y + 26), (x + 25, 192), (x - 25, 192)]
        self.part(soft(trunk, 12), coat, x - 8)
        self.part(oval(head, 23, 25), SKIN, x - 8)

    def arm(self, start: Point, end: Point, sleeve: str, hand: str = SKIN) -> None:
        """A sleeve with a hand."""
        self.part(limb(start, end, 18), sleeve)
        self.part(oval(end, 10), hand)

    def draw(self, sheet: Sheet, name: str = "b") -> None:
        """Board, paint, base, in this order; ``name`` is the outline's in the file."""
        rim, board, join, base = SIDES[self.side]
        outlines = [poly(points) for points, _, _ in self.parts]
        sheet.defs.append(f'<path id="{name}" d="{"".join(outlines)}"/>')
        for tone, width in ((INK, 18), (board, 11.5), (INK, 4)):
            sheet.outline(name, tone, width)
        for outline, (points, fill, light) in zip(outlines, self.parts, strict=True):
            sheet.shape(outline, fill, edge=INK)
            shade = left_of(points, light)
            if len(shade) > 2:
                sheet.shape(poly(shade), "#0C1626", 0.26)
        for points, fill in self.marks:
            sheet.shape(poly(points), fill)
        edge = poly(base)
        sheet.line(edge, INK, 12, join=join)
        sheet.shape(edge, board)
        sheet.shape(poly(left_of(base, 28)), mix(board, "#0C1626", 0.16))
        sheet.line(edge, rim, 7.5, join=join)


def save_all(figures: dict[str, Callable[[], Standee]]) -> None:
    """Write each figure under its name."""
    for name, make in figures.items():
        sheet = Sheet(120, 300)
        make().draw(sheet)
        sheet.save(f"{name}.svg")
