"""The sentences of an effect put in a row by an id, so that a prompt or a button can say what a card does.

A message holds ids alone; ``says/locus-17/*/0-2`` is the id of the first two lines of that effect, and
``names_from`` turns it into words. A clause's number in place of the star: what that clause does.
"""

import re

from desktop.engine.message import Message
from desktop.games.the_west.rules.deck import WestDeck
from desktop.games.the_west.rules.places import cityengine_id
from desktop.games.the_west.rules.telling import explain_effect, explain_parts
from desktop.games.the_west.rules.vocabulary import Effect

_SAYS = re.compile(r"says/([a-z0-9-]+)/(\*|\d+)/(\d+)-(\d+)")


def effect_named(deck: WestDeck, key: str) -> Effect:
    """The effect of ``locus-7``, ``effect-foundry``, ``gate-foundry`` or ``cityengine-1``; () for another."""
    for locus in deck.loci:
        if locus.id == key:
            return locus.effect
    for each in deck.facility_effects:
        if key == f"effect-{each.type}":
            return each.effect
    for gate in deck.doppelgates:
        if key == f"gate-{gate.type}":
            return gate.effect
    return deck.cityengine.effect if key in (cityengine_id(1), cityengine_id(2)) else ()


def says(deck: WestDeck, key: str, clause: int | None = None) -> str:
    """The id under which an effect, or what one clause of it does, is said; "" when there is none."""
    which = "*" if clause is None else str(clause)
    lines = _lines(deck, key, which)
    return f"says/{key}/{which}/0-{len(lines)}" if lines else ""


def saying(deck: WestDeck, identifier: str) -> Message | None:
    """What such an id says; None for any other id."""
    found = _SAYS.fullmatch(identifier)
    if found is None:
        return None
    key, which, low, high = found[1], found[2], int(found[3]), int(found[4])
    lines = _lines(deck, key, which)
    if not low < high <= len(lines):
        return None
    if high - low == 1:
        return lines[low]
    middle = (low + high) // 2
    start = f"says/{key}/{which}"
    return Message("west.says.both", {"start": f"{start}/{low}-{middle}", "rest": f"{start}/{middle}-{high}"})


def _lines(deck: WestDeck, key: str, which: str) -> tuple[Message, ...]:
    effect = effect_named(deck, key)
    if which == "*":
        return explain_effect(effect)
    return explain_parts(effect[int(which)]) if int(which) < len(effect) else ()
