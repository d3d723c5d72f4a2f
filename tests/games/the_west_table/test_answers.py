"""What is asked in mid-turn, answered in each of the three ways; and the end of a turn."""

from typing import Any

import pytest
from games.the_west_table.conftest import WAYS, SitDown, locus_decks
from support.west import deck_saying

from desktop.games.the_west.rules.moves import (
    Answer,
    ChooseSide,
    DiscardDown,
    EndTurn,
    PlayDoppelgate,
    TakeTwo,
    UseEffect,
)
from desktop.ui.table.contract import Gesture

HAND = ("foundry-foundry-1", "archive-archive-1", "archive-foundry-1", "beacon-beacon-1")
MIDDLE = (
    "foundry-archive-1",
    "foundry-beacon-1",
    "reactor-archive-1",
    "archive-beacon-1",
    "foundry-reactor-1",
)
CALM = locus_decks("locus-1", "locus-10", "locus-16")


def asked(kind: str, effect: str, count: int = 0, **more: Any) -> dict[str, Any]:
    """Seat 1 is asked by an effect at the start of its turn."""
    return {
        "first": 1,
        "turn": 1,
        "phase": "primes",
        "middle": MIDDLE,
        "hands": (HAND, 2),
        "locus_decks": locus_decks("locus-5", "locus-13", "locus-17"),
        "running": {"effect": effect, "clause": 0, "part": 0 if kind != "may" else -1},
        "choice": {"kind": kind, "seat": 1, "count": count},
        **more,
    }


@pytest.mark.parametrize("way", WAYS)
def test_the_second_player_lays_the_double_sided_doppelgate(sit: SitDown, way: str) -> None:
    seat = sit(first=1, turn=2, phase="side")
    assert seat.prompt == ""
    seat.bring(way, "double", "side-reactor")
    assert seat.moves == [ChooseSide(side="reactor")]


def test_a_side_can_be_chosen_by_button_or_by_pressing_its_place(sit: SitDown) -> None:
    seat = sit(first=1, turn=2, phase="side")
    assert set(seat.actions) == {"side:foundry", "side:reactor"}
    seat.probe.click("side-foundry")
    assert seat.moves == [ChooseSide(side="foundry")]


def test_an_offer_is_taken_or_declined_by_button(sit: SitDown) -> None:
    for name, accept in (("yes", True), ("no", False)):
        seat = sit(**asked("may", "locus-13"))
        assert seat.pieces["locus-13"].face.endswith("/asks")
        assert {"yes", "no"} <= set(seat.actions)
        seat.table.handling.gesture(Gesture("act", action=name))
        assert seat.moves == [Answer(accept=accept)]


@pytest.mark.parametrize("way", WAYS)
def test_the_cost_of_an_offer_is_paid_by_bringing_it_to_the_discard_pile(sit: SitDown, way: str) -> None:
    seat = sit(**asked("may", "locus-5", 1))
    seat.bring(way, "beacon-beacon-1", "discard")
    assert seat.moves == [Answer(cards=("beacon-beacon-1",))]
    assert seat.state.points[1] == 38


def test_after_yes_the_cost_is_chosen_in_the_hand(sit: SitDown) -> None:
    seat = sit(**asked("may", "locus-5", 1))
    seat.table.handling.gesture(Gesture("act", action="yes"))
    assert seat.prompt == "the_west.prompt.discard"
    seat.probe.click("archive-archive-1")
    assert seat.moves == [Answer(cards=("archive-archive-1",))]


@pytest.mark.parametrize("way", WAYS)
def test_a_card_of_the_hand_is_swapped_onto_one_of_the_middle(sit: SitDown, way: str) -> None:
    seat = sit(**asked("swap", "locus-13"))
    if way == "drag":
        seat.probe.drag("beacon-beacon-1", "middle-3")
    else:
        seat.name(way, "beacon-beacon-1")
        seat.name(way, "reactor-archive-1")
    assert seat.moves == [Answer(cards=("beacon-beacon-1", "reactor-archive-1"))]
    assert "reactor-archive-1" in seat.pieces
    assert seat.pieces["reactor-archive-1"].zone == "hand-1"


