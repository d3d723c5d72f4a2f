#!/bin/sh
# Takes away what install.sh put there, and nothing else.
set -eu
. packaging/linux/python.sh
. packaging/linux/places.sh

if [ "$(readlink "$COMMAND" 2>/dev/null)" = "$INSTALLED/bin/ascent-table" ]; then rm -f "$COMMAND"; fi
forget_share "$DATA_HOME"
rm -rf "$INSTALLED"
rmdir "$OWN_FOLDER" 2>/dev/null || true
tell_desktop

say "Ascent Table is removed."
say_kept
