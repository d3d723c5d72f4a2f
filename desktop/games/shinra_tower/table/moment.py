"""What the rules say of the moment and a view does not: who can be defeated, where a piece may go."""

from dataclasses import dataclass
from typing import Any

from desktop.engine.ids import PieceId
from desktop.games.shinra_tower.rules.moves import ShinraDraft
from desktop.games.shinra_tower.rules.view import View
from desktop.session.match import Match


@dataclass(frozen=True, slots=True)
class Moment:
    """``targets`` are the enemies that may be defeated now, ``floors`` those for the piece placed next."""

    targets: frozenset[PieceId] = frozenset()
    floors: tuple[int, ...] = ()


class Momentary:
    """Asks the rules once for each state of the match."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self._number = -1
        self._moment = Moment()

    def of(self, view: View | None) -> Moment:
        """The moment that a view shows."""
        if view is None or self._match.outcome is not None:
            return Moment()
        if self._number != self._match.number:
            self._number = self._match.number
            self._moment = Moment(self._targets(view), self._floors(view))
        return self._moment

    def _targets(self, view: View) -> frozenset[PieceId]:
        if view.phase != "targets":
            return frozenset()
        named = self._match.consider(ShinraDraft(kind="target")).pieces
        return frozenset(piece for piece, verdict in named.items() if verdict.allowed)

    def _floors(self, view: View) -> tuple[int, ...]:
        if not view.wanted:
            return ()
        zones = self._match.consider(ShinraDraft(kind="place", piece=view.wanted[0])).zones
        return tuple(int(zone.rpartition("-")[2]) for zone, verdict in zones.items() if verdict.allowed)
