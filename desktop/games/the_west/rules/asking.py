"""What is to be done instead, put into an id, so that a refusal can say it: what a card asks, or the step.

A verdict holds ids alone; ``asks/discard/2/locus-15`` stands for two cards that Locus 15 wants discarded.
"""

import re

from desktop.engine.message import Message
from desktop.games.the_west.rules.phases import Phase
from desktop.games.the_west.rules.state import Pending

_ASKS = re.compile(r"asks/([a-z_]+)/(\d+)/([a-z0-9-]+)")


def asks(choice: Pending, source: str) -> str:
    """The id under which a choice is said; ``source`` is the effect that it belongs to."""
    return f"asks/{choice.kind}/{choice.count}/{source}"


def due(phase: Phase) -> str:
    """The id of the sentence that says what a step of the turn is for."""
    match phase:
        case "side":
            return "west.due.side"
        case "action":
            return "west.due.action"
        case "doppelgate":
            return "west.due.doppelgate"
        case "limit":
            return "west.due.limit"
        case "end":
            return "west.due.end"
        case _:
            return "west.due.answer"


def asking(identifier: str) -> Message | None:
    """What such an id says; None for any other id."""
    found = _ASKS.fullmatch(identifier)
    if found is None:
        return None
    facts = {"n": int(found[2]), "card": found[3]}
    match found[1]:
        case "may":
            return Message("west.asks.may-cost" if facts["n"] else "west.asks.may", facts)
        case "discard" | "drop":
            return Message("west.asks.discard", facts)
        case "give":
            return Message("west.asks.give", facts)
        case "take":
            return Message("west.asks.take", facts)
        case "swap":
            return Message("west.asks.swap", facts)
        case "locus_under":
            return Message("west.asks.under", facts)
        case _:
            return None
