"""What a deck says where a house rule leaves it to the deck."""

import pytest
from support.west import DECK, deck_with

from desktop.games.the_west.manifest import OPTIONS
from desktop.games.the_west.rules.game import RULES


def said(option: str, **sequence: object) -> list[str]:
    """The ids of what a deck says, with some of its Turn Sequence card written anew."""
    deck = deck_with(turn_sequence=DECK.turn_sequence.model_dump(mode="json") | sequence)
    return [message.id.removeprefix("the_west.deck-reads.") for message in RULES.deck_reads(deck, option)]


def test_every_option_that_leaves_it_to_the_deck_is_answered() -> None:
    for spec in OPTIONS:
        assert spec.default == "card"
        assert RULES.deck_reads(DECK, spec.id)
    assert RULES.deck_reads(DECK, "another") == ()


def test_the_reconstruction_says_what_its_cards_do() -> None:
    assert said("reaction") == ["facility.take", "locus.draw"]
    assert [message.facts for message in RULES.deck_reads(DECK, "reaction")] == [{"n": 1}, {"n": 1}]
    assert said("matching") == ["matching.two_alike"]
    assert said("ending") == ["ending.second_player"]


@pytest.mark.parametrize("kind", ["take", "draw"])
def test_a_reaction_of_nothing_is_none(kind: str) -> None:
    for amount, expected in ((0, "none"), (3, kind)):
        reaction = {"kind": kind, "amount": amount}
        assert said("reaction", facility_reaction=reaction, locus_reaction=reaction) == [
            f"facility.{expected}",
            f"locus.{expected}",
        ]


@pytest.mark.parametrize("cost", ["two_alike", "two_as_shown", "two_any"])
def test_an_owners_deck_says_its_own_cost(cost: str) -> None:
    assert said("matching", doppelgate_cost=cost) == [f"matching.{cost}"]


@pytest.mark.parametrize("ending", ["second_player", "at_once", "last_turn"])
def test_an_owners_deck_says_its_own_ending(ending: str) -> None:
    assert said("ending", ends_when=ending) == [f"ending.{ending}"]
