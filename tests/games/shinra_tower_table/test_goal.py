"""The goal in the panel is that of this match: its option, and how far the table has gone on."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from games.shinra_tower_table.conftest import new_match
from PySide6.QtWidgets import QApplication
from support.luck import SeededLuck
from support.shinra import position, settle, tower
from ui.play.bout import close_window, open_window

from desktop.games.shinra_tower.rules.moves import Challenge
from desktop.games.shinra_tower.rules.state import State
from desktop.session.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.table_page import TablePage

FLOORS = {"en": ("8F", "15F"), "ja": ("8階", "15階"), "ru": ("8‑й", "15‑й")}
OpenPage = Callable[..., TablePage]


@pytest.fixture
def open_page(qapp: QApplication) -> Iterator[OpenPage]:
    windows: list[MainWindow] = []

    def opened(language: str, state: State, **options: Any) -> TablePage:
        window = open_window(qapp, language, motion="off")
        windows.append(window)
        begun = new_match(options)
        match = Match(begun.rules, begun.header, state, SeededLuck(0))
        window._open(window.desk.games["shinra_tower"], lambda: window.desk.shelf.add(match))
        page = window.table_page
        assert page is not None
        return page

    yield opened
    for window in windows:
        close_window(window)


def goal_of(page: TablePage) -> str:
    label = page.findChild(PlainLabel, "goal")
    assert label is not None
    return label.text()


def low(goal: str) -> State:
    return position(tower=tower(2), options={"goal": goal})


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("goal", ["ask", "8f", "sephiroth"])
def test_the_goal_names_the_floor_that_is_climbed_to(open_page: OpenPage, language: str, goal: str) -> None:
    said = goal_of(open_page(language, low(goal), goal=goal))
    near, far = FLOORS[language]
    assert near in said
    assert (far in said) == (goal == "sephiroth"), said


def test_a_table_that_went_on_is_told_of_the_new_goal(open_page: OpenPage) -> None:
    counting = position(tower=tower(8, {8: ["cloud"]}), phase="count")
    page = open_page("en", settle(counting).state)
    assert "15F" not in goal_of(page)
    assert page.bridge.propose(Challenge(go_on=True)).allowed
    assert "15F" in goal_of(page)
