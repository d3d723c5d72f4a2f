"""What the tests of the window do by hand: click a tile, start, lift the curtain, look at all words."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget

from desktop.session.dealer import SeededDealer
from desktop.session.header import SeatInfo, new_header
from desktop.ui.main_window import MainWindow
from desktop.ui.table_page import TablePage

LEFT = Qt.MouseButton.LeftButton
CURTAIN_QUIET_MS = 600
"""Longer than the curtain swallows hurried presses."""


def click(widget: QWidget) -> None:
    """A real click in the middle of a widget."""
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, widget.rect().center())


def tile_of(window: MainWindow, game: str = "tranquility") -> QWidget:
    """The tile of a game on home."""
    return next(tile for tile in window.home.tiles if tile.manifest.id == game)


def start_match(window: MainWindow, game: str = "tranquility") -> TablePage:
    """Home, tile, Start: the first two of the four clicks."""
    click(tile_of(window, game))
    assert window.setup is not None
    click(window.setup.start)
    assert window.table_page is not None
    return window.table_page


def open_dealt(window: MainWindow, game: str) -> TablePage:
    """The table of a match for two that is always dealt alike, with whatever curtain it opens on."""
    desk = window.desk
    manifest = desk.games[game]
    rules = desk.load_rules(manifest)
    seats = [SeatInfo(name=name, colour="") for name in ("Ann", "Bo")]
    deck = desk.load_deck(manifest, rules)
    header = new_header(manifest, rules, seats, deck, created="2026-01-01T00:00:00Z", first=1)
    match = desk.shelf.begin(rules, header, SeededDealer(1))
    match.close()
    window.go_on(header.id)
    page = window.table_page
    assert page is not None
    QTest.qWait(50)
    return page


def lift_curtain(page: TablePage) -> None:
    """Press the curtain's button as the next player does."""
    QTest.qWait(CURTAIN_QUIET_MS)
    ready = page.curtain.findChild(QAbstractButton, "ready")
    assert isinstance(ready, QAbstractButton)
    click(ready)


def all_words(root: QWidget) -> list[str]:
    """Everything that a person can read or hear of a widget tree, in tree order."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [text for widget in (root, *root.findChildren(QWidget)) for text in _words(widget) if text]


def _words(widget: QWidget) -> Iterator[str]:
    yield widget.toolTip()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    yield widget.windowTitle()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(index) for index in range(widget.count()))
    for action in widget.actions():
        if isinstance(action, QAction):
            yield action.text()
