"""Each rule has a drawn example, or is among those of which a still picture shows nothing."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.app.games import find_games, load_rules, load_table
from desktop.games.shinra_tower.rules.rulebook import RULEBOOK
from desktop.games.shinra_tower.table.examples import EXAMPLES, NOT_DRAWN
from desktop.games.shinra_tower.table.table import ShinraTable
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import dark_colours, light_colours
from desktop.wording.language import Words

ROOT = Path(__file__).parents[3]
GAME = "shinra_tower"


@pytest.fixture
def table() -> ShinraTable:
    table = load_table(find_games()[GAME])
    assert isinstance(table, ShinraTable)
    return table


@pytest.fixture
def words() -> Words:
    words = Words(ROOT / "i18n", "en")
    words.set_naming(load_rules(find_games()[GAME]).name_of)
    return words


def test_every_rule_is_drawn_or_listed() -> None:
    rules = {entry.id for entry in RULEBOOK}
    assert set(EXAMPLES) | NOT_DRAWN == rules
    assert not set(EXAMPLES) & NOT_DRAWN


@pytest.mark.parametrize("dark", [False, True], ids=("light", "dark"))
@pytest.mark.parametrize("size", [(260, 160), (90, 300)])
def test_each_example_paints_something(
    table: ShinraTable, words: Words, dark: bool, size: tuple[int, int], qapp: object
) -> None:
    look = Look(dark_colours() if dark else light_colours(), dark, 1.0, 0, "en")
    for rule in EXAMPLES:
        image = QImage(*size, QImage.Format.Format_ARGB32)
        image.fill(0)
        with QPainter(image) as painter:
            assert table.paint_example(painter, rule, QRectF(image.rect()), look, words), rule
        colours = {image.pixel(x, y) for x in range(0, size[0], 2) for y in range(0, size[1], 2)}
        assert len(colours) > 10, rule


def test_rules_about_hands_and_time_have_none(table: ShinraTable, words: Words, qapp: object) -> None:
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(0)
    look = Look(light_colours(), False, 1.0, 0, "en")
    with QPainter(image) as painter:
        for rule in (*NOT_DRAWN, "shinra.nonsense"):
            assert not table.paint_example(painter, rule, QRectF(0, 0, 100, 100), look, words)
