"""People's own texts without the signs that turn the direction of reading round.

Such a sign in a name would turn every sentence round that the name stands in. Letters that are written from
right to left need none: they are shown so by themselves.
"""

import re
from typing import Final

_SIGNS: Final = re.compile("[\u202a-\u202e\u2066-\u2069]")
_ESCAPED: Final = re.compile(r"(?<!\\)((?:\\\\)*)\\u20(?:2[a-e]|6[6-9])", re.IGNORECASE)
"""The same signs as JSON may write them; a backslash that is itself escaped begins none."""


def undirected(text: str) -> str:
    """The text without signs of direction."""
    return _SIGNS.sub("", text)


def undirected_json(text: str) -> str:
    """JSON text without signs of direction in its strings, however they are written."""
    # one after the other: each may have been the end of what stands before the next
    while (shorter := _ESCAPED.sub(r"\1", text)) != text:
        text = shorter
    return undirected(text)
