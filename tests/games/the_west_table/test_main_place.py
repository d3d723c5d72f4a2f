"""What goes on has one place also when the other answers, and a refusal hides no card to press."""

import pytest
from games.the_west_table.conftest import OpenPage
from games.the_west_table.test_answering_before_others import answer, before_the_reaction, reacting
from games.the_west_table.test_panel_beside import BEACONS, LATE, part, whole_in_sight
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from support.table_probe import Probe

from desktop.ui.panels.plain import WrapButton
from desktop.ui.panels.steps import StepMark
from desktop.ui.table_page import TablePage

LANGUAGES = ("en", "ja", "ru")


def main_top(page: TablePage) -> int:
    """How far down what goes on stands, in the panel."""
    main = page.panel._actions.main
    assert isinstance(main, WrapButton)
    return main.mapTo(page.panel, QPoint(0, 0)).y()


def steps(page: TablePage) -> list[tuple[str, str]]:
    """The steps in sight, each with how it stands."""
    return [(mark.text, mark.state) for mark in page.panel.findChildren(StepMark) if mark.isVisible()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_over_stands_after_an_answer_where_the_turn_ends(open_page: OpenPage, language: str) -> None:
    page = open_page(language=language, **before_the_reaction())
    reacting(page)
    while_asked = steps(page)
    assert while_asked
    answer(page)
    assert steps(page) == while_asked, "the step in which it was answered, and none that tells of a hand"
    after_answer = main_top(page)
    page.bridge.raise_curtain()
    page.bridge.lift(1)
    QTest.qWait(50)
    assert main_top(page) == after_answer, "the end of the turn stands there too"


def test_a_refusal_hides_no_card_that_can_be_pressed_next(open_page: OpenPage) -> None:
    """It stood over the very cards that it spoke of."""
    hand = ("foundry-foundry-1", "archive-archive-1", "reactor-reactor-1", "reactor-reactor-2")
    hand = (*hand, "reactor-beacon-1", *BEACONS[:2])
    page = open_page(**{**LATE, "phase": "action", "deed": None}, hands=(hand, 2))
    city = page.panel.findChild(WrapButton, "action-cityengine")
    assert city is not None
    QTest.mouseClick(city, Qt.MouseButton.LeftButton)
    probe = Probe(page.table)
    for card in hand[:4]:
        probe.click(card)
    tip = page.table.tip
    assert tip.isVisible()
    assert tip.content.refused
    wanted = page.table.attention._wanted()
    assert wanted
    assert [rect for rect in wanted if rect.intersects(tip.geometry())] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_twice_the_text_the_question_and_the_first_answers_are_whole(
    open_page: OpenPage, language: str
) -> None:
    """What was asked had room left over, and the third button was cut at the window's edge."""
    hand, discard = ("reactor-reactor-1", "reactor-reactor-2"), ("beacon-beacon-1", "beacon-beacon-2")
    page = open_page(language=language, text_percent=200, **LATE, hands=(hand, 2), discard=discard)
    for name in ("prompt", "action-end_turn", "action-play_doppelgate"):
        assert whole_in_sight(part(page, name)), name
    look = next(button for button in page.panel._actions.offered() if button.icon_name == "eye")
    assert whole_in_sight(look) or asked_fills(page)


def asked_fills(page: TablePage) -> bool:
    """Whether what is asked leaves the buttons no more room."""
    prompt, read = part(page, "prompt"), page.panel._scroll.viewport()
    return read.height() - prompt.mapTo(read, QPoint(0, prompt.height())).y() <= 4
