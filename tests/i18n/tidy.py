"""Keep the catalogues in order: sort, copy the English text into ja and ru, tell what is missing.

    python -m tests.i18n.tidy             sort all files, report what is missing
    python -m tests.i18n.tidy --check     change nothing, exit with 1 when something is to be done
    python -m tests.i18n.tidy add ID EN JA RU [--context acc] [--note ...] [--domain app]
    python -m tests.i18n.tidy add --plural ID "EN one|EN other" "JA" "RU one|RU few|RU many"
    python -m tests.i18n.tidy remove ID [--domain app]
    python -m tests.i18n.tidy prune       remove what neither source nor registers ask for

``add`` replaces an entry that is there already. Forms of a plural are parted by ``|``.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from tests.i18n.po_file import (
    CATALOGUES,
    LANGUAGES,
    Entry,
    PoFile,
    domains,
    doubled_keys,
    path_of,
    read,
    with_english,
    write,
    written,
)

FORMS = {"en": 2, "ja": 1, "ru": 3}


@contextmanager
def _alone(root: Path) -> Iterator[None]:
    """Hold the catalogues while they are rewritten, so that two people adding at once lose nothing."""
    try:
        import fcntl
    except ImportError:  # Windows has no fcntl; there one person edits at a time
        yield
        return
    folder = root.parent / "build"
    folder.mkdir(exist_ok=True)
    with (folder / "i18n.lock").open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def tidied(root: Path, domain: str) -> dict[str, PoFile]:
    """The three files of a domain as they should be."""
    files = {language: read(language, domain, root) for language in LANGUAGES}
    english = files["en"].entries
    for language in ("ja", "ru"):
        entries = {
            key: with_english(entry, english.get(key)) for key, entry in files[language].entries.items()
        }
        files[language] = replace(files[language], entries=entries)
    return files


def missing(files: dict[str, PoFile]) -> list[str]:
    """A line for every entry that a language lacks, leaves empty or calls fuzzy."""
    keys = sorted(set[tuple[str, str]]().union(*(file.entries for file in files.values())))
    lines: list[str] = []
    for language in LANGUAGES:
        for key in keys:
            entry = files[language].entries.get(key)
            name = f"{key[0]} [{key[1]}]" if key[1] else key[0]
            if entry is None:
                lines.append(f"{language}: missing {name}")
            elif not all(entry.texts):
                lines.append(f"{language}: empty {name}")
            elif entry.fuzzy:
                lines.append(f"{language}: fuzzy {name}")
            elif entry.plural and len(entry.texts) != FORMS[language]:
                lines.append(f"{language}: {len(entry.texts)} plural forms, not {FORMS[language]}: {name}")
    return lines


def tidy(root: Path = CATALOGUES, *, check: bool = False) -> int:
    """Tidy every domain; the result is the exit code."""
    faults: list[str] = []
    for domain in domains(root):
        for language in LANGUAGES:
            if not path_of(language, domain, root).exists():
                faults.append(f"{language}: no file {domain}.po")
            else:
                faults += [f"{language}: twice {name}" for name in doubled_keys(language, domain, root)]
        if faults:
            continue
        files = tidied(root, domain)
        faults += missing(files)
        for file in files.values():
            path = path_of(file.language, domain, root)
            if check and path.read_text("utf-8") != written(file):
                faults.append(f"{file.language}: {domain}.po is not tidy")
            elif not check:
                write(file, root)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def _domain_for(message_id: str, root: Path) -> str:
    first = message_id.partition(".")[0]
    fitting = [domain for domain in domains(root) if domain.startswith(first)]
    if len(fitting) != 1:
        raise SystemExit(f"which domain does {message_id} belong to? say --domain")
    return fitting[0]


def add(arguments: argparse.Namespace, root: Path = CATALOGUES) -> int:
    """Put one entry into all three files."""
    domain = arguments.domain or _domain_for(arguments.id, root)
    given = dict(zip(LANGUAGES, (arguments.en, arguments.ja, arguments.ru), strict=True))
    for language, text in given.items():
        texts = tuple(text.split("|")) if arguments.plural else (text,)
        if arguments.plural and len(texts) != FORMS[language]:
            raise SystemExit(f"{language} needs {FORMS[language]} plural forms, parted by |")
        file = read(language, domain, root)
        notes = (arguments.note,) if arguments.note and language == "en" else ()
        entry = Entry(arguments.id, texts, arguments.context, arguments.plural, notes)
        write(replace(file, entries={**file.entries, entry.key: entry}), root)
    return tidy(root)


def remove(arguments: argparse.Namespace, root: Path = CATALOGUES) -> int:
    """Take an id, with all its contexts, out of all three files."""
    _without(root, arguments.domain or _domain_for(arguments.id, root), {arguments.id})
    return tidy(root)


def prune(root: Path = CATALOGUES) -> int:
    """Take out every id that nothing asks for, and tell which."""
    from tests.i18n.idle_ids import unused  # it reads all source and rules, which the other commands need not

    idle = unused()
    for domain in domains(root):
        _without(root, domain, set(idle))
    print("\n".join(idle))
    return tidy(root)


def _without(root: Path, domain: str, ids: set[str]) -> None:
    for language in LANGUAGES:
        file = read(language, domain, root)
        kept = {key: entry for key, entry in file.entries.items() if key[0] not in ids}
        write(replace(file, entries=kept), root)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.i18n.tidy", description="Keep the catalogues in order."
    )
    parser.add_argument(
        "--check", action="store_true", help="change nothing; exit 1 when something is to be done"
    )
    commands = parser.add_subparsers(dest="command")
    adding = commands.add_parser("add", help="add or replace an entry in all three languages")
    adding.add_argument("id")
    for language in LANGUAGES:
        adding.add_argument(language)
    adding.add_argument("--plural", action="store_true", help="forms are parted by |")
    adding.add_argument("--context", default="")
    adding.add_argument("--note", default="", help="a word to the translators, e.g. where it is shown")
    adding.add_argument("--domain", default="")
    removing = commands.add_parser("remove", help="remove an id from all three languages")
    removing.add_argument("id")
    removing.add_argument("--domain", default="")
    commands.add_parser("prune", help="remove what nothing asks for")
    return parser


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    arguments = _parser().parse_args(argv)
    with _alone(CATALOGUES):
        if arguments.command == "add":
            return add(arguments)
        if arguments.command == "remove":
            return remove(arguments)
        if arguments.command == "prune":
            return prune()
        return tidy(check=arguments.check)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
