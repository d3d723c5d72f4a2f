"""What is read off the table: which Locus is which, what a hand of backs says, and that the end is near."""

import pytest
from games.the_west_table.conftest import SitDown
from games.the_west_table.test_answers import CALM, HAND, MIDDLE, asked
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.table_probe import LEFT, NO_KEYS
from support.west import DECK, RULES, position

from desktop.games.the_west.table import place_tips, scores
from desktop.games.the_west.table.face_names import locus_face
from desktop.games.the_west.table.prompts import idle_prompt
from desktop.ui.table.stops import Subject


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_hand_of_the_other_is_told_in_one_line_for_each_type(sit: SitDown, language: str) -> None:
    seat = sit(
        first=1, turn=1, phase="action", middle=MIDDLE, hands=(HAND, 6), locus_decks=CALM, language=language
    )
    content = seat.table.stage.content(Subject("zone", "hand-2"))
    assert content is not None
    assert len(content.lines) == len(set(content.lines)) <= 6


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("cards", [1, 3])
def test_whose_hand_it_is_is_said_once(sit: SitDown, language: str, cards: int) -> None:
    seat = sit(
        first=1,
        turn=1,
        phase="action",
        middle=MIDDLE,
        hands=(HAND, cards),
        locus_decks=CALM,
        language=language,
    )
    content = seat.table.stage.content(Subject("zone", "hand-2"))
    assert content is not None
    assert content.title == seat.words.say(seat.zones["hand-2"].name)


def test_loci_that_can_go_under_their_deck_say_so(sit: SitDown) -> None:
    seat = sit(**asked("locus_under", "locus-17"))
    tops = [card for card, _ in RULES.view(seat.state, 1).locus_decks if card is not None]
    assert all(seat.pieces[card].face.endswith("/next") for card in tops)
    for number, card in enumerate(tops, start=1):
        said = seat.words.say(seat.actions[f"under:{number}"].name)
        assert card.removeprefix("locus-") in said
        assert "under its deck" in said


def test_a_name_of_its_own_is_on_a_locus() -> None:
    view = RULES.view(position(first=1, turn=1, phase="action"), 1)
    locus = DECK.loci[0]
    named = locus.model_copy(update={"name": "Dry/Dock"})
    deck = view.deck.model_copy(update={"loci": (named, *DECK.loci[1:])})
    object.__setattr__(view, "deck", deck)
    assert locus_face(view, locus.id).split("/")[-1] == "Dry\x1fDock"


def test_the_last_turn_is_announced() -> None:
    near = position(first=1, turn=2, phase="action", middle=MIDDLE, draw=(), hands=(2, 2))
    view = RULES.view(near, 2)
    prompt = idle_prompt(view)
    assert prompt is not None
    assert prompt.id == "the_west.prompt.action-last"
    assert place_tips.deck_tip(view)[0].id == "the_west.tip.last-turn"
    calm = RULES.view(position(first=1, turn=2, phase="action", middle=MIDDLE, hands=(2, 2)), 2)
    assert not calm.last


def test_after_the_end_nothing_is_said_to_be_if_it_ended() -> None:
    over = position(first=1, turn=2, phase="over", points=(0, 9), over="points")
    view = RULES.view(over, 1)
    assert view.outcome is not None
    said = {line.name.id for line in scores.scores(view)} | {place_tips.seat_tip(view, 1)[0].id}
    assert {"the_west.score.final", "the_west.tip.final-score"} <= said
    assert "the_west.score.total" not in said


@pytest.mark.parametrize("below", range(20, 260, 40))
def test_no_locus_is_chosen_that_a_tip_hides(sit: SitDown, qtbot: QtBot, below: int) -> None:
    """From a Locus that is told about slowly down, perhaps onto its tip, and a press there."""
    fields = asked("order", "locus-5")
    del fields["running"]
    seat = sit(**fields, waiting=("locus-5", "locus-13"))
    probe, tip = seat.probe, seat.table.tip
    top = probe.at("locus-5")
    probe.move(top)
    qtbot.waitUntil(tip.isVisible)
    for step in range(1, 11):
        probe.move(top + QPoint(0, below * step // 10))
    at = probe.viewport.mapTo(seat.table, top + QPoint(0, below))
    hidden, moves = tip.isVisible() and tip.geometry().contains(at), seat.moves
    QTest.mouseClick(seat.table.windowHandle(), LEFT, NO_KEYS, at)
    assert not hidden or seat.moves == moves
