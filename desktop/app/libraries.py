"""The system's libraries that Qt needs on Linux beside what it brings, and the packages they come in."""

from collections.abc import Iterable
from dataclasses import dataclass

from desktop.engine.message import Message


@dataclass(frozen=True, slots=True)
class Package:
    """A library's package, as Debian (and Ubuntu), Fedora and Arch call it."""

    debian: str
    fedora: str
    arch: str


ALWAYS = {
    "libglib-2.0.so.0": Package("libglib2.0-0", "glib2", "glib2"),
    "libGL.so.1": Package("libgl1", "libglvnd-glx", "libglvnd"),
    "libEGL.so.1": Package("libegl1", "libglvnd-egl", "libglvnd"),
    "libxkbcommon.so.0": Package("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    "libfontconfig.so.1": Package("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so.6": Package("libfreetype6", "freetype", "freetype2"),
    "libdbus-1.so.3": Package("libdbus-1-3", "dbus-libs", "dbus"),
}
"""What Qt cannot be loaded without, even where no window is shown."""

FOR_X11 = {
    "libX11-xcb.so.1": Package("libx11-xcb1", "libX11-xcb", "libx11"),
    "libxkbcommon-x11.so.0": Package("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    "libxcb-cursor.so.0": Package("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    "libxcb-icccm.so.4": Package("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    "libxcb-image.so.0": Package("libxcb-image0", "xcb-util-image", "xcb-util-image"),
    "libxcb-keysyms.so.1": Package("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    "libxcb-randr.so.0": Package("libxcb-randr0", "libxcb", "libxcb"),
    "libxcb-render-util.so.0": Package("libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
    "libxcb-shape.so.0": Package("libxcb-shape0", "libxcb", "libxcb"),
    "libxcb-sync.so.1": Package("libxcb-sync1", "libxcb", "libxcb"),
    "libxcb-xfixes.so.0": Package("libxcb-xfixes0", "libxcb", "libxcb"),
    "libxcb-xkb.so.1": Package("libxcb-xkb1", "libxcb", "libxcb"),
}

FOR_WAYLAND = {
    "libwayland-client.so.0": Package("libwayland-client0", "libwayland-client", "wayland"),
    "libwayland-cursor.so.0": Package("libwayland-cursor0", "libwayland-cursor", "wayland"),
    "libwayland-egl.so.1": Package("libwayland-egl1", "libwayland-egl", "wayland"),
}


def packages_wanted(packages: Iterable[Package]) -> Message | None:
    """What to install, for each family of systems; None when there is nothing."""
    found = list(packages)
    if not found:
        return None
    facts = {
        "debian": _listed(package.debian for package in found),
        "fedora": _listed(package.fedora for package in found),
        "arch": _listed(package.arch for package in found),
    }
    return Message("app.cli.no-packages", facts)


def missing(libraries: dict[str, Package]) -> list[Package]:
    """The packages of those libraries that cannot be loaded here."""
    return [package for library, package in libraries.items() if not _is_there(library)]


def _is_there(library: str) -> bool:
    import ctypes  # what needs no window starts without it

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _listed(names: Iterable[str]) -> str:
    return " ".join(dict.fromkeys(names))
