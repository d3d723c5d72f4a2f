import subprocess
import sys
from pathlib import Path

import pytest

from desktop.session.locks import BusyError, Lock

HOLD = """
import sys
from pathlib import Path
from desktop.session.locks import Lock
lock = Lock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_lock_is_held_by_one(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    lock = Lock(path)
    with pytest.raises(BusyError) as caught:
        Lock(path)
    assert caught.value.message.id == "app.match.busy"
    lock.release()
    Lock(path).release()


def test_a_killed_instance_gives_its_lock_up(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(BusyError):
            Lock(path)
        other.kill()
        other.wait()
        Lock(path).release()


def test_a_lock_that_cannot_be_made_is_no_busy_one(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        Lock(tmp_path / "missing" / "a.lock")
