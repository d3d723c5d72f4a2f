# shellcheck shell=sh disable=SC2154
# Read by bare.sh: the program of the bare system in "root" in a window on a screen, by real keys. Half-bundled
# libraries show only there, and without a screen there is no sound either.

WINDOW_PATIENCE_S=60
SETTINGS_IN_RUSSIAN=Настройки
DIARY=home/player/.local/state/ascent-table/log/ascent-table.log

begin_screen() {
    if [ -n "${xvfb:-}" ]; then return; fi
    # It chooses a display that nobody has.
    Xvfb -displayfd 3 -ac -screen 0 1400x900x24 -nolisten tcp >/dev/null 2>&1 3>"$root/test/display" &
    xvfb=$!
    until [ -s "$root/test/display" ]; do
        kill -0 "$xvfb" || fail "there is no screen"
        sleep 1
    done
    DISPLAY=:$(cat "$root/test/display")
    export DISPLAY
    mkdir -p "$root/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
}

end_screen() { if [ -n "${xvfb:-}" ]; then kill "$xvfb" 2>/dev/null || true; fi; }

# The bare system's processes that have a file loaded with this in its path.
that_loaded() { grep -l "$root/.*$1" /proc/[0-9]*/maps 2>/dev/null | cut -d / -f 3; }

leave_settings() {
    mkdir -p "$root/home/player/.config/ascent-table"
    echo '{"version": 1, "language": "ru", "sound": "full"}' >"$root/home/player/.config/ascent-table/settings.json"
    chown -R 1000:1000 "$root/home/player/.config"
}

# found WORDS...: the number of a window, as soon as there is one.
found() {
    timeout "$WINDOW_PATIENCE_S" xdotool search --sync --onlyvisible "$@" | head -n 1 | grep . ||
        fail "no window came: $* $(cat "$root/test/window")"
}

# show_window PROGRAM: with a match and the settings the player left; there is no sound device.
show_window() {
    begin_screen
    rm -f "$root/$DIARY"
    inside 1000:1000 /home/player env "DISPLAY=$DISPLAY" "$1" open /test/tower.json >/dev/null 2>"$root/test/window" &
    shown=$!
    window=$(found --class ascent-table)
    waited=0
    # The sound library and its compiled helper, when the table is there; Qt's own words in the player's language.
    for loaded in '/_miniaudio' '/_cffi_backend' '/qtbase_ru.qm'; do
        until [ -n "$(that_loaded "$loaded")" ]; do
            sleep 1
            waited=$((waited + 1))
            if [ "$waited" -gt "$WINDOW_PATIENCE_S" ]; then fail "the window has not loaded $loaded"; fi
        done
    done
    xdotool windowfocus --sync "$window" key ctrl+comma
    found --name "^$SETTINGS_IN_RUSSIAN\$" >/dev/null
    sleep 2
    # shellcheck disable=SC2046  # a list of numbers
    kill $(that_loaded '/_miniaudio')
    wait "$shown" || fail "the window ended with $?: $(cat "$root/test/window")"
    if [ -s "$root/$DIARY" ]; then fail "the diary tells: $(cat "$root/$DIARY")"; fi
    say "a window came on a screen, in the player's language and with sounds read"
}
