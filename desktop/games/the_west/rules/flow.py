"""The course of a turn (west.turn.whose): what comes next by itself until somebody must decide."""

from desktop.engine.ids import PieceId, Seat
from desktop.games.the_west.rules import effect_events, engine, events
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.ending import end_or_pass
from desktop.games.the_west.rules.gates import has_match
from desktop.games.the_west.rules.ordering import choose_next
from desktop.games.the_west.rules.phases import Phase
from desktop.games.the_west.rules.state import Deed, Pending, gate_ids, other_of
from desktop.games.the_west.rules.vocabulary import When


def begin_turn(board: Board, seat: Seat) -> None:
    """A player is on turn: the Primes that are there now wait to be used (west.prime)."""
    board.turn, board.phase, board.deed = seat, "primes", None
    board.turn_number += 1
    if board.told is not None:
        board.told.append(events.turn(seat))
    loci = board.book.loci
    board.waiting = [locus for locus in _loci_at_hand(board) if loci[locus].when is None]
    advance(board)


def _loci_at_hand(board: Board) -> list[PieceId]:
    """The face-up Loci beside the table and those in the zone of the player on turn."""
    return [*(deck[0] for deck in board.locus_decks if deck), *board.loci[board.turn - 1]]


def triggered(board: Board, deed: Deed) -> list[str]:
    """The Trigger effects that an action sets off, of all that is there now (west.trigger)."""
    book, at = board.book, board.turn - 1
    found: list[str] = []
    for locus in _loci_at_hand(board):
        when = book.loci[locus].when
        if when is not None and sets_off(when, deed):
            found.append(locus)
    gates = board.gates[at]
    for name, card in zip(gate_ids(book, board.turn, gates), gates, strict=True):
        if sets_off(book.gate_whens[board.gate_type(card)], deed):
            found.append(name)
    return found


def sets_off(when: When, deed: Deed) -> bool:
    """Whether an action is one that a Trigger speaks of."""
    kind = when.kind
    if kind == "locus_action":
        return deed.kind == "locus"
    if kind == "cityengine_action":
        return deed.kind == "cityengine"
    if not deed.types:
        return False
    match when.kind:
        case "took_type":
            return when.type in deed.types
        case "took_all":
            return deed.kind == "take_all"
        case "took_at_least":
            return len(deed.types) >= when.count
        case "took_two_different":
            return deed.kind == "take_two" and deed.types[0] != deed.types[1]
        case _:
            return True


def advance(board: Board) -> None:
    """Go on until a decision is due or the match is over."""
    while board.choice is None:
        if board.running is not None:
            engine.step(board)
        elif board.phase == "action" and board.deed is not None:
            board.phase = "triggers"
        elif board.waiting:
            choose_next(board)
        elif board.phase == "triggers":
            board.phase = "reaction"
            react(board)
        elif board.phase == "reaction":
            board.refill("west.refill")
            board.phase = phase_of_end(board)
        else:
            if board.phase == "primes":
                board.phase = "action"
            return


def after_gate(board: Board) -> None:
    """A Doppelgate was played, once a turn: what is left is the hand limit and the end."""
    over = len(board.hands[board.turn - 1]) > board.book.hand_limit
    board.phase = "limit" if over else "end"


def phase_of_end(board: Board) -> Phase:
    """Where the turn stands after the refill."""
    hand = board.hands[board.turn - 1]
    if board.deck and has_match(board.book, hand, board.book.backs[board.deck[-1]]):
        return "doppelgate"
    return "limit" if len(hand) > board.book.hand_limit else "end"


def react(board: Board) -> None:
    """The other player's reaction (west.reaction); what leaves no choice is done at once."""
    deed = board.deed
    if deed is None or deed.kind in ("cityengine", "none"):
        return
    book, seat = board.book, other_of(board.turn)
    reaction = book.locus_reaction if deed.kind == "locus" else book.facility_reaction
    if reaction.kind == "none" or not reaction.amount:
        return
    if board.told is not None:
        board.told.append(effect_events.reaction(seat))
    if reaction.kind == "draw":
        board.draw(seat, reaction.amount, "west.reaction")
    elif reaction.amount < len(board.middle):
        board.choice = Pending("take", seat, reaction.amount)
    elif board.middle:
        take_reaction(board, tuple(board.middle))
    elif board.told is not None:
        board.told.append(effect_events.nothing_taken(seat))


def take_reaction(board: Board, cards: tuple[PieceId, ...]) -> None:
    """The other player takes Facilities from what is left of the middle."""
    seat = other_of(board.turn)
    board.choice = None
    board.take(seat, cards)
    if board.told is not None:
        board.told.append(events.took(seat, cards, "west.reaction"))


def end_turn(board: Board) -> None:
    """The turn is over: the match ends, or the other player is on turn."""
    if end_or_pass(board):
        begin_turn(board, other_of(board.turn))
