"""When a match ends (west.end), and what is told of it."""

from desktop.engine.event import Event
from desktop.games.the_west.rules import end_events
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.scoring import Tally, tally, winners_of
from desktop.games.the_west.rules.state import Reason, other_of

IDLE_TURNS = 2
"""So many turns in a row without an action end a match: then nobody can ever act again."""


def end_or_pass(board: Board) -> bool:
    """Close the turn; True when the other player is on turn now, False when the match is over."""
    idle = board.deed is None or board.deed.kind == "none"
    board.idle = board.idle + 1 if idle else 0
    due = reason(board)
    if due and _is_last(board):
        board.over = due
    elif board.idle >= IDLE_TURNS:
        board.over = "idle"
    else:
        board.last = due != "" and board.book.ends_when == "last_turn"
        if board.last and board.told is not None:
            board.told.append(end_events.last_turn(other_of(board.turn)))
    if not board.over:
        return True
    board.phase, board.deed = "over", None
    if board.told is not None:
        _tell(board, board.told)
    return False


def _is_last(board: Board) -> bool:
    """Whether a match whose end is due ends with this turn.

    A last turn that was told is one no more when a deck was filled again by hand.
    """
    when = board.book.ends_when
    return when == "at_once" or board.last or (when == "second_player" and board.turn != board.first)


def is_last_turn(board: Board) -> bool:
    """Whether the match ends with the turn under way, as the table stands now."""
    return board.phase != "over" and bool(reason(board)) and _is_last(board)


def reason(board: Board) -> Reason:
    """Why the match is at its end; empty while it is not. Points go before decks."""
    sequence = board.book.deck.turn_sequence
    if sequence.ends_at_zero and not all(board.points):
        return "points"
    if sequence.ends_with_facility_deck and not board.deck:
        return "deck"
    if sequence.ends_with_locus_deck and not all(board.locus_decks):
        return "loci"
    return ""


def tallies(board: Board) -> tuple[Tally, Tally]:
    """Both players' scores as they would be now."""
    card = board.book.deck.score
    one, two = (
        tally(card, board.points[at], board.loci[at], board.complete[at], board.gates[at]) for at in (0, 1)
    )
    return one, two


def _tell(board: Board, told: list[Event]) -> None:
    """Why it is over, both scores, and who wins."""
    match board.over:
        case "points":
            told += [end_events.at_zero(seat) for seat in (1, 2) if not board.points[seat - 1]]
        case "deck":
            told.append(end_events.deck_empty())
        case "loci":
            empty = next(at for at, deck in enumerate(board.locus_decks, start=1) if not deck)
            told.append(end_events.locus_deck_empty(empty))
        case _:
            told.append(end_events.nobody_acts())
    scores = tallies(board)
    for seat in (board.first, other_of(board.first)):
        told.append(end_events.score(seat, scores[seat - 1]))
    totals = (scores[0].total, scores[1].total)
    winners = winners_of(board.book.deck.score, totals, board.first)
    winner, *others = winners
    if others:
        told.append(end_events.shared(totals[0]))
    elif totals[0] == totals[1]:
        told.append(end_events.tie(winner, totals[0]))
    else:
        told.append(end_events.won(winner, max(totals), min(totals)))
