"""What the player asks of a sound library, so that one file alone knows which library that is."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

RATE: Final = 32_000
"""Samples a second of everything that is mixed. The device's own rate is the library's business."""

Render = Callable[[int], bytes]
"""Gives the next so many samples: 32-bit floats of the machine, one channel. Called in a foreign thread."""


class NoDeviceError(Exception):
    """There is nothing to play on: no library, no device, or one that does not open."""


class Output(Protocol):
    """One open device. It is silent, and asks for nothing, until ``start``."""

    def start(self) -> None:
        """Begin to play. Raises NoDeviceError when the device has gone."""
        ...

    def stop(self) -> None:
        """Pause; ``start`` may follow."""
        ...

    def close(self) -> None:
        """Give the device back."""
        ...


class Library(Protocol):
    """What reads sound files and opens devices."""

    def read(self, file: Path) -> bytes:
        """The samples of a file, as ``Render`` gives them, at ``RATE``. Raises OSError for one unreadable."""
        ...

    def open(self, render: Render) -> Output:
        """A device that will ask ``render`` for samples. Raises NoDeviceError."""
        ...
