"""miniaudio behind the program's own words: the only file that imports it.

It brings its C library along, and looks for the system's sound server or driver when a device is opened.
"""

import ctypes
import logging
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Final

import miniaudio

from desktop.ui.sound.output import RATE, NoDeviceError, Output, Render

PERIOD_MS: Final = 25
"""One helping of samples; three are under way, so a sound is heard some 75 ms after it was asked for."""

AUDIBLE: Final = tuple(
    backend
    for backend in miniaudio.Backend
    if backend not in (miniaudio.Backend.NULL, miniaudio.Backend.JACK)
)
"""Ways to be heard. JACK is for studios, and may start its server for being asked; NULL plays to nobody."""

_log = logging.getLogger(__name__)

_Complaint = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
)


class _PlaybackDevice(miniaudio.PlaybackDevice):
    """Gives back the connection to the sound server, too, which miniaudio 1.71 keeps: the 54th would fail."""

    def close(self) -> None:
        super().close()
        context = self.__dict__.pop("_context", None)
        if context is not None:
            miniaudio.lib.ma_context_uninit(context)


class MiniaudioLibrary:
    """Reads FLAC files and opens the system's standard device."""

    def __init__(self, backends: tuple[miniaudio.Backend, ...] = AUDIBLE) -> None:
        self._backends = [backend for backend in backends if miniaudio.is_backend_enabled(backend)]

    def read(self, file: Path) -> bytes:
        """The samples of a file, brought to ``RATE``. Raises OSError."""
        # by its bytes: the library itself opens no path beyond the system's code page on Windows
        data = file.read_bytes()
        try:
            sound = miniaudio.decode(data, miniaudio.SampleFormat.FLOAT32, nchannels=1, sample_rate=RATE)
        except miniaudio.MiniaudioError as fault:
            raise OSError(f"{file} is no sound file: {fault}") from fault
        return sound.samples.tobytes()

    def open(self, render: Render) -> Output:
        """The standard device; asked for in the background, since a sound server may take its time."""
        with _QuietAlsa():
            try:
                device = _PlaybackDevice(
                    output_format=miniaudio.SampleFormat.FLOAT32,
                    nchannels=1,
                    sample_rate=RATE,
                    buffersize_msec=PERIOD_MS,
                    backends=self._backends,
                    app_name="Ascent Table",
                )
            except miniaudio.MiniaudioError as fault:
                raise NoDeviceError(str(fault)) from fault
        _log.debug("sound by %s", device.backend)
        return _Device(device, render)


class _Device:
    def __init__(self, device: miniaudio.PlaybackDevice, render: Render) -> None:
        self._device = device
        self._render = render

    def start(self) -> None:
        helpings = _helpings(self._render)
        next(helpings)
        try:
            self._device.start(helpings)
        except miniaudio.MiniaudioError as fault:
            raise NoDeviceError(str(fault)) from fault

    def stop(self) -> None:
        try:
            self._device.stop()
        except miniaudio.MiniaudioError as fault:
            # it was pulled out meanwhile: that is as quiet as stopped
            _log.info("the sound device did not stop: %s", fault)

    def close(self) -> None:
        self._device.close()


def _helpings(render: Render) -> Generator[bytes, int, None]:
    """What the library asks for samples: it sends a number of them and takes the bytes."""
    count = yield b""
    while True:
        count = yield render(count)


class _QuietAlsa:
    """Sends to the diary what ALSA would print on the terminal while it looks for cards there may not be."""

    def __init__(self) -> None:
        self._alsa: ctypes.CDLL | None = None
        if sys.platform.startswith("linux"):
            try:
                self._alsa = ctypes.CDLL("libasound.so.2")
            except OSError:
                self._alsa = None

    def __enter__(self) -> None:
        if self._alsa is not None:
            self._alsa.snd_lib_error_set_handler(_heard)

    def __exit__(self, *_fault: object) -> None:
        if self._alsa is not None:
            self._alsa.snd_lib_error_set_handler(None)


def _on_complaint(_file: bytes, _line: int, function: bytes, _number: int, text: bytes) -> None:
    _log.debug("ALSA: %r in %r", text, function)


_heard = _Complaint(_on_complaint)
"""Kept for good: the C library holds its address."""
