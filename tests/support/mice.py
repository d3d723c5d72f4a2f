"""What moves the pointer over the tower's table: Qt's events in a time of their own, or a real X server."""

import subprocess
from typing import Final, Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.games.shinra_tower.table.living_tower import LivingTower
from desktop.ui.table_page import TablePage

SAMPLE_S: Final = 1 / 60
LEFT: Final = Qt.MouseButton.LeftButton
NO_KEYS: Final = Qt.KeyboardModifier.NoModifier


class Mouse(Protocol):
    """What moves the pointer, and time with it; points are in pixels of the table's viewport."""

    def move(self, at: QPoint) -> None: ...
    def press(self, at: QPoint) -> None: ...
    def release(self, at: QPoint) -> None: ...
    def click(self, widget: QWidget, at: QPoint) -> None: ...
    def wait(self, seconds: float) -> None: ...


class EventMouse:
    """Events of Qt, and time that passes only when the mouse says so: the same seed gives the same game."""

    def __init__(self, page: TablePage) -> None:
        self._viewport = page.table.view.viewport()
        living = page.table.living
        assert isinstance(living, LivingTower)
        self._living = living
        living._timer.blockSignals(True)

    def move(self, at: QPoint) -> None:
        QTest.mouseMove(self._viewport, at + QPoint(1, 0))  # one that is there already would not move at all
        QTest.mouseMove(self._viewport, at)

    def press(self, at: QPoint) -> None:
        QTest.mousePress(self._viewport, LEFT, NO_KEYS, at)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self._viewport, LEFT, NO_KEYS, at)

    def click(self, widget: QWidget, at: QPoint) -> None:
        QTest.mouseClick(widget, LEFT, NO_KEYS, at)

    def wait(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / SAMPLE_S))):
            self._living.advance(SAMPLE_S)


class ScreenMouse:
    """The pointer of the X server, moved by xdotool, and the time of the clock on the wall."""

    def __init__(self, page: TablePage) -> None:
        self._viewport = page.table.view.viewport()

    def move(self, at: QPoint) -> None:
        self._tell(self._viewport, at)

    def press(self, at: QPoint) -> None:
        self._tell(self._viewport, at, "mousedown", "1")

    def release(self, at: QPoint) -> None:
        self._tell(self._viewport, at, "mouseup", "1")

    def click(self, widget: QWidget, at: QPoint) -> None:
        self._tell(widget, at, "mousedown", "1")
        QTest.qWait(60)
        self._tell(widget, at, "mouseup", "1")

    def wait(self, seconds: float) -> None:
        QTest.qWait(max(1, round(seconds * 1000)))

    def _tell(self, widget: QWidget, at: QPoint, *more: str) -> None:
        there = widget.mapToGlobal(at)
        subprocess.run(["xdotool", "mousemove", str(there.x()), str(there.y()), *more], check=True)
        QTest.qWait(1)
