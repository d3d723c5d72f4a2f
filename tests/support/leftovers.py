"""What a test may not leave behind: windows, running timers and animations, threads, processes."""

import gc
import multiprocessing
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

_PATIENCE_S = 2.0
"""How long something that is already on its way out may take."""


@dataclass(frozen=True)
class Leftovers:
    """Everything of that kind alive at one moment; held on to, so that no identity is given out twice."""

    alive: MappingProxyType[int, Any]
    with_qt: bool
    """Whether to look for timers and Qt threads too, which costs some 10 ms: for tests that use Qt."""

    @staticmethod
    def now(*, with_qt: bool) -> "Leftovers":
        """Looks around."""
        return Leftovers(MappingProxyType({id(thing): thing for thing, _ in _things(with_qt)}), with_qt)

    def gained_since(self) -> list[str]:
        """A sentence for each thing that has come since and does not go by itself."""
        end = time.monotonic() + _PATIENCE_S
        while True:
            _send_deferred_deletes()
            gained = self._gained()
            if gained:
                gc.unfreeze()
                gc.collect()  # what nobody refers to any more is no leftover
                gained = self._gained()
            if not gained or time.monotonic() > end:
                return gained
            time.sleep(0.02)

    def _gained(self) -> list[str]:
        return [text for thing, text in _things(self.with_qt) if id(thing) not in self.alive]


def _things(with_qt: bool) -> Iterator[tuple[Any, str]]:
    yield from _threads()
    for process in multiprocessing.active_children():
        yield process, f"process {process.name} (pid {process.pid})"
    if "PySide6.QtWidgets" in sys.modules:
        yield from _windows()
        if with_qt:
            yield from _running_qt_objects()


def _threads() -> Iterator[tuple[Any, str]]:
    frames = sys._current_frames()
    for thread in threading.enumerate():
        frame = frames.get(thread.ident or 0)
        where = "".join(traceback.format_stack(frame)[-3:]).rstrip() if frame else "  (not started)"
        yield thread, f"thread {thread.name}, now at\n{where}"


def _windows() -> Iterator[tuple[Any, str]]:
    from PySide6.QtWidgets import QApplication

    if QApplication.instance() is None:
        return
    for widget in QApplication.topLevelWidgets():
        yield widget, f"window {_name(widget)} titled {widget.windowTitle()!r}, visible: {widget.isVisible()}"


def _running_qt_objects() -> Iterator[tuple[Any, str]]:
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer
    from shiboken6 import isValid

    kinds = (QTimer, QThread, QAbstractAnimation)
    main = QThread.currentThread()
    gc.unfreeze()  # a window sets aside what it has read ahead, and whatever else there is by then
    for thing in [
        one for one in gc.get_objects() if isinstance(type(one), type) and issubclass(type(one), kinds)
    ]:
        if not isValid(thing) or thing is main:
            continue
        if isinstance(thing, QTimer):
            if thing.isActive():
                yield (
                    thing,
                    f"running timer {_name(thing)}, {thing.interval()} ms, of {_name(thing.parent())}",
                )
        elif isinstance(thing, QThread):
            if thing.isRunning():
                yield thing, f"running Qt thread {_name(thing)} of {_name(thing.parent())}"
        elif thing.state() == QAbstractAnimation.State.Running:
            yield thing, f"running animation {_name(thing)} of {_name(thing.parent())}"


def _name(thing: Any) -> str:
    if thing is None:
        return "nobody"
    return f"{type(thing).__module__}.{type(thing).__qualname__} {thing.objectName()!r}"


def _send_deferred_deletes() -> None:
    if "PySide6.QtCore" not in sys.modules:
        return
    from PySide6.QtCore import QCoreApplication, QEvent

    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()
