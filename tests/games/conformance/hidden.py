"""What a seat cannot know, and a collector of all that it is told."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from pydantic import BaseModel

from desktop.engine.game import GameRules
from desktop.engine.ids import Seat
from desktop.session.dealer import SeededDealer

DEALS = 8
"""So many times a position is dealt anew to see what may lie elsewhere."""


def hidden_from(rules: GameRules[Any, Any], state: Any, seat: Seat) -> set[str]:
    """The pieces whose place the seat cannot know: those that a new deal may move."""
    known = dict(rules.pieces(state))
    hidden: set[str] = set()
    for seed in range(DEALS):
        dealt = rules.pieces(rules.redeal(state, seat, SeededDealer(seed)))
        assert set(dealt) == set(known)
        hidden |= {piece for piece, zone in dealt.items() if known[piece] != zone}
    return hidden


def texts(value: Any) -> Iterator[str]:
    """Every string anywhere inside a value: what a table, a log or an export could show of it."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, BaseModel):
        yield from texts(value.model_dump())
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from texts(key)
            yield from texts(each)
    elif is_dataclass(value):
        for field in fields(value):
            yield from texts(getattr(value, field.name))
    elif isinstance(value, Iterable):
        for each in value:
            yield from texts(each)


def told(value: Any, pieces: set[str]) -> set[str]:
    """Which of the pieces are named anywhere inside a value, also within a longer text."""
    said = "\n".join(set(texts(value)))
    return {piece for piece in pieces if re.search(rf"(?<![\w-]){re.escape(piece)}(?![\w-])", said)}
