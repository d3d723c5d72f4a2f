"""Each rule has a drawn example; those of the printed rules are among them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.games.tranquility.rules.rulebook import RULEBOOK
from desktop.games.tranquility.table.examples import EXAMPLES
from desktop.games.tranquility.table.table import TranquilityTable
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import dark_colours, light_colours
from desktop.wording.language import Words

ROOT = Path(__file__).parents[3]

NOT_DRAWN: frozenset[str] = frozenset()
"""Rules that no picture can show."""

PRINTED = {
    "tranq.place.colour": "b5 -b2",
    "tranq.place.support": "-b2",
    "tranq.place.height": "-b2",
    "tranq.place.cost": "g3 +b5",
    "tranq.bridge.after": "b6 = +r9",
    "tranq.bridge.swap-cost": "b6 +g7 r9",
    "tranq.campfire.move": "+g7",
    "tranq.place.gap-campfire": "b8 Fr +g6",
    "tranq.panorama.goal": "!g3 !b4 !r3",
    "tranq.goats.herd": "+b8@4",
}
"""The worked examples of the rules' text."""


@pytest.mark.parametrize("dark", [False, True], ids=("light", "dark"))
@pytest.mark.parametrize("size", [(260, 160), (120, 80), (90, 300)])
def test_every_rule_has_an_example(
    table: TranquilityTable, dark: bool, size: tuple[int, int], qapp: object
) -> None:
    look = Look(dark_colours() if dark else light_colours(), dark, 1.0, 0, "en")
    words = Words(ROOT / "i18n", "en")
    for entry in RULEBOOK:
        image = QImage(*size, QImage.Format.Format_ARGB32)
        image.fill(0)
        with QPainter(image) as painter:
            drawn = table.paint_example(painter, entry.id, QRectF(image.rect()), look, words)
        assert drawn == (entry.id not in NOT_DRAWN), entry.id
        colours = {image.pixel(x, y) for x in range(0, size[0], 2) for y in range(0, size[1], 2)}
        assert not drawn or len(colours) > 10, entry.id


def test_an_unknown_rule_has_none(table: TranquilityTable) -> None:
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    look = Look(light_colours(), False, 1.0, 0, "en")
    with QPainter(image) as painter:
        words = Words(ROOT / "i18n", "en")
        assert not table.paint_example(painter, "tranq.nonsense", QRectF(0, 0, 100, 100), look, words)


def test_no_example_is_of_an_unknown_rule() -> None:
    assert set(EXAMPLES) == {entry.id for entry in RULEBOOK} - NOT_DRAWN


@pytest.mark.parametrize(("rule", "things"), tuple(PRINTED.items()))
def test_worked_examples_of_the_text_are_drawn(rule: str, things: str) -> None:
    assert any(things in row for _, row in EXAMPLES[rule].rows)
