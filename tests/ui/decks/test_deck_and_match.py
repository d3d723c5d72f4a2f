"""A match carries its deck whole: whatever becomes of the deck's file, the match and its rematch go on."""

from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from ui.decks.conftest import Begin, Hand, agree, answer
from ui.shell.pages import click, lift_curtain

from desktop.ui.table_page import TablePage

NAME = "Copy of Standard"
FIRST = ("panoramas", 0, "numbers", 0)


@pytest.fixture
def hand(begin: Begin) -> Hand:
    hand = begin()
    hand.copy("tranquility")
    hand.walk_to(("panoramas", 0))
    hand.type_into(FIRST, "12")
    return hand


def start(hand: Hand) -> TablePage:
    assert hand.window.setup is not None
    click(hand.window.setup.start)
    page = hand.window.table_page
    assert page is not None
    return page


def numbers(deck: Any) -> list[int]:
    return deck["panoramas"][0]["numbers"]


def test_a_match_begins_with_the_deck_from_the_editor_and_its_set_up_remembers_it(hand: Hand) -> None:
    click(hand.editor.bar.play)
    page = start(hand)
    assert numbers(page.match.header.deck) == [12, 4, 3]
    hand.window.go_home()
    hand.window.set_up("tranquility")
    assert hand.window.setup is not None
    assert hand.window.setup.deck.list.currentText() == NAME
    hand.window.set_up("shinra_tower")
    assert not hand.window.setup.deck.list.isVisible()


def test_editing_the_deck_leaves_the_match_as_it_was(hand: Hand) -> None:
    click(hand.editor.bar.play)
    page = start(hand)
    lift_curtain(page)
    match_id, state = page.match.header.id, page.match.state
    hand.open_decks()
    hand.press(hand.entry("tranquility", NAME), "edit")
    hand.walk_to(("panoramas", 0))
    hand.type_into(FIRST, "99")
    hand.window.go_on(match_id)
    page = hand.window.table_page
    assert page is not None
    assert numbers(page.match.header.deck) == [12, 4, 3]
    assert page.match.state == state


def test_without_its_deck_a_match_goes_on_and_can_be_played_again(hand: Hand) -> None:
    click(hand.editor.bar.play)
    page = start(hand)
    match_id = page.match.header.id
    hand.open_decks()
    answer(agree)
    hand.press(hand.entry("tranquility", NAME), "remove")
    hand.window.go_on(match_id)
    page = hand.window.table_page
    assert page is not None
    assert numbers(page.match.header.deck) == [12, 4, 3]
    page.again_wanted.emit()
    again = hand.window.table_page
    assert again is not None
    assert again.match.header.id != match_id
    assert numbers(again.match.header.deck) == [12, 4, 3]
    hand.window.set_up("tranquility")
    assert hand.window.setup is not None
    assert hand.window.setup.choice().deck == ""


def test_a_deck_that_goes_between_set_up_and_start_is_told(hand: Hand) -> None:
    click(hand.editor.bar.play)
    hand.entry("tranquility", NAME).path.unlink()
    setup = hand.window.setup
    assert setup is not None
    click(setup.start)
    assert hand.window.table_page is None
    assert hand.window.setup is setup
    assert "not there any more" in hand.window.notice.text


def test_an_unfinished_deck_is_not_offered_in_the_set_up(hand: Hand) -> None:
    hand.type_into(FIRST, "99")
    hand.window.set_up("tranquility")
    setup = hand.window.setup
    assert setup is not None
    assert not setup.deck.list.isVisible()
    assert setup.choice().deck == ""


def test_from_the_set_up_to_the_decks_by_its_link(hand: Hand) -> None:
    hand.window.set_up("tranquility", hand.entry("tranquility", NAME).id)
    assert hand.window.setup is not None
    click(hand.window.setup.deck.all)
    row = hand.page.list.row(hand.entry("tranquility", NAME).id)
    assert any(button.hasFocus() for button in row.buttons.values())


def test_the_panoramas_on_the_table_are_those_of_the_deck(begin: Begin) -> None:
    """Seen where a player sees them: what the table says of the goal is what was typed."""
    hand = begin()
    hand.copy("tranquility")
    for at in range(10):
        hand.walk_to(("panoramas", at))
        for nth in range(3):
            hand.type_into(("panoramas", at, "numbers", nth), str(nth + 2))
    click(hand.editor.bar.play)
    setup = hand.window.setup
    assert setup is not None
    [panorama] = [row for row in setup.modules.rows if row.spec.id == "panorama"]
    box = panorama.findChild(QAbstractButton)
    assert isinstance(box, QAbstractButton)
    box.setFocus()
    hand.keys("Space")
    page = start(hand)
    lift_curtain(page)
    QTest.qWait(50)
    assert {goal.numbers for goal in page.bridge.view.panoramas} == {(2, 3, 4)}
