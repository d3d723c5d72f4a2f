"""Examples of the rules of setting up: one that allows and one that refuses for each."""

import json

import pytest
from support.luck import SeededLuck
from support.west import (
    DECK,
    FIVE,
    RULES,
    dealt,
    deck_with,
    example,
    explain,
    move,
    play,
    position,
    table,
    told,
)

from desktop.engine.deck import Deck, Provenance
from desktop.engine.game import Table
from desktop.engine.record import BadInputError
from desktop.games.the_west.rules.standard import STANDARD


def deal_of(seed: int = 0) -> dict[str, object]:
    """The fields of a deal that Nature could make."""
    made = RULES.nature(RULES.opening(table()), SeededLuck(seed))
    fields: dict[str, object] = json.loads(made.model_dump_json())
    return fields


def test_the_standard_deck_is_what_positions_fall_back_on() -> None:
    assert DECK == STANDARD
    assert DECK.provenance.kind == "reconstruction"


@example("west.components", allows=True)
def test_every_card_is_somewhere() -> None:
    state = dealt()
    pieces = RULES.pieces(state)
    assert len(pieces) == 48 + 18 + 1 + 2
    assert sorted(pieces.values()).count("deck") == 38 + 2
    assert pieces["double"] == "aside"
    assert explain(RULES.opening(table()), **deal_of()).allowed


@example("west.components", allows=False)
@pytest.mark.parametrize(
    ("pile", "wrong"),
    [
        ("facilities", lambda cards: [*cards[1:], cards[1]]),
        ("facilities", lambda cards: [*cards[1:], "foundry-foundry-9"]),
        ("loci", lambda decks: [[*decks[0][1:], "locus-99"], *decks[1:]]),
    ],
)
def test_a_card_that_is_not_there_cannot_be_dealt_or_used(pile: str, wrong: object) -> None:
    deal = deal_of()
    deal[pile] = wrong(deal[pile])  # type: ignore[operator]
    verdict = explain(RULES.opening(table()), **deal)
    assert (verdict.allowed, verdict.rule) == (False, "west.components")
    state = position(hands=[["foundry-archive-1", "beacon-beacon-1"], 2], middle=FIVE)
    doubled = explain(state, kind="take_two", cards=[state.middle[0], state.middle[0]])
    assert (doubled.rule, doubled.facts) == ("west.components", {"card": state.middle[0]})


def test_a_locus_cannot_be_dealt_as_a_facility() -> None:
    deal = deal_of()
    facilities, loci = deal["facilities"], deal["loci"]
    assert isinstance(facilities, list)
    assert isinstance(loci, list)
    facilities[0], loci[0][0] = loci[0][0], facilities[0]
    assert explain(RULES.opening(table()), **deal).rule == "west.setup.loci"


@example("west.setup.middle", allows=True)
def test_five_lie_face_up_and_the_deck_shows_a_doppelgate() -> None:
    state = dealt()
    view = RULES.view(state, 2)
    assert len(view.middle) == 5
    assert view.deck_top == RULES.view(state, 1).deck_top == state.deck[0].split("-")[1]


@example("west.setup.middle", allows=False)
def test_what_lies_below_the_top_is_told_to_nobody() -> None:
    state = dealt()
    for seat in (1, 2):
        text = repr(RULES.view(state, seat))
        assert not any(card in text for card in state.deck)


@example("west.setup.loci", allows=True)
def test_three_decks_of_six_face_up() -> None:
    state = dealt()
    assert [len(deck) for deck in state.locus_decks] == [6, 6, 6]
    tops = tuple((deck[0], 6) for deck in state.locus_decks)
    assert RULES.view(state, 1).locus_decks == tops


@example("west.setup.loci", allows=False)
def test_other_sizes_are_not_dealt() -> None:
    deal = deal_of()
    loci = deal["loci"]
    assert isinstance(loci, list)
    loci[0].append(loci[1].pop())
    verdict = explain(RULES.opening(table()), **deal)
    assert (verdict.allowed, verdict.rule, verdict.facts) == (False, "west.setup.loci", {"each": 6})


@example("west.setup.points", allows=True)
def test_both_start_at_40() -> None:
    assert dealt().points == (40, 40)


@example("west.setup.points", allows=False)
def test_nobody_starts_with_more_than_the_deck_says() -> None:
    deck = deck_with(score={**DECK.score.model_dump(mode="json"), "points": 20}).model_dump(mode="json")
    with pytest.raises(BadInputError, match="west-points"):
        position(deck=deck, points=[21, 20])


@example("west.setup.first", allows=True)
def test_the_first_player_draws_two_and_gets_the_top_doppelgate() -> None:
    state = dealt(first=2)
    assert (state.first, len(state.hands[1]), len(state.gates[1]), state.hands[0]) == (2, 2, 1, ())
    assert {dealt(seed, first=0).first for seed in range(20)} == {1, 2}


@example("west.setup.first", allows=False)
def test_nature_cannot_choose_another_first_player() -> None:
    deal = deal_of()
    deal["first"] = 2
    verdict = explain(RULES.opening(table(first=1)), **deal)
    assert (verdict.allowed, verdict.rule, verdict.facts) == (False, "west.setup.first", {"seat": "seat:1"})


@example("west.setup.second", allows=True)
def test_the_second_player_lays_the_double_sided_doppelgate_and_draws() -> None:
    state = dealt()
    assert (RULES.turn_of(state), RULES.interjection(state)) == (2, None)
    assert list(RULES.legal_moves(state)) == [
        move(kind="choose_side", side="foundry"),
        move(kind="choose_side", side="reactor"),
    ]
    step = play(state, kind="choose_side", side="reactor")
    assert told(step)[:3] == ["side", "drew", "turn"]
    assert (step.state.side, step.state.gates[1], len(step.state.hands[1])) == ("reactor", ("double",), 2)
    assert (step.state.turn, step.state.turn_number) == (1, 1)
    assert RULES.view(step.state, 1).gates[1][0].type == "reactor"


@example("west.setup.second", allows=False)
def test_only_its_two_sides_can_be_up_and_nothing_comes_before() -> None:
    state = dealt()
    verdict = explain(state, kind="choose_side", side="beacon")
    assert (verdict.allowed, verdict.rule) == (False, "west.setup.second")
    assert verdict.facts == {"types": ("foundry", "reactor")}
    assert explain(state, kind="end_turn").rule == "west.turn.whose"


def test_a_double_sided_doppelgate_with_two_sides_alike_needs_no_choice() -> None:
    state = dealt(deck=deck_with(double_sided=["beacon", "beacon"]))
    assert (state.side, state.turn, state.phase in ("primes", "action")) == ("beacon", 1, True)


@example("west.setup.cityengine", allows=True)
def test_both_cityengines_begin_as_plans() -> None:
    assert RULES.view(dealt(), 1).cityengines == (False, False)


@example("west.setup.cityengine", allows=False)
def test_a_plan_counts_nothing_yet() -> None:
    view = RULES.view(position(), 1)
    assert view.scores == view.points == (40, 40)


def test_only_two_can_play_and_only_with_a_deck_of_this_game() -> None:
    other = Deck(game="other", name="x", provenance=Provenance(kind="own"))
    for wrong, reason in (
        (Table(3, 0, {}, DECK), "west-seats"),
        (Table(2, 3, {}, DECK), "west-first"),
        (Table(2, 0, {}, other), "west-wrong-deck"),
        (Table(2, 0, {"nonsense": 1}, DECK), "unknown-option"),
    ):
        with pytest.raises(BadInputError, match=reason):
            RULES.opening(wrong)
