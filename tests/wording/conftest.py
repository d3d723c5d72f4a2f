"""Small catalogues for the tests of words."""

from collections.abc import Callable
from pathlib import Path

import pytest

HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Plural-Forms: {plural}\\n"\n\n'
PLURALS = {
    "en": "nplurals=2; plural=(n != 1);",
    "ja": "nplurals=1; plural=0;",
    "ru": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : "
    "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
}

Entries = dict[str, "str | tuple[str, ...]"]
"""Texts by id; ``id@acc`` has a context, a tuple has plural forms."""

Write = Callable[..., Path]


def entry(key: str, text: "str | tuple[str, ...]") -> str:
    name, _, context = key.partition("@")
    lines = [f'msgctxt "{context}"'] if context else []
    lines.append(f'msgid "{name}"')
    if isinstance(text, str):
        lines.append(f'msgstr "{text}"')
    else:
        lines.append(f'msgid_plural "{name}"')
        lines += [f'msgstr[{number}] "{form}"' for number, form in enumerate(text)]
    return "\n".join(lines) + "\n"


def po_text(language: str, entries: Entries) -> str:
    return HEAD.format(plural=PLURALS[language]) + "\n".join(
        entry(key, text) for key, text in entries.items()
    )


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a catalogue and gives the folder of all of them."""

    def writing(language: str, entries: Entries, domain: str = "app") -> Path:
        folder = tmp_path / "i18n"
        (folder / language).mkdir(parents=True, exist_ok=True)
        (folder / language / f"{domain}.po").write_text(po_text(language, entries), "utf-8")
        return folder

    return writing
