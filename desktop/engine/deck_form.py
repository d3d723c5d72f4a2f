"""What a deck is made of, as data: enough to draw a form for it, to check it, and to say what is wrong.

A game describes its deck once. From that the editor makes its fields, and ``deck_check`` its faults; the
game's strict records stay the last word on what may be played.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from desktop.engine.message import Message

Json = Any
"""A value as JSON has it: an object, a list, a text, a number, yes or no, nothing."""

Place = tuple[str | int, ...]
"""The way into a JSON value: keys of objects and numbers of entries, counted from 0."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, and where. A ``broken`` value cannot even be shown in a form, only refused."""

    place: Place
    reason: Message
    broken: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """One of these values; ``name_of`` gives the words for each."""

    values: tuple[str | int | bool | None, ...]
    name_of: Callable[[Any], Message]


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number from ``least`` to ``most``."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text of at most ``most`` characters; data, shown as it is."""

    most: int
    least: int = 0


@dataclass(frozen=True, slots=True)
class Fixed:
    """A value without a choice, such as one that has a meaning in another case alone."""

    value: str | int | bool | None


@dataclass(frozen=True, slots=True)
class Many:
    """A list of ``least`` to ``most`` things of one kind.

    ``entry`` names the one at a place, counted from 0. ``of`` may be a function, so that a kind can hold
    more of itself.
    """

    of: "Shape | Callable[[], Shape]"
    least: int
    most: int
    entry: Callable[[int], Message]


@dataclass(frozen=True, slots=True)
class Maybe:
    """A value, or nothing; ``name_of`` gives the words for whether there is one."""

    of: "Shape"
    name_of: Callable[[Any], Message]


@dataclass(frozen=True, slots=True)
class Part:
    """One thing of an object. A part without a name is kept, but no field is shown for it."""

    key: str
    shape: "Shape"
    name: Message | None = None
    help: Message | None = None


@dataclass(frozen=True, slots=True)
class Parts:
    """An object with these parts, none left out and none besides."""

    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Kinds:
    """An object whose value of one key decides which parts follow."""

    key: str
    cases: Mapping[str, "Parts | Kinds"]
    name_of: Callable[[Any], Message]
    name: Message
    help: Message | None = None


Shape = Choice | Whole | Line | Fixed | Maybe | Many | Parts | Kinds


class DeckForm(Protocol):
    """A game's description of its decks."""

    parts: tuple[Part, ...]
    """What the deck holds besides game, name and provenance."""

    def faults(self, deck: Json) -> Sequence[Fault]:
        """What is wrong with the deck as a whole: pairs, counts, doubles. It is sound in each part."""
        ...


OWN = "own"
NAME_LENGTH = 100
SOURCE_LENGTH = 500


def provenance_part() -> Part:
    """Where a part of a deck comes from. It is kept by the program, so there is no field for it."""
    kinds = Choice(("official", "reconstruction", OWN), provenance_name)
    parts = (
        Part("kind", kinds),
        Part("source", Line(SOURCE_LENGTH)),
        Part("author", Line(NAME_LENGTH)),
    )
    return Part("provenance", Parts(parts))


def provenance_name(kind: str) -> Message:
    """The words for a kind of provenance."""
    match kind:
        case "official":
            return Message("app.deck.official")
        case "reconstruction":
            return Message("app.deck.reconstruction")
        case _:
            return Message("app.deck.own")


def whole_shape(game: str, form: DeckForm) -> Parts:
    """The shape of a game's whole deck."""
    head = (Part("game", Fixed(game)), Part("name", Line(NAME_LENGTH, 1)), provenance_part())
    return Parts((*head, *form.parts))
