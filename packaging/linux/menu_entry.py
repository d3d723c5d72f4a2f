"""Prints the menu entry with the command's own place in it: ``menu_entry.py COMMAND``."""

import sys
from pathlib import Path

TEMPLATE = Path(__file__).with_name("ascent-table.desktop")


def menu_entry(command: str) -> str:
    """The entry's text. Its rules for a quoted argument: first the shell's escapes, then the file's own."""
    quoted = command
    for special in '\\"`$':
        quoted = quoted.replace(special, f"\\{special}")
    escaped = quoted.replace("\\", "\\\\").replace("%", "%%")
    return TEMPLATE.read_text(encoding="utf-8").replace("@COMMAND@", escaped)


if __name__ == "__main__":
    sys.stdout.write(menu_entry(sys.argv[1]))
