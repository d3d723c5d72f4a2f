#!/bin/sh
# bare.sh FORMAT SUITE: installs the package of dist/ in a bare Debian (bookworm, trixie), plays it there as root and
# as somebody else, and removes it. FORMAT is deb or archive. Needs root and debootstrap; the bare system is kept in
# ASCENT_TABLE_BARE (/var/tmp/ascent-table-bare), what is made of it goes again.
set -eu
. packaging/linux/python.sh

format=${1:?deb or archive}
suite=${2:?a suite of Debian}
CACHE=${ASCENT_TABLE_BARE:-/var/tmp/ascent-table-bare}
REFERENCE=build/reference-pictures
DISPLAY_NUMBER=97
version=$(sh packaging/version.sh)

fail() {
    say "FAILED ($format on $suite): $*" >&2
    exit 1
}

clean_up() {
    if [ -n "${xvfb:-}" ]; then kill "$xvfb" 2>/dev/null || true; fi
    for mounted in tmp/.X11-unix dev/shm proc; do umount "$root/$mounted" 2>/dev/null || true; done
    if ! grep -qF " $root/" /proc/mounts; then rm -rf "$root"; fi
}

make_base() {
    if [ -f "$CACHE/$suite.tar" ]; then return; fi
    say "Making a bare $suite (once)"
    mkdir -p "$CACHE"
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | head -n 1)
    debootstrap --variant=minbase "$suite" "$CACHE/$suite" "$mirror" >"$CACHE/$suite.log"
    tar -C "$CACHE/$suite" -cf "$CACHE/$suite.tar.part" .
    mv "$CACHE/$suite.tar.part" "$CACHE/$suite.tar"
    rm -rf "${CACHE:?}/$suite"
}

# inside USER HOME COMMAND...: in the bare system, with processes of its own.
inside() {
    user=$1
    home=$2
    shift 2
    unshare --fork --pid --mount-proc="$root/proc" chroot --userspec="$user" "$root" \
        env -i "HOME=$home" PATH=/usr/games:/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 TERM=dumb \
        DEBIAN_FRONTEND=noninteractive "$@"
}

apt() { inside 0:0 /root apt-get -qq -o Dpkg::Use-Pty=0 -o APT::Sandbox::User=root "$@"; }

install_deb() {
    cp "dist/ascent-table_${version}_$(dpkg --print-architecture).deb" "$root/test/program.deb"
    apt install -y --no-install-recommends /test/program.deb >"$root/test/log"
    rm "$root/test/program.deb"
    command=/usr/games/ascent-table
}

install_archive() {
    # shellcheck disable=SC2046  # a list of names
    apt install -y --no-install-recommends \
        $(sed -n 's/^lib[^ ]*\.so\.[0-9]* *\([a-z0-9.-]*\)$/\1/p' packaging/linux/setup.sh) >"$root/test/log"
    cp "dist/ascent-table-$version-$(uname -m).run" "$root/test/program.run"
    inside 0:0 /root sh /test/program.run
    inside 1000:1000 /home/player sh /test/program.run
    command=.local/bin/ascent-table
}

# A window on a screen, for the half-bundled libraries that only show there.
show_window() {
    if ! command -v Xvfb >/dev/null || ! command -v xdotool >/dev/null; then
        say "Neither Xvfb nor xdotool here: no window was shown."
        return
    fi
    Xvfb ":$DISPLAY_NUMBER" -ac -screen 0 1400x900x24 -nolisten tcp >/dev/null 2>&1 &
    xvfb=$!
    mkdir -p "$root/tmp/.X11-unix" /tmp/.X11-unix
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
    sleep 2
    inside 1000:1000 /home/player env "DISPLAY=:$DISPLAY_NUMBER" timeout 90 "$1" >/dev/null 2>"$root/test/window" &
    shown=$!
    DISPLAY=:$DISPLAY_NUMBER timeout 60 xdotool search --sync --onlyvisible --class ascent-table >/dev/null ||
        fail "no window came: $(cat "$root/test/window")"
    kill "$shown" 2>/dev/null || true
    wait "$shown" 2>/dev/null || true
    say "a window came on a screen"
}

play() {
    for who in "0:0 /root" "1000:1000 /home/player"; do
        user=${who% *}
        home=${who#* }
        case $command in /*) program=$command ;; *) program=$home/$command ;; esac
        mkdir -p "$root/test/pictures-$user"
        chown "$user" "$root/test/pictures-$user"
        inside "$user" "$home" sh /test/inside.sh "$program" "/test/pictures-$user"
        .venv/bin/python packaging/test/same_pictures.py "$root/test/pictures-$user" "$REFERENCE" "$share"
    done
    show_window "$program"
    inside 0:0 /root dpkg --force-depends --purge libegl1 >/dev/null 2>&1
    told=$(inside 1000:1000 /home/player "$program" demo --out /tmp/x 2>&1) && fail "it plays without libEGL"
    for name in libegl1 libglvnd-egl libglvnd; do
        case $told in *"$name"*) ;; *) fail "it does not name $name: $told" ;; esac
    done
    if [ "$(printf '%s\n' "$told" | wc -l)" != 1 ]; then fail "more than a line: $told"; fi
}

remove() {
    if [ "$format" = deb ]; then
        inside 0:0 /root dpkg --purge ascent-table >"$root/test/removed"
        kept='~/.local/share/ascent-table'
    else
        inside 0:0 /root sh /test/program.run --remove >/dev/null
        inside 1000:1000 /home/player sh /home/player/.local/opt/ascent-table/remove.sh --remove >"$root/test/removed"
        kept=/home/player/.local/share/ascent-table
    fi
    grep -qF "$kept" "$root/test/removed" || fail "it does not say what it keeps: $(cat "$root/test/removed")"
    if ! ls "$root"/home/player/.local/share/ascent-table/saves/*.jsonl >/dev/null; then fail "the matches are gone"; fi
    left=$(find "$root" -xdev -name '*ascent-table*' | sed "s|^$root||" |
        grep -vE '^/(root|home/player)/\.(local/share|local/state|config|cache)/ascent-table' || true)
    if [ -n "$left" ]; then fail "it leaves $left"; fi
}

if [ "$(id -u)" != 0 ] || ! command -v debootstrap >/dev/null; then
    say "This needs root and debootstrap." >&2
    exit 3
fi
# On another suite than the reference is drawn on the edges of letters differ.
share=0.4
if ! grep -q "VERSION_CODENAME=$suite" /etc/os-release; then share=1.0; fi
if [ ! -d "$REFERENCE" ]; then
    QT_LOGGING_RULES=default.warning=false QT_QPA_PLATFORM=offscreen \
        .venv/bin/python -m desktop demo --out "$REFERENCE" >/dev/null
fi
make_base
root=$(mktemp -d)
trap clean_up EXIT
trap 'exit 130' INT TERM
chmod 755 "$root"
tar -C "$root" -xf "$CACHE/$suite.tar"
mount -t tmpfs tmpfs "$root/dev/shm"
mkdir -m 755 "$root/test"
cp packaging/test/inside.sh packaging/test/tower.json "$root/test"
echo 'player:x:1000:1000::/home/player:/bin/sh' >>"$root/etc/passwd"
mkdir -p "$root/home/player"
chown 1000:1000 "$root/home/player"
apt update
"install_$format"
rm -rf "$root/usr/share/fonts"
play
remove
say "passed: $format on $suite"
