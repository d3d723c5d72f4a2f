"""Positions written by hand: what is filled in, and what is refused."""

import json
from typing import Any

import pytest
from support.luck import SeededLuck
from support.west import FIVE, RULES, calm, dealt, deck_with, play, position, table, walk

from desktop.engine.bad_input import BadInputError
from desktop.engine.record import read_json
from desktop.games.the_west.rules.position import to_position

DEED = {"kind": "take_two", "types": ["archive", "beacon"]}
ALL_LOCI = [f"locus-{number}" for number in range(1, 19)]


def test_nothing_said_is_the_first_players_action_with_two_cards_each() -> None:
    state = position()
    assert (state.first, state.turn, state.phase, state.turn_number) == (1, 1, "action", 1)
    assert [len(hand) for hand in state.hands] == [2, 2]
    assert (len(state.middle), state.discard, len(state.deck)) == (5, (), 38)
    assert [len(deck) for deck in state.locus_decks] == [6, 6, 6]
    assert (len(state.gates[0]), state.gates[1], state.side) == (1, ("double",), "foundry")
    other = position(first=2, turn=1)
    assert (other.gates[0], len(other.gates[1]), other.turn_number) == (("double",), 1, 2)


def test_the_same_seed_fills_the_same() -> None:
    assert position(4) == position(4)
    assert position(4) != position(5)


def test_cards_are_named_by_id_by_both_sides_by_front_or_counted() -> None:
    state = position(hands=[["foundry-archive-2", "foundry-archive"], 3], middle=["foundry", "beacon"])
    assert state.hands[0] == ("foundry-archive-1", "foundry-archive-2")
    assert len(state.hands[1]) == 3
    assert [card.split("-")[0] for card in state.middle] == ["foundry", "beacon"]
    gates = position(gates=[["reactor", "beacon-reactor-1"], []])
    assert [gate.type for gate in RULES.view(gates, 1).gates[0]] == ["reactor", "reactor"]
    assert gates.gates[1] == ("double",), "it always lies somewhere"


def test_discards_take_what_a_named_deck_leaves_over() -> None:
    state = position(draw=["foundry-foundry-1"], hands=[2, 2], middle=5)
    assert (state.deck, len(state.discard)) == (("foundry-foundry-1",), 48 - 1 - 2 - 2 - 5 - 1)


def test_a_turn_begins_with_its_primes() -> None:
    first = position(phase="primes", loci=[["locus-11"], []], gates=[["foundry", "beacon"], []])
    assert first.points == (40, 39)
    assert first.turn_number == 1


def test_every_state_of_a_match_is_written_and_read_again() -> None:
    for seed in range(6):
        for _, _, after in walk(RULES.opening(table(first=0)), seed):
            text = to_position(after).model_dump_json()
            assert RULES.from_position(read_json(text, RULES.positions), SeededLuck(9)) == after
    opening = RULES.opening(table(first=0))
    assert RULES.from_position(to_position(opening), SeededLuck(1)) == opening
    assert RULES.from_position(to_position(dealt()), SeededLuck(1)) == dealt()


def test_a_deck_of_its_own_goes_with_the_position() -> None:
    deck = deck_with(name="Mine")
    state = dealt(deck=deck)
    assert to_position(state).deck == deck
    assert to_position(dealt()).deck is None


def test_the_steps_of_the_end_are_what_the_hand_says() -> None:
    pair: dict[str, Any] = {"hands": [["archive", "archive"], 2]}
    assert position(phase="doppelgate", deed=DEED, **pair).phase == "doppelgate"
    assert position(phase="doppelgate", deed=DEED, hands=[["archive", "beacon"], 2]).phase == "end"
    assert position(phase="limit", deed=DEED, **pair).phase == "end"
    assert position(phase="end", deed=DEED, hands=[9, 2]).phase == "limit"
    reacting = position(phase="reaction", deed=DEED, middle=["archive", "beacon"], draw=0)
    assert (RULES.turn_of(reacting), reacting.choice is not None) == (2, True)


