"""The picture over the end: a game's own where its table paints one, the landscape for all others."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot
from support.peg_setting import look_of

from desktop.app.games import find_games, load_table
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.sunrise import Sunrise
from desktop.ui.table.contract import PaintsEnd
from desktop.ui.theme.icons import Icons
from desktop.wording.language import Words

ROOT = Path(__file__).parents[3]
RED = QColor("#c02020")


class RedTable:
    """The side of a further game that paints its end, and nothing else here."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, float, bool]] = []

    def paint_end(self, painter: QPainter, rect: QRectF, kind: Any, risen: float, look: Any) -> None:
        self.asked.append((kind, risen, look.dark))
        painter.fillRect(rect, RED)


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[..., QImage]:
    """The picture of an end, painted for a table."""

    def picture(table: object, kind: Any = "win", *, dark: bool = False, risen: float = 1.0) -> QImage:
        words = Words(ROOT / "i18n", "en")
        sunrise = Sunrise(Presentation(words, look_of(dark=dark), Icons(ROOT / "resources/app/icons")), table)
        qtbot.addWidget(sunrise)
        sunrise.resize(420, 170)
        sunrise.begin(kind)
        sunrise.risen = risen
        return sunrise.grab().toImage()

    return picture


def test_a_game_paints_its_own_end(shown: Callable[..., QImage]) -> None:
    table = RedTable()
    picture = shown(table, "loss", dark=True)
    assert table.asked == [("loss", 1.0, True)]
    assert picture.pixelColor(210, 85) == RED
    assert picture.pixelColor(0, 0) != RED  # the corners stay round


def test_a_table_that_paints_none_gets_the_landscape(shown: Callable[..., QImage]) -> None:
    assert shown(object()) == shown(None)
    assert shown(object()).pixelColor(210, 165) == QColor("#4f3547")


def test_each_game_of_the_program_ends_in_its_own_world(shown: Callable[..., QImage]) -> None:
    pictures = {game: shown(load_table(manifest)) for game, manifest in find_games().items()}
    assert len({bytes(picture.constBits()) for picture in pictures.values()}) == len(pictures)


@pytest.mark.parametrize("game", ["the_west", "shinra_tower"])
def test_an_own_picture_rises_and_tells_a_win_from_a_loss(shown: Callable[..., QImage], game: str) -> None:
    table = load_table(find_games()[game])
    assert isinstance(table, PaintsEnd)
    before, half, won, lost = (
        shown(table, risen=0.0),
        shown(table, risen=0.5),
        shown(table),
        shown(table, "loss"),
    )
    assert len({bytes(picture.constBits()) for picture in (before, half, won, lost)}) >= 3
    assert won != lost
    assert before != won != half
