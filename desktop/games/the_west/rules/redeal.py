"""Deal anew what a seat cannot know, keeping everything that is public.

Hidden are the fronts in the other hand, the order of the Facility deck, what is on the unseen sides of
Doppelgates in zones, and the Loci below the top of each deck (west.hidden). Backs are public.
"""

from collections.abc import Sequence
from dataclasses import replace

from desktop.engine.ids import PieceId, Seat
from desktop.engine.luck import Luck
from desktop.games.the_west.rules.places import DOUBLE
from desktop.games.the_west.rules.state import Pile, State, other_of
from desktop.games.the_west.rules.vocabulary import FacilityType


def redeal(state: State, seat: Seat, luck: Luck) -> State:
    """The same position with everything the seat cannot know dealt anew."""
    if state.phase == "deal":
        return state
    other = other_of(seat)
    hidden = [*state.deck, *state.hands[other - 1], *(card for pile in state.gates for card in pile)]
    stock = _Stock(state, luck.shuffled([card for card in hidden if card != DOUBLE]))
    hand = state.book.in_order(stock.like(state.hands[other - 1]))
    hands = (state.hands[0], hand) if other == 2 else (hand, state.hands[1])
    gates = (stock.like(state.gates[0]), stock.like(state.gates[1]))
    top = stock.like(state.deck[:1])
    return replace(
        state,
        hands=hands,
        gates=gates,
        deck=(*top, *stock.rest),
        locus_decks=_loci(state.locus_decks, luck),
    )


class _Stock:
    """Hidden cards in an order of chance, handed out by their backs."""

    def __init__(self, state: State, cards: Sequence[PieceId]) -> None:
        self._backs = state.book.backs
        self.rest = list(cards)

    def _with_back(self, back: FacilityType) -> PieceId:
        card = next(card for card in self.rest if self._backs[card] == back)
        self.rest.remove(card)
        return card

    def like(self, cards: Sequence[PieceId]) -> Pile:
        """As many cards with the same backs; the double-sided Doppelgate has no hidden side."""
        return tuple(card if card == DOUBLE else self._with_back(self._backs[card]) for card in cards)


def _loci(decks: tuple[Pile, Pile, Pile], luck: Luck) -> tuple[Pile, Pile, Pile]:
    """The tops stay; what lies below them is shuffled over all three decks."""
    below = list(luck.shuffled([locus for deck in decks for locus in deck[1:]]))
    dealt: list[Pile] = []
    for deck in decks:
        dealt.append((*deck[:1], *(below.pop() for _ in deck[1:])))
    one, two, three = dealt
    return one, two, three
