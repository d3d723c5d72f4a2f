"""A duel that is only heard: what the other did behind the curtain, and what is asked of the hand."""

from games.the_west_table.conftest import SitDown, Sitting
from games.the_west_table.test_answers import CALM, HAND, MIDDLE, asked
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.games.the_west.rules.moves import EndTurn
from desktop.games.the_west.table.prompts import idle_prompt

LATER_MS = 300


def listen(seat: Sitting) -> list[str]:
    said: list[str] = []
    seat.table.announced.connect(said.append)
    return said


def two_taken(seat: Sitting) -> None:
    """Two cards are taken, the other answers at the table, and the curtain is lifted again."""
    for kind, number in (("take_two", 2), ("answer", 1)):
        move = {"kind": kind, "cards": seat.state.middle[:number]}
        assert seat.bridge.propose(seat.match.rules.moves.validate_python(move)).allowed
    assert seat.match.turn_of is not None
    seat.bridge.raise_curtain()
    seat.bridge.lift(seat.match.turn_of)


def turn_taken(seat: Sitting) -> None:
    """All of a turn, until the screen is to be handed over."""
    two_taken(seat)
    assert seat.bridge.propose(EndTurn()).allowed


def test_behind_the_curtain_the_other_is_heard_of(sit: SitDown, qtbot: QtBot) -> None:
    seat = sit(first=1, turn=1, phase="action", middle=MIDDLE, hands=(HAND, 2), locus_decks=CALM)
    turn_taken(seat)
    said = listen(seat)
    seat.look(2)
    assert said[0].startswith("Player 1 takes two")
    qtbot.wait(LATER_MS)
    prompt = idle_prompt(seat.bridge.view)
    assert prompt is not None
    assert said[1:] == [seat.words.say(prompt)]


def test_what_was_heard_once_is_not_said_again(sit: SitDown) -> None:
    seat = sit(first=1, turn=1, phase="action", middle=MIDDLE, hands=(HAND, 2), locus_decks=CALM)
    turn_taken(seat)
    seat.look(2)
    turn_taken(seat)
    said = listen(seat)
    seat.look(1)
    assert said[0].startswith("Player 2 takes two")
    assert said[0].count("It is ") == 1


def test_what_an_effect_asks_is_said_when_it_asks(sit: SitDown, qtbot: QtBot) -> None:
    seat = sit(**asked("may", "locus-17"))
    said = listen(seat)
    prompt = idle_prompt(seat.bridge.view)
    assert prompt is not None
    qtbot.waitUntil(lambda: seat.words.say(prompt) in said, timeout=2_000)


def test_a_card_given_back_is_followed_by_what_is_asked(sit: SitDown, qtbot: QtBot) -> None:
    seat = sit(first=1, turn=1, phase="action", middle=MIDDLE, hands=(HAND, 2), locus_decks=CALM)
    qtbot.wait(LATER_MS)
    seat.press("foundry-beacon-1")
    qtbot.wait(LATER_MS)
    said = listen(seat)
    seat.probe.key(Qt.Key.Key_Escape)
    prompt = idle_prompt(seat.bridge.view)
    assert prompt is not None
    qtbot.waitUntil(lambda: said == [seat.words.say(prompt)], timeout=2_000)


def test_the_end_of_a_turn_asks_nothing_of_who_must_hand_over(sit: SitDown, qtbot: QtBot) -> None:
    seat = sit(first=1, turn=1, phase="action", middle=MIDDLE, hands=(HAND, 2), locus_decks=CALM)
    two_taken(seat)
    qtbot.wait(LATER_MS)
    said = listen(seat)
    assert seat.bridge.propose(EndTurn()).allowed
    qtbot.wait(LATER_MS)
    assert len(said) == 1


def test_a_card_that_goes_nowhere_says_what_it_is_good_for(sit: SitDown) -> None:
    seat = sit(first=1, turn=1, phase="action", middle=MIDDLE, hands=(HAND[3:], 2), locus_decks=CALM)
    said = listen(seat)
    seat.press("beacon-beacon-1")
    assert said == ["Holding a Beacon. 0 places to put it.\nA Beacon pays for nothing now."]
