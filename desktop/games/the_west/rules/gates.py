"""Which Facilities match, so that a Doppelgate may be played for them (west.doppelgate.play)."""

from collections.abc import Sequence

from desktop.engine.ids import PieceId
from desktop.games.the_west.rules.book import Book
from desktop.games.the_west.rules.vocabulary import FacilityType


def match(book: Book, pay: Sequence[PieceId], shown: FacilityType) -> bool:
    """Whether two Facilities match, with the Doppelgate that ``shown`` is on top of the deck."""
    one, other = book.fronts[pay[0]], book.fronts[pay[1]]
    if book.matching == "two_alike":
        return one == other
    return book.matching == "two_any" or one == other == shown


def has_match(book: Book, hand: Sequence[PieceId], shown: FacilityType) -> bool:
    """Whether two cards of a hand match."""
    if book.matching == "two_any":
        return len(hand) > 1
    fronts = [book.fronts[card] for card in hand]
    if book.matching == "two_as_shown":
        return fronts.count(shown) > 1
    return len(set(fronts)) < len(fronts)
