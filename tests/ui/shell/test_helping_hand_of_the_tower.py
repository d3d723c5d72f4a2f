"""The hand that places for a person: a second press does not stop what the first began, Cancel does."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from support.shinra_hands import enemy_action
from ui.shell.conftest import OpenWindow
from ui.shell.pages import click, open_dealt

from desktop.games.shinra_tower.table.living_tower import LivingTower
from desktop.ui.panels.action_box import ActionBox
from desktop.ui.panels.plain import WrapButton
from desktop.ui.table_page import TablePage

MEANWHILE_MS = 450
"""Longer than a hurried hand is waited for, and the hand is still at work."""
QUIET_MS = 1500
"""By then a press on a button is no hurried one any more, on a slow machine too."""
Press = Callable[[TablePage], None]


@pytest.fixture
def page(open_window: OpenWindow) -> TablePage:
    """A table where two walls are to be placed."""
    page = open_dealt(open_window(), "shinra_tower")
    page.bridge.propose(enemy_action(page.match))
    QTest.qWait(QUIET_MS)
    return page


def button(page: TablePage, name: str) -> WrapButton:
    found = page.panel.findChild(WrapButton, name)
    assert isinstance(found, WrapButton), name
    return found


def tower(page: TablePage) -> LivingTower:
    living = page.table.living
    assert isinstance(living, LivingTower)
    return living


def by_mouse(page: TablePage) -> None:
    click(button(page, "action-auto"))


def by_key(page: TablePage) -> None:
    page.table.access.setFocus()
    assert page.table.keyboard.enter("cards")
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_A)


@pytest.mark.parametrize("press", [by_mouse, by_key])
def test_a_second_press_does_not_stop_what_the_first_began(
    page: TablePage, press: Press, qtbot: QtBot
) -> None:
    place = button(page, "action-auto").geometry()
    press(page)
    for _ in range(2):
        QTest.qWait(MEANWHILE_MS)
        assert tower(page).in_hand.by_itself
        assert button(page, "action-auto").label == "Place it for me"
        assert button(page, "action-auto").geometry() == place
        press(page)
    qtbot.waitUntil(lambda: len(page.match.state.own) == 1, timeout=30_000)


def test_cancel_alone_stops_the_hand_and_puts_back_what_it_holds(page: TablePage) -> None:
    number = page.match.number
    by_mouse(page)
    QTest.qWait(MEANWHILE_MS)
    box = page.panel.findChild(ActionBox)
    assert box is not None
    stopping = [each.label for each in box.offered() if isinstance(each, QPushButton) and each.isVisible()]
    assert stopping == ["Place it for me", "Undo", "Cancel"]
    click(button(page, "cancel"))
    assert not tower(page).holds
    assert page.table.handling.draft is None
    QTest.qWait(MEANWHILE_MS)
    assert (page.match.number, page.match.state.own) == (number, ())


def test_cancel_puts_back_what_a_person_holds(page: TablePage) -> None:
    table = page.table
    wall = next(each for each in reversed(page.bridge.view.wanted) if each in table.stage.board.pieces)
    view = table.view
    start = view.mapFromScene(table.stage.board.pieces[wall].rect.center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    above = view.mapFromScene(tower(page).camera.on_table(32.0, 120.0))
    for share in (0.5, 0.8, 1.0):
        QTest.mouseMove(view.viewport(), QPointF(start * (1 - share) + above * share).toPoint())
    QTest.qWait(100)
    assert tower(page).holds
    click(button(page, "cancel"))
    assert not tower(page).holds
    assert table.handling.draft is None
