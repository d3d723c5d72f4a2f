"""Convex outlines: how far apart two are, and what lies under what."""

from collections.abc import Sequence

from desktop.games.shinra_tower.physics.pieces import Point


def gap(one: Sequence[Point], other: Sequence[Point]) -> float:
    """How far two convex outlines are apart; negative is how deep they overlap (mm).

    Corner against corner the true distance may be larger; edge against edge or corner it is exact.
    """
    return max(_widest(one, other), _widest(other, one))


def extent(points: Sequence[Point]) -> tuple[float, float, float, float]:
    """Left, bottom, right and top of an outline."""
    xs = [x for x, _ in points]
    ys = [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def near(one: Sequence[Point], other: Sequence[Point], within: float) -> bool:
    """Whether two outlines come closer than that."""
    left, bottom, right, top = extent(one)
    left2, bottom2, right2, top2 = extent(other)
    if left - right2 > within or left2 - right > within or bottom - top2 > within or bottom2 - top > within:
        return False
    return gap(one, other) <= within


def swept(outline: Sequence[Point], dx: float, dy: float) -> tuple[Point, ...]:
    """The convex outline of all that an outline passes over when it is moved straight (mm)."""
    points = sorted({*outline, *((x + dx, y + dy) for x, y in outline)})
    return (*_half_hull(points), *_half_hull(points[::-1]))


def top_at(outline: Sequence[Point], x: float) -> float | None:
    """The height of the outline's upper side above ``x``, or None beside it."""
    heights: list[float] = []
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if min(x1, x2) <= x <= max(x1, x2):
            heights.append(max(y1, y2) if x1 == x2 else y1 + (y2 - y1) * (x - x1) / (x2 - x1))
    return max(heights, default=None)


def _widest(one: Sequence[Point], other: Sequence[Point]) -> float:
    best = -1e9
    x1, y1 = one[-1]
    for x2, y2 in one:
        # anticlockwise outlines: the outer side is on the right of the way round
        nx, ny = y2 - y1, x1 - x2
        length = (nx * nx + ny * ny) ** 0.5
        nearest = min(nx * (x - x1) + ny * (y - y1) for x, y in other) / length
        best = max(best, nearest)
        x1, y1 = x2, y2
    return best


def _half_hull(points: Sequence[Point]) -> list[Point]:
    """The outline's lower side, from left to right, without its end (of points in reverse: the upper)."""
    hull: list[Point] = []
    for x, y in points:
        while len(hull) > 1 and _turns_right(hull[-2], hull[-1], (x, y)):
            hull.pop()
        hull.append((x, y))
    return hull[:-1]


def _turns_right(one: Point, two: Point, three: Point) -> bool:
    """Whether the way through three points goes straight on or to the right."""
    return (two[0] - one[0]) * (three[1] - one[1]) <= (two[1] - one[1]) * (three[0] - one[0])
