"""What a card says as a line of signs: read at a glance, in every language alike.

A sign is a mark and a short text behind it, written ``mark`` or ``mark:text``; signs are parted by
spaces. ``arrow`` stands between what is asked and what comes of it. The words are in the tips.
"""

from collections.abc import Iterator
from typing import Final

from desktop.games.the_west.rules.vocabulary import (
    ByHand,
    CityEngineAction,
    Clause,
    ComparesToOther,
    Condition,
    Cost,
    Discard,
    DiscardAny,
    Draw,
    Effect,
    FacilityAction,
    HasAtLeast,
    HasAtMost,
    LocusAction,
    LocusUnder,
    Lose,
    Measure,
    Part,
    SwapWithMiddle,
    TakeFromMiddle,
    TookAllOfType,
    TookAtLeast,
    TookTwoDifferent,
    TookType,
    When,
)

SLASH: Final = "\x1f"
"""Stands in a face's name for a slash of an author's own words; slashes part the name."""

_MEASURES: dict[Measure, str] = {"hand": "hand", "points": "points", "loci": "locus", "doppelgates": "gate"}
_COUNTED = {"locus": "locus", "doppelgate": "gate", "card_taken": "take"}


def of_effect(effect: Effect) -> str:
    """The signs of an effect, clause after clause."""
    return " ".join(sign for clause in effect for sign in _clause(clause))


def of_trigger(when: When, effect: Effect) -> str:
    """What sets an effect off, and what it does."""
    return " ".join((*_when(when), "arrow", of_effect(effect)))


def of_cost(cost: Cost) -> str:
    """What must be discarded."""
    return " ".join(_cost(cost))


def _when(when: When) -> Iterator[str]:
    match when:
        case TookType():
            yield f"take {when.type}"
        case TookAllOfType():
            yield "take:="
        case TookAtLeast():
            yield f"take:{when.count}+"
        case TookTwoDifferent():
            yield "take:1+1"
        case FacilityAction():
            yield "take"
        case LocusAction():
            yield "locus"
        case CityEngineAction():
            yield "city"


def _clause(clause: Clause) -> Iterator[str]:
    asked = False
    if clause.condition is not None:
        yield _condition(clause.condition)
        asked = True
    if clause.may:
        yield "question"
    if clause.cost is not None:
        yield from _cost(clause.cost)
        asked = True
    if asked:
        yield "arrow"
    for part in clause.then:
        yield from _part(part)


def _condition(condition: Condition) -> str:
    match condition:
        case ComparesToOther():
            return f"{_MEASURES[condition.what]}:{'>' if condition.than == 'more' else '<'}"
        case HasAtMost():
            return f"{_MEASURES[condition.what]}:0-{condition.count}"
        case HasAtLeast():
            return f"{_MEASURES[condition.what]}:{condition.count}+"
        case _:
            kind = f" {condition.type}" if condition.type is not None else ""
            return f"row:{condition.count}+{kind}"


def _cost(cost: Cost) -> Iterator[str]:
    if isinstance(cost, DiscardAny):
        yield f"discard:{cost.count}"
    else:
        yield from cost.types


def _part(part: Part) -> Iterator[str]:
    match part:
        case Lose():
            yield f"lose:{part.amount}"
            if part.per is not None:
                yield f"each:{_COUNTED[part.per]}"
            if part.cap is not None:
                yield f"most:{part.cap}"
        case Draw():
            yield f"draw:{part.amount}"
        case Discard():
            yield f"discard:{part.amount}"
        case TakeFromMiddle():
            yield f"take:{part.amount}"
        case SwapWithMiddle():
            yield "swap"
        case LocusUnder():
            yield "under"
        case ByHand():
            yield "by-hand"
