"""Plain geometry for engravings: polygons, curves, and lines cut to a shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, hypot, pi, radians, sin

Point = tuple[float, float]
Shape = list[Point]
Segment = tuple[Point, Point]


def box(left: float, top: float, right: float, bottom: float) -> Shape:
    """A rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def arc(centre: Point, rx: float, ry: float, start: float, end: float, steps: int = 24) -> Shape:
    """Points of an arc; angles in degrees, clockwise from the right."""
    way = (start + (end - start) * at / steps for at in range(steps + 1))
    return [(centre[0] + rx * cos(radians(a)), centre[1] + ry * sin(radians(a))) for a in way]


def ellipse(centre: Point, rx: float, ry: float, steps: int = 40) -> Shape:
    """A closed ellipse."""
    return arc(centre, rx, ry, 0, 360, steps)[:-1]


def circle(centre: Point, radius: float, steps: int = 40) -> Shape:
    """A closed circle."""
    return ellipse(centre, radius, radius, steps)


def curve(points: Sequence[Point], steps: int = 8) -> Shape:
    """A flowing line through the points (Catmull-Rom), as many short ones."""
    out: Shape = [points[0]]
    last = len(points) - 1
    for at in range(last):
        p0, p1 = points[max(at - 1, 0)], points[at]
        p2, p3 = points[at + 1], points[min(at + 2, last)]
        for step in range(1, steps + 1):
            t = step / steps
            out.append((_spline(t, p0[0], p1[0], p2[0], p3[0]), _spline(t, p0[1], p1[1], p2[1], p3[1])))
    return out


