"""Whose child PySide takes a widget for: never a stranger's, with whom it would be thrown away.

A page that belonged to its own scroll bar was once collected in mid-game, with the buttons on it.
"""

import gc
import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken, isValid
from ui.play.bout import begin
from ui.play.conftest import OpenLively

from desktop.ui.focus_chain import along

HOLDER = re.compile(r"^parent\.+ <.* at 0x([0-9a-f]+)>", re.MULTILINE)


def held_by_strangers(window: QWidget) -> list[str]:
    """The widgets of a window whose keeper, for PySide, is no widget around them."""
    wrong = list[str]()
    gc.unfreeze()
    for thing in gc.get_objects():
        if not isinstance(thing, QWidget) or not isValid(thing) or not window.isAncestorOf(thing):
            continue
        holder = HOLDER.search(Shiboken.dump(thing))  # before it is asked for its parents
        if holder is not None and int(holder[1], 16) not in _around(thing):
            wrong.append(f"{type(thing).__name__} {thing.objectName()} by 0x{holder[1]}")
    return wrong


def _around(widget: QWidget) -> set[int]:
    found, here = set[int](), widget.parentWidget()
    while here is not None:
        found |= {id(here), id(here.layout())}
        here = here.parentWidget()
    return found


@pytest.mark.parametrize("forward", [True, False])
def test_the_order_of_tab_is_read_without_taking_anybody_over(qtbot: QtBot, forward: bool) -> None:
    window, area, page, label = QWidget(), QScrollArea(), QWidget(), QLabel("words")
    qtbot.addWidget(window)
    QVBoxLayout(page).addWidget(label)
    area.setWidget(page)
    QVBoxLayout(window).addWidget(area)
    met = along(area, forward=forward)
    assert page in met
    assert label in met
    assert held_by_strangers(window) == []
    assert not Shiboken.dump(window).count("\nparent")


def test_unguarded_the_chain_does_take_over(qtbot: QtBot) -> None:
    """What the others would not notice, if PySide changed or the eye of this test were blind."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    first, second = QLabel("first"), QLabel("second")
    column.addWidget(first)
    column.addWidget(second)
    assert first.nextInFocusChain() is second
    assert len(held_by_strangers(window)) == 1


def test_nobody_is_taken_over_while_one_plays_by_keys(open_lively: OpenLively) -> None:
    window = open_lively()
    page = begin(window)
    assert held_by_strangers(window) == []
    page.table.take_focus()
    for key, times in ((Qt.Key.Key_Tab, 12), (Qt.Key.Key_Backtab, 14)):
        for _ in range(times):
            QTest.keyClick(QApplication.focusWidget() or window, key)
    assert held_by_strangers(window) == []
