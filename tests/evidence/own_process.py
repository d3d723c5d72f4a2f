"""A seed of a search in a process and a home of its own: a crash or a hang is a fault like any other."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from evidence.ledger import Result

LONGEST_S = 600
"""A seed takes some twenty seconds on a quiet machine."""
NOISE = "propagateSizeHints"
"""Said by Qt off the screen for every window, and so often that nothing else would be kept."""
FOLDERS = {
    "XDG_DATA_HOME": "data",
    "XDG_CONFIG_HOME": "config",
    "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache",
}


def look_alone(module: str, seed: int, game: str) -> Result:
    """Run ``python -m module --game game --one seed``; its last line is the result."""
    with tempfile.TemporaryDirectory() as home:
        folders = {name: str(Path(home) / folder) for name, folder in FOLDERS.items()}
        found = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "QT_QPA_PLATFORM": "offscreen"}
        environment = os.environ | folders | found
        command = [sys.executable, "-X", "faulthandler", "-m", module, "--game", game, "--one", str(seed)]
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, env=environment, timeout=LONGEST_S, check=False
            )
        except subprocess.TimeoutExpired as hang:
            told = hang.stderr.decode() if isinstance(hang.stderr, bytes) else hang.stderr
            return {"fault": f"hangs: {(told or '')[-1500:]}"}
    if done.returncode != 0:
        told = "\n".join(line for line in done.stderr.splitlines() if NOISE not in line)
        return {"fault": f"exit code {done.returncode}: {told[:2500]}"}
    return json.loads(done.stdout.splitlines()[-1])
