#!/bin/sh
# Brings a machine to where the program runs ("play"), is worked on ("work") or packed ("pack"), from the
# checkout's folder; "packages" stops after the system's packages.
# Installs only what is missing, says what it does, may be run again at any time.
# Exit status 3: packages are missing and this user may not install them.
set -eu
. packaging/linux/python.sh

for_what=${1:?play, work, pack or packages}

# A library that Qt loads, and the Debian or Ubuntu package that brings it. Asked by library, since the
# packages' names differ between releases (libglib2.0-0 and libglib2.0-0t64).
OFF_SCREEN='
libglib-2.0.so.0    libglib2.0-0
libGL.so.1          libgl1
libEGL.so.1         libegl1
libxkbcommon.so.0   libxkbcommon0
libfontconfig.so.1  libfontconfig1
libfreetype.so.6    libfreetype6
libdbus-1.so.3      libdbus-1-3
'
IN_A_WINDOW='
libX11-xcb.so.1         libx11-xcb1
libxkbcommon-x11.so.0   libxkbcommon-x11-0
libxcb-cursor.so.0      libxcb-cursor0
libxcb-icccm.so.4       libxcb-icccm4
libxcb-image.so.0       libxcb-image0
libxcb-keysyms.so.1     libxcb-keysyms1
libxcb-randr.so.0       libxcb-randr0
libxcb-render-util.so.0 libxcb-render-util0
libxcb-shape.so.0       libxcb-shape0
libxcb-sync.so.1        libxcb-sync1
libxcb-xfixes.so.0      libxcb-xfixes0
libxcb-xkb.so.1         libxcb-xkb1
libwayland-client.so.0  libwayland-client0
libwayland-cursor.so.0  libwayland-cursor0
libwayland-egl.so.1     libwayland-egl1
'

# A command that packing needs, and the package that brings it.
TO_PACK='
objdump         binutils
chrpath         chrpath
dpkg-shlibdeps  dpkg-dev
'

has_library() {
    PATH="$PATH:/usr/sbin:/sbin" ldconfig -p | grep -qF "	$1 "
}

missing_packages() {
    libraries=$OFF_SCREEN
    case $for_what in
    pack) libraries="$OFF_SCREEN$IN_A_WINDOW" ;; # it asks which packages they come from
    work) ;;
    *) if [ -n "${WAYLAND_DISPLAY:-}${DISPLAY:-}" ]; then libraries="$OFF_SCREEN$IN_A_WINDOW"; fi ;;
    esac
    printf '%s' "$libraries" | while read -r library package; do
        if [ -n "$library" ] && ! has_library "$library"; then printf '%s ' "$package"; fi
    done
    if [ "$for_what" = pack ]; then
        printf '%s' "$TO_PACK" | while read -r tool package; do
            if [ -n "$tool" ] && ! command -v "$tool" >/dev/null; then printf '%s ' "$package"; fi
        done
    fi
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        "$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2], end=" ")'
    fi
}

install_packages() {
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif sudo -n true 2>/dev/null; then
        as_root='sudo -n'
    else
        as_root=none
    fi
    if [ "$as_root" = none ] || ! command -v apt-get >/dev/null; then
        say "These packages are missing; please install them, then try again: $*" >&2
        exit 3
    fi
    say "Installing from the system's packages: $*"
    # shellcheck disable=SC2086  # as_root is empty or two words
    {
        $as_root apt-get -qq -o DPkg::Lock::Timeout=120 update
        $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 \
            -o Dpkg::Use-Pty=0 install -y --no-install-recommends "$@" >/dev/null
    }
}

# What the environment was last filled for; a moved checkout or a changed pyproject.toml fills it again.
fingerprint() {
    { pwd; .venv/bin/python --version; cat pyproject.toml; } | cksum
}

fill_environment() {
    # An environment for work is one to play in, too.
    for mark in ".venv/filled-for-$for_what" .venv/filled-for-work; do
        if [ -f "$mark" ] && [ "$(cat "$mark")" = "$(fingerprint)" ]; then return; fi
    done
    if [ "$for_what" = work ]; then wanted='.[dev]'; else wanted='.[checkout]'; fi
    say "Installing the Python packages that pyproject.toml names into .venv (the first time: some minutes)"
    .venv/bin/python -m pip --disable-pip-version-check install --quiet --editable "$wanted"
    fingerprint >".venv/filled-for-$for_what"
}

if [ ! -w . ]; then
    say "This folder belongs to somebody else: $(id -un) may not write in it." >&2
    exit 1
fi
python=$(find_python)
if [ -z "$python" ]; then
    say "Python 3.11 or newer is needed; please install it, then try again: python3" >&2
    exit 3
fi
missing=$(missing_packages)
if [ -n "$missing" ]; then
    # shellcheck disable=SC2086  # a list of names
    install_packages $missing
fi
if [ "$for_what" != packages ]; then
    make_environment .venv
    if [ "$for_what" = pack ]; then for_what=work; fi
    fill_environment
fi
