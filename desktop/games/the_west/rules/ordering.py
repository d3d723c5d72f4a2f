"""In which order one's own effects are carried out, and where that is for the player to say.

The criterion, stated here alone: an effect that does not *meddle* with any other that waits is carried
out by itself, those without a decision first, so that the player decides knowing all there is to know;
only effects that meddle with one another are put to the player. Two effects meddle when one changes
what the other reads (its condition, or the cards that it chooses from), or when both ask for a decision
and one of them shows something new. Two effects with the same text never do: either may go first. What
an effect cannot do any more, whatever the others do, does not count (a condition that the others cannot
turn, a draw from an empty deck, a loss at 0 points). With an effect by hand anything may happen.
"""

from dataclasses import dataclass

from desktop.games.the_west.rules import engine
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.conditions import amount_of, can_pay, count_in_middle, measured
from desktop.games.the_west.rules.footprint import (
    CHOOSING,
    COUNT,
    HAND,
    MIDDLE,
    REVEALING,
    Footprint,
    bits_of_condition,
    bits_of_part,
    bits_of_worth,
    reach,
)
from desktop.games.the_west.rules.state import Pending
from desktop.games.the_west.rules.vocabulary import Clause, ComparesToOther, Condition, Part


def choose_next(board: Board) -> None:
    """Begin the next of the waiting effects, or let the player on turn choose."""
    waiting = board.waiting
    at = 0 if len(waiting) == 1 else next_by_itself(board)
    if at is None:
        board.choice = Pending("order", board.turn)
    else:
        engine.begin(board, waiting.pop(at))


def next_by_itself(board: Board) -> int | None:
    """Which of the waiting effects comes next without a question; None when the player must say."""
    prints = [board.footprint(name) for name in board.waiting]
    found = without_meddling(prints)
    if found is None and not any(each.by_hand for each in prints):
        found = without_meddling(_live(board, prints))
    return found


def _meddle(one: Footprint, other: Footprint) -> bool:
    return one.kind != other.kind and bool(
        one.uses & other.changes
        or other.uses & one.changes
        or (one.chooses and other.chooses and (one.reveals or other.reveals))
    )


def without_meddling(prints: list[Footprint]) -> int | None:
    """The first effect that meddles with no other, one without a decision if there is any."""
    chosen: int | None = None
    for at, one in enumerate(prints):
        if not any(_meddle(one, other) for other in prints):
            if not one.chooses:
                return at
            chosen = at if chosen is None else chosen
    return chosen


@dataclass(slots=True)
class Others:
    """How far other effects may go before an effect comes to its turn."""

    changes: int
    loss: int
    gain: int
    drop: int


def _live(board: Board, prints: list[Footprint]) -> list[Footprint]:
    """The footprints without what cannot come about on this table any more."""
    live: list[Footprint] = []
    for at, name in enumerate(board.waiting):
        others = [each for place, each in enumerate(prints) if place != at]
        reached = Others(0, 0, 0, 0)
        for each in others:
            reached.changes |= each.changes
            reached.loss += each.loss
            reached.gain += each.gain
            reached.drop += each.drop
        live.append(_live_print(board, name, prints[at].kind, reached))
    return live


def _live_print(board: Board, name: str, kind: int, others: Others) -> Footprint:
    uses = changes = 0
    chooses = reveals = False
    for clause in board.effect(name):
        known = None if clause.condition is None else settled(board, clause.condition, others)
        if known is not False:
            parts = _live_parts(board, clause, others)
            if parts:
                if clause.condition is not None and known is None:
                    uses |= bits_of_condition(clause.condition)
                if clause.cost is not None:
                    uses, changes = uses | HAND | COUNT, changes | HAND | COUNT
                    if others.loss >= board.points[2 - board.turn]:
                        uses |= bits_of_worth(parts)
                for part in parts:
                    used, changed = bits_of_part(part)
                    uses, changes = uses | used, changes | changed
                chooses = chooses or clause.may or any(part.kind in CHOOSING for part in parts)
                reveals = reveals or any(part.kind in REVEALING for part in parts)
        loss, gain, drop = reach(clause)
        others.loss, others.gain, others.drop = others.loss + loss, others.gain + gain, others.drop + drop
    return Footprint(kind, uses, changes, chooses, reveals, False, 0, 0, 0)


def _live_parts(board: Board, clause: Clause, others: Others) -> list[Part]:
    """The parts of a clause that may still do something."""
    if not can_pay(board, clause, others.gain if not others.changes & MIDDLE else 40):
        return []
    gain = others.gain + reach(clause)[1]
    hand = len(board.hands[board.turn - 1]) + gain > 0
    return [part for part in clause.then if _is_live(board, part, hand=hand)]


def _is_live(board: Board, part: Part, *, hand: bool) -> bool:
    """Whether a part may still do something; ``hand``: there may be cards in hand by then."""
    match part.kind:
        case "lose":
            return board.points[2 - board.turn] > 0 and amount_of(board, part) > 0
        case "draw":
            return part.amount > 0 and bool(board.deck)
        case "discard":
            return part.amount > 0 and hand
        case "take":
            return part.amount > 0 and bool(board.middle)
        case "swap":
            return hand and bool(board.middle)
        case _:
            return engine.can_turn_under(board)


def settled(board: Board, condition: Condition, others: Others) -> bool | None:
    """Whether a condition holds whatever the others do; None when they may turn it."""
    if condition.kind == "middle_holds":
        if others.changes & MIDDLE:
            return None
        return count_in_middle(board, condition.type) >= condition.count
    me, what = board.turn - 1, condition.what
    low = high = measured(board, what, me)
    if what == "hand":
        low, high = max(0, low - others.drop), high + others.gain
    if isinstance(condition, ComparesToOther):
        return _compared(board, condition, (low, high), others)
    if condition.kind == "at_most":
        ends = (low <= condition.count, high <= condition.count)
    else:
        ends = (low >= condition.count, high >= condition.count)
    return ends[0] if ends[0] == ends[1] else None


def _compared(board: Board, condition: ComparesToOther, own: tuple[int, int], others: Others) -> bool | None:
    high = measured(board, condition.what, 2 - board.turn)
    low = max(0, high - others.loss) if condition.what == "points" else high
    if condition.than == "more":
        always, never = own[0] > high, own[1] <= low
    else:
        always, never = own[1] < low, own[0] >= high
    return True if always else False if never else None
