"""What Python and Qt say of faults while a window is played: none of it may go unheard."""

import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import qInstallMessageHandler


@contextmanager
def overhear() -> Iterator[list[str]]:
    """The list fills up with exceptions that reached nobody and with warnings of Qt."""
    wrong: list[str] = []
    hooks = sys.excepthook, threading.excepthook

    def on_exception(kind: Any, fault: Any, trace: Any) -> None:
        wrong.append("".join(traceback.format_exception(kind, fault, trace))[-1200:])

    def on_thread(args: threading.ExceptHookArgs) -> None:
        on_exception(args.exc_type, args.exc_value, args.exc_traceback)

    def on_message(_kind: Any, _context: Any, text: str) -> None:
        if "This plugin does not support" not in text:  # what the off-screen platform lacks
            wrong.append(f"Qt: {text}")

    sys.excepthook, threading.excepthook = on_exception, on_thread
    qInstallMessageHandler(on_message)
    try:
        yield wrong
    finally:
        qInstallMessageHandler(None)
        sys.excepthook, threading.excepthook = hooks
