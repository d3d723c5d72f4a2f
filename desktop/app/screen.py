"""Whether a window can be shown, asked before Qt is: Qt ends the program when it cannot."""

import ctypes
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

from desktop.engine.message import Message

X11_LIBRARIES: Mapping[str, str] = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What Qt's X11 window needs beside what it brings, and the Debian package of each."""

PATIENCE_S = 2.0


def obstacle(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Message | None:
    """Why no window can be shown here, or None when nothing stands in the way.

    A platform that was asked for by name (``QT_QPA_PLATFORM``) is left to Qt.
    """
    if not platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return None
    if environment.get("WAYLAND_DISPLAY") and _answers(_wayland_socket(environment)):
        return None
    display = environment.get("DISPLAY", "")
    if not display:
        return Message("app.cli.no-screen")
    if not _answers(_x11_socket(display)):
        return Message("app.cli.dead-screen", {"value": display[:80]})
    missing = [package for library, package in X11_LIBRARIES.items() if not _is_there(library)]
    if missing:
        return Message("app.cli.no-packages", {"detail": " ".join(missing)})
    return None


def _wayland_socket(environment: Mapping[str, str]) -> Path | None:
    return Path(environment.get("XDG_RUNTIME_DIR", "/nowhere"), environment["WAYLAND_DISPLAY"])


def _x11_socket(display: str) -> Path | None:
    """The socket of a local display such as ``:0`` or ``:0.0``; None for one across a network."""
    host, _, number = display.rpartition(":")
    if host not in ("", "unix"):
        return None
    return Path("/tmp/.X11-unix", f"X{number.partition('.')[0]}")


def _answers(path: Path | None) -> bool:
    """Whether somebody listens; a display across a network is believed."""
    if path is None:
        return True
    for address in (str(path), f"\0{path}"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as caller:
            caller.settimeout(PATIENCE_S)
            try:
                caller.connect(address)
            except OSError:
                continue
            return True
    return False


def _is_there(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
