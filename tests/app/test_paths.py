"""The folders: in a checkout, in a wheel, of a person."""

import gettext
import os
from pathlib import Path

import pytest
from babel.messages.pofile import PoFileError

from desktop.app import paths
from desktop.app.catalogues import compile_catalogues

PO = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\nmsgid "app.yes"\nmsgstr "{}"\n'


def write_po(folder: Path, text: str, language: str = "ja") -> Path:
    file = folder / language / "app.po"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(PO.format(text), encoding="utf-8")
    return file


def compiled_text(folder: Path, language: str = "ja") -> str:
    return gettext.translation("app", folder, [language]).gettext("app.yes")


def test_a_checkout_reads_its_own_resources_and_compiled_words() -> None:
    assert (paths.resources() / "app" / "fonts").is_dir()
    for language in ("en", "ja", "ru"):
        assert (paths.catalogues() / language / "LC_MESSAGES" / "app.mo").is_file()


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


def test_a_changed_catalogue_is_compiled_again_and_a_removed_one_goes(tmp_path: Path) -> None:
    source, target = tmp_path / "i18n", tmp_path / "build"
    po = write_po(source, "はい")
    compile_catalogues(source, target)
    assert compiled_text(target) == "はい"
    write_po(source, "ええ")
    later = po.stat().st_mtime + 5
    os.utime(po, (later, later))
    compile_catalogues(source, target)
    assert (target / "ja" / "LC_MESSAGES" / "app.mo").read_bytes().find("ええ".encode()) > 0
    po.unlink()
    compile_catalogues(source, target)
    assert list(target.rglob("*.mo")) == []


def test_an_unchanged_catalogue_is_left_alone(tmp_path: Path) -> None:
    source, target = tmp_path / "i18n", tmp_path / "build"
    write_po(source, "はい")
    compile_catalogues(source, target)
    mo = next(target.rglob("*.mo"))
    before = mo.stat().st_mtime_ns
    compile_catalogues(source, target)
    assert mo.stat().st_mtime_ns == before


def test_a_broken_catalogue_is_named(tmp_path: Path) -> None:
    po = write_po(tmp_path / "i18n", "x")
    po.write_text(po.read_text(encoding="utf-8") + "msgid oops\n", encoding="utf-8")
    with pytest.raises(PoFileError):
        compile_catalogues(tmp_path / "i18n", tmp_path / "build")
