"""No line ends between a number and what it counts, whatever the width; katakana words stay whole."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QTextLayout
from pytestqt.qtbot import QtBot

from desktop.ui.table.lettering import broken
from desktop.ui.theme.fonts import families
from desktop.ui.typography import LINKING, bound, breakable
from tests.i18n.po_file import CATALOGUES, LANGUAGES, domains, read

RESOURCES = Path(__file__).parents[2] / "resources"
_FIELD = re.compile(r"\{\w+(?::\w+)?\}")


def filled(text: str) -> str:
    """A catalogue's sentence with a number in each place."""
    return _FIELD.sub("2", text)


def with_numbers(language: str) -> list[str]:
    """All sentences of a language in which a number or a sign is followed by something."""
    texts = [
        filled(text)
        for domain in domains(CATALOGUES)
        for entry in read(language, domain, CATALOGUES).entries.values()
        for text in entry.texts
    ]
    return sorted({text for text in texts if re.search(r"\d |[×№] | [×%]| \d", text)})


def lines_of(text: str, language: str, width: float) -> list[str]:
    font = QFont()
    font.setFamilies(families(language))
    font.setPixelSize(20)
    layout = QTextLayout(text, font)
    found: list[str] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return found


@pytest.mark.parametrize("width", [190.0, 260.0, 400.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_torn_from_what_it_counts(qtbot: QtBot, language: str, width: float) -> None:
    for text in with_numbers(language):
        lines = lines_of(breakable(text), language, width)
        for line, following in pairwise(lines):
            assert not re.match(r"[×%]", following), (text, lines)
            assert not re.search(r"[×№]$", line), (text, lines)
            word = re.match(r"[^\W\d_][\w’‑-]*", following)
            if re.search(r"\d$", line) and word is not None and len(word.group()) <= 7:
                assert word.group() in LINKING.split("|"), (text, lines)


@pytest.mark.parametrize(
    ("text", "together"),
    [
        ("Поставьте стоймя на верхний этаж: 2 × стена с логотипом.", "2 × стена"),
        ("Поставьте стоймя на верхний этаж: 2 × стена с логотипом.", "с логотипом"),
        ("Choose the place 1 of row 1.", "row 1."),
        ("Выберите место в ряду 2.", "ряду 2."),
        ("Stand it upright. F folds, Q and E turn.", "F folds"),
        ("Применить Локус 5 за 1 карту?", "Локус 5"),
    ],
)
def test_what_is_read_in_one_glance_stays_in_one_line(qtbot: QtBot, text: str, together: str) -> None:
    for width in range(150, 600, 10):
        lines = [line.replace("\u00a0", " ") for line in lines_of(bound(text), "ru", float(width))]
        assert any(together in line for line in lines), lines


def test_a_word_in_katakana_is_not_cut_in_two_short_lines(qtbot: QtBot) -> None:
    lines, _ = broken("注意：クラウドに当たる", "ja", 2)
    assert any("クラウド" in line for line in lines), lines
    assert "".join(lines) == "注意：クラウドに当たる"


def test_a_number_is_tied_to_one_word_only() -> None:
    """Else whole phrases hang together, and the line before them stays half empty."""
    text = bound("Применить Локус 5 за 1 карту? Соперник теряет 2 очка.")
    assert text.split() == [
        "Применить",
        "Локус",
        "5",
        "за",
        "1",
        "карту?",
        "Соперник",
        "теряет",
        "2",
        "очка.",
    ]
    assert text.split(" ") == [
        "Применить",
        "Локус\u00a05",
        "за",
        "1\u00a0карту?",
        "Соперник",
        "теряет",
        "2\u00a0очка.",
    ]
