#!/bin/sh
# Played by one user inside a bare system: inside.sh COMMAND PICTURES GAME.... No Python, no fonts, no sound, no screen.
set -eu

program=$1
pictures=$2
shift 2
here=$(dirname "$0")
saves=$HOME/.local/share/ascent-table/saves
PATIENCE_S=120

fail() {
    printf 'FAILED (as %s): %s\n' "$(id -un)" "$*" >&2
    exit 1
}

# until_true COMMAND...: again and again, for as long as a slow machine may need.
until_true() {
    waited=0
    until "$@"; do
        sleep 1
        waited=$((waited + 1))
        if [ "$waited" -gt "$PATIENCE_S" ]; then fail "waited in vain for: $*"; fi
    done
}

matches() { find "$saves" -name '*.jsonl' 2>/dev/null | wc -l; }
are_matches() { [ "$(matches)" -eq "$1" ]; }
has_worker() { grep -la -- --multiprocessing-fork /proc/[0-9]*/cmdline >/dev/null 2>&1; }

# opened FILE COUNT: the window takes the file in, so that there are COUNT matches, and closes when it is told to.
opened() {
    "$program" open "$1" &
    window=$!
    until_true are_matches "$2"
    if [ "$2" -eq 1 ]; then until_true has_worker; fi
    kill -TERM "$window"
    wait "$window" || fail "the window ended with $?"
    if has_worker; then sleep 2; fi
    if has_worker; then fail "the tower's process is still there"; fi
}

# refused WORD COMMAND...: ends with 3 and says one line with the word in it.
refused() {
    word=$1
    shift
    code=0
    told=$("$@" 2>&1) || code=$?
    if [ "$code" != 3 ] || [ "$(printf '%s\n' "$told" | wc -l)" != 1 ]; then fail "$* ended with $code: $told"; fi
    case $told in *"$word"*) ;; *) fail "$* does not say $word: $told" ;; esac
}

if command -v python3 >/dev/null; then fail "there is a Python here"; fi
if [ -d /usr/share/fonts ]; then fail "there are fonts here"; fi

"$program" --version
for language in en ja ru; do "$program" --language "$language" --help >/dev/null; done
"$program" schema >/dev/null
"$program" check "$here/tower.json" 2>/dev/null | grep -q '"valid": true' || fail "check"
for game in "$@"; do
    "$program" simulate "$game" --games 1 2>/dev/null | grep -q '"outcome"' || fail "simulate $game"
done
refused DISPLAY "$program"
refused bogus env QT_QPA_PLATFORM=bogus "$program"

export QT_QPA_PLATFORM=offscreen QT_LOGGING_RULES=default.warning=false
opened "$here/tower.json" 1
match=$(find "$saves" -name '*.jsonl')
"$program" replay "$match" >/dev/null 2>&1 || fail "the saved match cannot be replayed"
opened "$match" 2
"$program" demo --out "$pictures" >/dev/null
for game in "$@"; do ls "$pictures/$game"-*.png >/dev/null || fail "no picture of $game"; done
printf 'played as %s: %s pictures\n' "$(id -un)" "$(find "$pictures" -name '*.png' | wc -l)"
