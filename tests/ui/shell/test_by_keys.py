"""A whole turn by keys in the real window: the focus is always where the next key is wanted."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot
from ui.shell.conftest import OpenWindow
from ui.shell.pages import CURTAIN_QUIET_MS, click

from desktop.ui.table_page import TablePage

KEY = Qt.Key
PATIENCE_MS = 500
"""Longer than a key that follows at once is taken for one of several."""


def press(page: TablePage, key: Qt.Key) -> None:
    """A key as the system sends it: to the window, which knows who has the focus."""
    handle = page.window().windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key)
    QTest.qWait(20)


def focused() -> str:
    widget = QApplication.focusWidget()
    return widget.objectName() if widget else ""


@pytest.fixture
def page(open_window: OpenWindow) -> TablePage:
    window = open_window()
    click(next(tile for tile in window.home.tiles if tile.manifest.id == "tranquility"))
    assert window.setup is not None
    click(window.setup.start)
    page = window.table_page
    assert page is not None
    QTest.qWait(CURTAIN_QUIET_MS)
    assert page.curtain.isAncestorOf(QApplication.focusWidget() or window)
    press(page, KEY.Key_Return)
    QTest.qWait(PATIENCE_MS)
    return page


def lay_a_card(page: TablePage) -> None:
    """Grip cards of the hand one after another until one has a legal place, and lay and pay it by keys."""
    table = page.table
    for digit in (KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4, KEY.Key_5):
        press(page, digit)
        if "r1p1" in table.highlights.lit:
            break
        press(page, KEY.Key_Escape)
    zone = next(each for each in table.access.subjects if each.id == "r1p1")
    table.access.focus(zone, Qt.FocusReason.OtherFocusReason)
    press(page, KEY.Key_Return)
    while table.handling.draft is not None:
        payers = [each for each, verdict in table.handling.piece_verdicts().items() if verdict.allowed]
        paid = next(each for each in payers if not table.stage.board.pieces[each].chosen)
        stop = next(each for each in table.access.subjects if each.id == paid)
        table.access.focus(stop, Qt.FocusReason.OtherFocusReason)
        press(page, KEY.Key_Return)


def test_a_turn_by_keys_leads_from_the_curtain_to_the_hand_and_to_the_end_of_the_turn(
    page: TablePage, qtbot: QtBot
) -> None:
    table = page.table
    assert table.access.current is not None
    assert table.access.current.id in page.bridge.view.hand
    button = table.access.button(table.access.current)
    assert button is not None
    assert button.ring_shown
    lay_a_card(page)
    assert focused() == "action-end_turn"
    QTest.qWait(PATIENCE_MS)
    press(page, KEY.Key_Return)
    assert page.bridge.match.turn == 2


def test_the_key_of_the_main_button_works_from_table_and_panel(page: TablePage) -> None:
    press(page, KEY.Key_E)
    assert page.bridge.match.turn == 1
    lay_a_card(page)
    end = page.panel.findChild(QAbstractButton, "action-end_turn")
    assert isinstance(end, QAbstractButton)
    assert "Key: E" in end.accessibleDescription()
    page.table.take_focus()
    QTest.qWait(PATIENCE_MS)
    press(page, KEY.Key_E)
    assert page.bridge.match.turn == 2


def test_after_undo_by_keys_the_keyboard_is_on_the_table(page: TablePage) -> None:
    lay_a_card(page)
    assert page.bridge.undo()
    assert page.table.access.current is not None


def test_a_folded_panel_leads_on_too(page: TablePage) -> None:
    page.panel.set_folded(True)
    lay_a_card(page)
    assert focused() == "strip-action-end_turn"
