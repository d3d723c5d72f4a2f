"""The way of a file from outside into the window: a match, a position or a deck; all else is told."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.engine.bad_input import BadInputError
from desktop.engine.message import Message
from desktop.ui.game_desk import GameDesk
from desktop.ui.room import Room

if TYPE_CHECKING:
    from desktop.ui.decks.arrival import Arrival


class FileWay(QObject):
    """Files may be chosen, dropped on the window or named at the start. The file itself stays as it is.

    What reads files is loaded when the first one comes: home is painted sooner without.
    """

    match_wanted = Signal(str)
    """The id of a match on the shelf that is to be played on."""
    begin_wanted = Signal(object, object)
    """The manifest of a game and a match of it that is not on the shelf yet."""
    decks_wanted = Signal(str)
    """The id of a deck that is to be shown among all."""
    play_wanted = Signal(str, str)
    """Game and id of a deck that is to be played with."""
    told = Signal(object)
    """A Message the person should see."""

    def __init__(self, room: Room, desk: GameDesk, window: QWidget) -> None:
        super().__init__(window)
        self._room = room
        self._desk = desk
        self._window = window

    def ask(self) -> None:
        """Let a person choose a file, and open it."""
        from desktop.ui.home.file_opening import ask_for_file

        path = ask_for_file(self._window, self._room.words)
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Open a file; what it is no good for is told."""
        from desktop.session.wholefile import read_whole
        from desktop.ui.decks.arrival import is_deck_file
        from desktop.ui.home.file_opening import taken_in

        try:
            data = read_whole(path)
            if is_deck_file(path, data):
                self._offer(data)
            else:
                found = taken_in(self._desk, data)
                if isinstance(found, str):
                    self.match_wanted.emit(found)
                else:
                    self.begin_wanted.emit(*found)
        except BadInputError as fault:
            if "path" not in fault.message.facts:
                self.told.emit(Message("app.home.open.failed", {"path": str(path)}))
            self.told.emit(fault.message)
        except ImportError as fault:
            self.told.emit(Message("app.home.closed-room", {"detail": str(fault)}))

    def _offer(self, data: bytes) -> None:
        """Show what a deck file holds before anything is done with it."""
        from PySide6.QtCore import Qt

        from desktop.ui.decks.arrival import arrive
        from desktop.ui.decks.offer import DeckOffer

        offer = DeckOffer(self._room, arrive(self._desk, data), self._window)
        offer.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        offer.wanted.connect(self._on_wanted)
        offer.open()

    def _on_wanted(self, arrival: Arrival, play: bool) -> None:
        deck_id = arrival.known.id if arrival.known is not None else None
        if deck_id is None:
            try:
                deck_id = self._desk.decks.add(arrival.deck, finished=not arrival.faults)
            except BadInputError as fault:
                self.told.emit(fault.message)
                return
        if play:
            self.play_wanted.emit(arrival.file.game, deck_id)
        else:
            self.decks_wanted.emit(deck_id)
