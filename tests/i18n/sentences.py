"""Every sentence of every catalogue, as the gates look at it."""

import re
import string
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.i18n.po_file import LANGUAGES, Entry, Key, domains, read


@dataclass(frozen=True)
class Sentence:
    """One text of one entry: a plural entry has several."""

    language: str
    domain: str
    entry: Entry
    text: str

    @property
    def name(self) -> str:
        """How a failing gate names it."""
        context = f" [{self.entry.context}]" if self.entry.context else ""
        return f"{self.language} {self.entry.id}{context}: {self.text}"

    @property
    def bare(self) -> str:
        """The text with a mark in place of every fact."""
        return bare(self.text)


def bare(text: str) -> str:
    """A text with a mark in place of every fact."""
    return re.sub(r"\{[^{}]*\}", "\N{OBJECT REPLACEMENT CHARACTER}", text)


@cache
def catalogue(language: str) -> dict[Key, Entry]:
    """All entries of a language, of every domain."""
    entries: dict[Key, Entry] = {}
    for domain in domains():
        entries.update(read(language, domain).entries)
    return entries


def sentences(language: str | None = None) -> Iterator[Sentence]:
    """Every sentence, of one language or of all."""
    for code in LANGUAGES if language is None else (language,):
        for domain in domains():
            for entry in read_once(code, domain).values():
                for text in entry.texts:
                    yield Sentence(code, domain, entry, text)


@cache
def read_once(language: str, domain: str) -> dict[Key, Entry]:
    """The entries of one file."""
    return read(language, domain).entries


def places(text: str) -> list[tuple[str, str]]:
    """The places of a sentence: the fact's name and how it is asked for. Raises ValueError."""
    found: list[tuple[str, str]] = []
    for _, name, spec, conversion in string.Formatter().parse(text):
        if name is not None:
            if conversion or not name.isidentifier():
                raise ValueError(f"{{{name}}} is no plain name")
            found.append((name, spec or ""))
    return found


def names_of(entry: Entry) -> frozenset[str]:
    """All facts that an entry's forms speak of."""
    return frozenset(name for text in entry.texts for name, _ in places(text))
