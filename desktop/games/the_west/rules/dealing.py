"""What Nature does: the deal, whether such a deal is right, and setting the table by it."""

from collections import Counter

from desktop.engine.ids import NATURE
from desktop.engine.luck import Luck
from desktop.engine.verdict import Verdict, allow, refuse
from desktop.games.the_west.rules import flow
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.moves import Deal
from desktop.games.the_west.rules.opening import EACH
from desktop.games.the_west.rules.state import State, other_of
from desktop.games.the_west.rules.vocabulary import FacilityType

START_HAND = 2
"""Cards that each player draws at the start."""


def nature_deal(state: State, luck: Luck) -> Deal:
    """Draw the first player if none was chosen, and shuffle."""
    first = state.first if state.first != NATURE else luck.below(2) + 1
    loci = luck.shuffled(tuple(state.book.loci))
    decks = (loci[:EACH], loci[EACH : 2 * EACH], loci[2 * EACH :])
    return Deal(first=first, facilities=luck.shuffled(state.book.facilities), loci=decks)


def deal_verdict(state: State, move: Deal) -> Verdict:
    """Whether a deal is one that Nature could make; a match file may hold anything."""
    if state.first not in (NATURE, move.first):
        return refuse("west.setup.first", seat=f"seat:{state.first}")
    if [len(deck) for deck in move.loci] != [EACH] * len(move.loci):
        return refuse("west.setup.loci", each=EACH)
    named = Counter([*move.facilities, *(locus for deck in move.loci for locus in deck)])
    right = Counter([*state.book.facilities, *state.book.loci])
    if named != right:
        wrong = sorted({*(named - right), *(right - named)})
        return refuse("west.components", card=wrong[0])
    if not set(move.facilities) <= set(state.book.facilities):
        return refuse("west.setup.loci", each=EACH)
    return allow("west.setup.middle")


def deal(board: Board, move: Deal) -> None:
    """Set the table: the middle, and the first player's two cards and Doppelgate."""
    board.first = move.first
    board.deck = list(reversed(move.facilities))
    board.locus_decks = [list(deck) for deck in move.loci]
    board.refill("west.setup.middle")
    for number in range(1, len(move.loci) + 1):
        board.tell_top(number)
    board.draw(move.first, START_HAND, "west.setup.first")
    board.play_gate(move.first, "west.setup.first")
    board.turn, board.phase = other_of(move.first), "side"
    one, other = board.book.deck.double_sided
    if one == other:
        lay_side(board, one)


def lay_side(board: Board, side: FacilityType) -> None:
    """The second player lays the double-sided Doppelgate and draws; then the first turn begins."""
    board.lay_double(board.turn, side)
    board.draw(board.turn, START_HAND, "west.setup.second")
    flow.begin_turn(board, board.first)
