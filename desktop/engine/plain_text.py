"""People's own texts without signs that nobody sees, and so that they turn no sentence round.

A sign that sets the direction of reading would turn every sentence round that the name stands in; a control
character would end it early, or move what follows. Letters that are written from right to left need no such
sign: they are shown so by themselves, and set apart from the sentence around them when they come into one.
"""

import re
from typing import Final
from unicodedata import bidirectional

_UNSEEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_CONTROLS: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_UNSEEN_IN_JSON: Final = re.compile("[\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Below these JSON allows none in its strings; elsewhere one is damage, to be found and told."""
_ESCAPED: Final = re.compile(
    r"(?<!\\)((?:\\\\)*)\\(?:[bf]|(?i:u00(?:0[0-8bcef]|1[0-9a-f]|7f|[89][0-9a-f])|u20(?:2[a-e]|6[6-9])))"
)
"""The same signs as JSON may write them; a backslash that is itself escaped begins none."""
_BREAK: Final = "\t\n\r\u2028\u2029"

_FROM_THE_RIGHT: Final = frozenset({"R", "AL", "AN"})
_APART: Final = "\u2068"
_NO_MORE: Final = "\u2069"


def cleaned(text: str) -> str:
    """The text without control characters, but for tabs and ends of lines, and signs of direction."""
    return _UNSEEN.sub("", text)


def cleaned_name(text: str) -> str:
    """A name as one line: cleaned, its tabs and ends of lines made spaces."""
    return re.sub(f"[{_BREAK}]+", " ", cleaned(text).strip(_BREAK))


def cleaned_json(text: str) -> str:
    """JSON text whose strings are cleaned, however the signs in them are written."""
    # one after the other: each may have been the end of what stands before the next
    while (shorter := _ESCAPED.sub(r"\1", text)) != text:
        text = shorter
    return _UNSEEN_IN_JSON.sub("", text)


def visible(text: str, *, lines: bool = False, apart: bool = False) -> str:
    """What the system calls something, as it may be read or printed: a question mark for what is not seen.

    Names of files may hold ends of lines, commands of terminals and signs that turn a sentence round, and
    must still be told from each other. ``lines``: whether tabs and ends of lines are part of the text;
    ``apart``: whether it may have been set apart from its sentence already, and stays so.
    """
    unseen = _CONTROLS if apart else _UNSEEN
    return unseen.sub("?", text if lines else re.sub(f"[{_BREAK}]", "?", text))


def isolated(text: str) -> str:
    """The text as it may stand in a sentence: from right to left in itself, and nothing beside it with it.

    For what people read only, never for files; a text without such letters stays as it is.
    """
    if text.isascii() or (text.startswith(_APART) and text.endswith(_NO_MORE)):
        return text
    turns = any(bidirectional(letter) in _FROM_THE_RIGHT for letter in text)
    return f"{_APART}{text}{_NO_MORE}" if turns else text
