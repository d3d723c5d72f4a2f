"""Another window comes over the table in mid-drag: what is carried goes back, nothing is played blind."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from support.table_probe import Probe
from ui.shell.conftest import OpenWindow
from ui.shell.pages import click, lift_curtain, start_match

from desktop.ui.main_window import MainWindow


def open_rules(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F1)


def open_glossary(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F2)


def open_settings(window: MainWindow) -> None:
    gear = window.header.findChild(QWidget, "settings")
    assert gear is not None
    click(gear)


@pytest.mark.parametrize("cover", [open_rules, open_glossary, open_settings])
def test_a_window_over_the_table_gives_back_what_is_carried(
    open_window: OpenWindow, cover: Callable[[MainWindow], None]
) -> None:
    window = open_window()
    page = start_match(window)
    lift_curtain(page)
    probe = Probe(page.table)
    eyes = page.bridge.eyes
    assert eyes is not None
    card = page.match.state.hands[eyes - 1][0]
    number = page.match.number
    target = probe.carried_to(card, "r1p2")
    probe.take(card, target)
    assert page.table.handling.held == card
    cover(window)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert page.table.handling.held is None
    probe.release(target)
    assert page.match.number == number
    assert probe.faults() == []
    for dialog in window.findChildren(QDialog):
        dialog.close()
