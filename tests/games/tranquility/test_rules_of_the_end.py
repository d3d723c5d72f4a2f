"""Examples of the rules of the Summit, the end, and the game for one."""

import pytest
from support.luck import SeededLuck
from support.tranquility import dealt, example, explain, play, position, slope

from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.moves import EndTurn, Reshuffle
from desktop.games.tranquility.rules.state import State

BELOW = slope()


@example("tranq.summit.place", allows=True)
@example("tranq.end.win", allows=True)
def test_the_summit_on_a_finished_slope_wins() -> None:
    state = position(mountain=BELOW, hands=[["summit-1", "summit-2"], 5])
    verdict = explain(state, kind="play", card="summit-1", place="summit")
    assert (verdict.allowed, verdict.rule) == (True, "tranq.summit.place")
    step = play(state, kind="play", card="summit-1", place="summit")
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert (outcome.kind, outcome.winners, outcome.rule) == ("win", (1, 2), "tranq.end.win")
    assert step.events[-1].id == "tranq.event.won"
    assert RULES.turn_of(step.state) is None
    assert RULES.ending_move(step.state) is None
    assert list(RULES.legal_moves(step.state)) == []


@example("tranq.end.win", allows=False)
def test_nothing_is_done_after_the_win() -> None:
    state = position(mountain=BELOW, hands=[["summit-1", "summit-2"], 5])
    after = play(state, kind="play", card="summit-1", place="summit").state
    assert explain(after, kind="end_turn").rule == "tranq.end.win"


@example("tranq.summit.place", allows=False)
@pytest.mark.parametrize(
    ("change", "missing", "bridges"), [({"r8p2": None}, 1, 0), ({"r7p2": "bridge-1"}, 0, 1)]
)
def test_no_summit_with_a_gap_or_a_bridge(change: dict[str, str | None], missing: int, bridges: int) -> None:
    mountain = {place: card for place, card in {**BELOW, **change}.items() if card is not None}
    state = position(mountain=mountain, hands=[["summit-1", "summit-2"], 5])
    verdict = explain(state, kind="play", card="summit-1", place="summit")
    assert verdict.rule == "tranq.summit.place"
    assert verdict.facts == {"card": "summit-1", "missing": missing, "bridges": bridges}


def test_the_summit_lies_nowhere_else_and_nothing_else_at_the_top() -> None:
    state = position(mountain=BELOW, hands=[["summit-1", "green-12-a", "bridge-1"], 5])
    assert explain(state, kind="play", card="summit-1", place="r1p1").rule == "tranq.summit.place"
    assert explain(state, kind="play", card="green-12-a", place="summit").rule == "tranq.summit.place"
    assert explain(state, kind="play", card="bridge-1", place="summit").rule == "tranq.summit.place"


def test_nothing_can_be_paid_for_the_summit() -> None:
    state = position(mountain=BELOW, hands=[["summit-1", "summit-2"], 5])
    verdict = explain(state, kind="play", card="summit-1", place="summit", pay=["summit-2"])
    assert (verdict.rule, verdict.facts) == ("tranq.place.cost", {"cost": 0, "paid": 1})


SUMMITS = [f"summit-{number}" for number in range(1, 6)]


@example("tranq.summit.discard", allows=True)
def test_summits_may_be_discarded_and_nobody_is_told() -> None:
    state = position(hands=[SUMMITS[:2], 5], discards=[SUMMITS[2:], []])
    step = play(state, kind="discard_two", cards=SUMMITS[:2])
    assert [event.id for event in step.events] == ["tranq.event.discarded"]
    assert not RULES.view(step.state, 2).summits_gone
    assert RULES.outcome(step.state) is None


@example("tranq.summit.discard", allows=False)
def test_by_the_switch_the_table_is_told_when_the_last_one_is_gone() -> None:
    options = {"announce_summits": True}
    state = position(
        hands=[["blue-4", *SUMMITS[:1]], 5],
        discards=[SUMMITS[1:], []],
        options=options,
        mountain={"r1p1": "red-3"},
    )
    assert not RULES.view(state, 2).summits_gone
    step = play(state, kind="play", card="blue-4-a", place="r1p2", pay=SUMMITS[:1])
    assert step.events[-1].id == "tranq.event.summits-gone"
    assert RULES.view(step.state, 2).summits_gone
    after = RULES.apply(step.state, EndTurn())
    assert RULES.turn_of(after.state) == 2, "the match goes on either way"
    assert all(event.id != "tranq.event.summits-gone" for event in after.events)
    two = position(hands=[SUMMITS[:2], 5], discards=[SUMMITS[2:], []], options=options)
    assert play(two, kind="discard_two", cards=SUMMITS[:2]).events[-1].id == "tranq.event.summits-gone"


def outcome_rule(state: State) -> str | None:
    outcome = RULES.outcome(state)
    return None if outcome is None else outcome.rule


