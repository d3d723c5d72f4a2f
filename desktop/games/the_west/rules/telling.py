"""An effect in words, from its data alone: for tips, the log and the deck editor.

Every line is a whole sentence, or a condition that ends with a colon and stands before the sentences it
rules; nothing is glued together. "You" is the owner of the card. Types are named by their ids.
"""

from collections.abc import Iterator

from desktop.engine.message import Message
from desktop.games.the_west.rules.vocabulary import (
    Clause,
    ComparesToOther,
    Condition,
    Cost,
    Effect,
    HasAtLeast,
    HasAtMost,
    Lose,
    MiddleHolds,
    Part,
    When,
)


def explain_effect(effect: Effect) -> tuple[Message, ...]:
    """The sentences of an effect, clause by clause."""
    return tuple(_lines(effect))


def explain_parts(clause: Clause) -> tuple[Message, ...]:
    """What a clause does, without its condition and its cost."""
    return tuple(_part(part) for part in clause.then)


def _lines(effect: Effect) -> Iterator[Message]:
    """A sentence that nothing rules is kept apart from those that an "if" or a "may" before it rules."""
    ruled = False
    for clause in effect:
        free = clause.condition is None and not clause.may
        if free and ruled:
            yield Message("west.if.always")
        yield from _clause(clause)
        ruled = not free


def explain_when(when: When | None) -> Message:
    """What sets an effect off; without anything it is a Prime."""
    if when is None:
        return Message("west.when.prime")
    match when.kind:
        case "took_type":
            return Message("west.when.took-type", {"type": when.type})
        case "took_all":
            return Message("west.when.took-all")
        case "took_at_least":
            return Message("west.when.took-at-least", {"count": when.count})
        case "took_two_different":
            return Message("west.when.took-two-different")
        case "facility_action":
            return Message("west.when.facility-action")
        case "locus_action":
            return Message("west.when.locus-action")
        case _:
            return Message("west.when.cityengine-action")


def explain_cost(cost: Cost) -> Message:
    """What must be discarded, for a CityEngine."""
    if cost.kind == "discard_any":
        return Message("west.cost.any", {"count": cost.count})
    return Message("west.cost.types", {"types": cost.types})


def _clause(clause: Clause) -> Iterator[Message]:
    if clause.condition is not None:
        yield _condition(clause.condition)
    if clause.may:
        yield _may(clause.cost)
    for part in clause.then:
        yield _part(part)


def _may(cost: Cost | None) -> Message:
    if cost is None:
        return Message("west.may.free")
    if cost.kind == "discard_any":
        return Message("west.may.any", {"count": cost.count})
    return Message("west.may.types", {"types": cost.types})


def _condition(condition: Condition) -> Message:
    match condition:
        case MiddleHolds(type=None):
            return Message("west.if.middle-any", {"count": condition.count})
        case MiddleHolds():
            return Message("west.if.middle-type", {"count": condition.count, "type": condition.type or ""})
        case ComparesToOther():
            return _comparison(condition)
        case HasAtMost():
            return _at_most(condition)
        case _:
            return _at_least(condition)


def _comparison(condition: ComparesToOther) -> Message:
    match condition.what, condition.than:
        case "hand", "more":
            return Message("west.if.more-hand")
        case "hand", _:
            return Message("west.if.fewer-hand")
        case "points", "more":
            return Message("west.if.more-points")
        case "points", _:
            return Message("west.if.fewer-points")
        case "loci", "more":
            return Message("west.if.more-loci")
        case "loci", _:
            return Message("west.if.fewer-loci")
        case _, "more":
            return Message("west.if.more-gates")
        case _:
            return Message("west.if.fewer-gates")


def _at_most(condition: HasAtMost) -> Message:
    facts = {"count": condition.count}
    match condition.what:
        case "hand":
            return Message("west.if.most-hand", facts)
        case "points":
            return Message("west.if.most-points", facts)
        case "loci":
            return Message("west.if.most-loci", facts)
        case _:
            return Message("west.if.most-gates", facts)


def _at_least(condition: HasAtLeast) -> Message:
    facts = {"count": condition.count}
    match condition.what:
        case "hand":
            return Message("west.if.least-hand", facts)
        case "points":
            return Message("west.if.least-points", facts)
        case "loci":
            return Message("west.if.least-loci", facts)
        case _:
            return Message("west.if.least-gates", facts)


def _part(part: Part) -> Message:
    match part.kind:
        case "lose":
            return _lose(part)
        case "draw":
            return Message("west.do.draw", {"amount": part.amount})
        case "discard":
            return Message("west.do.discard", {"amount": part.amount})
        case "take":
            return Message("west.do.take", {"amount": part.amount})
        case "swap":
            return Message("west.do.swap")
        case "locus_under":
            return Message("west.do.locus-under")
        case _:
            return Message("west.do.by-hand", {"text": part.text})


def _lose(part: Lose) -> Message:
    facts = {"amount": part.amount}
    if part.per is None:
        return Message("west.do.lose", {"amount": min(part.amount, 40 if part.cap is None else part.cap)})
    if part.cap is None:
        match part.per:
            case "locus":
                return Message("west.do.lose-locus", facts)
            case "doppelgate":
                return Message("west.do.lose-gate", facts)
            case _:
                return Message("west.do.lose-card", facts)
    capped = {"amount": part.amount, "cap": part.cap}
    match part.per:
        case "locus":
            return Message("west.do.lose-locus-capped", capped)
        case "doppelgate":
            return Message("west.do.lose-gate-capped", capped)
        case _:
            return Message("west.do.lose-card-capped", capped)
