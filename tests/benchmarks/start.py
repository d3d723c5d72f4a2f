"""Start to painted window and memory at rest: ours, a bare PySide6 window, and other tables.

    PYTHONPATH=tests python -m benchmarks.start [--runs 5]

All are watched in the same way, from outside, on a screen of their own (Debian: xvfb). The runs alternate, so
that a busy machine is busy for all; the first of each warms the disk and is not counted. A window is painted
when it is there at all, whole when nothing of it changes any more. Memory is what all processes of a program
hold at rest, a page that they share counted once; processor time is theirs until then.
"""

import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks.figure import ROOT, reader
from benchmarks.screen import NoWindowError, Screen, screen

BARE = """
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
app = QApplication([])
window = QMainWindow()
window.setCentralWidget(QLabel("bare"))
window.resize(1280, 800)
window.show()
app.exec()
"""
TICK_S = 1 / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Program:
    """A program with a window: any of these commands starts it, that package brings it."""

    name: str
    commands: tuple[tuple[str, ...], ...]
    package: str = ""

    def command(self) -> tuple[str, ...] | None:
        """What starts it here; None when it is not installed."""
        folders = os.environ.get("PATH", os.defpath) + os.pathsep + "/usr/games"
        for first, *others in self.commands:
            if found := shutil.which(first, path=folders):
                return (found, *others)
        return None


PROGRAMS = (
    Program("bare PySide6 window", ((sys.executable, "-c", BARE),)),
    Program("Ascent Table", ((sys.executable, "-m", "desktop"),)),
    Program("KPatience", (("kpat",),), "kpat (Debian)"),
    Program("aisleriot", (("sol",),), "aisleriot (Debian)"),
    Program("PySolFC", (("pysolfc",), ("pysol.py",)), "pysolfc (Debian releases that have it)"),
)


@dataclass(frozen=True, slots=True)
class Started:
    """One start of one program."""

    painted_s: float
    whole_s: float
    processor_s: float
    memory_mib: float


def start(shown: Screen, command: tuple[str, ...], home: Path) -> Started:
    """Start a program, wait until its window rests, look at it, and end it."""
    home.mkdir(exist_ok=True)
    begun = time.perf_counter()
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment(home) | shown.environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        seen = shown.watch(begun, process)
        family = list(_family(process.pid))
        spent, held = sum(map(_processor_s, family)), memory_mib(map(_maps, family))
    finally:
        _end(process)
    return Started(seen.painted_s, seen.whole_s, spent, held)


def environment(home: Path) -> dict[str, str]:
    """A person's surroundings whose folders are all below ``home``; those of another screen are left out."""
    kept = {name: os.environ[name] for name in ("PATH",) if name in os.environ}
    runtime = home / "run"
    runtime.mkdir(mode=0o700, exist_ok=True)
    return kept | {"HOME": str(home), "LANG": "C.UTF-8", "XDG_RUNTIME_DIR": str(runtime)}


def _end(process: subprocess.Popen[bytes]) -> None:
    for how in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, how)
            process.wait(5)
        except ProcessLookupError:
            break
        except subprocess.TimeoutExpired:
            continue
    process.wait()
    time.sleep(0.3)  # until the screen is empty again


def _family(process: int) -> Iterator[int]:
    yield process
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text("ascii").split():
            yield from _family(int(child))


def _maps(process: int) -> str:
    return Path(f"/proc/{process}/smaps").read_text("utf-8")


def _processor_s(process: int) -> float:
    after_name = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return sum(map(int, after_name[11:15])) * TICK_S


def memory_mib(maps: Iterable[str]) -> float:
    """What processes hold together, from the text of each one's ``smaps``.

    A page that several may share is counted once, for the one that holds most of its file; who else on the
    machine has it too does not matter (so neither RSS, counted for each, nor PSS, divided among all).
    """
    own, shared = 0, Counter[str]()
    for text in maps:
        here, file = Counter[str](), ""
        for name, *rest in map(str.split, text.splitlines()):
            if not name.endswith(":"):
                file = rest[4] if len(rest) > 4 else ""
            elif name.startswith("Private_") and not name.startswith("Private_Huge"):
                own += int(rest[0])
            elif name in ("Shared_Clean:", "Shared_Dirty:"):
                here[file] += int(rest[0])
        shared |= here
    return (own + shared.total()) / 1024


def measured(runs: int) -> Iterator[dict[str, object]]:
    """A line for each program: its starts, or why there are none."""
    commands = {program: command for program in PROGRAMS if (command := program.command())}
    reasons = {one: f"not installed: {one.package}" for one in PROGRAMS if one not in commands}
    starts: dict[Program, list[Started]] = {program: [] for program in commands}
    if shutil.which("Xvfb"):
        with screen() as shown, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as homes:
            for run in range(runs + 1):
                for program in [one for one in commands if one not in reasons]:
                    try:
                        started = start(shown, commands[program], Path(homes) / program.name)
                    except NoWindowError as fault:
                        reasons[program] = f"no window: {fault}"
                        continue
                    starts[program].extend([started] if run else [])
    else:
        reasons |= dict.fromkeys(commands, "no screen to start on: xvfb (Debian)")
    for program in PROGRAMS:
        yield line(program, starts.get(program, []), reasons.get(program, ""))


def line(program: Program, starts: list[Started], missing: str) -> dict[str, object]:
    """What is kept of a program."""
    said: dict[str, object] = {"part": "start", "program": program.name}
    if missing:
        return said | {"missing": missing}
    return said | {name: [round(asdict(one)[name], 3) for one in starts] for name in asdict(starts[0])}


def main() -> None:
    """Print the medians, or all starts as JSON."""
    given = reader(__doc__)
    given.add_argument("--runs", type=int, default=5)
    wanted = given.parse_args()
    for one in measured(wanted.runs):
        if wanted.json:
            print(json.dumps(one))
            continue
        medians = [
            f"{name} {statistics.median(each):.3f}" for name, each in one.items() if isinstance(each, list)
        ]
        print(f"{one['program']!s:20}", "  ".join(medians) or one["missing"])


if __name__ == "__main__":
    main()
