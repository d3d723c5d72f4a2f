"""Cut-paper drawing kit: colours, geometry and a sheet that writes plain SVG.

Everything drawn with it stays inside what Qt's SVG renderer paints exactly:
paths, rectangles, circles and gradients, with no filters, masks or clipping.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from kit_pack import pack

Point = tuple[float, float]
Stops = Sequence[tuple[float, str] | tuple[float, str, float]]

HERE = Path(__file__).resolve().parent

CREAM = "#FBF1DE"
PAPER = "#F8EBD3"
PAPER_EDGE = "#D8C29B"
INK = "#22313F"
SUN = "#FFE3A1"
GOLD = "#F6B65A"
CORAL = "#E98A66"
SNOW_LIT = "#FFF9EE"
SNOW_SHADE = "#BFCBE2"
SHADOW = "#1B2340"


def mix(first: str, second: str, share: float) -> str:
    """Blend two #RRGGBB colours; share 0 is the first, 1 the second."""
    share = min(1.0, max(0.0, share))
    parts: list[str] = []
    for at in (1, 3, 5):
        low, high = int(first[at : at + 2], 16), int(second[at : at + 2], 16)
        parts.append(f"{round(low + (high - low) * share):02X}")
    return "#" + "".join(parts)


def num(value: float) -> str:
    """Write a coordinate with one decimal and no waste."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def fine(value: float) -> str:
    """Write a small value (opacity, width) with two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text or "0"


def pair(point: Point) -> str:
    """Write a point."""
    return f"{num(point[0])} {num(point[1])}"


def steps(points: Sequence[Point]) -> str:
    """Relative coordinates from the first point on, written tightly."""
    cells = [(round(x * 10), round(y * 10)) for x, y in points]
    text = ""
    for before, here in pairwise(cells):
        for value in (here[0] - before[0], here[1] - before[1]):
            part = num(value / 10)
            text += part if part.startswith("-") or not text else " " + part
    return text


def poly(points: Sequence[Point], *, closed: bool = True) -> str:
    """Path data of straight edges."""
    if len(points) < 2:
        return ""
    return f"M{pair(points[0])}l{steps(points)}" + ("Z" if closed else "")


def smooth(points: Sequence[Point], *, tension: float = 6.0) -> str:
    """Path data of a flowing open curve through the points (Catmull-Rom)."""
    parts = ["M" + pair(points[0])]
    last = len(points) - 1
    for at in range(last):
        before, here = points[max(at - 1, 0)], points[at]
        there, after = points[at + 1], points[min(at + 2, last)]
        one = (
            here[0] + (there[0] - before[0]) / tension,
            here[1] + (there[1] - before[1]) / tension,
        )
        two = (there[0] - (after[0] - here[0]) / tension, there[1] - (after[1] - here[1]) / tension)
        parts.append(f"C{pair(one)} {pair(two)} {pair(there)}")
    return "".join(parts)


def clip(points: Sequence[Point], box: tuple[float, float, float, float]) -> list[Point]:
    """Cut a polygon to a rectangle (left, top, right, bottom)."""
    shape = list(points)
    for axis, bound, sign in ((0, box[0], 1), (1, box[1], 1), (0, box[2], -1), (1, box[3], -1)):
        cut: list[Point] = []
        for at, here in enumerate(shape):
            before = shape[at - 1]
            inside = (here[axis] - bound) * sign >= 0
            was_inside = (before[axis] - bound) * sign >= 0
            if inside != was_inside:
                share = (bound - before[axis]) / (here[axis] - before[axis])
                cut.append(
                    (
                        before[0] + (here[0] - before[0]) * share,
                        before[1] + (here[1] - before[1]) * share,
                    )
                )
            if inside:
                cut.append(here)
        shape = cut
    return shape


def along(points: Sequence[Point], x: float) -> float:
    """Height of a left-to-right curve at x."""
    for first, second in pairwise(points):
        if first[0] <= x <= second[0]:
            share = (x - first[0]) / ((second[0] - first[0]) or 1)
            eased = share * share * (3 - 2 * share) * 0.4 + share * 0.6
            return first[1] + (second[1] - first[1]) * eased
    return points[0][1] if x < points[0][0] else points[-1][1]


def walk(points: Sequence[Point], share: float) -> Point:
    """Point at a share of the way (by vertical drop) along a polyline."""
    goal = points[0][1] + (points[-1][1] - points[0][1]) * share
    for first, second in pairwise(points):
        if min(first[1], second[1]) <= goal <= max(first[1], second[1]):
            part = (goal - first[1]) / ((second[1] - first[1]) or 1)
            return (first[0] + (second[0] - first[0]) * part, goal)
    return points[-1]


def _share(body: str) -> str:
    """Keep long outlines that are drawn several times only once."""
    counts = Counter(re.findall(r' d="([^"]{90,})"', body))
    shared = {data: f"p{at}" for at, data in enumerate(d for d, count in counts.items() if count > 1)}
    if not shared:
        return body

    def swap(found: re.Match[str]) -> str:
        name = shared.get(found[2])
        return f'<use{found[1]} xlink:href="#{name}"/>' if name else found[0]

    outlines = "".join(f'<path id="{name}" d="{data}"/>' for data, name in shared.items())
    body = re.sub(r'<path([^>]*) d="([^"]{90,})"/>', swap, body)
    return (
        body.replace("<defs>", "<defs>" + outlines, 1)
        if "<defs>" in body
        else f"<defs>{outlines}</defs>{body}"
    )


