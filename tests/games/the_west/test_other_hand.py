"""By hand, the other player's hand: the other chooses, or chance does; whoever is on turn sees none of it."""

import json
from typing import Any

import pytest
from support.luck import SeededLuck
from support.west import deck_saying, example, explain, move, play, position, told

from desktop.engine.bad_input import BadInputError
from desktop.engine.ids import NATURE
from desktop.games.the_west.rules.game import RULES
from desktop.games.the_west.rules.state import Pending, State

THEIRS = ("archive-archive-1", "beacon-beacon-1", "reactor-reactor-1")
OWN = ("foundry-foundry-1",)
TEXT: Any = [{"then": [{"kind": "by_hand", "text": "The other player discards a card."}]}]


def carried_out(*theirs: str, **more: Any) -> State:
    """Seat 1 carries a text out by hand; seat 2 holds these."""
    fields: dict[str, Any] = {
        "first": 1,
        "turn": 1,
        "phase": "primes",
        "hands": (OWN, theirs),
        "deck": deck_saying(locus_1=TEXT).model_dump(mode="json"),
        "running": {"effect": "locus-1", "clause": 0, "part": 0},
        "choice": {"kind": "by_hand", "seat": 1},
    }
    return position(1, **(fields | more))


def ask(what: str, amount: int = 1, *, at_random: bool = False) -> dict[str, Any]:
    return {"kind": "by_hand_ask", "what": what, "amount": amount, "at_random": at_random}


@example("west.golden", allows=True)
@pytest.mark.parametrize("what", ["drop", "give"])
def test_the_other_chooses_behind_the_curtain(what: str) -> None:
    state = carried_out(*THEIRS)
    asked = play(state, **ask(what))
    assert asked.state.choice == Pending("drop" if what == "drop" else "give", 2, 1)
    assert (RULES.turn_of(asked.state), RULES.interjection(asked.state)) == (2, "hidden")
    answers = [json.loads(each.model_dump_json())["cards"] for each in RULES.legal_moves(asked.state)]
    assert answers == [[card] for card in asked.state.hands[1]]
    done = play(asked.state, kind="answer", cards=(THEIRS[1],))
    assert THEIRS[1] not in done.state.hands[1]
    where = done.state.discard if what == "drop" else done.state.hands[0]
    assert THEIRS[1] in where
    assert done.state.choice == Pending("by_hand", 1)
    assert (RULES.turn_of(done.state), RULES.interjection(done.state)) == (1, None)
    assert play(done.state, kind="by_hand_done").state.choice is None
    assert set(RULES.pieces(done.state)) == set(RULES.pieces(state))


def test_who_is_on_turn_learns_nothing_of_the_hand_that_is_asked() -> None:
    asked = play(carried_out(*THEIRS), **ask("drop")).state
    view = RULES.view(asked, 1)
    assert not set(THEIRS) & set(repr(view).replace("'", " ").split())
    again = RULES.redeal(asked, 1, SeededLuck(5))
    assert RULES.view(again, 1) == view
    assert set(RULES.view(asked, 2).hand) == set(THEIRS)


@pytest.mark.parametrize("what", ["drop", "give"])
def test_chance_picks_where_the_text_says_at_random(what: str) -> None:
    asked = play(carried_out(*THEIRS), **ask(what, 2, at_random=True)).state
    assert RULES.turn_of(asked) == NATURE
    assert list(RULES.legal_moves(asked)) == []
    picked = {RULES.nature(asked, SeededLuck(seed)).model_dump_json() for seed in range(40)}
    assert len(picked) == 6  # each pair, in either order
    pick = RULES.nature(asked, SeededLuck(3))
    done = RULES.apply(asked, pick).state
    assert done.choice == Pending("by_hand", 1)
    assert len(done.hands[1]) == 1
    assert len(done.discard if what == "drop" else set(done.hands[0]) - set(OWN)) == 2


def test_a_whole_hand_leaves_no_choice() -> None:
    step = play(carried_out(*THEIRS), **ask("give", 3))
    assert set(step.state.hands[0]) == {*OWN, *THEIRS}
    assert step.state.hands[1] == ()
    assert step.state.choice == Pending("by_hand", 1)
    assert told(step) == ["by-hand-moved"] * 3


