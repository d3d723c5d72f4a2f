"""What must be done first, in a word, for whoever tries something else."""

from collections.abc import Mapping
from typing import Final

from desktop.engine.verdict import Verdict, refuse
from desktop.games.shinra_tower.rules.state import Phase, State

_DUE: Final[Mapping[Phase, str]] = {
    "deal": "shinra.due.deal",
    "choose": "shinra.due.choose",
    "walls": "shinra.due.walls",
    "floor": "shinra.due.floor",
    "enemy": "shinra.due.enemy",
    "boss": "shinra.due.boss",
    "ally": "shinra.due.ally",
    "targets": "shinra.due.targets",
    "climb": "shinra.due.climb",
    "refill": "shinra.due.refill",
    "reshuffle": "shinra.due.deal",
    "set-back": "shinra.due.set-back",
    "challenge": "shinra.due.challenge",
    "settle": "shinra.due.rest",
    "count": "shinra.due.rest",
}


def not_now(state: State) -> Verdict:
    """shinra.turn.phases: refused, and what comes first is named."""
    return refuse("shinra.turn.phases", due=_DUE.get(state.phase, "shinra.due.rest"))
