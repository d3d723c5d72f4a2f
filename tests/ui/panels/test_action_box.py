"""Buttons: bound to the state they were shown for, honest about why not, patient with hurried hands."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.ui.panels import undo_question
from desktop.ui.panels.action_box import ActionBox
from desktop.ui.panels.button_rows import ROW_GAP
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.side_panel import SidePanel
from desktop.ui.patience import QUIET_S, Patience

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(qtbot: QtBot, open_desk: Callable[..., Any]) -> Callable[..., tuple[Any, SidePanel]]:
    panels: list[SidePanel] = []

    def make(*names: str, **how: Any) -> tuple[Any, SidePanel]:
        desk = open_desk(*names, **how)
        panel = desk.panel()
        qtbot.addWidget(panel)
        panel.resize(panel.width(), 900)
        panel.show()
        qtbot.waitExposed(panel)
        panels.append(panel)
        return desk, panel

    return make


def button(panel: QWidget, name: str) -> WrapButton:
    found = panel.findChild(WrapButton, name)
    assert isinstance(found, WrapButton), name
    return found


def click(panel: QWidget, name: str) -> None:
    QTest.mouseClick(button(panel, name), LEFT)


def label(panel: QWidget, name: str) -> PlainLabel:
    found = panel.findChild(PlainLabel, name)
    assert isinstance(found, PlainLabel)
    return found


def test_a_button_begins_a_draft_and_cancel_drops_it(opened: Callable[..., Any]) -> None:
    desk, panel = opened()
    desk.bridge.lift(1)
    assert not button(panel, "cancel").isVisible()
    idle = label(panel, "prompt").text()
    click(panel, "action-discard_two")
    assert desk.handling.draft is not None
    assert label(panel, "prompt").text() not in ("", idle)
    before = desk.match.state
    click(panel, "cancel")
    assert desk.handling.draft is None
    assert desk.match.state is before
    assert label(panel, "prompt").text() == idle


def test_rows_of_buttons_stand_equally_far_apart(opened: Callable[..., Any]) -> None:
    """Also where nothing can be taken back yet: a row without a button leaves no gap."""
    desk, panel = opened()
    desk.bridge.lift(1)
    click(panel, "action-discard_two")
    assert not button(panel, "undo").isVisible()
    above, below = button(panel, "action-discard_two"), button(panel, "cancel")
    gap = below.mapTo(panel, below.rect().topLeft()).y() - above.mapTo(panel, above.rect().bottomLeft()).y()
    assert gap - 1 == ROW_GAP


def test_twenty_quick_clicks_end_one_turn(opened: Callable[..., Any]) -> None:
    desk, panel = opened()
    desk.bridge.lift(1)
    desk.discard_two()
    turn = desk.match.turn
    place = button(panel, "action-end_turn").mapTo(panel, button(panel, "action-end_turn").rect().center())
    for _ in range(20):
        under = panel.childAt(place)
        assert under is not None
        QTest.mouseClick(under, LEFT)
    assert desk.match.turn == turn + 1
    assert desk.bridge.eyes == 1, "the hurried hand has not handed over what it has not seen"


def test_clicks_queued_behind_a_slow_step_are_swallowed(
    opened: Callable[..., Any], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, panel = opened()
    desk.bridge.lift(1)
    desk.discard_two()
    slow = desk.bridge.propose

    def propose(move: Any) -> Any:
        QTest.qSleep(500)
        return slow(move)

    monkeypatch.setattr(desk.bridge, "propose", propose)
    click(panel, "action-end_turn")
    click(panel, "hand-over")
    assert desk.bridge.eyes == 1
    qtbot.wait(round(QUIET_S * 1000) + 50)
    click(panel, "hand-over")
    assert desk.bridge.eyes is None


def test_a_stale_click_does_nothing(opened: Callable[..., Any]) -> None:
    desk, panel = opened()
    desk.bridge.lift(1)
    desk.discard_two()
    box = panel.findChild(ActionBox)
    assert isinstance(box, ActionBox)
    old = button(panel, "action-end_turn")
    # the table moves on by another way while the finger is already down on the old button
    desk.bridge.blockSignals(True)
    desk.bridge.undo()
    desk.bridge.blockSignals(False)
    box.press(old)
    assert desk.match.turn == 1
    assert desk.match.cursor == 1


def test_a_reluctant_button_says_why(opened: Callable[..., Any], qtbot: QtBot) -> None:
    desk, panel = opened(options={"goats": True})
    desk.bridge.lift(1)
    herd = button(panel, "action-herd")
    assert herd.reluctant
    assert herd.isEnabled()
    assert herd.focusPolicy() & Qt.FocusPolicy.TabFocus
    reason = herd.accessibleDescription().splitlines()[-1]
    assert reason in herd.toolTip() or "&" in herd.toolTip()
    assert not label(panel, "why").isVisible()
    before = desk.match.number
    QTest.mouseClick(herd, LEFT)
    assert desk.match.number == before
    assert label(panel, "why").text() == reason
    with qtbot.waitSignal(panel.rule_asked) as asked:
        click(panel, "why-rule")
    assert asked.args is not None
    assert asked.args[0] in desk.match.rules.rulebook


def test_focus_says_why_too(opened: Callable[..., Any], qtbot: QtBot) -> None:
    desk, panel = opened(options={"goats": True})
    desk.bridge.lift(1)
    panel.activateWindow()
    button(panel, "action-herd").setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(label(panel, "why").isVisible)
    button(panel, "action-discard_two").setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: not label(panel, "why").isVisible())


def test_free_undo_is_one_click_and_redo_comes(opened: Callable[..., Any], qtbot: QtBot) -> None:
    desk, panel = opened()
    desk.bridge.lift(1)
    assert not button(panel, "undo").isVisible()
    start = desk.match.state
    desk.discard_two()
    click(panel, "undo")
    assert desk.match.state is start
    qtbot.wait(round(QUIET_S * 1000) + 50)
    click(panel, "redo")
    assert desk.match.state is not start


def asked_to_undo(opened: Callable[..., Any]) -> tuple[Any, Any]:
    """A turn has ended, and somebody wants it back."""
    desk, panel = opened()
    desk.bridge.lift(1)
    desk.discard_two()
    desk.end_turn()
    number = desk.match.number
    click(panel, "undo")
    assert desk.match.number == number
    assert label(panel, "undo-reason").isVisible()
    return desk, panel


def test_an_undo_that_is_not_free_is_asked_in_place(opened: Callable[..., Any]) -> None:
    desk, panel = asked_to_undo(opened)
    number = desk.match.number
    asked = label(panel, "undo-reason")
    assert desk.words.tr(desk.match.may_undo(1).reason) in asked.text()
    click(panel, "undo-no")
    assert not asked.isVisible()
    assert desk.match.number == number
    click(panel, "undo")
    click(panel, "undo-yes")
    assert desk.match.number == number + 1


def test_escape_says_no_to_the_question(opened: Callable[..., Any]) -> None:
    desk, panel = asked_to_undo(opened)
    number = desk.match.number
    QTest.keyClick(button(panel, "undo-no"), Qt.Key.Key_Escape)
    assert not label(panel, "undo-reason").isVisible()
    assert desk.match.number == number


def test_a_table_without_undo_says_so(opened: Callable[..., Any]) -> None:
    desk, panel = opened(undo="never")
    desk.bridge.lift(1)
    desk.discard_two()
    desk.end_turn()
    number = desk.match.number
    assert button(panel, "undo").reluctant
    click(panel, "undo")
    assert desk.match.number == number
    assert label(panel, "why").text() == desk.words.tr("app.undo.reason.never")


def test_keys_press_buttons(opened: Callable[..., Any]) -> None:
    desk, panel = opened()
    desk.bridge.lift(1)
    panel.activateWindow()
    choice = button(panel, "action-discard_two")
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Space)
    assert desk.handling.draft is not None


def test_patience_begins_anew_with_each_swallowed_click() -> None:
    now = [0.0]
    patience = Patience(0.4, clock=lambda: now[0])
    assert patience.lets_through()
    patience.begin()
    for moment in (0.1, 0.4, 0.7, 1.0):
        now[0] = moment
        assert not patience.lets_through()
    now[0] = 1.41
    assert patience.lets_through()


def test_the_question_before_an_undo_is_heard(
    opened: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    class Ear:
        @staticmethod
        def updateAccessibility(event: QAccessibleAnnouncementEvent) -> None:
            heard.append(event.message())

    monkeypatch.setattr(undo_question, "QAccessible", Ear)
    desk, panel = opened()
    desk.bridge.lift(1)
    desk.discard_two()
    desk.end_turn()
    click(panel, "undo")
    assert heard == [label(panel, "undo-reason").text()]
