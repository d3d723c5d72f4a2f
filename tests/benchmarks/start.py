"""Start to painted window and peak memory, beside a bare PySide6 window in the same run.

    python tests/benchmarks/start.py [--runs N] [--with COMMAND]

Runs alternate, so that a busy machine is busy for both. ``--with`` names another program (such as
``kpat``) whose window is awaited with xdotool; it needs a display. Figures are medians.
"""

import argparse
import os
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]

WATCH = """
import sys
from PySide6.QtCore import QEvent, QObject, QTimer
class Watch(QObject):
    seen = False
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and not self.seen:
            self.seen = True
            QTimer.singleShot(0, told)
        return False
def told():
    print("painted", flush=True)
    app.quit()
"""

BARE = """
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
app = QApplication([])
watch = Watch()
app.installEventFilter(watch)
window = QMainWindow()
window.setCentralWidget(QLabel("bare"))
window.resize(1280, 800)
window.show()
app.exec()
"""

OURS = """
import desktop.app.main, desktop.app.commands
from desktop.app import paths, wiring
from desktop.wording.language import Words
app = wiring.make_app()
watch = Watch()
app.installEventFilter(watch)
window = wiring.make_window(app, Words(paths.catalogues(), "en"))
window.show()
app.exec()
window.close()
"""


def measured(code: str, home: str) -> tuple[float, float]:
    """Seconds from start to painted window, and peak memory in MiB."""
    environment = os.environ | {
        "HOME": home,
        "XDG_DATA_HOME": home,
        "XDG_CONFIG_HOME": home,
        "PYTHONPATH": str(CHECKOUT),
    }
    begun = time.perf_counter()
    child = subprocess.Popen(
        [sys.executable, "-c", WATCH + code], stdout=subprocess.PIPE, cwd=home, env=environment
    )
    assert child.stdout is not None
    child.stdout.readline()
    seconds = time.perf_counter() - begun
    _pid, _status, usage = os.wait4(child.pid, 0)
    child.stdout.close()
    return seconds, usage.ru_maxrss / 1024


def other_program(command: str) -> tuple[float, float]:
    """The same of another program, whose window is found by xdotool and then ended."""
    begun = time.perf_counter()
    child = subprocess.Popen(command.split(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    search = ["xdotool", "search", "--onlyvisible", "--class", Path(command.split()[0]).name]
    while not (window := subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()):
        time.sleep(0.005)
    seconds = time.perf_counter() - begun
    time.sleep(0.5)
    # the window may belong to another process than the one that was started
    asked = subprocess.run(["xdotool", "getwindowpid", window[0]], capture_output=True, text=True, check=True)
    owner = int(asked.stdout)
    status = Path(f"/proc/{owner}/status").read_text("utf-8")
    peak_kib = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))
    os.kill(owner, signal.SIGTERM)
    child.wait()
    return seconds, peak_kib / 1024


def main() -> None:
    """Print the figures."""
    reader = argparse.ArgumentParser(description="Start and memory beside a bare window.")
    reader.add_argument("--runs", type=int, default=7)
    reader.add_argument("--with", dest="other", default="")
    given = reader.parse_args()
    with tempfile.TemporaryDirectory() as home:
        for code in (BARE, OURS):
            measured(code, home)  # warm the disk
        rows: dict[str, list[tuple[float, float]]] = {"bare PySide6": [], "ascent-table": []}
        for _ in range(given.runs):
            rows["bare PySide6"].append(measured(BARE, home))
            rows["ascent-table"].append(measured(OURS, home))
            if given.other:
                rows.setdefault(given.other, []).append(other_program(given.other))
    base = statistics.median(seconds for seconds, _ in rows["bare PySide6"])
    for name, figures in rows.items():
        seconds = statistics.median(each for each, _ in figures)
        memory = statistics.median(each for _, each in figures)
        print(f"{name:14} {seconds:6.3f} s  {seconds / base:5.2f} of bare  {memory:6.1f} MiB peak")


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    main()
