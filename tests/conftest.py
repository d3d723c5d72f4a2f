"""What every test stands on: an off-screen Qt, folders of its own, and nothing left over afterwards."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings
from support.buttons import lift_buttons
from support.leftovers import Leftovers

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before any test imports Qt; no window ever shows

# Hypothesis: "dev" looks for new cases, "ci" tries the same ones every time; a slow machine is no fault.
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("dev"), derandomize=True, database=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

_OF_THE_PERSON_AT_WORK = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "XDG_RUNTIME_DIR")
_FONTS = Path(__file__).parents[1] / "resources" / "app" / "fonts"
_QT_FIXTURES = {"qtbot", "qapp", "qtmodeltester"}


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home and a language of its own for each test: none reads or writes those of the person at work."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(home))
    passing = str(tmp_path_factory.mktemp("t"))  # short: sockets lie in it
    monkeypatch.setenv("TMPDIR", passing)
    monkeypatch.setattr("tempfile.tempdir", passing)
    for name, folder in (
        ("XDG_DATA_HOME", ".local/share"),
        ("XDG_CONFIG_HOME", ".config"),
        ("XDG_STATE_HOME", ".local/state"),
        ("XDG_CACHE_HOME", ".cache"),
    ):
        monkeypatch.setenv(name, str(home / folder))
    for name in _OF_THE_PERSON_AT_WORK:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return home


@pytest.fixture(autouse=True)
def nothing_left_over(own_folders: Path, request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test that leaves a window, a running timer, a thread or a process behind, and says which."""
    before = Leftovers.now(with_qt=not _QT_FIXTURES.isdisjoint(request.fixturenames))
    yield
    lift_buttons()
    left = before.gained_since()
    if left:
        pytest.fail("left over after this test:\n  " + "\n  ".join(left), pytrace=False)


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication") -> "QApplication":
    """The plugin's, with the typefaces that every start of the program loads.

    In another one words have other widths, and what a test saw would hang on which tests ran before it.
    """
    from desktop.ui.theme.fonts import load_fonts  # only who asks for a window pays for Qt

    load_fonts(_FONTS)
    return qapp


@pytest.fixture
def qtbot(qtbot: "QtBot", monkeypatch: pytest.MonkeyPatch) -> Iterator["QtBot"]:
    """The plugin's, which refers to its windows weakly; here each is held until it has been closed.

    Events are still delivered after a test has returned. A window nobody refers to any more could be
    collected in the middle of its own paint event.
    """
    held: list[Any] = []
    add = qtbot.addWidget

    def add_and_hold(widget: Any, **how: Any) -> None:
        add(widget, **how)
        held.append(widget)

    monkeypatch.setattr(qtbot, "addWidget", add_and_hold)
    yield qtbot
    held.clear()
