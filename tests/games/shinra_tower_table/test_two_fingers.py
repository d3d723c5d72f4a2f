"""Two fingers on a touch screen are two hands over the tower."""

from typing import Any

import pytest
from games.shinra_tower_table.conftest import WALL_Y, Build, Site
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest

from desktop.games.shinra_tower.rules.moves import Choose

WALLS_NEXT = (Choose(card="action-21"),)
FRAMES_S = 0.05


@pytest.fixture(scope="session")
def screen(qapp: object) -> QPointingDevice:
    return QTest.createTouchDevice()


class Fingers:
    """Several fingers on the table, as a touch screen reports them."""

    def __init__(self, site: Site, screen: QPointingDevice) -> None:
        site.table.resize(780, 600)  # a finger outside the screen is not reported
        site.table.settle()
        self.site = site
        self.viewport = site.probe.viewport
        self.screen = screen
        self.down: dict[int, QPoint] = {}

    def press(self, finger: int, at: QPoint) -> None:
        event = self._others(finger)
        event.press(finger, at, self.viewport)
        event.commit()
        self.down[finger] = at

    def glide(self, finger: int, *goals: QPoint) -> None:
        """Move slowly through these points while time passes."""
        for goal in goals:
            start = self.down[finger]
            for step in range(1, 13):
                event = self._others(finger)
                at = QPointF(start * (1 - step / 12) + goal * (step / 12)).toPoint()
                event.move(finger, at, self.viewport)
                event.commit()
                self.down[finger] = at
                self.site.wait(FRAMES_S)
        self.site.wait(0.6)

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


def walls(site: Site) -> tuple[str, str]:
    """The two walls on top of their piles."""
    board = site.table.stage.board
    first = site.wanted()
    second = next(p for p in reversed(site.bridge.view.wanted) if p in board.pieces and p[:4] != first[:4])
    return first, second


def both_hold(site: Site, fingers: Fingers) -> tuple[str, str]:
    """The first finger holds a wall over the left end, the second another one over the right."""
    first, second = walls(site)
    fingers.press(1, site.probe.at(first))
    fingers.glide(1, site.pixel(-32, WALL_Y + 60))
    assert site.tower.in_hand.piece == first
    fingers.press(2, site.probe.at(second))
    fingers.glide(2, site.pixel(32, WALL_Y + 60))
    assert (site.tower.in_hand.piece, site.tower.in_hand.locked) == (second, first)
    return first, second


def test_the_first_finger_holds_a_wall_while_the_second_places_another(
    build: Build, screen: QPointingDevice
) -> None:
    site = build(WALLS_NEXT)
    fingers = Fingers(site, screen)
    first, second = both_hold(site, fingers)
    fingers.glide(2, site.pixel(32, WALL_Y))
    fingers.release(2)
    site.settle()
    assert site.state.zone_of(second) == "floor-1"
    assert (site.tower.in_hand.piece, site.tower.in_hand.locked) == (first, "")
    fingers.glide(1, site.pixel(-32, WALL_Y))
    fingers.release(1)
    site.settle()
    assert site.state.zone_of(first) == "floor-1"
    assert site.state.phase == "floor"
    assert site.refusals == []


def test_both_fingers_move_what_they_hold(build: Build, screen: QPointingDevice) -> None:
    site = build(WALLS_NEXT)
    fingers = Fingers(site, screen)
    both_hold(site, fingers)
    before = site.tower.live.held(1)
    assert before is not None
    x = before.pose.x
    fingers.glide(1, site.pixel(-52, WALL_Y + 60))
    after = site.tower.live.held(1)
    assert after is not None
    assert after.pose.x == pytest.approx(x - 20, abs=4)
    site.table.cancel()
    site.table.cancel()


def test_a_first_finger_that_goes_leaves_its_wall_in_the_air(build: Build, screen: QPointingDevice) -> None:
    site = build(WALLS_NEXT)
    fingers = Fingers(site, screen)
    first, second = both_hold(site, fingers)
    fingers.release(1)
    fingers.glide(2, site.pixel(32, WALL_Y))
    fingers.release(2)
    site.settle()
    assert site.state.zone_of(second) == "floor-1"
    assert site.tower.in_hand.locked == first
    site.table.cancel()
    assert site.tower.in_hand.locked == ""


def test_a_second_finger_that_brings_nothing_changes_nothing(build: Build, screen: QPointingDevice) -> None:
    site = build(WALLS_NEXT)
    before = site.state
    fingers = Fingers(site, screen)
    first, second = walls(site)
    fingers.press(1, site.probe.at(first))
    fingers.glide(1, site.pixel(-32, WALL_Y + 60))
    fingers.press(2, site.probe.at(second))
    fingers.release(2)
    assert (site.tower.in_hand.piece, site.tower.in_hand.locked) == (first, "")
    fingers.press(2, site.probe.at("strip"))
    fingers.release(2)
    assert site.tower.in_hand.piece == first
    site.table.cancel()
    assert site.state is before
