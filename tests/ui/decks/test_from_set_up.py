"""Decks are looked at from the set-up, and the set-up comes back as it was left."""

from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget
from ui.decks.conftest import Begin, Hand, agree, answer
from ui.shell.pages import click, tile_of

from desktop.ui.home.setup import SetupPage
from desktop.ui.home.setup_choice import SetupChoice

Kind = TypeVar("Kind", bound=QWidget)
NAMES = ("Аня", "ナナ")


@pytest.fixture
def hand(begin: Begin) -> Hand:
    """Somebody who has a deck of their own and has set up a match, but for the deck."""
    hand = begin()
    hand.copy("tranquility")
    hand.window.go_home()
    click(tile_of(hand.window))
    for number, name in enumerate(NAMES, 1):
        field = part(hand, QLineEdit, f"name-{number}")
        field.setFocus()
        field.insert(name)
    colour = part(hand, QComboBox, "colour-1")
    colour.setFocus()
    QTest.keyClick(colour, Qt.Key.Key_End)
    click(part(hand, QAbstractButton, "first-2"))
    page = setup(hand)
    page.modules.rows[0].findChildren(QAbstractButton)[0].setFocus()
    hand.keys("Space")
    return hand


def part(hand: Hand, kind: type[Kind], name: str) -> Kind:
    found = setup(hand).findChild(kind, name)
    assert isinstance(found, kind)
    return found


def setup(hand: Hand) -> SetupPage:
    assert hand.window.setup is not None
    return hand.window.setup


def without_deck(choice: SetupChoice) -> tuple[object, ...]:
    return choice.seats, choice.first, choice.options, choice.table


def test_back_from_the_decks_all_is_as_it_was(hand: Hand) -> None:
    before = setup(hand).choice()
    assert [seat.name for seat in before.seats] == list(NAMES)
    assert before.first == 2
    click(setup(hand).deck.all)
    assert hand.window.setup is None
    click(hand.page.list.back)
    assert setup(hand).choice() == before
    assert setup(hand).isVisible()
    assert QApplication.focusWidget() is setup(hand).deck.all


def test_a_deck_played_with_from_there_stands_in_the_same_set_up(hand: Hand) -> None:
    before = setup(hand).choice()
    click(setup(hand).deck.all)
    entry = hand.entry("tranquility", "Copy of Standard")
    hand.press(entry, "play")
    after = setup(hand).choice()
    assert after.deck == entry.id
    assert without_deck(after) == without_deck(before)
    assert setup(hand).start.hasFocus()
    click(setup(hand).start)
    page = hand.window.table_page
    assert page is not None
    assert [seat.name for seat in page.match.header.seats] == list(NAMES)


def test_from_the_editor_of_a_new_copy_as_well(hand: Hand) -> None:
    before = setup(hand).choice()
    click(setup(hand).deck.all)
    hand.press(hand.entry("tranquility"), "copy")
    click(hand.editor.bar.play)
    after = setup(hand).choice()
    assert setup(hand).deck.list.currentText() == "Copy of Standard 2"
    assert without_deck(after) == without_deck(before)


def test_the_chosen_deck_stays_while_it_is_there(hand: Hand) -> None:
    entry = hand.entry("tranquility", "Copy of Standard")
    hand.choose_in(setup(hand).deck.list, entry.name)
    click(setup(hand).deck.all)
    click(hand.page.list.back)
    assert setup(hand).choice().deck == entry.id
    click(setup(hand).deck.all)
    answer(agree)
    hand.press(entry, "remove")
    click(hand.page.list.back)
    assert setup(hand).choice().deck == ""
    assert not setup(hand).deck.list.isVisible()


def test_another_game_or_home_begins_afresh(hand: Hand) -> None:
    click(setup(hand).deck.all)
    hand.press(hand.entry("shinra_tower"), "play")
    assert setup(hand).manifest.id == "shinra_tower"
    assert [seat.name for seat in setup(hand).choice().seats] == ["", ""]
    hand.window.go_home()
    click(tile_of(hand.window))
    assert setup(hand).choice().first == 0


def test_in_another_language_it_comes_back_in_that_language(hand: Hand) -> None:
    click(setup(hand).deck.all)
    hand.window.room.change(language="ru")
    click(hand.page.list.back)
    assert setup(hand).start.text() == hand.window.room.words.tr("app.setup.start") != "Start"
    assert [seat.name for seat in setup(hand).choice().seats] == list(NAMES)
