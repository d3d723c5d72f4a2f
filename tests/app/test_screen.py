"""No window where none can be: told before Qt ends the program."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.app import screen
from desktop.app.libraries import ALWAYS, FOR_WAYLAND, FOR_X11, Package
from desktop.app.paths import catalogues
from desktop.app.screen import obstacle
from desktop.wording.language import Words


def test_a_platform_that_needs_no_screen_has_none_in_its_way() -> None:
    assert obstacle({"QT_QPA_PLATFORM": "offscreen"}, "linux") is None
    assert obstacle({"QT_QPA_PLATFORM": "Offscreen:size=1"}, "linux") is None
    assert obstacle({}, "win32") is None


def test_a_platform_that_qt_does_not_have_is_told_before_qt_ends_the_program() -> None:
    reason = obstacle({"QT_QPA_PLATFORM": "bogus"}, "linux")
    assert reason is not None
    assert (reason.id, reason.facts["value"]) == ("app.cli.unknown-platform", "bogus")
    assert {"offscreen", "wayland", "xcb"} <= set(str(reason.facts["detail"]).split())
    assert obstacle({"QT_QPA_PLATFORM": "bogus;offscreen"}, "linux") is None
    own = {"QT_QPA_PLATFORM": "bogus", "QT_QPA_PLATFORM_PLUGIN_PATH": "/own"}
    assert obstacle(own, "linux") is None


@pytest.mark.parametrize("platform", ["xcb", "xcb:x=1", "wayland", "wayland-egl", "wayland;xcb"])
def test_a_platform_asked_for_by_name_needs_its_screen(platform: str) -> None:
    reason = obstacle({"QT_QPA_PLATFORM": platform}, "linux")
    assert reason is not None
    assert reason.id in {"app.cli.no-screen", "app.cli.dead-screen"}


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


def test_missing_libraries_are_named_by_their_packages_for_each_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for number in (1, 2):
        package = Package(f"deb-{number}", "fedora-x", f"arch-{number}")
        monkeypatch.setitem(FOR_X11, f"libno-such-thing.so.{number}", package)
    reason = obstacle({"DISPLAY": "far.example:0"}, "linux")
    assert reason is not None
    assert reason.id == "app.cli.no-packages"
    assert "deb-1 deb-2" in str(reason.facts["debian"])
    assert str(reason.facts["fedora"]).split().count("fedora-x") == 1
    for language in ("en", "ja", "ru"):
        line = Words(catalogues(), language).say(reason)
        assert "\n" not in line
        assert all(name in line for name in ("apt install", "dnf install", "pacman -S", "arch-2"))


def test_wayland_alone_without_its_libraries_names_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(FOR_WAYLAND, "libno-such-thing.so.7", Package("deb-w", "fedora-w", "arch-w"))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "w-0"))
        server.listen(1)
        environment = {"WAYLAND_DISPLAY": "w-0", "XDG_RUNTIME_DIR": str(tmp_path)}
        for reason in (
            obstacle(environment, "linux"),
            obstacle(environment | {"DISPLAY": ":98765"}, "linux"),
        ):
            assert reason is not None
            assert "deb-w" in str(reason.facts.get("debian"))


def test_what_make_run_installs_is_what_the_error_line_names() -> None:
    script = (Path(screen.__file__).parents[2] / "packaging/linux/setup.sh").read_text("utf-8")
    listed = dict(re.findall(r"^(lib\S+\.so\.\d+) +(\S+)$", script, re.MULTILINE))
    named = {library: package.debian for library, package in (ALWAYS | FOR_X11 | FOR_WAYLAND).items()}
    assert listed == named


def test_a_wayland_that_answers_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "w-0"))
        server.listen(1)
        monkeypatch.setattr(screen, "FOR_WAYLAND", {})
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
