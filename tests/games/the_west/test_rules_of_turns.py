"""Examples of the rules of a turn: one that allows and one that refuses for each."""

from typing import Any

import pytest
from support.west import (
    FIVE,
    QUIET,
    RULES,
    after_taking,
    calm,
    deck_saying,
    example,
    explain,
    kinds,
    move,
    play,
    sequence,
    told,
)

from desktop.engine.verdict import RefusedError

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


def test_of_several_sentences_one_that_does_not_hold_is_told_for_itself_alone() -> None:
    fewer = {"kind": "compares", "what": "points", "than": "fewer"}
    deck = deck_saying(QUIET, gate_foundry=(TOOK_FOUNDRY, [{**LOSE[0], "condition": fewer}, LOSE[0]]))
    state = calm(deck=deck, middle=FIVE, gates=[["beacon-foundry-1"], ["double"]], points=(40, 10))
    step = play(state, kind="take_two", cards=list(state.middle[:2]))
    assert told(step)[2:4] == ["unmet-in-part", "lost"]
    assert step.state.points == (40, 7)


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
    assert explain(state, kind="use", effect="locus-1").rule == "west.turn.whose"


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
