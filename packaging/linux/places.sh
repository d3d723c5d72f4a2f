# shellcheck shell=sh disable=SC2034
# Read by install.sh, uninstall.sh and the archive: where what they put there lies.

# Where this user's programs put what is theirs (the XDG base directories).
DATA_HOME=${XDG_DATA_HOME:-$HOME/.local/share}
CONFIG_HOME=${XDG_CONFIG_HOME:-$HOME/.config}
OWN_FOLDER=$DATA_HOME/ascent-table
INSTALLED=$OWN_FOLDER/venv
COMMAND=$HOME/.local/bin/ascent-table

# What share_tree.py writes below the folder that desktops look into.
forget_share() {
    rm -f "$1/applications/ascent-table.desktop" "$1/mime/packages/ascent-table.xml" \
        "$1/metainfo/ascent-table.metainfo.xml" "$1"/man/man1/ascent-table.1 "$1"/man/*/man1/ascent-table.1 \
        "$1"/icons/hicolor/*/apps/ascent-table.png "$1"/icons/hicolor/*/apps/ascent-table.svg
}

# What removing leaves.
say_kept() {
    for kept in "$OWN_FOLDER" "$CONFIG_HOME/ascent-table"; do
        if [ -d "$kept" ]; then say "Kept, since it is yours (matches, decks, settings): $kept"; fi
    done
}

# Desktops notice a new or a missing menu entry by themselves, sooner or later; these make it now.
tell_desktop() {
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$DATA_HOME/applications" || true
    fi
    if command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t "$DATA_HOME/icons/hicolor" 2>/dev/null || true
    fi
    if command -v update-mime-database >/dev/null && [ -d "$DATA_HOME/mime/packages" ]; then
        update-mime-database "$DATA_HOME/mime" 2>/dev/null || true
    fi
}
