"""A screen of its own whose pixels are read from outside, so that every program is timed in the same way.

Xvfb keeps its picture in a file that can be mapped into memory: looking at it costs the watched program
nothing, and no program has to help.
"""

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint32]

WIDTH, HEIGHT = 1600, 1000
STEP = 8
"""Every so many pixels are looked at, across and down."""
LOOK_S = 0.002
STILL_S = 1.0
"""So long nothing may change any more until a program is at rest."""
MOST_S = 30.0
PAINTED_SHARE = 0.9
"""A window is painted as soon as so much of its area is drawn in any way."""
CHANGE_SHARE = 0.001
"""Less than this share of the screen is a blinking cursor, not the picture."""
BUS = """<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen>
<policy context="default"><allow own="*"/><allow send_destination="*"/><allow receive_sender="*"/></policy>
</busconfig>"""
"""A session bus that starts nothing by itself: no service of a desktop is measured with a program."""


@dataclass(frozen=True, slots=True)
class Painted:
    """When a program's picture was there, in seconds from its start."""

    painted_s: float
    """The window is there."""
    whole_s: float
    """It looks as it stays: later where pictures are filled in or something moves."""


class NoWindowError(Exception):
    """A program showed nothing that could be measured."""


class Screen:
    """The picture of an X server as it is now."""

    def __init__(self, frames: Path, environment: dict[str, str]) -> None:
        self.environment = environment
        with frames.open("rb") as opened:
            self._map = mmap.mmap(opened.fileno(), 0, prot=mmap.PROT_READ)
        head = struct.unpack(">20I", self._map[:80])
        begin, across = head[0] + head[19] * 12, head[12]
        flat = np.frombuffer(self._map, np.uint32, across // 4 * HEIGHT, begin)
        self._pixels = flat.reshape(HEIGHT, across // 4)[STEP // 2 :: STEP, STEP // 2 :: STEP]

    def picture(self) -> Picture:
        """A copy of the pixels that are looked at."""
        return self._pixels.copy()

    def watch(self, begun: float, process: subprocess.Popen[Any]) -> Painted:
        """Look until the picture rests.

        Raises:
            NoWindowError: the program ended, or never came to rest.
        """
        blank = self.picture()
        seen: list[tuple[float, Picture]] = [(0.0, blank)]
        while (now := time.perf_counter() - begun) < MOST_S:
            if process.poll() is not None:
                raise NoWindowError(f"ended with {process.returncode}")
            picture = self.picture()
            if share_changed(seen[-1][1], picture) >= CHANGE_SHARE:
                seen.append((now, picture))
            elif len(seen) > 1 and now - seen[-1][0] > STILL_S:
                return moments(seen)
            time.sleep(LOOK_S)
        raise NoWindowError(f"none that rests within {MOST_S:.0f} s")


def share_changed(before: Picture, after: Picture) -> float:
    """How much of the screen looks otherwise."""
    return float(np.count_nonzero(before != after)) / before.size


def moments(seen: Sequence[tuple[float, Picture]]) -> Painted:
    """When the window was there and when it had come to rest; the first picture is the empty screen."""
    blank, last = seen[0][1], seen[-1][1]
    window = last != blank
    wanted = PAINTED_SHARE * np.count_nonzero(window)
    painted = next(moment for moment, one in seen if np.count_nonzero((one != blank) & window) >= wanted)
    return Painted(painted, seen[-1][0])


@contextmanager
def screen() -> Iterator[Screen]:
    """An X server and, where there is one, a session bus; both end with the block.

    Raises:
        FileNotFoundError: Xvfb is not installed.
    """
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        reading, writing = os.pipe()
        size = f"{WIDTH}x{HEIGHT}x24"
        server = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-fbdir", str(folder)]
        stack.enter_context(_running([*server, "-nolisten", "tcp", "-noreset"], pass_fds=(writing,)))
        os.close(writing)
        with os.fdopen(reading) as told:
            environment = {"DISPLAY": f":{told.readline().strip()}", "QT_QPA_PLATFORM": "xcb"}
        if shutil.which("dbus-daemon"):
            environment["DBUS_SESSION_BUS_ADDRESS"] = _bus(stack, folder)
        yield Screen(folder / "Xvfb_screen0", environment)


def _bus(stack: ExitStack, folder: Path) -> str:
    config = folder / "bus.conf"
    config.write_text(BUS, encoding="utf-8")
    command = ["dbus-daemon", f"--config-file={config}", "--nofork", "--print-address=1"]
    bus = stack.enter_context(_running(command, stdout=subprocess.PIPE, text=True))
    assert bus.stdout is not None
    return bus.stdout.readline().strip()


@contextmanager
def _running(command: list[str], **how: Any) -> Iterator[subprocess.Popen[Any]]:
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **how)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()
