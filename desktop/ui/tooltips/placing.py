"""Where a tooltip goes: inside its host, beside what it speaks of, never over it."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize

GAP_PX = 10
"""Between a tip and its subject."""

EDGE_PX = 6
"""Between a tip and the edge of its host."""

NEAR_PX = 160
"""So far a tip goes from its subject to hide nothing; further only from what a hand may want next."""


def placed(
    wanted: QSize, subject: QRect, host: QRect, free: Sequence[QRect] = (), spared: Sequence[QRect] = ()
) -> QRect:
    """The tip's rectangle: above, below, to the right or left, where it fits whole.

    Of those sides, and of the ways to stand there (in line with the subject's middle, its edges, or just
    past them), it takes the one that hides least of ``free``, the places that a hand may want next, and
    then least of ``spared``, which may be looked at. Where it fits nowhere, it takes the side with the
    most room and is cut to it (the tip scrolls).
    """
    inner = host.adjusted(EDGE_PX, EDGE_PX, -EDGE_PX, -EDGE_PX)
    size = wanted.boundedTo(inner.size())
    subject = subject.intersected(host) if subject.intersects(host) else subject
    sides = _sides(subject, inner)
    whole = [side for side in sides if side.width() >= size.width() and side.height() >= size.height()]
    if not whole:
        roomy = max(sides, key=lambda side: _room(side, size))
        whole, size = [roomy], size.boundedTo(roomy.size().expandedTo(QSize(1, 1)))
    ways = [_within(side, at, size) for lines in _starts(subject, size) for side in whole for at in lines]
    return min(ways, key=lambda rect: (round(_hidden(rect, free), 1), round(_hidden(rect, spared), 1)))


def best_placed(
    sizes: Iterable[QSize], subject: QRect, host: QRect, free: Sequence[QRect], spared: Sequence[QRect]
) -> tuple[QSize, QRect]:
    """The first of these sizes at which a tip hides nothing of ``free``, or else least, and its rectangle.

    It stands right beside its subject; but where that hides something that it would not hide a little
    further off, or further off something of ``free``, it stands there.
    """
    best: tuple[float, QSize, QRect] | None = None
    tried = list[QSize]()
    for size in sizes:
        tried.append(size)
        rect = placed(size, subject, host, free, spared)
        lost = float(rect.width() < size.width() or rect.height() < size.height())
        cost = round(_hidden(rect, free), 1) + lost
        if best is None or cost < best[0]:
            best = (cost, size, rect)
        if cost == 0:
            break
    assert best is not None, "no size"
    cost, size, rect = best
    if cost == 0 and not _hidden(rect, spared):
        return size, rect
    near = [(each, at) for each in tried for at in _clear(each, subject, host, (*free, *spared), NEAR_PX)]
    far = [(each, at) for each in tried for at in _clear(each, subject, host, free)] if cost else []
    return next(iter((*near, *far)), (size, rect))


def apart(rect: QRect, point: QPoint) -> int:
    """How far a point is from a rectangle, in pixels; 0 inside."""
    across = max(rect.left() - point.x(), point.x() - rect.right(), 0)
    return across + max(rect.top() - point.y(), point.y() - rect.bottom(), 0)


def _clear(
    size: QSize, subject: QRect, host: QRect, free: Sequence[QRect], most: int | None = None
) -> list[QRect]:
    """Where a tip of that size hides nothing of ``free``, in line with its subject, the nearest first.

    It touches there what it must not hide. With ``most`` it is no further from its subject than that, and
    the pointer can come to it from there over nothing else.
    """
    inner = host.adjusted(EDGE_PX, EDGE_PX, -EDGE_PX, -EDGE_PX)
    wide, high, edges = size.width(), size.height(), [subject, *free]
    across = {place.right() + GAP_PX for place in edges} | {place.left() - wide - GAP_PX for place in edges}
    down = {place.bottom() + GAP_PX for place in edges} | {place.top() - high - GAP_PX for place in edges}
    lines = [at for starts in _starts(subject, size)[:2] for at in starts]
    beside = [QPoint(x, at.y()) for x in across for at in lines]
    above = [QPoint(at.x(), y) for y in down for at in lines]
    ways = {_within(inner, at, size).getRect() for at in (*beside, *above)}
    found = [rect for way in ways if inner.contains(rect := QRect(*way))]
    if most is not None:
        found = [rect for rect in found if _gap(rect, subject) <= most]
        found = [rect for rect in found if not any(_between(rect, subject).intersects(one) for one in free)]
    clear = [rect for rect in found if not any(rect.intersects(place) for place in edges)]
    return sorted(clear, key=lambda rect: (_gap(rect, subject), rect.getRect()))


def _between(rect: QRect, other: QRect) -> QRect:
    """What lies between two rectangles, where they face each other."""
    left, right = sorted((rect, other), key=QRect.left)
    upper, lower = sorted((rect, other), key=QRect.top)
    if left.right() < right.left():
        corners = (
            QPoint(left.right() + 1, lower.top()),
            QPoint(right.left() - 1, min(rect.bottom(), other.bottom())),
        )
    else:
        corners = (
            QPoint(right.left(), upper.bottom() + 1),
            QPoint(min(rect.right(), other.right()), lower.top() - 1),
        )
    return QRect(*corners)


def _gap(rect: QRect, other: QRect) -> int:
    """How far two rectangles are from each other, in pixels; 0 where they touch."""
    across = max(rect.left() - other.right(), other.left() - rect.right(), 0)
    return max(across, rect.top() - other.bottom(), other.top() - rect.bottom())


def _sides(subject: QRect, inner: QRect) -> list[QRect]:
    right = QRect(inner)
    right.setLeft(subject.right() + GAP_PX)
    left = QRect(inner)
    left.setRight(subject.left() - GAP_PX)
    below = QRect(inner)
    below.setTop(subject.bottom() + GAP_PX)
    above = QRect(inner)
    above.setBottom(subject.top() - GAP_PX)
    return [above, below, right, left]


def _room(side: QRect, size: QSize) -> int:
    return min(max(side.width(), 0), size.width()) * min(max(side.height(), 0), size.height())


def _hidden(rect: QRect, free: Sequence[QRect]) -> float:
    """How many of the places it would hide: a place that is half covered counts a half."""
    covers = ((rect.intersected(place), place) for place in free if rect.intersects(place))
    return sum(cut.width() * cut.height() / (place.width() * place.height()) for cut, place in covers)


def _starts(subject: QRect, size: QSize) -> list[list[QPoint]]:
    """Where a tip's corner may be: in line with the subject's middle, then with its edges, then past them."""
    middle = subject.center() - QPoint(size.width() // 2, size.height() // 2)
    edges = [
        subject.topLeft(),
        QPoint(subject.right() - size.width() + 1, subject.bottom() - size.height() + 1),
    ]
    past = [
        QPoint(subject.right() + GAP_PX, subject.bottom() + GAP_PX),
        QPoint(subject.left() - size.width() - GAP_PX, subject.top() - size.height() - GAP_PX),
    ]
    return [[middle], edges, past]


def _within(side: QRect, at: QPoint, size: QSize) -> QRect:
    """As near to a point as the side allows."""
    x = max(side.left(), min(at.x(), side.right() - size.width() + 1))
    y = max(side.top(), min(at.y(), side.bottom() - size.height() + 1))
    return QRect(QPoint(x, y), size)
