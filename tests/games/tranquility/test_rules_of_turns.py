"""Examples of the rules of a turn: one that allows and one that refuses for each."""

import pytest
from support.tranquility import dealt, example, explain, play, position

from desktop.engine.verdict import RefusedError
from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.moves import EndTurn


@example("tranq.turn.action", allows=True)
def test_after_one_act_the_turn_ends_and_the_next_seat_is_on() -> None:
    state = dealt(seats=3, first=3)
    acted = play(state, kind="discard_two", cards=list(state.hand[:2])).state
    assert (RULES.turn_of(acted), RULES.ending_move(acted)) == (3, EndTurn())
    assert list(RULES.legal_moves(acted)) == [EndTurn()]
    after = RULES.apply(acted, EndTurn())
    assert RULES.turn_of(after.state) == 1
    assert after.events[-1].facts == {"seat": "seat:1"}


@example("tranq.turn.action", allows=False)
def test_no_second_act_and_no_end_without_an_act() -> None:
    state = dealt()
    early = explain(state, kind="end_turn")
    assert (early.rule, dict(early.facts)) == ("tranq.turn.action", {"due": "tranq.due.action"})
    assert RULES.ending_move(state) is None
    acted = play(state, kind="discard_two", cards=list(state.hand[:2])).state
    verdict = explain(acted, kind="discard_two", cards=list(acted.hand[:2]))
    assert (verdict.allowed, verdict.rule) == (False, "tranq.turn.action")
    assert dict(verdict.facts) == {"due": "tranq.due.end"}
    with pytest.raises(RefusedError) as refused:
        play(acted, kind="discard_two", cards=list(acted.hand[:2]))
    assert refused.value.verdict == verdict


@pytest.mark.parametrize(
    "move",
    [
        {"kind": "herd", "origin": "r1p1", "to": "r2p1", "pay": []},
        {"kind": "hiker", "place": None},
        {"kind": "rope"},
        {"kind": "reshuffle", "deck": []},
    ],
)
def test_what_a_module_adds_needs_the_module(move: dict[str, object]) -> None:
    assert explain(dealt(), **move).rule == "tranq.turn.action"


@example("tranq.turn.refill", allows=True)
def test_the_hand_is_drawn_up_to_five() -> None:
    state = dealt()
    acted = play(state, kind="discard_two", cards=list(state.hand[:2])).state
    verdict = explain(acted, kind="end_turn")
    assert (verdict.rule, verdict.facts) == ("tranq.turn.refill", {"drawn": 2})
    step = RULES.apply(acted, EndTurn())
    assert set(step.state.hands[0]) == {*acted.hands[0], *acted.decks[0][:2]}
    assert RULES.revealed(acted, EndTurn(), step.state)
    assert step.events[0].facts["cards"] == acted.decks[0][:2]
    assert step.events[0].seen_by(2).facts == {"seat": "seat:1", "count": 2}


@example("tranq.turn.refill", allows=False)
def test_never_more_than_five_in_hand_and_six_in_solo() -> None:
    solo = dealt(seats=1)
    acted = play(solo, kind="discard_two", cards=list(solo.hand[:2])).state
    after = RULES.apply(acted, EndTurn()).state
    assert len(after.hand) == 6
    two = dealt()
    acted = play(two, kind="discard_two", cards=list(two.hand[:2])).state
    assert len(RULES.apply(acted, EndTurn()).state.hands[0]) == 5


@example("tranq.turn.deck-out", allows=True)
def test_an_empty_deck_does_not_end_the_match() -> None:
    state = position(
        turn=1, hands=[["green-1", "blue-1", "red-1", "red-2"], ["green-2", "blue-2"]], decks=[[], []]
    )
    acted = play(state, kind="discard_two", cards=["green-1-a", "blue-1-a"]).state
    verdict = explain(acted, kind="end_turn")
    assert (verdict.rule, verdict.facts) == ("tranq.turn.deck-out", {"drawn": 0})
    step = RULES.apply(acted, EndTurn())
    assert (step.state.turn, step.state.hands[0]) == (2, ("red-1-a", "red-2-a"))
    assert [event.id for event in step.events] == ["tranq.event.turn"]
    assert not RULES.revealed(acted, EndTurn(), step.state)


