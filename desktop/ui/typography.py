"""Where a line must not end, as between a number and what it counts, and where it may in a word too long."""

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
    re.compile(r"(?<![\w’‑-])([^\W\d_]) (?=\w{1,9}\b)"),  # F folds, but in a narrow line nothing longer
)
_FOREIGN: Final = re.compile(r"(?<=[ァ-ヴー])(?=[ァ-ヴー])")
"""Inside a word in katakana."""
BREAK = "\u200b"
"""A space without width: here a line may break, and nothing is seen of it."""

LONG_WORD = 18
"""A word with more letters than this, such as a strange name, may break within."""
_UNBROKEN = re.compile(
    rf"[^\s\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]{{{LONG_WORD + 1},}}"
)
"""Such a word. Chinese, Japanese and Korean need no help: their lines break where they may."""


def bound(text: str) -> str:
    """The text with spaces at which no line ends where one would tear apart what is read in one glance."""
    for tie in _TIES:
        text = tie.sub(lambda found: (found.group(1) if found.re.groups else "") + _NO_BREAK, text)
    return text


def breakable(text: str) -> str:
    """The text with invisible places to break in words too long for any line, and none where it tears."""
    return _UNBROKEN.sub(lambda word: _cut(word.group()), bound(text))


def _cut(word: str) -> str:
    step = LONG_WORD // 2
    return BREAK.join(word[at : at + step] for at in range(0, len(word), step))


def joined(text: str) -> str:
    """The text with no end of a line inside a word in katakana either: for a few short lines."""
    return _FOREIGN.sub(_JOINED, bound(text))


def parted(text: str) -> str:
    """One line of a joined text as it is painted."""
    return text.replace(_JOINED, "").replace(_NO_BREAK, " ")