@dataclass
class Sheet:
    """One picture: collects definitions and shapes and writes the SVG."""

    width: float
    height: float
    grain: int = 10
    defs: list[str] = field(default_factory=list[str])
    marks: list[str] = field(default_factory=list[str])
    known: dict[str, str] = field(default_factory=dict[str, str])

    def _gradient(self, kind: str, where: str, stops: Stops) -> str:
        steps = ""
        for stop in stops:
            alpha = f' stop-opacity="{fine(stop[2])}"' if len(stop) == 3 else ""
            steps += f'<stop offset="{fine(stop[0])}" stop-color="{stop[1]}"{alpha}/>'
        body = f' gradientUnits="userSpaceOnUse" {where}>{steps}</{kind}>'
        if body not in self.known:
            name = f"g{len(self.known)}"
            self.known[body] = name
            self.defs.append(f'<{kind} id="{name}"{body}')
        return f"url(#{self.known[body]})"

    def linear(self, stops: Stops, start: Point, end: Point) -> str:
        """A linear gradient in picture coordinates."""
        where = f'x2="{num(end[0])}" y2="{num(end[1])}"'
        where += "".join(
            f' {name}="{num(value)}"' for name, value in zip(("x1", "y1"), start, strict=True) if value
        )
        return self._gradient("linearGradient", where, stops)

    def fall(self, top: str, bottom: str, from_y: float, to_y: float) -> str:
        """A plain top-to-bottom gradient."""
        return self.linear(((0, top), (1, bottom)), (0, from_y), (0, to_y))

    def radial(self, stops: Stops, centre: Point, radius: float) -> str:
        """A radial gradient in picture coordinates."""
        where = f'cx="{num(centre[0])}" cy="{num(centre[1])}" r="{num(radius)}"'
        return self._gradient("radialGradient", where, stops)

    def raw(self, text: str) -> None:
        """Add a finished element."""
        self.marks.append(text)

    def shape(self, data: str, fill: str, alpha: float = 1, *, even_odd: bool = False) -> None:
        """A filled path."""
        if not data:
            return
        extra = f' fill-opacity="{fine(alpha)}"' if alpha < 1 else ""
        extra += ' fill-rule="evenodd"' if even_odd else ""
        self.raw(f'<path fill="{fill}"{extra} d="{data}"/>')

    def line(self, data: str, colour: str, width: float, alpha: float = 1, *, shift: Point = (0, 0)) -> None:
        """A stroked path with round ends."""
        if not data:
            return
        extra = f' stroke-opacity="{fine(alpha)}"' if alpha < 1 else ""
        if shift != (0, 0):
            extra += f' transform="translate({pair(shift)})"'
        self.raw(
            f'<path fill="none" stroke="{colour}" stroke-width="{fine(width)}"{extra}'
            f' stroke-linecap="round" stroke-linejoin="round" d="{data}"/>'
        )

    def rect(
        self, box: tuple[float, float, float, float], fill: str, alpha: float = 1, radius: float = 0
    ) -> None:
        """A rectangle given as x, y, width, height."""
        extra = f' fill-opacity="{fine(alpha)}"' if alpha < 1 else ""
        extra += f' rx="{num(radius)}"' if radius else ""
        x, y, width, height = (num(part) for part in box)
        self.raw(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}"{extra}/>')

    def disc(self, centre: Point, radius: float, fill: str, alpha: float = 1) -> None:
        """A circle."""
        extra = f' fill-opacity="{fine(alpha)}"' if alpha < 1 else ""
        self.raw(
            f'<circle cx="{num(centre[0])}" cy="{num(centre[1])}" r="{fine(radius)}" fill="{fill}"{extra}/>'
        )

    def cast(
        self,
        data: str,
        strength: float = 1,
        size: float = 1,
        drift: Point = (-0.42, -0.75),
        rim: str = "",
    ) -> None:
        """The shadow a sheet of paper throws to its left, and its bright cut edge.

        Call it right before filling the same shape.
        """
        for step, alpha in ((2.4, 0.08), (1.1, 0.13)):
            shift = f"translate({fine(drift[0] * step * size)} {fine(drift[1] * step * size)})"
            self.raw(
                f'<path fill="{SHADOW}" fill-opacity="{fine(alpha * strength)}" transform="{shift}'
                f'" d="{data}"/>'
            )
        if rim:
            self.raw(
                f'<path fill="{rim}" transform="translate({fine(0.3 * size)} {fine(-0.5 * size)}'
                f')" d="{data}"/>'
            )

    def svg(self) -> str:
        """The finished file."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(self.width)} {num(self.height)}">'
        defs = f"<defs>{''.join(self.defs)}</defs>" if self.defs else ""
        body = defs + "\n".join(["", *self.marks])
        body = re.sub(r' d="([^"]+)"', lambda found: f' d="{pack(found[1], self.grain)}"', body)
        body = _share(body)
        if "xlink:" in body:
            head = head.replace(" viewBox", ' xmlns:xlink="http://www.w3.org/1999/xlink" viewBox')
        return f"{head}{body}\n</svg>\n"

    def stamp(self, name: str, since: int) -> None:
        """Keep the shapes drawn after a mark as a reusable stamp instead."""
        taken = "".join(self.marks[since:])
        del self.marks[since:]
        self.defs.append(f'<g id="{name}">{taken}</g>')

    def use(self, name: str, at: Point, scale: float = 1) -> None:
        """Print a stamp."""
        grow = f"scale({scale:.3g})" if scale != 1 else ""
        self.raw(f'<use xlink:href="#{name}" transform="translate({pair(at)}){grow}"/>')

    def save(self, name: str, folder: Path = HERE) -> None:
        """Write the file beside this script (or into another folder)."""
        (folder / name).write_text(self.svg(), encoding="utf-8")
