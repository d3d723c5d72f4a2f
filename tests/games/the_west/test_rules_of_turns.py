"""Examples of the rules of a turn: one that allows and one that refuses for each."""

import json
from typing import Any

import pytest
from support.west import (
    FIVE,
    QUIET,
    RULES,
    calm,
    deck_saying,
    example,
    explain,
    kinds,
    move,
    play,
    told,
)

from desktop.engine.verdict import RefusedError
from desktop.games.the_west.rules.state import State

LOSE: Any = [{"then": [{"kind": "lose", "amount": 1}]}]
DRAW: Any = [{"then": [{"kind": "draw", "amount": 1}]}]
DISCARD: Any = [{"then": [{"kind": "discard", "amount": 1}]}]
TOOK_FOUNDRY = {"kind": "took_type", "type": "foundry"}
DEED = {"kind": "take_all", "types": ["archive"]}


def decks_with(*tops: str) -> list[list[str]]:
    """Locus decks with these Loci on top."""
    rest = [f"locus-{number}" for number in range(1, 19) if f"locus-{number}" not in tops]
    share = len(rest) // 3
    return [[top, *rest[at * share : (at + 1) * share if at < 2 else None]] for at, top in enumerate(tops)]


TOPS = decks_with("locus-1", "locus-4", "locus-7")


def sequence(**fields: Any) -> Any:
    """A quiet deck with another Turn Sequence card."""
    value = QUIET.model_dump(mode="json")["turn_sequence"]
    value.update(fields)
    return QUIET.model_copy(
        update={"turn_sequence": QUIET.turn_sequence.model_validate_json(json.dumps(value))}
    )


ANY_TWO = sequence(doppelgate_cost="two_any")


def after_taking(state: State) -> State:
    """The first two of the middle taken, and the reaction made with what is left."""
    taken = play(state, kind="take_two", cards=list(state.middle[:2])).state
    return play(taken, kind="answer", cards=[taken.middle[0]]).state if taken.choice else taken


@example("west.turn.whose", allows=True)
def test_a_turn_goes_through_its_steps_and_passes_the_card() -> None:
    state = calm(middle=FIVE, hands=[["foundry"], ["archive"]])
    assert (RULES.turn_of(state), state.phase) == (1, "action")
    taken = play(state, kind="take_two", cards=[state.middle[0], state.middle[4]])
    assert (RULES.turn_of(taken.state), taken.state.phase, RULES.interjection(taken.state)) == (
        2,
        "reaction",
        "open",
    )
    reacted = play(taken.state, kind="answer", cards=[taken.state.middle[0]])
    assert told(reacted) == ["took", "laid-out"]
    assert (RULES.turn_of(reacted.state), reacted.state.phase, len(reacted.state.middle)) == (
        1,
        "doppelgate",
        5,
    )
    ended = play(reacted.state, kind="end_turn")
    assert (RULES.turn_of(ended.state), ended.state.turn_number) == (2, state.turn_number + 1)
    assert told(ended)[0] == "turn"


@example("west.turn.whose", allows=False)
def test_nothing_out_of_its_time() -> None:
    state = calm(middle=FIVE, hands=[["foundry", "foundry"], 2])
    for fields in (
        {"kind": "end_turn"},
        {"kind": "play_doppelgate", "pay": list(state.hand)},
        {"kind": "choose_side", "side": "foundry"},
        {"kind": "deal", "first": 1, "facilities": [], "loci": [[], [], []]},
    ):
        verdict = explain(state, **fields)
        assert (verdict.allowed, verdict.rule) == (False, "west.turn.whose")
        with pytest.raises(RefusedError):
            play(state, **fields)
    assert RULES.ending_move(state) is None


@example("west.prime", allows=True)
def test_primes_beside_the_table_and_in_the_own_zone_are_used_first() -> None:
    deck = deck_saying(QUIET, locus_1=(None, LOSE), locus_2=(None, LOSE), locus_3=(None, LOSE))
    state = calm(
        deck=deck,
        phase="primes",
        locus_decks=[["locus-1", "locus-4"], ["locus-5"], [f"locus-{n}" for n in range(6, 19)]],
        loci=[["locus-2"], ["locus-3"]],
    )
    assert (state.points, state.phase) == ((40, 38), "action")


