"""How far the whole tower may be tilted, worked out in a process of its own: it would stutter the window."""

from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.games.shinra_tower.physics.pieces import Shapes, kind_of
from desktop.games.shinra_tower.physics.scene import Scene

if TYPE_CHECKING:
    from desktop.games.shinra_tower.physics.tilt import TiltMargin

LEAST_FLOORS = 3
"""Lower towers hardly tip: no process is started for them."""


class Tilting(QObject):
    """Asks for the tilt margin of a tower at rest; the answer to an older tower is forgotten."""

    found = Signal(float)
    """Degrees to the weaker side."""
    _answered = Signal(int, float)

    def __init__(self, shapes: Shapes, parent: QObject) -> None:
        super().__init__(parent)
        self._shapes = shapes
        self._pool: ProcessPoolExecutor | None = None
        self._asked: Scene | None = None
        self._number = 0
        self._answered.connect(self._on_answered)

    def ask(self, scene: Scene) -> None:
        """The tower is at rest like this."""
        if self._asked is not None and scene.poses == self._asked.poses:
            return
        self._asked = scene
        self._number += 1
        if sum(kind_of(piece) == "floor" for piece in scene.poses) < LEAST_FLOORS:
            return
        try:
            from desktop.games.shinra_tower.physics.tilt import (
                tilt_margin,  # it needs numpy, a table does not
            )
        except ImportError:
            return
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        number = self._number
        try:
            future = self._pool.submit(tilt_margin, self._shapes, dict(scene.poses), dict(scene.places))
        except BrokenExecutor:  # the process has died: the strip goes without its answer
            self.rest()
            return

        def tell(done: "Future[TiltMargin]") -> None:
            if not done.cancelled() and done.exception() is None:
                with suppress(RuntimeError):  # the table may have been closed meanwhile
                    self._answered.emit(number, done.result().degrees)

        future.add_done_callback(tell)

    def rest(self) -> None:
        """Nothing may run on."""
        pool, self._pool, self._asked = self._pool, None, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _on_answered(self, number: int, degrees: float) -> None:
        if number == self._number:
            self.found.emit(degrees)
