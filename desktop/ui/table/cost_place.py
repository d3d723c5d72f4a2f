"""Where a cost is written: at the place that it speaks of, and where it hides least of what lies round it."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.ui.table.board import area

FLAT, WIDE = 3.5, 3.0
"""A place is flat if it is not so many times as high as its cost, wide if it is so many times as wide."""
PLATE = 1.7
"""And flat only if it is so many times as wide as high: a place for a lying card is none."""
ON_EDGE, ABOVE, BELOW, INSIDE = 0.45, 0.85, 0.1, -0.2
"""How much of its height the cost stands out over the place's edge; inside it stands below the upper one."""
BEYOND = 4.0
"""How far it stands out to the side, in logical units."""
STEPS = 8
"""Between so many places along the edge of a wide place it looks for one that is free."""


def cost_place(place: QRectF, usual: QSizeF, now: QSizeF, lying: Iterable[QRectF]) -> QPointF:
    """The upper left corner of a cost that is as large as ``now``.

    On the upper edge of a card, at its right: at the left stands its number. A flat place, such as a
    plate, has signs all over and its cost rather below; a wide one holds cards that reach up to its edge.
    Which way it is comes from the ``usual`` size: a cost that grows for a moment stays where it is.
    """
    ways, own = _ways(place, usual, usual)
    reach = place.adjusted(-2 * usual.width(), -2 * usual.height(), 2 * usual.width(), 2 * usual.height())
    near = (rect for rect in lying if rect.intersects(reach))
    round_it = [rect for rect in near if not (own and place.contains(rect.center()))]
    hidden = [_hidden(QRectF(at, usual), (*own, *round_it)) for at in ways]
    return _ways(place, usual, now)[0][hidden.index(min(hidden))]


def _ways(place: QRectF, usual: QSizeF, size: QSizeF) -> tuple[list[QPointF], list[QRectF]]:
    """The corners that it may have, the best first, and what of the place itself is better seen."""
    left, right = place.left() - BEYOND, place.right() - size.width() + BEYOND
    tops = {share: place.top() - size.height() * share for share in (ON_EDGE, ABOVE, INSIDE)}
    if place.height() < FLAT * usual.height() and place.width() > PLATE * place.height():
        below = place.bottom() - size.height() * BELOW
        return [QPointF(right, below), QPointF(right, tops[ON_EDGE])], [place]
    if place.width() > WIDE * usual.width():
        along = [right + (left - right) * step / STEPS for step in range(STEPS + 1)]
        return [QPointF(x, tops[share]) for share in (ABOVE, INSIDE) for x in along], []
    return [QPointF(right, tops[ON_EDGE])], []


def _hidden(cost: QRectF, rects: Iterable[QRectF]) -> float:
    return round(sum(area(cost.intersected(rect)) for rect in rects), 1)
