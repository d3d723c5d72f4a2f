"""The sounds themselves, since nobody listens to them in a test: levels, lengths, differences, provenance."""

import importlib.util
import sys
from itertools import combinations, pairwise
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from ui.sound.conftest import NOBODY

from desktop.app import paths
from desktop.ui.sound.bank import Bank
from desktop.ui.sound.earshot import BY_HAND, PREPARED
from desktop.ui.sound.miniaudio_library import MiniaudioLibrary
from desktop.ui.sound.mixer import Samples
from desktop.ui.sound.output import RATE

FOLDERS = sorted(paths.resources().glob("*/sound"))
FILES = sorted(file for folder in FOLDERS for file in folder.glob("*.flac"))
WHOLE_SIZE = 400_000
"""Bytes that all sounds together may take."""


def samples(file: Path) -> Samples:
    return np.frombuffer(MiniaudioLibrary(NOBODY).read(file), dtype=np.float32)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_sound_is_heard_short_and_ends_in_silence_without_a_click(file: Path) -> None:
    heard = samples(file)
    assert 0.05 < np.abs(heard).max() < 0.9
    assert 0.1 < len(heard) / RATE < 3.5
    assert abs(heard.mean()) < 0.002
    edge = RATE // 1000
    assert np.abs(heard[:3]).max() < 0.02
    assert np.abs(heard[-edge:]).max() < 0.005


def test_all_sounds_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < WHOLE_SIZE


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_takes_of_one_sound_are_alike_in_loudness_and_different_in_shape(folder: Path) -> None:
    by_name: dict[str, list[Samples]] = {}
    for file in sorted(folder.glob("*.flac")):
        by_name.setdefault(file.stem[:-2], []).append(samples(file))
    for name, takes in by_name.items():
        for one, other in combinations(takes, 2):
            short = min(len(one), len(other))
            together = np.corrcoef(one[:short], other[:short])[0, 1]
            assert together < 0.98, name
            assert abs(_level(one) - _level(other)) < 3, name


def test_what_is_heard_often_has_several_takes_and_is_softer_than_what_is_rare() -> None:
    bank = Bank(paths.resources())
    for game in (folder.parent.name for folder in FOLDERS):
        level = {name: _level(samples(bank.takes(game, name)[0])) for name in (*BY_HAND, "win")}
        assert all(len(bank.takes(game, name)) >= 3 for name in BY_HAND)
        assert max(level["pick"], level["move"]) < level["drop"] <= level["win"] + 2


def test_a_game_has_its_own_sounds_and_else_the_common_ones() -> None:
    bank = Bank(paths.resources())
    assert {file.parent.parent.name for file in bank.takes("tranquility", "pick")} == {"tranquility"}
    assert {file.parent.parent.name for file in bank.takes("tranquility", "refuse")} == {"app"}
    assert {file.parent.parent.name for file in bank.takes("cairn", "drop")} == {"app"}
    assert bank.takes("cairn", "clack") == ()
    assert bank.pick("cairn", "clack") is None
    assert all(bank.takes("shinra_tower", name) for name in PREPARED)


def test_a_take_is_never_heard_twice_running() -> None:
    bank = Bank(paths.resources())
    heard = [bank.pick("tranquility", "drop") for _ in range(60)]
    assert all(one != next_one for one, next_one in pairwise(heard))
    assert set(heard) == set(bank.takes("tranquility", "drop"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_the_scripts_beside_the_sounds_make_these_sounds(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(paths.resources() / "app" / "sound"))
    script = _load(folder / "make_sounds.py")
    kit = sys.modules["kit_sound"]
    made = kit.takes(script.RECIPES)
    assert set(made) == {file.stem for file in folder.glob("*.flac")}
    for name, (rate, wanted) in made.items():
        if rate == RATE:  # files of half the rate are brought to the full one when they are read
            # processors differ in the last bit of a sine, which may become one step of the 12 bits
            assert np.abs(samples(folder / f"{name}.flac") - wanted / 32768).max() <= 16.5 / 32768, name
    assert (folder / "ABOUT.md").is_file()


def _level(heard: Samples) -> float:
    """Decibels of the loudest 20 ms."""
    power = np.convolve(heard.astype(np.float64) ** 2, np.full(RATE // 50, 50 / RATE))
    return float(10 * np.log10(power.max()))


def _load(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"sounds_of_{file.parent.parent.name}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
