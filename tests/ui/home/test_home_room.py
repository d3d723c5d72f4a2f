"""Home has room for all that it says: whole titles, no sideways scrolling, and new games within reach."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea
from ui.home.test_home import over, parked
from ui.shell.conftest import OpenWindow, open_window
from ui.shell.pages import click

from desktop.ui.home.facts import in_lines
from desktop.ui.home.tile import GameTile
from desktop.ui.panels.book import Book

__all__ = ["open_window"]


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_titles_are_whole_and_nothing_scrolls_sideways(open_window: OpenWindow, language: str) -> None:
    window = open_window(language=language)
    for percent, size in ((100, (640, 480)), (100, (900, 600)), (150, (1280, 800)), (200, (1280, 800))):
        window.room.change(text_percent=percent)
        window.resize(*size)
        QTest.qWait(50)
        assert (window.width(), window.height()) == size
        assert window.home.horizontalScrollBar().maximum() == 0, (percent, size)
        for tile in window.home.tiles:
            assert words_end_in(tile) <= tile.height(), (percent, size, tile.text())
        for button in window.home.findChildren(QPushButton):
            if button.isVisible():
                assert button.width() >= button.sizeHint().width(), button.text()


def words_end_in(tile: GameTile) -> float:
    """The height that all words of the tile need, its margins and the title's own line included."""
    inner = tile._inner(QRectF(tile.rect()).adjusted(4, 4, -4, -4))
    return sum(tile._heights(inner)) + tile.height() - inner.height()


def test_what_is_over_stands_apart_below_the_new_games(open_window: OpenWindow) -> None:
    window = open_window()
    parked(window)
    over(window, "tranquility")
    finished, going_on = window.home.cards
    assert (finished.is_over, going_on.is_over) == (True, False)
    top = {part: part.mapTo(window, part.rect().topLeft()).y() for part in (finished, going_on)}
    tile = window.home.tiles[0]
    assert top[going_on] < tile.mapTo(window, tile.rect().topLeft()).y() < top[finished]
    headings = [label.text() for label in window.home.findChildren(QLabel) if label.isVisible()]
    assert "Finished games" in headings
    assert window.focusWidget() is going_on.findChildren(QPushButton)[0]


def test_more_than_three_matches_wait_behind_a_button(open_window: OpenWindow) -> None:
    window = open_window()
    for _ in range(5):
        parked(window)
    QTest.qWait(20)
    assert [card.isVisible() for card in window.home.cards] == [True] * 3 + [False] * 2
    tile = window.home.tiles[0]
    assert tile.visibleRegion().boundingRect().height() > 150, "a new game is in sight"
    more = next(each for each in window.home.findChildren(QPushButton, "more-matches") if each.isVisible())
    assert more.text() == "2 more"
    click(more)
    assert all(card.isVisible() for card in window.home.cards)
    click(more)
    assert sum(card.isVisible() for card in window.home.cards) == 3


@pytest.mark.parametrize("width", [80, 120, 200, 400, 1000])
def test_a_line_of_facts_neither_begins_nor_ends_with_a_dot(open_window: OpenWindow, width: int) -> None:
    metrics = QFontMetrics(open_window().font())
    told = in_lines(("1–5 players", "20–40 min", "Age 8+", "You all win or lose together"), metrics, width)
    lines = told.split("\n")
    assert not [line for line in lines if line.strip(" ") != line or line[0] == "·" or line[-1] == "·"]
    assert [fact.strip() for line in lines for fact in line.split("·")][-1] == "You all win or lose together"
    assert all(metrics.horizontalAdvance(line) <= width or "·" not in line for line in lines)


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_what_is_read_before_a_game_needs_no_bar(open_window: OpenWindow, language: str) -> None:
    """The set-up of each game, and the game in one minute, in a window of 1280 x 800 less its title."""
    window = open_window(language=language)
    window.resize(1280, 780)
    for tile in window.home.tiles:
        click(tile)
        assert window.setup is not None
        QTest.qWait(50)
        click(window.setup.about.in_short)
        QTest.qWait(50)
        book = window.findChild(Book)
        assert book is not None
        areas = [*window.setup.findChildren(QScrollArea), *book.findChildren(QScrollArea)]
        assert len(areas) > 1
        barred = [area for area in areas if area.verticalScrollBar().maximum()]
        assert barred == [], tile.manifest.id
        book.close()
        window.go_home()
        QTest.qWait(20)
