"""The panel's room: its share of the page, folding by itself, and what stays in sight."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QToolButton, QWidget
from pytestqt.qtbot import QtBot
from support.fitting import cut_off

from desktop.ui.panels.action_box import ActionBox
from desktop.ui.panels.extent import NARROWEST
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.rule_card import RuleCard
from desktop.ui.panels.section import Section
from desktop.ui.panels.side_panel import SidePanel
from desktop.ui.panels.undo_question import UndoQuestion
from desktop.ui.panels.upper_part import UpperPart
from desktop.ui.table.contract import Gesture

LEFT = Qt.MouseButton.LeftButton
LANGUAGES = ("en", "ja", "ru")


def small(panel: SidePanel, name: str) -> QToolButton:
    found = panel.findChild(QToolButton, f"strip-{name}")
    assert found is not None
    return found


def test_the_panel_leaves_two_thirds_to_the_table(open_desk: Callable[..., Any], show: Any) -> None:
    desk = open_desk("Ann", "Bo", scale=2.0)
    panel = show(desk)
    alone = panel.width()
    panel.set_page_width(1280)
    fold = panel.findChild(QToolButton, "fold")
    assert fold is not None
    assert panel.width() - fold.width() <= 1280 // 3 + 1 < alone
    panel.set_page_width(3000)
    assert panel.width() == alone
    panel.set_page_width(960)
    assert panel.width() >= NARROWEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("page", "height"), [(1280, 720), (960, 600)])
def test_texts_wrap_in_the_share_of_the_panel(
    open_desk: Callable[..., Any], show: Any, qtbot: QtBot, language: str, page: int, height: int
) -> None:
    desk = open_desk("Ann", "Bo", scale=2.0, language=language, options={"goats": True})
    panel = show(desk)
    panel.set_page_width(page)
    panel.resize(panel.width(), height)
    desk.bridge.lift(1)
    desk.discard_two()
    desk.end_turn()
    panel.press_undo()
    qtbot.waitUntil(lambda: cut_off(panel) == [])


def test_on_a_narrow_page_it_folds_by_itself_and_a_hand_may_open_it(
    open_desk: Callable[..., Any], show: Any, qtbot: QtBot
) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    told: list[bool] = []
    panel.folded_changed.connect(told.append)
    panel.set_page_width(800)
    assert panel.folded
    assert small(panel, "action-discard_two").isVisible()
    fold = panel.findChild(QToolButton, "fold")
    assert fold is not None
    QTest.mouseClick(fold, LEFT)
    assert not panel.folded
    QTest.mouseClick(fold, LEFT)
    assert panel.folded
    panel.set_page_width(1200)
    assert not panel.folded
    assert told == [], "what the page asks for is not what the player prefers"
    QTest.mouseClick(fold, LEFT)
    assert told == [True]
    panel.set_page_width(800)
    panel.set_page_width(1200)
    assert panel.folded


def test_a_question_opens_a_panel_that_folded_by_itself(open_desk: Callable[..., Any], show: Any) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    panel.set_page_width(800)
    desk.bridge.lift(1)
    desk.discard_two()
    desk.end_turn()
    panel.press_undo()
    assert not panel.folded
    asked = panel.findChild(PlainLabel, "undo-reason")
    assert asked is not None
    assert asked.isVisible()


def test_what_to_do_stays_in_sight_while_the_rest_scrolls(
    open_desk: Callable[..., Any], show: Any, qtbot: QtBot
) -> None:
    desk = open_desk("Ann", "Bo", options={"goats": True})
    panel = show(desk)
    panel.resize(panel.width(), 620)
    desk.bridge.lift(1)
    for card in panel.findChildren(RuleCard):
        card.set_open(True)
    qtbot.wait(30)
    bars = [area.verticalScrollBar() for area in panel.findChildren(QScrollArea)]
    scrolling = [bar for bar in bars if bar.maximum() > 0]
    assert len(scrolling) == 1, "only the part below scrolls"
    scrolling[0].setValue(scrolling[0].maximum())
    desk.discard_two()
    end = panel.findChild(WrapButton, "action-end_turn")
    assert end is not None
    assert panel.rect().contains(end.mapTo(panel, end.rect().bottomRight()))
    assert end.visibleRegion().boundingRect() == end.rect()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_upper_part_too_tall_scrolls_and_leaves_a_third(
    open_desk: Callable[..., Any], show: Any, qtbot: QtBot, language: str
) -> None:
    desk = open_desk("Ann", "Bo", scale=2.0, options={"goats": True, "green_path": True}, language=language)
    panel = show(desk)
    panel.set_page_width(960)
    panel.resize(panel.width(), 480)
    desk.bridge.lift(1)
    desk.discard_two()
    desk.end_turn()
    qtbot.wait(30)
    upper = panel.findChild(UpperPart)
    assert upper is not None
    assert upper.height() <= 480 * 2 / 3 + 1
    panel.press_undo()
    qtbot.wait(30)
    question = panel.findChild(UndoQuestion)
    assert question is not None
    assert question.visibleRegion().boundingRect().height() > 0


def test_the_turn_begins_with_the_goal_in_a_line(open_desk: Callable[..., Any], show: Any) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    goal = panel.findChild(PlainLabel, "goal")
    assert goal is not None
    assert goal.isVisible()
    assert goal.text() == desk.words.tr("tranquility.goal")
    desk.whole_turn()
    desk.whole_turn()
    assert not goal.isVisible()
    head = panel.findChild(WrapButton, "goal-head")
    assert head is not None
    QTest.mouseClick(head, LEFT)
    assert goal.isVisible(), "what wins is never further than a press"


def test_the_end_of_the_turn_stands_first(open_desk: Callable[..., Any], show: Any) -> None:
    desk = open_desk("Ann", "Bo", options={"goats": True, "green_path": True})
    panel = show(desk)
    desk.bridge.lift(1)
    assert panel.findChild(WrapButton, "action-hiker") is None, "nowhere to go yet"
    desk.discard_two()
    tops = {button.objectName(): button.mapTo(panel, QPoint()).y() for button in shown_buttons(panel)}
    assert min(tops, key=lambda name: tops[name]) == "action-end_turn"
    desk.end_turn()
    tops = {button.objectName(): button.mapTo(panel, QPoint()).y() for button in shown_buttons(panel)}
    assert min(tops, key=lambda name: tops[name]) == "hand-over"


def shown_buttons(panel: SidePanel) -> list[WrapButton]:
    box = panel.findChild(ActionBox)
    assert box is not None
    return [button for button in box.findChildren(WrapButton) if button.isVisible()]


@pytest.mark.parametrize("height", [620, 1600])
def test_buttons_and_lines_end_on_one_edge(
    open_desk: Callable[..., Any], show: Any, qtbot: QtBot, height: int
) -> None:
    """Whether what is read has a bar or not."""
    desk = open_desk("Ann", "Bo", options={"goats": True})
    panel = show(desk)
    panel.resize(panel.width(), height)
    desk.bridge.lift(1)
    desk.discard_two()
    if height < 1000:
        for card in panel.findChildren(RuleCard):
            card.set_open(True)
    qtbot.wait(30)
    bars = [area.verticalScrollBar().isVisible() for area in panel.findChildren(QScrollArea)]
    assert any(bars) is (height < 1000)
    lines = [section.findChild(QFrame) for section in panel.findChildren(Section) if section.isVisible()]
    edges = {sides(panel, line) for line in lines} | {
        sides(panel, button) for button in shown_buttons(panel) if button.objectName() == "action-end_turn"
    }
    assert len(edges) == 1


def sides(panel: SidePanel, part: QWidget) -> tuple[int, int]:
    """Where its left and its right edge are in the panel."""
    return part.mapTo(panel, part.rect().topLeft()).x(), part.mapTo(panel, part.rect().topRight()).x()


def test_the_strip_stands_in_the_order_of_the_open_panel(open_desk: Callable[..., Any], show: Any) -> None:
    desk = open_desk("Ann", "Bo")
    panel = show(desk)
    desk.bridge.lift(1)
    desk.discard_two()
    desk.bridge.undo()
    desk.handling.gesture(Gesture("act", action="discard_two"))
    QApplication.processEvents()
    box = panel.findChild(ActionBox)
    assert box is not None
    open_order = [
        each.objectName() for each in sorted(shown_buttons(panel), key=lambda each: place(panel, each))
    ]
    panel.set_folded(True)
    QApplication.processEvents()
    small_ones = [each for each in panel.findChildren(QToolButton) if each.objectName().startswith("strip-")]
    visible = sorted((each for each in small_ones if each.isVisible()), key=lambda each: place(panel, each))
    assert len(visible) > 2
    assert [each.objectName().removeprefix("strip-") for each in visible] == open_order


def place(panel: SidePanel, part: QWidget) -> tuple[int, int]:
    """How far down, then how far to the right it is."""
    at = part.mapTo(panel, QPoint())
    return at.y(), at.x()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_smaller_rather_than_broken(
    open_desk: Callable[..., Any], show: Any, language: str
) -> None:
    for scale, role in ((1.0, "title"), (2.0, "strong")):
        desk = open_desk("プレイヤー1", "Bo", language=language, scale=scale)
        panel = show(desk)
        panel.set_page_width(1280)
        desk.bridge.lift(1)
        QApplication.processEvents()
        name = panel.findChild(PlainLabel, "turn-seat")
        assert name is not None
        assert name.property("role") == role
        assert name.height() < 2 * name.fontMetrics().lineSpacing(), "one line"
