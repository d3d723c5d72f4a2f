"""The tilt margin worked out in a process of its own: one question at a time, over a pipe and nothing else.

A pipe needs no semaphores that a killed program would leave behind, and its end tells the process that
nobody is left who would want an answer.
"""

import os
import signal
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from desktop.games.shinra_tower.physics.pieces import Shapes
from desktop.games.shinra_tower.physics.scene import Scene

_NICENESS = 10


class TiltProcess:
    """The asking side."""

    def __init__(self, shapes: Shapes) -> None:
        """Start the process.

        Raises:
            OSError: the machine has no room for one more.
        """
        spawn = get_context("spawn")
        self._ours, theirs = spawn.Pipe()
        # a daemon: whoever forgets to stop it is not held up by it at the end
        self._process = spawn.Process(target=work, args=(shapes, theirs), daemon=True)
        try:
            self._process.start()
        except OSError:
            self._ours.close()
            raise
        finally:
            theirs.close()

    def ask(self, scene: Scene) -> bool:
        """Ask about a tower at rest; False when the process has died."""
        try:
            self._ours.send(scene)
        except OSError:
            return False
        return True

    def answer(self) -> float | None:
        """Degrees to the weaker side if the answer has come, without waiting.

        Raises:
            EOFError: the process has died.
        """
        try:
            return float(self._ours.recv()) if self._ours.poll() else None
        except OSError as error:
            raise EOFError from error

    def stop(self) -> None:
        """End the process at once, whatever it does."""
        self._ours.close()
        self._process.terminate()
        self._process.join()
        self._process.close()


def work(shapes: Shapes, questions: "Connection[Any, Any]") -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is meant for the program
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    from desktop.games.shinra_tower.physics.tilt import tilt_margin  # it needs numpy, who asks does not

    with suppress(EOFError, OSError):
        while True:
            scene: Scene = questions.recv()
            questions.send(tilt_margin(shapes, scene.poses, scene.places).degrees)
