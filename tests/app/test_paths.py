"""The folders: in a checkout, in a wheel, of a person."""

from pathlib import Path

import pytest

from desktop.app import paths


def test_a_checkout_reads_its_own_resources_and_words() -> None:
    assert (paths.resources() / "app" / "fonts").is_dir()
    for language in ("en", "ja", "ru"):
        assert (paths.catalogues() / language / "app.po").is_file()


def test_a_wheel_reads_what_lies_inside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bundled = tmp_path / "_data"
    bundled.mkdir()
    monkeypatch.setattr(paths, "_BUNDLED", bundled)
    assert paths.resources() == bundled / "resources"
    assert paths.catalogues() == bundled / "i18n"


def test_the_folders_of_a_person_lie_in_their_home_and_exist(own_folders: Path) -> None:
    for folder in (paths.saves(), paths.settings_file().parent, paths.log_file().parent, paths.cache()):
        assert folder.is_dir()
        assert folder.is_relative_to(own_folders)
    assert paths.saves() == own_folders / ".local/share/ascent-table/saves"


def test_folders_that_cannot_be_made_are_named_all_the_same(
    own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever writes there tells what is wrong; the program starts and can be played."""
    barred = own_folders / "a file"
    barred.touch()
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(barred))
    for path in (paths.saves(), paths.settings_file(), paths.log_file(), paths.cache()):
        assert path.is_relative_to(barred)
