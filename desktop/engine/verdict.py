"""Verdicts: may this be done, by which rule, and on which facts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from desktop.engine.ids import RuleId
from desktop.engine.message import Facts, no_facts


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to "may I?": allowed or refused, the rule that says so, and its facts."""

    allowed: bool
    rule: RuleId
    facts: Facts = field(default_factory=no_facts)


def allow(rule: RuleId, **facts: int | str | tuple[str, ...]) -> Verdict:
    """A verdict that permits, by the rule that covers the case."""
    return Verdict(True, rule, facts)


def refuse(rule: RuleId, **facts: int | str | tuple[str, ...]) -> Verdict:
    """A verdict that forbids, by the rule that stands in the way."""
    return Verdict(False, rule, facts)


class RefusedError(Exception):
    """A move that the rules do not allow was applied; carries the verdict that ``explain`` gives."""

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        super().__init__(verdict.rule, dict(verdict.facts))


S = TypeVar("S")
M = TypeVar("M")
Guard = Callable[[S, M], Verdict | None]
"""One rule as a question: a refusal, or None when the rule has nothing against it."""


def first_refusal(guards: Sequence[Guard[S, M]], state: S, move: M) -> Verdict | None:
    """The refusal of the first guard, in their order, that objects; None when none does."""
    for guard in guards:
        if (verdict := guard(state, move)) is not None:
            return verdict
    return None
