"""Saves every move: written at once, so that a killed program loses none, made durable by a thread."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Lock, Thread
from typing import Any

from desktop.engine.message import Message
from desktop.session.journal import Line
from desktop.session.locks import BusyError
from desktop.session.match import Match
from desktop.session.matchfile import Chain, write_match
from desktop.session.wholefile import detail_of, keep_aside, replace_file

COMPACT_BYTES = 2_500_000
"""A file grown so large, by much undoing, is written anew without what was superseded."""


class Autosave:
    """Follows a match and keeps its file up to date until it is closed.

    ``told`` hears of a save that failed (``app.save.failed``) and of the first that works again
    (``app.save.recovered``); it may be called from the thread. The game goes on meanwhile, and the
    next move tries again with all that is owed. ``claim`` makes the file this instance's own before it
    is written whole, with its folder; it may raise BusyError and OSError.
    """

    def __init__(
        self,
        path: Path,
        match: Match[Any],
        told: Callable[[Message], None],
        claim: Callable[[], None] = lambda: None,
    ) -> None:
        self.path = path
        self._claim = claim
        self._match = match
        self._told = told
        self._chain = Chain()
        self._handle: int | None = None
        self._size = 0
        self._owed = b""
        self._failing = self._suspect = False
        self._guard = Lock()
        self._dirty = False
        self._thread: Thread | None = None
        match.scribes.append(self._on_lines)

    def write_anew(self) -> None:
        """Write the whole file, in place of what may be there."""
        self._release_handle()
        try:
            self._claim()
            data, self._chain = write_match(self._match.header, self._match.lines())
            replace_file(self.path, data)
            self._handle = os.open(self.path, os.O_WRONLY | os.O_APPEND)
        except BusyError as busy:
            self._failing = True
            self._told(busy.message)
            return
        except OSError as fault:
            self._fail(fault)
            return
        self._size, self._owed, self._suspect = len(data), b"", False
        self._recover()

    def go_on(self, size: int, chain: Chain) -> None:
        """Append to the file that is there: ``size`` bytes of whole lines, their sums as in ``chain``."""
        self._chain, self._size = chain, size
        try:
            self._handle = os.open(self.path, os.O_WRONLY | os.O_APPEND)
        except OSError as fault:
            self._fail(fault)

    @property
    def owes(self) -> bool:
        """Whether moves were made that are not in the file."""
        return bool(self._owed) or self._handle is None or self._suspect

    @property
    def copy_name(self) -> str:
        """A name for a copy of the file."""
        return self.path.name

    def try_again(self) -> None:
        """Save what is owed, if the disk takes it now."""
        if self.owes:
            self._save()

    def keep_copy(self, path: Path) -> None:
        """Write the whole match elsewhere, for who may go on with it later.

        Raises:
            OSError: it cannot be written there either.
        """
        replace_file(path, write_match(self._match.header, self._match.lines())[0])

    def close(self) -> None:
        """Save what is owed, wait until it is on the disk, and stop following the match."""
        self._match.scribes.remove(self._on_lines)
        self.try_again()
        self._release_handle()

    def _on_lines(self, lines: Sequence[Line]) -> None:
        self._owed += b"".join(self._chain.line(line) for line in lines)
        self._save()

    def _save(self) -> None:
        if self._handle is None or self._size > COMPACT_BYTES or self._suspect:
            self.write_anew()
            return
        try:
            if self._is_gone(self._handle):
                self.write_anew()
                return
            _write_all(self._handle, self._owed)
        except OSError as fault:
            self._take_back_half_lines(self._handle)
            self._fail(fault)
            return
        self._size += len(self._owed)
        self._owed = b""
        self._recover()
        self._sync_soon()

    def _is_gone(self, handle: int) -> bool:
        """Whether the file was removed or replaced, as by something that keeps folders alike.

        What was put in its place is kept beside it.
        """
        try:
            if os.path.samestat(os.fstat(handle), self.path.stat()):
                return False
            keep_aside(self.path, "foreign")
        except FileNotFoundError:
            pass
        return True

    def _take_back_half_lines(self, handle: int) -> None:
        try:
            os.ftruncate(handle, self._size)
        except OSError:
            # Then only a whole new file is safe.
            self._release_handle()

    def _sync_soon(self) -> None:
        with self._guard:
            self._dirty = True
            if self._thread is None:
                # Not a daemon: a program that leaves waits for the disk.
                self._thread = Thread(target=self._sync, name="autosave", daemon=False)
                self._thread.start()

    def _sync(self) -> None:
        while True:
            with self._guard:
                if not self._dirty or self._handle is None:
                    self._thread = None
                    return
                self._dirty = False
                handle = self._handle
            try:
                os.fsync(handle)
            except OSError as fault:
                # What the system has already let go of cannot be synced again: the next save is whole.
                self._suspect = True
                self._fail(fault)

    def _release_handle(self) -> None:
        with self._guard:
            thread = self._thread
        if thread is not None:
            thread.join()
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def _fail(self, fault: OSError) -> None:
        self._failing = True
        self._told(Message("app.save.failed", {"path": str(self.path), "detail": detail_of(fault)}))

    def _recover(self) -> None:
        if self._failing:
            self._failing = False
            self._told(Message("app.save.recovered", {"path": str(self.path)}))


def _write_all(handle: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]
