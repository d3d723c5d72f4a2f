"""Whether a window can be shown, asked before Qt is: Qt ends the program when it cannot."""

import os
import socket
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from desktop.app.libraries import FOR_WAYLAND, FOR_X11, missing, packages_wanted
from desktop.engine.message import Message

PATIENCE_S = 2.0


def obstacle(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Message | None:
    """Why no window can be shown here, or None when nothing stands in the way."""
    asked = environment.get("QT_QPA_PLATFORM", "")
    if asked and not environment.get("QT_QPA_PLATFORM_PLUGIN_PATH"):
        known = _known_platforms()
        if known and not any(_name(one) in known for one in asked.split(";")):
            return Message("app.cli.unknown-platform", {"value": asked[:80], "detail": " ".join(known)})
    if not platform.startswith("linux"):
        return None
    reasons: list[Message] = []
    for name in _tried(asked, environment):
        reason = _obstacle_of(name, environment)
        if reason is None:
            return None
        reasons.append(reason)
    # What can be installed helps more than the other way in, which is shut.
    return next((one for one in reasons if one.id == "app.cli.no-packages"), reasons[-1])


def _tried(asked: str, environment: Mapping[str, str]) -> list[str]:
    """The platforms that Qt will try in turn."""
    if asked:
        return [_name(one) for one in asked.split(";")]
    return ["wayland", "xcb"] if environment.get("WAYLAND_DISPLAY") else ["xcb"]


def _obstacle_of(name: str, environment: Mapping[str, str]) -> Message | None:
    if name == "wayland":
        display = environment.get("WAYLAND_DISPLAY") or "wayland-0"
        path, libraries = Path(environment.get("XDG_RUNTIME_DIR", "/nowhere"), display), FOR_WAYLAND
    elif name == "xcb":
        display = environment.get("DISPLAY", "")
        path, libraries = _x11_socket(display), FOR_X11
    else:
        return None
    if not display:
        return Message("app.cli.no-screen")
    if not _answers(path):
        return Message("app.cli.dead-screen", {"value": display[:80]})
    return packages_wanted(missing(libraries))


def _known_platforms() -> list[str]:
    """The platforms that Qt's plugins are here for; none when they are not where they should be."""
    package = find_spec("PySide6")
    for home in (package.submodule_search_locations or []) if package else []:
        for folder in (Path(home, "Qt", "plugins", "platforms"), Path(home, "plugins", "platforms")):
            names = sorted(_name(plugin.stem.removeprefix("lib")[1:]) for plugin in folder.glob("*q*.*"))
            if names:
                return names
    return []


def _name(asked: str) -> str:
    """A platform's plain name: ``xcb:key=value`` is xcb, ``wayland-egl`` is wayland."""
    return asked.partition(":")[0].partition("-")[0].strip().lower()


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
