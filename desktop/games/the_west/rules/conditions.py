"""Whether the condition of an effect holds, and what counted amounts come to."""

from collections.abc import Sequence

from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.vocabulary import Clause, Condition, FacilityType, Lose, Measure


def measured(board: Board, what: Measure, at: int) -> int:
    """How many of something the player of an index (0 or 1) has."""
    if what == "hand":
        return len(board.hands[at])
    if what == "points":
        return board.points[at]
    return len(board.loci[at]) if what == "loci" else len(board.gates[at])


def count_in_middle(board: Board, type: FacilityType | None) -> int:
    """How many of a type lie in the middle; of the most frequent one without a type."""
    fronts = [board.book.fronts[card] for card in board.middle]
    if type is not None:
        return fronts.count(type)
    return max((fronts.count(each) for each in fronts), default=0)


def holds(board: Board, condition: Condition) -> bool:
    """Whether a condition holds for the player on turn."""
    me = board.turn - 1
    match condition.kind:
        case "compares":
            own, other = measured(board, condition.what, me), measured(board, condition.what, 1 - me)
            return own > other if condition.than == "more" else own < other
        case "at_most":
            return measured(board, condition.what, me) <= condition.count
        case "at_least":
            return measured(board, condition.what, me) >= condition.count
        case _:
            return count_in_middle(board, condition.type) >= condition.count


def amount_of(board: Board, part: Lose) -> int:
    """How many points a part says that the other loses."""
    amount = part.amount
    if part.per == "locus":
        amount *= len(board.loci[board.turn - 1])
    elif part.per == "doppelgate":
        amount *= len(board.gates[board.turn - 1])
    elif part.per == "card_taken":
        amount *= 0 if board.deed is None else len(board.deed.types)
    return amount if part.cap is None else min(amount, part.cap)


def can_pay(board: Board, clause: Clause, more: int = 0) -> bool:
    """Whether the hand of the player on turn, and ``more`` cards of any type, can pay a clause's cost."""
    cost = clause.cost
    if cost is None:
        return True
    hand = board.hands[board.turn - 1]
    if cost.kind == "discard_any":
        return len(hand) + more >= cost.count
    return len(lacking(cost.types, [board.book.fronts[card] for card in hand])) <= more


def lacking(wanted: Sequence[FacilityType], given: Sequence[str]) -> tuple[FacilityType, ...]:
    """Which of the Facilities wanted are not among those given, each as often as it lacks."""
    left = list(given)
    missing: list[FacilityType] = []
    for each in wanted:
        if each in left:
            left.remove(each)
        else:
            missing.append(each)
    return tuple(missing)
