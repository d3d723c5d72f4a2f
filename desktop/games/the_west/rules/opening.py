"""The state before Nature has dealt (west.components)."""

from desktop.engine.game import Table
from desktop.engine.ids import NATURE
from desktop.engine.record import BadInputError
from desktop.games.the_west.rules.book import Book, book_of
from desktop.games.the_west.rules.deck import LOCI, LOCUS_DECKS, WestDeck
from desktop.games.the_west.rules.house import house_from
from desktop.games.the_west.rules.state import State

EACH = LOCI // LOCUS_DECKS
"""Loci in each of the three decks (west.setup.loci)."""


def opening(table: Table) -> State:
    """A match set up, with all cards in the order of the deck list until Nature deals.

    Raises:
        BadInputError: a deck of another game, a number of seats or an option that cannot be.
    """
    if not isinstance(table.deck, WestDeck):
        raise BadInputError("west-wrong-deck", {"game": table.deck.game})
    if table.seats != 2:
        raise BadInputError("west-seats", {"seats": table.seats})
    if not 0 <= table.first <= 2:
        raise BadInputError("west-first", {"first": table.first})
    return undealt(book_of(table.deck, house_from(table.options)), table.first)


def undealt(book: Book, first: int) -> State:
    """All cards in their decks, in order."""
    loci = tuple(book.loci)
    points = book.deck.score.points
    return State(
        book=book,
        first=first,
        turn=NATURE,
        phase="deal",
        turn_number=0,
        deck=book.facilities,
        middle=(),
        discard=(),
        hands=((), ()),
        gates=((), ()),
        side=None,
        locus_decks=(loci[:EACH], loci[EACH : 2 * EACH], loci[2 * EACH :]),
        loci=((), ()),
        complete=(False, False),
        points=(points, points),
    )
