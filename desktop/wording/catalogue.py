"""The catalogues of one language, found in a folder and read with gettext."""

import logging
import struct
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

from desktop.wording.compiling import compile_catalogue, keep

logger = logging.getLogger(__name__)

MANY = 5
"""A count whose plural form names the number in every language we speak."""


class Catalogue:
    """All messages of one language, from every domain in ``folder/<language>``."""

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self._translations = _read_domains(folder, language)

    def text(self, message_id: str, context: str = "") -> str | None:
        """The sentence that has one form, or None when there is none.

        ``context`` is the grammatical case of a name, or empty for the name on its own.
        """
        if context:
            found = self._translations.pgettext(context, message_id)
        else:
            found = self._translations.gettext(message_id)
        return None if found == message_id else found

    def plural(self, message_id: str, count: int = MANY) -> str | None:
        """The sentence's form for a count, or None when the sentence has only one form."""
        found = self._translations.ngettext(message_id, message_id, count)
        return None if found == message_id else found


def _read_domains(folder: Path, language: str) -> NullTranslations:
    """The domains as one chain; which comes first does not matter, as ids are unique."""
    here = folder / language
    names = sorted({path.stem for path in here.glob("*.[pm]o")})
    chain = NullTranslations()
    for name in reversed(names):
        data = _compiled(here / f"{name}.po", here / f"{name}.mo", folder, language)
        if data is None:
            continue
        try:
            translations = GNUTranslations(BytesIO(data))
        except (OSError, ValueError, IndexError, struct.error) as fault:
            logger.warning("The catalogue %s/%s is damaged: %s", language, name, fault)
            continue
        translations.add_fallback(chain)
        chain = translations
    return chain


def _compiled(source: Path, beside: Path, folder: Path, language: str) -> bytes | None:
    """The compiled catalogue: shipped beside the source, kept from last time, or made now."""
    changed_ns = source.stat().st_mtime_ns if source.exists() else 0
    kept = folder.parent / "build" / "i18n" / language / beside.name
    for candidate in (beside, kept):
        if candidate.exists() and candidate.stat().st_mtime_ns >= changed_ns:
            return candidate.read_bytes()
    compiled = compile_catalogue(source, language)
    if compiled is None:
        # words of yesterday are better than ids
        return next((path.read_bytes() for path in (beside, kept) if path.exists()), None)
    keep(compiled, kept, changed_ns)
    return compiled