@pytest.mark.parametrize("way", WAYS)
def test_a_swap_can_begin_in_the_middle_too(sit: SitDown, way: str) -> None:
    seat = sit(**asked("swap", "locus-13"))
    seat.bring(way, "reactor-archive-1", "hand-1")
    assert seat.moves == []
    seat.name(way, "beacon-beacon-1")
    assert seat.moves == [Answer(cards=("beacon-beacon-1", "reactor-archive-1"))]


@pytest.mark.parametrize("way", ["click", "keys", "button"])
def test_a_locus_goes_under_its_deck_when_it_is_pressed(sit: SitDown, way: str) -> None:
    seat = sit(**asked("locus_under", "locus-17"))
    if way == "button":
        seat.table.handling.gesture(Gesture("act", action="under:2"))
    else:
        seat.name(way, "locus-13")
    assert seat.moves == [Answer(deck=2)]


@pytest.mark.parametrize("way", ["click", "keys", "button"])
def test_of_several_effects_the_one_that_is_pressed_goes_next(sit: SitDown, way: str) -> None:
    fields = asked("order", "locus-5")
    del fields["running"]
    seat = sit(**fields, waiting=("locus-5", "locus-13"))
    assert {piece.id for piece in seat.pieces.values() if piece.face.endswith("/next")} == {
        "locus-5",
        "locus-13",
    }
    if way == "button":
        seat.table.handling.gesture(Gesture("act", action="use:locus-13"))
    else:
        seat.name(way, "locus-13")
    assert seat.moves == [UseEffect(effect="locus-13")]


@pytest.mark.parametrize("way", WAYS)
def test_the_other_reacts_at_the_table(sit: SitDown, way: str) -> None:
    seat = sit(first=1, turn=1, phase="action", middle=MIDDLE, hands=(HAND, 2), locus_decks=CALM)
    seat.table.handling.gesture(Gesture("act", action="nothing"))
    seat.bring(way, "foundry-beacon-1", "hand-1")
    seat.name("click", "archive-beacon-1")
    assert isinstance(seat.moves[0], TakeTwo)
    assert seat.state.choice is not None
    assert seat.state.choice.seat == 2
    assert seat.bridge.eyes == 1
    seat.bring(way, "reactor-archive-1", "hand-2")
    assert seat.moves[1:] == [Answer(cards=("reactor-archive-1",))]


LATE: dict[str, Any] = {
    "first": 1,
    "turn": 1,
    "phase": "doppelgate",
    "deed": {"kind": "none"},
    "middle": MIDDLE,
    "locus_decks": CALM,
}


@pytest.mark.parametrize("way", WAYS)
def test_a_doppelgate_is_brought_into_the_zone(sit: SitDown, way: str) -> None:
    seat = sit(**LATE, hands=(HAND, 2))
    seat.bring(way, "deck-top", "gates-1")
    assert seat.moves == [PlayDoppelgate(pay=("archive-archive-1", "archive-foundry-1"))] or (
        len(seat.moves) == 1 and isinstance(seat.moves[0], PlayDoppelgate)
    )


@pytest.mark.parametrize("way", WAYS)
def test_a_doppelgate_is_paid_by_bringing_a_card_to_the_deck(sit: SitDown, way: str) -> None:
    seat = sit(**LATE, hands=(HAND, 2))
    seat.bring(way, "archive-archive-1", "deck")
    assert [type(move) for move in seat.moves] == [PlayDoppelgate]


MANY = (
    *HAND,
    "reactor-reactor-1",
    "reactor-beacon-1",
    "beacon-archive-1",
    "beacon-foundry-1",
    "foundry-foundry-2",
)


