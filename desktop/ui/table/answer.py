"""What comes back of a gesture: taken, meaningless, or refused, also for its place alone."""

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.engine.ids import ZoneId
from desktop.engine.verdict import Verdict, refuse


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a gesture: done or going on, or refused by a verdict (None: meaningless)."""

    accepted: bool
    verdict: Verdict | None = None


MEANINGLESS = Answer(False)

PLACES = "places"
"""The fact of a refusal that names the zones which would take the piece: only the place was wrong."""


def wrong_place(verdicts: Mapping[ZoneId, Verdict]) -> Verdict | None:
    """What is said of a piece where no rule knows it: which zones take it. None if none does."""
    taking = {place: verdict for place, verdict in verdicts.items() if verdict.allowed}
    return refuse(next(iter(taking.values())).rule, **{PLACES: tuple(taking)}) if taking else None
