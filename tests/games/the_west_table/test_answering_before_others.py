"""The other answers before the eyes in turn: no hand is seen or told until its owner turns it up."""

from typing import Any

import pytest
from games.the_west_table.conftest import OpenPage, SitDown
from games.the_west_table.test_answers import CALM, MIDDLE
from PySide6.QtTest import QTest
from support.table_probe import Probe
from ui.play.eye import leaks
from ui.shell.pages import all_words, click, lift_curtain

from desktop.engine.ids import seat_id
from desktop.games.the_west.rules.moves import TakeAll, TakeTwo
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.plain import WrapButton
from desktop.ui.patience import QUIET_S
from desktop.ui.table_page import TablePage

OWN = ("foundry-foundry-1", "archive-archive-1")
THEIRS = ("beacon-beacon-1", "reactor-reactor-1", "archive-foundry-1")
LANGUAGES = ("en", "ja", "ru")
PATIENCE_MS = round(QUIET_S * 1000) + 50


def before_the_reaction() -> dict[str, Any]:
    return {
        "first": 1,
        "turn": 1,
        "phase": "action",
        "middle": MIDDLE,
        "locus_decks": CALM,
        "hands": (OWN, THEIRS),
    }


def reacting(page: TablePage) -> None:
    """Seat 1 takes two; seat 2 has to take one of what is left."""
    assert page.bridge.propose(TakeTwo(cards=page.match.state.middle[:2])).allowed
    page.table.settle()
    assert (page.match.turn_of, page.bridge.eyes) == (2, 1)


def own_hand_button(page: TablePage) -> WrapButton:
    found = page.panel.findChild(WrapButton, "own-hand")
    assert isinstance(found, WrapButton)
    return found


def lying(page: TablePage, zone: str) -> list[str]:
    return [piece.id for piece in page.table.stage.board.pieces.values() if piece.zone == zone]


def window_of(page: TablePage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


def answer(page: TablePage) -> None:
    """The card is dragged onto the hand of who answers, by the mouse."""
    card = page.match.state.middle[0]
    Probe(page.table).drag(card, "hand-2")
    page.table.settle()
    assert page.match.turn_of == 1
    assert card in page.match.state.hands[1]


def hand_over(page: TablePage) -> None:
    """Who answered has seen what became of it, and gives the screen back to seat 1."""
    words, said = page._room.words, all_words(page.panel)
    assert words.tr("app.panel.hand-over.next", seat=seat_id(1)) in said
    assert page.match.header.seats[1].name in said
    button = page.panel.findChild(WrapButton, "hand-over")
    assert isinstance(button, WrapButton)
    QTest.qWait(PATIENCE_MS)
    click(button)
    assert (page.curtain.isVisible(), page.curtain.seat) == (True, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_of_the_eyes_lies_face_down_until_the_answer(open_page: OpenPage, language: str) -> None:
    page = open_page(language=language, **before_the_reaction())
    assert set(lying(page, "hand-1")) == set(page.match.state.hands[0])
    reacting(page)
    board = page.table.stage.board
    faces = [piece.face for piece in board.pieces.values() if piece.zone == "hand-1"]
    assert sorted(faces) == sorted(f"back/{card.split('-')[1]}" for card in page.match.state.hands[0])
    assert list(leaks(page)) == []
    told = page._room.words.tr("the_west.tip.covered", seat=seat_id(2))
    assert any(told in text for text in all_words(page.table))
    answer(page)
    assert (page.bridge.eyes, page.bridge.may_act, page.curtain.isVisible()) == (1, False, False)
    assert not set(page.match.state.hands[0]) & set(page.table.stage.board.pieces)
    assert not own_hand_button(page).isVisible()
    assert list(leaks(page)) == []
    hand_over(page)
    assert list(leaks(page)) == []
    lift_curtain(page)
    page.table.settle()
    assert set(lying(page, "hand-1")) == set(page.match.state.hands[0])


def test_who_answers_gets_the_screen_and_gives_it_back(open_page: OpenPage) -> None:
    page = open_page(**before_the_reaction())
    reacting(page)
    QTest.qWait(PATIENCE_MS)
    click(own_hand_button(page))
    assert (page.bridge.eyes, page.curtain.isVisible(), page.curtain.seat) == (None, True, 2)
    assert list(leaks(page)) == []
    lift_curtain(page)
    page.table.settle()
    assert set(lying(page, "hand-2")) == set(THEIRS)
    assert not set(page.match.state.hands[0]) & set(page.table.stage.board.pieces)
    assert not own_hand_button(page).isVisible()
    assert list(leaks(page)) == []
    answer(page)
    assert (page.bridge.eyes, page.bridge.may_act, page.bridge.hotseat.must_hand_over) == (2, False, 1)
    hand_over(page)
    lift_curtain(page)
    assert set(lying(page, "hand-1")) == set(page.match.state.hands[0])


def test_taken_back_and_in_another_language_the_hand_stays_covered(open_page: OpenPage) -> None:
    page = open_page(**before_the_reaction())
    reacting(page)
    answer(page)
    assert page.bridge.undo(), "at once, before the screen is given back"
    page.table.settle()
    assert page.bridge.hotseat.answering == 2
    answer(page)
    hand_over(page)
    lift_curtain(page)
    assert page.bridge.undo()
    page.table.settle()
    assert page.bridge.hotseat.answering == 2
    window_of(page).room.change(language="ja")
    assert list(leaks(page)) == []
    assert own_hand_button(page).label == page._room.words.tr("app.panel.own-hand")
    assert page.bridge.undo()
    assert (page.bridge.hotseat.answering, page.match.turn_of) == (None, 1)
    assert (page.curtain.isVisible(), page.curtain.seat) == (True, 1)
    lift_curtain(page)
    page.table.settle()
    assert set(lying(page, "hand-1")) == set(OWN)


def test_what_was_drawn_is_told_only_when_the_hand_lies_open_again(sit: SitDown) -> None:
    middle = ("archive-beacon-1", *MIDDLE[:3], "foundry-reactor-1")
    seat = sit(**{**before_the_reaction(), "middle": middle})
    said: list[str] = []
    seat.table.announced.connect(said.append)
    before = set(seat.state.hands[0])
    assert seat.bridge.propose(TakeAll(type="archive")).allowed
    assert (seat.bridge.hotseat.answering, len(said)) == (2, 1)
    drawn = next(iter(set(seat.state.hands[0]) - before - set(middle)))
    own = [
        seat.words.say(event.message)
        for entry in seat.match.played
        for event in entry.events
        if event.only == 1 and drawn in str(event.facts)
    ]
    assert own
    assert own[0] not in said[0]
    seat.probe.drag(seat.state.middle[0], "hand-2")
    assert (seat.bridge.eyes, seat.bridge.may_act) == (1, False)
    seat.bridge.raise_curtain()
    assert seat.bridge.eyes is None
    assert own[0] not in " ".join(said)
    seat.bridge.lift(1)
    seat.table.settle()
    assert any(own[0] in each for each in said[-2:])
