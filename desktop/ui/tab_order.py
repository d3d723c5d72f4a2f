"""Tab goes through a page as it is read, also through stops that came later than those below them.

Qt's own order is the one in which widgets came into the window. Layouts are not walked for it: what
PySide gives for their items takes over widgets that Qt deletes later, which ends the program.
"""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

_SAME_LINE = 12
"""Stops whose upper edges are so near to each other are read from left to right, in pixels."""


def order_tabs(page: QScrollArea) -> None:
    """Put all stops of a scrolled page behind the page itself, as they lie now."""
    here: QWidget = page.verticalScrollBar()  # the last of the page's own parts
    inside: QWidget | None = page.widget()
    for stop in _as_they_lie(inside) if inside is not None else ():
        put_behind(here, stop)
        here = stop


def _as_they_lie(page: QWidget) -> list[QWidget]:
    stops = [each for each in page.findChildren(QWidget) if _takes_tab(each) and each.isVisibleTo(page)]
    places = {stop: stop.mapTo(page, QPoint(0, 0)) for stop in stops}
    stops.sort(key=lambda stop: places[stop].y())
    lines: list[list[QWidget]] = []
    for stop in stops:
        if lines and places[stop].y() - places[lines[-1][0]].y() < _SAME_LINE:
            lines[-1].append(stop)
        else:
            lines.append([stop])
    return [stop for line in lines for stop in sorted(line, key=lambda stop: places[stop].x())]


def _takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def put_behind(anchor: QWidget, stop: QWidget) -> None:
    """Have Tab come to a stop right after the anchor, which need not be a stop itself."""
    policy = anchor.focusPolicy()
    if policy is Qt.FocusPolicy.NoFocus:
        anchor.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Qt passes over others without a word
    QWidget.setTabOrder(anchor, stop)
    if policy is Qt.FocusPolicy.NoFocus:
        anchor.setFocusPolicy(policy)
