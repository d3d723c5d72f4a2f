"""Playing: found devices and missing ones, loudness, hundreds of sounds, and nothing left behind."""

import random
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import miniaudio
import numpy as np
import pytest
from pytestqt.qtbot import QtBot
from ui.sound.conftest import Listening

from desktop.app import paths
from desktop.ui.sound import player
from desktop.ui.sound.earshot import PREPARED
from desktop.ui.sound.loudness import LOUDNESSES
from desktop.ui.sound.miniaudio_library import MiniaudioLibrary
from desktop.ui.sound.output import Library, NoDeviceError, Output, Render
from desktop.ui.sound.sounds import Sounds, load_library

Waiting = Callable[[Callable[[], bool]], None]


def works() -> bool:
    """Whether the thread that plays is there."""
    return any(thread.name == "sound" for thread in threading.enumerate())


def test_a_sound_is_played_on_the_device_that_is_found(
    sounds: Sounds, listening: Listening, waiting: Waiting
) -> None:
    assert sounds.device == "unknown"
    sounds.play("drop", "tranquility")
    waiting(lambda: sounds.device == "found" and bool(np.abs(listening.heard).max(initial=0) > 0.01))


def test_full_is_louder_than_soft_and_off_opens_nothing(
    sounds: Sounds, listening: Listening, waiting: Waiting
) -> None:
    peaks: dict[str, float] = {}
    for loudness in ("off", "soft", "full"):
        sounds.loudness = loudness
        before = len(listening.heard)
        sounds.play("win", "tranquility")
        sounds.look_for_device()
        if loudness == "off":
            assert listening.opened == 0
            assert not works()
            continue
        waiting(lambda since=before: len(listening.heard) > since + 40_000)
        peaks[loudness] = float(np.abs(listening.heard[before:]).max())
        sounds.rest()
    assert 0 < peaks["soft"] < 0.6 * peaks["full"] < 0.6


def test_five_hundred_sounds_while_the_loudness_changes(
    sounds: Sounds, listening: Listening, waiting: Waiting, qtbot: QtBot
) -> None:
    chance = random.Random(100)
    games = [folder.parent.name for folder in paths.resources().glob("*/sound")]
    for _ in range(500):
        sounds.play(chance.choice(PREPARED), chance.choice(games))
        if chance.random() < 0.2:
            sounds.loudness = chance.choice(LOUDNESSES)
        qtbot.wait(1)
    sounds.loudness = "full"
    before = len(listening.heard)
    sounds.play("crash", "shinra_tower")
    waiting(lambda: bool(np.abs(listening.heard[before:]).max(initial=0) > 0.1))
    assert np.abs(listening.heard).max() < 1.0
    assert sounds.device == "found"
    sounds.rest()
    assert not works()


def test_the_device_is_paused_when_nothing_is_heard_and_wakes_again(
    sounds: Sounds, listening: Listening, waiting: Waiting, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(player, "IDLE_S", 0.3)
    sounds.play("pick")
    waiting(lambda: len(listening.heard) > 3000)
    lengths: list[int] = [-1]

    def rests() -> bool:
        qtbot.wait(100)
        lengths.append(len(listening.heard))
        return lengths[-1] == lengths[-2]

    waiting(rests)
    sounds.play("pick")
    waiting(lambda: len(listening.heard) > lengths[-1])
    assert listening.opened == 1


def test_sixty_devices_one_after_the_other(listening: Listening) -> None:
    """The library keeps a connection for each; the 54th is refused by a sound server."""
    for _ in range(60):
        device = listening.open(lambda count: bytes(4 * count))
        device.start()
        device.stop()
        device.close()


class _Broken(MiniaudioLibrary):
    """No device opens; or one opens and does not start."""

    def __init__(self, *, opens: bool) -> None:
        super().__init__((miniaudio.Backend.NULL,))
        self._opens = opens

    def open(self, render: Render) -> Output:
        if not self._opens:
            raise NoDeviceError("none")
        device = super().open(render)
        device.start()  # a second start is refused, as by a device that was pulled out
        return device


def _no_library() -> Library:
    raise ImportError("no miniaudio here")


class _Plug:
    """A device that was pulled out: it takes nothing, and says nothing of it."""

    def start(self) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


class _Pulled(Listening):
    """The first device is one that takes no samples; the next ones work."""

    def open(self, render: Render) -> Output:
        output = super().open(render)
        return _Plug() if self.opened == 1 else output


def test_a_device_that_takes_nothing_any_more_is_opened_anew(
    qtbot: QtBot, waiting: Waiting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "DEAD_S", 0.0)
    pulled = _Pulled()
    sounds = Sounds(paths.resources(), lambda: pulled)
    sounds.loudness = "full"

    def is_heard() -> bool:
        sounds.play("drop")
        return bool(np.abs(pulled.heard).max(initial=0) > 0.05)

    waiting(is_heard)
    assert pulled.opened >= 2
    sounds.rest()


@pytest.mark.parametrize(
    "load",
    [_no_library, lambda: _Broken(opens=False), lambda: _Broken(opens=True)],
    ids=["import", "open", "start"],
)
def test_without_library_or_device_it_is_quiet_and_known(
    qtbot: QtBot, waiting: Waiting, load: Callable[[], Library]
) -> None:
    sounds = Sounds(paths.resources(), load)
    told: list[str] = []
    sounds.device_changed.connect(lambda: told.append(sounds.device))
    sounds.loudness = "full"
    for _ in range(3):
        sounds.prepare("tranquility", PREPARED)
        sounds.play("drop", "tranquility")
    waiting(lambda: sounds.device == "none")
    sounds.rest()
    assert told[-1] == "none"


def test_a_device_that_comes_later_is_found(
    qtbot: QtBot, waiting: Waiting, listening: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "RETRY_S", 0.0)
    there: list[Library] = []

    def load() -> Library:
        if not there:
            raise OSError("not yet")
        return there[0]

    sounds = Sounds(paths.resources(), load)
    sounds.loudness = "soft"
    sounds.play("drop")
    waiting(lambda: sounds.device == "none")
    there.append(listening)
    sounds.play("drop")
    waiting(lambda: sounds.device == "found")
    sounds.rest()


def test_a_damaged_file_is_silence(
    tmp_path: Path, qtbot: QtBot, waiting: Waiting, listening: Listening
) -> None:
    folder = tmp_path / "app" / "sound"
    folder.mkdir(parents=True)
    (folder / "drop-1.flac").write_bytes(b"fLaC and nothing else")
    sounds = Sounds(tmp_path, lambda: listening)
    sounds.loudness = "soft"
    sounds.play("drop")
    waiting(lambda: sounds.device == "found")
    sounds.rest()
    assert not listening.heard.any()


def test_where_nobody_sees_the_window_nobody_hears_it(qtbot: QtBot) -> None:
    sounds = Sounds(paths.resources())
    sounds.loudness = "full"
    sounds.play("win")
    sounds.prepare("tranquility", PREPARED)
    sounds.look_for_device()
    assert sounds.device == "none"
    assert not works()


def test_a_machine_without_sound_prints_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    """ALSA tells the terminal at length of cards that are not there; this machine may have some, or none."""
    library = load_library()
    with suppress(NoDeviceError):
        library.open(lambda count: bytes(4 * count)).close()
    told = capfd.readouterr()
    assert told.out + told.err == ""
    assert "miniaudio" in sys.modules
