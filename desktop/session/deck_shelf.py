"""The folder of a person's own decks, beside those that come with the games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from desktop.engine.bad_input import BadInputError
from desktop.engine.deck import Provenance
from desktop.engine.message import Message
from desktop.session.deckfile import DECK_SUFFIX, DeckFile, deck_file, read_deck, write_deck
from desktop.session.header import json_text
from desktop.session.locks import Claim
from desktop.session.wholefile import detail_of, is_there, keep_aside, open_plain, read_whole, replace_file

BUILT_IN = "built-in:"
"""How the id of a deck begins that comes with a game; its file's name follows."""

_NOBODYS = Provenance(kind="own")


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """A deck on the shelf. ``fault`` says why its file cannot be read; then little else is known."""

    id: str
    path: Path
    game: str = ""
    name: str = ""
    provenance: Provenance = _NOBODYS
    finished: bool = True
    fault: Message | None = None

    @property
    def built_in(self) -> bool:
        """Whether it comes with its game and is never changed."""
        return self.id.startswith(BUILT_IN)

    @property
    def editable(self) -> bool:
        """Whether it is one's own to change; all others are copied first."""
        return not self.built_in and self.fault is None and self.provenance.kind == "own"

    @property
    def playable(self) -> bool:
        """Whether a match may be tried with it."""
        return self.finished and self.fault is None


class HeldDeck:
    """A deck that no other instance of the program changes, until it is let go of.

    Its folder may be taken away, or put back by a program that keeps folders alike: the next save makes the
    folder, the lock and the file again. What somebody else put in the file's place is kept beside it.
    """

    def __init__(self, path: Path) -> None:
        """Hold the deck of that file, which need not be there.

        Raises:
            BusyError: another instance holds it.
            OSError: the folder cannot be written.
        """
        self._path = path
        self._claim = Claim(path.with_suffix(".lock"))
        self._claim.make()
        self._known = self._on_disk()

    def save(self, deck: Mapping[str, Any], *, finished: bool) -> None:
        """Put a deck in the place of the old one at a stroke.

        Raises:
            BusyError: another instance took the deck after its folder had been taken away.
            BadInputError: it has no proper head, or the folder cannot be written.
        """
        deck_file(deck)
        data = write_deck(deck, finished=finished)
        try:
            self._claim.make()
            if self._on_disk() not in (None, self._known, data):
                keep_aside(self._path, "foreign")
            replace_file(self._path, data)
        except OSError as fault:
            raise _unwritable(self._path, fault) from fault
        self._known = data

    @property
    def lost(self) -> bool:
        """Whether its file was taken away, or out of reach."""
        return not is_there(self._path)

    def release(self) -> None:
        """Let go of the deck."""
        self._claim.release()

    def _on_disk(self) -> bytes | None:
        """What the file holds; None when there is nothing that could be kept."""
        try:
            with open_plain(self._path) as file:
                return file.read()
        except OSError:
            return None


class DeckShelf:
    """All decks there are: ``built_in`` are the files of each game, ``folder`` holds a person's own."""

    def __init__(self, folder: Path, built_in: Mapping[str, Sequence[Path]]) -> None:
        self.folder = folder
        self._built_in = built_in

    def entries(self) -> tuple[DeckEntry, ...]:
        """Every deck, those of the games first, then by name; needs no rules of any game."""
        built_in = [
            _entry(f"{BUILT_IN}{path.stem}", path, game)
            for game, paths in self._built_in.items()
            for path in paths
        ]
        try:
            paths = [path for path in self.folder.iterdir() if path.suffix == DECK_SUFFIX]
        except OSError:
            paths = []
        own = [_entry(path.stem, path) for path in paths]
        return (*built_in, *sorted(own, key=lambda entry: (entry.name.casefold(), entry.id)))

    def of_game(self, game: str) -> tuple[DeckEntry, ...]:
        """The decks of one game."""
        return tuple(entry for entry in self.entries() if entry.game == game)

    def entry(self, game: str, deck_id: str) -> DeckEntry | None:
        """A deck of a game, or None when it is not there any more."""
        return next((entry for entry in self.of_game(game) if entry.id == deck_id), None)

    def read(self, game: str, deck_id: str) -> DeckFile:
        """A deck as its file has it.

        Raises:
            BadInputError: it is gone, or cannot be read.
        """
        entry = self.entry(game, deck_id)
        if entry is None:
            raise BadInputError("deck-gone")
        return read_deck(read_whole(entry.path))

    def add(self, deck: Mapping[str, Any], *, finished: bool) -> str:
        """Put a deck on the shelf as a new one, and name its id there.

        Raises:
            BadInputError: it has no proper head, or the folder cannot be written.
        """
        deck_file(deck)
        deck_id = uuid4().hex
        path = self._path_of(deck_id)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            replace_file(path, write_deck(deck, finished=finished))
        except OSError as fault:
            raise _unwritable(path, fault) from fault
        return deck_id

    def remove(self, deck_id: str) -> None:
        """Take a deck of one's own away for good; matches carry their decks and do not mind.

        Raises:
            BusyError: another instance of the program edits it.
            BadInputError: it cannot be removed.
        """
        path = self._path_of(deck_id)
        self.hold(deck_id).release()
        try:
            for rest in (path, *self.folder.glob(f"{path.name}.*"), path.with_suffix(".lock")):
                rest.unlink(missing_ok=True)
        except OSError as fault:
            raise _unwritable(path, fault) from fault

    def hold(self, deck_id: str) -> HeldDeck:
        """Keep other instances of the program from changing a deck.

        Raises:
            BusyError: another instance edits it.
            BadInputError: the folder cannot be written.
        """
        path = self._path_of(deck_id)
        try:
            return HeldDeck(path)
        except OSError as fault:
            raise _unwritable(path, fault) from fault

    def same_as(self, deck: Mapping[str, Any]) -> DeckEntry | None:
        """The entry that holds this very deck already."""
        text = json_text(deck)
        for entry in self.entries():
            if entry.fault is None and json_text(read_deck(read_whole(entry.path)).deck) == text:
                return entry
        return None

    def free_name(self, game: str, name: str) -> str:
        """The name, or with a number behind it when a deck of the game has it already."""
        taken = {entry.name for entry in self.of_game(game)}
        number, free = 1, name
        while free in taken:
            number += 1
            free = f"{name} {number}"
        return free

    def _path_of(self, deck_id: str) -> Path:
        return self.folder / f"{deck_id}{DECK_SUFFIX}"


def _entry(deck_id: str, path: Path, game: str = "") -> DeckEntry:
    try:
        file = read_deck(read_whole(path))
    except BadInputError as fault:
        return DeckEntry(deck_id, path, game, fault=fault.message)
    return DeckEntry(deck_id, path, file.game, file.name, file.provenance, file.finished)


def _unwritable(path: Path, fault: OSError) -> BadInputError:
    return BadInputError("unwritable", {"path": str(path), "detail": detail_of(fault)})
