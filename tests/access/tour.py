"""Every page of the window, one after the other, for every game that is found."""

from collections.abc import Iterator

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from ui.shell.pages import click, lift_curtain, tile_of

from desktop.session.dealer import SeededDealer
from desktop.ui.main_window import MainWindow
from desktop.ui.table_page import TablePage

MOST_MOVES = 3_000


def common_pages(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """The pages that are the same for all games: home, settings, decks."""
    window.go_home()
    yield "home", rested(window)
    window.header.settings_wanted.emit()
    yield from _beside(window, "settings")
    window.show_decks()
    yield "decks", rested(window)
    window.go_home()


def game_pages(window: MainWindow, game: str) -> Iterator[tuple[str, QWidget]]:
    """Set-up, curtain, table, a piece in the hand, books, deck editor and the end of one game."""
    window.go_home()
    click(tile_of(window, game))
    assert window.setup is not None
    yield "set-up", rested(window)
    click(window.setup.start)
    page = window.table_page
    assert page is not None
    if page.bridge.eyes is None:
        yield "curtain", rested(window)
        lift_curtain(page)
    yield "table", rested(window)
    window.header.rules_wanted.emit()
    yield from _beside(window, "rules")
    window.header.glossary_wanted.emit()
    yield from _beside(window, "glossary")
    if play_to_the_end(page):
        match = page.match.header.id
        window.go_home()
        window.go_on(match)
        yield "end", rested(window)
    window.show_decks()
    decks = window.decks_page
    assert decks is not None
    decks.edit(next(entry for entry in window.desk.decks.of_game(game) if entry.playable))
    yield "deck", rested(window)
    window.go_home()


def play_to_the_end(page: TablePage) -> bool:
    """Random legal moves by all seats, behind the window's back; whether the match ended."""
    dice, match = SeededDealer(1), page.match
    for _ in range(MOST_MOVES):
        if match.turn_of is None:
            return match.outcome is not None
        moves = list(match.rules.legal_moves(match.state))
        match.propose(moves[dice.below(len(moves))])
    return False


def rested(window: QWidget) -> QWidget:
    """The window when all that was due has happened."""
    QTest.qWait(60)
    for table in window.findChildren(TablePage):
        table.table.settle()
    QApplication.processEvents()
    return window


def _beside(window: MainWindow, name: str) -> Iterator[tuple[str, QWidget]]:
    """The window that opened beside the program's, which is closed afterwards."""
    QTest.qWait(60)
    (opened,) = (each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not window)
    yield name, opened
    opened.close()
    QTest.qWait(20)
    window.activateWindow()
