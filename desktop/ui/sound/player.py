"""Plays files in a thread of its own, so that nobody waits for a disk, a library or a sound server."""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from desktop.ui.sound.output import Library, NoDeviceError, Output

if TYPE_CHECKING:
    from desktop.ui.sound.mixer import Mixer, Samples

IDLE_S: Final = 4.0
"""So long after the last sound the device is paused: a quiet program costs nothing."""
STALE_S: Final = 0.6
"""A sound that could not begin so long after it was asked for is left out: late it would only confuse."""
DEAD_S: Final = 0.5
"""A device that took no samples for so long has gone: the sound server ended, or somebody pulled a plug."""
RETRY_S: Final = 45.0
"""Where there was no device another may be looked for after so long: people plug things in."""
LEAVE_S: Final = 1.0
"""How long leaving waits for a sound server that does not answer."""

LoadLibrary = Callable[[], Library]
"""Gives the library, or raises ImportError or OSError."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Order:
    """Something to do, with a file or without."""

    deed: Literal["play", "prepare", "look", "hush"]
    file: Path = Path()
    asked: float = field(default_factory=time.monotonic)


class Player:
    """The thread begins with the first order and ends with ``close``; it may begin again.

    ``told`` is called in that thread: whether there is a device.
    """

    def __init__(self, load: LoadLibrary, told: Callable[[bool], None]) -> None:
        self._load = load
        self._told = told
        self._volume = 1.0
        self._orders: queue.SimpleQueue[_Order | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._work: _Work | None = None

    @property
    def volume(self) -> float:
        """The factor on everything that is played."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = volume
        if self._work is not None:
            self._work.set_volume(volume)

    def play(self, file: Path) -> None:
        """Play a file as soon as may be."""
        self._order(_Order("play", file))

    def prepare(self, file: Path) -> None:
        """Have a file at hand, so that it can begin at once."""
        self._order(_Order("prepare", file))

    def look_for_device(self) -> None:
        """Find out whether there is a device."""
        self._order(_Order("look"))

    def hush(self) -> None:
        """Fall silent and give the device back, without waiting for it."""
        if self._thread is not None:
            self._order(_Order("hush"))

    def close(self) -> None:
        """Fall silent, give the device back and end the thread, which is waited for."""
        thread, self._thread, self._work = self._thread, None, None
        if thread is not None:
            self._orders.put(None)
            thread.join(LEAVE_S)

    def _order(self, order: _Order) -> None:
        if self._thread is None:
            # a queue for each thread: one that hangs in a sound server takes no orders meant for the next
            self._orders = queue.SimpleQueue()
            self._work = _Work(self._load, self._told, self._orders, self._volume)
            self._thread = threading.Thread(target=self._work.run, name="sound", daemon=True)
            self._thread.start()
        self._orders.put(order)


class _Work:
    """What the thread does. All but ``set_volume`` runs in it."""

    def __init__(
        self,
        load: LoadLibrary,
        told: Callable[[bool], None],
        orders: queue.SimpleQueue[_Order | None],
        volume: float,
    ) -> None:
        self._load = load
        self._told = told
        self._orders = orders
        self._volume = volume
        self._library: Library | None = None
        self._mixer: Mixer | None = None
        self._device: Output | None = None
        self._playing = False
        self._next_try = 0.0
        self._seen = (0, 0.0)
        """How many helpings had been taken when it was last looked, and when that was."""
        self._known: dict[Path, Samples] = {}

    def set_volume(self, volume: float) -> None:
        self._volume = volume
        if self._mixer is not None:
            self._mixer.volume = volume

    def run(self) -> None:
        try:
            while True:
                try:
                    order = self._orders.get(timeout=IDLE_S if self._playing else None)
                except queue.Empty:
                    self._look_after_device()
                    continue
                if order is None:
                    break
                self._carry_out(order)
        finally:
            self._drop_device()

    def _carry_out(self, order: _Order) -> None:
        if order.deed == "hush":
            self._drop_device()
        elif order.deed == "prepare":
            self._samples(order.file)
        else:
            self._let_go_of_the_dead()
            if self._has_device() and order.deed == "play":
                self._play(order)

    def _play(self, order: _Order) -> None:
        samples = self._samples(order.file)
        if samples is not None and self._mixer is not None and time.monotonic() - order.asked <= STALE_S:
            self._mixer.add(samples)
            self._start()

    def _samples(self, file: Path) -> Samples | None:
        if file not in self._known and self._has_library() and self._library is not None:
            import numpy as np  # here, as in _has_library: half of what loading costs

            try:
                self._known[file] = np.frombuffer(self._library.read(file), dtype=np.float32)
            except OSError as fault:
                _log.warning("a sound cannot be read: %s", fault)
        return self._known.get(file)

    def _has_library(self) -> bool:
        if self._library is None and time.monotonic() >= self._next_try:
            try:
                self._library = self._load()
            except (ImportError, OSError) as fault:
                self._give_up(fault)
                return False
            from desktop.ui.sound.mixer import Mixer  # numpy comes with it

            self._mixer = Mixer()
            self._mixer.volume = self._volume
        return self._library is not None

    def _has_device(self) -> bool:
        if self._device is not None:
            return True
        if time.monotonic() < self._next_try or not self._has_library():
            return False
        if self._library is None or self._mixer is None:
            return False
        try:
            self._device = self._library.open(self._mixer.render)
        except NoDeviceError as fault:
            self._give_up(fault)
            return False
        self._told(True)
        return True

    def _start(self) -> None:
        if self._playing or self._device is None:
            return
        try:
            self._device.start()
        except NoDeviceError as fault:
            self._drop_device()
            self._give_up(fault)
        else:
            self._playing = True
            self._seen = (-1, 0.0)

    def _look_after_device(self) -> None:
        """Nothing was asked for a while: pause."""
        if self._mixer is not None and self._device is not None and not self._mixer.busy:
            self._device.stop()
            self._playing = False
        self._let_go_of_the_dead()

    def _let_go_of_the_dead(self) -> None:
        if self._mixer is None or not self._playing:
            return
        taken, now = self._mixer.helpings, time.monotonic()
        if taken != self._seen[0]:
            self._seen = (taken, now)
        elif now - self._seen[1] > DEAD_S:
            self._drop_device()

    def _drop_device(self) -> None:
        device, self._device, self._playing = self._device, None, False
        if device is not None:
            device.stop()
            device.close()
        if self._mixer is not None:
            self._mixer.clear()

    def _give_up(self, fault: Exception) -> None:
        _log.info("no sound: %s", fault)
        self._next_try = time.monotonic() + RETRY_S
        self._told(False)
