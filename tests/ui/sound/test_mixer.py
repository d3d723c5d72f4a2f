"""The mixer: what goes in comes out, softer when asked, never beyond full level and without clicks."""

import numpy as np
import pytest

from desktop.ui.sound.mixer import CEILING, KNEE, VOICES, Mixer, Samples, limited
from desktop.ui.sound.output import RATE


def tone(seconds: float = 0.2, level: float = 0.3) -> Samples:
    at = np.arange(round(seconds * RATE), dtype=np.float32) / RATE
    return (level * np.sin(2 * np.pi * 440 * at)).astype(np.float32)


def test_one_sound_comes_out_as_it_is_and_then_there_is_silence() -> None:
    mixer, sound = Mixer(), tone()
    mixer.add(sound)
    heard = np.concatenate([mixer.mix(800) for _ in range(10)])
    assert np.array_equal(heard[: len(sound)], sound)
    assert not heard[len(sound) :].any()
    assert not mixer.busy


def test_two_sounds_are_heard_together() -> None:
    mixer = Mixer()
    mixer.add(tone(level=0.2))
    mixer.add(tone(level=0.1))
    assert np.allclose(mixer.mix(800), tone(level=0.3)[:800], atol=1e-6)


def test_the_volume_changes_without_a_jump() -> None:
    mixer = Mixer()
    mixer.add(np.full(3200, 0.5, dtype=np.float32))
    before = mixer.mix(800)
    mixer.volume = 0.1
    change = mixer.mix(800)
    after = mixer.mix(800)
    steps = np.abs(np.diff(np.concatenate([before, change, after])))
    assert steps.max() < 0.002
    assert np.allclose(after, 0.05)


@pytest.mark.parametrize("count", [1, 7, 4096])
def test_helpings_of_any_size_are_whole(count: int) -> None:
    mixer, sound = Mixer(), tone(0.15)
    mixer.add(sound)
    heard = np.concatenate([mixer.mix(count) for _ in range(len(sound) // count + 1)])
    assert np.array_equal(heard[: len(sound)], sound)


def test_however_many_sound_at_once_the_peak_stays_below_full_level() -> None:
    mixer = Mixer()
    for _ in range(3 * VOICES):
        mixer.add(tone(1.0, 0.9))
    heard = np.concatenate([mixer.mix(800) for _ in range(40)])
    assert 0.9 < np.abs(heard).max() <= CEILING


def test_a_sound_that_gives_way_fades_out() -> None:
    mixer = Mixer()
    flat = np.full(RATE, 0.05, dtype=np.float32)
    for _ in range(VOICES):
        mixer.add(flat)
    mixer.mix(800)
    silent = np.zeros(RATE, dtype=np.float32)
    mixer.add(silent)
    heard = np.concatenate([mixer.mix(400) for _ in range(4)])
    assert np.allclose(heard[-1], 0.05 * (VOICES - 1))
    assert np.abs(np.diff(heard)).max() < 0.001


def test_only_peaks_are_bent_and_louder_stays_louder() -> None:
    ramp = np.linspace(-3, 3, 601, dtype=np.float32)
    bent = limited(ramp.copy())
    quiet = np.abs(ramp) <= KNEE
    assert np.array_equal(bent[quiet], ramp[quiet])
    assert (np.diff(bent) >= 0).all()
    assert np.abs(bent).max() <= CEILING
