"""Reading a file that may be anything, and writing one so that it is always old or new, never half."""

import errno
import os
import shutil
import stat
from pathlib import Path
from typing import BinaryIO
from zlib import crc32

from desktop.engine.bad_input import BadInputError
from desktop.engine.limits import SIZE_LIMIT_BYTES


class NoFileError(OSError):
    """What was to be read is a pipe, a device or the like."""


def open_plain(path: Path) -> BinaryIO:
    """Open a file to be read, and nothing else that may lie under its name.

    Raises:
        NoFileError: a pipe or device: one that nobody writes to would be read for ever.
        OSError: it cannot be opened.
    """
    # asked of what was opened, not of the name; without waiting, for a pipe is opened by both of its ends
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        mode = os.fstat(handle).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(mode):
            raise NoFileError(errno.EINVAL, os.strerror(errno.EINVAL))
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise


def read_whole(path: Path, *, streams: bool = False) -> bytes:
    """The bytes of a file from outside; ``streams``: or of a pipe that somebody named on purpose.

    Raises:
        BadInputError: it cannot be read, is no file, or is larger than any file of ours.
    """
    try:
        with path.open("rb") if streams else open_plain(path) as file:
            # Bounded, for a device such as /dev/zero has no end.
            data = file.read(SIZE_LIMIT_BYTES + 1)
    except NoFileError as fault:
        raise BadInputError("no-file", {"path": str(path)}) from fault
    except (OSError, ValueError) as fault:
        # ValueError: a path with a NUL in it.
        raise BadInputError("unreadable", {"path": str(path), "detail": detail_of(fault)}) from fault
    if len(data) > SIZE_LIMIT_BYTES:
        raise BadInputError("too-large", {"limit": SIZE_LIMIT_BYTES // 1_000_000})
    return data


def is_there(path: Path) -> bool:
    """Whether something is at a path, as far as it can be reached; what keeps us out is told when it is used.

    Up to Python 3.13 ``Path.exists`` raises for a folder that must not be entered and for too long a name.
    """
    try:
        path.stat()
    except (OSError, ValueError):
        return False
    return True


def replace_file(path: Path, data: bytes) -> None:
    """Put a file in the place of the old one at a stroke: a temporary file, fsync, replace.

    Raises:
        OSError: the disk is full, the folder read-only and the like; the old file is untouched.
    """
    target = path.resolve()
    # not longer than the name itself: what the disk takes as a name may be as long as it can be
    temporary = target.with_name(f".{crc32(os.fsencode(target.name)):08x}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def keep_aside(path: Path, label: str) -> Path:
    """Copy a file beside itself as ``<name>.<label>-<n>``, the first free n, and name the copy.

    Raises:
        OSError: the copy cannot be made.
    """
    number = 1
    while (aside := path.with_name(f"{path.name}.{label}-{number}")).exists():
        number += 1
    try:
        shutil.copyfile(path, aside)
    except BaseException:
        aside.unlink(missing_ok=True)
        raise
    return aside


def detail_of(fault: OSError | ValueError) -> str:
    """The system's own words for a fault, for the end of a message."""
    return (fault.strerror if isinstance(fault, OSError) else None) or str(fault)


def _sync_folder(folder: Path) -> None:
    # So that the new name survives a loss of power; not every system lets a folder be opened.
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        return
    finally:
        os.close(handle)
