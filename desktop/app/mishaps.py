"""What happens when something goes wrong inside: the log has it whole, the person is told once."""

import logging
import sys
import threading
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler

LOG_BYTES = 500_000
"""A log file grown so large is put aside; one older one is kept."""

_log = logging.getLogger("ascent-table")


class Mishaps(QObject):
    """Catches what nobody caught, in slots, paint, timers and threads, so that the game goes on.

    ``happened`` comes once per kind of fault and in the window's thread, never from inside paint.
    """

    happened = Signal(str)
    """The path of the log file, empty when none can be written."""
    _caught = Signal(str)

    def __init__(self, log_file: Path, parent: QObject | None = None) -> None:
        """``log_file`` is the program's diary; that it cannot be written is no reason to stop."""
        super().__init__(parent)
        self._handler = _handler_for(log_file)
        self._log_file = log_file if self._handler else None
        self._seen: set[str] = set()
        self._caught.connect(self._on_caught, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Take over the hooks of Python and Qt, until ``remove``."""
        if self._handler is not None:
            logging.getLogger().addHandler(self._handler)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        qInstallMessageHandler(_on_qt_message)

    def write(self, fault: BaseException) -> None:
        """Put a fault that ends the program into the diary."""
        _log.error("The program cannot start", exc_info=fault)

    def remove(self) -> None:
        """Give the hooks back."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)
        if self._handler is not None:
            logging.getLogger().removeHandler(self._handler)
            self._handler.close()

    def _on_exception(
        self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, fault, trace)
            return
        _log.error("Nobody caught this", exc_info=(kind, fault, trace))
        self._caught.emit(_place(kind, trace))

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        _log.error("Nobody caught this in a thread", exc_info=args.exc_value)
        self._caught.emit(_place(args.exc_type, args.exc_traceback))

    def _on_caught(self, place: str) -> None:
        if place not in self._seen:
            self._seen.add(place)
            self.happened.emit(str(self._log_file or ""))


def _handler_for(path: Path) -> logging.Handler | None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    return handler


def _place(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Kind and line of a fault: the same one is told once, however often paint repeats it."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return kind.__name__
    return f"{kind.__name__} {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"


def _on_qt_message(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    levels = {QtMsgType.QtDebugMsg: logging.DEBUG, QtMsgType.QtInfoMsg: logging.INFO}
    _log.log(levels.get(kind, logging.WARNING), "Qt: %s", text)
