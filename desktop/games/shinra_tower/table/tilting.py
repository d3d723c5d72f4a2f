"""How far the whole tower may be tilted, worked out in a process of its own: it would stutter the window."""

import importlib.util
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.games.shinra_tower.physics.pieces import Shapes, kind_of
from desktop.games.shinra_tower.physics.scene import Scene
from desktop.games.shinra_tower.physics.tilt_process import TiltProcess

LEAST_FLOORS: Final = 3
"""Lower towers hardly tip: no process is started for them."""
LOOK_MS: Final = 40
"""From one look for the answer to the next, while one is awaited."""


class Tilting(QObject):
    """Asks for the tilt margin of a tower at rest; the answer to an older tower is forgotten."""

    found = Signal(float)
    """Degrees to the weaker side."""

    def __init__(self, shapes: Shapes, parent: QObject) -> None:
        super().__init__(parent)
        self._shapes = shapes
        self._process: TiltProcess | None = None
        self._wanted: Scene | None = None
        """The tower that was asked about last."""
        self._asked: Scene | None = None
        """The tower that the process is busy with."""
        self._look = QTimer(self)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self._on_look)

    def ask(self, scene: Scene) -> None:
        """The tower is at rest like this."""
        if self._wanted is not None and scene.poses == self._wanted.poses:
            return
        self._wanted = scene
        if self._asked is None and _may_tip(scene):
            self._send(scene)

    def rest(self) -> None:
        """Nothing may run on."""
        self._look.stop()
        process, self._process, self._wanted, self._asked = self._process, None, None, None
        if process is not None:
            process.stop()

    def _send(self, scene: Scene) -> None:
        if self._process is None:
            if importlib.util.find_spec("numpy") is None:
                return
            try:
                self._process = TiltProcess(self._shapes)
            except OSError:  # no room for a process: the strip goes without its answer
                return
        if not self._process.ask(scene):
            self.rest()
            return
        self._asked = scene
        self._look.start()

    def _on_look(self) -> None:
        try:
            degrees = self._process.answer() if self._process is not None else None
        except EOFError:  # the process has died: the next tower starts another
            self.rest()
            return
        if degrees is None:
            return
        self._look.stop()
        asked, self._asked = self._asked, None
        if asked is self._wanted:
            self.found.emit(degrees)
        elif self._wanted is not None and _may_tip(self._wanted):
            self._send(self._wanted)


def _may_tip(scene: Scene) -> bool:
    return sum(kind_of(piece) == "floor" for piece in scene.poses) >= LEAST_FLOORS
