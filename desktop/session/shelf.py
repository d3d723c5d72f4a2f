"""The folder of matches: what lies there, and taking one off it to play."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar
from uuid import uuid4

from desktop.engine.bad_input import BadInputError
from desktop.engine.deck_form import OWN
from desktop.engine.game import GameRules
from desktop.engine.ids import Seat
from desktop.engine.luck import Luck
from desktop.engine.manifest import Manifest
from desktop.engine.message import Message
from desktop.session.autosave import Autosave
from desktop.session.dealer import Dealer
from desktop.session.header import Header, SeatInfo
from desktop.session.locks import Claim
from desktop.session.match import Match
from desktop.session.matchfile import Chain, read_match
from desktop.session.resume import checked_script, resume
from desktop.session.skim import skim_match
from desktop.session.wholefile import detail_of, is_there, keep_aside, read_whole, replace_file

S = TypeVar("S")
SUFFIX = ".jsonl"
CLOCKS_DIFFER_S = 120
"""So far the clock of a drive in the network may be ahead of ours."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A match on the shelf. ``fault`` says why it cannot be opened; then little else is known.

    ``changed`` is seconds since 1970, ``cut`` whether it will be opened without a damaged tail. ``deck`` is
    the name of a deck that is somebody's own; the decks that come with the games need no telling.
    """

    id: str
    path: Path
    changed: float
    game: str = ""
    deck: str = ""
    seats: tuple[SeatInfo, ...] = ()
    turn: int = 0
    to_act: Seat | None = None
    outcome: Literal["win", "loss", "draw"] | None = None
    cut: bool = False
    fault: Message | None = None


class OpenMatch(Generic[S]):
    """A match taken off the shelf: locked for this instance, saved at every move until closed.

    ``repairs`` are what the players are to be told about its file; ``fresh`` is a match that was not on
    the shelf before.
    """

    def __init__(
        self,
        match: Match[S],
        autosave: Autosave,
        claim: Claim,
        repairs: tuple[Message, ...] = (),
        *,
        fresh: bool = False,
    ) -> None:
        self.match = match
        self.fresh = fresh
        self.autosave = autosave
        self.repairs = repairs
        self._claim = claim

    def close(self) -> None:
        """Park the match: save it, wait for the disk, and let go of it."""
        try:
            self.autosave.close()
        finally:
            self._claim.release()


class Shelf:
    """All matches of a player in one folder, open and finished, one file each.

    ``told`` hears of saves that fail or work again; it may be called from another thread.
    """

    def __init__(self, folder: Path, told: Callable[[Message], None]) -> None:
        self.folder = folder
        self._told = told

    def path_of(self, match_id: str) -> Path:
        """Where a match of that id is kept."""
        return self.folder / f"{match_id}{SUFFIX}"

    def summaries(self) -> tuple[Summary, ...]:
        """Every match, the last changed first; needs no rules of any game.

        After a clock was set back a time yet to come says only that a match is older than those of now.
        """
        try:
            paths = [path for path in self.folder.iterdir() if path.suffix == SUFFIX]
        except OSError:
            return ()
        found = sorted((_summary(path) for path in paths), key=lambda entry: entry.id)
        now = time.time() + CLOCKS_DIFFER_S
        return tuple(sorted(found, key=lambda entry: (entry.changed <= now, entry.changed), reverse=True))

    def begin(self, rules: GameRules[S, Any], header: Header, luck: Luck | None = None) -> OpenMatch[S]:
        """A new match, dealt and on the shelf.

        Raises:
            BadInputError: the header does not fit the game.
        """
        match = Match.begin(rules, header, luck or Dealer())
        return self.add(match)

    def add(self, match: Match[S]) -> OpenMatch[S]:
        """Put a match on the shelf, such as one that begins at a position. Its id is not there yet.

        Where the folder cannot be written it is played unsaved, and that is told.
        """
        claim = Claim(self._lock_path(match.header.id))
        autosave = Autosave(self.path_of(match.header.id), match, self._told, claim.make)
        autosave.write_anew()
        return OpenMatch(match, autosave, claim, fresh=True)

    def give_up(self, opened: OpenMatch[Any]) -> None:
        """Let go of a match that cannot be shown; a fresh one in which nobody has moved is taken away.

        Raises:
            BadInputError: it cannot be taken away.
        """
        opened.close()
        untouched = not any(entry.is_decision for entry in opened.match.log)
        if opened.fresh and untouched and is_there(opened.autosave.path):
            self.remove(opened.match.header.id)

    def open(
        self, match_id: str, manifest: Manifest, rules: GameRules[S, Any], luck: Luck | None = None
    ) -> OpenMatch[S]:
        """Take a match off the shelf, mended if need be; what was damaged is kept aside.

        Raises:
            BusyError: another instance of the program plays it.
            BadInputError: it cannot be read at all; its file is left untouched.
        """
        path = self.path_of(match_id)
        data = read_whole(path)
        claim = self._claimed(match_id)
        try:
            # Once more under the lock: another instance may have been writing until now.
            data = read_whole(path)
            return self._opened(path, data, manifest, rules, luck or Dealer(), claim)
        except BaseException:
            claim.release()
            raise

    def adopt(self, data: bytes) -> str:
        """Put a match file from elsewhere on the shelf and name its id there; it is opened from the shelf.

        Raises:
            BadInputError: it is no match file, or the shelf cannot be written.
        """
        script = read_match(data)
        match_id = script.header.id
        if is_there(self.path_of(match_id)):
            # The shelf's own match must not be overwritten: the newcomer gets an id of its own.
            match_id = uuid4().hex
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            replace_file(self.path_of(match_id), data)
        except OSError as fault:
            raise _unwritable(self.path_of(match_id), fault) from fault
        return match_id

    def remove(self, match_id: str) -> None:
        """Take a match away for good, with what was kept aside of it.

        Raises:
            BusyError: another instance of the program plays it.
            BadInputError: it cannot be removed.
        """
        path = self.path_of(match_id)
        self._claimed(match_id).release()
        try:
            for rest in (path, *self.folder.glob(f"{path.name}.*"), self._lock_path(match_id)):
                rest.unlink(missing_ok=True)
        except OSError as fault:
            raise _unwritable(path, fault) from fault

    def _lock_path(self, match_id: str) -> Path:
        return self.folder / f"{match_id}.lock"

    def _claimed(self, match_id: str) -> Claim:
        claim = Claim(self._lock_path(match_id))
        try:
            claim.make()
            return claim
        except OSError as fault:
            # people know the match's file, not the lock beside it
            raise _unwritable(self.path_of(match_id), fault) from fault

    def _opened(
        self,
        path: Path,
        data: bytes,
        manifest: Manifest,
        rules: GameRules[S, Any],
        luck: Luck,
        claim: Claim,
    ) -> OpenMatch[S]:
        script = read_match(data)
        resumed = resume(rules, checked_script(script, manifest), luck)
        match = resumed.match
        autosave = Autosave(path, match, self._told, claim.make)
        repairs: list[Message] = []
        try:
            if script.damage is not None:
                aside = keep_aside(path, "damaged")
                line = data[: script.good_bytes].count(b"\n") + 1
                repairs.append(Message("app.match.cut", {"path": str(aside), "line": line}))
                replace_file(path, data[: script.good_bytes])
            elif not resumed.faithful:
                keep_aside(path, "older-rules")
            elif script.migrated:
                keep_aside(path, "older-version")
        except OSError as fault:
            raise _unwritable(path, fault) from fault
        if resumed.repair is not None:
            repairs.append(resumed.repair)
        replayed = len(script.moves) == len(match.log)
        if resumed.faithful and replayed and not script.migrated:
            autosave.go_on(script.good_bytes, Chain(script.sum))
        else:
            autosave.write_anew()
        return OpenMatch(match, autosave, claim, tuple(repairs))


def _summary(path: Path) -> Summary:
    match_id, changed = path.name.removesuffix(SUFFIX), 0.0
    try:
        changed = path.stat().st_mtime
        skimmed = skim_match(read_whole(path))
    except OSError as fault:
        reason = Message("app.input.unreadable", {"path": str(path), "detail": detail_of(fault)})
        return Summary(match_id, path, changed, fault=reason)
    except BadInputError as fault:
        return Summary(match_id, path, changed, fault=fault.message)
    header, mark = skimmed.header, skimmed.mark
    return Summary(
        id=match_id,
        path=path,
        changed=changed,
        game=header.game,
        deck=_own_deck(header),
        seats=header.seats,
        turn=mark.turn,
        to_act=mark.to_act,
        outcome=mark.outcome,
        cut=skimmed.cut,
    )


def _own_deck(header: Header) -> str:
    provenance = header.deck.get("provenance")
    own = isinstance(provenance, dict) and provenance.get("kind") == OWN
    name = header.deck.get("name")
    return name if own and isinstance(name, str) else ""


def _unwritable(path: Path, fault: OSError) -> BadInputError:
    return BadInputError("unwritable", {"path": str(path), "detail": detail_of(fault)})