@example("west.prime", allows=False)
def test_a_prime_may_be_chosen_first_only_if_it_waits() -> None:
    few = [{"condition": {"kind": "at_most", "what": "hand", "count": 2}, **LOSE[0]}]
    deck = deck_saying(QUIET, locus_1=(None, DRAW), locus_2=(None, few))
    state = calm(
        deck=deck,
        phase="primes",
        hands=[2, 2],
        loci=[["locus-1", "locus-2"], []],
        locus_decks=[["locus-4"], ["locus-5"], ["locus-3", *(f"locus-{n}" for n in range(6, 19))]],
    )
    assert {waiting.id for waiting in RULES.view(state, 1).waiting} == {"locus-1", "locus-2"}
    verdict = explain(state, kind="use", effect="locus-3")
    assert (verdict.allowed, verdict.rule) == (False, "west.prime")
    assert explain(state, kind="take_all", type="foundry").rule == "west.prime"
    drawn_first = play(state, kind="use", effect="locus-1")
    assert told(drawn_first) == ["used", "drew", "unmet"]
    assert drawn_first.state.points == (40, 40)
    assert play(state, kind="use", effect="locus-2").state.points == (40, 39)


@example("west.action.one", allows=True)
@pytest.mark.parametrize("kind", ["take_all", "take_two", "play_locus", "cityengine"])
def test_one_action_of_each_kind_can_be_chosen(kind: str) -> None:
    state = calm(middle=FIVE, hands=[["foundry", "archive", "reactor", "beacon"], 2])
    assert kind in kinds(RULES.legal_moves(state))


@example("west.action.one", allows=False)
def test_no_second_action() -> None:
    state = calm(middle=FIVE, hands=[["foundry", "archive"], 2])
    after = after_taking(state)
    assert after.phase == "doppelgate"
    verdict = explain(after, kind="take_all", type=after.middle[0].split("-")[0])
    assert (verdict.allowed, verdict.rule) == (False, "west.action.one")


@example("west.action.completable", allows=True)
def test_with_nothing_to_complete_the_turn_goes_on_without_an_action() -> None:
    state = calm(middle=[], draw=[], hands=[["foundry"], 2])
    assert list(RULES.legal_moves(state)) == [move(kind="skip_action")]
    step = play(state, kind="skip_action")
    assert told(step) == ["skipped"]
    assert (step.state.phase, RULES.ending_move(step.state)) == ("end", move(kind="end_turn"))


@example("west.action.completable", allows=False)
def test_as_long_as_one_can_be_completed_it_must_be() -> None:
    tables: tuple[dict[str, Any], ...] = (
        {"middle": ["foundry"]},
        {"middle": [], "hands": [["foundry", "archive"], 2], "locus_decks": TOPS},
        {"middle": [], "hands": [["foundry", "archive", "reactor", "beacon"], 2]},
    )
    for fields in tables:
        verdict = explain(calm(draw=[], **fields), kind="skip_action")
        assert (verdict.allowed, verdict.rule) == (False, "west.action.completable")


@example("west.trigger", allows=True)
def test_a_bought_locus_and_doppelgates_of_the_own_zone_are_set_off() -> None:
    deck = deck_saying(
        QUIET,
        locus_1=({"kind": "locus_action"}, LOSE),
        locus_2=({"kind": "locus_action"}, LOSE),
        gate_beacon=(TOOK_FOUNDRY, LOSE),
    )
    decks = [["locus-1", "locus-2"], ["locus-4"], [f"locus-{n}" for n in (3, *range(5, 19))]]
    state = calm(deck=deck, hands=[["foundry", "archive"], 2], locus_decks=decks)
    bought = play(state, kind="play_locus", deck=1, pay=list(state.hand))
    assert bought.state.points == (40, 39), "the bought one once, the uncovered one not yet"
    gates = [["foundry-beacon-1", "archive-beacon-1"], ["double", "reactor-beacon-1"]]
    state = calm(deck=deck, middle=FIVE, gates=gates)
    assert play(state, kind="take_two", cards=list(state.middle[:2])).state.points == (40, 36)


@example("west.trigger", allows=False)
def test_what_does_not_fit_the_action_is_not_set_off() -> None:
    deck = deck_saying(QUIET, gate_beacon=(TOOK_FOUNDRY, LOSE), locus_1=({"kind": "locus_action"}, LOSE))
    gates = [["foundry-beacon-1"], ["double"]]
    state = calm(deck=deck, middle=FIVE, gates=gates, loci=[["locus-1"], []])
    after = play(state, kind="take_two", cards=list(state.middle[2:4])).state
    assert after.points == (40, 38)
    with pytest.raises(RefusedError):
        play(after, kind="use", effect="gate-1-beacon-1")
    assert explain(state, kind="use", effect="locus-1").rule == "west.trigger"


def test_triggers_that_meddle_are_put_in_order() -> None:
    deck = deck_saying(QUIET, locus_1=(TOOK_FOUNDRY, DRAW), gate_beacon=(TOOK_FOUNDRY, DISCARD))
    state = calm(
        deck=deck,
        middle=FIVE,
        hands=[["archive", "reactor"], []],
        gates=[["foundry-beacon-1"], ["double"]],
        loci=[["locus-1"], []],
    )
    asked = play(state, kind="take_all", type="foundry").state
    assert (asked.phase, [waiting.id for waiting in RULES.view(asked, 1).waiting]) == (
        "triggers",
        ["locus-1", "gate-1-beacon-1"],
    )
    assert explain(asked, kind="end_turn").rule == "west.trigger"
    assert explain(asked, kind="use", effect="nonsense").rule == "west.trigger"
    first = play(asked, kind="use", effect="gate-1-beacon-1").state
    assert RULES.view(first, 1).choice is not None
    done = play(first, kind="answer", cards=[first.hand[0]]).state
    assert done.phase == "reaction"


