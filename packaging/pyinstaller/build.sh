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
# Only Python's own library carries debugging symbols; Qt's and NumPy's do not bear being stripped.
for library in "$OUT"/ascent-table/_internal/libpython3*.so*; do
    if [ -f "$library" ] && command -v strip >/dev/null; then strip --strip-unneeded "$library"; fi
done
"$VENV/bin/python" packaging/pyinstaller/licences.py "$OUT/ascent-table/licences"
rm -rf "$BUILD"
"$OUT/ascent-table/ascent-table" --version
say "The bundle is in dist/ascent-table ($(du -sh "$OUT/ascent-table" | cut -f 1))."
