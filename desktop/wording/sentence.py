"""A sentence with places for facts, and how each place is filled."""

import string
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from desktop.engine.message import Fact

CASES: Final = ("nom", "gen", "dat", "acc", "ins", "loc")
"""The cases a name can be asked for, e.g. ``{card:acc}``; each is a msgctxt in the catalogues."""

COUNT: Final = "n"
"""Marks the number that picks the plural form, ``{cost:n}``; of a row of things, how many they are."""

EITHER: Final = "or"
"""Marks a row of which one is meant, ``{places:or}``: "a, b or c"."""

ZERO: Final = "zero"
"""The msgctxt of what is said when the count is 0 ("nothing to pay"); an entry may do without."""

VERBATIM: Final = frozenset(
    {
        "name",
        "names",
        "title",
        "text",
        "path",
        "file",
        "folder",
        "detail",
        "where",
        "value",
        "option",
        "key",
        "keys",
        "version",
        "command",
        "host",
        "address",
        "date",
        "time",
        "first",
        "next",
    }
)
"""Facts whose text a person typed or the system said: never taken for an id, nothing of it left out."""

NAMES: Final = frozenset({"name", "names", "title", "text", "value"})
"""Those of them that people call something by. The others, such as paths, may be copied out of a sentence."""

LINES: Final = frozenset({"text", "value", "detail"})
"""Those of them that may go over several lines; of the others each is one line, whatever it holds."""

WORDED: Final = frozenset({"first", "next"})
"""Parts of a row, which have been put into words already."""

Wording = Callable[[str, Fact, str], str]
"""Words for a fact: its name in the sentence, its value, and how it is asked for."""


class Filling(string.Formatter):
    """Fills a sentence's places with words.

    Only plain names and the marks above may stand in a place. Anything else, and a name
    without a fact, raises LookupError or ValueError: then the sentence is at fault.
    """

    def __init__(self, wording: Wording) -> None:
        self._wording = wording

    def fill(self, sentence: str, facts: Mapping[str, Fact]) -> str:
        """The sentence with every place filled."""
        return self.vformat(sentence, (), facts)

    def get_field(self, field_name: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, str]:
        return (field_name, kwargs[field_name]), field_name

    def convert_field(self, value: Any, conversion: str | None) -> Any:
        if conversion is not None:
            raise ValueError(f"conversion !{conversion} has no meaning in a sentence")
        return value

    def format_field(self, value: tuple[str, Fact], format_spec: str) -> str:
        name, fact = value
        if format_spec not in ("", COUNT, EITHER) and format_spec.lower() not in CASES:
            raise ValueError(f"{{{name}:{format_spec}}} asks for an unknown case")
        return self._wording(name, fact, format_spec)


def count_in(sentence: str, facts: Mapping[str, Fact]) -> int | None:
    """The number that picks the sentence's form, or None when the facts hold none.

    The fact marked ``:n`` in the sentence; without a mark the fact ``n``, else the only number.
    """
    marked = [name for _, name, spec, _ in string.Formatter().parse(sentence) if name and spec == COUNT]
    if marked:
        return number_of(facts[marked[0]])
    if "n" in facts:
        return number_of(facts["n"])
    numbers = [fact for fact in facts.values() if isinstance(fact, int)]
    return numbers[0] if len(numbers) == 1 else None


def number_of(fact: Fact) -> int | None:
    """A fact as a number: itself, or how many things it names; None for a single id."""
    if isinstance(fact, tuple):
        return len(fact)
    return fact if isinstance(fact, int) else None


def capitalised(words: str) -> str:
    """The words as they begin a sentence."""
    return words[:1].upper() + words[1:]
