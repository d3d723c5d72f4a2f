"""From a position to a state: what it leaves out is filled in, what it says is checked."""

from dataclasses import replace

from desktop.engine.ids import NATURE, Seat
from desktop.engine.luck import Luck
from desktop.engine.record import BadInputError
from desktop.games.the_west.rules import flow
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.book import Book, book_of
from desktop.games.the_west.rules.house import house_from
from desktop.games.the_west.rules.opening import undealt
from desktop.games.the_west.rules.other_hand import YIELDING
from desktop.games.the_west.rules.places import DOUBLE
from desktop.games.the_west.rules.position import WestPosition
from desktop.games.the_west.rules.position_cards import place_cards
from desktop.games.the_west.rules.position_checks import check, check_undealt
from desktop.games.the_west.rules.standard import STANDARD
from desktop.games.the_west.rules.state import Deed, Pending, Pile, Running, State, other_of
from desktop.games.the_west.rules.vocabulary import FacilityType


def from_position(position: WestPosition, luck: Luck) -> State:
    """The state of a position.

    Raises:
        BadInputError: the position contradicts itself or the game's components.
    """
    book = book_of(position.deck or STANDARD, house_from(position.options))
    if position.phase == "deal":
        check_undealt(position, book)
        return undealt(book, position.first or NATURE)
    first, turn = _turn_of(position)
    lying = place_cards(position, book, first, luck)
    side, gates = _double(position, book, lying.gates, first)
    points = book.deck.score.points
    run, deed = position.running, position.deed
    state = State(
        book=book,
        first=first,
        turn=turn,
        phase=position.phase,
        turn_number=_number_of(position, turn, first),
        deck=lying.deck,
        middle=lying.middle,
        discard=lying.discard,
        hands=lying.hands,
        gates=gates,
        side=side,
        locus_decks=lying.locus_decks,
        loci=lying.loci,
        complete=position.complete,
        points=position.points or (points, points),
        waiting=position.waiting,
        running=None if run is None else Running(run.effect, run.clause, run.part),
        deed=None if deed is None else Deed(deed.kind, deed.types),
        choice=None,
        idle=position.idle,
        last=position.last,
        over=position.over,
    )
    check(state)
    settled = _settled(state)
    if position.choice is not None:
        choice = Pending(position.choice.kind, position.choice.seat, position.choice.count)
        return _asked(settled, choice)
    return settled


def _turn_of(position: WestPosition) -> tuple[Seat, Seat]:
    """Who began and who is on turn; while a side is chosen that is the second player."""
    first = position.first or 1
    by_phase = other_of(first) if position.phase == "side" else first
    turn = position.turn or by_phase
    if position.phase == "side" and turn != by_phase:
        raise BadInputError("west-turn", {"turn": turn})
    return first, turn


def _number_of(position: WestPosition, turn: Seat, first: Seat) -> int:
    if position.phase == "side":
        return 0
    if position.turn_number is not None and position.turn_number > 0:
        return position.turn_number
    return 1 if turn == first else 2


def _double(
    position: WestPosition, book: Book, gates: tuple[Pile, Pile], first: Seat
) -> tuple[FacilityType | None, tuple[Pile, Pile]]:
    """How the double-sided Doppelgate lies, and the zones with it; before its side is chosen in none."""
    if position.phase == "side":
        if position.gates is not None and any(DOUBLE in pile for pile in gates):
            raise BadInputError("west-card-twice", {"card": DOUBLE})
        one, other = (tuple(card for card in pile if card != DOUBLE) for pile in gates)
        return None, (one, other)
    lying = [card for pile in gates for card in pile].count(DOUBLE)
    if lying > 1:
        raise BadInputError("west-card-twice", {"card": DOUBLE})
    if not lying:
        one, other = gates
        gates = ((*one, DOUBLE), other) if first == 2 else (one, (*other, DOUBLE))
    side = position.side or book.deck.double_sided[0]
    if side not in book.deck.double_sided:
        raise BadInputError("west-no-card", {"card": side})
    return side, gates


def _settled(state: State) -> State:
    """The state once all has been done that needs no decision, as it would be in play."""
    board = Board(state)
    match state.phase:
        case "primes" if not state.waiting and state.running is None:
            board.turn_number -= 1
            flow.begin_turn(board, state.turn)
        case "reaction":
            flow.react(board)
            flow.advance(board)
        case "doppelgate":
            board.phase = flow.phase_of_end(board)
        case "limit" | "end":
            flow.after_gate(board)
        case "side" | "over":
            pass
        case _:
            flow.advance(board)
    return board.state()


def _asked(state: State, choice: Pending) -> State:
    """What is said to be asked must be what would be asked in play, or be asked of the other by hand."""
    if state.choice == choice:
        return state
    by_hand = state.choice is not None and state.choice.kind == "by_hand"
    asks_other = choice.kind in YIELDING and choice.seat in (state.other, NATURE)
    if by_hand and asks_other and 0 < choice.count < len(state.hands[state.other - 1]):
        return replace(state, choice=choice)
    raise BadInputError("west-choice")
