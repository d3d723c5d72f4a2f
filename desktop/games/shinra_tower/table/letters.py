"""One or two letters on a figure's base that tell it apart from all others, in any language."""

from collections.abc import Mapping
from functools import lru_cache

from desktop.games.shinra_tower.rules.names import name_of
from desktop.games.shinra_tower.rules.pieces import PIECES
from desktop.wording.language import Words


def letters_of(family: str, words: Words) -> str:
    """The letters of a figure or of a family of enemies, in the language of the words."""
    return _letters_in(words, words.language)[family]


@lru_cache(maxsize=8)
def _letters_in(words: Words, language: str) -> Mapping[str, str]:
    # kept: a tower asks for every figure it paints
    del language
    return letters(tuple((each, _spoken(each, words)) for each in FIGURES))


def letters(names: tuple[tuple[str, str], ...]) -> Mapping[str, str]:
    """For each id its first letter where no other name begins with it, or else two letters.

    The second is the first letter of the next word, or the first one in which the names differ.
    """
    return {each: _letters(name, [other for one, other in names if one != each]) for each, name in names}


def _letters(name: str, others: list[str]) -> str:
    rivals = [other for other in others if other[:1].upper() == name[:1].upper()]
    if not rivals:
        return name[:1].upper()
    words = _words(name)
    if len(words) > 1:
        return "".join(word[:1] for word in words[:2]).upper()
    close = [other for other in rivals if len(_words(other)) == 1]
    for at in range(1, len(name)):
        if all(other[at : at + 1] != name[at] for other in close):
            return name[:1].upper() + name[at]
    return name[:2]


def _words(name: str) -> list[str]:
    return name.replace("-", " ").split()


def _spoken(family: str, words: Words) -> str:
    called = name_of(family)
    return words.say(called).strip() if called is not None else family


FIGURES = tuple(dict.fromkeys(piece.family for piece in PIECES if piece.is_figure))
"""Every figure once; of a pair its family."""
