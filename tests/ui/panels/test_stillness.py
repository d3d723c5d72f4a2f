"""What stays, stays where it is: nothing above or beside jumps when the hand takes something up."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.engine.message import Message
from desktop.engine.verdict import allow
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.rules_box import NEWEST
from desktop.ui.panels.situation import ActionsNow, Happened, TurnNow
from desktop.ui.panels.steps import StepMark
from desktop.ui.table.contract import Action

STEPS = ("shinra.step.choose", "shinra.step.act", "shinra.step.check", "shinra.step.refill")


def placed(panel: Any, name: str) -> int:
    """How far down a button is."""
    button = panel.findChild(object, name)
    return button.mapTo(panel, button.rect().topLeft()).y()


def test_buttons_that_come_and_go_lie_below_those_that_stay(open_desk: Callable[..., Any], show: Any) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    state = desk.match.number
    stays = Action("stays", "play", Message("app.panel.undo"), allow("tranq.hand"))
    comes = Action("comes", "check", Message("app.panel.redo"), allow("tranq.hand"), fleeting=True)
    box = panel._actions
    tops = []
    for actions, drafting in (((stays,), False), ((comes, stays), True), ((stays,), False)):
        box.show_actions(ActionsNow(state, actions, drafting=drafting))
        QApplication.processEvents()
        panel._settle()
        tops.append(placed(panel, "action-stays"))
        if drafting:
            assert placed(panel, "action-comes") > placed(panel, "action-stays")
            assert placed(panel, "cancel") > placed(panel, "action-stays")
    assert len(set(tops)) == 1


def test_what_happened_last_stands_on_top(open_desk: Callable[..., Any], show: Any) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    told = (Message("app.panel.undo"), Message("app.panel.redo"))
    panel._happened.show_happened(Happened(told, ()))
    lines = [label for label in panel._happened.findChildren(PlainLabel) if not label.isHidden()]
    words = panel._means.words
    assert [label.text() for label in lines] == [words.say(message) for message in reversed(told)]


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("current", [0, 1, 2, 3])
def test_the_path_of_a_turn_is_one_line(
    open_desk: Callable[..., Any], show: Any, qtbot: QtBot, language: str, current: int
) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    panel._means.words.set_language(language)
    panel._turn.show_turn(TurnNow(1, 1, STEPS, current, None))
    QApplication.processEvents()
    panel._settle()
    marks = [mark for mark in panel.findChildren(StepMark) if not mark.isHidden()]
    assert len(marks) == len(STEPS)
    qtbot.waitUntil(lambda: len({mark.y() for mark in marks}) == 1)


def test_a_long_turn_is_told_by_its_end_and_the_rest_on_demand(
    open_desk: Callable[..., Any], show: Any
) -> None:
    desk = open_desk()
    panel = show(desk)
    desk.bridge.lift(1)
    told = tuple(Message("app.panel.turn", {"turn": number}) for number in range(9))
    panel._happened.show_happened(Happened(told, ()))

    def lines() -> list[str]:
        shown = panel._happened.findChildren(PlainLabel, "happened")
        return [label.text() for label in shown if not label.isHidden()]

    newest_first = [desk.words.say(each) for each in reversed(told)]
    assert lines() == newest_first[:NEWEST]
    more = panel.findChild(WrapButton, "happened-more")
    assert more is not None
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    assert lines() == newest_first
    assert more.isHidden()
    panel._happened.show_happened(Happened(told[:NEWEST], ()))
    assert more.isHidden(), "there is no more than that"


def test_a_shorter_prompt_keeps_the_room_of_its_turn(
    open_desk: Callable[..., Any], show: Any, qtbot: QtBot
) -> None:
    desk = open_desk()
    panel = show(desk)
    desk.bridge.lift(1)
    prompt = panel.findChild(PlainLabel, "prompt")
    long, short = Message("app.settings.turn-view.help"), Message("app.panel.undo")

    def room(turn: int, told: Message | None) -> int:
        panel._turn.show_turn(TurnNow(1, turn, STEPS, 0, told))
        QApplication.processEvents()
        return prompt.height() if prompt.isVisible() else 0

    tall = room(1, long)
    assert room(1, short) == tall
    assert room(1, None) == 0
    assert room(1, short) == tall, "also after it had nothing to say"
    assert room(2, short) < tall, "another turn begins anew"
