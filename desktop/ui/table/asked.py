"""What a painter asks for is written down, so that a picture is kept as long as the answers hold.

Most faces ask for a few colours and for no word. They need not be painted anew for another language, another
size of text, or a theme in which these colours are the same.
"""

from collections.abc import Iterable
from dataclasses import fields
from typing import Any, cast

from desktop.ui.theme.look import Colours, Look
from desktop.wording.language import Words

_COLOURS = "colours."
_LANGUAGE = "language"
"""What stands for all words: they are the same as long as their language is."""


class Asked:
    """A look and words to paint with; ``names`` says what has been asked of them."""

    def __init__(self, look: Look, words: Words) -> None:
        names: dict[str, None] = {}
        self.look = cast(Look, _LookWitness(look, names))
        self.words = cast(Words, _WordsWitness(words, names))
        self._names = names

    @property
    def names(self) -> tuple[str, ...]:
        """In the order asked; those of colours begin with ``colours.``."""
        return tuple(self._names)

    def note(self, names: Iterable[str]) -> None:
        """Write down what a part asked for that has been painted before."""
        self._names.update(dict.fromkeys(names))


def answers(names: Iterable[str], look: Look) -> tuple[object, ...]:
    """What a look answers to these names."""
    colours = look.colours
    return tuple(
        getattr(colours, name.removeprefix(_COLOURS)) if name.startswith(_COLOURS) else getattr(look, name)
        for name in names
    )


class _LookWitness:
    """Answers as the look itself does, and writes down the question."""

    def __init__(self, value: Look | Colours, names: dict[str, None], prefix: str = "") -> None:
        self._value = value
        self._names = names
        self._prefix = prefix

    def __getattr__(self, name: str) -> Any:
        answer = getattr(self._value, name)
        if isinstance(answer, Colours):
            return _LookWitness(answer, self._names, _COLOURS)
        self._names[self._prefix + name] = None
        return answer

    # who compares it, or keeps something by it, has asked for all of it

    def __eq__(self, other: object) -> bool:
        self._ask_for_all()
        return self._value == (other._value if isinstance(other, _LookWitness) else other)

    def __hash__(self) -> int:
        self._ask_for_all()
        return hash(self._value)

    def _ask_for_all(self) -> None:
        for each in fields(self._value):
            answer = getattr(self, each.name)
            if isinstance(answer, _LookWitness):
                answer._ask_for_all()


class _WordsWitness:
    """Answers as the words do; whatever is asked of them depends on their language."""

    def __init__(self, words: Words, names: dict[str, None]) -> None:
        self._words = words
        self._names = names

    def __getattr__(self, name: str) -> Any:
        self._names[_LANGUAGE] = None
        return getattr(self._words, name)

    def __eq__(self, other: object) -> bool:
        return self._words is (other._words if isinstance(other, _WordsWitness) else other)

    def __hash__(self) -> int:
        self._names[_LANGUAGE] = None
        return hash(self._words)
