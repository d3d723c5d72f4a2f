"""The manual page, in each language: what the command line's own help says, laid out by man's rules."""

import re
from collections.abc import Iterator

from desktop import __version__
from desktop.app.command_line import GLOBAL
from desktop.app.commands import COMMANDS
from desktop.app.paths import catalogues
from desktop.engine.message import Message
from desktop.wording.language import Words
from desktop.wording.system import languages

HEADINGS = {
    "en": ("NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS", "FILES"),
    "ja": ("名前", "書式", "説明", "コマンド", "オプション", "終了ステータス", "ファイル"),
    "ru": ("ИМЯ", "ОБЗОР", "ОПИСАНИЕ", "КОМАНДЫ", "ПАРАМЕТРЫ", "КОД ЗАВЕРШЕНИЯ", "ФАЙЛЫ"),
}
"""As manuals of these languages call them."""
FILES = {
    "~/.local/share/ascent-table": {
        "en": "matches and decks",
        "ja": "ゲームとデッキ",
        "ru": "партии и колоды",
    },
    "~/.config/ascent-table": {"en": "settings", "ja": "設定", "ru": "настройки"},
    "~/.local/state/ascent-table": {
        "en": "the program's diary",
        "ja": "動作の記録",
        "ru": "журнал программы",
    },
}


def man_page(language: str) -> str:
    """The page in one language, as troff."""
    words = Words(catalogues(), language)
    name, synopsis, description, commands, options, status, files = HEADINGS[language]
    about = words.tr("app.cli.about")
    lines = [
        f'.TH ASCENT\\-TABLE 1 "" "ascent\\-table {__version__}" ""',
        ".ad l",
        f".SH {name}",
        f"ascent\\-table \\- {_text(_brief(about))}",
        f".SH {synopsis}",
        f".B ascent\\-table\n{_text(GLOBAL.usage)} [COMMAND ...]",
        f".SH {description}",
        _text(about),
        f".SH {commands}",
        *_commands(words),
        f".SH {options}",
        *_options(words),
        f".SH {status}",
        _text(words.tr("app.cli.help.exit-codes")),
        f".SH {files}",
    ]
    for path, told in FILES.items():
        lines += [".TP", f".I {_text(path)}", _text(told[language])]
    return "\n".join(lines) + "\n"


def man_languages() -> list[str]:
    """The languages there is a page in."""
    return [code for code, _ in languages()]


def _commands(words: Words) -> Iterator[str]:
    for name, command in COMMANDS.items():
        yield from (
            ".TP",
            f".B {_text(name)}\\fR {_text(command.syntax.usage)}",
            _text(words.say(command.help)),
        )


def _options(words: Words) -> Iterator[str]:
    known = ", ".join(man_languages())
    for option, told in (
        ("--help", Message("app.cli.help.help")),
        ("--version", Message("app.cli.help.version")),
        ("--language CODE", Message("app.cli.help.language", {"detail": known})),
        ("--more-games DIR", Message("app.cli.help.more-games")),
    ):
        yield from (".TP", f".B {_text(option)}", _text(words.say(told)))


def _brief(about: str) -> str:
    """The first sentence after the program's name."""
    return re.split(r"[:：]\s*", about, maxsplit=1)[1].partition("。")[0].partition(". ")[0]


def _text(text: str) -> str:
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
