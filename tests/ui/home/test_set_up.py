"""The set-up at every width: both halves are used, nothing settled is asked, two are not called others."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QMenu,
    QStyle,
    QStyleOptionComboBox,
    QToolButton,
)
from support.fitting import cut_off
from ui.home.test_home import GAMES
from ui.shell.conftest import OpenWindow, open_window
from ui.shell.pages import all_words, click, start_match, tile_of

from desktop.ui.home.setup import SetupPage
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.rule_browser import RuleBrowser
from desktop.ui.steady_area import SteadyArea

__all__ = ["open_window"]

LANGUAGES = ("en", "ja", "ru")


def set_up(window: MainWindow, game: str, width: int = 1280, height: int = 800) -> SetupPage:
    window.resize(width, height)
    window.set_up(game)
    QTest.qWait(20)
    assert window.setup is not None
    return window.setup


def sheets(page: SetupPage) -> list[QFrame]:
    return [
        frame
        for frame in page.findChildren(QFrame)
        if frame.property("role") == "surface" and frame.isVisible()
    ]


def left_of(page: SetupPage, frame: QFrame) -> int:
    return frame.mapTo(page, QPoint(0, 0)).x()


def room_of(box: QComboBox) -> int:
    """How wide a list is for what is chosen, its picture included."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box).width()


