"""Fingers: one plays, further ones do nothing, a long press tells."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.peg_setting import Pegs
from support.pegs import Lay


@pytest.fixture(scope="session")
def screen(qapp: object) -> QPointingDevice:
    return QTest.createTouchDevice()


class Fingers:
    """Several fingers on the table."""

    def __init__(self, pegs: Pegs, screen: QPointingDevice) -> None:
        self.viewport = pegs.probe.viewport
        self.screen = screen
        self.down: dict[int, QPoint] = {}

    def press(self, finger: int, at: QPoint) -> None:
        event = self._others(finger)
        event.press(finger, at, self.viewport)
        event.commit()
        self.down[finger] = at

    def move(self, finger: int, at: QPoint) -> None:
        event = self._others(finger)
        event.move(finger, at, self.viewport)
        event.commit()
        self.down[finger] = at

    def release(self, finger: int) -> None:
        event = self._others(finger)
        event.release(finger, self.down.pop(finger), self.viewport)
        event.commit()

    def _others(self, finger: int) -> Any:
        event = QTest.touchEvent(self.viewport, self.screen, False)
        for other in self.down:
            if other != finger:
                event.stationary(other)
        return event


@pytest.fixture
def fingers(pegs: Pegs, screen: QPointingDevice) -> Fingers:
    return Fingers(pegs, screen)


def test_a_finger_drags(pegs: Pegs, fingers: Fingers) -> None:
    fingers.press(1, pegs.probe.at("tile-1", (0.15, 0.5)))
    fingers.move(1, pegs.probe.at("tile-1", (0.15, -0.5)))
    fingers.move(1, pegs.probe.carried_to("tile-1", "slot-1"))
    fingers.release(1)
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-1")]
    assert pegs.probe.faults() == []


def test_a_tap_grips_and_a_tap_drops(pegs: Pegs, fingers: Fingers) -> None:
    for thing in ("tile-1", "slot-1"):
        fingers.press(1, pegs.probe.at(thing, (0.15, 0.5)))
        fingers.release(1)
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-1")]


def test_a_second_finger_locks_nothing(pegs: Pegs, fingers: Fingers) -> None:
    fingers.press(1, pegs.probe.at("tile-1", (0.15, 0.5)))
    fingers.move(1, pegs.probe.carried_to("tile-1", "slot-1"))
    fingers.press(2, pegs.probe.at("tile-2", (0.15, 0.5)))
    fingers.move(2, pegs.probe.at("slot-2"))
    fingers.release(1)
    fingers.release(2)
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-1")]
    assert not pegs.table.hand.pressed
    pegs.probe.drag("tile-2", "slot-2")
    assert pegs.moves[1:] == [Lay(tile="tile-2", slot="slot-2")]
    assert pegs.probe.faults() == []


def test_the_first_finger_may_come_up_last(pegs: Pegs, fingers: Fingers) -> None:
    fingers.press(1, pegs.probe.at("tile-1", (0.15, 0.5)))
    fingers.press(2, pegs.probe.at("tile-2", (0.15, 0.5)))
    fingers.release(2)
    fingers.move(1, pegs.probe.carried_to("tile-1", "slot-1"))
    fingers.release(1)
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-1")]


def test_a_mouse_beside_a_finger_disturbs_nothing(pegs: Pegs, fingers: Fingers) -> None:
    fingers.press(1, pegs.probe.at("tile-1", (0.15, 0.5)))
    fingers.move(1, pegs.probe.carried_to("tile-1", "slot-1"))
    pegs.probe.move(pegs.probe.at("slot-3"))
    pegs.probe.click("slot-3")
    assert pegs.table.hand.dragging
    fingers.release(1)
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-1")]


def test_a_long_press_tells_and_does_nothing_else(pegs: Pegs, fingers: Fingers, qtbot: QtBot) -> None:
    fingers.press(1, pegs.probe.at("tile-1", (0.15, 0.5)))
    qtbot.waitUntil(pegs.table.tip.isVisible)
    fingers.release(1)
    assert pegs.table.tip.content.title == "Tile 1"
    assert pegs.table.tip.isVisible()
    assert pegs.table.handling.draft is None


def test_mouse_events_made_from_touch_do_the_same(pegs: Pegs) -> None:
    """Where the system turns touch into mouse events, the table needs nothing more."""
    assert pegs.table.view.viewport().testAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
    pegs.probe.drag("tile-1", "slot-1")
    assert pegs.moves == [Lay(tile="tile-1", slot="slot-1")]
