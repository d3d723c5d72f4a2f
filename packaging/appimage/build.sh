#!/bin/sh
# UNTESTED: nobody has run this recipe yet. dist/ascent-table-VERSION-MACHINE.AppImage of the bundle; needs
# appimagetool on the path. Like the bundle it needs the system's window libraries, and names those that are
# missing. From the checkout's folder, after make bundle.
set -eu

TREE=build/appimage/AppDir
rm -rf build/appimage
mkdir -p "$TREE/usr/lib"
cp -a dist/ascent-table "$TREE/usr/lib/ascent-table"
.venv/bin/python packaging/linux/share_tree.py "$TREE/usr/share" ascent-table "https://example.org/ascent-table"
cp "$TREE/usr/share/applications/ascent-table.desktop" "$TREE"
cp "$TREE/usr/share/icons/hicolor/256x256/apps/ascent-table.png" "$TREE"
ln -s ascent-table.png "$TREE/.DirIcon"
ln -s usr/lib/ascent-table/ascent-table "$TREE/AppRun"
appimagetool "$TREE" "dist/ascent-table-$(sh packaging/version.sh)-$(uname -m).AppImage"
rm -rf build/appimage
