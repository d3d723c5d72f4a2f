"""The same rules in plain numbers, for bots and simulations alone; held equal by a law.

``Fast`` is one changeable match between turns: an act and the end of its turn are one move. Moves
are whole numbers (see ``fast_tables``) that mean something only in the position they were listed
for. The explained rules stay the statement of legality; nothing but bots and simulations may use
this file, and a test compares both over random matches.
"""

from desktop.engine.game import Outcome
from desktop.engine.ids import seat_id
from desktop.engine.luck import Luck
from desktop.engine.move import Move
from desktop.games.tranquility.rules import fast_states
from desktop.games.tranquility.rules.cards import CARD_BY_ID
from desktop.games.tranquility.rules.fast_listing import list_herds, list_rare
from desktop.games.tranquility.rules.fast_rows import FastMountain
from desktop.games.tranquility.rules.fast_tables import (
    CARRIES,
    DISCARD,
    FIRE,
    FIRST_FIRE,
    HERD,
    NUMBER,
    ROPE,
    SLOTS,
    SLOTS_DOWN,
    discards,
    plays,
)
from desktop.games.tranquility.rules.geometry import ROW_OF, SLOPE, SUMMIT
from desktop.games.tranquility.rules.herding import GOATS_NEEDED, way_up
from desktop.games.tranquility.rules.state import WAITING, State

_TOP = (SLOPE - 2, SLOPE - 1)
"""The two places of row 8."""


