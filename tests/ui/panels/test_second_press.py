"""A second press right where the first one was does nothing that the hand has not seen."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.ui.panels.second_press import SecondPress

LEFT = Qt.MouseButton.LeftButton
QUIET_S = 0.4


class Stack(QWidget):
    """Buttons below each other: one that goes has the others move up under the pointer."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.now = 0.0
        self.pressed: list[str] = []
        self.guard = SecondPress(QUIET_S, clock=lambda: self.now, parent=self)
        self.column = QVBoxLayout(self)
        self.buttons = {name: self._button(name) for name in names}

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(name)
        button.setObjectName(name)
        button.setAccessibleName(name)
        button.clicked.connect(lambda: self.pressed.append(name))
        self.guard.watch(button)
        self.column.addWidget(button)
        return button

    def spot(self, name: str) -> QPoint:
        button = self.buttons[name]
        return button.mapTo(self, button.rect().center())

    def click(self, spot: QPoint) -> None:
        target = self.childAt(spot)
        assert target is not None
        QTest.mouseClick(target, LEFT, Qt.KeyboardModifier.NoModifier, target.mapFrom(self, spot))

    def drop(self, name: str) -> None:
        self.buttons[name].hide()
        self.column.activate()


@pytest.fixture
def stack(qtbot: QtBot) -> Stack:
    shown = Stack("place", "undo", "give-up")
    qtbot.addWidget(shown)
    shown.show()
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    shown.now = 10.0
    return shown


def test_what_moves_under_the_pointer_waits_for_a_hand_that_has_seen_it(stack: Stack) -> None:
    spot = stack.spot("place")
    stack.click(spot)
    stack.now = 13.0  # long after: what the press began has only now come to its end
    stack.drop("place")
    for moment in (13.0, 13.3, 13.6):
        stack.now = moment
        stack.click(spot)
    assert stack.pressed == ["place"], "each hurried press begins the moment anew"
    stack.now = 14.1
    stack.click(spot)
    assert stack.pressed == ["place", "undo"]


def test_a_hand_that_goes_to_another_place_is_not_kept_waiting(stack: Stack) -> None:
    elsewhere = stack.spot("give-up")
    stack.click(stack.spot("place"))
    stack.drop("undo")
    stack.guard.renew(stack.buttons["give-up"])
    stack.click(stack.spot("give-up") if stack.childAt(elsewhere) is None else elsewhere)
    assert stack.pressed == ["place", "give-up"]


def test_the_same_button_may_be_pressed_again_at_once(stack: Stack) -> None:
    stack.click(stack.spot("undo"))
    stack.guard.renew(stack.buttons["undo"])
    stack.click(stack.spot("undo"))
    assert stack.pressed == ["undo", "undo"]


def test_a_button_that_got_another_meaning_is_another_button(stack: Stack) -> None:
    stack.click(stack.spot("place"))
    stack.buttons["place"].setAccessibleName("Stop")
    stack.guard.renew(stack.buttons["place"])
    stack.click(stack.spot("place"))
    assert stack.pressed == ["place"]
    stack.now += QUIET_S
    stack.click(stack.spot("place"))
    assert stack.pressed == ["place", "place"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_button_to_which_the_keyboard_was_brought(stack: Stack, key: Qt.Key) -> None:
    first, second, third = stack.buttons.values()
    QTest.keyClick(first, Qt.Key.Key_Space)
    stack.guard.lead_to(second)
    QTest.keyClick(second, key)
    assert stack.pressed == ["place"]
    stack.guard.renew(third)
    QTest.keyClick(third, Qt.Key.Key_Space)
    assert stack.pressed == ["place", "give-up"], "who went there by Tab means it"
    stack.guard.lead_to(second)
    stack.now += QUIET_S
    QTest.keyClick(second, Qt.Key.Key_Space)
    assert stack.pressed == ["place", "give-up", "undo"]


def test_a_shortcut_presses_what_was_seen(stack: Stack) -> None:
    first, second, _third = stack.buttons.values()
    assert stack.guard.lets_shortcut(first)
    stack.guard.renew(second)
    assert not stack.guard.lets_shortcut(second)
    stack.now += QUIET_S
    assert stack.guard.lets_shortcut(second)


def test_a_row_that_moves_takes_its_buttons_along(qtbot: QtBot) -> None:
    shown = Stack("place")
    qtbot.addWidget(shown)
    shown.guard.watch_place(shown)
    shown.show()
    shown.now = 5.0
    shown.click(shown.spot("place"))
    shown.buttons["place"].setAccessibleName("other")
    shown.now = 9.0
    shown.move(shown.pos() + QPoint(3, 0))
    shown.click(shown.spot("place"))
    assert shown.pressed == ["place"]


def test_a_row_that_moves_knows_nothing_of_a_button_that_is_gone(stack: Stack, capfd: Any) -> None:
    """Asked where it lies, such a button ended the program: Python may hold it longer than Qt."""
    gone = stack.buttons["undo"]
    stack.guard.watch_place(stack)
    gone.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(gone)
    stack.move(stack.pos() + QPoint(3, 0))
    stack.click(stack.spot("place"))
    assert stack.pressed == ["place"]
    assert "Error" not in capfd.readouterr().err


def test_the_strip_of_a_folded_panel_is_guarded(
    open_desk: Callable[..., Any], show: Callable[[Any], Any]
) -> None:
    desk = open_desk()
    panel = show(desk)
    desk.bridge.lift(1)
    panel.set_folded(True)
    desk.discard_two()
    strip = panel.findChild(QToolButton, "strip-action-end_turn")
    assert strip is not None
    spot = strip.mapTo(panel, strip.rect().center())
    turn = desk.match.turn
    for _ in range(20):
        under = panel.childAt(spot)
        assert under is not None
        QTest.mouseClick(under, LEFT, Qt.KeyboardModifier.NoModifier, under.mapFrom(panel, spot))
    assert desk.match.turn == turn + 1
    assert desk.bridge.eyes == 1
