"""The lines of the score panel: for each player the points left, what was built, and the sum."""

from collections.abc import Iterator

from desktop.engine.ids import seat_id
from desktop.engine.message import Message
from desktop.games.the_west.rules.view import View
from desktop.ui.table.contract import Score


def scores(view: View) -> list[Score]:
    """What is counted, how far, and out of how many."""
    return [*(line for seat in (1, 2) for line in _seat(view, seat)), *_decks(view)]


def _seat(view: View, seat: int) -> Iterator[Score]:
    who = {"seat": seat_id(seat)}
    card = view.deck.score
    help_ = Message("the_west.score.points.help")
    yield Score(Message("the_west.score.points", who), view.points[seat - 1], card.points, (help_,))
    built = {
        "locus": card.locus * len(view.loci[seat - 1]),
        "city": card.cityengine * view.cityengines[seat - 1],
        "gates": card.doppelgate * len(view.gates[seat - 1]),
    }
    tip = Message("the_west.score.total.help", built)
    now = Message("the_west.score.total", who)
    name = now if view.outcome is None else Message("the_west.score.final", who)
    yield Score(name, view.scores[seat - 1], tip=(tip,))


def _decks(view: View) -> Iterator[Score]:
    yield Score(Message("the_west.score.deck"), view.deck_size, tip=(Message("the_west.score.deck.help"),))
    least = min(count for _, count in view.locus_decks)
    yield Score(Message("the_west.score.loci"), least, tip=(Message("the_west.score.loci.help"),))
