"""The home screen starts without what only a table needs."""

import json
import subprocess
import sys

from architecture.source import CHECKOUT, DESKTOP

HEAVY = {"numpy", "pyqtgraph", "pyb2d3", "pymunk", "babel", "miniaudio", "cffi", "_cffi_backend"}
ROOMS_OF_A_TABLE = {"rules", "physics", "table", "bot"}

HOME = """
import importlib, json, sys
import desktop.ui.home.home
for game in sys.argv[1:]:
    importlib.import_module(f"desktop.games.{game}.manifest")
print(json.dumps(sorted(sys.modules)))
"""


def test_home_loads_no_numbers_physics_rules_or_tables() -> None:
    games = [path.parent.name for path in (DESKTOP / "games").glob("*/manifest.py")]
    told = subprocess.run(
        [sys.executable, "-c", HOME, *games], cwd=CHECKOUT, capture_output=True, encoding="utf-8", check=True
    )
    loaded: list[str] = json.loads(told.stdout)
    assert games
    assert [name for name in loaded if name.partition(".")[0] in HEAVY] == []
    assert [name for name in loaded if _is_of_a_table(name.split("."))] == []


def _is_of_a_table(parts: list[str]) -> bool:
    return parts[:2] == ["desktop", "games"] and len(parts) > 3 and parts[3] in ROOMS_OF_A_TABLE
