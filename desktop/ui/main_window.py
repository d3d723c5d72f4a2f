"""The window: which page is shown, and the shortcuts that work on every page."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.engine.message import Message
from desktop.ui.file_drop import FileDrop
from desktop.ui.game_desk import GameDesk
from desktop.ui.home.file_way import FileWay
from desktop.ui.in_sight import InSight
from desktop.ui.last_resort import kept_copies
from desktop.ui.opening import game_of, given_up, off_the_shelf, taken
from desktop.ui.page_frame import PageFrame
from desktop.ui.room import Room
from desktop.ui.shortcuts import add_shortcuts, press_focused
from desktop.ui.theme.stylesheet import dress
from desktop.ui.window_place import place_window

if TYPE_CHECKING:
    from desktop.engine.manifest import Manifest
    from desktop.session.match import Match
    from desktop.session.shelf import OpenMatch
    from desktop.ui.home.setup_choice import SetupChoice

QUIET_MS = 700
"""So long after a match was left all its pages have gone, and the next page stands and is being read."""


class MainWindow(PageFrame):
    """Home, set-up and one open match: what leads from page to page."""

    def __init__(self, room: Room, desk: GameDesk, parent: QWidget | None = None) -> None:
        super().__init__(room, desk, parent)
        self._awake = False
        self._files = FileWay(room, desk, self)
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
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
        if not self._leave_page():
            return
        self.home.show_matches(self.desk.shelf.summaries())
        self._ahead.follow(card.summary for card in self.home.cards)
        self._show(self.home, "app.name", at_home=True)
        self.home.focus_first()

    def set_up(self, game: str, deck: str = "") -> None:
        """Show the set-up of a game, perhaps with a deck; one left to look at decks is as it was."""
        kept = self.setup or self._kept_setup
        decks = self.desk.decks.of_game(game)
        if kept is not None and kept.manifest.id != game:
            kept = None
        if not self._leave_page(keep=kept):
            return
        if kept is not None:
            kept.deck.offer(decks, deck)
            self.setup = kept
        else:
            from desktop.ui.home.setup import SetupPage  # not before it is wanted, as in _open

            self.setup = SetupPage(self.room, self.desk.games[game], decks, deck, self.desk)
            self.setup.started.connect(self.begin)
            self.setup.left.connect(self.go_home)
            self.setup.decks_wanted.connect(self.show_decks)
            self.setup.about.rule_wanted.connect(self._on_rule)
            self._pages.addWidget(self.setup)
        self._ahead.begin(self.setup.manifest)
        self._show(self.setup, f"{game}.name")
        self.setup.start.setFocus()

    def show_decks(self, deck: str = "") -> None:
        """Show all decks, with the keyboard on the one named."""
        kept = self.setup or self._kept_setup
        if not self._leave_page(keep=kept):
            return
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
        desk, notice = self.desk, self.notice
        manifest = game_of(desk, match_id, notice.tell_hindrance)
        if manifest is not None:
            self._open(manifest, partial(off_the_shelf, desk, manifest, match_id, notice.tell))

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
        for copy in kept_copies():
            self.notice.tell(Message("app.unsaved.kept", {"path": str(copy)}))
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

    def _connect(self) -> None:
        self._quiet.timeout.connect(self._on_quiet)
        self.room.look_changed.connect(self._on_look)
        self.room.noticed.connect(self.notice.tell)
        self.home.new_wanted.connect(self.set_up)
        self.home.continue_wanted.connect(self.go_on)
        self.home.remove_wanted.connect(self._on_remove)
        self.home.decks_wanted.connect(self.show_decks)
        self.home.file_wanted.connect(self._files.ask)
        drop = FileDrop(self)
        drop.dropped.connect(self.open_file)
        drop.told.connect(self.notice.tell_hindrance)
        InSight(self)
        self._files.match_wanted.connect(self.go_on)
        self._files.begin_wanted.connect(self._on_begun)
        self._files.decks_wanted.connect(self.show_decks)
        self._files.play_wanted.connect(self.set_up)
        self._files.told.connect(self.notice.tell_hindrance)
        self.header.home_wanted.connect(self.go_home)
        self.header.rules_wanted.connect(self._on_rule)
        self.header.glossary_wanted.connect(self._on_glossary)
        self.header.settings_wanted.connect(self._on_settings)
        self.header.full_screen_wanted.connect(self._on_full_screen)

    def _let_go(self, keep: QWidget | None = None) -> None:
        if self.table_page is not None:
            self._quiet.start()
        super()._let_go(keep)

    def _on_quiet(self) -> None:
        """A match that was left refers to itself: its pictures (some 16 MiB) stay until that is found out.

        Left to Python that would be in the midst of a later match, and stop a hand that carries something.
        What is left then (modules, home, words) is not looked through again and again in that match: with it
        each whole collection would stop the hand for some 50 ms, without it for half as long.
        """
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    def _on_begun(self, manifest: Manifest, match: Match[Any]) -> None:
        self._open(manifest, partial(self.desk.shelf.add, match))

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

        if not self._may_leave():
            return
        found = taken(self.desk, manifest, take, self.notice.tell_hindrance)
        if found is None:
            return
        self.notice.forget_hindrances()
        game_table, opened = found
        # the page before gives back words and colours of its own, so it must go first
        self._let_go()
        try:
            self.table_page = page = TablePage(self.room, manifest, opened, game_table)
        except Exception:
            given_up(self.desk, opened, self.notice.tell)
            self.room.forget_match()
            self.go_home()
            raise
        page.home_wanted.connect(self.go_home)
        page.again_wanted.connect(self._on_again)
        page.rule_wanted.connect(self._on_rule)
        self._pages.addWidget(page)
        self._show(page, f"{manifest.id}.name")
        page.take_focus()

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
        self.lose_pointer()
        header = self.table_page.match.header if self.table_page is not None else None
        self._books.open_rules(self._game_in_view(), header, rule)

    def _on_glossary(self) -> None:
        self.lose_pointer()
        self._books.open_glossary(self._game_in_view())

    def _on_settings(self) -> None:
        from desktop.ui.settings.dialog import open_settings  # not before it is wanted, as in _open

        open_settings(self.room, self).finished.connect(self.header.forget_hover)

    def _on_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _on_undo(self) -> None:
        if (page := self.table_page or self.decks_page) is not None:
            page.undo()

    def _on_redo(self) -> None:
        if (page := self.table_page or self.decks_page) is not None:
            page.redo()
