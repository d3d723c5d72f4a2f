"""What the command line may say, and the reading of it; a wrong one is refused in words."""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from desktop.engine.message import Message


class UsageError(Exception):
    """The command line cannot be understood; ``message`` says what is wrong with it."""

    def __init__(self, message: Message) -> None:
        self.message = message
        super().__init__(message.id, dict(message.facts))


@dataclass(frozen=True, slots=True)
class Syntax:
    """The arguments of a command: names of positions, of options with a value, of flags.

    ``optional`` are positions that may be left out, ``many`` options that may be given repeatedly.
    """

    positions: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    """Option name (without dashes) -> the word that stands for its value in the help."""
    many: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()

    @property
    def usage(self) -> str:
        """The arguments as the help shows them."""
        words = [*self.positions, *(f"[{name}]" for name in self.optional)]
        words += [
            f"[--{name} {value}]{' ...' if name in self.many else ''}" for name, value in self.options.items()
        ]
        return " ".join([*words, *(f"[--{name}]" for name in self.flags)])


@dataclass(frozen=True, slots=True)
class Arguments:
    """What a command line said."""

    positions: Mapping[str, str]
    options: Mapping[str, tuple[str, ...]]
    flags: frozenset[str]

    def text(self, option: str, default: str) -> str:
        """The last value given for an option."""
        return (self.options[option] or (default,))[-1]

    def number(self, option: str, default: int, least: int = 0, most: int = 2**63) -> int:
        """The value of an option as a whole number.

        Raises:
            UsageError: it is none, or out of bounds.
        """
        text = self.text(option, str(default))
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            facts = {"option": f"--{option}", "value": text[:40], "least": least}
            raise UsageError(Message("app.cli.not-number", facts))
        return number


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(Message("app.cli.not-understood", {"detail": message[:200]}))


GLOBAL = Syntax(
    options={"language": "CODE", "more-games": "DIR"}, many=("more-games",), flags=("help", "version")
)
"""Arguments that stand anywhere and belong to every command."""


def split_global(argv: Sequence[str]) -> tuple[Arguments, list[str]]:
    """The arguments of every command, and the rest of the line.

    Raises:
        UsageError: an option lacks its value.
    """
    parser = _parser_of(GLOBAL)
    return _parsed(parser, GLOBAL, argv)


def read_arguments(syntax: Syntax, argv: Sequence[str]) -> Arguments:
    """The arguments of one command.

    Raises:
        UsageError: something is missing, unknown or too much.
    """
    arguments, rest = _parsed(_parser_of(syntax), syntax, argv)
    if rest:
        if rest[0].startswith("-") and rest[0] != "-":
            raise UsageError(Message("app.cli.unknown-option", {"option": rest[0][:80]}))
        raise UsageError(Message("app.cli.too-much", {"value": rest[0][:80]}))
    for name in syntax.positions:
        if name not in arguments.positions:
            raise UsageError(Message("app.cli.missing", {"name": name}))
    return arguments


def _parser_of(syntax: Syntax) -> _Parser:
    parser = _Parser(add_help=False, allow_abbrev=False, exit_on_error=False)
    for name in (*syntax.positions, *syntax.optional):
        parser.add_argument(name, nargs="?")
    for name in syntax.options:
        parser.add_argument(f"--{name}", dest=name, action="append", default=[])
    for name in syntax.flags:
        parser.add_argument(f"--{name}", dest=name, action="store_true")
    return parser


def _parsed(parser: _Parser, syntax: Syntax, argv: Sequence[str]) -> tuple[Arguments, list[str]]:
    try:
        found, rest = parser.parse_known_args(list(argv))
    except argparse.ArgumentError as fault:
        raise UsageError(Message("app.cli.no-value", {"option": fault.argument_name or ""})) from fault
    values = vars(found)
    names = (*syntax.positions, *syntax.optional)
    arguments = Arguments(
        positions={name: values[name] for name in names if values[name] is not None},
        options={name: tuple(values[name]) for name in syntax.options},
        flags=frozenset(name for name in syntax.flags if values[name]),
    )
    return arguments, rest