def test_what_is_under_way_goes_on() -> None:
    state = calm(
        phase="action",
        deed={"kind": "take_all", "types": ["beacon"]},
        running={"effect": "effect-beacon", "clause": 1},
        middle=["archive"],
    )
    choice = RULES.view(state, 1).choice
    assert choice is not None
    assert (choice.kind, choice.clause) == ("may", 1)
    done = calm(phase="triggers", deed=DEED, running={"effect": "locus-2", "clause": 1}, middle=FIVE)
    assert done.phase == "reaction"


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("west-card-twice", {"hands": [["foundry-foundry-1"], ["foundry-foundry-1"]]}),
    ("west-card-twice", {"gates": [["double"], ["double"]]}),
    ("west-card-twice", {"phase": "side", "gates": [["double"], []]}),
    ("west-card-twice", {"loci": [["locus-1"], ["locus-1"]]}),
    ("west-no-card", {"hands": [["nonsense"], []]}),
    ("west-no-card", {"hands": [["foundry-archive"] * 4, []]}),
    ("west-no-card", {"gates": [["nonsense"], []]}),
    ("west-no-card", {"loci": [["locus-99"], []]}),
    ("west-no-card", {"side": "beacon"}),
    ("west-too-many", {"hands": [40, 40]}),
    ("west-cards-left", {"draw": 3, "discard": 3}),
    ("west-cards-left", {"locus_decks": [["locus-1"], [], []]}),
    ("west-turn", {"phase": "side", "first": 1, "turn": 1}),
    ("west-phase", {"phase": "deal", "hands": [1, 1]}),
    ("west-phase", {"phase": "deal", "turn": 1}),
    ("west-phase", {"phase": "deal", "complete": [True, False]}),
    ("west-phase", {"phase": "deal", "draw": 3}),
    ("west-phase", {"phase": "deal", "locus_decks": [ALL_LOCI[::-1], [], []]}),
    ("west-phase", {"phase": "end", "deed": DEED, "waiting": ["locus-1"]}),
    ("west-deed", {"phase": "end"}),
    ("west-deed", {"phase": "primes", "deed": DEED}),
    ("west-deed", {"deed": {"kind": "take_two", "types": ["archive"]}}),
    ("west-deed", {"deed": {"kind": "take_all", "types": ["archive", "beacon"]}}),
    ("west-deed", {"deed": {"kind": "locus", "types": ["archive"]}}),
    ("west-deed", {"waiting": ["locus-1"]}),
    ("west-effect", {"phase": "triggers", "deed": DEED, "waiting": ["nonsense"]}),
    ("west-effect", {"phase": "triggers", "deed": DEED, "waiting": ["gate-3-foundry-1"]}),
    ("west-effect", {"phase": "triggers", "deed": DEED, "waiting": ["gate-foundry"]}),
    ("west-effect", {"phase": "triggers", "deed": DEED, "waiting": ["locus-1", "locus-1"]}),
    ("west-effect", {"phase": "primes", "running": {"effect": "locus-1", "clause": 3}}),
    ("west-effect", {"phase": "primes", "running": {"effect": "locus-1", "part": 4}}),
    ("west-choice", {"choice": {"kind": "may", "seat": 1}}),
    ("west-over", {"phase": "over"}),
    ("west-over", {"over": "points"}),
    ("west-over", {"phase": "over", "over": "points"}),
    ("west-over", {"phase": "over", "over": "deck"}),
    ("west-over", {"phase": "over", "over": "loci"}),
    ("west-over", {"phase": "over", "over": "idle"}),
    ("west-over", {"idle": 2}),
    ("wrong-option", {"options": {"reaction": "x"}}),
]


@pytest.mark.parametrize(("reason", "fields"), WRONG)
def test_what_contradicts_itself_is_refused_by_name(reason: str, fields: dict[str, Any]) -> None:
    with pytest.raises(BadInputError) as refused:
        position(**{"points": [40, 40], **fields})
    assert refused.value.message.id == f"app.input.{reason}"


@pytest.mark.parametrize("name", ["players", "points", "phase", "surprise"])
def test_a_wrong_shape_is_told(name: str) -> None:
    with pytest.raises(BadInputError):
        read_json(json.dumps({name: {"a": 1}}), RULES.positions)


def test_an_ended_match_is_a_position_too() -> None:
    state = position(phase="over", over="points", points=[12, 0])
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert position(phase="over", over="idle", idle=2).over == "idle"


def test_what_follows_a_position_is_play() -> None:
    state = position(middle=FIVE)
    assert play(state, kind="take_two", cards=list(state.middle[:2])).state.phase != "action"