@example("tranq.end.loss", allows=True)
@pytest.mark.parametrize("hand", [[], ["green-1"], ["bridge-1"], ["campfire-green"], ["summit-1"]])
def test_who_is_in_turn_and_can_do_nothing_loses_for_all(hand: list[str]) -> None:
    mountain = {"r1p1": "red-3"} if hand != ["bridge-1"] else {}
    if hand == ["campfire-green"]:
        mountain = {"r1p1": "green-3"}
    state = position(mountain=mountain, hands=[hand, 5], decks=[[], 5])
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.kind, outcome.rule, outcome.winners) == ("loss", "tranq.end.loss", ())
    assert outcome.facts == {"seat": "seat:1", "have": len(hand)}
    assert explain(state, kind="discard_two", cards=[]).rule == "tranq.end.loss"


@example("tranq.end.loss", allows=False)
@pytest.mark.parametrize(
    ("hand", "mountain"),
    [
        (["green-3"], {"r1p1": "red-3"}),
        (["bridge-1"], {"r1p1": "red-3"}),
        (["campfire-green"], {"r1p1": "green-3", "r1p2": "red-3"}),
        (["summit-1"], BELOW),
        (["green-1", "green-2"], {"r1p1": "green-3"}),
    ],
)
def test_one_card_that_can_be_played_or_two_to_discard_are_enough(
    hand: list[str], mountain: dict[str, str]
) -> None:
    state = position(mountain=mountain, hands=[hand, 0])
    assert outcome_rule(state) is None


def test_the_loss_comes_when_the_turn_does() -> None:
    state = position(hands=[["green-1", "green-2"], []], decks=[[], []], turn=1)
    after = play(state, kind="discard_two", cards=["green-1-a", "green-2-a"]).state
    assert outcome_rule(after) is None
    step = RULES.apply(after, EndTurn())
    assert outcome_rule(step.state) == "tranq.end.loss"
    assert step.events[-1].facts == {"seat": "seat:2", "have": 0}


@example("tranq.solo.rope", allows=True)
def test_a_rope_is_the_whole_turn() -> None:
    state = dealt(seats=1)
    verdict = explain(state, kind="rope")
    assert (verdict.allowed, verdict.facts) == (True, {"left": 3, "deck": 73})
    used = play(state, kind="rope")
    assert (RULES.turn_of(used.state), used.state.ropes) == (0, ("rope-1", "rope-2"))
    assert list(RULES.marker_moves(used.state)) == []
    move = RULES.nature(used.state, SeededLuck(3))
    assert isinstance(move, Reshuffle)
    assert sorted(move.deck) == sorted((*state.deck, *state.hand))
    step = RULES.apply(used.state, move)
    assert (RULES.turn_of(step.state), step.state.phase) == (1, "action")
    assert step.ends_turn, "the turn is counted though the same seat goes on"
    assert set(step.state.hand) == set(move.deck[:6])
    assert step.state.deck == move.deck[6:]
    assert "rope-3" in step.state.box
    assert [event.id for event in (*used.events, *step.events)] == [
        "tranq.event.rope",
        "tranq.event.reshuffled",
        "tranq.event.refilled",
        "tranq.event.turn",
    ]


@example("tranq.solo.rope", allows=False)
@pytest.mark.parametrize(
    ("fields", "left", "deck"),
    [({"ropes": 0}, 0, 2), ({"decks": [[]]}, 3, 0)],
)
def test_no_rope_without_a_rope_or_a_deck(fields: dict[str, object], left: int, deck: int) -> None:
    state = position(players=1, hands=[["green-2", "red-2"]], **{"decks": [2], **fields})
    verdict = explain(state, kind="rope")
    assert (verdict.rule, verdict.facts) == ("tranq.solo.rope", {"left": left, "deck": deck})


def test_all_cards_of_a_small_hand_go_back_and_as_many_as_there_are_come() -> None:
    state = position(players=1, hands=[["green-2"]], decks=[["red-5", "red-6", "blue-7"]], ropes=1)
    used = play(state, kind="rope").state
    after = RULES.apply(used, RULES.nature(used, SeededLuck(1))).state
    assert (len(after.hand), after.deck) == (4, ())


def test_a_shuffle_with_wrong_cards_is_refused() -> None:
    used = play(dealt(seats=1), kind="rope").state
    move = RULES.nature(used, SeededLuck(1))
    assert isinstance(move, Reshuffle)
    wrong = move.model_copy(update={"deck": move.deck[1:]})
    assert RULES.explain(used, wrong).facts == {"card": move.deck[0]}


def test_ropes_in_the_deck_are_used_by_name() -> None:
    options = {"ropes_in_deck": True}
    state = position(players=1, hands=[["green-2", "rope-2", "red-2"]], options=options)
    assert {"rope-1", "rope-3"} <= {*state.deck, *state.discards[0]}
    assert explain(state, kind="rope").rule == "tranq.solo.rope"
    assert explain(state, kind="play", card="rope-2", place="r1p1").rule == "tranq.solo.rope"
    used = play(state, kind="rope", card="rope-2").state
    assert (used.box[-1], used.hand) == ("rope-2", ("green-2-a", "red-2-a"))
    beside = dealt(seats=1)
    assert not explain(beside, kind="rope", card=None).facts.get("cost")
    last = position(players=1, hands=[["rope-2"]], options=options, decks=[[]])
    assert outcome_rule(last) == "tranq.end.loss"
