"""A text about the other's hand at one screen: the screen is handed over, and nothing hidden is seen."""

from typing import Any

import pytest
from games.the_west_table.conftest import SitDown
from games.the_west_table.test_answers import CALM, MIDDLE
from support.west import deck_saying

from desktop.games.the_west.rules.moves import Answer, ByHandAsk, ByHandDone
from desktop.ui.table.contract import Gesture

OWN = ("foundry-foundry-1", "archive-archive-1")
THEIRS = ("beacon-beacon-1", "reactor-reactor-1", "archive-foundry-1")


def by_hand(**more: Any) -> dict[str, Any]:
    deck = deck_saying(locus_1=[{"then": [{"kind": "by_hand", "text": "The other discards a card."}]}])
    return {
        "first": 1,
        "turn": 1,
        "phase": "primes",
        "middle": MIDDLE,
        "locus_decks": CALM,
        "hands": (OWN, THEIRS),
        "deck": deck.model_dump(mode="json"),
        "running": {"effect": "locus-1", "clause": 0, "part": 0},
        "choice": {"kind": "by_hand", "seat": 1},
        **more,
    }


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
@pytest.mark.parametrize(("what", "place"), [("drop", "discard"), ("give", "hand-1")])
def test_the_other_chooses_at_its_own_view(sit: SitDown, way: str, what: str, place: str) -> None:
    seat = sit(**by_hand())
    assert seat.table.handling.gesture(Gesture("act", action=f"ask:{what}:own")).accepted
    assert seat.bridge.hotseat.must_hand_over == 2
    assert not seat.bridge.may_act
    seat.bridge.raise_curtain()
    assert set(seat.pieces) & set(THEIRS) == set()
    seat.bridge.lift(2)
    seat.table.settle()
    assert set(THEIRS) <= set(seat.pieces)
    assert not set(OWN) & set(seat.pieces)
    seat.bring(way, "beacon-beacon-1", place)
    assert seat.moves == [
        ByHandAsk(what="drop" if what == "drop" else "give"),
        Answer(cards=("beacon-beacon-1",)),
    ]
    assert seat.bridge.hotseat.must_hand_over == 1
    seat.look(1)
    assert {"done", "ask:drop:own"} <= set(seat.actions)
    assert seat.table.handling.gesture(Gesture("act", action="done")).accepted
    assert seat.moves[-1] == ByHandDone()


def test_chance_answers_at_once_without_a_curtain(sit: SitDown) -> None:
    seat = sit(**by_hand())
    assert seat.table.handling.gesture(Gesture("act", action="ask:give:random")).accepted
    assert seat.bridge.may_act
    assert len(set(THEIRS) & set(seat.pieces)) == 1
    assert len(seat.state.hands[1]) == 2


def test_an_empty_hand_is_not_asked(sit: SitDown) -> None:
    seat = sit(**by_hand(hands=(OWN, ())))
    asking = [action for name, action in seat.actions.items() if name.startswith("ask:")]
    assert len(asking) == 4
    assert not any(action.verdict.allowed for action in asking)


def test_a_card_taken_up_by_hand_can_be_laid_back(sit: SitDown) -> None:
    seat = sit(**by_hand())
    for card, home in ((OWN[0], "hand-1"), (MIDDLE[0], "middle"), ("deck-top", "deck")):
        seat.probe.drag(card, home)
        assert (seat.moves, seat.refusals) == ([], []), card
    seat.probe.drag(OWN[0], "middle")
    assert [each.model_dump()["kind"] for each in seat.moves] == ["by_hand_move"]
