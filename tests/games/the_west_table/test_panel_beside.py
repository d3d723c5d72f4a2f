"""The panel beside the West's table: what is asked and what is to be pressed are in sight, top first."""

from typing import Any

import pytest
from games.the_west_table.conftest import OpenPage
from games.the_west_table.test_answers import LATE, asked
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from support.rest import restless

from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.steps import StepMark
from desktop.ui.patience import QUIET_S
from desktop.ui.table_page import TablePage

LANGUAGES = ("en", "ja", "ru")
BEACONS = ("beacon-beacon-1", "beacon-beacon-2", "beacon-archive-1", "beacon-foundry-1")
HAND = ("foundry-foundry-1", "archive-archive-1", "archive-foundry-1", "beacon-beacon-1")


def part(page: TablePage, name: str) -> QWidget:
    found = page.panel.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def whole_in_sight(widget: QWidget) -> bool:
    """Whether all of it lies in the visible part of the page that scrolls it."""
    area: QWidget | None = widget
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    assert area is not None, "nothing scrolls it"
    viewport = area.viewport()
    top = widget.mapTo(viewport, QPoint(0, 0)).y()
    return widget.isVisible() and top >= 0 and top + widget.height() <= viewport.height()


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_twice_the_text_the_question_and_both_answers_are_in_sight(
    open_page: OpenPage, language: str
) -> None:
    page = open_page(language=language, text_percent=200, **asked("may", "locus-5", 1))
    for name in ("prompt", "action-yes", "action-no"):
        assert whole_in_sight(part(page, name)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_twice_the_text_the_end_of_the_turn_is_in_sight(open_page: OpenPage, language: str) -> None:
    page = open_page(language=language, text_percent=200, **LATE, hands=(HAND, 2))
    assert whole_in_sight(part(page, "prompt"))
    assert whole_in_sight(part(page, "action-end_turn"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_low_window_the_main_button_goes_before_the_question(open_page: OpenPage, language: str) -> None:
    page = open_page(language=language, text_percent=200, size=(1280, 560), **asked("may", "locus-5", 1))
    assert whole_in_sight(part(page, "action-yes"))


def test_at_twice_the_text_every_step_has_its_whole_name(qapp: QApplication, open_page: OpenPage) -> None:
    page = open_page(language="ja", text_percent=200, **LATE, hands=(HAND, 2))
    assert restless(qapp) == set()
    marks = [mark for mark in page.panel.findChildren(StepMark) if mark.isVisible()]
    assert len(marks) == 6
    for mark in marks:
        assert mark.text in mark.accessibleName()
        assert mark.text_area.width() >= QFontMetrics(mark.font_of_name).horizontalAdvance(mark.text)


def scrolled_away(page: TablePage) -> list[Any]:
    """Both parts of the panel, scrolled to their ends by a hand; what they can be scrolled by."""
    bars = [area.verticalScrollBar() for area in (page.panel._upper, page.panel._scroll)]
    for bar in bars:
        bar.setValue(bar.maximum())
    return bars


@pytest.mark.parametrize("text_percent", [100, 200])
@pytest.mark.parametrize("by_keys", [True, False])
def test_an_answer_brings_the_panel_back_to_its_top(
    open_page: OpenPage, text_percent: int, by_keys: bool
) -> None:
    page = open_page(text_percent=text_percent, **asked("may", "locus-5", 1))
    bars = scrolled_away(page)
    assert bars[1].value() > 0
    button = part(page, "action-no")
    if by_keys:
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert page.match.state.choice is None
    assert [bar.value() for bar in bars] == [0, 0]
    assert whole_in_sight(part(page, "prompt"))


def test_a_japanese_sentence_breaks_where_it_may(qapp: QApplication) -> None:
    label = PlainLabel(
        text="（手札1枚を捨てて使う）：相手は2点失います。捨て札に運ぶか、「使わない」を選んでください。"
    )
    assert "\u200b" not in super(PlainLabel, label).text()
    button = PlainLabel(text="x" * 40)
    assert "\u200b" in super(PlainLabel, button).text()
    label.deleteLater()
    button.deleteLater()


def look_first() -> None:
    """Where the keyboard came by itself a hurried press does nothing."""
    QTest.qWait(round(QUIET_S * 1000) + 50)


@pytest.mark.parametrize("by_keys", [True, False])
def test_after_a_no_the_keyboard_is_where_something_can_be_done(open_page: OpenPage, by_keys: bool) -> None:
    hand = ("beacon-beacon-1", "foundry-foundry-1", "archive-archive-1")
    page = open_page(**asked("may", "locus-5", 1, hands=(hand, 2)))
    button = part(page, "action-no")
    assert isinstance(button, WrapButton)
    button.setFocus()
    if by_keys:
        QTest.keyClick(button, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert page.match.state.phase == "action"
    here = page.table.access.current
    assert here is not None
    look_first()
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Space)
    assert page.table.handling.draft is not None
    assert page.table.stage.legal() != []


def test_with_an_empty_hand_the_keyboard_goes_to_the_middle(open_page: OpenPage) -> None:
    page = open_page(**asked("may", "locus-17", hands=((), 2)))
    button = part(page, "action-no")
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    here = page.table.access.current
    assert here is not None
    assert here.id in page.match.state.middle


def test_a_button_pressed_by_a_key_leads_to_what_can_be_named(open_page: OpenPage) -> None:
    page = open_page(**asked("may", "locus-5", 1))
    part(page, "action-yes").setFocus()
    QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_Return)
    assert page.table.handling.draft is not None
    here = page.table.access.current
    assert here is not None
    assert here.id in page.match.state.hand
    look_first()
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Return)
    assert page.match.state.choice is None
    assert page.match.state.points[1] == 38


def test_a_button_pressed_by_the_mouse_keeps_the_keyboard(open_page: OpenPage) -> None:
    page = open_page(**asked("may", "locus-5", 1))
    button = part(page, "action-yes")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.table.handling.draft is not None
    assert page.table.access.current is None or not page.table.access.by_keys


def test_cancel_gives_the_keyboard_back_to_the_table(open_page: OpenPage) -> None:
    page = open_page(**{**LATE, "phase": "action", "deed": None}, hands=((*HAND, "reactor-beacon-1"), 2))
    QTest.mouseClick(part(page, "action-cityengine"), Qt.MouseButton.LeftButton)
    assert page.table.handling.draft is not None
    cancel = part(page, "cancel")
    QTest.qWait(450)  # hurried presses are swallowed
    cancel.setFocus()
    QTest.keyClick(cancel, Qt.Key.Key_Space)
    assert page.table.handling.draft is None
    assert page.table.access.current is not None


def test_while_cards_are_chosen_to_pay_nothing_else_looks_like_the_way_on(open_page: OpenPage) -> None:
    hand = ("archive-archive-1", "archive-archive-2", "archive-foundry-1", *HAND[:1], *BEACONS)
    page = open_page(**{**LATE, "phase": "doppelgate"}, hands=(hand, 2))
    limit = part(page, "action-discard_down")
    assert limit.property("role") == "primary"
    QTest.mouseClick(part(page, "action-play_doppelgate"), Qt.MouseButton.LeftButton)
    draft = page.table.handling.draft
    assert draft is not None
    assert limit.property("role") != "primary"
    page.panel.press_main()
    assert page.table.handling.draft == draft
    page.table.handling.drop_draft()
    assert limit.property("role") == "primary"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_makes_the_window_no_taller(open_page: OpenPage, language: str) -> None:
    """At twice the text it took more than there was, and the window grew beyond the screen for good."""
    page = open_page(language=language, text_percent=200, **asked("may", "locus-5", 1))
    window = page.window()
    size = window.size()
    page.panel._upper.verticalScrollBar().setValue(10_000)
    for _ in range(3):
        for said in page.panel._actions.said:
            said.setVisible(not said.isVisible())
            QApplication.processEvents()
            assert window.size() == size
    assert window.minimumSizeHint().height() <= 600
