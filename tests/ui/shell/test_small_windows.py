"""Small windows and large text: nothing is wider than its window, and what opens shows its beginning."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QScrollArea,
    QStyle,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from ui.home.test_home import GAMES, parked
from ui.shell.conftest import OpenWindow
from ui.shell.pages import click

from desktop.ui.header import Title
from desktop.ui.home.setup import SetupPage
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.rule_browser import RuleBrowser
from desktop.ui.settings.dialog import open_settings
from desktop.ui.theme.wrap_tick import WrapTick

LANGUAGES = ("en", "ja", "ru")
SMALL = (640, 480)


def small(open_window: OpenWindow, language: str = "en", **preferences: object) -> MainWindow:
    window = open_window(language=language, text_percent=200, **preferences)
    window.resize(*SMALL)
    QTest.qWait(50)
    return window


def sideways(page: QWidget) -> Iterator[str]:
    """What scrolls to the side, or is cut there."""
    for area in (page, *page.findChildren(QAbstractScrollArea)):
        if not isinstance(area, QAbstractScrollArea) or not area.isVisible():
            continue
        if over := area.horizontalScrollBar().maximum():
            yield f"{area.objectName() or type(area).__name__} scrolls by {over}"
        inside = area.widget() if isinstance(area, QScrollArea) else None
        if inside is not None and inside.width() > area.viewport().width():
            yield f"{area.objectName() or type(area).__name__} is cut to {area.viewport().width()}"


def at_the_beginning(page: QWidget) -> bool:
    areas = [page, *page.findChildren(QScrollArea)]
    bars = [area.verticalScrollBar() for area in areas if isinstance(area, QScrollArea)]
    return all(bar.value() == 0 for bar in bars)


def opened_set_up(window: MainWindow, game: str) -> SetupPage:
    """A set-up with all that can be shown on it."""
    window.set_up(game)
    page = window.setup
    assert page is not None
    page.seats.set_count(page.manifest.players[1])
    for toggle in page.findChildren(QToolButton):
        if toggle.isCheckable():
            toggle.setChecked(True)
    QTest.qWait(50)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_decks_and_set_up_are_no_wider_than_a_small_window(
    open_window: OpenWindow, language: str
) -> None:
    window = small(open_window, language)
    parked(window)
    QTest.qWait(50)
    assert [*sideways(window.home)] == []
    window.show_decks()
    QTest.qWait(50)
    assert window.decks_page is not None
    assert [*sideways(window.decks_page)] == []
    for game in GAMES:
        assert [*sideways(opened_set_up(window, game))] == [], game
        assert (window.width(), window.height()) == SMALL


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_and_rules_are_no_wider_than_a_small_window(open_window: OpenWindow, language: str) -> None:
    window = small(open_window, language)
    dialog = open_settings(window.room, window)
    dialog.resize(600, 400)
    QTest.qWait(50)
    assert dialog.width() == 600
    assert [*sideways(dialog)] == []
    dialog.close()
    window.set_up("tranquility")
    rules = window.header.findChild(QToolButton, "rules")
    assert rules is not None
    click(rules)
    book = next(each for each in QApplication.topLevelWidgets() if isinstance(each, RuleBrowser))
    for width in (640, 1100, 500):
        book.resize(width, 480)
        QTest.qWait(50)
        assert book.width() == width
        assert [*sideways(book)] == []
        assert book._list.width() >= book._means.spaced(230), "its names have room"


def test_every_page_opens_at_its_beginning(open_window: OpenWindow) -> None:
    window = small(open_window, "ru")
    window.set_up("shinra_tower")
    QTest.qWait(50)
    assert window.setup is not None
    assert at_the_beginning(window.setup)
    window.go_home()
    QTest.qWait(50)
    assert at_the_beginning(window.home)
    assert window.focusWidget() is window.home.tiles[0]


def test_a_window_that_is_returned_to_has_not_scrolled(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = small(open_window)
    window.go_home()
    QTest.qWait(50)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    QTest.qWaitForWindowActive(other)
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    other.close()
    QTest.qWait(50)
    assert at_the_beginning(window.home)


def test_a_title_without_room_ends_in_dots(open_window: OpenWindow) -> None:
    window = small(open_window, "ru")
    window.set_up("shinra_tower")
    QTest.qWait(50)
    title = window.header.findChild(Title)
    assert title is not None
    assert title.seen.endswith("…")
    assert title.fontMetrics().horizontalAdvance(title.seen) <= title.width()
    assert not title.grab().toImage().isNull()
    window.resize(1280, 800)
    QTest.qWait(50)
    assert title.seen == title.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tick_box_has_room_for_its_words(open_window: OpenWindow, language: str) -> None:
    window = small(open_window, language)
    page = opened_set_up(window, "tranquility")
    ticks = [tick for tick in page.findChildren(QCheckBox) if tick.isVisible()]
    assert ticks
    for tick in ticks:
        assert isinstance(tick, WrapTick)
        assert tick.height() >= tick.heightForWidth(tick.width()), tick.text()
        before = tick.isChecked()
        end = QPoint(60, tick.height() - 12)  # on the last of its lines
        QTest.mouseClick(tick, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
        assert tick.isChecked() != before


def test_where_two_bars_meet_nothing_is_painted(open_window: OpenWindow) -> None:
    window = small(open_window)
    inside = QWidget()
    inside.setFixedSize(900, 900)
    area = QScrollArea(window)
    area.setWidget(inside)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setGeometry(0, 0, 300, 300)
    area.show()
    QTest.qWait(50)
    image = area.grab().toImage()
    extent = area.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, area.verticalScrollBar())
    corner = [image.pixel(x, y) for x in range(300 - extent, 300 - 2) for y in range(300 - extent, 300 - 2)]
    assert len(set(corner)) == 1
