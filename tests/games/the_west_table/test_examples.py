"""Each rule has a drawn example."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from support.west import RULES

from desktop.games.the_west.rules.rulebook import RULEBOOK
from desktop.games.the_west.table.examples import EXAMPLES
from desktop.games.the_west.table.table import WestTable
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import dark_colours, light_colours
from desktop.wording.language import Words

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("dark", [False, True], ids=("light", "dark"))
@pytest.mark.parametrize("size", [(260, 160), (90, 300)])
def test_every_rule_has_an_example(table: WestTable, dark: bool, size: tuple[int, int], qapp: object) -> None:
    look = Look(dark_colours() if dark else light_colours(), dark, 1.0, 0, "en")
    words = Words(ROOT / "i18n", "en")
    words.set_naming(RULES.name_of)
    for entry in RULEBOOK:
        image = QImage(*size, QImage.Format.Format_ARGB32)
        image.fill(0)
        with QPainter(image) as painter:
            assert table.paint_example(painter, entry.id, QRectF(image.rect()), look, words), entry.id
        colours = {image.pixel(x, y) for x in range(0, size[0], 2) for y in range(0, size[1], 2)}
        assert len(colours) > 10, entry.id


def test_an_unknown_rule_has_none(table: WestTable) -> None:
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    look = Look(light_colours(), False, 1.0, 0, "en")
    with QPainter(image) as painter:
        words = Words(ROOT / "i18n", "en")
        assert not table.paint_example(painter, "west.nonsense", QRectF(0, 0, 100, 100), look, words)


def test_no_example_is_of_an_unknown_rule() -> None:
    assert set(EXAMPLES) == {entry.id for entry in RULEBOOK}
