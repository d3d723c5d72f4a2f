"""A card that lies elsewhere is refused by the rule that asks for another, not as if it were not there."""

from typing import Any

import pytest
from support.west import calm, draft, example, explain

from desktop.games.the_west.rules.game import RULES
from desktop.games.the_west.rules.state import State

HAND = ("foundry", "foundry", "archive", "reactor", "beacon") * 2
ROW = ("archive", "reactor", "beacon", "archive", "foundry")
ACTED: dict[str, Any] = {"phase": "doppelgate", "deed": {"kind": "none"}}


def at(**fields: Any) -> State:
    return calm(hands=(HAND, ("beacon",)), middle=ROW, discard=("reactor",), **fields)


def elsewhere(state: State) -> tuple[str, ...]:
    """What lies in other places: open, hidden, no Facility at all."""
    places = (state.middle[0], state.discard[0], state.hands[1][0], state.deck[0])
    return (*places, state.locus_decks[0][0], "cityengine-1", "deck-top", "back-2-1", "double")


@example("west.hand-limit", allows=False)
@pytest.mark.parametrize("phase", ["doppelgate", "limit"])
def test_one_must_first_discard_down(phase: str) -> None:
    state = at(**{**ACTED, "phase": phase})
    for card in elsewhere(state):
        for named in ((card,), (state.hand[0], card)):
            verdict = RULES.consider(state, draft("discard_down", cards=named)).verdict
            assert (verdict.allowed, verdict.rule) == (False, "west.hand-limit"), card
            assert verdict.facts == {"over": 3, "limit": 7, "have": 10}


@pytest.mark.parametrize(
    ("kind", "more", "fields", "rule"),
    [
        ("play_doppelgate", {}, ACTED, "west.doppelgate.play"),
        ("play_locus", {"deck": 1}, {}, "west.locus.play"),
        ("cityengine", {}, {}, "west.cityengine.action"),
    ],
)
def test_what_is_paid_comes_from_the_hand(
    kind: str, more: dict[str, Any], fields: dict[str, Any], rule: str
) -> None:
    state = at(**fields)
    for card in elsewhere(state):
        for named in ((card,), (state.hand[0], card)):
            assert RULES.consider(state, draft(kind, cards=named, **more)).verdict.rule == rule, card
            pay = (*named, *state.hand[1 : 3 - len(named)])
            assert explain(state, kind=kind, pay=pay, **more).rule == rule, card


@example("west.facility.any-two", allows=False)
def test_only_cards_of_the_middle_count_as_chosen() -> None:
    state = at()
    verdict = RULES.consider(state, draft("take_two", cards=(state.middle[0], state.hand[0]))).verdict
    assert (verdict.rule, verdict.facts) == ("west.facility.any-two", {"count": 1})


@example("west.reaction", allows=False)
def test_a_reaction_takes_from_the_middle() -> None:
    state = at(phase="reaction", deed={"kind": "take_two", "types": ["archive", "beacon"]})
    for card in (state.hands[1][0], state.hand[0], state.discard[0], "deck-top"):
        assert explain(state, kind="answer", cards=(card,)).rule == "west.reaction"
        assert RULES.consider(state, draft("answer", cards=(card,))).verdict.rule == "west.reaction"


@example("west.components", allows=False)
def test_what_there_is_not_is_still_called_so() -> None:
    state = at(**ACTED)
    for cards in (("nonsense",), (state.hand[0], state.hand[0])):
        assert explain(state, kind="discard_down", cards=cards).rule == "west.components"


def test_with_nothing_over_it_is_not_the_time_to_discard_down() -> None:
    for count in (6, 7, 8):
        state = calm(**ACTED, hands=(HAND[:count], ()), middle=ROW)
        rule = explain(state, kind="discard_down", cards=()).rule
        assert rule == ("west.hand-limit" if count > 7 else "west.turn.whose")
