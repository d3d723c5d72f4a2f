#!/bin/sh
# Installs wheel and sdist of dist/ as people do, by pipx and by uv tool, in a home folder of its own; starts them and
# removes them. Then what Debian's lintian and AppStream find fault with.
set -eu
. packaging/linux/python.sh

version=$(sh packaging/version.sh)
REFERENCE=build/reference-pictures
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT

fail() {
    say "FAILED: $*" >&2
    exit 1
}

"$(find_python)" -m venv "$home/tools"
"$home/tools/bin/python" -m pip --disable-pip-version-check install --quiet 'pipx>=1.7,<2' 'uv>=0.5,<1'

# as_user COMMAND...: with the new home, and the words and places of nobody else.
as_user() {
    (
        cd "$home"
        unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_STATE_HOME XDG_CACHE_HOME PYTHONPATH VIRTUAL_ENV
        HOME=$home PATH="$home/tools/bin:$home/.local/bin:$PATH" QT_QPA_PLATFORM=offscreen \
            QT_LOGGING_RULES=default.warning=false UV_PYTHON_DOWNLOADS=never UV_PYTHON="$home/tools/bin/python" "$@"
    )
}

plays() {
    as_user "$home/.local/bin/ascent-table" --version
    as_user "$home/.local/bin/ascent-table" demo --out "$home/pictures" >/dev/null
    .venv/bin/python packaging/test/same_pictures.py "$home/pictures" "$REFERENCE"
    rm -rf "$home/pictures"
}

gone() { if [ -e "$home/.local/bin/ascent-table" ]; then fail "$1 leaves the command"; fi; }

if [ ! -d "$REFERENCE" ]; then
    QT_LOGGING_RULES=default.warning=false QT_QPA_PLATFORM=offscreen \
        .venv/bin/python -m desktop demo --out "$REFERENCE" >/dev/null
fi
for package in "dist/ascent_table-$version-py3-none-any.whl" "dist/ascent_table-$version.tar.gz"; do
    say "== pipx: $package"
    as_user pipx install --quiet "$PWD/$package"
    plays
    as_user pipx uninstall ascent-table >/dev/null
    gone pipx
    say "== uv tool: $package"
    as_user uv tool install --quiet "$PWD/$package"
    plays
    as_user uv tool uninstall --quiet ascent-table
    gone "uv tool"
done
say "passed: wheel and sdist by pipx and uv tool"

say "== lintian"
command -v lintian >/dev/null || fail "lintian is missing"
lintian --fail-on error --allow-root "dist/ascent-table_${version}_$(dpkg --print-architecture).deb" >"$home/lintian" ||
    fail "$(grep '^E:' "$home/lintian")"
say "no errors, $(grep -c '^W:' "$home/lintian") warnings"

# The owner has not chosen a licence, and only that choice can mend the one fault that AppStream finds.
say "== AppStream's own judgement"
command -v appstreamcli >/dev/null || fail "appstreamcli is missing (Debian: appstream)"
.venv/bin/python packaging/linux/share_tree.py "$home/share" /usr/bin/ascent-table https://pictures.example
faults=$(appstreamcli validate --no-net --no-color "$home/share/metainfo/ascent-table.metainfo.xml" |
    sed -n 's/^E: [^ ]* \([a-z-]*\).*/\1/p' | sort -u)
[ "$faults" = metadata-license-invalid ] || fail "AppStream: $faults"
