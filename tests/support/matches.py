"""Matches of the toy game Cairn, begun, played and read back, for the tests of the session."""

import random
from pathlib import Path
from typing import Any

from support.toy import toy

from desktop.engine.message import Message
from desktop.engine.move import Move
from desktop.session.dealer import SeededDealer
from desktop.session.header import Header, SeatInfo, TableOptions, new_header
from desktop.session.match import Match
from desktop.session.matchfile import read_match, write_match
from desktop.session.resume import Resumed, resume
from desktop.session.shelf import Shelf
from desktop.session.transition import Transition


def header_of(seats: int = 2, table: TableOptions | None = None, **options: Any) -> Header:
    """The header of a toy match in which the first seat begins."""
    names = [SeatInfo(name=f"Player {number}", colour="red") for number in range(1, seats + 1)]
    game = toy()
    return new_header(
        game.manifest,
        game.rules,
        names,
        game.deck,
        created="2026-01-01T00:00:00Z",
        first=1,
        options=options,
        table=table,
    )


def begin(seed: int = 1, seats: int = 2, table: TableOptions | None = None, **options: Any) -> Match[Any]:
    """A toy match, dealt from a seed."""
    return Match.begin(toy().rules, header_of(seats, table, **options), SeededDealer(seed))


def legal(match: Match[Any]) -> list[Move]:
    """The moves that may be made now."""
    return list(match.rules.legal_moves(match.state))


def step(match: Match[Any], move: Move | None = None) -> Transition[Any]:
    """Make a move, the first legal one if none is given, and expect it to be allowed."""
    result = match.propose(move or legal(match)[0])
    assert isinstance(result, Transition)
    return result


def discard(match: Match[Any]) -> Transition[Any]:
    """Put the first stone of the hand away."""
    return step(match, toy().module.Discard(stone=match.state.hand[0]))


def end_turn() -> Move:
    """The move that ends a turn of the toy game."""
    return toy().module.EndTurn()


def marker(on: bool = True) -> Move:
    """The toy game's move without effect."""
    return toy().module.Marker(on=on)


def play_on(match: Match[Any], count: int, seed: int = 0) -> None:
    """So many random decisions, undone and redone ones among them, until the match ends."""
    dice = random.Random(seed)
    for _ in range(count):
        if match.turn_of is None:
            return
        draw = dice.random()
        if draw < 0.15:
            match.undo()
        elif draw < 0.25:
            match.redo()
        elif draw < 0.3 and (markers := list(match.rules.marker_moves(match.state))):
            match.propose(markers[0])
        else:
            match.propose(dice.choice(legal(match)))


def file_of(match: Match[Any]) -> bytes:
    """The match file that says what is on the table."""
    return write_match(match.header, match.lines())[0]


def reread(data: bytes, rules: Any = None) -> Resumed[Any]:
    """The match of a file."""
    return resume(rules or toy().rules, read_match(data), SeededDealer(99))


def same_table(one: Match[Any], other: Match[Any]) -> bool:
    """Whether two matches are the same in all that counts."""
    return (
        one.header == other.header
        and one.state == other.state
        and one.log == other.log
        and (one.cursor, one.base, one.turn) == (other.cursor, other.base, other.turn)
    )


class Told:
    """A listener to messages, such as those of a shelf."""

    def __init__(self) -> None:
        self.messages: list[Message] = []

    def __call__(self, message: Message) -> None:
        self.messages.append(message)

    @property
    def ids(self) -> list[str]:
        """The ids of what was told, in order."""
        return [message.id for message in self.messages]


def shelf_in(folder: Path) -> tuple[Shelf, Told]:
    """A shelf in a folder, and what it tells."""
    told = Told()
    return Shelf(folder, told), told
