#!/bin/sh
# Makes a Debian package of the bundle in dist/ascent-table: dist/ascent-table_VERSION_ARCHITECTURE.deb.
# Menu, icons, kinds of file and manual are registered by the triggers of the packages that look after them.
set -eu
. packaging/linux/python.sh

TREE=build/deb/tree
LIBRARY=$TREE/usr/lib/ascent-table
SHARE=$TREE/usr/share
DOC=$SHARE/doc/ascent-table
# A theme for GTK desktops that is used where GTK is there; the program does without.
OPTIONAL='platformthemes/libqgtk3'

version=$(sh packaging/version.sh)
architecture=$(dpkg --print-architecture)

# The packages that hold the libraries named on standard input, one by a comma.
packages_of() {
    mkdir -p build/deb/shlibs/debian
    printf 'Source: ascent-table\n\nPackage: ascent-table\nArchitecture: any\n' >build/deb/shlibs/debian/control
    (cd build/deb/shlibs && xargs dpkg-shlibdeps -O --ignore-missing-info -xascent-table \
        -l"$ROOT/$LIBRARY/_internal" -l"$ROOT/$LIBRARY/_internal/PySide6/Qt/lib" \
        -l"$ROOT/$LIBRARY/_internal/shiboken6" -l"$ROOT/$LIBRARY/_internal/PySide6" \
        -l"$ROOT/$LIBRARY/_internal/numpy.libs" 2>../shlibs.log) |
        sed -n 's/^shlibs:Depends=//p'
}

libraries() { find "$ROOT/$LIBRARY" -type f \( -name '*.so' -o -name '*.so.*' -o -name ascent-table \); }

say "Laying out the package"
ROOT=$PWD
rm -rf build/deb
mkdir -p "$LIBRARY" "$TREE/usr/games" "$TREE/DEBIAN" "$DOC" "$SHARE/ascent-table/pictures"
cp -a dist/ascent-table/. "$LIBRARY"
ln -s ../lib/ascent-table/ascent-table "$TREE/usr/games/ascent-table"
.venv/bin/python packaging/linux/share_tree.py "$SHARE" /usr/games/ascent-table file:///usr/share/ascent-table/pictures
find "$SHARE/man" -name '*.1' -exec gzip -9n {} +
say "Taking the pictures that software centres show"
QT_LOGGING_RULES=default.warning=false QT_QPA_PLATFORM=offscreen \
    "$LIBRARY/ascent-table" demo --out build/deb/pictures >/dev/null
sed -n 's|.*/ascent-table/\(pictures/.*\.png\)<.*|\1|p' "$SHARE/metainfo/ascent-table.metainfo.xml" |
    while read -r picture; do cp "build/deb/$picture" "$SHARE/ascent-table/pictures"; done
ln -s ../../../lib/ascent-table/licences "$DOC/licences"
gzip -9nc CHANGELOG.md >"$DOC/CHANGES.md.gz"
{
    printf 'ascent-table (%s) unstable; urgency=low\n\n  * CHANGES.md.gz tells what a player notices.\n\n' "$version"
    printf ' -- %s  %s\n' "$(sed -n 's/^Maintainer: //p' packaging/debian/control.in)" "$(LC_ALL=C date -R)"
} | gzip -9n >"$DOC/changelog.gz"
mkdir -p "$SHARE/lintian/overrides"
cp packaging/debian/lintian-overrides "$SHARE/lintian/overrides/ascent-table"
awk '/@LICENCE@/ { while ((getline line < "LICENSE") > 0) print (line == "" ? " ." : " " line); next } { print }' \
    packaging/debian/copyright.in >"$DOC/copyright"
cp packaging/debian/postrm "$TREE/DEBIAN/postrm"
find "$TREE" -type d -exec chmod 755 {} +
find "$TREE" -type f -exec chmod 644 {} +
chmod 755 "$TREE/DEBIAN/postrm" "$LIBRARY/ascent-table"

say "Asking which packages its libraries come from"
depends=$(libraries | grep -v "$OPTIONAL" | packages_of)
if [ -z "$depends" ]; then cat build/deb/shlibs.log >&2; exit 1; fi
recommends=$(libraries | grep "$OPTIONAL" | packages_of | tr ',' '\n' | grep -o 'libgtk-3-0[^ ]*' | head -n 1)

sed -e "s|@VERSION@|$version|" -e "s|@ARCHITECTURE@|$architecture|" -e "s|@DEPENDS@|$depends|" \
    -e "s|@RECOMMENDS@|${recommends:-libgtk-3-0}|" -e "s|@SIZE@|$(du -sk "$TREE/usr" | cut -f 1)|" \
    packaging/debian/control.in >"$TREE/DEBIAN/control"
(cd "$TREE" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$TREE/DEBIAN/md5sums"
package=dist/ascent-table_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz --build "$TREE" "$package" >/dev/null
rm -rf build/deb
say "The package is $package ($(du -h "$package" | cut -f 1))."
