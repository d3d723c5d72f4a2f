#!/bin/sh
# UNTESTED: nobody has run this recipe yet. dist/ascent-table-VERSION.flatpak of the bundle; needs flatpak-builder and
# the runtime that the manifest names. Matches stay in ~/.var/app when it is removed. From the checkout's folder.
set -eu

BUILD=build/flatpak
ID=$(sed -n 's/^id: //p' packaging/flatpak/ascent-table.yml)
rm -rf "$BUILD"
mkdir -p "$BUILD"
.venv/bin/python packaging/linux/share_tree.py "$BUILD/share" ascent-table "https://example.org/ascent-table"
flatpak-builder --force-clean --repo="$BUILD/repo" "$BUILD/tree" packaging/flatpak/ascent-table.yml
flatpak build-bundle "$BUILD/repo" "dist/ascent-table-$(sh packaging/version.sh).flatpak" "$ID"
rm -rf "$BUILD"
