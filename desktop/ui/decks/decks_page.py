"""The page of decks: the list, and the editor of the deck that was chosen there."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.engine.bad_input import BadInputError
from desktop.engine.deck_form import OWN
from desktop.engine.game import naming
from desktop.engine.manifest import Manifest
from desktop.engine.message import Message
from desktop.engine.plain_text import cleaned, cleaned_name
from desktop.session.deck_shelf import DeckEntry
from desktop.session.deckfile import write_deck
from desktop.session.locks import BusyError
from desktop.session.wholefile import detail_of, replace_file
from desktop.ui.decks.arrival import understood
from desktop.ui.decks.deck_list import DeckList
from desktop.ui.decks.deck_words import deck_name
from desktop.ui.decks.editor import DeckEditor
from desktop.ui.decks.floating_note import FloatingNote
from desktop.ui.decks.questions import ask_new_name, ask_where_to_save, wants_deck_removed
from desktop.ui.game_desk import GameDesk
from desktop.ui.room import Room
from desktop.ui.unsaved import Owing, may_leave


class DecksPage(QStackedWidget):
    """Nothing here touches a match: each carries its deck whole."""

    left = Signal()
    play_wanted = Signal(str, str)
    """Game and id of the deck."""
    open_wanted = Signal()
    """Somebody wants to open a file."""
    told = Signal(object)
    """A Message the person should see."""

    def __init__(self, room: Room, desk: GameDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._desk = desk
        self.list = DeckList(room, desk.games)
        self.editor: DeckEditor | None = None
        self.addWidget(self.list)
        self.note = FloatingNote(room, self)
        self.list.left.connect(self.left)
        self.list.file_wanted.connect(self.open_wanted)
        self.list.wanted.connect(self._on_wanted)

    def show_list(self, focus: str = "") -> None:
        """Show all decks, with the keyboard on one of them."""
        self._close_editor()
        self.note.forget()
        self.list.show_decks(self._desk.decks.entries(), focus)
        self.setCurrentWidget(self.list)

    def undo(self) -> None:
        """Take the editor's last change back."""
        if self.editor is not None:
            self.editor.undo()

    def redo(self) -> None:
        """Do the editor's last change again."""
        if self.editor is not None:
            self.editor.redo()

    @property
    def owing(self) -> Owing | None:
        """What may not be on the disk."""
        return self.editor

    def leave(self) -> None:
        """Let go of the deck in the editor."""
        self._close_editor()

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        self.list.retranslate()
        self.note.retranslate()
        if self.editor is not None:
            self.editor.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.note.place()

    def edit(self, entry: DeckEntry) -> None:
        """Open the editor on a deck of one's own; what stands in the way is told."""
        manifest = self._desk.games[entry.game]
        try:
            self._open_editor(entry, manifest)
        except BadInputError as fault:
            if "path" not in fault.message.facts:
                self.told.emit(Message("app.home.open.failed", {"path": str(entry.path)}))
            self.told.emit(fault.message)
        except BusyError:
            self.told.emit(Message("app.decks.locked"))
        except ImportError as fault:
            self.told.emit(Message("app.home.closed-room", {"detail": str(fault)}))

    def _open_editor(self, entry: DeckEntry, manifest: Manifest) -> None:
        desk = self._desk
        sheets = desk.load_deck_sheets(manifest)
        if sheets is None:
            return
        rules = desk.load_rules(manifest)
        held = desk.decks.hold(entry.id)
        try:
            # not before it is held: another window may have been changing it until now
            deck, _ = understood(desk, manifest, desk.decks.read(entry.game, entry.id))
            self._close_editor()
            self.note.forget()
            self._room.words.set_naming(naming(rules, desk.load_deck(manifest, rules)))
            self.editor = editor = DeckEditor(self._room, entry.game, sheets, entry.id, deck, held)
        except BaseException:
            held.release()
            raise
        editor.left.connect(self._on_done)
        editor.play_wanted.connect(self.play_wanted)
        editor.file_wanted.connect(self._on_file)
        self.addWidget(editor)
        self.setCurrentWidget(editor)
        editor.take_focus()

    def _close_editor(self) -> None:
        editor, self.editor = self.editor, None
        if editor is None:
            return
        editor.leave()
        self.removeWidget(editor)
        editor.hide()
        editor.deleteLater()
        self._room.words.set_naming(None)

    def _on_wanted(self, action: str, entry: DeckEntry) -> None:
        match action:
            case "edit":
                self.edit(entry)
            case "copy":
                self._carefully(self._copy, entry)
            case "play":
                self._play(entry)
            case "rename":
                self._carefully(self._rename, entry)
            case "file":
                self._on_file(entry.game, entry.id)
            case _:
                self._carefully(self._remove, entry)

    def _carefully(self, deed: Callable[[DeckEntry], None], entry: DeckEntry) -> None:
        try:
            deed(entry)
        except BadInputError as fault:
            self.told.emit(fault.message)
        except BusyError:
            self.told.emit(Message("app.decks.locked"))

    def _play(self, entry: DeckEntry) -> None:
        """An unfinished deck cannot be played: its editor says why."""
        if entry.playable:
            self.play_wanted.emit(entry.game, entry.id)
        elif entry.editable:
            self.edit(entry)
        else:
            self.told.emit(Message("app.input.deck-unfinished", {"name": deck_name(entry, self._room.words)}))

    def _copy(self, entry: DeckEntry) -> None:
        """A copy is one's own, and says what it was copied from."""
        desk, words = self._desk, self._room.words
        file, copied_from = desk.decks.read(entry.game, entry.id), deck_name(entry, words)
        name = desk.decks.free_name(
            entry.game, cleaned_name(words.tr("app.decks.copy-name", name=copied_from))[:100]
        )
        source = words.tr("app.decks.copy-source", name=copied_from)
        if file.provenance.author:
            source += " · " + words.tr("app.decks.by", name=file.provenance.author)
        author = next((known for known in self._room.preferences.names if known), "")
        provenance = {"kind": OWN, "source": cleaned(source)[:500], "author": author[:100]}
        deck = {**file.deck, "name": name[:100], "provenance": provenance}
        deck_id = desk.decks.add(deck, finished=file.finished)
        copied = desk.decks.entry(entry.game, deck_id)
        if copied is not None:
            self.edit(copied)

    def _rename(self, entry: DeckEntry) -> None:
        shelf = self._desk.decks
        name = ask_new_name(self, self._room.words, entry.name)
        if name is None:
            return
        held = shelf.hold(entry.id)
        try:
            file = shelf.read(entry.game, entry.id)
            held.save({**file.deck, "name": name}, finished=file.finished)
        finally:
            held.release()
        self.show_list(entry.id)

    def _remove(self, entry: DeckEntry) -> None:
        if not wants_deck_removed(self, self._room.words, entry.name or entry.path.name):
            return
        self._desk.decks.remove(entry.id)
        self.show_list()

    def _on_file(self, game: str, deck_id: str) -> None:
        try:
            file = self._desk.decks.read(game, deck_id)
        except BadInputError as fault:
            self.told.emit(fault.message)
            return
        entry = self._desk.decks.entry(game, deck_id)
        name = deck_name(entry, self._room.words) if entry is not None else file.name
        path = ask_where_to_save(self, self._room.words, name)
        if path is not None:
            self.save_to(path, game, deck_id)

    def save_to(self, path: Path, game: str, deck_id: str) -> None:
        """Write a deck to a file that can be sent."""
        try:
            file = self._desk.decks.read(game, deck_id)
            replace_file(path, write_deck(file.deck, finished=file.finished))
        except BadInputError as fault:
            self.told.emit(fault.message)
        except OSError as fault:
            facts = {"path": str(path), "detail": detail_of(fault)}
            self.told.emit(Message("app.input.unwritable", facts))
        else:
            self.note.say(Message("app.decks.saved", {"path": str(path)}))

    def _on_done(self) -> None:
        if not may_leave(self, self._room.words, self.editor):
            return
        self.show_list(self.editor.deck_id if self.editor is not None else "")
