"""A double click on a file: the program starts with it on the table."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import desktop

CHECKOUT = Path(desktop.__file__).parent.parent
POSITION = {
    "format": "ascent-table-position",
    "version": 1,
    "game": "tranquility",
    "mountain": {"r1p1": "blue-5-a"},
}
PATIENCE_S = 60


def test_a_file_named_at_the_start_is_played_on_from_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "позиция 局面.json"
    file.write_text(json.dumps(POSITION), "utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    program = subprocess.Popen(
        [sys.executable, "-m", "desktop", "open", str(file)],
        cwd=CHECKOUT,
        env=environment | {"HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    saves = tmp_path / ".local/share/ascent-table/saves"
    try:
        until = time.monotonic() + PATIENCE_S
        while not list(saves.glob("*.jsonl")):
            assert program.poll() is None, program.returncode
            assert time.monotonic() < until, "no match came onto the shelf"
            time.sleep(0.05)
    finally:
        program.send_signal(signal.SIGTERM)
        code = program.wait(PATIENCE_S)
    assert code == 0
    (match,) = saves.glob("*.jsonl")
    assert '"blue-5-a"' in match.read_text("utf-8")
