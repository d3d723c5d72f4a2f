"""Catalogues are read compiled, and compiled from source only when they must be."""

import logging
import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest

from desktop.wording import compiling
from desktop.wording.catalogue import Catalogue
from desktop.wording.compiling import compile_catalogue
from tests.wording.conftest import Write, po_text


def kept(folder: Path, language: str = "en", domain: str = "app") -> Path:
    return folder.parent / "build" / "i18n" / language / f"{domain}.mo"


def test_domains_are_read_together(write: Write) -> None:
    write("en", {"app.a": "one", "app.n": ("{n} x", "{n} xs"), "app.a@acc": "acc one"})
    catalogue = Catalogue(write("en", {"game.a": "two"}, "game"), "en")
    assert [catalogue.text("app.a"), catalogue.text("game.a"), catalogue.text("no")] == ["one", "two", None]
    assert [catalogue.text("app.a", "acc"), catalogue.text("game.a", "acc")] == ["acc one", None]
    assert [catalogue.plural("app.n", 1), catalogue.plural("app.n"), catalogue.plural("app.a")] == [
        "{n} x",
        "{n} xs",
        None,
    ]


def test_a_compiled_catalogue_is_kept_and_used_again(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write("en", {"app.a": "one"})
    assert Catalogue(folder, "en").text("app.a") == "one"
    assert kept(folder).exists()
    monkeypatch.setattr(
        "desktop.wording.catalogue.compile_catalogue", lambda *_: pytest.fail("compiled again")
    )
    assert Catalogue(folder, "en").text("app.a") == "one"


def test_a_changed_source_is_compiled_anew(write: Write) -> None:
    folder = write("en", {"app.a": "one"})
    Catalogue(folder, "en")
    write("en", {"app.a": "other"})
    later = kept(folder).stat().st_mtime_ns + 1_000_000_000
    os.utime(folder / "en" / "app.po", ns=(later, later))
    assert Catalogue(folder, "en").text("app.a") == "other"


def test_compiled_catalogues_alone_suffice(write: Write) -> None:
    folder = write("ru", {"app.a": "слово"})
    compiled = compile_catalogue(folder / "ru" / "app.po", "ru")
    assert compiled is not None
    (folder / "ru" / "app.mo").write_bytes(compiled)
    (folder / "ru" / "app.po").unlink()
    assert Catalogue(folder, "ru").text("app.a") == "слово"
    assert not kept(folder, "ru").exists()


def test_without_babel_yesterdays_words_are_used(
    write: Write, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = write("en", {"app.a": "one"})
    Catalogue(folder, "en")
    later = kept(folder).stat().st_mtime_ns + 1_000_000_000
    os.utime(folder / "en" / "app.po", ns=(later, later))
    monkeypatch.setitem(sys.modules, "babel.messages.pofile", None)
    assert Catalogue(folder, "en").text("app.a") == "one"
    assert "Babel is not installed" in caplog.text


def test_without_babel_and_without_compiled_words_there_are_none(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "babel.messages.mofile", None)
    assert Catalogue(write("en", {"app.a": "one"}), "en").text("app.a") is None


def test_a_source_that_is_no_catalogue_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert compile_catalogue(tmp_path / "missing.po", "en") is None
    (tmp_path / "odd.po").write_bytes(b'msgid "\xff\xfe')
    assert compile_catalogue(tmp_path / "odd.po", "en") is None
    assert caplog.text.count("cannot be read") == 2


@pytest.mark.parametrize("damaged", [b"", b"junk", b"\xde\x12\x04\x95" + b"\xff" * 40])
def test_a_damaged_catalogue_is_left_out(
    write: Write, damaged: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    folder = write("en", {"app.a": "one"})
    (folder / "en" / "other.mo").write_bytes(damaged)
    assert Catalogue(folder, "en").text("app.a") == "one"
    assert "en/other is damaged" in caplog.text


def test_where_nothing_can_be_written_words_are_compiled_each_time(
    write: Write, caplog: pytest.LogCaptureFixture
) -> None:
    folder = write("en", {"app.a": "one"})
    (folder.parent / "build").write_text("a file in the way", "utf-8")
    with caplog.at_level(logging.INFO, compiling.__name__):
        assert Catalogue(folder, "en").text("app.a") == "one"
    assert "was not kept" in caplog.text


def test_reading_words_opens_no_file_in_the_systems_encoding(write: Write) -> None:
    folder = write("ja", {"app.a": "言葉"})
    write("en", {"app.a": "word"})
    code = (
        "import sys; from pathlib import Path; from desktop.wording.language import Words; "
        "words = Words(Path(sys.argv[1]), 'ja'); words.set_language('en'); words.set_language('ja'); "
        "sys.stdout.buffer.write(words.tr('app.a').encode('utf-8'))"
    )
    environment = {**os.environ, "PYTHONWARNDEFAULTENCODING": "1", "PYTHONUTF8": "0", "LC_ALL": "C"}
    # -S: in such a locale Python itself cannot read a .pth file that names a folder like Книги
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    command = [sys.executable, "-S", "-W", "error::EncodingWarning", "-c", code, str(folder)]
    done = subprocess.run(
        command, env=environment, capture_output=True, check=False, cwd=Path(__file__).parents[2]
    )
    assert (done.returncode, done.stdout.decode("utf-8"), done.stderr) == (0, "言葉", b"")


def test_speaking_needs_no_babel(write: Write) -> None:
    folder = write("en", {"app.a": "one"})
    Catalogue(folder, "en")
    code = (
        "import sys; from pathlib import Path; from desktop.wording.language import Words; "
        "assert Words(Path(sys.argv[1]), 'en').tr('app.a') == 'one'; "
        "sys.exit(any(name.partition('.')[0] in ('babel', 'PySide6', 'pydantic') for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder)], check=False, cwd=Path(__file__).parents[2]
    )
    assert done.returncode == 0


def test_the_sample_catalogues_of_these_tests_are_real() -> None:
    from babel.messages.pofile import read_po

    catalogue = read_po(
        BytesIO(po_text("ru", {"a.n": ("a", "b", "c")}).encode()), locale="ru", abort_invalid=True
    )
    assert catalogue.num_plurals == 3
