# shellcheck shell=sh
# Read by the scripts beside it: finding Python, and environments for it.

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
