"""What a screen reader does to a thing is what a click on it does."""

from access.conftest import OpenWindow
from access.tour import play_to_the_end, rested
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from ui.shell.pages import click, lift_curtain, start_match, tile_of

from desktop.ui.panels.plain import WrapButton
from desktop.ui.table_page import TablePage


def action_of(widget: QWidget) -> QAccessibleActionInterface:
    told = QAccessible.queryAccessibleInterface(widget)
    assert told is not None
    action = told.actionInterface()
    assert action is not None
    return action


def do_first(widget: QWidget) -> None:
    """The first action, which is the one that a screen reader takes."""
    action = action_of(widget)
    action.doAction(action.actionNames()[0])
    QTest.qWait(150)  # a pressed button is seen going down and up


def button(page: QWidget, name: str) -> WrapButton:
    found = page.findChild(WrapButton, name)
    assert found is not None, name
    return found


def lifted(page: TablePage) -> TablePage:
    lift_curtain(page)
    QTest.qWait(600)  # longer than hurried presses are passed over
    return page


def test_the_number_of_players_is_chosen_by_a_toggle(open_window: OpenWindow) -> None:
    window = open_window()
    click(tile_of(window))
    assert window.setup is not None
    three = next(
        each for each in window.setup.findChildren(QAbstractButton) if each.accessibleName() == "3 players"
    )
    do_first(three)
    assert len(window.setup.choice().seats) == 3
    told = QAccessible.queryAccessibleInterface(three)
    assert told is not None
    assert told.role() == QAccessible.Role.RadioButton


def test_a_toggle_of_what_is_under_way_is_a_press_and_no_more(open_window: OpenWindow, qtbot: QtBot) -> None:
    page = lifted(start_match(open_window()))
    do_first(button(page.panel, "action-discard_two"))
    under_way = button(page.panel, "action-discard_two")
    assert under_way.isChecked()
    assert action_of(under_way).actionNames()[0] == "Toggle"
    with qtbot.waitSignal(under_way.clicked):
        do_first(under_way)
    assert under_way.isChecked()
    click(under_way)
    assert under_way.isChecked()
    assert page.table.handling.draft is not None


def test_the_width_of_the_panel_is_the_value_of_its_grip(open_window: OpenWindow) -> None:
    page = lifted(start_match(open_window()))
    grip = page.panel.findChild(QAbstractSlider, "grip")
    assert grip is not None
    told = QAccessible.queryAccessibleInterface(grip)
    assert told is not None
    assert told.role() == QAccessible.Role.Slider
    value = told.valueInterface()
    assert value is not None
    before = page.panel.width()
    value.setCurrentValue(int(str(value.currentValue())) + 60)
    assert page.panel.width() == before + 60


def test_a_finished_match_is_opened_with_the_keyboard_on_its_end(open_window: OpenWindow) -> None:
    window = open_window()
    page = start_match(window)
    assert play_to_the_end(page)
    match = page.match.header.id
    window.go_home()
    window.go_on(match)
    rested(window)
    page = window.table_page
    assert page is not None
    focus = QApplication.focusWidget()
    assert focus is not None
    assert page.end_moment.isAncestorOf(focus)


def test_tab_goes_through_the_panel_as_it_is_read(open_window: OpenWindow) -> None:
    page = lifted(start_match(open_window()))
    do_first(button(page.panel, "action-discard_two"))
    grip = page.panel.findChild(QAbstractSlider, "grip")
    assert grip is not None
    grip.setFocus()
    areas = page.panel.findChildren(QScrollArea)
    found: list[tuple[int, int]] = []
    for _ in range(40):
        QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        assert here is not None
        if not page.panel.isAncestorOf(here):
            break
        number = next(number for number, area in enumerate(areas) if area.isAncestorOf(here))
        page_of = areas[number].widget()
        assert page_of is not None
        found.append((number, here.mapTo(page_of, here.rect().center()).y() // 8))  # a line is not so exact
    assert len(found) > 6
    assert found == sorted(found)


def test_tab_goes_on_before_the_curtain_takes_a_press(open_window: OpenWindow) -> None:
    page = start_match(open_window())
    page.take_focus()
    stops: list[str] = []
    for _ in range(4):
        QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        stops.append(here.objectName() if here is not None else "")
    assert stops == ["ready", "rename", "ready", "rename"]
