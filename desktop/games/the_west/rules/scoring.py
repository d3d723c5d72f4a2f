"""What counts at the end (west.score), and why a match is at its end (west.end)."""

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.engine.ids import PieceId, Seat
from desktop.games.the_west.rules.deck import ScoreCard


@dataclass(frozen=True, slots=True)
class Tally:
    """One player's score, part by part."""

    points: int
    loci: int
    cityengine: int
    gates: int

    @property
    def total(self) -> int:
        """The sum, which may pass what a player started with."""
        return self.points + self.loci + self.cityengine + self.gates


def tally(
    card: ScoreCard, points: int, loci: Sequence[PieceId], complete: bool, gates: Sequence[PieceId]
) -> Tally:
    """A player's score by the score card."""
    return Tally(
        points=points,
        loci=card.locus * len(loci),
        cityengine=card.cityengine if complete else 0,
        gates=card.doppelgate * len(gates),
    )


def winners_of(card: ScoreCard, totals: tuple[int, int], first: Seat) -> tuple[Seat, ...]:
    """Who wins (west.win); both when a tie is shared."""
    if totals[0] != totals[1]:
        return (1,) if totals[0] > totals[1] else (2,)
    if card.tie == "shared":
        return (1, 2)
    return (first if card.tie == "first" else 3 - first,)
