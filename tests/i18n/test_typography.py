"""Quotes, dots, spaces and letters are those that a printer of each language would set."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tests.i18n.po_file import LANGUAGES, ROOT
from tests.i18n.sentences import Sentence, sentences

FONTS = ROOT / "resources" / "app" / "fonts"
JAPANESE = "ぁ-んァ-ヶ一-龯々ー"


@cache
def letters(font: str) -> frozenset[int]:
    with TTFont(FONTS / font, lazy=True) as opened:
        return frozenset(opened.getBestCmap() or ())


def wrong(language: str, fault: Callable[[Sentence], object]) -> list[str]:
    return [sentence.name for sentence in sentences(language) if fault(sentence)]


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_is_in_the_bundled_fonts(language: str, weight: str) -> None:
    known = letters(f"NotoSansJP-{weight}-subset.ttf")
    if language != "ja":
        known = letters(f"NotoSans-{weight}-subset.ttf")
    lacking = {char for sentence in sentences(language) for char in sentence.bare if ord(char) not in known}
    assert lacking - {"\n", "\N{OBJECT REPLACEMENT CHARACTER}"} == set()


def test_the_fonts_may_be_given_away() -> None:
    for licence in ("OFL-NotoSans.txt", "OFL-NotoSansJP.txt"):
        assert "SIL OPEN FONT LICENSE" in (FONTS / licence).read_text("utf-8").upper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_spaces_at_the_ends_or_in_pairs(language: str) -> None:
    assert wrong(language, lambda it: it.text != it.text.strip() or "  " in it.text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_is_one_character(language: str) -> None:
    assert wrong(language, lambda it: "..." in it.text or "。。" in it.text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_typewriter_quotes(language: str) -> None:
    assert wrong(language, lambda it: '"' in it.text or "'" in it.text or "`" in it.text) == []


def _pairs(opening: str, closing: str) -> Callable[[Sentence], object]:
    return lambda it: it.text.count(opening) != it.text.count(closing)


def test_english_quotes_are_curly_pairs() -> None:
    assert wrong("en", _pairs("“", "”")) == []
    assert wrong("en", lambda it: re.search("[«»„「」‘]", it.text)) == []


def test_russian_quotes_are_angles() -> None:
    assert wrong("ru", _pairs("«", "»")) == []
    assert wrong("ru", lambda it: re.search("[“”‘’「」]", it.text)) == []


def test_japanese_quotes_are_brackets() -> None:
    assert wrong("ja", _pairs("「", "」")) == []
    assert wrong("ja", _pairs("（", "）")) == []
    assert wrong("ja", lambda it: re.search("[“”‘’«»]", it.text)) == []


def test_japanese_marks_are_full_width() -> None:
    assert wrong("ja", lambda it: re.search(f"[{JAPANESE}][!?,.:;()]|[!?,.;(][{JAPANESE}]", it.text)) == []


def test_no_spaces_within_japanese() -> None:
    assert wrong("ja", lambda it: re.search(f"[{JAPANESE}。、] [{JAPANESE}。、]", it.text)) == []


def test_ranges_have_a_dash_not_a_hyphen() -> None:
    for language in ("en", "ru"):
        assert wrong(language, lambda it: re.search(r"[\d}]-[\d{]", it.text)) == []
    assert wrong("ja", lambda it: re.search(r"[\d}][-–][\d{]", it.text)) == []


def test_a_russian_dash_stands_between_spaces() -> None:
    assert wrong("ru", lambda it: re.search("[^ ]—|—[^ ]|[ ]- ", it.text)) == []


def test_sentences_have_no_latin_letters_among_cyrillic() -> None:
    assert wrong("ru", lambda it: re.search("[a-zA-Z][а-яё]|[а-яё][a-zA-Z]", it.bare, re.IGNORECASE)) == []


YO = re.compile(
    r"\b(еще|ее|нее|зелен(ая|ой|ую|ые|ых|ый|ого|ому|ым|ом)|веревк\w*|веревок|костер|козел|"
    r"(по|при|у|на|за|пере|вый)?(идет|йдет|йдете)|берет|кладет|ведет|дает|встает|остается|начнет|вернет|"
    r"счет|учет|темн(ая|ый|ое)|желт\w+|черн\w+|(по|на|у|до|за|во)шел|объем|подъем\w*|прием\w*|"
    r"трех|четырех|вдвоем|втроем|решен(а|о|ы)? лишь|зажжет|сдает|жжет|растет|займет|найденн?ое)\b",
    re.IGNORECASE,
)


def test_the_letter_yo_is_written() -> None:
    assert wrong("ru", lambda it: YO.search(it.text)) == []


def test_the_gate_of_yo_sees() -> None:
    for text in ("зеленая тропа", "Костер", "Кто пойдет", "ряд растет"):
        assert YO.search(text), text
    assert not YO.search("Костёр, зелёная, её, пойдёт, растёт, веер")


def test_font_files_are_where_the_window_looks() -> None:
    assert sorted(path.suffix for path in Path(FONTS).iterdir()) == [".ttf"] * 4 + [".txt"] * 2
