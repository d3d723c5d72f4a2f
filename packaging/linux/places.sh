# shellcheck shell=sh disable=SC2034
# Read by install.sh and uninstall.sh: where what they put there lies.

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
