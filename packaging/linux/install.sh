#!/bin/sh
# Puts the program there for this user: an environment of its own, the command, and what desktops look for.
set -eu
. packaging/linux/python.sh
. packaging/linux/places.sh

WHEELS=build/install

make_environment "$INSTALLED"
rm -rf "$WHEELS"
say "Building the program and installing it into $INSTALLED"
"$INSTALLED/bin/python" -m pip --disable-pip-version-check wheel --quiet --no-deps --wheel-dir "$WHEELS" .
# First what it needs, then the program itself anew, though its version be the same.
"$INSTALLED/bin/python" -m pip --disable-pip-version-check install --quiet "$WHEELS"/*.whl
"$INSTALLED/bin/python" -m pip --disable-pip-version-check install --quiet --no-deps --force-reinstall "$WHEELS"/*.whl

mkdir -p "$(dirname "$COMMAND")"
ln -sfn "$INSTALLED/bin/ascent-table" "$COMMAND"
"$INSTALLED/bin/python" packaging/linux/share_tree.py "$DATA_HOME" "$COMMAND"
tell_desktop

say "Installed for $(id -un): the command $COMMAND and \"Ascent Table\" in the menu."
case ":$PATH:" in
*":$(dirname "$COMMAND"):"*) ;;
*) say "$(dirname "$COMMAND") is not on your PATH yet: log in again, or start it by its full name." ;;
esac
