"""Impatient hands: however often and with what a step is pressed, one step is made."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from ui.play.bout import begin
from ui.play.conftest import OpenLively
from ui.shell.pages import LEFT

from desktop.ui.main_window import MainWindow
from desktop.ui.table_page import TablePage

TIMES = 20
Press = Callable[[MainWindow, QWidget], None]


def by_mouse(window: MainWindow, button: QWidget) -> None:
    """Clicks on the same spot of the window, whatever lies there by then."""
    spot = button.mapTo(window, button.rect().center())
    for _ in range(TIMES):
        target = window.childAt(spot) or window
        QTest.mouseClick(target, LEFT, Qt.KeyboardModifier.NoModifier, target.mapFrom(window, spot))
        QTest.qWait(20)


def by_double_click(window: MainWindow, button: QWidget) -> None:
    spot = button.mapTo(window, button.rect().center())
    for number in range(TIMES):
        target = window.childAt(spot) or window
        hit = QTest.mouseDClick if number % 2 else QTest.mouseClick
        hit(target, LEFT, Qt.KeyboardModifier.NoModifier, target.mapFrom(window, spot))
        QTest.qWait(10)


def by_key(key: Qt.Key) -> Press:
    """Presses on whatever has the keyboard by then."""

    def press(window: MainWindow, button: QWidget) -> None:
        button.setFocus()
        for _ in range(TIMES):
            QTest.keyClick(QApplication.focusWidget() or window, key)
            QTest.qWait(20)

    return press


WAYS = {
    "mouse": by_mouse,
    "double click": by_double_click,
    "enter": by_key(Qt.Key.Key_Return),
    "space": by_key(Qt.Key.Key_Space),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_step_pressed_twenty_times_is_one_step(open_lively: OpenLively, way: str) -> None:
    window = open_lively(explicit_end=True)
    page = begin(window)
    moves = page.match.rules.legal_moves(page.match.state)
    discard = next(move for move in moves if getattr(move, "kind", "") == "discard_two")
    page.bridge.propose(discard)
    QTest.qWait(PATIENCE_MS)
    seat, turn, number = page.bridge.eyes, page.match.turn, page.match.number
    WAYS[way](window, offered(page, "action-end_turn"))
    assert (page.match.turn, page.match.number) == (turn + 1, number + 1)
    assert page.bridge.eyes == seat
    QTest.qWait(PATIENCE_MS)
    WAYS[way](window, offered(page, "hand-over"))
    assert page.bridge.eyes is None
    assert page.curtain.isVisible()
    QTest.qWait(PATIENCE_MS)
    ready = page.curtain.findChild(QAbstractButton, "ready")
    assert isinstance(ready, QAbstractButton)
    WAYS[way](window, ready)
    assert page.bridge.eyes == page.match.turn_of != seat
    assert page.match.number == number + 1


PATIENCE_MS = 500
"""Longer than the window swallows hurried presses."""


def offered(page: TablePage, name: str) -> QAbstractButton:
    """The panel's button of that name."""
    return next(button for button in page.panel._actions.offered() if button.objectName() == name)


@pytest.mark.parametrize("clicks", [2, 3, 4])
def test_many_clicks_on_anything_change_the_match_once_at_most(open_lively: OpenLively, clicks: int) -> None:
    window = open_lively()
    page = begin(window)
    board, viewport = page.table.stage.board, page.table.view.viewport()
    for thing in [*board.zones.values(), *board.pieces.values()]:
        before = page.match.number
        spot = page.table.view.mapFromScene(thing.rect.center())
        for _ in range(clicks):
            QTest.mouseClick(viewport, LEFT, Qt.KeyboardModifier.NoModifier, spot)
        assert page.match.number <= before + 1, thing.id
        viewport_corner = QPoint(2, 2)
        QTest.mouseClick(
            viewport, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, viewport_corner
        )
        assert page.bridge.drafting.draft is None
