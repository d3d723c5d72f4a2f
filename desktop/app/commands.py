"""The commands of ``ascent-table``; without one, the window opens. No command needs Qt."""

import importlib
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from desktop import __version__
from desktop.app.command_line import GLOBAL, Arguments, Syntax, UsageError, read_arguments, split_global
from desktop.app.console import Console, OutputError, fault_value
from desktop.app.games import check_folders, find_games
from desktop.app.paths import catalogues
from desktop.app.task import BAD_INPUT, CANNOT_SHOW, Task, with_window
from desktop.engine.bad_input import BadInputError
from desktop.engine.message import Message
from desktop.wording.language import Words
from desktop.wording.system import languages, system_language


@dataclass(frozen=True, slots=True)
class Command:
    """A command: how it is called, what it does, and the message of its help."""

    syntax: Syntax
    run: str
    """``module:function`` below ``desktop.app``, loaded when the command is given: the window starts
    without what only commands need."""
    help: Message

    def carry_out(self, task: Task) -> int:
        """Do it, and give the exit code."""
        module, _, function = self.run.partition(":")
        carried_out: Callable[[Task], int] = getattr(
            importlib.import_module(f"desktop.app.{module}"), function
        )
        return carried_out(task)


def demo(task: Task) -> int:
    """Write pictures of a short demonstration of every game; it needs no screen and shows none."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return with_window(task.console, lambda: _run_demo(Path(task.arguments.text("out", "."))))


def open_file(task: Task) -> int:
    """Open the window, and with it a match or a position; a desktop calls it so on a double click."""
    file = task.arguments.positions.get("FILE")
    return _open_window(task.console, task.folders, task.language, None if file is None else Path(file))


def _run_demo(out: Path) -> int:
    return importlib.import_module("desktop.app.demo").run(out)


COMMANDS: Mapping[str, Command] = {
    "open": Command(Syntax(optional=("FILE",)), "commands:open_file", Message("app.cli.help.open")),
    "check": Command(
        Syntax(("POSITION",), options={"seed": "N"}), "judging:check", Message("app.cli.help.check")
    ),
    "try": Command(
        Syntax(("POSITION", "MOVE"), options={"seed": "N"}), "judging:try_move", Message("app.cli.help.try")
    ),
    "replay": Command(
        Syntax(("MATCH",), flags=("position",)), "replaying:replay", Message("app.cli.help.replay")
    ),
    "simulate": Command(
        Syntax(
            ("GAME",),
            options={"players": "N", "seed": "S", "games": "K", "option": "ID=VALUE", "player": "NAME"},
            many=("option",),
            flags=("explained",),
        ),
        "simulating:simulate",
        Message("app.cli.help.simulate"),
    ),
    "schema": Command(Syntax(optional=("NAME",)), "schemas:schema", Message("app.cli.help.schema")),
    "demo": Command(Syntax(options={"out": "DIR"}), "commands:demo", Message("app.cli.help.demo")),
}


def run(argv: Sequence[str]) -> int:
    """Carry out a command line and give the exit code."""
    console = Console(Words(catalogues(), system_language()))
    try:
        everywhere, rest = split_global(argv)
        _choose_language(console, everywhere)
        return _run(console, everywhere, rest)
    except UsageError as fault:
        console.say(fault.message)
        console.say(Message("app.cli.see-help", {"command": "ascent-table --help"}))
        return BAD_INPUT
    except OutputError as fault:
        console.say(fault.message)
        return CANNOT_SHOW
    except BadInputError as fault:
        console.answer({"valid": False, **fault_value(fault)})
        console.say(fault.message)
        return BAD_INPUT


def _choose_language(console: Console, everywhere: Arguments) -> None:
    code = everywhere.text("language", console.words.language)
    if code not in dict(languages()):
        known = " ".join(code for code, _ in languages())
        raise UsageError(Message("app.cli.unknown-language", {"value": code[:40], "detail": known}))
    console.words.set_language(code)


def _run(console: Console, everywhere: Arguments, rest: Sequence[str]) -> int:
    folders = [Path(folder) for folder in everywhere.options["more-games"]]
    check_folders(folders)
    if "version" in everywhere.flags:
        console.show(f"ascent-table {__version__}")
        return 0
    if "help" in everywhere.flags:
        console.show(help_text(console.words))
        return 0
    language = everywhere.text("language", "")
    if not rest:
        return _open_window(console, folders, language)
    name, *own = rest
    if name not in COMMANDS:
        raise UsageError(Message("app.cli.unknown-command", {"command": name[:80]}))
    command = COMMANDS[name]
    arguments = read_arguments(command.syntax, own)
    return command.carry_out(Task(console, arguments, find_games(folders), folders, language))


def help_text(words: Words) -> str:
    """The help: every command with its arguments, and what they do, in the language of ``words``."""
    parts = [words.tr("app.cli.about"), "", f"ascent-table {GLOBAL.usage} [COMMAND ...]", ""]
    for name, command in COMMANDS.items():
        parts += [f"ascent-table {name} {command.syntax.usage}", _indented(words.say(command.help)), ""]
    for option, told in (
        ("--help", Message("app.cli.help.help")),
        ("--version", Message("app.cli.help.version")),
        ("--language CODE", Message("app.cli.help.language", {"detail": ", ".join(dict(languages()))})),
        ("--more-games DIR", Message("app.cli.help.more-games")),
    ):
        parts += [option, _indented(words.say(told))]
    return "\n".join([*parts, "", words.tr("app.cli.help.exit-codes")])


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines())


def _open_window(console: Console, folders: Sequence[Path], language: str, file: Path | None = None) -> int:
    def opened() -> int:
        wiring = importlib.import_module("desktop.app.wiring")
        return wiring.run(console.words, folders, language, file)

    return with_window(console, opened)