def _spline(t: float, a: float, b: float, c: float, d: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def moved(shape: Sequence[Point], dx: float, dy: float, scale: float = 1.0) -> Shape:
    """The shape elsewhere, larger or smaller."""
    return [(x * scale + dx, y * scale + dy) for x, y in shape]


def turned(shape: Sequence[Point], degrees: float, about: Point = (0.0, 0.0)) -> Shape:
    """The shape turned clockwise about a point."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    ax, ay = about
    return [(ax + (x - ax) * c - (y - ay) * s, ay + (x - ax) * s + (y - ay) * c) for x, y in shape]


def flipped(shape: Sequence[Point], width: float) -> Shape:
    """The shape as a mirror shows it, on a sheet so wide."""
    return [(width - x, y) for x, y in shape]


def hatch(
    shapes: Sequence[Shape], angle: float, gap: float, *, grow: float = 0.0, wave: float = 0.0
) -> list[Shape]:
    """Parallel lines inside shapes (even-odd, so that a shape in a shape is a hole).

    ``grow`` widens the gap from line to line; ``wave`` bends each line a little, as a hand does.
    """
    level = [turned(shape, -angle) for shape in shapes]
    top = min(y for shape in level for _, y in shape)
    bottom = max(y for shape in level for _, y in shape)
    lines: list[Shape] = []
    y, step = top + gap * 0.5, gap
    while y < bottom:
        for start, end in _crossings(level, y):
            if end - start > 0.5:
                lines.append(turned(_bent(start, end, y, wave), angle))
        y += step
        step += grow
    return lines


def _bent(start: float, end: float, y: float, wave: float) -> Shape:
    if not wave:
        return [(start, y), (end, y)]
    count = max(2, int((end - start) / 4))
    xs = [start + (end - start) * at / count for at in range(count + 1)]
    return [(x, y + wave * sin(x * 0.42 + y * 0.9) * 0.6 + wave * 0.4 * sin(x * 0.17 + y)) for x in xs]


def _crossings(shapes: Sequence[Shape], y: float) -> list[tuple[float, float]]:
    xs: list[float] = []
    for shape in shapes:
        for first, second in pairwise([*shape, shape[0]]):
            if (first[1] <= y) != (second[1] <= y):
                share = (y - first[1]) / (second[1] - first[1])
                xs.append(first[0] + (second[0] - first[0]) * share)
    xs.sort()
    return list(zip(xs[::2], xs[1::2], strict=False))


def rays(
    centre: Point, inner: float, outer: float, count: int, start: float = 0.0, end: float = 360.0
) -> list[Shape]:
    """Straight lines away from a point, long and short by turns."""
    lines: list[Shape] = []
    for at in range(count):
        a = radians(start + (end - start) * at / count)
        far = outer if at % 2 == 0 else inner + (outer - inner) * 0.62
        lines.append(
            [
                (centre[0] + inner * cos(a), centre[1] + inner * sin(a)),
                (centre[0] + far * cos(a), centre[1] + far * sin(a)),
            ]
        )
    return lines


def cut(lines: Sequence[Shape], inside: Shape, holes: Sequence[Shape] = ()) -> list[Shape]:
    """What of the lines lies inside a shape and outside of the holes, to about half a unit."""

    def keeps(point: Point) -> bool:
        return contains(inside, point) and not any(contains(hole, point) for hole in holes)

    kept: list[Shape] = []
    for line in lines:
        run: Shape = []
        for point in _fine(line):
            if keeps(point):
                run.append(point)
            else:
                kept += [run] if len(run) > 1 else []
                run = []
        kept += [run] if len(run) > 1 else []
    return [_thinned(run) for run in kept]


def _fine(line: Shape) -> Shape:
    points: Shape = [line[0]]
    for (x, y), (u, v) in pairwise(line):
        count = max(1, int(hypot(u - x, v - y) / 0.5))
        points += [(x + (u - x) * at / count, y + (v - y) * at / count) for at in range(1, count + 1)]
    return points


def _thinned(line: Shape) -> Shape:
    """Without the points that lie on a straight way."""
    out: Shape = [line[0]]
    for before, here, after in zip(line, line[1:], line[2:], strict=False):
        bend = (here[0] - before[0]) * (after[1] - here[1]) - (here[1] - before[1]) * (after[0] - here[0])
        if abs(bend) > 0.002:
            out.append(here)
    return [*out, line[-1]]


def contains(shape: Shape, point: Point) -> bool:
    """Whether a point lies in a closed shape."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in pairwise([*shape, shape[0]]):
        if (ay <= y) != (by <= y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside


def gear(centre: Point, outer: float, inner: float, teeth: int, turn: float = 0.0) -> Shape:
    """The outline of a toothed wheel."""
    out: Shape = []
    for tooth in range(teeth):
        base = turn + tooth * 360 / teeth
        for share, radius in ((-0.25, inner), (-0.17, outer), (0.17, outer), (0.25, inner)):
            a = radians(base + share * 360 / teeth)
            out.append((centre[0] + radius * cos(a), centre[1] + radius * sin(a)))
    return out


def contours(
    height: Callable[[float, float], float],
    level: float,
    area: tuple[float, float, float, float],
    step: float,
) -> list[Shape]:
    """Lines of equal height (marching squares), joined into long ones."""
    left, top, right, bottom = area
    columns, rows = int((right - left) / step), int((bottom - top) / step)
    grid = [[height(left + i * step, top + j * step) for i in range(columns + 1)] for j in range(rows + 1)]
    segments: list[Segment] = []
    for j in range(rows):
        for i in range(columns):
            corner = (left + i * step, top + j * step)
            values = (grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i])
            segments += _square(corner, values, level, step)
    return _joined(segments)


def _square(corner: Point, values: tuple[float, ...], level: float, step: float) -> list[Segment]:
    x, y = corner
    ends = ((x, y), (x + step, y), (x + step, y + step), (x, y + step))
    hits: list[Point] = []
    for at in range(4):
        a, b = values[at], values[(at + 1) % 4]
        if (a < level) != (b < level):
            t = (level - a) / (b - a)
            p, q = ends[at], ends[(at + 1) % 4]
            hits.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return [(hits[at], hits[at + 1]) for at in range(0, len(hits) - 1, 2)]


def _joined(segments: list[Segment]) -> list[Shape]:
    ends: dict[tuple[int, int], list[int]] = {}
    for at, (a, b) in enumerate(segments):
        ends.setdefault(_key(a), []).append(at)
        ends.setdefault(_key(b), []).append(at)
    used = [False] * len(segments)
    lines: list[Shape] = []
    for at, segment in enumerate(segments):
        if used[at]:
            continue
        used[at] = True
        line: Shape = list(segment)
        _follow(line, segments, ends, used)
        line.reverse()
        _follow(line, segments, ends, used)
        lines.append(line)
    return lines


def _follow(
    line: Shape, segments: list[Segment], ends: dict[tuple[int, int], list[int]], used: list[bool]
) -> None:
    while True:
        nexts = [at for at in ends[_key(line[-1])] if not used[at]]
        if not nexts:
            return
        used[nexts[0]] = True
        a, b = segments[nexts[0]]
        line.append(b if _key(a) == _key(line[-1]) else a)


def _key(point: Point) -> tuple[int, int]:
    return round(point[0] * 100), round(point[1] * 100)


TAU = 2 * pi
