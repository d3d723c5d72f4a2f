"""The program in use makes no socket that leads off the machine, and unpickles nothing that it opens."""

import os
import subprocess
import sys
from pathlib import Path

from desktop.app.games import find_games

WATCHED = """
import runpy, socket, sys
made = []
def hook(event, args):
    if event == "socket.__new__" and args[1] not in (socket.AF_UNIX,):
        made.append(f"socket {args[1]}")
    if event in ("socket.connect", "socket.getaddrinfo", "pickle.find_class", "urllib.Request"):
        made.append(event)
sys.addaudithook(hook)
from desktop.app.main import main
code = main(sys.argv[1:])
files = {line.split()[9] for kind in ("tcp", "tcp6", "udp", "udp6")
         for line in open(f"/proc/self/net/{kind}", encoding="ascii").readlines()[1:]}
import os
for number in os.listdir("/proc/self/fd"):
    try:
        name = os.readlink(f"/proc/self/fd/{number}")
    except OSError:
        continue
    if name.startswith("socket:[") and name[8:-1] in files:
        made.append(name)
print(made, flush=True)
os._exit(code or bool(made))
"""


def watched(*argv: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WATCHED, *argv]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=300, check=False)


def test_a_tour_through_every_page_and_game_leads_off_the_machine_nowhere(tmp_path: Path) -> None:
    done = watched("demo", "--out", str(tmp_path / "pictures"))
    assert done.returncode == 0, done.stdout[-300:] + done.stderr[-1000:]
    assert done.stdout.splitlines()[-1] == "[]"


def test_commands_lead_nowhere_and_unpickle_nothing() -> None:
    for game in find_games():
        done = watched("simulate", game, "--games", "1")
        assert done.returncode == 0, done.stdout[-300:] + done.stderr[-1000:]
        assert done.stdout.splitlines()[-1] == "[]", game
