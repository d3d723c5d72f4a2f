"""Decks of any valid text are played to the end, and damaged deck files are told in a message."""

import json
import random
from collections import Counter
from itertools import product
from typing import Any

import pytest
from evidence import west_decks
from support.west import DECK, DECK_FILE, RULES, calm, dealt, deck_with, kind_of, walk
from support.west_decks import any_deck

from desktop.engine.bad_input import BadInputError
from desktop.engine.record import read_json
from desktop.games.the_west.rules.listing import LISTED

MATCHES = 60
DAMAGED = 150


@pytest.mark.parametrize("seed", range(MATCHES))
def test_a_deck_of_any_text_is_played_to_the_end(seed: int) -> None:
    assert "fault" not in west_decks.look(seed)


def test_a_deck_survives_its_file() -> None:
    for seed in range(20):
        deck = any_deck(seed)
        assert read_json(RULES.decks.dump_json(deck), RULES.decks) == deck


def test_damaged_decks_are_told() -> None:
    refused = sum(west_decks.damaged(number) for number in range(DAMAGED))
    assert refused > DAMAGED // 2


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "tranquility"}, "game"),
        ({"facilities": [{"front": "foundry", "back": "foundry", "count": 47}]}, "48 in all"),
        ({"facilities": [{"front": "foundry", "back": "foundry", "count": 24}] * 2}, "named twice"),
        ({"doppelgates": [DECK.model_dump(mode="json")["doppelgates"][0]] * 4}, "type is named twice"),
        ({"loci": [DECK.model_dump(mode="json")["loci"][0]] * 18}, "Locus is named twice"),
        ({"type_names": [{"type": "foundry", "name": ""}]}, "type_names"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_is_no_deck_says_why(changes: Any, says: str) -> None:
    value = {**DECK.model_dump(mode="json"), **changes}
    with pytest.raises(BadInputError) as refused:
        read_json(json.dumps(value), RULES.decks)
    assert says in str(refused.value.message.facts)


def test_the_decks_words_are_never_taken_for_more_than_words() -> None:
    deck = deck_with(notes="{seat} <b>" * 10, type_names=[{"type": "foundry", "name": "{card} <i>Forge</i>"}])
    naming = RULES.names_from(deck)
    assert naming("foundry") == naming("foundry-beacon-2") == "{card} <i>Forge</i>"
    assert naming("archive") is None


def test_the_file_is_what_the_program_ships() -> None:
    assert read_json(DECK_FILE.read_bytes(), RULES.decks) == DECK
    dice = random.Random(1)
    assert sum(1 for _ in walk(dealt(1), dice.randrange(100))) > 20


@pytest.mark.parametrize("hand", [12, 16, 24, 40])
def test_a_list_of_moves_stays_short_however_large_a_hand_is(hand: int) -> None:
    """A deck of long texts can fill a hand; the ways to choose from it are millions, their mixes are few."""
    state = calm(phase="limit", deed={"kind": "locus"}, hands=[hand, 0], middle=0, gates=[[], []])
    moves = list(RULES.legal_moves(state))
    assert 1 < len(moves) <= LISTED
    assert all(RULES.explain(state, each).allowed for each in moves[:50])
    over = hand - state.book.hand_limit
    fronts = Counter(card.split("-")[0] for card in state.hand)
    mixes = {tuple(sorted(card.split("-")[0] for card in each.model_dump()["cards"])) for each in moves}
    ways = product(*(range(min(count, over) + 1) for count in fronts.values()))
    assert len(mixes) == sum(sum(way) == over for way in ways), "no mix is left out"


def test_a_cost_of_many_types_stays_short_too() -> None:
    cost = {"kind": "discard_types", "types": ["foundry"] * 4 + ["archive"] * 4}
    deck = deck_with(cityengine={**DECK.model_dump(mode="json")["cityengine"], "cost": cost})
    state = calm(deck=deck, hands=[["foundry"] * 12 + ["archive"] * 12, 0], middle=0, gates=[[], []])
    engines = [each for each in RULES.legal_moves(state) if kind_of(each) == "cityengine"]
    assert len(engines) == 1
    assert RULES.explain(state, engines[0]).allowed
