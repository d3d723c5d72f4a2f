"""Which files and modules go into the bundle, and which are left to the system or out.

A library of the system's is never bundled, since half of a set of them is worse than none: Qt's X11 window
does not open when its libraries come from two systems. The packages and the error lines name what is needed.
"""

import sys
from pathlib import Path, PurePosixPath

UNUSED_MODULES = [
    # of Python
    "_bz2", "_curses", "_hashlib", "_lzma", "_sqlite3", "_ssl", "_tkinter", "bz2", "curses", "lzma",
    "readline", "sqlite3", "ssl", "test", "tkinter",
    # of others, which pyqtgraph and numpy would take if they were there
    "IPython", "OpenGL", "PIL", "babel", "colorcet", "cupy", "h5py", "jupyter_rfb", "matplotlib", "numba",
    "numpy.f2py", "pip", "pyqtgraph.examples", "pyqtgraph.opengl", "pytest", "scipy", "setuptools",
    # of Qt
    "PySide6.QtNetwork", "PySide6.QtPrintSupport", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSql",
    "PySide6.QtTest", "PySide6.QtXml",
]  # fmt: skip

QT_LIBRARIES = {
    "Core", "DBus", "Gui", "OpenGL", "OpenGLWidgets", "Svg", "WaylandClient", "Widgets", "WlShellIntegration",
    "XcbQpa",
}  # fmt: skip
"""Of Qt's libraries: what the program and pyqtgraph use, and what the plugins below need in turn."""

QT_PLUGINS = {
    "iconengines/qsvgicon",
    "imageformats/qsvg",
    "platforminputcontexts/composeplatforminputcontextplugin",
    "platforminputcontexts/ibusplatforminputcontextplugin",
    "platforms/qcocoa",
    "platforms/qoffscreen",
    "platforms/qwayland",
    "platforms/qwindows",
    "platforms/qxcb",
    "platformthemes/qgtk3",
    "platformthemes/qxdgdesktopportal",
    "styles/qmodernwindowsstyle",
    "wayland-decoration-client/adwaita",
    "wayland-decoration-client/bradient",
    "wayland-graphics-integration-client/qt-plugin-wayland-egl",
    "wayland-shell-integration/xdg-shell",
    "xcbglintegrations/qxcb-egl-integration",
    "xcbglintegrations/qxcb-glx-integration",
}
"""Kind of plugin/its name, without what the systems put round it."""

LANGUAGES = ("en", "ja", "ru")

FROM_THE_SYSTEM = ("libffi.so",)
"""Bundled though it is the system's: Python's ctypes needs it, its number differs from system to system, and
nothing else in the bundle does."""


def is_wanted_library(name: str, source: Path) -> bool:
    """Whether the library that would be ``name`` in the bundle belongs there; ``source``: where it is now."""
    inside = PurePosixPath(name.replace("\\", "/"))
    if _is_qt(inside):
        return _used_of_qt(inside)
    return _brought_by_python(source) or inside.name.startswith(FROM_THE_SYSTEM)


def is_wanted_data(name: str) -> bool:
    """Whether the other file that would be ``name`` in the bundle belongs there."""
    inside = PurePosixPath(name.replace("\\", "/"))
    return not _is_qt(inside) or _used_of_qt(inside)


def _is_qt(inside: PurePosixPath) -> bool:
    return inside.parts[0] in {"PySide6", "shiboken6"} or inside.name.startswith(("libQt6", "libicu"))


def _used_of_qt(inside: PurePosixPath) -> bool:
    if "translations" in inside.parts:
        return inside.stem in {f"qtbase_{language}" for language in LANGUAGES}
    if "plugins" in inside.parts:
        return f"{inside.parent.name}/{_bare(inside.name)}" in QT_PLUGINS
    if inside.name.startswith(("libQt6", "Qt6")):
        return _bare(inside.name).removeprefix("Qt6") in QT_LIBRARIES
    return True


def _bare(file: str) -> str:
    return file.partition(".")[0].removeprefix("lib")


def _brought_by_python(source: Path) -> bool:
    """Whether a file comes with Python or a package for it, and is none of the system's own."""
    homes = {
        home for prefix in (sys.prefix, sys.base_prefix) for home in (Path(prefix), Path(prefix).resolve())
    }
    if Path("/usr") in homes:  # Python itself is the system's
        homes = {*homes, *Path("/usr/lib").glob("python3*")} - {Path("/usr")}
    return source.name.startswith("libpython") or any(source.is_relative_to(home) for home in homes)
