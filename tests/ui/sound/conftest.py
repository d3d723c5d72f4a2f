"""The real library and mixer, playing to nobody and listened to."""

from collections.abc import Callable, Iterator

import miniaudio
import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from desktop.app import paths
from desktop.ui.sound.miniaudio_library import MiniaudioLibrary
from desktop.ui.sound.mixer import Samples
from desktop.ui.sound.output import Output, Render
from desktop.ui.sound.sounds import Sounds

NOBODY = (miniaudio.Backend.NULL,)
"""miniaudio's own device without ears: it asks for samples in time, from a thread of its own."""


class Listening(MiniaudioLibrary):
    """Keeps what the device was given."""

    def __init__(self) -> None:
        super().__init__(NOBODY)
        self.opened = 0
        self._helpings: list[bytes] = []

    def open(self, render: Render) -> Output:
        self.opened += 1

        def heard(count: int) -> bytes:
            helping = render(count)
            self._helpings.append(helping)
            return helping

        return super().open(heard)

    @property
    def heard(self) -> Samples:
        """All samples so far."""
        return np.frombuffer(b"".join(self._helpings), dtype=np.float32)


@pytest.fixture
def listening() -> Listening:
    return Listening()


@pytest.fixture
def sounds(qtbot: QtBot, listening: Listening) -> Iterator[Sounds]:
    """The program's sounds on a device that nobody hears."""

    def load() -> Listening:
        return listening

    made = Sounds(paths.resources(), load)
    made.loudness = "soft"
    yield made
    made.rest()


@pytest.fixture
def waiting(qtbot: QtBot) -> Callable[[Callable[[], bool]], None]:
    """Lets the loop run until something holds."""

    def wait(holds: Callable[[], bool]) -> None:
        qtbot.waitUntil(holds, timeout=20_000)

    return wait
