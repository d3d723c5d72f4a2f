"""The real window with its page of decks, and hands that find what they look for."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QWidget,
)
from ui.shell.conftest import OpenWindow, open_window
from ui.shell.pages import click

from desktop.engine.deck_form import Place
from desktop.session.deck_shelf import DeckEntry
from desktop.ui.decks.decks_page import DecksPage
from desktop.ui.decks.editor import TYPING_MS, DeckEditor
from desktop.ui.main_window import MainWindow

__all__ = ["open_window"]

Begin = Callable[..., "Hand"]


class Hand:
    """Does with mouse and keys what a person does on the page of decks."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def page(self) -> DecksPage:
        page = self.window.decks_page
        assert page is not None
        return page

    @property
    def editor(self) -> DeckEditor:
        editor = self.page.editor
        assert editor is not None
        return editor

    def open_decks(self) -> None:
        """Home, then the button for decks."""
        self.window.go_home()
        button = self.window.home.findChild(QWidget, "decks")
        assert isinstance(button, QWidget)
        click(button)

    def entry(self, game: str, name: str = "Standard") -> DeckEntry:
        return next(entry for entry in self.window.desk.decks.of_game(game) if entry.name == name)

    def press(self, entry: DeckEntry, action: str) -> None:
        """Press a button in the row of a deck."""
        row = next(row for row in self.page.list.rows if row.entry.path == entry.path)
        self.page.list.area.ensureWidgetVisible(row.buttons[action])
        click(row.buttons[action])

    def copy(self, game: str) -> DeckEditor:
        """Decks, then a copy of the game's own deck."""
        self.open_decks()
        self.press(self.entry(game), "copy")
        return self.editor

    def copy_of_built_in(self, game: str) -> DeckEditor:
        """As ``copy``, whatever the deck is called in the language of now."""
        self.open_decks()
        self.press(next(entry for entry in self.window.desk.decks.of_game(game) if entry.built_in), "copy")
        return self.editor

    def walk_to(self, place: Place) -> None:
        """Click on a line of the list of cards."""
        cards = self.editor.cards
        item = cards.line_of(place)
        cards.scrollToItem(item)
        spot = cards.visualItemRect(item).center()
        QTest.mouseClick(cards.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        assert cards.current == place
        self.settle()

    def settle(self) -> None:
        """Let what was just made come onto the screen, as it does before a person can look."""
        QApplication.processEvents()
        assert self.window.isActiveWindow(), "a stray window took the keyboard"

    def pause(self) -> None:
        """Rest a moment after typing, as a person does who looks at what came of it."""
        QTest.qWait(TYPING_MS + 50)
        self.settle()

    def field(self, place: Place) -> QWidget:
        form = self.editor.page.form
        assert form is not None
        self.settle()
        self.editor.page.ensureWidgetVisible(form.rows[place])
        return form.rows[place].editor

    def type_into(self, place: Place, text: str) -> None:
        """Click into a field, select what is there, and type."""
        field = self.field(place)
        assert isinstance(field, QLineEdit | QPlainTextEdit)
        click(field.viewport() if isinstance(field, QPlainTextEdit) else field)
        QTest.keySequence(field, "Ctrl+A")
        for letter in text:
            _strike(field, letter)
        self.pause()

    def choose(self, place: Place, text: str) -> None:
        """Choose from a list by typing what its line begins with."""
        self.choose_in(self.field(place), text)

    def choose_in(self, field: QWidget, text: str) -> None:
        assert isinstance(field, QComboBox)
        at = next(index for index in range(field.count()) if field.itemText(index) == text)
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Home)
        for _ in range(at):
            QTest.keyClick(field, Qt.Key.Key_Down)
        assert field.currentText() == text
        self.settle()

    def keys(self, sequence: str) -> None:
        """Keys as the system sends them: to the window, which knows who has the focus."""
        handle = self.window.windowHandle()
        assert handle is not None
        QTest.keySequence(handle, sequence)

    def saved(self, editor: DeckEditor) -> dict[str, object]:
        """What lies on the disk of the deck in the editor."""
        return dict(self.window.desk.decks.read(editor.game, editor.deck_id).deck)


def _strike(field: QWidget, letter: str) -> None:
    """One key; QTest itself knows the keys of English letters alone."""
    if letter.isascii():
        QTest.keyClicks(field, letter)
        return
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(field, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter))


@pytest.fixture
def begin(open_window: OpenWindow) -> Begin:
    def begun(language: str = "en", **preferences: object) -> Hand:
        return Hand(open_window(language, **preferences))

    return begun


def answer(choose: Callable[[QDialog], None]) -> None:
    """Answer the next dialog that asks; it is asked while the press that opens it is still under way."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            choose(dialog)
        else:
            QTimer.singleShot(20, look)

    QTimer.singleShot(0, look)


def agree(dialog: QDialog) -> None:
    """Press what cannot be taken back."""
    assert isinstance(dialog, QMessageBox)
    yes = next(
        button
        for button in dialog.buttons()
        if dialog.buttonRole(button) is QMessageBox.ButtonRole.DestructiveRole
    )
    click(yes)


def decline(dialog: QDialog) -> None:
    """Press Esc."""
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
