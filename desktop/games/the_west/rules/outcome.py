"""How a match ended, and for whom (west.win)."""

from desktop.engine.game import Outcome
from desktop.engine.ids import seat_id
from desktop.games.the_west.rules.scoring import Tally, tally, winners_of
from desktop.games.the_west.rules.state import State


def tallies_of(state: State) -> tuple[Tally, Tally]:
    """Both players' scores as they would be now."""
    card = state.book.deck.score
    one, two = (
        tally(card, state.points[at], state.loci[at], state.complete[at], state.gates[at]) for at in (0, 1)
    )
    return one, two


def outcome_of(state: State) -> Outcome | None:
    """How the match ended, or None while it goes on; the facts hold every part of both scores."""
    if state.phase != "over":
        return None
    one, two = tallies_of(state)
    winners = winners_of(state.book.deck.score, (one.total, two.total), state.first)
    facts: dict[str, int | str | tuple[str, ...]] = {
        "winners": tuple(seat_id(seat) for seat in winners),
        "reason": f"west.reason.{state.over}",
    }
    for seat, each in ((1, one), (2, two)):
        facts |= {
            f"points_{seat}": each.points,
            f"loci_{seat}": each.loci,
            f"city_{seat}": each.cityengine,
            f"gates_{seat}": each.gates,
            f"total_{seat}": each.total,
        }
    return Outcome("draw" if len(winners) > 1 else "win", winners, "west.win", facts)
