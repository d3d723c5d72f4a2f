"""What things are called, and effects in words, in three languages."""

import logging
import random
from functools import cache
from typing import Any

import pytest
from support.west import DECK, RULES, deck_with
from support.west_decks import any_deck

from desktop.engine.message import Message
from desktop.games.the_west.rules.telling import explain_cost, explain_effect, explain_when
from desktop.games.the_west.rules.vocabulary import (
    TYPES,
    Clause,
    ComparesToOther,
    Discard,
    DiscardAny,
    DiscardTypes,
    Draw,
    HasAtLeast,
    HasAtMost,
    Lose,
    MiddleHolds,
)
from desktop.wording.language import Words
from tests.i18n.po_file import CATALOGUES, LANGUAGES

NAMES = {
    "foundry-archive-3": "Foundry",
    "beacon": "Beacon",
    "locus-7": "Locus 7",
    "locus-deck-2": "Locus deck 2",
    "locus-deck-2-bottom": "Locus deck 2",
    "gate-1-reactor-2": "Doppelgate: Reactor",
    "gate-reactor": "Doppelgate: Reactor",
    "double": "Double-sided Doppelgate",
    "effect-archive": "Facility Effect: Archive",
    "reaction": "Reaction",
    "hand-1": "Player 1’s hand",
    "loci-2": "Player 2’s Loci",
    "gates-2": "Player 2’s Doppelgates",
    "city-1": "Player 1’s CityEngine",
    "cityengine-1": "Player 1’s CityEngine",
    "back-2-3": "Card in Player 2’s hand",
    "deck": "Facility deck",
    "deck-top": "Top Doppelgate of the deck",
    "middle": "The middle",
    "discard": "Discard pile",
    "aside": "Beside the table",
}


@pytest.mark.parametrize("identifier", NAMES)
def test_everything_has_its_name(identifier: str) -> None:
    words = Words(CATALOGUES, "en")
    words.set_naming(RULES.name_of)
    named = RULES.name_of(identifier)
    assert named is not None
    assert words.say(named) == NAMES[identifier]


@pytest.mark.parametrize("identifier", ["locus-19", "locus-deck-4", "green-7-a", "hand-3", "gate-1-x-1", ""])
def test_what_is_not_of_this_game_has_none(identifier: str) -> None:
    assert RULES.name_of(identifier) is None


def test_a_deck_may_bring_names_of_its_own() -> None:
    loci = DECK.model_dump(mode="json")["loci"]
    loci[6]["name"] = "Harbour"
    deck = deck_with(type_names=[{"type": "beacon", "name": "Leuchtturm"}], loci=loci)
    naming = RULES.names_from(deck)
    assert [
        naming(each) for each in ("beacon", "beacon-foundry-1", "locus-7", "locus-8", "foundry-beacon-1")
    ] == [
        "Leuchtturm",
        "Leuchtturm",
        "Harbour",
        None,
        None,
    ]


@cache
def speaking(language: str) -> Words:
    words = Words(CATALOGUES, language)
    words.set_naming(RULES.name_of)
    return words


def say(language: str, messages: tuple[Message, ...]) -> list[str]:
    words = speaking(language)
    return [words.say(each) for each in messages]


def test_an_effect_reads_as_sentences() -> None:
    effect = (
        Clause(condition=ComparesToOther(what="hand", than="more"), then=(Lose(amount=1),)),
        Clause(may=True, cost=DiscardAny(count=2), then=(Draw(amount=3), Discard(amount=1))),
    )
    assert say("en", explain_effect(effect)) == [
        "If you have more cards in hand than the other player:",
        "The other player loses 1 point.",
        "You may do this if you discard 2 cards of your hand.",
        "Draw 3 cards.",
        "Discard 1 card from your hand.",
    ]
    assert say("ru", explain_effect(effect)) == [
        "Если у вас на руке больше карт, чем у соперника:",
        "Соперник теряет 1 очко.",
        "Можно, если сбросить 2 карты с руки.",
        "Возьмите 3 карты из колоды.",
        "Сбросьте 1 карту с руки.",
    ]
    assert say("ja", explain_effect(effect))[1] == "相手は1点失います。"


