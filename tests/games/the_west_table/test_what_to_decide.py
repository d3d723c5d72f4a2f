"""A refusal while something has to be decided says what, how many, of which card, and how it is done."""

from typing import Any

import pytest
from games.the_west_table.conftest import SitDown, locus_decks
from games.the_west_table.test_what_is_asked import asked
from support.west import deck_saying


def saying(kind: str, part: dict[str, Any], count: int = 0) -> dict[str, Any]:
    """Locus 1 carries out a part of an effect and asks seat 1 for it."""
    deck = deck_saying(locus_1=[{"then": [part]}])
    calm = {"locus_decks": locus_decks("locus-1", "locus-10", "locus-16")}
    return {**asked(kind, "locus-1", count), **calm, "deck": deck.model_dump(mode="json")}


DISCARD = saying("discard", {"kind": "discard", "amount": 2}, 2)
TAKE = saying("take", {"kind": "take", "amount": 1}, 1)
CASES = [
    (DISCARD, "Locus 1 asks for 2 cards of your hand: carry them to the discard pile."),
    (TAKE, "Locus 1 lets you take 1 Facility: carry it from the middle to your hand."),
    (
        asked("swap", "locus-13"),
        "Locus 13 asks for a swap: carry a card of your hand onto one of the middle.",
    ),
    (asked("may", "locus-13"), "First say whether you use Locus 13: press “Do it” or “Don’t”."),
    (
        asked("may", "locus-5", 1),
        "First say whether you use Locus 5 for 1 card: carry it to the discard pile, or press “Don’t”.",
    ),
    (
        asked("locus_under", "locus-17"),
        "Locus 17 asks for a Locus that goes under its deck: press one that lies face up on a deck.",
    ),
]


@pytest.mark.parametrize(("fields", "said"), CASES)
def test_a_click_elsewhere_is_told_what_to_decide(sit: SitDown, fields: dict[str, Any], said: str) -> None:
    seat = sit(**fields)
    seat.probe.click("city-2")
    assert [refusal.rule for refusal in seat.refusals] == ["west.effects.mandatory"]
    assert seat.table.tip.content.title == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ja", "ローカス1の指示です。手札からちょうど2枚を捨て札に運んでください。"),
        ("ru", "Локус 1 требует сбросить 2 карты: перенесите их с руки в сброс."),
    ],
)
def test_the_same_in_other_languages(sit: SitDown, language: str, said: str) -> None:
    seat = sit(**DISCARD, language=language)
    seat.probe.click("city-2")
    assert seat.table.tip.content.title == said
    assert seat.moves == []
