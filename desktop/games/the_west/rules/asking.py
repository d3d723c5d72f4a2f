"""What has to be decided and how, put into an id, so that a refusal can say it of the card that asks.

A verdict holds ids alone; ``asks/discard/2/locus-15`` stands for two cards that Locus 15 wants discarded.
"""

import re

from desktop.engine.message import Message
from desktop.games.the_west.rules.state import Pending

_ASKS = re.compile(r"asks/([a-z_]+)/(\d+)/([a-z0-9-]+)")


def asks(choice: Pending, source: str) -> str:
    """The id under which a choice is said; ``source`` is the effect that it belongs to."""
    return f"asks/{choice.kind}/{choice.count}/{source}"


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
