"""No window where none can be: told before Qt ends the program."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.app import screen
from desktop.app.screen import X11_LIBRARIES, obstacle


def test_a_platform_asked_for_by_name_is_left_to_qt() -> None:
    assert obstacle({"QT_QPA_PLATFORM": "offscreen"}, "linux") is None
    assert obstacle({}, "win32") is None


def test_no_display_at_all() -> None:
    reason = obstacle({}, "linux")
    assert reason is not None
    assert reason.id == "app.cli.no-screen"


@pytest.mark.parametrize("display", [":98765", ":98765.0", "unix:98765"])
def test_a_display_that_nobody_serves(display: str) -> None:
    reason = obstacle({"DISPLAY": display, "WAYLAND_DISPLAY": "wayland-98765"}, "linux")
    assert reason is not None
    assert reason.id == "app.cli.dead-screen"
    assert reason.facts["value"] == display


def test_missing_libraries_are_named_by_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(X11_LIBRARIES, "libno-such-thing.so.7", "libno-such-thing7")
    reason = obstacle({"DISPLAY": "far.example:0"}, "linux")
    assert reason is not None
    assert reason.id == "app.cli.no-packages"
    assert "libno-such-thing7" in str(reason.facts["detail"])


def test_a_wayland_that_answers_is_enough(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "w-0"))
        server.listen(1)
        environment = {"WAYLAND_DISPLAY": "w-0", "XDG_RUNTIME_DIR": str(tmp_path)}
        assert obstacle(environment, "linux") is None


def test_the_program_says_so_and_leaves_with_three() -> None:
    environment = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"}
    environment |= {"DISPLAY": ":98765", "LANG": "ru_RU.UTF-8"}
    environment.pop("WAYLAND_DISPLAY", None)
    told = subprocess.run(
        [sys.executable, "-m", "desktop"],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=Path(screen.__file__).parents[2],
    )
    assert told.returncode == 3
    assert ":98765" in told.stderr
    assert "Экран" in told.stderr
    assert "Traceback" not in told.stderr
