"""The drawing kit of the tower: colours, outlines as points, and a sheet that writes plain SVG.

Only paths, rectangles, circles and gradients are written: Qt's SVG renderer paints these exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import cos, hypot, pi, sin
from pathlib import Path

Point = tuple[float, float]
Points = Sequence[Point]
Stops = Sequence[tuple[float, str, float]]

HERE = Path(__file__).resolve().parent

NIGHT = "#0A111C"
INK = "#13202E"
MARK = "#22313F"
DEEP = "#16273A"
STEEL = "#3D5A78"
STEEL_LIT = "#7C9CB8"
FROST = "#C9DCE6"
PAPER = "#E9EFEF"
GLOW = "#3FE0A8"
GLOW_PALE = "#A8FFE0"
LAMP = "#FFC56E"
BLUE = "#3F8FE6"
GREEN = "#3DAE74"
RED = "#E2483D"
WOOD = "#E6C08A"
WOOD_DARK = "#C58F55"


def mix(first: str, second: str, share: float) -> str:
    """Blend two #RRGGBB colours; share 0 is the first, 1 the second."""
    parts: list[str] = []
    for at in (1, 3, 5):
        low, high = int(first[at : at + 2], 16), int(second[at : at + 2], 16)
        parts.append(f"{round(low + (high - low) * share):02X}")
    return "#" + "".join(parts)


def num(value: float) -> str:
    """A number with at most two decimals and no waste."""
    text = f"{value:.2f}".rstrip("0").rstrip(".").replace("0.", ".", 1 if abs(value) < 1 else 0)
    return "0" if text in ("-0", "") else text


def poly(points: Points, *, closed: bool = True) -> str:
    """Path data of straight edges, on a grid of a tenth, written as steps."""
    cells = [(round(x * 10), round(y * 10)) for x, y in points]
    text, last = f"M{num(cells[0][0] / 10)} {num(cells[0][1] / 10)}", ""
    for before, here in pairwise(cells):
        across, down = here[0] - before[0], here[1] - before[1]
        if across and down:
            letter, parts = "l", [num(across / 10), num(down / 10)]
        elif across or down:
            letter, parts = ("h", [num(across / 10)]) if across else ("v", [num(down / 10)])
        else:
            continue
        text += "" if letter == last else letter
        for at, part in enumerate(parts):
            fresh = at == 0 and letter != last
            text += part if fresh or part.startswith("-") else " " + part
        last = letter
    return text + ("z" if closed else "")


