"""What PySide keeps of a layout's items goes when Qt deletes the item.

It would take whatever Qt puts at the same address next for that item, and end the program when that one goes.
"""

import gc
from collections.abc import Iterable

import shiboken6
from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGridLayout, QLayout, QLayoutItem, QWidget, QWidgetItem
from ui.shell.conftest import OpenWindow

from desktop.ui.home.seat_rows import SeatRows

SIZES = (QSize(1280, 800), QSize(560, 700), QSize(1600, 900))


def known() -> set[int]:
    """Where each item lies that Python knows."""
    gc.collect()
    return {_address(each) for each in shiboken6.getAllValidWrappers() if isinstance(each, QWidgetItem)}


def there(layouts: Iterable[QLayout]) -> set[int]:
    """Where each item of these layouts lies."""
    items = (layout.itemAt(place) for layout in layouts for place in range(layout.count()))
    return {_address(item) for item in items if item is not None}


def _address(item: QLayoutItem) -> int:
    return shiboken6.getCppPointer(item)[0]


def check(widget: QWidget, before: set[int]) -> None:
    """None is known that is not there, nor any of a grid: these are laid out anew, and Qt takes new items."""
    gained = known() - before
    layouts = widget.findChildren(QLayout)
    grids = there(layout for layout in layouts if isinstance(layout, QGridLayout))
    assert (gained - there(layouts), gained & grids) == (set(), set())


def test_no_item_of_home_is_known_longer_than_it_is_there(open_window: OpenWindow) -> None:
    before = known()
    window = open_window()
    for size in SIZES:
        window.resize(size)
        QTest.qWait(30)
    check(window, before)


def test_no_item_of_the_seats_is_known_longer_than_it_is_there(open_window: OpenWindow) -> None:
    window = open_window()
    before = known()
    seats = SeatRows(window.room, (1, 5))
    for narrow in (True, False, True):
        seats.set_narrow(narrow)
    check(seats, before)
    shiboken6.delete(seats)