@pytest.mark.parametrize(
    ("when", "kind", "sets_off"),
    [
        ({"kind": "took_all"}, "take_all", True),
        ({"kind": "took_all"}, "take_two", False),
        ({"kind": "took_at_least", "count": 2}, "take_two", True),
        ({"kind": "took_at_least", "count": 3}, "take_two", False),
        ({"kind": "took_two_different"}, "take_two", True),
        ({"kind": "took_two_different"}, "take_all", False),
        ({"kind": "facility_action"}, "take_two", True),
        ({"kind": "facility_action"}, "play_locus", False),
        ({"kind": "locus_action"}, "play_locus", True),
        ({"kind": "locus_action"}, "cityengine", False),
        ({"kind": "cityengine_action"}, "cityengine", True),
        ({"kind": "cityengine_action"}, "take_all", False),
        ({"kind": "took_type", "type": "foundry"}, "cityengine", False),
    ],
)
def test_what_sets_off_what(when: Any, kind: str, sets_off: bool) -> None:
    marked = [{"then": [{"kind": "lose", "amount": 40}]}]
    deck = deck_saying(QUIET, locus_18=(when, marked))
    decks = [[locus for locus in pile if locus != "locus-18"] for pile in TOPS]
    state = calm(
        deck=deck,
        middle=FIVE,
        hands=[["foundry", "archive", "reactor", "beacon"], []],
        loci=[["locus-18"], []],
        locus_decks=decks,
    )
    acts: dict[str, Any] = {
        "take_all": {"type": "foundry"},
        "take_two": {"cards": list(state.middle[1:3])},
        "play_locus": {"deck": 1, "pay": list(state.hand[:2])},
        "cityengine": {"pay": list(state.hand)},
    }
    assert (play(state, kind=kind, **acts[kind]).state.points[1] == 0) is sets_off


@example("west.reaction", allows=True)
def test_the_other_takes_one_after_a_facility_action_and_draws_one_after_a_locus() -> None:
    state = calm(
        middle=FIVE,
        hands=[["foundry", "archive"], []],
        locus_decks=TOPS,
    )
    asked = play(state, kind="take_all", type="foundry").state
    choice = RULES.view(asked, 2).choice
    assert choice is not None
    assert (choice.kind, choice.seat, choice.count, choice.effect and choice.effect.id) == (
        "take",
        2,
        1,
        "reaction",
    )
    assert len(list(RULES.legal_moves(asked))) == 3
    bought = play(state, kind="play_locus", deck=1, pay=list(state.hand))
    assert told(bought)[3:5] == ["reaction", "drew"]
    assert len(bought.state.hands[1]) == 1


@example("west.reaction", allows=False)
def test_it_is_no_free_choice_and_comes_before_all_else() -> None:
    state = calm(middle=FIVE, hands=[["foundry", "foundry"], []])
    asked = play(state, kind="take_two", cards=list(state.middle[:2])).state
    for fields in (
        {"kind": "end_turn"},
        {"kind": "answer", "cards": []},
        {"kind": "answer", "cards": list(asked.middle[:2])},
    ):
        verdict = explain(asked, **fields)
        assert (verdict.allowed, verdict.rule) == (False, "west.reaction")
    assert explain(asked, kind="answer", cards=["nonsense"]).rule == "west.components"
    assert not explain(asked, kind="answer", accept=False).allowed


def test_a_last_card_is_taken_by_itself_and_nothing_from_an_empty_middle() -> None:
    state = calm(middle=["foundry", "archive", "beacon"], draw=[])
    last = play(state, kind="take_two", cards=list(state.middle[:2]))
    assert told(last)[-2:] == ["reaction", "took"]
    none = calm(middle=["foundry", "archive"], draw=[])
    assert told(play(none, kind="take_two", cards=list(none.middle)))[-2:] == ["reaction", "nothing-taken"]


def test_the_deck_or_a_switch_may_leave_the_reaction_out() -> None:
    state = calm(middle=FIVE, options={"reaction": "none"})
    assert play(state, kind="take_two", cards=list(state.middle[:2])).state.phase != "reaction"
    deck = sequence(facility_reaction={"kind": "take", "amount": 0})
    state = calm(middle=FIVE, deck=deck)
    assert "reaction" not in told(play(state, kind="take_two", cards=list(state.middle[:2])))


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
