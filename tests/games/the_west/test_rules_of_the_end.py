"""Examples of the end: when it comes, what counts, who wins."""

import json
from typing import Any

import pytest
from support.west import DECK, QUIET, RULES, calm, deck_with, example, explain, play, told

DEED = {"kind": "take_two", "types": ["archive", "beacon"]}
REST = [f"locus-{number}" for number in range(1, 19)]


def ending(**fields: Any) -> Any:
    """The last moment of a turn of the first player, or of who is named."""
    return calm(**{"phase": "end", "deed": DEED, "hands": [2, 2], **fields})


@example("west.end", allows=True)
@pytest.mark.parametrize(
    ("fields", "reason", "event"),
    [
        ({"points": [3, 0]}, "points", "end-points"),
        ({"draw": []}, "deck", "end-deck"),
        ({"locus_decks": [REST[:9], [], REST[9:]]}, "loci", "end-loci"),
    ],
)
def test_after_the_second_players_turn_each_reason_ends_the_game(
    fields: Any, reason: str, event: str
) -> None:
    step = play(ending(turn=2, **fields), kind="end_turn")
    assert (step.state.phase, step.state.over, RULES.turn_of(step.state)) == ("over", reason, None)
    assert told(step)[0] == event
    assert told(step)[-3:-1] == ["score", "score"]
    assert step.events[-1].rule == "west.win"
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert outcome.facts["reason"] == f"west.reason.{reason}"


@example("west.end", allows=False)
def test_not_after_the_first_players_turn_and_nothing_is_done_after_it() -> None:
    step = play(ending(points=[3, 0]), kind="end_turn")
    assert (step.state.turn, step.state.over) == (2, "")
    over = play(ending(turn=2, points=[3, 0]), kind="end_turn").state
    assert list(RULES.legal_moves(over)) == []
    for fields in ({"kind": "end_turn"}, {"kind": "take_all", "type": "foundry"}, {"kind": "answer"}):
        verdict = explain(over, **fields)
        assert (verdict.allowed, verdict.rule) == (False, "west.end")


def test_who_began_decides_which_turn_is_the_second() -> None:
    assert play(ending(first=2, turn=1, points=[3, 0]), kind="end_turn").state.over == "points"
    assert play(ending(first=2, turn=2, points=[3, 0]), kind="end_turn").state.over == ""


def test_other_readings_of_the_end() -> None:
    at_once = play(ending(points=[3, 0], options={"ending": "at-once"}), kind="end_turn").state
    assert at_once.over == "points"
    for turn in (1, 2):
        step = play(ending(turn=turn, points=[3, 0], options={"ending": "last-turn"}), kind="end_turn")
        assert (step.state.over, step.state.last, step.state.turn) == ("", True, 3 - turn)
        assert "last-turn" in told(step)
        last = calm(phase="end", deed=DEED, hands=[2, 2], turn=3 - turn, points=[3, 0], last=True)
        assert play(last, kind="end_turn").state.over == "points"


def test_a_deck_may_end_the_game_by_less() -> None:
    sequence = QUIET.turn_sequence.model_dump(mode="json")
    for name in ("ends_at_zero", "ends_with_facility_deck", "ends_with_locus_deck"):
        sequence[name] = False
    deck = deck_with(turn_sequence=sequence)
    state = ending(deck=deck, turn=2, points=[0, 0], draw=[], locus_decks=[REST, [], []])
    assert play(state, kind="end_turn").state.over == ""


def test_two_turns_without_an_action_end_the_game() -> None:
    sequence = {**QUIET.turn_sequence.model_dump(mode="json"), "ends_with_facility_deck": False}
    deck = RULES.decks.validate_json(json.dumps(QUIET.model_dump(mode="json") | {"turn_sequence": sequence}))
    state = calm(deck=deck, middle=[], draw=[], hands=[["foundry"], ["foundry"]])
    once = play(play(state, kind="skip_action").state, kind="end_turn").state
    assert (once.idle, once.phase) == (1, "action")
    step = play(play(once, kind="skip_action").state, kind="end_turn")
    assert (step.state.over, told(step)[0]) == ("idle", "end-idle")


def test_an_end_that_is_due_is_told_before_that_nobody_could_act() -> None:
    state = calm(middle=[], draw=[], hands=[["foundry"], ["foundry"]])
    once = play(play(state, kind="skip_action").state, kind="end_turn").state
    step = play(play(once, kind="skip_action").state, kind="end_turn")
    assert (step.state.over, told(step)[0]) == ("deck", "end-deck")


def test_a_last_turn_is_one_no_more_when_a_deck_is_filled_again_by_hand() -> None:
    fields: Any = {"options": {"ending": "last-turn"}, "last": True}
    assert play(ending(draw=[], **fields), kind="end_turn").state.over == "deck"
    goes_on = play(ending(draw=["foundry"], **fields), kind="end_turn").state
    assert (goes_on.over, goes_on.last) == ("", False)


@example("west.score", allows=True)
def test_points_left_loci_and_the_cityengine_count() -> None:
    state = ending(
        turn=2, points=[18, 0], loci=[["locus-1", "locus-2", "locus-3"], []], complete=[True, False]
    )
    step = play(state, kind="end_turn")
    scores = [event.facts for event in step.events if event.id == "west.event.score"]
    assert scores[0] == {"seat": "seat:1", "points": 18, "loci": 15, "city": 5, "gates": 0, "total": 38}
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert (outcome.facts["total_1"], outcome.facts["total_2"]) == (38, 0)


@example("west.score", allows=False)
def test_doppelgates_and_cards_in_hand_count_nothing() -> None:
    state = calm(points=[10, 10], hands=[7, 2], gates=[[], ["double"]])
    gates = calm(gates=[["foundry", "foundry", "beacon"], ["double"]], points=[10, 10])
    assert RULES.view(state, 1).scores == RULES.view(gates, 1).scores == (10, 10)


def test_a_score_card_may_count_them() -> None:
    deck = deck_with(score={**DECK.score.model_dump(mode="json"), "doppelgate": 2})
    state = calm(deck=deck, gates=[["foundry", "foundry"], ["double"]], points=[10, 10])
    assert RULES.view(state, 1).scores == (14, 12)


@example("west.win", allows=True)
def test_who_has_more_wins() -> None:
    step = play(ending(turn=2, points=[0, 7]), kind="end_turn")
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert (outcome.kind, outcome.winners, outcome.rule) == ("win", (2,), "west.win")
    assert step.events[-1].facts == {"seat": "seat:2", "high": 7, "low": 0}


@example("west.win", allows=False)
@pytest.mark.parametrize(
    ("tie", "first", "winners", "kind"),
    [
        ("first", 2, (2,), "win"),
        ("second", 2, (1,), "win"),
        ("shared", 1, (1, 2), "draw"),
    ],
)
def test_a_tie_is_not_won_by_more(tie: str, first: int, winners: tuple[int, ...], kind: str) -> None:
    deck = deck_with(score={**DECK.score.model_dump(mode="json"), "tie": tie})
    step = play(ending(deck=deck, first=first, turn=3 - first, points=[0, 0]), kind="end_turn")
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert (outcome.kind, outcome.winners) == (kind, winners)
    assert told(step)[-1] == ("shared" if kind == "draw" else "tie")