def box(x: float, y: float, width: float, height: float) -> list[Point]:
    """A rectangle."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def oval(at: Point, across: float, down: float = 0, count: int = 0) -> list[Point]:
    """An ellipse; with one radius a circle."""
    count = count or (36 if across > 14 else 24)
    turns = [2 * pi * step / count for step in range(count)]
    return [(at[0] + across * cos(turn), at[1] + (down or across) * sin(turn)) for turn in turns]


def ring(at: Point, radius: float) -> str:
    """Path data of a circle, shorter than its points."""
    r, d = num(round(radius, 1)), num(round(2 * radius, 1))
    return f"M{num(round(at[0] - radius, 1))} {num(round(at[1], 1))}a{r} {r} 0 1 1 {d} 0a{r} {r} 0 1 1-{d} 0z"


def soft(points: Points, radius: float, steps: int = 4) -> list[Point]:
    """The same polygon with rounded corners."""
    out: list[Point] = []
    for at, here in enumerate(points):
        ends: list[Point] = []
        for other in (points[at - 1], points[(at + 1) % len(points)]):
            away = hypot(other[0] - here[0], other[1] - here[1]) or 1
            share = min(radius, away / 2) / away
            ends.append((here[0] + (other[0] - here[0]) * share, here[1] + (other[1] - here[1]) * share))
        for step in range(steps + 1):
            t = step / steps
            weights = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
            three = (ends[0], here, ends[1])
            out.append(
                (
                    sum(w * p[0] for w, p in zip(weights, three, strict=True)),
                    sum(w * p[1] for w, p in zip(weights, three, strict=True)),
                )
            )
    return out


def limb(start: Point, end: Point, width: float) -> list[Point]:
    """A bar with round ends."""
    long = hypot(end[0] - start[0], end[1] - start[1]) or 1
    x, y = (end[0] - start[0]) / long * width / 2, (end[1] - start[1]) / long * width / 2
    out: list[Point] = []
    for at, sign in ((start, 1), (end, -1)):
        for step in range(7):
            turn = pi * step / 6
            side, back = cos(turn), sin(turn)
            out.append((at[0] + sign * (-y * side - x * back), at[1] + sign * (x * side - y * back)))
    return out


def left_of(points: Points, x: float) -> list[Point]:
    """What of a polygon lies left of a vertical line."""
    out: list[Point] = []
    for at, here in enumerate(points):
        before = points[at - 1]
        if (here[0] < x) != (before[0] < x):
            share = (x - before[0]) / (here[0] - before[0])
            out.append((x, before[1] + (here[1] - before[1]) * share))
        if here[0] < x:
            out.append(here)
    return out


def turned(points: Points, degrees: float, about: Point = (0, 0)) -> list[Point]:
    """Points turned clockwise about one."""
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    return [
        (
            about[0] + (x - about[0]) * c - (y - about[1]) * s,
            about[1] + (x - about[0]) * s + (y - about[1]) * c,
        )
        for x, y in points
    ]


@dataclass
class Sheet:
    """One picture: collects definitions and shapes and writes the SVG."""

    width: float
    height: float
    defs: list[str] = field(default_factory=list[str])
    marks: list[str] = field(default_factory=list[str])
    known: dict[str, str] = field(default_factory=dict[str, str])

    def _gradient(self, kind: str, where: str, stops: Stops) -> str:
        inner = "".join(
            f'<stop offset="{num(at)}" stop-color="{tone}"'
            + (f' stop-opacity="{num(alpha)}"' if alpha < 1 else "")
            + "/>"
            for at, tone, alpha in stops
        )
        body = f' gradientUnits="userSpaceOnUse" {where}>{inner}</{kind}>'
        if body not in self.known:
            self.known[body] = f"g{len(self.known)}"
            self.defs.append(f'<{kind} id="{self.known[body]}"{body}')
        return f"url(#{self.known[body]})"

    def linear(self, stops: Stops, start: Point, end: Point) -> str:
        """A linear gradient in picture coordinates; stops are place, colour, opacity."""
        where = f'x1="{num(start[0])}" y1="{num(start[1])}" x2="{num(end[0])}" y2="{num(end[1])}"'
        return self._gradient("linearGradient", where, stops)

    def fall(self, tones: Sequence[str], top: float, bottom: float) -> str:
        """Colours from top to bottom at equal distances."""
        last = len(tones) - 1
        return self.linear([(at / last, tone, 1.0) for at, tone in enumerate(tones)], (0, top), (0, bottom))

    def radial(self, stops: Stops, at: Point, radius: float) -> str:
        """A radial gradient in picture coordinates."""
        where = f'cx="{num(at[0])}" cy="{num(at[1])}" r="{num(radius)}"'
        return self._gradient("radialGradient", where, stops)

    def shape(
        self,
        data: str,
        fill: str,
        alpha: float = 1,
        *,
        holes: bool = False,
        edge: str = "",
        thick: float = 2.5,
    ) -> None:
        """A filled path; with holes, inner outlines are cut out; with an edge, it is drawn round."""
        extra = f' fill-opacity="{num(alpha)}"' if alpha < 1 else ""
        extra += f' stroke="{edge}" stroke-width="{num(thick)}" stroke-linejoin="round"' if edge else ""
        extra += ' fill-rule="evenodd"' if holes else ""
        self.marks.append(f'<path fill="{fill}"{extra} d="{data}"/>')

    def line(self, data: str, tone: str, width: float, alpha: float = 1, join: str = "round") -> None:
        """A stroked path."""
        extra = f' stroke-opacity="{num(alpha)}"' if alpha < 1 else ""
        extra += ' stroke-linecap="round" stroke-linejoin="round"' if join == "round" else ""
        self.marks.append(
            f'<path fill="none" stroke="{tone}" stroke-width="{num(width)}"{extra} d="{data}"/>'
        )

    def outline(self, name: str, tone: str, width: float) -> None:
        """The edge of a path that was put into the definitions."""
        self.marks.append(
            f'<use fill="none" stroke="{tone}" stroke-width="{num(width)}" stroke-linejoin="round"'
            f' xlink:href="#{name}"/>'
        )

    def rect(self, x: float, y: float, width: float, height: float, fill: str, alpha: float = 1) -> None:
        """A filled rectangle."""
        extra = f' fill-opacity="{num(alpha)}"' if alpha < 1 else ""
        size = f'width="{num(width)}" height="{num(height)}"'
        self.marks.append(f'<rect x="{num(x)}" y="{num(y)}" {size} fill="{fill}"{extra}/>')

    def disc(self, at: Point, radius: float, fill: str, alpha: float = 1) -> None:
        """A filled circle."""
        extra = f' fill-opacity="{num(alpha)}"' if alpha < 1 else ""
        where = f'cx="{num(at[0])}" cy="{num(at[1])}" r="{num(radius)}"'
        self.marks.append(f'<circle {where} fill="{fill}"{extra}/>')

    def stamp(self, name: str, since: int = 0, scale: float = 1) -> None:
        """Keep the shapes drawn after a mark for printing instead."""
        taken = "".join(self.marks[since:])
        del self.marks[since:]
        size = f' transform="scale({scale:.4g})"' if scale != 1 else ""
        self.defs.append(f'<g id="{name}"{size}>{taken}</g>')

    def use(self, name: str, at: Point, scale: float = 1, turn: float = 0) -> None:
        """Print a stamp, turned about its own origin."""
        how = f"translate({num(round(at[0], 1))} {num(round(at[1], 1))})"
        how += f"rotate({num(turn)})" if turn else ""
        how += f"scale({scale:.4g})" if scale != 1 else ""
        self.marks.append(f'<use xlink:href="#{name}" transform="{how}"/>')

    def save(self, name: str) -> None:
        """Write the file beside this script."""
        body = f"<defs>{''.join(self.defs)}</defs>" if self.defs else ""
        body += "".join("\n" + mark for mark in self.marks)
        link = ' xmlns:xlink="http://www.w3.org/1999/xlink"' if "xlink:" in body else ""
        size = f'viewBox="0 0 {num(self.width)} {num(self.height)}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg"{link} {size}>'
        (HERE / name).write_text(f"{head}{body}\n</svg>\n", encoding="utf-8")
