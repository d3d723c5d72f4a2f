"""The tidier keeps three catalogues in step."""

from argparse import Namespace
from pathlib import Path

import pytest

from tests.i18n import tidy
from tests.i18n.po_file import LANGUAGES, PoFile, read, write


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "i18n"
    for language in LANGUAGES:
        write(PoFile(language, "app", f"# Words in {language}", {}, ""), folder)
    return folder


def given(message_id: str, en: str, ja: str, ru: str, **more: object) -> Namespace:
    usual: dict[str, object] = {"plural": False, "context": "", "note": "", "domain": ""}
    return Namespace(id=message_id, en=en, ja=ja, ru=ru, **(usual | more))


def text_of(root: Path, language: str) -> str:
    return (root / language / "app.po").read_text("utf-8")


def test_an_added_entry_stands_in_order_with_its_english_text(root: Path) -> None:
    assert tidy.add(given("app.b", "Two", "二", "Два", note="a button"), root) == 0
    assert tidy.add(given("app.a", "One “1”", "一", "Раз"), root) == 0
    russian = text_of(root, "ru")
    assert russian.startswith("# Words in ru\n")
    assert '#. One “1”\nmsgid "app.a"\nmsgstr "Раз"\n\n#. a button\n#. Two\nmsgid "app.b"' in russian
    assert '# a button\nmsgid "app.b"\nmsgstr "Two"\n' in text_of(root, "en")
    assert tidy.tidy(root, check=True) == 0


def test_numbers_in_ids_are_sorted_as_numbers(root: Path) -> None:
    for number in (10, 2):
        tidy.add(given(f"app.a{number}", "x", "x", "x"), root)
    assert text_of(root, "en").index("app.a2") < text_of(root, "en").index("app.a10")


def test_plurals_keep_their_forms(root: Path) -> None:
    added = given("app.n", "{n} card|{n} cards", "{n}枚", "{n} карта|{n} карты|{n} карт", plural=True)
    assert tidy.add(added, root) == 0
    assert '#. one: {n} card\n#. other: {n} cards\nmsgid "app.n"' in text_of(root, "ja")
    assert [len(read(language, "app", root).entries["app.n", ""].texts) for language in LANGUAGES] == [
        2,
        1,
        3,
    ]
    with pytest.raises(SystemExit, match="ru needs 3"):
        tidy.add(given("app.n", "a|b", "a", "a", plural=True), root)


def test_awkward_texts_survive(root: Path) -> None:
    awkward = 'a "quoted" \\ line\nand\tanother {x} % <b>'
    tidy.add(given("app.a", awkward, awkward, awkward), root)
    tidy.tidy(root)
    assert read("ja", "app", root).entries["app.a", ""].texts == (awkward,)


def test_what_is_missing_is_told(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tidy.add(given("app.a", "One", "一", "Раз"), root)
    tidy.add(given("app.a", "one", "一", "раз", context="acc"), root)
    path = root / "ru" / "app.po"
    path.write_text(path.read_text("utf-8").replace('"Раз"', '""').replace('msgctxt "acc"\n', ""), "utf-8")
    assert tidy.tidy(root) == 1
    assert "ru: twice app.a []" in capsys.readouterr().out
    path.write_text(path.read_text("utf-8").rpartition("#. one")[0], "utf-8")
    assert tidy.tidy(root, check=True) == 1
    told = capsys.readouterr().out
    assert "ru: empty app.a" in told
    assert "ru: missing app.a [acc]" in told


def test_an_untidy_file_is_told_and_mended(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tidy.add(given("app.a", "One", "一", "Раз"), root)
    path = root / "ja" / "app.po"
    path.write_text(path.read_text("utf-8").replace("#. One\n", ""), "utf-8")
    assert tidy.tidy(root, check=True) == 1
    assert "ja: app.po is not tidy" in capsys.readouterr().out
    assert (tidy.tidy(root), tidy.tidy(root, check=True)) == (0, 0)


def test_a_fuzzy_entry_is_told(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tidy.add(given("app.a", "One", "一", "Раз"), root)
    path = root / "ja" / "app.po"
    path.write_text(path.read_text("utf-8").replace('msgid "app.a"', '#, fuzzy\nmsgid "app.a"'), "utf-8")
    assert tidy.tidy(root) == 1
    assert "ja: fuzzy app.a" in capsys.readouterr().out


def test_removing_takes_all_contexts(root: Path) -> None:
    tidy.add(given("app.a", "One", "一", "Раз"), root)
    tidy.add(given("app.a", "one", "一", "раз", context="acc"), root)
    assert tidy.remove(Namespace(id="app.a", domain=""), root) == 0
    assert not read("en", "app", root).entries


def test_a_file_that_is_missing_is_told(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (root / "ru" / "app.po").unlink()
    assert tidy.tidy(root) == 1
    assert "ru: no file app.po" in capsys.readouterr().out


def test_an_id_of_no_domain_needs_one(root: Path) -> None:
    with pytest.raises(SystemExit, match="which domain"):
        tidy.add(given("west.a", "x", "x", "x"), root)
