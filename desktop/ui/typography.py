"""Where a line must not end: numbers stay with what they count, signs and single letters with their word."""

import re
from typing import Final

_NO_BREAK: Final = "\u00a0"
_JOINED: Final = "\u2060"
"""Without width: between these two letters no line ends."""
_WORD: Final = r"[^\W\d_][\w’‑-]{0,6}"
"""A longer word is not tied to a number: with one on either side it would not fit into a narrow line."""
LINKING: Final = (
    "of|for|at|or|and|to|in|on|is|by|from|as|with|за|из|на|и|к|от|до|по|или|у|о|об|со|не|для|что|при|под|над"
)
"""What stands after a number and is not counted by it: that number belongs to the word before it."""
_COUNTED: Final = rf"(?!(?:{LINKING})\b){_WORD}\b"
_TIES: Final = (
    re.compile(r"(?<=\d) (?=[×%°])"),  # 2 ×
    re.compile(r"(?<=[×№]) (?=\w)"),  # × wall
    re.compile(rf"(?<=\d) (?={_COUNTED})"),  # 2 points
    re.compile(rf"(?<![\w’‑-])({_WORD}) (?=\d+(?![ \u00a0]?(?:\d|[×%°]|{_COUNTED})))"),  # row 1, Locus 5 for
    re.compile(r"(?<![\w’‑-])([^\W\d_]) (?=\w)"),  # F folds
)
_FOREIGN: Final = re.compile(r"(?<=[ァ-ヴー])(?=[ァ-ヴー])")
"""Inside a word in katakana."""


def bound(text: str) -> str:
    """The text with spaces at which no line ends where one would tear apart what is read in one glance."""
    for tie in _TIES:
        text = tie.sub(lambda found: (found.group(1) if found.re.groups else "") + _NO_BREAK, text)
    return text


def joined(text: str) -> str:
    """The text with no end of a line inside a word in katakana either: for a few short lines."""
    return _FOREIGN.sub(_JOINED, bound(text))


def parted(text: str) -> str:
    """One line of a joined text as it is painted."""
    return text.replace(_JOINED, "").replace(_NO_BREAK, " ")
