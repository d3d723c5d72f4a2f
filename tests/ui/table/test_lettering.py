"""Words on pieces and cards: where one line is too long, several carry all of them."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.ui.table.lettering import broken, paint_words

TEXTS = {
    "en": "Staircase wall, Propeller wall and Air Soldier",
    "ja": "カイダンのカベ、プロペラのカベ、ガードスコーピオン",
    "ru": "Стена с лестницей, Стена с пропеллером и Воздушный боец",
}


@pytest.mark.parametrize("language", list(TEXTS))
def test_nothing_is_lost_between_the_lines(qtbot: QtBot, language: str) -> None:
    text = TEXTS[language]
    one, wide = broken(text, language, 1)
    two, narrow = broken(text, language, 2)
    assert (len(one), len(two)) == (1, 2)
    assert "".join(two).replace(" ", "") == text.replace(" ", "")
    assert narrow < wide * 0.75


@pytest.mark.parametrize("language", list(TEXTS))
def test_two_lines_are_painted_larger_than_one(qtbot: QtBot, language: str) -> None:
    def ink(lines: int) -> int:
        image = QImage(240, 60, QImage.Format.Format_ARGB32)
        image.fill(QColor("#ffffff"))
        with QPainter(image) as painter:
            rect = QRectF(0, 0, 240, 60)
            paint_words(painter, TEXTS[language], rect, "#000000", 30, language, least=0.2, lines=lines)
        return sum(image.pixelColor(x, y).lightness() < 128 for x in range(240) for y in range(60))

    assert ink(2) > ink(1)
