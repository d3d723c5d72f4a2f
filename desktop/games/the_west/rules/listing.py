"""The list of legal moves, as acts: every completion of every draft that the guards allow."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import comb, prod

from desktop.engine.ids import NATURE, PieceId
from desktop.engine.move import Move
from desktop.games.the_west.rules import moves
from desktop.games.the_west.rules.acting import Act
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.state import State
from desktop.games.the_west.rules.vocabulary import TYPES, Cost, FacilityType

LISTED = 4_000
"""More ways to choose cards than these are not all listed: then one stands for each mix of types.

With the standard deck it takes a hand of fifteen at the end of a turn; a deck of long texts could ask for
millions. All of them stay allowed.
"""


def legal_moves(state: State) -> Iterator[Move]:
    """Every move that carries the match on. Not for Nature.

    Of the moves by hand only their end is one: the others are the players' own, and carry nothing on.
    """
    if state.phase not in ("deal", "over"):
        yield from (move_of(act) for act in acts(Board(state)))


def acts(board: Board) -> list[Act]:
    """The legal moves as acts; payments in the order of the hand."""
    if board.choice is not None:
        return _answers(board)
    match board.phase:
        case "action":
            return _actions(board)
        case "doppelgate":
            return [*_doppelgates(board), *_ends(board)]
        case "limit" | "end":
            return _ends(board)
        case "side":
            return [("choose_side", side) for side in board.book.deck.double_sided]
        case _:
            return []


def _answers(board: Board) -> list[Act]:
    choice = board.choice
    assert choice is not None
    hand = board.hands[board.turn - 1]
    match choice.kind:
        case "order":
            return [("use", effect) for effect in board.waiting]
        case "may":
            cost = board.effect(board.running or "")[board.clause].cost
            return [("decline",), *(("accept", pay) for pay in payments(board, hand, cost))]
        case "discard":
            return [("discard", cards) for cards in choices(board, hand, choice.count)]
        case "drop" | "give":
            other = board.hands[choice.seat - 1] if choice.seat != NATURE else []
            return [(choice.kind, cards) for cards in choices(board, other, choice.count)]
        case "take":
            return [("take", cards) for cards in choices(board, board.middle, choice.count)]
        case "swap":
            return [("swap", given, taken) for given in hand for taken in board.middle]
        case "locus_under":
            return [("locus_under", at) for at, deck in enumerate(board.locus_decks, start=1) if deck]
        case _:
            return [("by_hand_done",)]


def payments(board: Board, hand: Sequence[PieceId], cost: Cost | None) -> Iterator[tuple[PieceId, ...]]:
    """Every way to pay a cost from a hand; none for one that cannot be paid."""
    if cost is None:
        yield ()
    elif cost.kind == "discard_any":
        yield from choices(board, hand, cost.count)
    else:
        yield from _of_types(board, hand, cost.types)


def _of_types(
    board: Board, hand: Sequence[PieceId], types: Sequence[FacilityType]
) -> Iterator[tuple[PieceId, ...]]:
    fronts = board.book.fronts
    asked = [
        ([card for card in hand if fronts[card] == each], types.count(each)) for each in dict.fromkeys(types)
    ]
    if prod(comb(len(cards), count) for cards, count in asked) > LISTED:
        yield tuple(card for cards, count in asked for card in cards[:count])
        return
    for chosen in product(*(combinations(cards, count) for cards, count in asked)):
        yield tuple(card for cards in chosen for card in cards)


def choices(board: Board, pile: Sequence[PieceId], count: int) -> Iterator[tuple[PieceId, ...]]:
    """Every way to choose so many cards of a pile; beyond ``LISTED`` one for each mix of types."""
    if comb(len(pile), count) <= LISTED:
        yield from combinations(pile, count)
        return
    fronts = board.book.fronts
    by_type = [[card for card in pile if fronts[card] == each] for each in TYPES]
    for numbers in product(*(range(min(len(cards), count) + 1) for cards in by_type)):
        if sum(numbers) == count:
            yield tuple(card for cards, n in zip(by_type, numbers, strict=True) for card in cards[:n])


def _actions(board: Board) -> list[Act]:
    book, middle, hand = board.book, board.middle, board.hands[board.turn - 1]
    fronts = book.fronts
    found: list[Act] = [("take_all", each) for each in dict.fromkeys([fronts[card] for card in middle])]
    found += [("take_two", *pair) for pair in combinations(middle, 2)]
    if len(hand) > 1:
        by_type: dict[FacilityType, list[PieceId]] = {}
        for card in hand:
            by_type.setdefault(fronts[card], []).append(card)
        for number, deck in enumerate(board.locus_decks, start=1):
            if not deck:
                continue
            one, other = book.loci[deck[0]].requires
            if one == other:
                found += [("play_locus", number, *pair) for pair in combinations(by_type.get(one, ()), 2)]
            elif one in by_type and other in by_type:
                found += [("play_locus", number, *pair) for pair in product(by_type[one], by_type[other])]
    if not board.complete[board.turn - 1]:
        found += [("cityengine", pay) for pay in payments(board, hand, book.deck.cityengine.cost)]
    return found or [("skip_action",)]


def _doppelgates(board: Board) -> list[Act]:
    book, hand = board.book, board.hands[board.turn - 1]
    if book.matching == "two_any":
        return [("play_doppelgate", *pair) for pair in combinations(hand, 2)]
    fronts = book.fronts
    by_type: dict[FacilityType, list[PieceId]] = {}
    for card in hand:
        by_type.setdefault(fronts[card], []).append(card)
    if book.matching == "two_as_shown":
        shown = book.backs[board.deck[-1]]
        by_type = {shown: by_type.get(shown, [])}
    return [("play_doppelgate", *pair) for cards in by_type.values() for pair in combinations(cards, 2)]


def _ends(board: Board) -> list[Act]:
    hand = board.hands[board.turn - 1]
    over = len(hand) - board.book.hand_limit
    if over > 0 and board.phase != "end":
        return [("discard_down", cards) for cards in choices(board, hand, over)]
    return [("end_turn",)]


def move_of(act: Act) -> Move:
    """The move that an act stands for."""
    match act:
        case ("choose_side", side):
            return moves.ChooseSide(side=side)
        case ("take_all", type):
            return moves.TakeAll(type=type)
        case ("take_two", one, other):
            return moves.TakeTwo(cards=(one, other))
        case ("play_locus", deck, one, other):
            return moves.PlayLocus(deck=deck, pay=(one, other))
        case ("cityengine", pay):
            return moves.CompleteCityEngine(pay=pay)
        case ("use", effect):
            return moves.UseEffect(effect=effect)
        case ("decline",):
            return moves.Answer(accept=False)
        case ("accept" | "discard" | "take" | "drop" | "give", cards):
            return moves.Answer(cards=cards)
        case ("swap", given, taken):
            return moves.Answer(cards=(given, taken))
        case ("locus_under", deck):
            return moves.Answer(deck=deck)
        case ("play_doppelgate", one, other):
            return moves.PlayDoppelgate(pay=(one, other))
        case ("discard_down", cards):
            return moves.DiscardDown(cards=cards)
        case ("skip_action",):
            return moves.SkipAction()
        case ("by_hand_done",):
            return moves.ByHandDone()
        case _:
            return moves.EndTurn()