@example("west.empty", allows=False)
def test_no_more_than_the_other_holds() -> None:
    verdict = explain(carried_out(THEIRS[0]), **ask("drop", 2))
    assert (verdict.allowed, verdict.rule) == (False, "west.empty")
    assert not explain(carried_out(), **ask("give")).allowed


@example("west.golden", allows=False)
def test_nothing_is_asked_or_picked_where_no_text_is_carried_out() -> None:
    state = position(1, first=1, turn=1, phase="action")
    for fields in (ask("drop"), {"kind": "by_hand_pick", "cards": ("archive-archive-1",)}):
        assert (explain(state, **fields).allowed, explain(state, **fields).rule) == (False, "west.golden")


def test_answers_of_the_wrong_kind_are_refused() -> None:
    asked = play(carried_out(*THEIRS), **ask("drop")).state
    assert explain(asked, kind="answer", cards=OWN).rule == "west.effects.mandatory"
    assert not explain(asked, kind="answer", cards=THEIRS[:2]).allowed
    assert not explain(asked, kind="by_hand_pick", cards=THEIRS[:1]).allowed
    assert not explain(asked, kind="by_hand_done").allowed
    random = play(carried_out(*THEIRS), **ask("drop", at_random=True)).state
    assert not explain(random, kind="answer", cards=THEIRS[:1]).allowed
    assert explain(random, kind="by_hand_pick", cards=OWN).rule == "west.components"
    assert not explain(random, kind="by_hand_pick", cards=THEIRS[:2]).allowed
    assert explain(random, kind="by_hand_pick", cards=THEIRS[:1]).allowed


def test_what_is_asked_of_the_other_is_kept_in_a_position() -> None:
    asked = play(carried_out(*THEIRS), **ask("give", 2)).state
    text = RULES.to_position(asked).model_dump_json(by_alias=True)
    assert RULES.from_position(RULES.positions.validate_json(text), SeededLuck(0)) == asked
    for wrong in ({"kind": "give", "seat": 1, "count": 1}, {"kind": "drop", "seat": 2, "count": 3}):
        with pytest.raises(BadInputError):
            carried_out(*THEIRS, choice=wrong)


@pytest.mark.parametrize("at_random", [False, True])
@pytest.mark.parametrize("what", ["drop", "give"])
def test_what_is_asked_is_told(what: str, at_random: bool) -> None:
    step = play(carried_out(*THEIRS), **ask(what, at_random=at_random))
    assert told(step) == [f"by-hand-{what}s{'-random' if at_random else ''}"]
    assert move(**ask(what, at_random=at_random)).model_dump()["at_random"] is at_random


@pytest.mark.parametrize("what", ["drop", "give"])
def test_a_hand_that_was_shown_is_not_taken_back_freely(what: str) -> None:
    state = carried_out(*THEIRS)
    whole = ask(what, len(THEIRS))
    assert RULES.revealed(state, move(**whole), play(state, **whole).state)
    some = ask(what)
    assert not RULES.revealed(state, move(**some), play(state, **some).state)


@pytest.mark.parametrize("what", ["drop", "give"])
def test_a_position_keeps_that_chance_is_asked(what: str) -> None:
    asked = play(carried_out(*THEIRS), **ask(what, 2, at_random=True)).state
    text = RULES.to_position(asked).model_dump_json(by_alias=True)
    assert RULES.from_position(RULES.positions.validate_json(text), SeededLuck(0)) == asked
    for wrong in ({"kind": "discard", "seat": 0, "count": 1}, {"kind": "drop", "seat": 0, "count": 3}):
        with pytest.raises(BadInputError):
            carried_out(*THEIRS, choice=wrong)


@example("west.golden", allows=False)
def test_a_card_goes_by_hand_only_where_it_does_not_lie() -> None:
    state = carried_out(*THEIRS, gates=(("foundry",), ("double",)))
    lying = {
        OWN[0]: "hand-1",
        state.middle[0]: "middle",
        "deck-top": "deck",
        state.locus_decks[1][0]: "locus-deck-2",
        "gate-1-foundry-1": "gates-1",
        "double": "gates-2",
    }
    for card, zone in lying.items():
        verdict = explain(state, kind="by_hand_move", card=card, to=zone)
        assert (verdict.allowed, verdict.rule) == (False, "west.golden"), card
    for card, zone in (("deck-top", "deck-bottom"), (state.locus_decks[1][0], "locus-deck-2-bottom")):
        assert explain(state, kind="by_hand_move", card=card, to=zone).allowed
