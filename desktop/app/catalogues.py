"""Compiles the words: what people write (``.po``) becomes what gettext reads (``.mo``).

The wheel is built with compiled catalogues; a checkout compiles what has changed when it starts. Only
this module needs Babel, and an installed program never gets here.
"""

import os
from pathlib import Path


def compile_catalogues(source: Path, target: Path) -> None:
    """Brings ``target/<language>/LC_MESSAGES/<domain>.mo`` up to ``source/<language>/<domain>.po``.

    Does nothing for a catalogue that is newer than its source, and may run in several processes at
    once. Raises ``babel.messages.pofile.PoFileError`` for a file that cannot be read.
    """
    wanted = {target / po.parent.name / "LC_MESSAGES" / f"{po.stem}.mo": po for po in source.glob("*/*.po")}
    for mo, po in sorted(wanted.items()):
        if not mo.exists() or mo.stat().st_mtime_ns < po.stat().st_mtime_ns:
            _compile(po, mo)
    for mo in set(target.glob("*/LC_MESSAGES/*.mo")) - set(wanted):
        mo.unlink(missing_ok=True)


def _compile(po: Path, mo: Path) -> None:
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with po.open("rb") as file:
        catalogue = read_po(file, locale=po.parent.name, abort_invalid=True)
    mo.parent.mkdir(parents=True, exist_ok=True)
    fresh = mo.with_name(f"{mo.name}.{os.getpid()}")
    with fresh.open("wb") as file:
        write_mo(file, catalogue)
    fresh.replace(mo)