class Fast(FastMountain):
    """A match that changes in place.

    Seats are counted from 0 here. ``hands``, ``decks`` (top last) and ``discards`` are by seat;
    ``herds`` has a mask of goats by place, where any stand; ``vistas`` the panoramas still to be done by
    their place in the base; ``spent`` the ropes used since ``base``, the state this began with.
    ``over`` and ``won`` tell the end. ``luck`` is asked only when a rope shuffles.
    """

    __slots__ = (
        "base",
        "decks",
        "discards",
        "goat_of",
        "hand_size",
        "hands",
        "has_goats",
        "herds",
        "luck",
        "over",
        "ropes",
        "seats",
        "spent",
        "swapped",
        "turn",
        "vistas",
        "won",
    )

    def __init__(self, state: State, luck: Luck | None = None) -> None:
        state = fast_states.settled(state)
        house = state.house
        super().__init__(first_too=house.bridge_end == "last", higher=house.swap_cost == "higher-neighbour")
        self.base, self.luck = state, luck
        self.seats, self.hand_size, self.turn = state.seats, state.hand_size, state.turn - 1
        self.hands = [fast_states.indices(hand) for hand in state.hands]
        self.decks = [fast_states.indices(deck)[::-1] for deck in state.decks]
        self.discards = [fast_states.indices(pile) for pile in state.discards]
        self.swapped = fast_states.indices(state.swapped)
        self.ropes = fast_states.indices(state.ropes)
        self.spent: list[int] = []
        self.has_goats = house.goats
        self.goat_of = {CARD_BY_ID[card].index: goat for goat, card in enumerate(state.goat_cards)}
        self.herds: dict[int, int] = {}
        for goat, place in enumerate(state.goats):
            if place != WAITING:
                self._stand(place, 1 << goat)
        self.vistas = {
            at: goal.numbers for at, goal in enumerate(state.panoramas) if goal.up and not goal.done
        }
        self.over = self.won = False
        fast_states.read_mountain(self, state)
        self._open_top_if_due()
        self._end_if_won()
        self._end_if_lost()

    @classmethod
    def from_state(cls, state: State, luck: Luck | None = None) -> "Fast":
        """The match of a state; an act already made is ended first.

        Raises:
            ValueError: Nature must deal or shuffle first.
        """
        return cls(state, luck)

    def copy(self) -> "Fast":
        """Another match that changes apart from this one; ``luck`` is shared."""
        other = Fast.__new__(Fast)
        other.copy_mountain(self)
        other.base, other.luck, other.goat_of = self.base, self.luck, self.goat_of
        other.seats, other.hand_size, other.turn = self.seats, self.hand_size, self.turn
        other.hands = [hand[:] for hand in self.hands]
        other.decks = [deck[:] for deck in self.decks]
        other.discards = [pile[:] for pile in self.discards]
        other.swapped, other.ropes, other.spent = self.swapped[:], self.ropes[:], self.spent[:]
        other.has_goats, other.herds, other.vistas = self.has_goats, self.herds.copy(), self.vistas.copy()
        other.over, other.won = self.over, self.won
        return other

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, in the words of the explained rules."""
        if not self.over:
            return None
        if self.won:
            return Outcome("win", tuple(range(1, self.seats + 1)), "tranq.end.win")
        facts = {"seat": seat_id(self.turn + 1), "have": len(self.hands[self.turn])}
        return Outcome("loss", (), "tranq.end.loss", facts)

    def to_state(self) -> State:
        """The explained state."""
        return fast_states.write(self)

    def decode(self, code: int) -> Move:
        """The explained move of a code that ``moves`` lists now."""
        return fast_states.decode(self, code)

    def moves(self) -> list[int]:
        """Codes of all legal moves of the seat in turn."""
        if self.over:
            return []
        hand = self.hands[self.turn]
        size = len(hand)
        found = list(discards(size))
        if self.mountain[SUMMIT] < 0:
            by_place = plays(size)
            for place, table in self.open.items():
                for by_cost, card in zip(by_place[place], hand, strict=True):
                    if (cost := table[card]) < size:
                        found += by_cost[cost]
            if size and max(hand) >= FIRST_FIRE:
                list_rare(self, found)
            if self.ropes and self.decks[self.turn]:
                found.append(ROPE + SLOTS)
        if self.herds:
            list_herds(self, found)
        return found

    def play(self, code: int) -> None:
        """Carry out a listed move and the end of its turn."""
        turn = self.turn
        hand = self.hands[turn]
        if code < DISCARD:
            self._play(code, hand)
        elif code < ROPE:
            pile = self.discards[turn]
            for slot in SLOTS_DOWN[code - DISCARD]:
                pile.append(hand.pop(slot))
        else:
            self._play_rarely(code, hand)
        if self.won:
            return
        deck = self.decks[turn]
        if deck and (missing := self.hand_size - len(hand)) > 0:
            if missing == 1:
                hand.append(deck.pop())
            else:
                hand += deck[-missing:]
                del deck[-missing:]
        self.turn = turn + 1 if turn + 1 < self.seats else 0
        if len(self.hands[self.turn]) < 2:
            self._end_if_lost()

    def _play(self, code: int, hand: list[int]) -> None:
        mask = code & 63
        place, slot = divmod(code >> 6, SLOTS)
        card = hand[slot]
        if mask:
            self._pay(hand, mask | 1 << slot, slot)
        else:
            del hand[slot]
        if self.mountain[place] >= 0:
            self._give_bridge(place)
        self.lay(place, card)
        if self.has_goats and card in self.goat_of:
            self._stand(place, 1 << self.goat_of[card])
        if place == SUMMIT:
            self._end_if_won()
        elif self.laid == SLOPE or self.vistas:
            self._after_laying(place)

    def _pay(self, hand: list[int], mask: int, spent: int) -> None:
        """Discard the cards of a mask, but not that of the slot ``spent``, which goes elsewhere."""
        pile = self.discards[self.turn]
        for at in SLOTS_DOWN[mask]:
            card = hand.pop(at)
            if at != spent:
                pile.append(card)

    def _stand(self, place: int, goats: int) -> None:
        """Goats of a mask come to a place."""
        self.herds[place] = self.herds.get(place, 0) | goats

    def _climb(self, origin: int, to: int) -> None:
        """The goats of a place go up, and those met on the way with them (tranq.goats.herd)."""
        goats = self.herds.pop(origin)
        if self.herds and ROW_OF[to] - ROW_OF[origin] > 1:
            for place in way_up(origin, to, self._carries, self._goats_at)[:-1]:
                goats |= self.herds.pop(place, 0)
        self._stand(to, goats)

    def _carries(self, place: int) -> bool:
        return CARRIES[self.mountain[place]]

    def _goats_at(self, place: int) -> int:
        return self.herds.get(place, 0).bit_count()

    def _give_bridge(self, place: int) -> None:
        """The Bridge of a place goes to the discard pile in turn (tranq.bridge.swapped)."""
        self.discards[self.turn].append(self.mountain[place])
        self.swapped.append(self.mountain[place])

    def _after_laying(self, place: int) -> None:
        """Panoramas that a card completes, and the top once nothing stands against it."""
        number = NUMBER[self.mountain[place]]
        seen = [at for at, numbers in self.vistas.items() if number in numbers and self.shows(place, numbers)]
        for at in seen:
            del self.vistas[at]
        self._open_top_if_due()

    def _play_rarely(self, code: int, hand: list[int]) -> None:
        """Ropes, herds and Campfires."""
        if code >= FIRE:
            rest, slot = divmod(code - FIRE >> 6, SLOTS)
            place, to = divmod(rest, 45)
            fire, moved = hand[slot], self.mountain[place]
            self._pay(hand, code & 63 | 1 << slot, slot)
            if self.mountain[to] >= 0:
                self._give_bridge(to)
            self.put_fire(place, fire)
            self.lay(to, moved)
            self._after_laying(to)
        elif code >= HERD:
            origin, to = divmod(code - HERD >> 6, 45)
            self._pay(hand, code & 63, -1)
            self._climb(origin, to)
            self._open_top_if_due()
            self._end_if_won()
        else:
            slot = code - ROPE
            self.spent.append(hand.pop(slot) if slot < SLOTS else self.ropes.pop())
            self._reshuffle(hand)

    def _reshuffle(self, hand: list[int]) -> None:
        """Hand and deck shuffled together (tranq.solo.rope). Raises ValueError without luck."""
        if self.luck is None:
            raise ValueError("a rope needs luck")
        deck = self.decks[self.turn]
        deck[:] = self.luck.shuffled((*reversed(deck), *sorted(hand)))[::-1]
        hand.clear()

    def _open_top_if_due(self) -> None:
        """The top is open once the slope is complete and the modules' goals are reached."""
        if not self.is_complete or self.vistas or self.mountain[SUMMIT] >= 0:
            return
        house = self.base.house
        on_row_8 = sum(self.herds.get(place, 0).bit_count() for place in _TOP)
        if house.goats and house.goats_goal == "row8" and on_row_8 < GOATS_NEEDED:
            return
        if not house.green_path or self.has_green_path():
            self.open_top()

    def _end_if_won(self) -> None:
        """tranq.end.win: the Summit lies, and by default with goats 8 of them stand on it."""
        if self.mountain[SUMMIT] < 0:
            return
        waits = self.has_goats and self.base.house.goats_goal == "summit"
        if not waits or self.herds.get(SUMMIT, 0).bit_count() >= GOATS_NEEDED:
            self.over = self.won = True

    def _end_if_lost(self) -> None:
        """tranq.end.loss: the seat in turn can do nothing."""
        if len(self.hands[self.turn]) < 2 and not self.moves():
            self.over = True
