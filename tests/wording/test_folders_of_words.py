"""Where words are read: each language once, and none that has no folder."""

from pathlib import Path

from desktop.wording.language import Words
from tests.wording.conftest import Write


def test_a_language_that_was_spoken_is_not_read_again(write: Write) -> None:
    folder = write("en", {"a.b": "a sentence"})
    write("ja", {"a.b": "文"})
    words = Words(folder, "en")
    said = words.tr("a.b")
    words.set_language("ja")
    for each in (folder / "en").iterdir():
        each.unlink()
    words.set_language("en")
    assert words.tr("a.b") == said


def test_a_language_without_a_folder_is_said_in_english(write: Write) -> None:
    words = Words(write("en", {"a.b": "a sentence"}), "eo")
    assert (words.language, words.tr("a.b")) == ("eo", "a sentence")


def test_no_catalogues_at_all(tmp_path: Path) -> None:
    words = Words(tmp_path / "nowhere", "ja")
    assert words.tr("a.b", cards=("x", "y")) == "a.b"
    assert not words.known("a.b")
