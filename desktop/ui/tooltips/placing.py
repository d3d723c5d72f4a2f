"""Where a tooltip goes: inside its host, beside what it speaks of, never over it."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize

GAP_PX = 10
"""Between a tip and its subject."""

EDGE_PX = 6
"""Between a tip and the edge of its host."""


def placed(wanted: QSize, subject: QRect, host: QRect, free: Sequence[QRect] = ()) -> QRect:
    """The tip's rectangle: above, below, to the right or left, where it fits whole.

    Of those sides it takes the one where it covers least of ``free``, the places that a hand may
    want next. Where it fits nowhere, it takes the side with the most room and is cut to it (the tip scrolls).
    """
    inner = host.adjusted(EDGE_PX, EDGE_PX, -EDGE_PX, -EDGE_PX)
    size = wanted.boundedTo(inner.size())
    subject = subject.intersected(host) if subject.intersects(host) else subject
    sides = _sides(subject, inner)
    whole = [side for side in sides if side.width() >= size.width() and side.height() >= size.height()]
    if whole:
        return min((_against(size, subject, side) for side in whole), key=lambda rect: _covered(rect, free))
    roomy = max(sides, key=lambda side: _room(side, size))
    return _against(size.boundedTo(roomy.size().expandedTo(QSize(1, 1))), subject, roomy)


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


def _covered(rect: QRect, free: Sequence[QRect]) -> int:
    """How much of the places it would hide, in square pixels."""
    hidden = [rect.intersected(place) for place in free if rect.intersects(place)]
    return sum(each.width() * each.height() for each in hidden)


def _against(size: QSize, subject: QRect, side: QRect) -> QRect:
    """As near to the subject's middle as the side allows."""
    at = subject.center() - QPoint(size.width() // 2, size.height() // 2)
    x = max(side.left(), min(at.x(), side.right() - size.width() + 1))
    y = max(side.top(), min(at.y(), side.bottom() - size.height() + 1))
    return QRect(QPoint(x, y), size)
