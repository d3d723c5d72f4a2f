# Read by the scripts beside it: what they share. POSIX sh, run in the checkout's folder.

say() { printf '%s\n' "$*"; }

# The first Python on the path that is new enough, or nothing.
find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
}

# make_environment FOLDER: a virtual environment that works; one that does is kept.
make_environment() {
    if ! "$1/bin/python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
        ! "$1/bin/python" -m pip --version >/dev/null 2>&1; then
        new_python=$(find_python)
        say "Making a Python environment in $1 ($("$new_python" --version))"
        "$new_python" -m venv --clear "$1"
    fi
}

# Where this user's programs put what is theirs (the XDG base directories).
DATA_HOME=${XDG_DATA_HOME:-$HOME/.local/share}
CONFIG_HOME=${XDG_CONFIG_HOME:-$HOME/.config}
OWN_FOLDER=$DATA_HOME/ascent-table
INSTALLED=$OWN_FOLDER/venv
COMMAND=$HOME/.local/bin/ascent-table
MENU_ENTRY=$DATA_HOME/applications/ascent-table.desktop
ICONS=$DATA_HOME/icons/hicolor

# Desktops notice a new or a missing menu entry by themselves, sooner or later; these make it now.
tell_desktop() {
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$DATA_HOME/applications" || true
    fi
    if command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t "$ICONS" 2>/dev/null || true
    fi
}