@pytest.mark.parametrize("way", WAYS)
def test_a_hand_that_is_too_large_is_discarded_down(sit: SitDown, way: str) -> None:
    seat = sit(**LATE, hands=(MANY, 2))
    assert "end_turn" not in seat.actions
    idle = seat.table._game_table.idle_prompt(seat.bridge.view)  # type: ignore[attr-defined]
    assert (idle.id, idle.facts["n"]) == ("the_west.prompt.limit-or-gate", 2)
    seat.bring(way, "reactor-reactor-1", "discard")
    assert seat.moves == []
    seat.name("click", "beacon-archive-1")
    assert seat.moves == [DiscardDown(cards=("reactor-reactor-1", "beacon-archive-1"))]


def test_the_turn_ends_by_button(sit: SitDown) -> None:
    seat = sit(**LATE, hands=(HAND, 2))
    assert seat.actions["end_turn"].primary
    seat.table.handling.gesture(Gesture("act", action="end_turn"))
    assert seat.moves == [EndTurn()]


@pytest.mark.parametrize("way", ["click", "keys"])
def test_the_discard_pile_is_spread_and_put_together(sit: SitDown, way: str) -> None:
    discard = ("reactor-reactor-1", "beacon-archive-1", "beacon-foundry-1")
    seat = sit(
        first=1, turn=1, phase="action", middle=MIDDLE, hands=(HAND, 2), locus_decks=CALM, discard=discard
    )
    seat.name(way, "discard")
    assert seat.prompt == "the_west.prompt.look"
    spread = [seat.pieces[card].rect for card in discard]
    assert len({rect.left() for rect in spread}) == len(discard)
    assert seat.table.cancel()
    assert len({piece.rect.left() for piece in seat.pieces.values() if piece.zone == "discard"}) == 1


@pytest.mark.parametrize("closes", ["pile", "sheet", "button"])
def test_the_discard_pile_is_put_together_again_where_it_was_opened(sit: SitDown, closes: str) -> None:
    discard = ("reactor-reactor-1", "beacon-archive-1", "beacon-foundry-1")
    seat = sit(
        first=1, turn=1, phase="action", middle=MIDDLE, hands=(HAND, 2), locus_decks=CALM, discard=discard
    )
    assert seat.table.handling.gesture(Gesture("act", action="look")).accepted
    sheet = seat.pieces["discard-sheet"]
    assert all(
        sheet.rect.contains(seat.pieces[card].rect) and sheet.z < seat.pieces[card].z for card in discard
    )
    seat.probe.click(discard[0])
    assert "discard-sheet" in seat.pieces, "a card that is read leaves the sheet open"
    if closes == "button":
        assert seat.actions["look"].active
        assert seat.table.handling.gesture(Gesture("act", action="look")).accepted
    else:
        seat.probe.click("discard-sheet" if closes == "sheet" else "discard", (0.03, 0.03))
    assert "discard-sheet" not in seat.pieces
    assert (seat.prompt, seat.moves, seat.refusals) == ("", [], [])


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_what_is_offered_is_said_in_the_prompt_and_by_the_buttons(sit: SitDown, language: str) -> None:
    parts = [{"kind": "draw", "amount": 2}, {"kind": "discard", "amount": 1}, {"kind": "lose", "amount": 7}]
    deck = deck_saying(locus_1=[{"may": True, "then": parts}])
    seat = sit(
        first=1,
        turn=1,
        phase="primes",
        middle=MIDDLE,
        hands=(HAND, 2),
        locus_decks=CALM,
        deck=deck.model_dump(mode="json"),
        running={"effect": "locus-1", "clause": 0, "part": -1},
        choice={"kind": "may", "seat": 1},
        language=language,
    )
    message = seat.table._game_table.idle_prompt(seat.bridge.view)  # type: ignore[attr-defined]
    said = seat.words.say(message)
    tips = " ".join(seat.words.say(line) for line in (*seat.actions["yes"].tip, *seat.actions["no"].tip))
    for number in ("2", "1", "7"):
        assert number in said
        assert number in tips
    assert "says/" not in said
    assert "west." not in said + tips
