"""The engraver's kit: inks, papers, and a plate on which one draws with washes, lines and hatching.

Everything stays inside what Qt's SVG renderer paints exactly: paths, circles and gradients, with no
filters, masks or clipping. A plate may be drawn as a negative and as a mirror shows it: so a Doppelgate
is made from the very strokes of its Facility.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from kit_geometry import Point, Shape, flipped, hatch

HERE = Path(__file__).resolve().parent

MARK_INK = "#22313F"
"""Marks are drawn in this colour; the program exchanges it for the one it needs."""

PAPER = "#F7EEDA"
PAPER_SHADE = "#E7D8B8"
PAPER_EDGE = "#CDB88E"
SEPIA = "#4A3421"
NIGHT = "#16110D"
BRASS = "#C79A45"
BRASS_LIGHT = "#F1D58E"
BRASS_DARK = "#7A5520"
BRASS_DEEP = "#4D3412"
WALNUT = "#5A3A22"

INKS = {"foundry": "#A23A1A", "archive": "#1E4C88", "reactor": "#0F6A55", "beacon": "#71307C"}
"""Vermilion, Prussian blue, verdigris and violet: dark enough for 4.5:1 on paper, and told apart by shape."""

FINE = 0.32
LINE = 0.55
BOLD = 1.0
"""The three widths of stroke on a card 100 wide: hatching, outlines, and the nearest edges."""


def mix(first: str, second: str, share: float) -> str:
    """A colour between two: share 0 is the first, 1 the second."""
    share = min(1.0, max(0.0, share))
    pairs = ((int(first[at : at + 2], 16), int(second[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def num(value: float, places: int = 2) -> str:
    """A coordinate without waste."""
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def data_of(lines: Sequence[Shape], *, closed: bool) -> str:
    """Path data in relative steps of a tenth."""
    parts: list[str] = []
    for line in lines:
        cells = [(round(x * 20), round(y * 20)) for x, y in line]
        text = f"M{num(cells[0][0] / 20)} {num(cells[0][1] / 20)}l"
        body = ""
        for before, here in pairwise(cells):
            for value in (here[0] - before[0], here[1] - before[1]):
                piece = num(value / 20)
                body += piece if piece.startswith("-") or not body else " " + piece
        parts.append(text + body + ("z" if closed else ""))
    return "".join(parts)


@dataclass
class Plate:
    """One picture in one ink on one paper; ``mirror`` turns every stroke over."""

    width: float
    height: float
    ink: str = SEPIA
    paper: str = PAPER
    mirror: bool = False
    shift: Point = (0.0, 0.0)
    zoom: float = 1.0
    defs: list[str] = field(default_factory=list[str])
    marks: list[str] = field(default_factory=list[str])

    def _placed(self, shapes: Sequence[Shape]) -> list[Shape]:
        dx, dy = self.shift
        placed = [[(x * self.zoom + dx, y * self.zoom + dy) for x, y in shape] for shape in shapes]
        return [flipped(shape, self.width) for shape in placed] if self.mirror else placed

    def tone(self, share: float) -> str:
        """The ink thinned with water: 0 is bare paper, 1 full ink."""
        return mix(self.paper, self.ink, share)

    # colours by gradient

    def linear(self, stops: Sequence[tuple[float, str, float]], start: Point, end: Point) -> str:
        """A gradient of (how far, colour, opacity) from a point to a point."""
        (a, b) = self._placed([[start, end]])[0]
        where = f'x1="{num(a[0])}" y1="{num(a[1])}" x2="{num(b[0])}" y2="{num(b[1])}"'
        return self._gradient("linearGradient", where, stops)

    def radial(self, stops: Sequence[tuple[float, str, float]], centre: Point, radius: float) -> str:
        """A gradient round a point."""
        c = self._placed([[centre]])[0][0]
        where = f'cx="{num(c[0])}" cy="{num(c[1])}" r="{num(radius * self.zoom)}"'
        return self._gradient("radialGradient", where, stops)

    def _gradient(self, kind: str, where: str, stops: Sequence[tuple[float, str, float]]) -> str:
        name = f"g{len(self.defs)}"
        body = "".join(
            f'<stop offset="{num(at)}" stop-color="{colour}"'
            + (f' stop-opacity="{num(alpha)}"' if alpha < 1 else "")
            + "/>"
            for at, colour, alpha in stops
        )
        self.defs.append(f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {where}>{body}</{kind}>')
        return f"url(#{name})"

    # strokes

    def raw(self, text: str) -> None:
        """A finished element."""
        self.marks.append(text)

    def fill(self, shapes: Shape | list[Shape], colour: str, alpha: float = 1.0) -> None:
        """A flat area; a shape within a shape is a hole."""
        many = _many(shapes)
        extra = f' fill-opacity="{num(alpha)}"' if alpha < 1 else ""
        extra += ' fill-rule="evenodd"' if len(many) > 1 else ""
        self.raw(f'<path fill="{colour}"{extra} d="{data_of(self._placed(many), closed=True)}"/>')

    def wash(self, shapes: Shape | list[Shape], share: float) -> None:
        """An area in thinned ink."""
        self.fill(shapes, self.tone(share))

    def line(
        self,
        shapes: Shape | list[Shape],
        width: float = LINE,
        colour: str = "",
        alpha: float = 1.0,
        *,
        closed: bool = False,
        dash: str = "",
        cap: str = "round",
    ) -> None:
        """Lines of one width."""
        many = [shape for shape in _many(shapes) if len(shape) > 1]
        if not many:
            return
        extra = f' stroke-opacity="{num(alpha)}"' if alpha < 1 else ""
        extra += f' stroke-dasharray="{dash}"' if dash else ""
        data = data_of(self._placed(many), closed=closed)
        self.raw(
            f'<path fill="none" stroke="{colour or self.ink}" stroke-width="{num(width * self.zoom)}"{extra}'
            f' stroke-linecap="{cap}" stroke-linejoin="round" d="{data}"/>'
        )

    def hatch(
        self,
        shapes: Shape | list[Shape],
        angle: float = 45.0,
        gap: float = 1.4,
        width: float = FINE,
        *,
        grow: float = 0.0,
        wave: float = 0.0,
        alpha: float = 1.0,
        colour: str = "",
    ) -> None:
        """Shade an area with parallel strokes."""
        self.line(hatch(_many(shapes), angle, gap, grow=grow, wave=wave), width, colour, alpha, cap="butt")

    def body(self, shape: Shape, wash: float, *, width: float = LINE) -> None:
        """A thing with an outline: washed and drawn."""
        self.wash(shape, wash)
        self.line(shape, width, closed=True)

    def disc(self, centre: Point, radius: float, colour: str, alpha: float = 1.0) -> None:
        """A true circle."""
        c = self._placed([[centre]])[0][0]
        extra = f' fill-opacity="{num(alpha)}"' if alpha < 1 else ""
        r = num(radius * self.zoom)
        self.raw(f'<circle cx="{num(c[0])}" cy="{num(c[1])}" r="{r}" fill="{colour}"{extra}/>')

    def ring(self, centre: Point, radius: float, width: float, colour: str = "", alpha: float = 1.0) -> None:
        """A true circle drawn as a line."""
        c = self._placed([[centre]])[0][0]
        extra = f' stroke-opacity="{num(alpha)}"' if alpha < 1 else ""
        self.raw(
            f'<circle cx="{num(c[0])}" cy="{num(c[1])}" r="{num(radius * self.zoom)}" fill="none"'
            f' stroke="{colour or self.ink}" stroke-width="{num(width * self.zoom)}"{extra}/>'
        )

    def round_box(
        self, corners: tuple[float, float, float, float], radius: float, colour: str, alpha: float = 1.0
    ) -> None:
        """A rectangle (left, top, right, bottom) with round corners."""
        left, top, right, bottom = corners
        (a, b) = self._placed([[(left, top), (right, bottom)]])[0]
        x, y = min(a[0], b[0]), min(a[1], b[1])
        extra = f' fill-opacity="{num(alpha)}"' if alpha < 1 else ""
        self.raw(
            f'<rect x="{num(x)}" y="{num(y)}"'
            f' width="{num(abs(b[0] - a[0]))}" height="{num(abs(b[1] - a[1]))}"'
            f' rx="{num(radius * self.zoom)}" fill="{colour}"{extra}/>'
        )

    def round_line(
        self,
        corners: tuple[float, float, float, float],
        radius: float,
        width: float,
        colour: str = "",
        alpha: float = 1.0,
    ) -> None:
        """The outline of such a rectangle."""
        left, top, right, bottom = corners
        (a, b) = self._placed([[(left, top), (right, bottom)]])[0]
        x, y = min(a[0], b[0]), min(a[1], b[1])
        extra = f' stroke-opacity="{num(alpha)}"' if alpha < 1 else ""
        self.raw(
            f'<rect x="{num(x)}" y="{num(y)}"'
            f' width="{num(abs(b[0] - a[0]))}" height="{num(abs(b[1] - a[1]))}"'
            f' rx="{num(radius * self.zoom)}" fill="none" stroke="{colour or self.ink}"'
            f' stroke-width="{num(width * self.zoom)}"{extra}/>'
        )

    # the file

    def svg(self) -> str:
        """The finished file."""
        defs = f"<defs>{''.join(self.defs)}</defs>\n" if self.defs else ""
        size = f"0 0 {num(self.width)} {num(self.height)}"
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">\n'
        return head + defs + "\n".join(self.marks) + "\n</svg>\n"

    def save(self, name: str, folder: Path = HERE) -> None:
        """Write the file beside this script."""
        (folder / name).write_text(self.svg(), encoding="utf-8")


def _many(shapes: Shape | list[Shape]) -> list[Shape]:
    first = shapes[0] if shapes else None
    return [shapes] if isinstance(first, tuple) else list(shapes)  # type: ignore[arg-type,list-item]
