"""Players of The West for measuring: by chance, and greedy over what one decision brings at once."""

import random
from collections.abc import Callable

from desktop.games.the_west.rules.acting import Act, carry_out
from desktop.games.the_west.rules.board import Board
from desktop.games.the_west.rules.ending import tallies
from desktop.games.the_west.rules.fast import Fast

Chooser = Callable[[Fast, random.Random], int]
"""Picks the place of a move in the list."""

CARD = 0.5
"""What a card in hand is worth, in points."""
WORK = 0.4
"""What a Doppelgate or Locus in the zone brings in each turn still to come."""
CARDS_A_ROUND = 7
"""So many cards leave the deck from one turn of a player to the next."""


def seat_to_act(board: Board) -> int:
    """Who decides now."""
    return board.turn if board.choice is None else board.choice.seat


def worth(board: Board, seat: int) -> float:
    """How the table stands for a seat: the score so far and what is still to come of cards and zones."""
    me, other = seat - 1, 2 - seat
    scores = tallies(board)
    turns = len(board.deck) / CARDS_A_ROUND
    work = [len(board.gates[at]) + len(board.loci[at]) for at in (0, 1)]
    return (
        scores[me].total
        - scores[other].total
        + CARD * (len(board.hands[me]) - len(board.hands[other]))
        + WORK * turns * (work[me] - work[other])
    )


def by_chance(match: Fast, dice: random.Random) -> int:
    """Any move, each as likely."""
    return dice.randrange(len(match.moves()))


def greedy(match: Fast, dice: random.Random) -> int:
    """The move after which the table stands best for who makes it; among equals by chance."""
    board = match.board
    seat = seat_to_act(board)
    acts = match.acts()
    if len(acts) == 1:
        return 0
    best, chosen = float("-inf"), 0
    for at, act in enumerate(acts):
        value = _after(board, act, seat) + dice.random() / 1000
        if value > best:
            best, chosen = value, at
    return chosen


def _after(board: Board, act: Act, seat: int) -> float:
    if act[0] == "end_turn":
        return worth(board, seat)
    tried = board.copy()
    carry_out(tried, act)
    return worth(tried, seat)


PLAYERS: dict[str, Chooser] = {"random": by_chance, "greedy": greedy}


def played(match: Fast, first: Chooser, second: Chooser, dice: random.Random, most: int = 2_000) -> int:
    """Play a match to its end; how many moves it took. Raises AssertionError when it does not end."""
    choosers = (first, second) if match.board.first == 1 else (second, first)
    for count in range(most):
        if match.over:
            return count
        match.play(choosers[seat_to_act(match.board) - 1](match, dice))
    raise AssertionError("the match does not end")
