"""Tab goes round every page and back the same way, and it is always seen where the keyboard is."""

import pytest
from access.conftest import OpenWindow
from access.tour import common_pages, game_pages
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.ui.theme.palette import SIGN_CONTRAST, contrast

MOST_STOPS = 300
ROOM = 6
"""Pixels around a stop in which its ring may be drawn."""


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def tab(window: QWidget, forward: bool = True) -> QWidget:
    """The key as the system sends it, and where the keyboard is then."""
    handle = window.windowHandle()
    assert handle is not None
    if forward:
        QTest.keyClick(handle, Qt.Key.Key_Tab)
    else:
        QTest.keyClick(handle, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    return focused()


def round_of(window: QWidget, forward: bool = True) -> list[QWidget]:
    """All stops from the present one on, until it comes again."""
    start = focused()
    stops = [start]
    for _ in range(MOST_STOPS):
        here = tab(window, forward)
        if here is start:
            return stops
        assert here not in stops, f"Tab never leaves {_named(here)}: {[_named(each) for each in stops]}"
        stops.append(here)
    raise AssertionError("Tab does not come round")


def check_round(window: QWidget) -> list[str]:
    """What is wrong with the way through a window: one that is not the same back, or a stop not seen."""
    window.activateWindow()
    QTest.qWaitForWindowActive(window, 2_000)
    if QApplication.focusWidget() is None:
        tab(window)
    tab(window)  # from here on it is played by keys
    there = round_of(window)
    back = round_of(window, forward=False)
    wrong: list[str] = []
    if back[1:] != there[:0:-1]:
        wrong.append(f"there {[_named(each) for each in there]}, back {[_named(each) for each in back]}")
    return wrong + [f"not seen at {_named(stop)}" for stop in _unseen(window, there)]


def _unseen(window: QWidget, stops: list[QWidget]) -> list[QWidget]:
    """Stops that look the same, with or without the keyboard."""
    seen: dict[QWidget, QImage] = {}
    for stop in stops:
        assert focused() is stop
        QTest.qWait(1)
        seen[stop] = _picture(window, stop)
        tab(window)
    return [
        stop for number, stop in enumerate(stops) if not _differs(window, stop, seen[stop], number, stops)
    ]


def _differs(window: QWidget, stop: QWidget, with_keys: QImage, number: int, stops: list[QWidget]) -> bool:
    """Compare with the same place while the keyboard is elsewhere."""
    far = stops[(number + len(stops) // 2) % len(stops)]
    stop.setFocus(Qt.FocusReason.TabFocusReason)
    far.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.qWait(1)
    return _changed(with_keys, _picture(window, stop)) >= 40


def _picture(window: QWidget, stop: QWidget) -> QImage:
    place = QRect(stop.mapTo(window, QPoint(0, 0)), stop.size()).adjusted(-ROOM, -ROOM, ROOM, ROOM)
    return window.grab(place).toImage().convertToFormat(QImage.Format.Format_RGB32)


def _changed(one: QImage, other: QImage) -> int:
    """How many pixels differ so much that it is seen."""
    if one.size() != other.size():
        return one.width() * one.height()
    pairs = (
        (one.pixelColor(x, y).name(), other.pixelColor(x, y).name())
        for y in range(one.height())
        for x in range(one.width())
        if one.pixel(x, y) != other.pixel(x, y)
    )
    return sum(contrast(first, second) >= SIGN_CONTRAST / 1.5 for first, second in pairs)


def _named(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName() or widget.objectName()!r}"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_common_pages(open_window: OpenWindow, theme: str) -> None:
    window = open_window("en", theme=theme)
    assert not {name: wrong for name, page in common_pages(window) if (wrong := check_round(page))}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_of_a_game(open_window: OpenWindow, game: str, theme: str) -> None:
    window = open_window("en", theme=theme)
    assert not {name: wrong for name, page in game_pages(window, game) if (wrong := check_round(page))}
