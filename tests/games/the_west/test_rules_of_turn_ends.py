"""Examples of how a turn comes to its end: refill, Doppelgate, hand limit."""

from typing import Any

import pytest
from support.west import FIVE, RULES, after_taking, calm, example, explain, kinds, move, play, sequence, told

DEED = {"kind": "take_all", "types": ["archive"]}
ANY_TWO = sequence(doppelgate_cost="two_any")


@example("west.refill", allows=True)
def test_the_middle_is_filled_up_to_five() -> None:
    state = calm(middle=FIVE, hands=[[], []], draw=4)
    after = after_taking(state)
    assert (len(after.middle), len(after.deck)) == (5, 1)
    assert set(state.deck[:3]) <= set(after.middle)
    assert RULES.revealed(state, move(kind="end_turn"), after)


@example("west.refill", allows=False)
def test_discards_are_never_shuffled_in_again() -> None:
    state = calm(middle=FIVE, hands=[[], []], draw=1)
    assert len(state.discard) > 30
    after = after_taking(state)
    assert (len(after.middle), after.deck, after.discard) == (3, (), state.discard)


@example("west.doppelgate.play", allows=True)
def test_two_alike_buy_the_top_doppelgate_at_the_end() -> None:
    state = calm(
        phase="doppelgate",
        deed=DEED,
        hands=[["archive", "archive", "beacon"], []],
        draw=["reactor-foundry-1", "beacon-beacon-1"],
        gates=[[], ["double"]],
    )
    pair = [card for card in state.hand if card.startswith("archive")]
    step = play(state, kind="play_doppelgate", pay=pair)
    assert (step.state.gates[0], step.state.phase) == (("reactor-foundry-1",), "end")
    assert told(step) == ["discarded", "gate"]


@example("west.doppelgate.play", allows=False)
def test_two_different_do_not_and_a_second_one_has_to_wait() -> None:
    state = calm(phase="doppelgate", deed=DEED, hands=[["archive", "archive", "beacon", "beacon"], []])
    verdict = explain(state, kind="play_doppelgate", pay=[state.hand[0], state.hand[3]])
    assert (verdict.allowed, verdict.rule) == (False, "west.doppelgate.play")
    once = play(state, kind="play_doppelgate", pay=list(state.hand[:2])).state
    assert explain(once, kind="play_doppelgate", pay=list(once.hand)).rule == "west.doppelgate.play"


@pytest.mark.parametrize(
    ("fields", "hand", "expected"),
    [
        ({"options": {"matching": "as-shown"}}, ["beacon", "beacon"], {"play_doppelgate", "end_turn"}),
        ({"options": {"matching": "as-shown"}}, ["archive", "archive"], {"end_turn"}),
        (
            {"deck": sequence(doppelgate_cost="two_any")},
            ["archive", "beacon"],
            {"play_doppelgate", "end_turn"},
        ),
        ({"deck": sequence(doppelgate_cost="two_any")}, ["archive"], {"end_turn"}),
    ],
)
def test_other_readings_of_matching(fields: Any, hand: list[str], expected: set[str]) -> None:
    state = calm(phase="doppelgate", deed=DEED, hands=[hand, []], draw=["reactor-beacon-1"], **fields)
    moves = list(RULES.legal_moves(state))
    assert kinds(moves) == expected
    assert all(RULES.explain(state, each).allowed for each in moves)


@example("west.hand-limit", allows=True)
def test_down_to_seven_at_the_end() -> None:
    hand = ["foundry", "archive", "reactor", "beacon", "foundry", "archive", "reactor", "beacon", "foundry"]
    state = calm(phase="doppelgate", deed=DEED, hands=[hand, []])
    assert (state.phase, RULES.ending_move(state)) == ("doppelgate", None)
    verdict = explain(state, kind="discard_down", cards=list(state.hand[:2]))
    assert (verdict.rule, verdict.facts) == ("west.hand-limit", {"over": 2, "limit": 7, "have": 9})
    step = play(state, kind="discard_down", cards=list(state.hand[:2]))
    assert (step.state.phase, len(step.state.hand)) == ("end", 7)


@example("west.hand-limit", allows=False)
def test_the_turn_does_not_end_with_more_and_nothing_more_is_discarded() -> None:
    state = calm(phase="limit", deed=DEED, hands=[8, []])
    for fields in ({"kind": "end_turn"}, {"kind": "discard_down", "cards": list(state.hand[:2])}):
        verdict = explain(state, **fields)
        assert (verdict.allowed, verdict.rule) == (False, "west.hand-limit")
    assert not explain(calm(phase="end", deed=DEED), kind="discard_down", cards=[]).allowed


def test_a_doppelgate_may_come_before_the_limit() -> None:
    state = calm(phase="doppelgate", deed=DEED, hands=[["archive"] * 5 + ["beacon"] * 6, []])
    after = play(state, kind="play_doppelgate", pay=list(state.hand[:2])).state
    assert after.phase == "limit"
    assert kinds(RULES.legal_moves(after)) == {"discard_down"}
