"""Words: the one place where message ids and facts become sentences."""

import logging
from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

from desktop.engine.ids import NATURE, seat_of
from desktop.engine.message import Fact, Message, Naming
from desktop.engine.plain_text import isolated, visible
from desktop.wording.catalogue import MANY, Catalogue
from desktop.wording.sentence import (
    COUNT,
    EITHER,
    LINES,
    NAMES,
    VERBATIM,
    WORDED,
    ZERO,
    Filling,
    capitalised,
    count_in,
    number_of,
)

logger = logging.getLogger(__name__)

ENGLISH: Final = "en"
"""The language that stands in where another has no words yet."""

DEEPEST: Final = 6
"""Names may hold names (the deck of a player); a deeper nest than this can only be a circle."""


class Words:
    """Speaks one language at a time, and can change it at any moment.

    Nothing raises here in front of a player: a missing or broken sentence is said in English,
    failing that its id is shown, and the log tells once. Safe to use from several threads.
    Values are put in as they are, names from right to left apart from what is around them; escaping for
    rich text is up to whoever shows them.
    """

    def __init__(self, catalogues: Path, language: str) -> None:
        self._folder = catalogues
        self._read: dict[str, Catalogue] = {}
        self._spoken = self._catalogue(language)
        self._naming: Naming | None = None
        self._told: set[str] = set()

    @property
    def language(self) -> str:
        """The code of the language spoken now."""
        return self._spoken.language

    def set_language(self, language: str) -> None:
        """Speak another language from the next message on."""
        if language != self._spoken.language:
            self._spoken = self._catalogue(language)

    @property
    def naming(self) -> Naming | None:
        """What tells the names of seats, pieces and zones; None when no match is open."""
        return self._naming

    def set_naming(self, naming: Naming | None) -> None:
        """Let the open match name its players, pieces and zones."""
        self._naming = naming

    def tr(self, message_id: str, /, **facts: Fact) -> str:
        """The sentence for a message id, filled with facts."""
        return self._say(message_id, facts, "", 0)

    def say(self, message: Message) -> str:
        """The sentence for a message."""
        return self._say(message.id, message.facts, "", 0)

    def known(self, message_id: str) -> bool:
        """Whether there is a sentence for this id, be it in English."""
        return any(_sentence(catalogue, message_id, "") is not None for catalogue in self._tongues())

    def _tongues(self) -> tuple[Catalogue, ...]:
        spoken = self._spoken
        return (spoken,) if spoken.language == ENGLISH else (spoken, self._english)

    @cached_property
    def _english(self) -> Catalogue:
        """Read only when it is needed: most players never need a second language."""
        return self._catalogue(ENGLISH)

    def _catalogue(self, language: str) -> Catalogue:
        """Read once: who tries languages at the table goes back and forth, and waits for none twice."""
        if language not in self._read:
            self._read[language] = Catalogue(self._folder, language)
        return self._read[language]

    def _say(self, message_id: str, facts: Mapping[str, Fact], case: str, depth: int) -> str:
        if depth > DEEPEST:
            self._tell(message_id, "its name holds itself")
            return message_id
        for catalogue in self._tongues():
            sentence = _sentence(catalogue, message_id, case)
            if sentence is None:
                self._tell(message_id, f"no words in {catalogue.language}")
                continue
            try:
                return self._filled(catalogue, message_id, sentence, facts, depth)
            except (LookupError, ValueError) as fault:
                self._tell(message_id, f"broken in {catalogue.language}: {fault!r}")
        return message_id

    def _filled(
        self, catalogue: Catalogue, message_id: str, sentence: str, facts: Mapping[str, Fact], depth: int
    ) -> str:
        if catalogue.plural(message_id) is not None:
            # the form for many always names the number; from it we learn which fact decides
            sentence = _form(catalogue, message_id, count_in(sentence, facts)) or sentence

        def wording(name: str, fact: Fact, how: str) -> str:
            return self._worded(name, fact, how, depth)

        return Filling(wording).fill(sentence, facts)

    def _worded(self, name: str, fact: Fact, how: str, depth: int) -> str:
        if isinstance(fact, int) or (how == COUNT and number_of(fact) is not None):
            return str(number_of(fact))
        case = "" if how in (COUNT, EITHER) else how
        if isinstance(fact, tuple):
            people = name in VERBATIM or any(seat_of(each) is not None for each in fact)
            words = [self._one(name, each, case, depth) for each in fact]
            last = "app.list.either" if how == EITHER else "app.list.last"
            return self._row(words if people else self._gathered(name, fact, words, depth), last, depth)
        return self._one(name, fact, case, depth)

    def _one(self, name: str, fact: str, case: str, depth: int) -> str:
        if name in WORDED:
            return fact
        if name in VERBATIM:
            seen = visible(fact, lines=name in LINES, apart=name in NAMES)
            return isolated(seen) if name in NAMES else seen
        called = self._called(fact)
        if isinstance(called, str):
            return isolated(called)
        words = self._say(called.id, called.facts, case.lower(), depth + 1)
        return capitalised(words) if case[:1].isupper() else words

    def _called(self, identifier: str) -> Message | str:
        """What an id is called: by the open match, as a seat, as a message, or else itself."""
        named = self._named(identifier)
        if named is not None:
            return named
        seat = seat_of(identifier)
        if seat == NATURE:
            return Message("app.seat.nature")
        if seat is not None:
            return Message("app.seat.unnamed", {"seat": seat})
        return Message(identifier) if self.known(identifier) else identifier

    def _named(self, identifier: str) -> Message | str | None:
        naming = self._naming
        if naming is None:
            return None
        try:
            return naming(identifier)
        except Exception:  # a fault in a game's names must not stop the sentence; the log has it whole
            logger.exception("Naming %r failed", identifier)
            return None

    def _gathered(self, name: str, row: tuple[str, ...], words: list[str], depth: int) -> list[str]:
        """Alike things once, with their number and no article; people of one name are no such things."""
        counts, first = Counter(words), dict(zip(reversed(words), reversed(row), strict=True))
        return [
            word if count == 1 else self._several(name, first[word], word, count, depth)
            for word, count in counts.items()
        ]

    def _several(self, name: str, thing: str, word: str, count: int, depth: int) -> str:
        alone = self._one(name, thing, "", depth)
        text = alone if word.endswith(f" {alone}") else word
        return self._say("app.list.alike", {"text": text, "count": count}, "", depth)

    def _row(self, words: list[str], last: str, depth: int) -> str:
        """Several things in one breath: "a, b and c", with the words that bring in the last one."""
        if not words:
            return self._say("app.list.none", {}, "", depth)
        row = words[0]
        for word in words[1:-1]:
            row = self._say("app.list.more", {"first": row, "next": word}, "", depth)
        if len(words) > 1:
            row = self._say(last, {"first": row, "next": words[-1]}, "", depth)
        return row

    def _tell(self, message_id: str, fault: str) -> None:
        """Log a fault once; a sentence may be asked for many times a second."""
        if (told := f"{message_id}: {fault}") not in self._told:
            self._told.add(told)
            logger.warning("Message %s", told)


def _sentence(catalogue: Catalogue, message_id: str, case: str) -> str | None:
    """The sentence with its places still open: in the case asked for, else in its plain form."""
    if case and (declined := catalogue.text(message_id, case)) is not None:
        return declined
    return catalogue.plural(message_id) or catalogue.text(message_id)


def _form(catalogue: Catalogue, message_id: str, count: int | None) -> str | None:
    """The form of a sentence for a count; without one, the form for many."""
    if count == 0 and (nothing := catalogue.text(message_id, ZERO)) is not None:
        return nothing
    return catalogue.plural(message_id, MANY if count is None else abs(count))
