"""The register of a game's rules: every id, where it comes from, and what it belongs with."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from desktop.engine.ids import RuleId

Source = Literal["text", "ruling", "card"]
"""Printed in the rules, decided by us where they are silent, or printed on a card."""


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """One rule. ``option`` is the house-rules switch that it obeys, or the module it belongs to."""

    id: RuleId
    topic: str
    source: Source = "text"
    option: str | None = None
    related: tuple[RuleId, ...] = ()


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game in reading order. Ids are unique and related ids exist (tested)."""

    entries: tuple[RuleEntry, ...]

    def __iter__(self) -> Iterator[RuleEntry]:
        return iter(self.entries)

    def __contains__(self, rule: object) -> bool:
        return any(entry.id == rule for entry in self.entries)

    def entry(self, rule: RuleId) -> RuleEntry:
        """The entry of a rule id. Raises KeyError for an unregistered id."""
        for entry in self.entries:
            if entry.id == rule:
                return entry
        raise KeyError(rule)

    @property
    def topics(self) -> tuple[str, ...]:
        """The chapters, in reading order."""
        return tuple(dict.fromkeys(entry.topic for entry in self.entries))
