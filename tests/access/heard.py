"""What a screen reader can say of one thing in the window, and what is wrong with it.

The same demands hold in-process and over the bus, where the names are those of AT-SPI: plain words, no Qt.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

PRESSABLE = frozenset({"push button", "toggle button", "check box", "radio button", "menu item", "list item"})
"""Roles that promise something happens when they are pressed."""
FOCUSABLE = PRESSABLE | {
    "combo box", "entry", "text", "list", "page tab", "page tab list", "slider", "spin button", "tree",
    "table", "label", "dialog", "popup menu", "table cell", "tree item", "filler",
}  # fmt: skip
"""Roles of things that may take the keyboard; a filler is what Qt calls a page that scrolls."""
_BRACES = re.compile(r"[{}]|%[sd(]")
_MARKUP = re.compile(r"</?[a-z]+[ >/]|&(amp|lt|gt|nbsp);")
_ID = re.compile(r"\b[a-z]+(?:\.[a-z0-9_-]+){1,}\b|\b[a-z0-9]+_[a-z0-9_]+\b|\b[a-z]+-\d+\b")
"""Message ids, rule ids, names in code and ids of pieces."""
_WRITTEN_SO = re.compile(r"\b\w+\.(?:json|zip|txt|com|org|net|md|log)\b|https?:\S+|\S*/\S*")
"""Names of files and addresses, which may look like ids."""


@dataclass(frozen=True, slots=True)
class Heard:
    """One thing: role, words, states and what can be done with it."""

    role: str
    name: str = ""
    description: str = ""
    states: frozenset[str] = frozenset()
    actions: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    """What stands beside it as its label."""
    path: str = field(default="", compare=False)
    """Where it is in the tree, for whoever looks for it."""

    @property
    def takes_keys(self) -> bool:
        """Whether it can have the keyboard now."""
        return "focusable" in self.states and "enabled" in self.states

    def told(self) -> str:
        """For a list of faults."""
        return f"{self.role} {self.name!r} at {self.path}"


def faults(things: Iterable[Heard]) -> list[str]:
    """Everything that somebody who only hears the window would miss."""
    return [f"{thing.told()}: {fault}" for thing in things for fault in faults_of(thing)]


def faults_of(thing: Heard) -> Iterator[str]:
    """What is wrong with one thing."""
    if thing.takes_keys:
        if not thing.name.strip():
            yield "takes the keyboard and has no name"
        if thing.role not in FOCUSABLE:
            yield "takes the keyboard, and its role does not say what one can do"
    if thing.role == "combo box" and not any(label.strip() for label in thing.labels):
        yield "only the choice is told, and no label says of what"
    if thing.role in PRESSABLE and "enabled" in thing.states and not thing.actions:
        yield "nothing happens when it is pressed"
    for words in (thing.name, thing.description):
        yield from wrong_words(words)


def wrong_words(words: str) -> Iterator[str]:
    """What should not be read out: the inside of the program."""
    if _BRACES.search(words):
        yield f"has the braces of a form: {words!r}"
    if _MARKUP.search(words):
        yield f"has markup: {words!r}"
    found = _ID.search(_WRITTEN_SO.sub("", words))
    if found:
        yield f"has an id {found.group()!r}: {words!r}"
