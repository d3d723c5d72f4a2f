"""At 200 % text, at 1280x800, all that a hand over the tower may press is in sight without scrolling."""

from pathlib import Path
from typing import Any

import pytest
from access.conftest import OpenWindow
from access.tour import rested
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel
from support.fitting import cut_off
from support.peg_setting import look_of
from support.table_probe import Probe
from ui.play.bout import begin

from desktop.app.games import find_games, load_table
from desktop.engine.move import Move
from desktop.games.shinra_tower.rules.moves import Choose, GiveUp
from desktop.games.shinra_tower.table import layout
from desktop.session.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.plain import WrapButton
from desktop.ui.table.pixmaps import painted
from desktop.ui.table_page import TablePage
from desktop.wording.language import Words

ROOT = Path(__file__).parents[2]
GAME = "shinra_tower"
HAND = {"action-let-go", "action-turn-left", "action-turn-right", "action-fold", "action-second-hand"}


def with_a_wall_in_hand(window: MainWindow) -> TablePage:
    """The tower's page, with a wall dragged over the tower and the button down."""
    window.resize(1280, 800)
    page = begin(window, GAME)
    match = page.match
    while match.state.phase != "walls":
        moves = [move for move in match.rules.legal_moves(match.state) if not isinstance(move, GiveUp)]
        match.propose(next((move for move in moves if _asks_for_walls(match, move)), moves[0]))
    rested(window)
    probe = Probe(page.table)
    view = page.bridge.view
    start = probe.at(next(one for one in reversed(view.wanted) if one in page.table.stage.board.pieces))
    probe.press(start)
    probe.move(start + QPoint(-12, 0))
    probe.move(probe.at(layout.TOWER.center()))
    assert page.table.living.holds
    rested(window)
    return page


def give_back(page: TablePage) -> None:
    """What is held goes back, and the button comes up."""
    page.table.cancel()
    probe = Probe(page.table)
    probe.release(probe.at(layout.TOWER.center()))


def _asks_for_walls(match: Match[Any], move: Move) -> bool:
    return isinstance(move, Choose) and match.rules.explain(match.state, move).rule == "shinra.enemy.walls"


def test_all_buttons_of_the_hand_are_in_sight(open_window: OpenWindow, language: str) -> None:
    window = open_window(language, text_percent=200)
    page = with_a_wall_in_hand(window)
    buttons = {button.objectName(): button for button in page.findChildren(WrapButton) if button.isVisible()}
    assert buttons.keys() >= HAND
    for name in HAND:
        button = buttons[name]
        assert button.visibleRegion().boundingRect().size() == button.size(), name
        assert button.accessibleName() == button.label
        assert button.label in button.toolTip()
    give_back(page)


def test_what_is_asked_of_the_hand_is_not_wider_than_the_panel(
    open_window: OpenWindow, language: str
) -> None:
    window = open_window(language, text_percent=200)
    page = with_a_wall_in_hand(window)
    assert not cut_off(window)
    prompt = page.findChild(QLabel, "prompt")
    assert prompt is not None
    assert prompt.visibleRegion().boundingRect().width() == prompt.width()
    give_back(page)


@pytest.mark.parametrize(
    ("face", "width", "height", "ink"),
    [
        ("tray/supply-walls", 338, 152, "text_soft"),
        ("tray/table", 118, 258, "text_soft"),
        ("wallcount/logo/12", 64, 130, "ink"),
        ("seat/1/wait", 150, 38, "text"),
        ("spread/3", 604, 980, "text"),
    ],
)
def test_words_on_the_table_grow_with_the_text(face: str, width: int, height: int, ink: str) -> None:
    table, words = load_table(find_games()[GAME]), Words(ROOT / "i18n", "en")

    def written(text_scale: float) -> int:
        """How many pixels words take."""
        look, rect = look_of(text_scale=text_scale), QRectF(0, 0, width, height)
        colour = QColor(getattr(look.colours, ink)).rgb()
        picture = painted(
            rect.size(), 2.0, lambda painter: table.paint_face(painter, face, rect, look, words)
        )
        points = ((x, y) for y in range(picture.height()) for x in range(picture.width()))
        return sum(picture.pixel(x, y) == colour for x, y in points)

    assert written(2.0) > written(1.0) * 1.3
