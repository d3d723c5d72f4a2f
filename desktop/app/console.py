"""How a command speaks: JSON on standard output, words in the user's language on standard error."""

import errno
import json
import os
import sys
from collections.abc import Mapping
from typing import Any

from desktop.engine.bad_input import BadInputError
from desktop.engine.limits import SIZE_LIMIT_BYTES
from desktop.engine.message import Facts, Message
from desktop.session.wholefile import detail_of
from desktop.wording.language import Words


class OutputError(Exception):
    """Standard output cannot take the answer, for instance on a full disk."""

    def __init__(self, fault: OSError) -> None:
        self.message = Message("app.cli.output-failed", {"detail": detail_of(fault)})
        super().__init__(str(fault))


class Console:
    """The two streams of a command.

    Raises:
        OutputError: when an answer cannot be written; a closed pipe is a BrokenPipeError as ever.
    """

    def __init__(self, words: Words) -> None:
        self.words = words

    def answer(self, value: Mapping[str, Any]) -> None:
        """One JSON object on a line of its own, written at once, so that a reader can follow."""
        self.show(json.dumps(value, ensure_ascii=False))

    def show(self, text: str) -> None:
        """Text that was itself asked for, such as the help."""
        try:
            if sys.stdout is None:  # it was closed before the program began
                raise _closed()
            print(text, flush=True)
        except BrokenPipeError:
            raise
        except OSError as fault:
            raise OutputError(fault) from fault

    def say(self, message: Message) -> None:
        """A sentence beside the answer."""
        self.tell(self.words.say(message))

    def tell(self, text: str) -> None:
        """A text beside the answer."""
        print(text, file=sys.stderr)


def facts_value(facts: Facts) -> dict[str, Any]:
    """Facts as JSON."""
    return {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in facts.items()}


def fault_value(fault: BadInputError) -> dict[str, Any]:
    """Why an input cannot be used, as JSON."""
    return {"reason": fault.message.id, "facts": facts_value(fault.message.facts)}


def read_standard_input() -> bytes:
    """All of standard input, up to the size limit of any file of ours.

    Raises:
        BadInputError: it is larger, or cannot be read.
    """
    try:
        if sys.stdin is None:  # it was closed before the program began
            raise _closed()
        data = sys.stdin.buffer.read(SIZE_LIMIT_BYTES + 1)
    except OSError as fault:
        raise BadInputError("unreadable", {"path": "-", "detail": detail_of(fault)}) from fault
    if len(data) > SIZE_LIMIT_BYTES:
        raise BadInputError("too-large", {"limit": SIZE_LIMIT_BYTES // 1_000_000})
    return data


def _closed() -> OSError:
    """What the system says of a closed stream."""
    return OSError(errno.EBADF, os.strerror(errno.EBADF))
