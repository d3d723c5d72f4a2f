"""What is to be said, before any language says it: an id and the facts it speaks of."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

Fact = int | str | tuple[str, ...]
"""A number, the id of a piece, zone, seat or rule, or a row of such ids. Never a sentence."""

Facts = Mapping[str, Fact]

NO_FACTS: Facts = MappingProxyType({})


def no_facts() -> Facts:
    """The empty facts as a field's default; Python 3.11 takes a mappingproxy itself for a mutable one."""
    return NO_FACTS


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence to be: ``id`` names it in the catalogues, ``facts`` fill its places."""

    id: str
    facts: Facts = field(default_factory=no_facts)


Naming = Callable[[str], "Message | str | None"]
"""Tells what an id is called: a message, a player's own name as written, or None if unknown."""
