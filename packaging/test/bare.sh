#!/bin/sh
# bare.sh FORMAT SUITE: installs the package of dist/ in a bare Debian (bookworm, trixie), plays it there as root and
# as somebody else, updates it and removes it. FORMAT is deb or archive. Needs root, debootstrap, Xvfb and xdotool; the
# bare system is kept in ASCENT_TABLE_BARE (/var/tmp/ascent-table-bare), what is made of it goes again.
set -eu
. packaging/linux/python.sh
. packaging/test/screen.sh

format=${1:?deb or archive}
suite=${2:?a suite of Debian}
CACHE=${ASCENT_TABLE_BARE:-/var/tmp/ascent-table-bare}
REFERENCE=build/reference-pictures
version=$(sh packaging/version.sh)

fail() {
    say "FAILED ($format on $suite): $*" >&2
    exit 1
}

clean_up() {
    end_screen
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

games() { for manifest in desktop/games/*/manifest.py; do basename "$(dirname "$manifest")"; done; }

# What is the player's, each file with its sum.
belongings() { (cd "$root/home/player" && find .config .local/share/ascent-table -type f -exec sha256sum {} + | sort); }

# A higher version over the one that is there leaves what is the player's, and reads it.
update() {
    belongings >"$root/test/before"
    if [ "$format" = deb ]; then
        dpkg-deb -R "dist/ascent-table_${version}_$(dpkg --print-architecture).deb" "$root/test/tree"
        sed -i "s/^Version: .*/Version: $version+later/" "$root/test/tree/DEBIAN/control"
        dpkg-deb --root-owner-group -Znone --build "$root/test/tree" "$root/test/program.deb" >/dev/null
        rm -r "$root/test/tree"
        apt install -y /test/program.deb >"$root/test/log"
        rm "$root/test/program.deb"
        now=$(inside 0:0 /root dpkg-query -W -f '${Version}' ascent-table)
        if [ "$now" != "$version+later" ]; then fail "it is still $now"; fi
    else
        inside 1000:1000 /home/player sh /test/program.run >/dev/null
    fi
    belongings >"$root/test/after"
    cmp "$root/test/before" "$root/test/after" || fail "an update touches what is the player's"
    for match in "$root"/home/player/.local/share/ascent-table/saves/*.jsonl; do
        inside 1000:1000 /home/player "$program" replay "${match#"$root"}" >/dev/null 2>&1 ||
            fail "after an update $match cannot be read"
    done
    say "an update leaves $(wc -l <"$root/test/after") files of the player's alone"
}

play() {
    for who in "0:0 /root" "1000:1000 /home/player"; do
        user=${who% *}
        home=${who#* }
        case $command in /*) program=$command ;; *) program=$home/$command ;; esac
        mkdir -p "$root/test/pictures-$user"
        chown "$user" "$root/test/pictures-$user"
        # shellcheck disable=SC2046  # a list of names
        inside "$user" "$home" sh /test/inside.sh "$program" "/test/pictures-$user" $(games)
        .venv/bin/python packaging/test/same_pictures.py "$root/test/pictures-$user" "$REFERENCE" "$share"
    done
    leave_settings
    show_window "$program"
    update
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

for tool in debootstrap Xvfb xdotool; do
    if [ "$(id -u)" != 0 ] || ! command -v "$tool" >/dev/null; then
        say "This needs root, debootstrap, Xvfb and xdotool." >&2
        exit 3
    fi
done
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
