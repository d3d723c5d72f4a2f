#!/bin/sh
# Builds the program as one folder that needs no Python: dist/ascent-table. From the checkout's folder.
set -eu
. packaging/linux/python.sh

BUILD=$PWD/build/bundle
VENV=$BUILD/venv
OUT=$PWD/dist

rm -rf "$BUILD" "$OUT/ascent-table"
mkdir -p "$BUILD" "$OUT"
say "Building the wheel"
.venv/bin/python -m build --no-isolation --wheel --outdir "$BUILD/wheel" >"$BUILD/wheel.log"
# An environment with nothing else in it, so that nothing else is found and bundled.
say "Making an environment with the wheel and PyInstaller"
.venv/bin/python -m venv "$VENV"
"$VENV/bin/python" -m pip --disable-pip-version-check install --quiet "$(echo "$BUILD"/wheel/*.whl)[bundle]"
say "Building the bundle"
# From a folder without our source: the installed wheel is what is bundled.
(cd "$BUILD" && "$VENV/bin/pyinstaller" --noconfirm --log-level WARN --distpath "$OUT" --workpath "$BUILD/work" \
    "$OLDPWD/packaging/pyinstaller/ascent-table.spec")
# Python and the compiled parts of packages may carry symbols for debugging; Qt's, ICU's and NumPy's own libraries
# stay as their projects publish them.
INSIDE=$OUT/ascent-table/_internal
find "$INSIDE" -type f \( -name 'libpython3*.so*' -o -name '*.cpython-*.so' -o -name '*.abi3.so' \) \
    -not -path '*/PySide6/*' -not -path '*/shiboken6/*' -exec strip --strip-unneeded {} +
# Nothing is looked for where Python lay on this machine; the bundle's start program says where to look.
find "$INSIDE" -maxdepth 1 -name 'libpython3*.so*' -exec chrpath --delete {} + >"$BUILD/chrpath.log"
find "$INSIDE"/python3.* -name '*.so' -exec chrpath --delete {} + >>"$BUILD/chrpath.log"
if find "$INSIDE" -name '*.so*' -exec objdump -p {} + | grep -E 'RPATH|RUNPATH' | grep -v 'ORIGIN'; then
    say "Some libraries look for others in these folders of this machine." >&2
    exit 1
fi
"$VENV/bin/python" packaging/pyinstaller/complete.py "$OUT/ascent-table"
"$VENV/bin/python" packaging/pyinstaller/licences.py "$OUT/ascent-table/licences"
rm -rf "$BUILD"
"$OUT/ascent-table/ascent-table" --version
say "The bundle is in dist/ascent-table ($(du -sh "$OUT/ascent-table" | cut -f 1))."
