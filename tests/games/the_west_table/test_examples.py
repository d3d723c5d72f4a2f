"""Each rule has a drawn example."""

import re
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


TYPES = {"Foundr": "f", "Archive": "a", "Reactor": "r", "Beacon": "b"}
NUMBERS = {"two": 2, "three": 3}


@pytest.mark.parametrize("rule", sorted(EXAMPLES))
def test_what_an_example_says_is_what_it_shows(rule: str) -> None:
    """Types, their number, Loci, and what is lost or left, by the English words under the picture."""
    said = Words(ROOT / "i18n", "en").tr(f"{rule}.example")
    drawn = [token.lstrip("+-!") for row in EXAMPLES[rule].rows for token in row.split()]
    for name, letter in TYPES.items():
        counted = re.search(rf"(\w+) {name}", said, re.IGNORECASE)
        if counted is not None:
            shown = sum(token.lower() == letter or token == f"k{letter}" for token in drawn)
            assert shown >= NUMBERS.get(counted[1].lower(), 1), said
    for number in re.findall(r"Locus (\d+)", said):
        assert f"L{number}" in drawn, said
    for number in re.findall(r"(?:loses|loss of) (\d+)", said):
        assert f"v{number}" in drawn, said
    for number in re.findall(
        r"(\d+) points left|stand at (\d+)|leads to (\d+)|(\d+) to \d+:|reaches (\d+)", said
    ):
        points = "".join(number)
        assert f"p{points}" in drawn, said


def test_an_unknown_rule_has_none(table: WestTable) -> None:
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    look = Look(light_colours(), False, 1.0, 0, "en")
    with QPainter(image) as painter:
        words = Words(ROOT / "i18n", "en")
        assert not table.paint_example(painter, "west.nonsense", QRectF(0, 0, 100, 100), look, words)


def test_no_example_is_of_an_unknown_rule() -> None:
    assert set(EXAMPLES) == {entry.id for entry in RULEBOOK}
