"""Finding words as people type them: small or capital, ё or е, katakana or hiragana."""

from dataclasses import dataclass
from unicodedata import normalize

_HIRAGANA_BELOW_KATAKANA = 0x60
_KANA = {code: code - _HIRAGANA_BELOW_KATAKANA for code in range(0x30A1, 0x30F7)}


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a book: what the list shows, under which chapter, and what can be found on it."""

    id: str
    chapter: str
    title: str
    text: str


def plain(text: str) -> str:
    """The text as it is compared."""
    return normalize("NFKC", text).casefold().replace("ё", "е").translate(_KANA)


def found(pages: tuple[Page, ...], wanted: str) -> tuple[Page, ...]:
    """The pages that hold every word; those with the words in their title come first."""
    words = plain(wanted).split()
    if not words:
        return pages
    holding = [page for page in pages if _holds(f"{page.title} {page.chapter} {page.text}", words)]
    return tuple(sorted(holding, key=lambda page: not _holds(page.title, words)))


def _holds(text: str, words: list[str]) -> bool:
    compared = plain(text)
    return all(word in compared for word in words)
