"""What a deck of The West is made of, for who edits it: the vocabulary of effects as fields."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from desktop.engine.deck_form import (
    Choice,
    Fault,
    Json,
    Kinds,
    Line,
    Many,
    Maybe,
    Part,
    Parts,
    Place,
    Shape,
    Whole,
    provenance_part,
)
from desktop.engine.message import Message
from desktop.games.the_west.rules import deck_form_words as words
from desktop.games.the_west.rules.deck import FACILITIES, LOCI
from desktop.games.the_west.rules.vocabulary import TYPES

_AMOUNT = Whole(0, 40)
_TYPE = Choice(TYPES, words.type_name)
_LOCUS_IDS = tuple(f"locus-{number}" for number in range(1, LOCI + 1))
_NONE = Parts(())


def _part(key: str, shape: Shape, help: Message | None = None) -> Part:
    return Part(key, shape, words.PARTS[key], help)


def _entries(message: Callable[[int], Message]) -> Callable[[int], Message]:
    def numbered(at: int) -> Message:
        return message(at + 1)

    return numbered


_TYPE_ENTRY = _entries(words.type_entry)
_WHAT = _part("what", Choice(("hand", "points", "loci", "doppelgates"), words.measure_name))

_WHEN = Kinds(
    "kind",
    {
        "took_type": Parts((_part("type", _TYPE),)),
        "took_all": _NONE,
        "took_at_least": Parts((_part("count", Whole(1, 5)),)),
        "took_two_different": _NONE,
        "facility_action": _NONE,
        "locus_action": _NONE,
        "cityengine_action": _NONE,
    },
    words.when_name,
    words.PARTS["when"],
)

_CONDITION = Kinds(
    "kind",
    {
        "compares": Parts((_WHAT, _part("than", Choice(("more", "fewer"), words.than_name)))),
        "at_most": Parts((_WHAT, _part("count", _AMOUNT))),
        "at_least": Parts((_WHAT, _part("count", _AMOUNT))),
        "middle_holds": Parts(
            (_part("count", Whole(1, 5)), _part("type", Choice((None, *TYPES), words.type_name)))
        ),
    },
    words.condition_name,
    words.PARTS["condition"],
)

_COST = Kinds(
    "kind",
    {
        "discard_any": Parts((_part("count", Whole(1, 12)),)),
        "discard_types": Parts((_part("types", Many(_TYPE, 1, 8, _TYPE_ENTRY)),)),
    },
    words.cost_name,
    words.PARTS["cost"],
)

_PART = Kinds(
    "kind",
    {
        "lose": Parts(
            (
                _part("amount", _AMOUNT),
                _part("per", Choice((None, "locus", "doppelgate", "card_taken"), words.per_name)),
                _part("cap", Maybe(_AMOUNT, words.cap_name)),
            )
        ),
        "draw": Parts((_part("amount", _AMOUNT),)),
        "discard": Parts((_part("amount", _AMOUNT),)),
        "take": Parts((_part("amount", _AMOUNT),)),
        "swap": _NONE,
        "locus_under": _NONE,
        "by_hand": Parts((_part("text", Line(300, 1), Message("the_west.deck.text.help")),)),
    },
    words.part_name,
    words.PARTS["then"],
)

_CLAUSE = Parts(
    (
        _part("condition", Maybe(_CONDITION, words.if_name)),
        _part("may", Choice((False, True), words.may_name)),
        _part("cost", Maybe(_COST, words.pays_name)),
        _part("then", Many(_PART, 1, 4, _entries(words.part_entry))),
    )
)

EFFECT = Many(_CLAUSE, 1, 4, _entries(words.clause_entry))

_FACILITY = Parts(
    (
        _part("front", _TYPE),
        _part("back", _TYPE),
        _part("count", Whole(1, FACILITIES)),
    )
)
_FACILITY_EFFECT = Parts((_part("type", _TYPE), _part("effect", EFFECT), provenance_part()))
_DOPPELGATE = Parts((_part("type", _TYPE), _part("when", _WHEN), _part("effect", EFFECT), provenance_part()))
_LOCUS = Parts(
    (
        _part("id", Choice(_LOCUS_IDS, words.locus_name)),
        _part("name", Line(40), Message("the_west.deck.locus-name.help")),
        _part("requires", Many(_TYPE, 2, 2, _TYPE_ENTRY)),
        Part("when", Maybe(_WHEN, words.prime_name), words.PRIME_OR_TRIGGER),
        _part("effect", EFFECT),
        provenance_part(),
    )
)
_CITYENGINE = Parts((_part("cost", _COST), _part("effect", EFFECT), provenance_part()))
_REACTION = Parts(
    (
        _part("kind", Choice(("take", "draw", "none"), words.reaction_name)),
        _part("amount", Whole(0, 5)),
    )
)
_YES = Choice((True, False), words.yes_name)
_TURN_SEQUENCE = Parts(
    (
        _part("facility_reaction", _REACTION),
        _part("locus_reaction", _REACTION),
        _part("doppelgate_cost", Choice(("two_alike", "two_as_shown", "two_any"), words.gate_cost_name)),
        _part("hand_limit", Whole(2, FACILITIES)),
        _part("ends_at_zero", _YES),
        _part("ends_with_facility_deck", _YES),
        _part("ends_with_locus_deck", _YES),
        _part("ends_when", Choice(("second_player", "at_once", "last_turn"), words.ending_name)),
        provenance_part(),
    )
)
_SCORE = Parts(
    (
        _part("points", Whole(1, 40)),
        _part("locus", _AMOUNT),
        _part("cityengine", _AMOUNT),
        _part("doppelgate", _AMOUNT),
        _part("tie", Choice(("first", "second", "shared"), words.tie_name)),
        provenance_part(),
    )
)
_TYPE_NAME = Parts((_part("type", _TYPE), _part("name", Line(40, 1))))


class WestForm:
    """Facilities, their effects, Doppelgates, Loci, the CityEngine, the Turn Sequence and what counts."""

    parts = (
        _part("notes", Line(300)),
        _part("type_names", Many(_TYPE_NAME, 0, 4, _TYPE_ENTRY), Message("the_west.deck.type_names.help")),
        _part("facilities", Many(_FACILITY, 1, 16, _entries(words.facility_entry))),
        _part("facility_effects", Many(_FACILITY_EFFECT, 4, 4, _TYPE_ENTRY)),
        _part("doppelgates", Many(_DOPPELGATE, 4, 4, _TYPE_ENTRY)),
        _part("double_sided", Many(_TYPE, 2, 2, _TYPE_ENTRY)),
        _part("loci", Many(_LOCUS, LOCI, LOCI, _entries(words.locus_entry))),
        _part("cityengine", _CITYENGINE),
        _part("turn_sequence", _TURN_SEQUENCE),
        _part("score", _SCORE),
    )

    def faults(self, deck: Json) -> Sequence[Fault]:
        """48 Facilities, each pair, type and Locus once, and no cost without a choice."""
        return (*_count_faults(deck), *_double_faults(deck), *_cost_faults(deck))


def _count_faults(deck: Json) -> Iterator[Fault]:
    have = sum(kind["count"] for kind in deck["facilities"])
    if have != FACILITIES:
        facts = {"have": have, "need": FACILITIES}
        yield Fault(("facilities",), Message("the_west.deck.facility-sum", facts))
    ids = [locus["id"] for locus in deck["loci"]]
    for at, locus in enumerate(ids):
        if ids.index(locus) < at:
            lacking = next(number for number in range(1, LOCI + 1) if f"locus-{number}" not in ids)
            yield Fault(("loci", at, "id"), Message("the_west.deck.locus-lacks", {"number": lacking}))


def _double_faults(deck: Json) -> Iterator[Fault]:
    pairs = [(kind["front"], kind["back"]) for kind in deck["facilities"]]
    for at, pair in enumerate(pairs):
        if pairs.index(pair) < at:
            number = pairs.index(pair) + 1
            place = ("facilities", at, "front")
            yield Fault(place, Message("the_west.deck.pair-twice", {"number": number}))
    for row in ("facility_effects", "doppelgates", "type_names"):
        counted: Counter[str] = Counter()
        for at, entry in enumerate(deck[row]):
            kind: str = entry["type"]
            if counted[kind]:
                yield Fault((row, at, "type"), Message("the_west.deck.type-twice", {"type": kind}))
            counted[kind] += 1


def _cost_faults(deck: Json) -> Iterator[Fault]:
    for place, effect in _effects(deck):
        for at, clause in enumerate(effect):
            if clause["cost"] is not None and not clause["may"]:
                yield Fault((*place, at, "cost"), Message("the_west.deck.cost-needs-may"))


def _effects(deck: Json) -> Iterator[tuple[Place, list[dict[str, Any]]]]:
    for row in ("facility_effects", "doppelgates", "loci"):
        for at, card in enumerate(deck[row]):
            yield (row, at, "effect"), card["effect"]
    yield ("cityengine", "effect"), deck["cityengine"]["effect"]
