#!/bin/sh
# Ascent Table @VERSION@ in one file, for one user; neither Python nor root is needed.
set -eu

LINES_OF_SCRIPT=@LINES@
SUM=@SUM@
TARGET=$HOME/.local/opt/ascent-table

say() { printf '%s\n' "$*"; }
@PLACES@
usage() {
    say "sh ${0##*/}                    installs into $TARGET"
    say "sh ${0##*/} --remove           removes it; matches, decks and settings stay"
    say "sh ${0##*/} --extract FOLDER   only unpacks the program into a new folder"
}

payload() { tail -n "+$((LINES_OF_SCRIPT + 1))" "$0"; }

# unpack FOLDER: whole and able to start, or not at all.
unpack() {
    if [ "$(payload | sha256sum | cut -d ' ' -f 1)" != "$SUM" ]; then
        say "This file is damaged, perhaps not fully downloaded." >&2
        exit 1
    fi
    mkdir -p "$1"
    if ! payload | tar -xzf - -C "$1" || ! "$1/ascent-table" --version >/dev/null; then
        rm -rf "$1"
        say "It could not be unpacked into $1, or does not start there; nothing was changed." >&2
        exit 1
    fi
}

# The command in the menu entry: first the shell's escapes, then the file's own, then those of sed.
menu_entry() {
    command=$(printf '%s' "$COMMAND" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g' -e 's/[\\&|]/\\&/g')
    sed "s|@COMMAND@|$command|" "$TARGET/share/applications/ascent-table.desktop"
}

install_here() {
    new=$TARGET.new
    rm -rf "$new"
    unpack "$new"
    rm -rf "$TARGET"
    mv "$new" "$TARGET"
    { sed "${LINES_OF_SCRIPT}q" "$0"; } >"$TARGET/remove.sh"
    mkdir -p "$DATA_HOME/applications" "$(dirname "$COMMAND")"
    (cd "$TARGET/share" && tar -cf - .) | tar -xf - -C "$DATA_HOME"
    menu_entry >"$DATA_HOME/applications/ascent-table.desktop"
    ln -sfn "$TARGET/ascent-table" "$COMMAND"
    tell_desktop
    say "Installed for $(id -un): the command $COMMAND and \"Ascent Table\" in the menu."
    say "To remove it: sh $TARGET/remove.sh --remove"
}

remove_here() {
    if [ "$(readlink "$COMMAND" 2>/dev/null)" = "$TARGET/ascent-table" ]; then
        rm -f "$COMMAND"
        forget_share "$DATA_HOME"
        tell_desktop
    fi
    rm -rf "$TARGET" "$TARGET.new"
    say "Ascent Table is removed."
    say_kept
}

case ${1:-} in
'') if [ "${0##*/}" = remove.sh ]; then usage; else install_here; fi ;;
--remove) remove_here ;;
--extract)
    if [ -z "${2:-}" ] || [ -e "$2" ]; then
        usage >&2
        exit 2
    fi
    unpack "$2"
    ;;
--help) usage ;;
*)
    usage >&2
    exit 2
    ;;
esac
exit 0
