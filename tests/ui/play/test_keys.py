"""Esc gives back from anywhere, Enter presses whatever button has the keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QRadioButton, QWidget
from support.shinra_hands import enemy_action
from ui.play.bout import begin, tile_of
from ui.play.conftest import OpenLively
from ui.shell.pages import lift_curtain, open_dealt

from desktop.games.shinra_tower.table.living_tower import LivingTower
from desktop.ui.main_window import MainWindow


def stops(root: QWidget) -> list[QWidget]:
    """Everything beside the table that the keyboard reaches now."""
    return [
        widget
        for widget in root.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
        and not widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    ]


def test_esc_gives_back_wherever_the_keyboard_is(open_lively: OpenLively) -> None:
    window = open_lively()
    page = begin(window)
    state, card = page.match.state, page.bridge.view.hand[0]
    beside = [*stops(page.panel), *stops(window.header)]
    assert len(beside) > 5
    for stop in beside:
        page.table.hand.click_piece(card)
        assert page.bridge.drafting.draft is not None
        stop.setFocus()
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
        assert page.bridge.drafting.draft is None, stop.objectName()
    assert page.match.state is state


def test_letters_of_the_table_work_beside_it(open_lively: OpenLively) -> None:
    window = open_lively()
    page = open_dealt(window, "shinra_tower")
    page.bridge.propose(enemy_action(page.match))
    button = next(each for each in stops(page.panel) if isinstance(each, QAbstractButton))
    button.setFocus()
    tower = page.table.living
    assert isinstance(tower, LivingTower)
    assert not tower.holds
    assert not tower.busy
    QTest.keyClick(button, Qt.Key.Key_Left)
    assert not tower.holds, "arrows go from button to button there"
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_A)
    assert tower.holds or tower.busy


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_presses_the_button_with_the_keyboard(open_lively: OpenLively, key: Qt.Key) -> None:
    window = open_lively()
    tile_of(window).setFocus()
    QTest.keyClick(tile_of(window), key)
    assert window.setup is not None
    _assert_all_press(window.setup, window, key)
    window.setup.start.setFocus()
    QTest.keyClick(window.setup.start, key)
    page = window.table_page
    assert page is not None
    lift_curtain(page)
    _assert_all_press(page.panel, window, key)


def _assert_all_press(root: QWidget, window: MainWindow, key: Qt.Key) -> None:
    """Every button of a page that leaves the page as it is."""
    pressed = 0
    for button in stops(root):
        if not isinstance(button, QAbstractButton) or isinstance(button, QRadioButton) or _leaves(button):
            continue
        if not button.isVisible():
            continue  # a button before it was a move, after which this one has nothing to say
        spy = QSignalSpy(button.clicked)
        button.setFocus()
        QTest.keyClick(button, key)
        assert spy.count() == 1, f"{type(button).__name__} {button.objectName()} {button.text()}"
        pressed += 1
        if button.objectName() == "fold":
            QTest.keyClick(button, key)  # the others are seen in an open panel alone
        for dialog in [each for each in QApplication.topLevelWidgets() if each is not window]:
            dialog.close()
        window.activateWindow()
        QTest.qWaitForWindowActive(window, 2_000)
    assert pressed > 5


def _leaves(button: QAbstractButton) -> bool:
    return button.objectName() in ("start", "back", "decks")
