"""The deck form of The West: what only the whole deck shows, and names for everything."""

import json
from typing import Any

import pytest

from desktop.app import paths
from desktop.engine.deck_check import faults_of, fitted
from desktop.engine.deck_form import Choice, Kinds, Many, Maybe, Parts, Shape, whole_shape
from desktop.engine.message import Message
from desktop.games.the_west.rules.deck_form import WestForm
from desktop.games.the_west.rules.game import RULES
from desktop.wording.language import Words

FORM = WestForm()


@pytest.fixture
def deck() -> dict[str, Any]:
    data = (paths.resources() / "the_west/decks/standard.json").read_bytes()
    return RULES.decks.validate_json(data).model_dump(mode="json")


def told(deck: Any) -> list[tuple[Any, str]]:
    return [(fault.place, fault.reason.id) for fault in faults_of("the_west", FORM, deck)]


def test_the_facilities_are_48_in_all(deck: dict[str, Any]) -> None:
    deck["facilities"][3]["count"] = 4
    assert told(deck) == [(("facilities",), "the_west.deck.facility-sum")]


def test_each_pair_type_and_locus_is_there_once(deck: dict[str, Any]) -> None:
    deck["facilities"][1]["back"] = "foundry"
    deck["facility_effects"][1]["type"] = "foundry"
    deck["doppelgates"][3]["type"] = "archive"
    deck["type_names"] = [{"type": "beacon", "name": "Lamp"}, {"type": "beacon", "name": "Lantern"}]
    deck["loci"][5]["id"] = "locus-5"
    assert told(deck) == [
        (("loci", 5, "id"), "the_west.deck.locus-lacks"),
        (("facilities", 1, "front"), "the_west.deck.pair-twice"),
        (("facility_effects", 1, "type"), "the_west.deck.type-twice"),
        (("doppelgates", 3, "type"), "the_west.deck.type-twice"),
        (("type_names", 1, "type"), "the_west.deck.type-twice"),
    ]


def test_a_cost_needs_a_choice(deck: dict[str, Any]) -> None:
    clause = deck["cityengine"]["effect"][0]
    clause["cost"] = {"kind": "discard_any", "count": 1}
    assert told(deck) == [(("cityengine", "effect", 0, "cost"), "the_west.deck.cost-needs-may")]
    clause["may"] = True
    assert told(deck) == []


def shapes(shape: Shape, seen: set[int]) -> list[Shape]:
    """A shape and all within it."""
    if id(shape) in seen:
        return []
    seen.add(id(shape))
    within: list[Shape] = []
    match shape:
        case Many():
            within = [shape.of() if callable(shape.of) else shape.of]
        case Maybe():
            within = [shape.of]
        case Parts():
            within = [part.shape for part in shape.parts]
        case Kinds():
            within = list(shape.cases.values())
        case _:
            pass
    return [shape, *(inner for one in within for inner in shapes(one, seen))]


def test_everything_has_a_name_and_every_kind_can_be_begun(deck: dict[str, Any]) -> None:
    words = Words(paths.catalogues(), "en")
    named: list[Message] = []
    for shape in shapes(whole_shape("the_west", FORM), set()):
        match shape:
            case Choice():
                named += [shape.name_of(value) for value in shape.values]
            case Maybe():
                named += [shape.name_of(False), shape.name_of(True)]
            case Many():
                named.append(shape.entry(0))
            case Kinds():
                named += [shape.name_of(kind) for kind in shape.cases]
                for kind in shape.cases:
                    assert fitted(shape, {shape.key: kind})[shape.key] == kind
            case _:
                pass
    assert len(named) > 60
    assert [message.id for message in named if not words.known(message.id)] == []


def test_a_part_that_was_just_begun_is_read_by_the_rules(deck: dict[str, Any]) -> None:
    """What the form fills in by itself is a deck, but for a text that somebody has to write."""
    for kind in ("lose", "draw", "discard", "take", "swap", "locus_under"):
        deck["loci"][0]["effect"][0]["then"] = [{"kind": kind}]
        whole = fitted(whole_shape("the_west", FORM), deck)
        assert told(whole) == []
        assert RULES.decks.validate_json(json.dumps(whole)) is not None
    deck["loci"][0]["effect"][0]["then"] = [{"kind": "by_hand"}]
    whole = fitted(whole_shape("the_west", FORM), deck)
    assert told(whole) == [(("loci", 0, "effect", 0, "then", 0, "text"), "app.deck.empty")]
