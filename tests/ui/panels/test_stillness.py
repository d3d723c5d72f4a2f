"""What stays, stays where it is: nothing above or beside jumps when the hand takes something up."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from desktop.engine.message import Message
from desktop.engine.verdict import allow
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.rules_box import NEWEST
from desktop.ui.panels.situation import ActionsNow, Happened, TurnNow
from desktop.ui.panels.step_path import StepPath
from desktop.ui.panels.steps import CLOSEST, StepMark
from desktop.ui.panels.upper_part import UpperPart
from desktop.ui.table.contract import Action, Gesture

TOWER = ("shinra.step.choose", "shinra.step.act", "shinra.step.check", "shinra.step.refill")
WEST = tuple(
    f"west.step.{step}" for step in ("primes", "action", "triggers", "reaction", "doppelgate", "end")
)
WRAP = int(Qt.TextFlag.TextWordWrap)


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
        panel._body.settle()
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
def test_the_path_of_a_turn_is_one_line(
    open_desk: Callable[..., Any], show: Any, qtbot: QtBot, language: str
) -> None:
    panel = show(open_desk(language=language))
    for current in range(len(TOWER) + 1):
        assert len({mark.y() for mark in marks_at(panel, TOWER, current)}) == 1, current


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_every_step_keeps_its_name_and_its_place(
    open_desk: Callable[..., Any], show: Any, language: str, scale: float
) -> None:
    panel = show(open_desk(language=language, scale=scale))
    panel.set_page_width(1280)
    path = panel.findChild(StepPath)
    places = set[tuple[object, ...]]()
    for current in range(len(WEST) + 1):
        marks = marks_at(panel, WEST, current)
        assert [mark.text for mark in marks] == [panel._means.words.tr(step) for step in WEST]
        for mark in marks:
            assert path.rect().contains(mark.geometry())
            assert whole(mark), (mark.text, current)
        prompt = panel.findChild(PlainLabel, "prompt")
        places.add((*((mark.x(), mark.y()) for mark in marks), prompt.y()))
    assert len(places) == 1, "neither a step nor what is below them moves while the turn goes on"


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_how_close_the_steps_stand_makes_the_panel_no_wider(
    open_desk: Callable[..., Any], show: Any, language: str
) -> None:
    """They stand by the width there is: one that followed them in turn went to and fro for ever."""
    panel = show(open_desk(language=language, scale=2.0))
    marks_at(panel, WEST, len(WEST))
    path = panel.findChild(StepPath)
    least, closeness = set[int](), set[int]()
    for width in range(150, 900, 3):
        path.resize(width, path.height())
        least.add(path.minimumSizeHint().width())
        closeness.add(max(mark.sizeHint().width() for mark in path.findChildren(StepMark)))
    assert len(closeness) > 1, "they never stood closer"
    assert len(least) == 1


@pytest.mark.parametrize("close", range(CLOSEST + 1))
def test_steps_stand_alone_however_close_and_wherever_a_row_ends(
    open_desk: Callable[..., Any], show: Any, close: int
) -> None:
    """No sign leads from one to the next, which would point nowhere at the end of a row."""
    panel = show(open_desk())
    for mark in marks_at(panel, WEST, 0):
        mark.stand_close(close)
        mark.resize(mark.sizeHint())
        assert abs(mark.text_area.center().x() - mark.rect().center().x()) <= 1, mark.text


def marks_at(panel: Any, steps: tuple[str, ...], current: int) -> list[StepMark]:
    panel._turn.show_turn(TurnNow(1, 1, steps, current, None))
    panel._body.settle()
    QApplication.processEvents()
    return [mark for mark in panel.findChildren(StepMark) if mark.isVisible()]


def whole(mark: StepMark) -> bool:
    """Whether ink is where the name is written, and none of it is lost at the edge."""
    area = mark.text_area
    font = mark.font_of_name
    needed = QFontMetrics(font).boundingRect(QRect(0, 0, area.width(), 10_000), WRAP, mark.text)
    return needed.width() <= area.width() and needed.height() <= area.height()


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


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize(("scale", "height"), [(1.0, 733), (1.5, 733), (2.0, 733), (1.0, 480)])
def test_a_question_moves_and_scrolls_nothing(
    open_desk: Callable[..., Any], show: Any, language: str, scale: float, height: int
) -> None:
    desk = open_desk(language=language, scale=scale)
    panel = show(desk)
    panel.set_page_width(1280)
    panel.resize(panel.width(), height)
    desk.bridge.lift(1)
    desk.discard_two()
    desk.end_turn()
    QApplication.processEvents()
    before = placed(panel, "hand-over"), placed(panel, "undo")
    panel.press_undo()
    QApplication.processEvents()
    assert (placed(panel, "hand-over"), placed(panel, "undo")) == before
    no = panel.findChild(WrapButton, "undo-no")
    assert no.visibleRegion().boundingRect() == no.rect(), "it can be answered"
    if scale == 1 and height > 500:
        for name in ("undo", "undo-yes"):
            button = panel.findChild(WrapButton, name)
            assert button.visibleRegion().boundingRect() == button.rect()
    QTest.mouseClick(no, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert (placed(panel, "hand-over"), placed(panel, "undo")) == before


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_same_state_looks_the_same_whatever_came_before(
    open_desk: Callable[..., Any], show: Any, language: str
) -> None:
    desk = open_desk(language=language)
    panel = show(desk)
    desk.bridge.lift(1)
    QApplication.processEvents()
    upper, fold = panel.findChild(UpperPart), panel.findChild(QToolButton, "fold")
    undo = panel.findChild(WrapButton, "undo")

    def look() -> tuple[int, ...]:
        QApplication.processEvents()
        return (placed(panel, "action-discard_two"), upper.height(), upper.verticalScrollBar().value())

    def fold_and_unfold() -> None:
        for _ in range(2):
            QTest.mouseClick(fold, Qt.MouseButton.LeftButton)
            QApplication.processEvents()

    def begin_and_leave() -> None:
        desk.handling.gesture(Gesture("act", action="discard_two"))
        QApplication.processEvents()
        desk.handling.drop_draft()

    before = look()
    for way in (fold_and_unfold, begin_and_leave, undo.setFocus, fold_and_unfold, fold.setFocus):
        way()
        assert look() == before
    desk.discard_two()
    QApplication.processEvents()
    desk.bridge.undo()
    assert look()[0] == before[0], "what can be done again stands below"
