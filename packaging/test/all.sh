#!/bin/sh
# Every package of dist/ as installed: in bare systems, the oldest and the newest supported, and by the tools of Python.
set -eu

rm -rf build/reference-pictures
for suite in bookworm trixie; do
    sh packaging/test/bare.sh deb "$suite"
    sh packaging/test/bare.sh archive "$suite"
done
sh packaging/test/tools.sh
rm -rf build/reference-pictures
