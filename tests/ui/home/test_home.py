"""Home tells alike matches apart, says when one is over, and begins with the keyboard in one place."""

import os
import random
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton
from ui.decks.conftest import Hand, agree, answer, decline
from ui.shell.conftest import OpenWindow, open_window
from ui.shell.pages import click, start_match, tile_of

from desktop.app import paths
from desktop.session.match import Match
from desktop.ui.home.continue_card import ContinueCard
from desktop.ui.main_window import MainWindow

__all__ = ["open_window"]

GAMES = ("shinra_tower", "the_west", "tranquility")


def told(card: ContinueCard) -> str:
    return "\n".join(label.text() for label in card.findChildren(QLabel))


def parked(window: MainWindow, game: str = "tranquility") -> Match[Any]:
    """A match just begun, and home again."""
    click(tile_of(window, game))
    assert window.setup is not None
    click(window.setup.start)
    assert window.table_page is not None
    match = window.table_page.match
    window.go_home()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return match


def over(window: MainWindow, game: str) -> None:
    """A match played to its end, and home again."""
    click(tile_of(window, game))
    assert window.setup is not None
    click(window.setup.start)
    assert window.table_page is not None
    match, dice = window.table_page.match, random.Random(1)
    while match.outcome is None:
        match.propose(dice.choice(list(match.rules.legal_moves(match.state))))
    window.go_home()


def age(match: Match[Any], seconds: int) -> None:
    """Let a match have been played so long ago."""
    path = paths.saves() / f"{match.header.id}.jsonl"
    then = path.stat().st_mtime - seconds
    os.utime(path, (then, then))


def test_alike_matches_differ_by_their_deck_and_time_and_the_newest_is_first(
    open_window: OpenWindow,
) -> None:
    window = open_window()
    older, newer = parked(window), parked(window)
    hand = Hand(window)
    hand.copy("tranquility")
    hand.type_into(("name",), "Аня's <b>box</b>")
    click(hand.editor.bar.play)
    assert window.setup is not None
    click(window.setup.start)
    assert window.table_page is not None
    own = window.table_page.match
    window.go_home()
    age(older, 86_400)
    age(newer, 3_600)
    window.go_home()
    cards = window.home.cards
    assert [card.summary.id for card in cards] == [match.header.id for match in (own, newer, older)]
    assert "Deck: Аня's <b>box</b>" in told(cards[0])
    assert "Deck" not in told(cards[1])
    assert len({told(card) for card in cards}) == 3
    buttons = [card.findChildren(QPushButton)[0] for card in cards]
    assert len({button.accessibleDescription() for button in buttons}) == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_over_says_so_and_no_turn(open_window: OpenWindow, game: str) -> None:
    window = open_window()
    over(window, game)
    [card] = window.home.cards
    assert "Finished" in told(card)
    assert "Turn" not in told(card)
    assert card.findChildren(QPushButton)[0].text() == "Look at it"


def test_the_keyboard_begins_with_the_first_match_else_with_the_first_game(open_window: OpenWindow) -> None:
    window = open_window()
    assert QApplication.focusWidget() is window.home.tiles[0]
    start_match(window)
    window.go_home()
    assert QApplication.focusWidget() is window.home.cards[0].findChildren(QPushButton)[0]
    window.close()
    again = open_window()
    assert QApplication.focusWidget() is again.home.cards[0].findChildren(QPushButton)[0]


def test_also_after_one_was_removed_and_past_one_that_cannot_be_opened(open_window: OpenWindow) -> None:
    window = open_window()
    parked(window)
    damaged: Path = paths.saves() / "damaged.jsonl"
    damaged.write_bytes(b"nothing of ours\n")
    window.go_home()
    broken, sound = window.home.cards
    assert broken.summary.fault is not None
    assert QApplication.focusWidget() is sound.findChildren(QPushButton)[0]
    answer(agree)
    sound.unwanted.emit(sound.summary.id)
    # what gets the keyboard when a window manager gives it back to the window
    assert window.focusWidget() is window.home.tiles[0]


def test_the_question_before_removing_names_the_match(open_window: OpenWindow) -> None:
    window = open_window()
    parked(window, "the_west")
    parked(window)
    card = window.home.cards[1]
    said: list[str] = []

    def read_and_decline(dialog: QDialog) -> None:
        said.extend(label.text() for label in dialog.findChildren(QLabel))
        decline(dialog)

    answer(read_and_decline)
    card.unwanted.emit(card.summary.id)
    text = "\n".join(said)
    for part in ("The West: Ascendant", "Player 1 · Player 2", "Turn 1", "cannot be brought back"):
        assert part in text
    assert len(window.home.cards) == 2
