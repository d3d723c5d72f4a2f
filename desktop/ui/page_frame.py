"""The window's frame: header, notices and one page, which is never left before all of it is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from desktop.ui.books import Books
from desktop.ui.focus_chain import focused_in
from desktop.ui.game_desk import GameDesk
from desktop.ui.header import Header as HeaderBar
from desktop.ui.home.home import HomePage
from desktop.ui.last_resort import keep_elsewhere
from desktop.ui.notice import Notice
from desktop.ui.reading_ahead import ReadingAhead
from desktop.ui.room import Room
from desktop.ui.unsaved import may_leave
from desktop.ui.window_place import kept_place

if TYPE_CHECKING:
    from desktop.engine.manifest import Manifest
    from desktop.ui.decks.decks_page import DecksPage
    from desktop.ui.home.setup import SetupPage
    from desktop.ui.table_page import TablePage


class PageFrame(QMainWindow):
    """Shows one page at a time. Home always exists, the others only while they are open."""

    def __init__(self, room: Room, desk: GameDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self.desk = desk
        self.home = HomePage(room, desk.games)
        self.setup: SetupPage | None = None
        self._kept_setup: SetupPage | None = None  # out of sight while decks are looked at from it
        self.decks_page: DecksPage | None = None
        self.table_page: TablePage | None = None
        self._hurried = False
        self._was_unfocused = False
        self._books = Books(room, desk, self)
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

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowBlocked:
            self.lose_pointer()
        elif event.type() is QEvent.Type.WindowDeactivate:
            self._was_unfocused = (focused_in(self) or self) is self
        elif event.type() is QEvent.Type.WindowActivate and self._was_unfocused:
            self._was_unfocused = False
            QTimer.singleShot(0, self, self._unfocus)
        return super().event(event)

    def _unfocus(self) -> None:
        """Qt gives the keyboard to the first button of a window that comes back: nobody had it before."""
        now = focused_in(self) or self
        if self.header.isAncestorOf(now):
            now.clearFocus()

    def lose_pointer(self) -> None:
        """Give back what is being dragged: another window is about to cover the table.

        Not every system tells a window that it is active no more while a button is down.
        """
        if self.table_page is not None:
            self.table_page.table.pointer.lose()

    def close_now(self) -> None:
        """Close without a question: the system does not wait for an answer, be it to one that is open.

        What cannot be saved in its place is kept elsewhere, and that is told at the next start.
        """
        self._hurried = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._leave_page():
            event.ignore()
            return
        self.room.change(window=kept_place(self), maximised=self.isMaximized())
        super().closeEvent(event)

    def _show(self, page: QWidget, title_id: str, *, at_home: bool = False) -> None:
        page.resize(self._pages.size())  # what it paints when it is shown has its size already
        self._pages.setCurrentWidget(page)
        self.header.show_page(title_id, at_home=at_home, has_rules=self._game_in_view() is not None)

    def _may_leave(self) -> bool:
        """Whether the page may go; what it could not save is asked about first."""
        page = self.table_page or self.decks_page
        if self.table_page is not None:
            self.table_page.finish()
        owing = page.owing if page is not None else None
        if not self._hurried:
            return may_leave(self, self.room.words, owing)
        if owing is not None:
            keep_elsewhere(owing)
        return True

    def _leave_page(self, keep: QWidget | None = None) -> bool:
        """Let go of the page; False when the person would rather stay with what is not saved."""
        may = self._may_leave()
        if may:
            self._let_go(keep)
        return may

    def _let_go(self, keep: QWidget | None = None) -> None:
        self._books.close()
        self._ahead.stop()
        for page in (self.setup, self._kept_setup, self.decks_page, self.table_page):
            if page is not None and page is not keep:
                page.leave()
                self._pages.removeWidget(page)
                page.hide()
                page.deleteLater()
        if self.table_page is not None:
            self.notice.take_back("app.save.failed", str(self.table_page.opened.autosave.path))
        self.setup = self._kept_setup = self.decks_page = self.table_page = None

    def _game_in_view(self) -> Manifest | None:
        page = self.table_page or self.setup
        return page.manifest if page is not None else None
