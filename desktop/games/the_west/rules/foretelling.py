"""What taking Facilities is certain to cost the other player, whatever is decided then.

The action is carried out on a board of its own, by the engine's own functions: the loss for the cards,
the Facility Effect, the Triggers set off. What a player decides or a hidden card settles is not guessed:
it is kept as a range (``Others``) by which later conditions are judged, and may only add to the loss.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from desktop.engine.ids import PieceId
from desktop.games.the_west.rules import engine, flow
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.conditions import amount_of
from desktop.games.the_west.rules.footprint import ALL, HAND, MIDDLE, bits_of_part, reach
from desktop.games.the_west.rules.ordering import Others, next_by_itself, settled, without_meddling
from desktop.games.the_west.rules.state import Deed, State, other_of
from desktop.games.the_west.rules.vocabulary import TYPES, Clause, FacilityType, Part

RULE = "west.facility.loss"
ANYTHING = 40
"""As many points or cards as there can be: after an effect by hand nothing is known any more."""


@dataclass(frozen=True, slots=True)
class Loss:
    """Points that are lost for certain; ``more`` says that something may come on top."""

    points: int
    more: bool = False


class _Course:
    """How an action goes on: a board, what is not known of it, and whether more may be lost."""

    def __init__(self, board: Board, *, knows_hand: bool) -> None:
        self.board = board
        self.others = Others(0, 0, 0, 0)
        self.blurred = not knows_hand
        """Whether it is unknown which cards the player on turn holds."""
        self.by_hand = False
        self.more = False

    def fork(self) -> "_Course":
        """The same course, to go on apart."""
        other = _Course(self.board.copy(), knows_hand=not self.blurred)
        at = self.others
        other.others = Others(at.changes, at.loss, at.gain, at.drop)
        other.by_hand = self.by_hand
        return other

    def effect(self, name: str) -> None:
        """Carry an effect out as far as it is certain."""
        for clause in self.board.effect(name):
            self._clause(clause)

    def _clause(self, clause: Clause) -> None:
        board = self.board
        held = clause.condition is None or (
            None if self.by_hand else settled(board, clause.condition, self.others)
        )
        if held is False:
            return
        if clause.may:
            if self.blurred or self.others.gain or self.others.drop or engine.is_possible(board, clause):
                self._perhaps(clause)
        elif held is None:
            self._perhaps(clause)
        else:
            for part in clause.then:
                self._part(part)

    def _perhaps(self, clause: Clause) -> None:
        """A clause that may or may not be carried out."""
        changes = HAND if clause.cost is not None else 0
        for part in clause.then:
            changes |= bits_of_part(part)[1]
            if part.kind == "lose" and (self.by_hand or amount_of(self.board, part)):
                self.more = True
            elif part.kind == "by_hand":
                self._anything()
        self.widen(changes, *reach(clause))

    def widen(self, changes: int, loss: int, gain: int, drop: int) -> None:
        """So much more is not known."""
        at = self.others
        self.others = Others(at.changes | changes, at.loss + loss, at.gain + gain, at.drop + drop)
        self.blurred = self.blurred or bool(changes & HAND)

    def _anything(self) -> None:
        self.by_hand = self.more = True
        self.widen(ALL, ANYTHING, ANYTHING, ANYTHING)

    def _part(self, part: Part) -> None:
        board, seat = self.board, self.board.turn
        match part.kind:
            case "lose":
                if self.by_hand and part.per in ("locus", "doppelgate"):
                    self.more = True  # what is counted may have been moved by hand
                else:
                    board.lose(other_of(seat), amount_of(board, part), RULE)
            case "draw":
                board.draw(seat, part.amount, RULE)
                self.blurred = True
            case "discard":
                board.discard_cards(seat, board.hands[seat - 1][: part.amount], RULE)
                self.blurred = True
            case "take":
                some = part.amount < len(board.middle)
                board.take(seat, board.middle[: part.amount])
                self.widen(MIDDLE | HAND if some else HAND, 0, 0, 0)
            case "swap":
                self.widen(MIDDLE | HAND, 0, 0, 0)
            case "by_hand":
                self._anything()
            case _:
                pass  # which Loci are face up does not matter any more

    def triggers(self) -> None:
        """All that waits, in the order that is certain; else each as if the others came before it."""
        board = self.board
        while board.waiting:
            at = self._next()
            if at is None:
                self._in_any_order()
                return
            self.effect(board.waiting.pop(at))

    def _next(self) -> int | None:
        if self.blurred or self.others != Others(0, 0, 0, 0):
            return without_meddling([self.board.footprint(name) for name in self.board.waiting])
        return next_by_itself(self.board)

    def _in_any_order(self) -> None:
        board, lost = self.board, 0
        prints = {name: board.footprint(name) for name in board.waiting}
        for name in board.waiting:
            alone = self.fork()
            for each in (prints[other] for other in board.waiting if other != name):
                alone.widen(each.changes, each.loss, each.gain, each.drop)
                alone.by_hand = alone.by_hand or each.by_hand
            alone.effect(name)
            lost += board.points[2 - board.turn] - alone.board.points[2 - board.turn]
            self.more = self.more or alone.more
        board.lose(other_of(board.turn), lost, RULE)


def loss_by(state: State, deed: Deed, cards: tuple[PieceId, ...], *, knows_hand: bool = True) -> Loss:
    """What an action that takes these cards costs the other player for certain.

    ``knows_hand``: whether who asks sees the hand of the player on turn.
    """
    board = Board(state)
    board.deed = deed
    board.waiting = flow.triggered(board, deed)
    before = board.points[2 - board.turn]
    board.take(board.turn, cards)
    board.lose(other_of(board.turn), len(cards), RULE)
    course = _Course(board, knows_hand=knows_hand)
    if deed.kind == "take_all":
        course.effect(f"effect-{deed.types[0]}")
    course.triggers()
    left = board.points[2 - board.turn]
    return Loss(before - left, course.more and left > 0)


def loss_by_all(state: State, type: FacilityType, *, knows_hand: bool = True) -> Loss:
    """The same of taking all of a type; nothing when none lies in the middle."""
    cards = tuple(card for card in state.middle if state.book.fronts[card] == type)
    if not cards:
        return Loss(0)
    return loss_by(state, Deed("take_all", (type,) * len(cards)), cards, knows_hand=knows_hand)


def loss_by_two(state: State, cards: tuple[PieceId, ...] = (), *, knows_hand: bool = True) -> Loss:
    """The same of taking two, of which some are named: the least that any choice of the rest costs."""
    fronts = state.book.fronts
    rest = [card for card in state.middle if card not in cards]
    pairs: dict[tuple[FacilityType, ...], tuple[PieceId, ...]] = {}
    for more in combinations(rest, max(0, 2 - len(cards))):
        pair = (*cards, *more)
        types: list[FacilityType] = [fronts[card] for card in pair]
        pairs[tuple(types)] = pair
    found = {
        loss_by(state, Deed("take_two", kinds), pair, knows_hand=knows_hand) for kinds, pair in pairs.items()
    }
    if not found:
        return Loss(0)
    least = min(each.points for each in found)
    return Loss(least, any(each.more or each.points > least for each in found))


def losses_of(state: State, *, knows_hand: bool) -> tuple[Mapping[FacilityType, Loss], Loss]:
    """What each type costs if all of it is taken, and what any two cost; for the action of a turn."""
    if state.phase != "action" or state.choice is not None:
        return {}, Loss(0)
    by_type: dict[FacilityType, Loss] = {}
    for each in TYPES:
        by_type[each] = loss_by_all(state, each, knows_hand=knows_hand)
    return by_type, loss_by_two(state, knows_hand=knows_hand)
