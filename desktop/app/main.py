"""Where the program starts: the command line, and the streams it speaks through."""

import logging
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

PIPE_CLOSED = 141
"""What a program reports that was writing when its reader left (128 + SIGPIPE)."""

INTERRUPTED = 130
"""What a program reports that was stopped from the keyboard (128 + SIGINT)."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and give the exit code."""
    _speak_utf8()
    _have_a_home()
    # no plugin of ours: looking for some reads the metadata of every installed package
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "1")
    from desktop.app.commands import run

    try:
        code = run(sys.argv[1:] if argv is None else argv)
        if not _flushed():
            _silence()
    except BrokenPipeError:
        _silence()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def start() -> NoReturn:
    """Run the program as a process of its own and end it.

    ``main`` has saved and flushed all, so it leaves at once: tearing libraries down one by one buys
    nothing, and the physics engine's binding would list what it takes for leaks on the way.
    """
    code = main()
    logging.shutdown()
    os._exit(code)


def _speak_utf8() -> None:
    """UTF-8 whatever the locale says; what a lone surrogate would break is written as an escape."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # None under a windowed start, another thing in tests
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _have_a_home() -> None:
    """Settle where this person lives when HOME does not say it: as the system says, or else at the root.

    Nobody else is asked later. That the root takes nothing is told like that of any other home.
    """
    if sys.platform == "win32" or Path(os.environ.get("HOME", "")).is_absolute():
        return
    os.environ.pop("HOME", None)
    try:
        Path.home()
    except RuntimeError:
        os.environ["HOME"] = os.sep


def _flushed() -> bool:
    """Whether all that was said is out; what a full disk did not take was told of already."""
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream:  # None under a windowed start
                stream.flush()
    except BrokenPipeError:
        raise
    except OSError:
        return False
    return True


def _silence() -> None:
    """Keep Python from trying the closed or full stream once more at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