def widest(box: QComboBox) -> int:
    """What the longest choice needs."""
    texts = [box.itemText(at) for at in range(box.count())]
    picture = 0 if box.itemIcon(0).isNull() else box.iconSize().width() + 4
    return picture + max(box.fontMetrics().horizontalAdvance(text) for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_both_halves_are_used_alike_and_all_is_in_sight(
    open_window: OpenWindow, game: str, language: str
) -> None:
    page = set_up(open_window(language), game)
    shown = sheets(page)
    columns = sorted({left_of(page, frame) for frame in shown})
    assert len(columns) == 2
    foots = [
        max(frame.mapTo(page, frame.rect().bottomLeft()).y() for frame in shown if left_of(page, frame) == x)
        for x in columns
    ]
    top = min(frame.mapTo(page, QPoint(0, 0)).y() for frame in shown)
    assert min(foots) - top > 0.7 * (max(foots) - top)
    [area] = page.findChildren(SteadyArea)
    assert area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_wide_screen_it_stands_in_the_middle(open_window: OpenWindow, language: str) -> None:
    page = set_up(open_window(language), "tranquility", 1920, 1080)
    shown = sheets(page)
    left = min(left_of(page, frame) for frame in shown)
    right = max(left_of(page, frame) + frame.width() for frame in shown)
    assert left > 200
    assert abs(left - (page.width() - right)) <= 2
    assert page.start.mapTo(page, page.start.rect().topRight()).x() <= right + 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_large_text_stands_in_one_column_and_nothing_is_cut(
    open_window: OpenWindow, game: str, language: str
) -> None:
    window = open_window(language, text_percent=200)
    page = set_up(window, game)
    assert len({left_of(page, frame) for frame in sheets(page)}) == 1
    assert cut_off(window) == []
    for box in page.findChildren(QComboBox):
        if box.isVisible():
            assert room_of(box) >= widest(box), box.currentText()
    window.resize(2560, 1440)
    QTest.qWait(20)
    assert len({left_of(page, frame) for frame in sheets(page)}) == 2


def test_a_game_for_two_does_not_ask_how_many(open_window: OpenWindow) -> None:
    page = set_up(open_window(), "the_west")
    told = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert "Who plays?" in told
    assert "How many players?" not in told
    assert not any(button.text() == "2" for button in page.findChildren(QAbstractButton))
    assert len(page.choice().seats) == 2


def test_two_are_told_of_the_other_one_more_of_the_others(open_window: OpenWindow) -> None:
    window = open_window()
    page = set_up(window, "tranquility")
    undo = next(box for box in page.findChildren(QComboBox) if box.currentText().startswith("After"))
    assert undo.currentText() == "After asking the other player"
    page.seats.set_count(3)
    assert undo.currentText() == "After asking the others"
    click(page.start)
    assert window.table_page is not None
    assert "The others look away." in all_words(window.table_page.curtain)
    window.go_home()
    table = start_match(window)
    assert "Other player: please look away." in all_words(table.curtain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_of_languages_begins_at_the_one_in_use(open_window: OpenWindow, language: str) -> None:
    window = open_window(language)
    button = window.header.findChild(QToolButton, "language")
    assert isinstance(button, QToolButton)
    menu = button.menu()
    assert isinstance(menu, QMenu)
    button.setFocus()
    seen: list[str] = []

    def look() -> None:
        seen.append(str(menu.activeAction().data()))
        QTest.keyClick(menu, Qt.Key.Key_Return)

    menu.aboutToShow.connect(look, Qt.ConnectionType.QueuedConnection)
    QTest.keyClick(button, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert seen == [language]
    assert window.room.words.language == language


def test_tab_goes_down_one_column_and_then_the_other(open_window: OpenWindow) -> None:
    window = open_window()
    click(tile_of(window))
    page = window.setup
    assert page is not None
    QTest.qWait(20)
    handle = window.windowHandle()
    page.start.setFocus()
    places: list[QPoint] = []
    for _ in range(30):
        QTest.keyClick(handle, Qt.Key.Key_Tab)
        stop = QApplication.focusWidget()
        if stop is page.start:
            break
        if stop is not None and any(frame.isAncestorOf(stop) for frame in sheets(page)):
            places.append(stop.mapTo(page, QPoint(0, 0)))
    middle = page.width() // 2
    sides = [place.x() > middle for place in places]
    assert sides == sorted(sides)
    assert len(set(sides)) == 2


def test_start_says_that_it_is_at_work(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window()
    page = set_up(window, "tranquility")
    seen: list[tuple[str, bool, Qt.CursorShape]] = []

    def look(_choice: object) -> None:
        pointer = QApplication.overrideCursor()
        assert pointer is not None
        seen.append((page.start.text(), page.start.isDown(), pointer.shape()))

    said = page.start.text()
    page.started.disconnect(window.begin)
    page.started.connect(look)
    click(page.start)
    assert seen == [(window.room.words.tr("app.setup.dealing"), True, Qt.CursorShape.WaitCursor)]
    assert (page.start.text(), page.start.isDown()) == (said, False), "a match that cannot be opened"
    assert QApplication.overrideCursor() is None


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_who_begins_is_chosen_under_its_heading(open_window: OpenWindow, language: str) -> None:
    window = open_window(language=language)
    click(tile_of(window, "tranquility"))
    assert window.setup is not None
    seats = window.setup.seats
    QTest.qWait(20)
    heading = seats._first_label.geometry()
    for circle in seats._first:
        if circle.isVisible():
            assert abs(circle.geometry().center().x() - heading.center().x()) <= 2


def test_colours_are_remembered_like_names(open_window: OpenWindow) -> None:
    window = open_window()
    click(tile_of(window, "tranquility"))
    assert window.setup is not None
    box = window.setup.seats._colours[0]
    box.setCurrentIndex(3)
    box.activated.emit(3)
    chosen = window.setup.seats.colours()
    click(window.setup.start)
    window.go_home()
    click(tile_of(window, "tranquility"))
    assert window.setup.seats.colours() == chosen
    window.go_home()
    click(tile_of(window, "the_west"))
    assert window.setup.seats.colours() == chosen[:2], "also in a game for fewer"


@pytest.mark.parametrize("kept", [(0, 0), (7,), (-1, 2)])
def test_colours_that_cannot_be_are_forgotten(open_window: OpenWindow, kept: tuple[int, ...]) -> None:
    window = open_window(colours=kept)
    click(tile_of(window, "tranquility"))
    assert window.setup is not None
    assert window.setup.seats.colours() == (0, 1, 2, 3, 4)


@pytest.mark.parametrize("game", GAMES)
def test_the_game_in_one_minute_is_a_press_away(open_window: OpenWindow, game: str) -> None:
    window = open_window()
    click(tile_of(window, game))
    assert window.setup is not None
    click(window.setup.about.in_short)
    [book] = window.findChildren(RuleBrowser)
    assert book.isVisible()
    titles = [label.text() for label in book.findChildren(QLabel) if label.property("role") == "title"]
    assert window.room.words.tr("app.rules.in-short") in titles
    book.close()


@pytest.mark.parametrize("width", [1280, 1000, 700])
@pytest.mark.parametrize("game", GAMES)
def test_house_rules_that_are_opened_move_nothing_sideways(
    open_window: OpenWindow, game: str, width: int
) -> None:
    page = set_up(open_window(), game, width)
    places = {sheet: (left_of(page, sheet), sheet.width()) for sheet in sheets(page)}
    bar = page._scroll.verticalScrollBar()
    barred = bar.isVisible()
    page.resize(page.width(), page.height())
    QTest.mouseClick(page._rules_toggle, Qt.MouseButton.LeftButton)
    QTest.qWait(20)
    assert bar.isVisible()
    assert {sheet: (left_of(page, sheet), sheet.width()) for sheet in places} == places, barred
