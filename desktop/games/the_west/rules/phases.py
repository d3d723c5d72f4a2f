"""Where a turn stands, and what can be asked in it."""

from typing import Literal

Phase = Literal[
    "deal", "side", "primes", "action", "triggers", "reaction", "doppelgate", "limit", "end", "over"
]
"""Where the turn stands; ``end``: only ending the turn is left."""

ChoiceKind = Literal["order", "may", "discard", "take", "swap", "locus_under", "by_hand", "drop", "give"]