def test_what_no_may_rules_is_told_apart_from_what_one_does() -> None:
    free = Clause(then=(Draw(amount=1),))
    may = Clause(may=True, then=(Lose(amount=1),))
    assert say("en", explain_effect((may, free, free))) == [
        "You may do this or leave it.",
        "The other player loses 1 point.",
        "In any case:",
        "Draw 1 card.",
        "Draw 1 card.",
    ]
    assert len(explain_effect((free, may))) == 3, "what stands before it is not ruled by it"
    assert say("ja", explain_effect((may, free)))[2] == "いずれの場合も："


@pytest.mark.parametrize(
    ("amount", "points"), [(1, "1 очко"), (2, "2 очка"), (5, "5 очков"), (21, "21 очко")]
)
def test_russian_counts_points_rightly(amount: int, points: str) -> None:
    (told,) = say("ru", explain_effect((Clause(then=(Lose(amount=amount, per="locus", cap=7),)),)))
    assert told == f"Соперник теряет {points} за каждый Локус в вашей зоне, но не больше 7."


def test_the_reconstructed_deck_in_english() -> None:
    told = {locus.id: say("en", explain_effect(locus.effect)) for locus in DECK.loci}
    assert told["locus-4"][0] == "If 3 Facilities or more of one type lie in the middle:"
    assert told["locus-13"] == [
        "You may do this or leave it.",
        "Swap a card of your hand with one in the middle.",
    ]
    assert say("en", (explain_when(DECK.loci[5].when), explain_cost(DECK.cityengine.cost))) == [
        "Trigger: your Facility action took 3 cards or more.",
        "Discard from your hand: Foundry, Archive, Reactor and Beacon.",
    ]
    assert say("en", (explain_when(None), explain_cost(DiscardAny(count=1)))) == [
        "Prime: at the start of your turn.",
        "Discard 1 card of your hand.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_told_in_every_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for seed in range(30):
            deck = any_deck(seed)
            for effect in (*deck.facility_effects, *deck.doppelgates, *deck.loci, deck.cityengine):
                assert all(say(language, explain_effect(effect.effect)))
            assert all(say(language, tuple(explain_when(locus.when) for locus in deck.loci)))
        assert all(say(language, explain_effect(_everything())))
    assert caplog.messages == []


def _everything() -> Any:
    """Every condition and every way to count, one after the other."""
    dice = random.Random(1)
    conditions: list[Any] = [MiddleHolds(count=2), MiddleHolds(count=1, type="beacon")]
    for what in ("hand", "points", "loci", "doppelgates"):
        conditions += [ComparesToOther(what=what, than="more"), ComparesToOther(what=what, than="fewer")]
        conditions += [HasAtMost(what=what, count=dice.randrange(3)), HasAtLeast(what=what, count=1)]
    costs = (None, DiscardAny(count=1), DiscardTypes(types=TYPES))
    return tuple(
        Clause(condition=each, may=True, cost=cost, then=(Lose(amount=1, per=per, cap=cap),))
        for each in conditions
        for cost in costs
        for per in (None, "locus", "doppelgate", "card_taken")
        for cap in (None, 3)
    )


BY_THE_DECK = ("setup.points", "score", "win", "hand-limit", "reaction", "doppelgate.play", "end")
"""Rules of which an owner's cards may name other numbers than ours."""


@pytest.mark.parametrize(
    ("language", "words"), [("en", "nother deck"), ("ja", "別のデッキ"), ("ru", "другой колод")]
)
def test_a_rule_that_stands_on_cards_says_that_another_deck_may_differ(language: str, words: str) -> None:
    said = Words(CATALOGUES, language)
    for rule in BY_THE_DECK:
        assert words in said.tr(f"west.{rule}.text"), rule
