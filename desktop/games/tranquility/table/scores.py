"""The lines of the score panel: how far the climb is."""

from collections.abc import Iterator

from desktop.engine.ids import seat_id
from desktop.engine.message import Message
from desktop.games.tranquility.rules.cards import card_of
from desktop.games.tranquility.rules.geometry import SLOPE, TOP_ROW
from desktop.games.tranquility.rules.herding import GOATS_NEEDED
from desktop.games.tranquility.rules.view import View
from desktop.ui.table.contract import Score


def scores(view: View) -> list[Score]:
    """What is counted, how far, and out of how many."""
    return [*_mountain(view), *_modules(view), *_decks(view)]


def _mountain(view: View) -> Iterator[Score]:
    slope = [card for card in view.mountain[:SLOPE] if card is not None]
    yield Score(Message("tranquility.score.cards"), len(slope), SLOPE)
    bridges = sum(card_of(card).is_bridge for card in slope)
    help_ = Message("tranquility.score.bridges.help")
    yield Score(Message("tranquility.score.bridges"), bridges, tip=(help_,))
    if view.house.announce_summits and view.summits_gone:
        yield Score(Message("tranquility.score.summits-gone"), 0)


def _modules(view: View) -> Iterator[Score]:
    if view.house.green_path:
        yield Score(Message("tranquility.score.green"), view.green_row, TOP_ROW)
    if view.house.panorama:
        yield Score(Message("tranquility.score.panoramas"), view.goals_done, len(view.panoramas))
    if view.house.goats:
        yield Score(Message("tranquility.score.goats"), view.goats_on_top, GOATS_NEEDED)


def _decks(view: View) -> Iterator[Score]:
    if view.seats == 1:
        yield Score(Message("tranquility.score.deck"), view.deck_sizes[0])
        if view.house.ropes and not view.house.ropes_in_deck:
            yield Score(Message("tranquility.score.ropes"), len(view.ropes), view.house.ropes)
        return
    for seat, count in enumerate(view.deck_sizes, start=1):
        yield Score(Message("tranquility.score.deck-of", {"seat": seat_id(seat)}), count)
