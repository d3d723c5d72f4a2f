#!/bin/sh
# build.sh [BUNDLE [ARCHIVE]]: one file that installs the bundle for a user, dist/ascent-table-VERSION-MACHINE.run.
set -eu
. packaging/linux/python.sh

version=$(sh packaging/version.sh)
bundle=${1:-dist/ascent-table}
archive=${2:-dist/ascent-table-$version-$(uname -m).run}

say "Packing the archive"
BUILD=$(mktemp -d)
trap 'rm -rf "$BUILD"' EXIT
.venv/bin/python packaging/linux/share_tree.py "$BUILD/share" '@COMMAND@'
# The same content gives the same file: sorted, with no owner, at the time of the last commit.
moment=$(git log -1 --format=%ct 2>/dev/null || date +%s)
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$moment" -cf "$BUILD/payload.tar" \
    -C "$bundle" . -C "$BUILD" ./share
gzip -9n "$BUILD/payload.tar"
sum=$(sha256sum "$BUILD/payload.tar.gz" | cut -d ' ' -f 1)
sed -e '/^@PLACES@$/{' -e 'r packaging/linux/places.sh' -e 'd' -e '}' packaging/archive/stub.sh >"$BUILD/stub.sh"
lines=$(wc -l <"$BUILD/stub.sh")
sed -e "s/@VERSION@/$version/" -e "s/@LINES@/$lines/" -e "s/@SUM@/$sum/" "$BUILD/stub.sh" >"$archive"
cat "$BUILD/payload.tar.gz" >>"$archive"
chmod 755 "$archive"
say "The archive is $archive ($(du -h "$archive" | cut -f 1))."
