"""By hand, what a text does with the other player's hand: the other chooses its cards, or Nature picks them.

Who is on turn sees nothing of that hand (west.hidden), so it names no card of it.
"""

from collections.abc import Sequence

from desktop.engine.event import Event, Shift
from desktop.engine.ids import NATURE, PieceId, seat_id
from desktop.engine.luck import Luck
from desktop.engine.verdict import Verdict, allow, refuse
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.moves import ByHandAsk, ByHandPick, Yielding
from desktop.games.the_west.rules.places import hand_zone
from desktop.games.the_west.rules.state import Pending, State, other_of

RULE = "west.golden"
YIELDING: tuple[Yielding, ...] = ("drop", "give")


def ask_verdict(state: State, move: ByHandAsk) -> Verdict:
    """west.empty: only as many as the other holds."""
    held = len(state.hands[state.other - 1])
    return allow(RULE) if move.amount <= held else refuse("west.empty")


def pick_verdict(state: State, move: ByHandPick) -> Verdict:
    """Nature picks as many as were asked for, of the other's hand, when it is Nature that is asked."""
    choice, hand = state.choice, state.hands[state.other - 1]
    if choice is None or choice.seat != NATURE:
        return refuse("west.golden", what="west.by-hand.none")
    if (wrong := next((card for card in move.cards if card not in hand), None)) is not None:
        return refuse("west.components", card=wrong)
    counted = len(set(move.cards)) == len(move.cards) == choice.count
    return allow(RULE) if counted else refuse("west.golden", what="west.by-hand.none")


def nature_pick(state: State, luck: Luck) -> ByHandPick:
    """So many cards of the other's hand, each equally likely."""
    count = state.choice.count if state.choice is not None else 0
    return ByHandPick(cards=luck.shuffled(state.hands[state.other - 1])[:count])


def ask(board: Board, what: Yielding, amount: int, at_random: bool) -> None:
    """By hand: the other player has to give up cards; a whole hand leaves no choice."""
    other = other_of(board.turn)
    hand = board.hands[other - 1]
    if amount == len(hand):
        yield_cards(board, what, tuple(hand))
        return
    if board.told is not None:
        board.told.append(_asked(board, what, amount, at_random=at_random))
    board.choice = Pending(what, NATURE if at_random else other, amount)


def yield_cards(board: Board, what: Yielding, cards: Sequence[PieceId]) -> None:
    """The cards leave the other's hand, and the text goes on being carried out."""
    other = other_of(board.turn)
    if what == "drop":
        board.discard_cards(other, cards, RULE)
    else:
        for card in cards:
            board.hands[other - 1].remove(card)
        board.into_hand(board.turn, cards)
        if board.told is not None:
            board.told += [_given(board, card) for card in cards]
    board.choice = Pending("by_hand", board.turn)


def _asked(board: Board, what: Yielding, amount: int, *, at_random: bool) -> Event:
    facts = {"seat": seat_id(other_of(board.turn)), "n": amount}
    if what == "drop":
        name = "west.event.by-hand-drops-random" if at_random else "west.event.by-hand-drops"
        return Event(name, RULE, facts)
    name = "west.event.by-hand-gives-random" if at_random else "west.event.by-hand-gives"
    return Event(name, RULE, facts)


def _given(board: Board, card: PieceId) -> Event:
    """Both know the card: one gave it, the other has it now."""
    there, here = hand_zone(other_of(board.turn)), hand_zone(board.turn)
    facts = {"seat": seat_id(board.turn), "card": card, "origin": there, "zone": here}
    return Event("west.event.by-hand-moved", RULE, facts, (Shift(card, there, here),))
