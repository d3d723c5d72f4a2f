"""The program as software centres show it (AppStream): the template, filled with games, pictures, release."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from desktop import __version__
from desktop.app.games import find_games
from desktop.app.paths import catalogues
from desktop.wording.language import Words
from desktop.wording.system import languages

TEMPLATE = Path(__file__).with_name("ascent-table.metainfo.xml")
CHANGES = Path(__file__).resolve().parents[2] / "CHANGELOG.md"
SOURCE_LANGUAGE = "en"
PICTURE_SIZE = 'width="1280" height="800"'
"""What ``demo`` makes."""


def metainfo(pictures: str) -> str:
    """The whole file; ``pictures`` is the address of the folder where those of ``demo`` will lie."""
    games = "\n    ".join(_each("p", f"{name}: {about}", lang) for name, about, lang in _games())
    return (
        TEMPLATE.read_text(encoding="utf-8")
        .replace("@GAMES@", games)
        .replace("@SCREENSHOTS@", "\n    ".join(_screenshots(pictures)))
        .replace("@RELEASE@", _release())
    )


def picture_names() -> list[str]:
    """The pictures of ``demo`` that are shown, without language and suffix."""
    names = [f"{game}-table" for game in find_games()]
    return [f"{name}-@-{('light', 'dark')[index % 2]}" for index, name in enumerate([*names, "home"])]


def release_date() -> str | None:
    """The date of this version in CHANGELOG.md; None while it is not released."""
    heading = re.search(rf"^## {re.escape(__version__)} \((.*)\)$", CHANGES.read_text("utf-8"), re.MULTILINE)
    if heading is None:
        raise LookupError(f"CHANGELOG.md does not tell of {__version__}")
    return heading[1] if re.fullmatch(r"\d{4}-\d\d-\d\d", heading[1]) else None


def _games() -> Iterator[tuple[str, str, str]]:
    for game in find_games():
        for words in _all_words():
            yield words.tr(f"{game}.name"), words.tr(f"{game}.about"), words.language


def _screenshots(pictures: str) -> Iterator[str]:
    for index, (name, said) in enumerate(zip(picture_names(), [*find_games(), ""], strict=True)):
        kind = ' type="default"' if index == 0 else ""
        shown = [f"<screenshot{kind}>"]
        for words in _all_words():
            shown.append(_each("caption", words.tr(f"{said}.name" if said else "app.name"), words.language))
        for code, _ in languages():
            address = f"{pictures}/{name.replace('@', code)}.png"
            shown.append(_each("image", address, code, PICTURE_SIZE))
        yield "\n      ".join(shown) + "\n    </screenshot>"


def _release() -> str:
    date = release_date()
    kind = "stable" if date else "development"
    date = date or datetime.now(UTC).date().isoformat()
    return f'<release version="{__version__}" date="{date}" type="{kind}"/>'


def _all_words() -> list[Words]:
    return [Words(catalogues(), code) for code, _ in languages()]


def _each(tag: str, text: str, language: str, attributes: str = "") -> str:
    own = "" if language == SOURCE_LANGUAGE else f"xml:lang={quoteattr(language)}"
    head = " ".join(part for part in (tag, attributes, own) if part)
    return f"<{head}>{escape(text)}</{tag}>"
