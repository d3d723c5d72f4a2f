"""Drag a card over a table of 150 pieces and measure from input to pixel.

    PYTHONPATH=tests python -m benchmarks.drag [--seconds 6]

A thread hands pointer positions to the window's queue at 125 a second, as a mouse does, with the
moment of each. The window's own ``event`` is timed for a whole UpdateRequest (paintEvent alone would
miss the flush). A latency is the time from the moment of the input to the end of the frame that shows it.
The gap is the longest stretch in which the event loop did nothing else (a heartbeat's lateness).
Goal: p95 at most 8 ms, no gap over 50 ms.
"""

import math
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from typing import Any

from benchmarks.figure import ROOT, Figure, off_screen, reader, tell
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from support.peg_setting import look_of
from support.toy_table import PegTable, peg_bridge, peg_words

from desktop.engine.draft import Draft
from desktop.engine.message import Message
from desktop.ui.table.contract import Piece, Zone
from desktop.ui.table.table import TableWidget
from desktop.ui.theme.fonts import load_fonts

PIECES = 150
SIZE = (1600, 1000)
EVENTS_A_SECOND = 125
P95_GOAL_MS = 8.0
GAP_GOAL_MS = 50.0


class CrowdedTable(PegTable):
    """Pegs with so many more pieces on the table, all of which can be taken."""

    def size(self, view: Any) -> tuple[float, float]:
        return 1600.0, 1000.0

    def zones(self, view: Any) -> Sequence[Zone]:
        return [*super().zones(view), Zone("field", QRectF(0, 430, 1600, 560), "field", Message("pegs.heap"))]

    def pieces(self, view: Any, draft: Draft | None) -> Sequence[Piece]:
        usual = list(super().pieces(view, draft))
        for index in range(PIECES - len(usual)):
            rect = QRectF(10 + index % 15 * 105, 440 + index // 15 * 52, 100, 70)
            name = Message("pegs.tile", {"number": index + 20})
            usual.append(
                Piece(f"tile-{index + 20}", "field", rect, f"face-{index + 20}", name, z=index, movable=True)
            )
        return usual


class Timed(QWidget):
    """The window: knows when each frame is wholly on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[tuple[float, float]] = []

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.UpdateRequest:
            return super().event(event)
        begin = time.perf_counter()
        handled = super().event(event)
        self.frames.append((begin, time.perf_counter()))
        return handled


class Mouse(QObject):
    """Moves along a Lissajous curve over the whole table, from a thread of its own."""

    moved = Signal(float, float, float)

    def __init__(self, seconds: float, size: tuple[int, int]) -> None:
        super().__init__()
        self._seconds = seconds
        self._size = size
        self.thread_of_hand = threading.Thread(target=self._run)

    def _run(self) -> None:
        begin = time.perf_counter()
        due = begin
        while (now := time.perf_counter()) - begin < self._seconds:
            share = (now - begin) * 0.9
            x = self._size[0] * (0.5 + 0.45 * math.sin(share * 2.1))
            y = self._size[1] * (0.5 + 0.42 * math.sin(share * 3.3))
            self.moved.emit(x, y, now)
            due += 1 / EVENTS_A_SECOND
            time.sleep(max(0.0, due - time.perf_counter()))


class Measurement(QObject):
    """One drag, measured."""

    def __init__(self, seconds: float, motion_ms: int) -> None:
        super().__init__()
        load_fonts(ROOT / "resources" / "app" / "fonts")
        words = peg_words(ROOT / "build" / "benchmark")
        self.window = Timed()
        self.table = TableWidget(peg_bridge(), CrowdedTable(), words, look_of(motion_ms=motion_ms))
        box = QVBoxLayout(self.window)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.table)
        self.window.resize(*SIZE)
        self.window.show()
        self.window.activateWindow()
        QTest.qWait(300)
        self.table.settle()
        self._viewport = self.table.view.viewport()
        self.inputs: list[tuple[float, float]] = []
        """When each input happened, and when it had been taken."""
        self.late_ms: list[float] = []
        self._mouse = Mouse(seconds, SIZE)
        self._mouse.moved.connect(self._on_moved)
        self._beat = QTimer(self)
        self._beat.setTimerType(Qt.TimerType.PreciseTimer)
        self._beat.setInterval(5)
        self._beat.timeout.connect(self._on_beat)
        self._last_beat = 0.0

    def run(self) -> dict[str, float]:
        """Drag, drop, and give the figures in milliseconds."""
        start = self.table.view.mapFromScene(self.table.stage.board.pieces["tile-1"].rect.center())
        QTest.mousePress(self._viewport, Qt.MouseButton.LeftButton, pos=start)
        self._send(QPointF(start) + QPointF(30, -30))
        QTest.qWait(200)
        assert self.table.hand.dragging
        self.window.frames.clear()
        cpu = time.thread_time()
        self._last_beat = time.perf_counter()
        self._beat.start()
        self._mouse.thread_of_hand.start()
        while self._mouse.thread_of_hand.is_alive():
            QApplication.processEvents()
            time.sleep(0.0005)
        QTest.qWait(100)
        cpu = time.thread_time() - cpu
        self._beat.stop()
        self.table.hand.cancel()
        return self._figures(cpu)

    def _on_moved(self, x: float, y: float, moment: float) -> None:
        self._send(QPointF(x, y))
        self.inputs.append((moment, time.perf_counter()))

    def _send(self, at: QPointF) -> None:
        left = Qt.MouseButton.LeftButton
        none, no_keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(
            self._viewport, QMouseEvent(QEvent.Type.MouseMove, at, at, none, left, no_keys)
        )

    def _on_beat(self) -> None:
        now = time.perf_counter()
        self.late_ms.append((now - self._last_beat) * 1000 - 5)
        self._last_beat = now

    def _figures(self, cpu: float) -> dict[str, float]:
        frames = self.window.frames
        latencies: list[float] = []
        index = 0
        for moment, taken in self.inputs:
            while index < len(frames) and frames[index][0] < taken:
                index += 1
            if index < len(frames):
                latencies.append((frames[index][1] - moment) * 1000)
        lengths = [(end - begin) * 1000 for begin, end in frames]
        return {
            "inputs": len(self.inputs),
            "frames": len(frames),
            "latency_p50_ms": percentile(latencies, 0.50),
            "latency_p95_ms": percentile(latencies, 0.95),
            "latency_max_ms": max(latencies),
            "frame_p95_ms": percentile(lengths, 0.95),
            "gap_max_ms": max(self.late_ms),
            "cpu_share": cpu / (self.inputs[-1][0] - self.inputs[0][0]),
        }


def percentile(values: list[float], share: float) -> float:
    """The value below which that share of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)]


def figures(seconds: float, motion_ms: int) -> Iterator[Figure]:
    """One drag, told beside its goals."""
    off_screen()
    app = QApplication(sys.argv[:1])
    found = Measurement(seconds, motion_ms).run()
    app.closeAllWindows()
    yield Figure("input to pixel, p95, ms", found["latency_p95_ms"], P95_GOAL_MS)
    yield Figure("input to pixel, p50, ms", found["latency_p50_ms"])
    yield Figure("a whole frame, p95, ms", found["frame_p95_ms"])
    yield Figure("longest stretch in which the window heard nothing, ms", found["gap_max_ms"], GAP_GOAL_MS)
    yield Figure("share of one core that the window's thread takes", found["cpu_share"])


def main() -> int:
    """Print the figures; 1 when a goal is missed."""
    given = reader(__doc__)
    given.add_argument("--seconds", type=float, default=6.0)
    given.add_argument("--motion-ms", type=int, default=200)
    wanted = given.parse_args()
    return tell(figures(wanted.seconds, wanted.motion_ms), as_json=wanted.json)


if __name__ == "__main__":
    raise SystemExit(main())