@example("tranq.turn.deck-out", allows=False)
def test_but_who_cannot_act_any_more_loses_for_all() -> None:
    state = position(turn=1, phase="refill", hands=[["green-2", "blue-2"], []], decks=[[], []])
    step = RULES.apply(state, EndTurn())
    assert RULES.turn_of(step.state) is None
    assert step.events[-1].id == "tranq.event.lost"


def test_a_last_deck_card_is_all_that_is_drawn() -> None:
    state = position(hands=[["green-2", "blue-2", "red-2"], 5], decks=[["red-12"], []])
    acted = play(state, kind="discard_two", cards=["green-2-a", "blue-2-a"]).state
    assert explain(acted, kind="end_turn").facts == {"drawn": 1}
    assert RULES.apply(acted, EndTurn()).state.hands[0] == ("red-2-a", "red-12-a")


@example("tranq.discard-two", allows=True)
def test_two_cards_of_choice_go_even_when_a_play_is_possible() -> None:
    state = position(hands=[["green-5", "blue-6", "summit-1"], 5])
    verdict = explain(state, kind="discard_two", cards=["summit-1", "green-5-a"])
    assert (verdict.allowed, verdict.facts) == (True, {"named": 2, "have": 3})
    after = play(state, kind="discard_two", cards=["summit-1", "green-5-a"]).state
    assert (after.hands[0], after.discards[0]) == (("blue-6-a",), ("green-5-a", "summit-1"))


@example("tranq.discard-two", allows=False)
@pytest.mark.parametrize("cards", [[], ["green-5-a"], ["green-5-a", "blue-6-a", "summit-1"]])
def test_exactly_two_are_discarded(cards: list[str]) -> None:
    state = position(hands=[["green-5", "blue-6", "summit-1"], 5])
    verdict = explain(state, kind="discard_two", cards=cards)
    assert (verdict.allowed, verdict.rule) == (False, "tranq.discard-two")
    assert verdict.facts == {"named": len(cards), "have": 3}


@example("tranq.discard.hidden", allows=True)
def test_the_owner_may_look_at_the_own_discards() -> None:
    state = position(hands=[5, 5], discards=[["green-5"], ["red-1", "red-2"]])
    assert RULES.view(state, 1).discard == ("green-5-a",)
    assert RULES.view(state, 2).discard == ("red-1-a", "red-2-a")


@example("tranq.discard.hidden", allows=False)
def test_others_see_only_how_many_there_are() -> None:
    state = position(hands=[["green-5", "blue-6"], ["red-7"]], discards=[[], ["red-1", "red-2"]])
    view = RULES.view(state, 1)
    assert view.discard_sizes == (0, 2)
    assert "red-1" not in repr(view)
    step = play(state, kind="discard_two", cards=["green-5-a", "blue-6-a"])
    event = step.events[0].seen_by(2)
    assert (event.id, event.facts) == ("tranq.event.discarded.public", {"seat": "seat:1", "count": 2})
    assert event.shifts == ()
    assert step.events[0].seen_by(1).facts["cards"] == ("green-5-a", "blue-6-a")


@example("tranq.talk", allows=True)
def test_a_seat_sees_its_own_hand() -> None:
    state = position(hands=[["green-5", "blue-6"], ["red-7"]])
    assert RULES.view(state, 2).hand == ("red-7-a",)


@example("tranq.talk", allows=False)
def test_a_seat_sees_no_other_hand_and_no_deck() -> None:
    state = position(
        hands=[["green-5", "blue-6"], ["red-7"]], decks=[["red-8"], ["red-9"]], discards=[[], 80]
    )
    text = repr(RULES.view(state, 1))
    assert not any(hidden in text for hidden in ("red-7", "red-8", "red-9"))
    assert RULES.view(state, 1).hand_sizes == (2, 1)


def test_payments_are_hidden_as_well() -> None:
    state = position(mountain={"r1p1": "blue-5"}, hands=[["green-6", "blue-1", "red-2"], 5])
    step = play(state, kind="play", card="green-6-a", place="r1p2", pay=["red-2-a"])
    assert [event.id for event in step.events] == ["tranq.event.played", "tranq.event.paid"]
    assert step.events[0].facts == {"seat": "seat:1", "card": "green-6-a", "place": "r1p2", "cost": 1}
    assert step.events[1].seen_by(2).facts == {"seat": "seat:1", "count": 1}
