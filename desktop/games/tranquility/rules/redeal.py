"""Deal anew what a seat cannot know, keeping everything that is public.

``imagine`` builds a whole state from a view alone, so nothing of the true one can leak into it;
``redeal`` is a view imagined. Bots that think over views may use it as well.
"""

from dataclasses import dataclass

from desktop.engine.ids import PieceId, Seat
from desktop.engine.luck import Luck
from desktop.games.tranquility.rules.cards import CARD_BY_ID, SUMMITS, in_order
from desktop.games.tranquility.rules.events import summits_gone
from desktop.games.tranquility.rules.opening import components
from desktop.games.tranquility.rules.outcome import outcome_of
from desktop.games.tranquility.rules.state import Goal, State
from desktop.games.tranquility.rules.view import View, view_of


def redeal(state: State, seat: Seat, luck: Luck) -> State:
    """The same position with everything the seat cannot know dealt anew."""
    return imagine(view_of(state, seat), luck)


@dataclass(frozen=True, slots=True)
class _Slots:
    """How many hidden cards lie where, by seat, in one row: hands, then decks, then discards."""

    hands: tuple[int, ...]
    decks: tuple[int, ...]
    discards: tuple[int, ...]

    @property
    def kept(self) -> int:
        """How many hidden cards are not discarded."""
        return sum(self.hands) + sum(self.decks)


def imagine(view: View, luck: Luck) -> State:
    """A state that the seat cannot tell from the true one.

    What is public binds the deal: whether the match is over, and by the switch of
    tranq.summit.discard whether a Summit is left.
    """
    slots = _slots_of(view)
    hidden = list(luck.shuffled(_unseen(view)))
    _keep_announcement(view, slots, hidden)
    # before the deal the panoramas still lie in the deck's order, which everybody knows
    down = view.panoramas_down if view.phase == "deal" else luck.shuffled(view.panoramas_down)
    goals = (*view.panoramas, *(Goal(numbers) for numbers in down))
    state = _state_of(view, slots, hidden, goals)
    if outcome_of(state) == view.outcome:
        return state
    return _with_other_last_card(view, slots, hidden, goals)


def _with_other_last_card(view: View, slots: _Slots, hidden: list[PieceId], goals: tuple[Goal, ...]) -> State:
    """The deal changed so that the one card in hand of the seat in turn ends the match or does not.

    Only a single hidden card can decide that; as the true state has such a card, one is found.
    """
    last = sum(slots.hands[: view.turn - 1])
    for at in range(len(hidden)):
        trial = list(hidden)
        trial[last], trial[at] = trial[at], trial[last]
        _keep_announcement(view, slots, trial, fixed=last)
        state = _state_of(view, slots, trial, goals)
        if outcome_of(state) == view.outcome and summits_gone(state) == view.summits_gone:
            return state
    raise ValueError("a view that no state has")


def _unseen(view: View) -> tuple[PieceId, ...]:
    """The cards that the seat cannot see, in card order."""
    seen = {card for card in view.mountain if card is not None}
    seen.update(view.hand, view.discard, view.box, view.ropes, *view.swapped)
    return tuple(card for card in components(view.seats, view.house) if card not in seen)


def _slots_of(view: View) -> _Slots:
    """The hidden slots that a view leaves open."""
    own = view.seat - 1
    hands = tuple(0 if seat == own else size for seat, size in enumerate(view.hand_sizes))
    discards = tuple(
        0 if seat == own else size - len(view.swapped[seat]) for seat, size in enumerate(view.discard_sizes)
    )
    return _Slots(hands, view.deck_sizes, discards)


def _is_summit(card: PieceId) -> bool:
    return CARD_BY_ID[card].kind == "summit"


def _keep_announcement(view: View, slots: _Slots, hidden: list[PieceId], fixed: int = -1) -> None:
    """Move Summits so that the table's knowledge whether any is left stays true.

    The card of the slot ``fixed`` is left alone.
    """
    if not view.house.announce_summits:
        return
    kept = [at for at in range(slots.kept) if at != fixed]
    gone = range(slots.kept, len(hidden))
    discarded = [at for at in gone if _is_summit(hidden[at])]
    if view.summits_gone:
        wrong = [at for at in kept if _is_summit(hidden[at])]
        room = [at for at in gone if not _is_summit(hidden[at])]
    elif sum(map(_is_summit, view.discard)) + len(discarded) == SUMMITS:
        wrong, room = discarded[:1], [at for at in kept if not _is_summit(hidden[at])]
    else:
        return
    for at, other in zip(wrong, room, strict=False):
        hidden[at], hidden[other] = hidden[other], hidden[at]


def _state_of(view: View, slots: _Slots, hidden: list[PieceId], goals: tuple[Goal, ...]) -> State:
    """The view with its hidden slots filled in order."""
    cards = iter(hidden)

    def take(count: int) -> tuple[PieceId, ...]:
        return tuple(next(cards) for _ in range(count))

    own = view.seat - 1
    hands = [in_order(take(size)) for size in slots.hands]
    decks = [take(size) for size in slots.decks]
    discards = [in_order((*take(size), *view.swapped[seat])) for seat, size in enumerate(slots.discards)]
    hands[own], discards[own] = view.hand, view.discard
    return State(
        house=view.house,
        seats=view.seats,
        first=view.first,
        turn=view.turn,
        phase=view.phase,
        mountain=view.mountain,
        hands=tuple(hands),
        decks=tuple(decks),
        discards=tuple(discards),
        box=view.box,
        ropes=view.ropes,
        goat_cards=view.goat_cards,
        goats=view.goats,
        panoramas=goals,
        hiker=view.hiker,
        swapped=in_order([card for pile in view.swapped for card in pile]),
    )
