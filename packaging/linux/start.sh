#!/bin/sh
# Starts the program from the checkout; with no display it plays every game for a moment off-screen instead.
set -eu
. packaging/linux/python.sh

PICTURES=build/demo

has_display() {
    [ -n "${WAYLAND_DISPLAY:-}${DISPLAY:-}" ] &&
        .venv/bin/python -c 'from PySide6.QtGui import QGuiApplication; QGuiApplication([])' 2>/dev/null
}

if has_display; then
    exec .venv/bin/python -m desktop
fi
say "There is no display here, so no window can open: playing a short demonstration of every game off-screen."
# Off-screen, Qt says at every window that nobody can hear of its size; the tests watch its warnings.
QT_LOGGING_RULES=default.warning=false QT_QPA_PLATFORM=offscreen .venv/bin/python -m desktop demo --out "$PICTURES"
say "These pictures are in $PICTURES."
