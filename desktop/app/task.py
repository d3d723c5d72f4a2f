"""What every command works with, and the exit codes that all of them share."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from desktop.app.command_line import Arguments
from desktop.app.console import Console, read_standard_input
from desktop.app.games import load_rules
from desktop.app.libraries import ALWAYS, missing, packages_wanted
from desktop.app.screen import obstacle
from desktop.engine.bad_input import BadInputError
from desktop.engine.ids import seat_id
from desktop.engine.manifest import Manifest
from desktop.engine.message import Message
from desktop.session.wholefile import read_whole

if TYPE_CHECKING:
    from desktop.engine.game import GameRules

FINE: Final = 0
REFUSED: Final = 1
BAD_INPUT: Final = 2
CANNOT_SHOW: Final = 3
"""A library or a screen is missing, the window cannot be made, or the answer cannot be written."""


class StartError(Exception):
    """The window could not be made; the diary has the whole of it."""

    def __init__(self, message: Message) -> None:
        self.message = message
        super().__init__(message.id)


@dataclass(frozen=True, slots=True)
class Task:
    """A command being carried out: where it speaks, what it was told, and the games there are."""

    console: Console
    arguments: Arguments
    games: Mapping[str, Manifest]
    folders: Sequence[Path] = ()
    """Where further games were to be found."""
    language: str = ""
    """The language that was asked for, empty when none was."""

    def manifest(self, game: str) -> Manifest:
        """The manifest of a game.

        Raises:
            BadInputError: there is no such game.
        """
        if game not in self.games:
            raise BadInputError("unknown-game", {"name": game[:60], "detail": " ".join(self.games)})
        return self.games[game]

    def rules(self, game: str) -> GameRules[Any, Any]:
        """The rules of a game, whose names are used in what is said from now on.

        Raises:
            BadInputError: there is no such game.
        """
        rules = load_rules(self.manifest(game))
        self.console.words.set_naming(rules.name_of)
        return rules

    def file(self, position: str) -> bytes:
        """The contents of the file named at a place of the command line; ``-`` is standard input.

        Raises:
            BadInputError: it cannot be read.
        """
        name = self.arguments.positions[position]
        return read_standard_input() if name == "-" else read_whole(Path(name), streams=True)


def seat_fact(seat: int | None) -> str | None:
    """A seat as the facts of messages name it."""
    return None if seat is None else seat_id(seat)


def with_window(console: Console, show: Callable[[], int]) -> int:
    """Run what needs Qt; a missing library or screen, or a start that failed, is told in one sentence."""
    if (reason := obstacle()) is not None:
        console.say(reason)
        return CANNOT_SHOW
    try:
        return show()
    except StartError as fault:
        console.say(fault.message)
        return CANNOT_SHOW
    except ImportError as fault:
        wanted = packages_wanted(missing(ALWAYS)) if sys.platform.startswith("linux") else None
        console.say(wanted or Message("app.cli.no-library", {"detail": str(fault)}))
        return CANNOT_SHOW
