"""Decks of any valid text, drawn from a seed: what an owner's cards could say."""

import random
from collections.abc import Callable
from typing import Any

from support.west import DECK, RULES

from desktop.engine.record import read_json
from desktop.games.the_west.rules.deck import FACILITIES, WestDeck
from desktop.games.the_west.rules.vocabulary import TYPES

Json = Any
OWN = {"kind": "own", "source": "", "author": "Test"}


def any_deck(seed: int, *, by_hand: bool = True) -> WestDeck:
    """A deck with every text, number and name drawn by chance; read as from a file."""
    dice = random.Random(seed)
    value = {
        **DECK.model_dump(mode="json"),
        "name": f"Deck {seed}",
        "provenance": OWN,
        "type_names": _type_names(dice),
        "facilities": _facilities(dice),
        "facility_effects": [
            {"type": each, "effect": any_effect(dice, by_hand=by_hand), "provenance": OWN} for each in TYPES
        ],
        "doppelgates": [
            {
                "type": each,
                "when": any_when(dice),
                "effect": any_effect(dice, by_hand=by_hand),
                "provenance": OWN,
            }
            for each in TYPES
        ],
        "double_sided": [dice.choice(TYPES), dice.choice(TYPES)],
        "loci": [_locus(dice, number, by_hand=by_hand) for number in range(1, 19)],
        "cityengine": {
            "cost": any_cost(dice),
            "effect": any_effect(dice, by_hand=by_hand),
            "provenance": OWN,
        },
        "turn_sequence": _turn_sequence(dice),
        "score": _score(dice),
    }
    return read_json(RULES.decks.dump_json(RULES.decks.validate_python(_tuples(value))), RULES.decks)


def _tuples(value: Json) -> Json:
    """Rows as tuples, as strict records want them from code."""
    if isinstance(value, dict):
        return {key: _tuples(each) for key, each in value.items()}
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def _type_names(dice: random.Random) -> list[Json]:
    named = dice.sample(TYPES, dice.randrange(5))
    return [{"type": each, "name": dice.choice(("Ζεύς", "<b>x</b>", "{seat}", "鍛冶場"))} for each in named]


def _facilities(dice: random.Random) -> list[Json]:
    pairs = dice.sample([(front, back) for front in TYPES for back in TYPES], dice.randint(1, 16))
    counts = [1] * len(pairs)
    for _ in range(FACILITIES - len(pairs)):
        counts[dice.randrange(len(pairs))] += 1
    return [
        {"front": front, "back": back, "count": count}
        for (front, back), count in zip(pairs, counts, strict=True)
    ]


def _locus(dice: random.Random, number: int, *, by_hand: bool) -> Json:
    return {
        "id": f"locus-{number}",
        "name": dice.choice(("", "", "A place")),
        "requires": [dice.choice(TYPES), dice.choice(TYPES)],
        "when": dice.choice((None, any_when(dice))),
        "effect": any_effect(dice, by_hand=by_hand),
        "provenance": OWN,
    }


def _turn_sequence(dice: random.Random) -> Json:
    def reaction() -> Json:
        return {"kind": dice.choice(("take", "draw", "none")), "amount": dice.randrange(6)}

    return {
        "facility_reaction": reaction(),
        "locus_reaction": reaction(),
        "doppelgate_cost": dice.choice(("two_alike", "two_as_shown", "two_any")),
        "hand_limit": dice.choice((2, 4, 7, 10)),
        "ends_at_zero": dice.random() < 0.7,
        "ends_with_facility_deck": dice.random() < 0.7,
        "ends_with_locus_deck": dice.random() < 0.7,
        "ends_when": dice.choice(("second_player", "at_once", "last_turn")),
        "provenance": OWN,
    }


def _score(dice: random.Random) -> Json:
    return {
        "points": dice.choice((1, 5, 20, 40)),
        "locus": dice.randrange(10),
        "cityengine": dice.randrange(10),
        "doppelgate": dice.randrange(5),
        "tie": dice.choice(("first", "second", "shared")),
        "provenance": OWN,
    }


def any_when(dice: random.Random) -> Json:
    """What sets an effect off."""
    return dice.choice(
        (
            {"kind": "took_type", "type": dice.choice(TYPES)},
            {"kind": "took_all"},
            {"kind": "took_at_least", "count": dice.randint(1, 5)},
            {"kind": "took_two_different"},
            {"kind": "facility_action"},
            {"kind": "locus_action"},
            {"kind": "cityengine_action"},
        )
    )


def any_condition(dice: random.Random) -> Json:
    """A condition."""
    what = dice.choice(("hand", "points", "loci", "doppelgates"))
    return dice.choice(
        (
            {"kind": "compares", "what": what, "than": dice.choice(("more", "fewer"))},
            {"kind": "at_most", "what": what, "count": dice.choice((0, 1, 2, 3, 5, 40))},
            {"kind": "at_least", "what": what, "count": dice.choice((0, 1, 2, 3, 5, 40))},
            {
                "kind": "middle_holds",
                "count": dice.randint(1, 5),
                "type": dice.choice((None, dice.choice(TYPES))),
            },
        )
    )


def any_cost(dice: random.Random) -> Json:
    """A cost."""
    if dice.random() < 0.5:
        return {"kind": "discard_any", "count": dice.randint(1, 3)}
    return {"kind": "discard_types", "types": [dice.choice(TYPES) for _ in range(dice.randint(1, 4))]}


def _amount(dice: random.Random) -> int:
    return dice.choice((0, 1, 1, 1, 2, 3, 40))


PARTS: dict[str, Callable[[random.Random], Json]] = {
    "lose": lambda dice: {
        "kind": "lose",
        "amount": _amount(dice),
        "per": dice.choice((None, None, "locus", "doppelgate", "card_taken")),
        "cap": dice.choice((None, None, 0, 2)),
    },
    "draw": lambda dice: {"kind": "draw", "amount": _amount(dice)},
    "discard": lambda dice: {"kind": "discard", "amount": _amount(dice)},
    "take": lambda dice: {"kind": "take", "amount": _amount(dice)},
    "swap": lambda dice: {"kind": "swap"},
    "locus_under": lambda dice: {"kind": "locus_under"},
    "by_hand": lambda dice: {"kind": "by_hand", "text": "Do <i>this</i> {with} care."},
}
"""Every kind of part of the vocabulary, drawn from dice."""


def any_part(dice: random.Random, *, by_hand: bool) -> Json:
    """A part; texts by hand are rare."""
    kinds = [kind for kind in PARTS if kind != "by_hand" or (by_hand and dice.random() < 0.3)]
    return PARTS[dice.choice(kinds)](dice)


def any_clause(dice: random.Random, *, by_hand: bool = True) -> Json:
    """A clause."""
    may = dice.random() < 0.4
    return {
        "condition": any_condition(dice) if dice.random() < 0.4 else None,
        "may": may,
        "cost": any_cost(dice) if may and dice.random() < 0.5 else None,
        "then": [any_part(dice, by_hand=by_hand) for _ in range(dice.choice((1, 1, 1, 2, 4)))],
    }


def any_effect(dice: random.Random, *, by_hand: bool = True) -> list[Json]:
    """An effect of one to four clauses, mostly of one."""
    return [any_clause(dice, by_hand=by_hand) for _ in range(dice.choice((1, 1, 1, 1, 2, 4)))]
