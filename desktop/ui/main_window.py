"""The window: which page is shown, and the shortcuts that work on every page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from desktop.ui.books import Books
from desktop.ui.file_drop import FileDrop
from desktop.ui.game_desk import GameDesk
from desktop.ui.header import Header as HeaderBar
from desktop.ui.home.file_way import FileWay
from desktop.ui.home.home import HomePage
from desktop.ui.in_sight import InSight
from desktop.ui.notice import Notice
from desktop.ui.opening import game_of, off_the_shelf, taken
from desktop.ui.reading_ahead import ReadingAhead
from desktop.ui.room import Room
from desktop.ui.shortcuts import add_shortcuts, press_focused
from desktop.ui.theme.stylesheet import dress
from desktop.ui.unsaved import may_leave
from desktop.ui.window_place import kept_place, place_window

if TYPE_CHECKING:
    from desktop.engine.manifest import Manifest
    from desktop.session.shelf import OpenMatch
    from desktop.ui.decks.decks_page import DecksPage
    from desktop.ui.home.setup import SetupPage
    from desktop.ui.home.setup_choice import SetupChoice
    from desktop.ui.table_page import TablePage


class MainWindow(QMainWindow):
    """Home, set-up and one open match; leaving a page never loses a match."""

    def __init__(self, room: Room, desk: GameDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self.desk = desk
        self.home = HomePage(room, desk.games)
        self.setup: SetupPage | None = None
        self._kept_setup: SetupPage | None = None  # out of sight while decks are looked at from it
        self.decks_page: DecksPage | None = None
        self.table_page: TablePage | None = None
        self._awake = self._hurried = False
        self._books = Books(room, desk, self)
        self._files = FileWay(room, desk, self)
        self._ahead = ReadingAhead(desk, self)
        self.header = HeaderBar(room)
        self.notice = Notice(room)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.home)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part, stretch in ((self.header, 0), (self.notice, 0), (self._pages, 1)):
            column.addWidget(part, stretch)
        self.setCentralWidget(body)
        self._connect()
        slots = {
            "rules": self._on_rule,
            "glossary": self._on_glossary,
            "full-screen": self._on_full_screen,
            "settings": self._on_settings,
            "undo": self._on_undo,
            "redo": self._on_redo,
            "quit": self.close,
        }
        add_shortcuts(self, slots)
        self._on_look()
        place_window(self, room.first_sight)
        self._show(self.home, "app.name", at_home=True)

    def go_home(self) -> None:
        """Show the home screen; an open match is parked."""
        if not self._may_leave():
            return
        self._leave_page()
        self.home.show_matches(self.desk.shelf.summaries())
        self._ahead.follow(card.summary for card in self.home.cards)
        self._show(self.home, "app.name", at_home=True)
        self.home.focus_first()

    def set_up(self, game: str, deck: str = "") -> None:
        """Show the set-up of a game, perhaps with a deck; one left to look at decks is as it was."""
        if not self._may_leave():
            return
        kept = self.setup or self._kept_setup
        decks = self.desk.decks.of_game(game)
        if kept is not None and kept.manifest.id == game:
            self._leave_page(keep=kept)
            kept.deck.offer(decks, deck)
            self.setup = kept
        else:
            self._leave_page()
            from desktop.ui.home.setup import SetupPage  # not before it is wanted, as in _open

            self.setup = SetupPage(self.room, self.desk.games[game], decks, deck, self.desk)
            self.setup.started.connect(self.begin)
            self.setup.left.connect(self.go_home)
            self.setup.decks_wanted.connect(self.show_decks)
            self._pages.addWidget(self.setup)
        self._ahead.begin(self.setup.manifest)
        self._show(self.setup, f"{game}.name")
        self.setup.start.setFocus()

    def show_decks(self, deck: str = "") -> None:
        """Show all decks, with the keyboard on the one named."""
        if not self._may_leave():
            return
        kept = self.setup or self._kept_setup
        self._leave_page(keep=kept)
        self._kept_setup = kept
        from desktop.ui.decks.decks_page import DecksPage  # not before it is wanted, as in _open

        self.decks_page = page = DecksPage(self.room, self.desk)
        page.left.connect(self._on_decks_left)
        page.play_wanted.connect(self.set_up)
        page.open_wanted.connect(self._files.ask)
        page.told.connect(self.notice.tell)
        self._pages.addWidget(page)
        self._show(page, "app.decks.title")
        page.show_list(deck)

    def begin(self, choice: SetupChoice) -> None:
        """Deal a new match and show it."""
        from desktop.ui.home.dealing import deal  # not before it is wanted, as in _open

        self._open(self.desk.games[choice.game], partial(deal, self.desk, choice))

    def go_on(self, match_id: str) -> None:
        """Take an open match off the shelf and show it, behind the curtain if it needs one."""
        desk, tell = self.desk, self.notice.tell
        manifest = game_of(desk, match_id, tell)
        if manifest is not None:
            self._open(manifest, partial(off_the_shelf, desk, manifest, match_id, tell))

    def open_file(self, path: Path) -> None:
        """Play on from a match or position, or look at a deck; what a file is no good for is told."""
        self._files.open(path)

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        self.setWindowTitle(self.room.words.tr("app.name"))
        for part in (self.header, self.notice, self.home, self.setup, self._kept_setup, self.decks_page):
            if part is not None:
                part.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._awake:
            # what takes its time to load comes after the first picture
            self._ahead.for_home(self.wake)

    def wake(self) -> None:
        """Read settings and shelf; once, right after the first picture or as soon as somebody acts."""
        if self._awake:
            return
        self._awake = True
        self.room.wake()
        if self._pages.currentWidget() is self.home:
            self.go_home()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Esc gives back what is held wherever the keyboard is: on a button of the panel, in the header
        page = self.table_page
        cancels = event.key() == Qt.Key.Key_Escape and page is not None and page.table.cancel()
        if not cancels and not press_focused(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ThemeChange:
            self.room.refresh_look()
        super().changeEvent(event)

    def close_now(self) -> None:
        """Close without a question: the system does not wait for an answer."""
        self._hurried = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_leave():
            event.ignore()
            return
        self.room.change(window=kept_place(self), maximised=self.isMaximized())
        self._leave_page()
        super().closeEvent(event)

    def _connect(self) -> None:
        self.room.look_changed.connect(self._on_look)
        self.room.noticed.connect(self.notice.tell)
        self.home.new_wanted.connect(self.set_up)
        self.home.continue_wanted.connect(self.go_on)
        self.home.remove_wanted.connect(self._on_remove)
        self.home.decks_wanted.connect(self.show_decks)
        self.home.file_wanted.connect(self._files.ask)
        FileDrop(self).dropped.connect(self.open_file)
        InSight(self)
        self._files.match_wanted.connect(self.go_on)
        self._files.decks_wanted.connect(self.show_decks)
        self._files.play_wanted.connect(self.set_up)
        self._files.told.connect(self.notice.tell)
        self.header.home_wanted.connect(self.go_home)
        self.header.rules_wanted.connect(self._on_rule)
        self.header.glossary_wanted.connect(self._on_glossary)
        self.header.settings_wanted.connect(self._on_settings)
        self.header.full_screen_wanted.connect(self._on_full_screen)

    def _show(self, page: QWidget, title_id: str, *, at_home: bool = False) -> None:
        page.resize(self._pages.size())  # what it paints when it is shown has its size already
        self._pages.setCurrentWidget(page)
        self.header.show_page(title_id, at_home=at_home, has_rules=self._game_in_view() is not None)

    def _may_leave(self) -> bool:
        """Whether the page may go; what it could not save is asked about first."""
        page = self.table_page or self.decks_page
        return self._hurried or page is None or may_leave(self, self.room.words, page.owing)

    def _leave_page(self, keep: QWidget | None = None) -> None:
        self._books.close()
        self._ahead.stop()
        for page in (self.setup, self._kept_setup, self.decks_page, self.table_page):
            if page is not None and page is not keep:
                page.leave()
                self._pages.removeWidget(page)
                page.hide()
                page.deleteLater()
        if self.table_page is not None:
            self.notice.take_back("app.save.failed")  # it was told of that match
        self.setup = self._kept_setup = self.decks_page = self.table_page = None

    def _on_decks_left(self) -> None:
        """Back to where the decks were asked for: a set-up, with the keyboard where it was, or home."""
        if self._kept_setup is None:
            self.go_home()
            return
        kept = self._kept_setup
        self.set_up(kept.manifest.id)
        kept.deck.all.setFocus()

    def _open(self, manifest: Manifest, take: Callable[[], OpenMatch[Any]]) -> None:
        """Show a match, or say why it cannot be: the page before stays then."""
        # not before a match opens: home is painted sooner without tables and panels
        from desktop.ui.table_page import TablePage

        found = taken(self.desk, manifest, take, self.notice.tell) if self._may_leave() else None
        if found is None:
            return
        game_table, opened = found
        # the page before gives back words and colours of its own, so it must go first
        self._leave_page()
        self.table_page = page = TablePage(self.room, manifest, opened, game_table)
        page.home_wanted.connect(self.go_home)
        page.again_wanted.connect(self._on_again)
        page.rule_wanted.connect(self._on_rule)
        self._pages.addWidget(page)
        self._show(page, f"{manifest.id}.name")
        page.take_focus()

    def _game_in_view(self) -> Manifest | None:
        page = self.table_page or self.setup
        return page.manifest if page is not None else None

    def _on_again(self) -> None:
        """The same people, options and deck; the first seat is drawn again unless it was chosen."""
        if self.table_page is not None:
            from desktop.ui.home.setup_choice import once_more  # not before it is wanted, as in _open

            self.begin(once_more(self.table_page.match.header))

    def _on_remove(self, match_id: str) -> None:
        from desktop.ui.home.remove_question import remove_if_wanted  # not before it is wanted, as in _open

        hindrance = remove_if_wanted(self, self.room.words, self.desk.shelf, match_id)
        if hindrance is not None:
            self.notice.tell(hindrance)
        self.home.show_matches(self.desk.shelf.summaries())
        self.home.focus_first()

    def _on_look(self) -> None:
        dress(self, self.room.look)
        self._books.set_look()
        self.retranslate()

    def _on_rule(self, rule: str = "") -> None:
        header = self.table_page.match.header if self.table_page is not None else None
        self._books.open_rules(self._game_in_view(), header, rule)

    def _on_glossary(self) -> None:
        self._books.open_glossary(self._game_in_view())

    def _on_settings(self) -> None:
        from desktop.ui.settings.dialog import SettingsDialog  # not before it is wanted, as in _open

        dialog = SettingsDialog(self.room, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self.header.forget_hover)
        dialog.open()

    def _on_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _on_undo(self) -> None:
        if self.table_page is not None:
            self.table_page.panel.press_undo()
        elif self.decks_page is not None:
            self.decks_page.undo()

    def _on_redo(self) -> None:
        if self.table_page is not None:
            self.table_page.panel.press_redo()
        elif self.decks_page is not None:
            self.decks_page.redo()
