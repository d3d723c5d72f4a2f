"""What the system says of theme and motion; asked once at start and when it tells of a change."""

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

_PORTAL_PATIENCE_MS = 150
"""A portal that does not answer by then is not worth a later first picture."""


def prefers_dark() -> bool:
    """Whether the system prefers dark windows; light when it does not say."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def prefers_less_motion() -> bool:
    """Whether the system asks for less motion; False when it does not say."""
    if sys.platform == "win32":
        return _windows_prefers_less()
    if sys.platform == "darwin":
        return _mac_prefers_less(Path.home())
    return _portal_prefers_less()


if sys.platform == "win32":

    def _windows_prefers_less() -> bool:
        import ctypes

        get_client_area_animation = 0x1042
        animated = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(animated), 0)
        return animated.value == 0


def _mac_prefers_less(home: Path) -> bool:
    import plistlib  # elsewhere the start need not wait for it

    settings = home / "Library/Preferences/com.apple.universalaccess.plist"
    try:
        with settings.open("rb") as file:
            return bool(plistlib.load(file).get("reduceMotion", False))
    except (OSError, ValueError, plistlib.InvalidFileException):
        return False


def _portal_prefers_less() -> bool:
    """GNOME, KDE and others tell by the desktop portal whether animations are wanted."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    call = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "Read",
    )
    call.setArguments(["org.gnome.desktop.interface", "enable-animations"])
    answer = bus.call(call, QDBus.CallMode.Block, _PORTAL_PATIENCE_MS)
    return answered_off(answer.arguments())


def answered_off(arguments: list[object]) -> bool:
    """Whether a portal's answer, a variant wrapped once or twice, says that animations are off."""
    value: object = arguments[0] if arguments else None
    for _ in range(2):
        unwrap = getattr(value, "variant", None)
        value = unwrap() if callable(unwrap) else value
    return value is False
