"""One program instance at a time for one match."""

import os
import sys
from pathlib import Path

from desktop.engine.message import Message

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class BusyError(Exception):
    """Another instance of the program has the match open; ``message`` says so."""

    def __init__(self, path: Path) -> None:
        self.message = Message("app.match.busy", {"path": str(path)})
        super().__init__(str(path))


class Lock:
    """A lock that the system itself gives up when the program ends, however it ends."""

    def __init__(self, path: Path) -> None:
        """Take the lock.

        Raises:
            BusyError: another instance holds it.
            OSError: the lock file cannot be made.
        """
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock_at_once(self._handle)
        except OSError as fault:
            os.close(self._handle)
            raise BusyError(path) from fault

    def is_at(self, path: Path) -> bool:
        """Whether it is the file at a path that is locked, and not one that was removed since.

        Raises:
            OSError: nobody can say.
        """
        try:
            return os.path.samestat(os.fstat(self._handle), path.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Give the lock back. The file stays: removing it would let two instances hold "the" lock."""
        os.close(self._handle)


class Claim:
    """That a file is this instance's own: made as soon as its folder can be written, and again if need be.

    It comes before the first byte of the file, so that nobody ever finds the file without the lock.
    """

    def __init__(self, path: Path) -> None:
        """A claim that is not made yet, by the lock at ``path``."""
        self._path = path
        self._lock: Lock | None = None

    def make(self) -> None:
        """Take the lock, if that is not done or its file was removed, be it with its folder.

        Raises:
            BusyError: another instance has it.
            OSError: the lock file cannot be made.
        """
        if self._lock is None or not self._lock.is_at(self._path):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            lock = Lock(self._path)
            self.release()
            self._lock = lock

    def release(self) -> None:
        """Give back what was taken."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _lock_at_once(handle: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
