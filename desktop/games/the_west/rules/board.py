"""A state laid out for change: lists instead of tuples, and the few ways in which cards and points move.

``told`` collects events; without it (the fast road) nothing is told. Whose cards move is given by seat.
"""

from collections.abc import Sequence

from desktop.engine.event import Event
from desktop.engine.ids import PieceId, RuleId, Seat
from desktop.games.the_west.rules import effect_events, events
from desktop.games.the_west.rules.book import Book
from desktop.games.the_west.rules.footprint import Footprint
from desktop.games.the_west.rules.phases import Phase
from desktop.games.the_west.rules.places import DOUBLE
from desktop.games.the_west.rules.state import (
    MIDDLE_SIZE,
    Reason,
    Running,
    State,
    effect_key,
    type_of_gate,
)
from desktop.games.the_west.rules.vocabulary import Effect, FacilityType


class Board:
    """A match that changes in place; the fields are those of ``State``."""

    __slots__ = (
        "base",
        "book",
        "choice",
        "clause",
        "complete",
        "deck",
        "deed",
        "discard",
        "first",
        "gates",
        "hands",
        "idle",
        "last",
        "loci",
        "locus_decks",
        "middle",
        "over",
        "part",
        "phase",
        "points",
        "running",
        "side",
        "told",
        "turn",
        "turn_number",
        "waiting",
    )

    def __init__(self, state: State, told: list[Event] | None = None) -> None:
        self.book: Book = state.book
        self.told = told
        self.first, self.turn = state.first, state.turn
        self.phase: Phase = state.phase
        self.turn_number = state.turn_number
        self.deck, self.middle, self.discard = list(state.deck), list(state.middle), list(state.discard)
        self.deck.reverse()  # the top is last, where it is quickly drawn
        self.hands = [list(state.hands[0]), list(state.hands[1])]
        self.gates = [list(state.gates[0]), list(state.gates[1])]
        self.side: FacilityType | None = state.side
        self.locus_decks = [list(deck) for deck in state.locus_decks]
        self.loci = [list(state.loci[0]), list(state.loci[1])]
        self.complete, self.points = list(state.complete), list(state.points)
        self.waiting = list(state.waiting)
        run = state.running
        self.running: str | None = None if run is None else run.effect
        self.clause, self.part = (0, -1) if run is None else (run.clause, run.part)
        self.deed, self.choice = state.deed, state.choice
        self.idle, self.last = state.idle, state.last
        self.over: Reason = state.over

    def state(self) -> State:
        """The frozen state."""
        first, second, third = map(tuple, self.locus_decks)
        return State(
            book=self.book,
            first=self.first,
            turn=self.turn,
            phase=self.phase,
            turn_number=self.turn_number,
            deck=tuple(reversed(self.deck)),
            middle=tuple(self.middle),
            discard=tuple(self.discard),
            hands=(tuple(self.hands[0]), tuple(self.hands[1])),
            gates=(tuple(self.gates[0]), tuple(self.gates[1])),
            side=self.side,
            locus_decks=(first, second, third),
            loci=(tuple(self.loci[0]), tuple(self.loci[1])),
            complete=(self.complete[0], self.complete[1]),
            points=(self.points[0], self.points[1]),
            waiting=tuple(self.waiting),
            running=None if self.running is None else Running(self.running, self.clause, self.part),
            deed=self.deed,
            choice=self.choice,
            idle=self.idle,
            last=self.last,
            over=self.over,
        )

    def copy(self) -> "Board":
        """Another board that changes apart from this one; it tells nothing."""
        other = Board.__new__(Board)
        other.book, other.told = self.book, None
        other.first, other.turn, other.phase = self.first, self.turn, self.phase
        other.turn_number, other.side = self.turn_number, self.side
        other.deck, other.middle, other.discard = self.deck[:], self.middle[:], self.discard[:]
        other.hands, other.gates = [self.hands[0][:], self.hands[1][:]], [self.gates[0][:], self.gates[1][:]]
        other.locus_decks = [deck[:] for deck in self.locus_decks]
        other.loci = [self.loci[0][:], self.loci[1][:]]
        other.complete, other.points, other.waiting = self.complete[:], self.points[:], self.waiting[:]
        other.running, other.clause, other.part = self.running, self.clause, self.part
        other.deed, other.choice = self.deed, self.choice
        other.idle, other.last, other.over = self.idle, self.last, self.over
        return other

    # what is asked

    def effect(self, name: str) -> Effect:
        """The effect that waits or runs under a name."""
        return self.book.effects[effect_key(name, self.side)]

    def footprint(self, name: str) -> Footprint:
        """The widest footprint of the effect that waits under a name."""
        return self.book.footprints[effect_key(name, self.side)]

    def gate_type(self, card: PieceId) -> FacilityType:
        """The type that a Doppelgate in a zone shows."""
        return type_of_gate(self.book, card, self.side)

    # what is done

    def draw(self, seat: Seat, count: int, rule: RuleId) -> None:
        """Draw from the deck as far as it lasts (west.empty)."""
        drawn = self._from_deck(count)
        if drawn:
            self.into_hand(seat, drawn)
        if self.told is not None:
            if drawn:
                backs = [self.book.backs[card] for card in drawn]
                self.told.append(events.drew(seat, drawn, backs, rule))
                self._tell_deck_out()
            elif count:
                self.told.append(effect_events.nothing_drawn(seat))

    def into_hand(self, seat: Seat, cards: Sequence[PieceId]) -> None:
        """Cards come into a hand, which is kept in the order of the deck list."""
        hand = self.hands[seat - 1]
        hand += cards
        hand.sort(key=self.book.order.__getitem__)

    def refill(self, rule: RuleId) -> None:
        """Fill the middle up to five as far as the deck lasts (west.refill)."""
        laid = self._from_deck(MIDDLE_SIZE - len(self.middle))
        if laid:
            self.middle += laid
            if self.told is not None:
                self.told.append(events.laid_out(laid, rule))
                self._tell_deck_out()

    def play_gate(self, seat: Seat, rule: RuleId) -> None:
        """Put the deck's top Doppelgate into a zone."""
        card = self.deck.pop()
        self.gates[seat - 1].append(card)
        if self.told is not None:
            self.told.append(events.gate(seat, card, self.book.backs[card], rule))
            self._tell_deck_out()

    def lay_double(self, seat: Seat, side: FacilityType) -> None:
        """Put the double-sided Doppelgate into a zone (west.setup.second)."""
        self.side = side
        self.gates[seat - 1].append(DOUBLE)
        if self.told is not None:
            self.told.append(events.side(seat, side))

    def lose(self, seat: Seat, amount: int, rule: RuleId) -> None:
        """Points are lost, never below 0 (west.points.only-lost)."""
        have = self.points[seat - 1]
        lost = min(amount, have)
        self.points[seat - 1] = have - lost
        if self.told is not None:
            if lost:
                self.told.append(effect_events.lost(seat, lost, have - lost, rule))
            if lost < amount:
                self.told.append(effect_events.lost_none(seat))

    def discard_cards(self, seat: Seat, cards: Sequence[PieceId], rule: RuleId) -> None:
        """Cards of a hand go to the discard pile, face up."""
        hand = self.hands[seat - 1]
        for card in cards:
            hand.remove(card)
        self.discard += cards
        if self.told is not None and cards:
            self.told.append(events.discarded(seat, cards, rule))

    def take(self, seat: Seat, cards: Sequence[PieceId]) -> None:
        """Cards of the middle go to a hand; who calls tells it."""
        for card in cards:
            self.middle.remove(card)
        self.into_hand(seat, cards)

    def swap(self, seat: Seat, given: PieceId, taken: PieceId) -> None:
        """A card of a hand and one of the middle change places."""
        self.hands[seat - 1].remove(given)
        self.into_hand(seat, (taken,))
        self.middle[self.middle.index(taken)] = given
        if self.told is not None:
            self.told.append(events.swapped(seat, given, taken))

    def put_under(self, seat: Seat, deck: int) -> None:
        """The top Locus of a deck goes under it."""
        pile = self.locus_decks[deck - 1]
        pile.append(pile.pop(0))
        if self.told is not None:
            self.told.append(events.locus_under(seat, pile[-1], deck))
        self.tell_top(deck)

    def tell_top(self, deck: int) -> None:
        """Tell what is face up on a Locus deck now."""
        if self.told is not None:
            pile = self.locus_decks[deck - 1]
            self.told.append(events.uncovered(deck, pile[0]) if pile else events.locus_deck_out(deck))

    def _from_deck(self, count: int) -> list[PieceId]:
        """Up to so many cards off the top."""
        deck = self.deck
        if count <= 0 or not deck:
            return []
        drawn = deck[: -count - 1 : -1]
        del deck[-count:]
        return drawn

    def _tell_deck_out(self) -> None:
        if self.told is not None and not self.deck:
            self.told.append(events.deck_out())
