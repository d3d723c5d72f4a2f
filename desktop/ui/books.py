"""The rule book and the glossary: one open at a time, beside the game, following look and language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.ui.game_desk import GameDesk
from desktop.ui.room import Room

if TYPE_CHECKING:
    from desktop.engine.manifest import Manifest
    from desktop.session.header import Header
    from desktop.ui.panels.book import Book


class Books:
    """Opens the books of the game in view; without one there is nothing to open."""

    def __init__(self, room: Room, desk: GameDesk, window: QWidget) -> None:
        self._room = room
        self._desk = desk
        self._window = window
        self._book: Book | None = None

    def open_rules(self, manifest: Manifest | None, header: Header | None, rule: str = "") -> None:
        """Open the rule book, at a rule when one is named; ``header`` says what is in force."""
        if manifest is None:
            return
        from desktop.ui.panels.rule_browser import RuleBrowser  # home is painted sooner without books

        room = self._room
        rulebook = self._desk.load_rules(manifest).rulebook
        table = self._desk.load_table(manifest)
        book = RuleBrowser(manifest, rulebook, room.words, room.look, room.icons, table, header, self._window)
        self._open(book, rule)

    def open_glossary(self, manifest: Manifest | None) -> None:
        """Open the glossary."""
        if manifest is not None:
            from desktop.ui.panels.glossary import Glossary  # as in open_rules

            room = self._room
            self._open(Glossary(manifest, room.words, room.look, room.icons, self._window), "")

    def close(self) -> None:
        """Close the open book, as when its game leaves the screen."""
        if self._book is not None:
            self._book.close()

    def set_look(self) -> None:
        """Take the room's look and language."""
        if self._book is not None:
            self._book.set_look(self._room.look)

    def _open(self, book: Book, page: str) -> None:
        self.close()
        self._book = book
        book.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        book.finished.connect(self._on_closed)
        if page:
            book.open_at(page)
        else:
            book.open_to_search()

    def _on_closed(self) -> None:
        self._book = None
