#!/bin/sh
# UNTESTED: nobody has run this recipe yet. Builds dist/Ascent Table.app and a disk image of it, on a Mac, for the
# kind of processor it runs on. Needs Python 3.11 or newer from python.org. From the checkout's folder.
set -eu
. packaging/linux/python.sh

BUILD=$PWD/build/bundle
CHECKOUT=$PWD
APP="dist/Ascent Table.app"

rm -rf "$BUILD" "$APP" dist/ascent-table
mkdir -p "$BUILD"
"$(find_python)" -m venv "$BUILD/venv"
"$BUILD/venv/bin/python" -m pip install --quiet build
"$BUILD/venv/bin/python" -m build --wheel --outdir "$BUILD/wheel"
"$(find_python)" -m venv --clear "$BUILD/venv"
# Pillow turns the picture into an icon.
"$BUILD/venv/bin/python" -m pip install --quiet "$(echo "$BUILD"/wheel/*.whl)[bundle]" 'pillow>=10,<13'
(cd "$BUILD" && venv/bin/pyinstaller --noconfirm --log-level WARN --distpath "$CHECKOUT/dist" --workpath work \
    "$CHECKOUT/packaging/pyinstaller/ascent-table.spec")
"$BUILD/venv/bin/python" packaging/pyinstaller/complete.py dist/ascent-table
"$BUILD/venv/bin/python" packaging/pyinstaller/licences.py "$APP/Contents/Resources/licences"
# Adding files has broken the bundle's own seal. This one satisfies the system on this machine only: whoever
# publishes it signs it with their certificate and has it notarised.
codesign --force --deep --sign - "$APP"
"$APP/Contents/MacOS/ascent-table" --version
version=$(sh packaging/version.sh)
image=dist/ascent-table-$version-$(uname -m).dmg
rm -f "$image"
hdiutil create -volname "Ascent Table" -srcfolder "$APP" -ov -format UDZO "$image"
rm -rf "$BUILD"
say "The disk image is $image. Matches, decks and settings stay in ~/Library/Application Support/ascent-table"
