"""Compiles a catalogue from source where Babel is installed: for work in a checkout only."""

import logging
import os
from io import BytesIO
from pathlib import Path

logger = logging.getLogger(__name__)


def compile_catalogue(source: Path, language: str) -> bytes | None:
    """The .mo form of a .po file, or None when it cannot be made (told in the log)."""
    try:
        from babel.messages.mofile import write_mo
        from babel.messages.pofile import read_po
    except ImportError:
        logger.warning("No compiled catalogue for %s, and Babel is not installed", source)
        return None
    try:
        catalogue = read_po(BytesIO(source.read_bytes()), locale=language)
    except (OSError, ValueError) as fault:
        logger.warning("The catalogue %s cannot be read: %s", source, fault)
        return None
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    return compiled.getvalue()


def keep(compiled: bytes, target: Path, changed_ns: int) -> None:
    """Write a compiled catalogue for the next start, dated like its source.

    Only a convenience: where nothing can be written it is compiled again each time.
    """
    spare = target.with_suffix(f".{os.getpid()}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        spare.write_bytes(compiled)
        os.utime(spare, ns=(changed_ns, changed_ns))
        spare.replace(target)
    except OSError as fault:
        logger.info("The compiled catalogue %s was not kept: %s", target, fault)
