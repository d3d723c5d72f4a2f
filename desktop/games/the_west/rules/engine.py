"""Effects carried out from their data, clause by clause, part by part (west.effects.mandatory).

``step`` does one thing and comes back, or asks. Nothing here knows any card.
"""

from collections.abc import Sequence

from desktop.engine.ids import PieceId
from desktop.games.the_west.rules import effect_events, events
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.conditions import amount_of, can_pay, holds
from desktop.games.the_west.rules.footprint import cost_of
from desktop.games.the_west.rules.state import Pending, other_of
from desktop.games.the_west.rules.vocabulary import ByHand, Clause, Discard, Draw, Lose, Part, TakeFromMiddle

EFFECTS = "west.effects.mandatory"


def begin(board: Board, effect: str) -> None:
    """Start to carry an effect out."""
    board.running, board.clause, board.part = effect, 0, -1


def step(board: Board) -> None:
    """Carry the effect under way on by one step, or ask what must be decided."""
    name = board.running or ""
    effect = board.effect(name)
    if board.clause == len(effect):
        board.running, board.clause, board.part = None, 0, -1
        return
    clause = effect[board.clause]
    if board.part < 0:
        _enter(board, name, clause)
    elif board.part == len(clause.then):
        _leave(board)
    else:
        _do(board, name, clause.then[board.part])


def _leave(board: Board) -> None:
    """Go on to the next clause."""
    board.clause, board.part = board.clause + 1, -1


def _enter(board: Board, name: str, clause: Clause) -> None:
    """Test the condition; ask whether a "may" is used."""
    told = board.told
    if clause.condition is not None and not holds(board, clause.condition):
        if told is not None:
            told.append(effect_events.unmet(name, whole=_is_whole(board, name)))
        _leave(board)
    elif not clause.may:
        if told is not None and board.clause == 0:
            told.append(effect_events.used(name))
        board.part = 0
    elif is_possible(board, clause):
        board.choice = Pending("may", board.turn, cost_of(clause))
    else:
        if told is not None:
            told.append(effect_events.not_possible(board.turn, name, whole=_is_whole(board, name)))
        _leave(board)


def _is_whole(board: Board, name: str) -> bool:
    """Whether an effect is one sentence: what is told of a sentence is then told of all of it."""
    return len(board.effect(name)) == 1


def is_possible(board: Board, clause: Clause) -> bool:
    """Whether a "may" can be used: its cost paid whole, and anything come of it."""
    if not can_pay(board, clause):
        return False
    left = len(board.hands[board.turn - 1]) - cost_of(clause)
    return any(_can_do(board, part, left) for part in clause.then)


def _can_do(board: Board, part: Part, hand: int) -> bool:
    """Whether a part would do anything, with so many cards in hand."""
    match part.kind:
        case "lose":
            return board.points[2 - board.turn] > 0 and amount_of(board, part) > 0
        case "draw":
            return part.amount > 0 and bool(board.deck)
        case "discard":
            return part.amount > 0 and hand > 0
        case "take":
            return part.amount > 0 and bool(board.middle)
        case "swap":
            return hand > 0 and bool(board.middle)
        case "locus_under":
            return can_turn_under(board)
        case _:
            return True


def can_turn_under(board: Board) -> bool:
    """Whether putting a top Locus under its deck can change anything: some deck holds two."""
    return any(len(deck) > 1 for deck in board.locus_decks)


def _do(board: Board, name: str, part: Part) -> None:
    """Do a part as far as possible, or ask what it leaves open."""
    match part.kind:
        case "lose":
            _lose(board, name, part)
        case "draw":
            _draw(board, part)
        case "discard":
            _discard(board, part)
        case "take":
            _take(board, part)
        case "swap":
            _swap(board)
        case "locus_under":
            _locus_under(board)
        case _:
            _by_hand(board, name, part)


def _lose(board: Board, name: str, part: Lose) -> None:
    amount = amount_of(board, part)
    if amount:
        board.lose(other_of(board.turn), amount, EFFECTS)
    elif board.told is not None:
        board.told.append(effect_events.counted_none(name))
    board.part += 1


def _draw(board: Board, part: Draw) -> None:
    board.draw(board.turn, part.amount, EFFECTS)
    board.part += 1


def _discard(board: Board, part: Discard) -> None:
    hand = board.hands[board.turn - 1]
    if 0 < part.amount < len(hand):
        board.choice = Pending("discard", board.turn, part.amount)
    elif hand and part.amount:
        discard(board, tuple(hand))
    else:
        if part.amount and board.told is not None:
            board.told.append(effect_events.nothing_discarded(board.turn))
        board.part += 1


def _take(board: Board, part: TakeFromMiddle) -> None:
    if 0 < part.amount < len(board.middle):
        board.choice = Pending("take", board.turn, part.amount)
    elif board.middle and part.amount:
        take(board, tuple(board.middle))
    else:
        if part.amount and board.told is not None:
            board.told.append(effect_events.nothing_taken(board.turn))
        board.part += 1


def _swap(board: Board) -> None:
    hand, middle = board.hands[board.turn - 1], board.middle
    if not hand or not middle:
        if board.told is not None:
            board.told.append(effect_events.no_swap(board.turn))
        board.part += 1
    elif len(hand) == 1 and len(middle) == 1:
        swap(board, hand[0], middle[0])
    else:
        board.choice = Pending("swap", board.turn)


def _locus_under(board: Board) -> None:
    if not can_turn_under(board):
        if board.told is not None:
            board.told.append(effect_events.no_locus_under())
        board.part += 1
        return
    filled = [number for number, deck in enumerate(board.locus_decks, start=1) if deck]
    if len(filled) == 1:
        locus_under(board, filled[0])
    else:
        board.choice = Pending("locus_under", board.turn)


def _by_hand(board: Board, name: str, part: ByHand) -> None:
    if board.told is not None:
        board.told.append(effect_events.by_hand(name, part.text))
    board.choice = Pending("by_hand", board.turn)


# answers


def accept(board: Board, pay: Sequence[PieceId]) -> None:
    """Use a "may", its cost paid first."""
    if board.told is not None:
        board.told.append(effect_events.used(board.running or ""))
    board.choice = None
    board.discard_cards(board.turn, pay, EFFECTS)
    board.part = 0


def decline(board: Board) -> None:
    """Leave a "may"."""
    if board.told is not None:
        name = board.running or ""
        board.told.append(effect_events.declined(board.turn, name, whole=_is_whole(board, name)))
    board.choice = None
    _leave(board)


def discard(board: Board, cards: Sequence[PieceId]) -> None:
    """Discard what a part asks for."""
    board.choice = None
    board.discard_cards(board.turn, cards, EFFECTS)
    board.part += 1


def take(board: Board, cards: Sequence[PieceId]) -> None:
    """Take from the middle what a part asks for."""
    board.choice = None
    board.take(board.turn, cards)
    if board.told is not None:
        board.told.append(events.took(board.turn, cards, EFFECTS))
    board.part += 1


def swap(board: Board, given: PieceId, taken: PieceId) -> None:
    """Swap a card of the hand with one of the middle."""
    board.choice = None
    board.swap(board.turn, given, taken)
    board.part += 1


def locus_under(board: Board, deck: int) -> None:
    """Put the top Locus of a deck under it."""
    board.choice = None
    board.put_under(board.turn, deck)
    board.part += 1


def by_hand_done(board: Board) -> None:
    """The players have carried a text out."""
    if board.told is not None:
        board.told.append(effect_events.by_hand_done(board.turn))
    board.choice = None
    board.part += 1
