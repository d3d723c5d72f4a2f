"""One .po file as a sorted set of entries, read with Babel and written in one fixed shape."""

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from io import BytesIO
from pathlib import Path

from babel.messages.pofile import read_po

LANGUAGES = ("en", "ja", "ru")
ROOT = Path(__file__).parents[2]
CATALOGUES = ROOT / "i18n"

PLURAL_FORMS = {
    "en": "nplurals=2; plural=(n != 1);",
    "ja": "nplurals=1; plural=0;",
    "ru": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : "
    "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
}

Key = tuple[str, str]
"""Message id and context; the context is empty for the plain form."""


@dataclass(frozen=True)
class Entry:
    """One message of one language: ``texts`` has one string, or one for each plural form."""

    id: str
    texts: tuple[str, ...]
    context: str = ""
    plural: bool = False
    notes: tuple[str, ...] = ()
    remarks: tuple[str, ...] = field(default=(), compare=False)
    fuzzy: bool = False

    @property
    def key(self) -> Key:
        return (self.id, self.context)


@dataclass(frozen=True)
class PoFile:
    """A catalogue of one domain and language, with the comment for translators at its head."""

    language: str
    domain: str
    head: str
    entries: dict[Key, Entry]
    plural_forms: str


def path_of(language: str, domain: str, root: Path = CATALOGUES) -> Path:
    """Where a catalogue lies."""
    return root / language / f"{domain}.po"


def domains(root: Path = CATALOGUES) -> tuple[str, ...]:
    """Every domain that any language has, in alphabetical order."""
    return tuple(sorted({path.stem for path in root.glob("*/*.po")}))


def read(language: str, domain: str, root: Path = CATALOGUES) -> PoFile:
    """Read a catalogue. Raises babel's PoFileError with the line when it is not a .po file."""
    data = path_of(language, domain, root).read_bytes()
    catalogue = read_po(BytesIO(data), locale=language, domain=domain, abort_invalid=True)
    entries: dict[Key, Entry] = {}
    for message in catalogue:
        if not message.id:
            continue
        plural = not isinstance(message.id, str)
        name = message.id if isinstance(message.id, str) else message.id[0]
        string = message.string or ""
        texts = (string,) if isinstance(string, str) else tuple(string)
        entry = Entry(
            id=name,
            texts=texts,
            context=message.context or "",
            plural=plural,
            notes=tuple(message.user_comments),
            remarks=tuple(message.auto_comments),
            fuzzy=message.fuzzy,
        )
        entries[entry.key] = entry
    found = re.search(r"Plural-Forms: (.*?)\\n", data.decode("utf-8"))
    return PoFile(language, domain, _head(data.decode("utf-8")), entries, found.group(1) if found else "")


def _head(text: str) -> str:
    """The comment lines before the first entry, without their marks."""
    lines: list[str] = []
    for line in text.splitlines():
        if not line.startswith("#"):
            break
        lines.append(line)
    return "\n".join(lines)


def doubled_keys(language: str, domain: str, root: Path = CATALOGUES) -> list[str]:
    """Ids that stand twice in one file; Babel would silently keep the last."""
    seen: set[tuple[str, str]] = set()
    doubled: list[str] = []
    context = ""
    for line in path_of(language, domain, root).read_text("utf-8").splitlines():
        if line.startswith("msgctxt "):
            context = line[9:-1]
        elif line.startswith('msgid "') and line != 'msgid ""':
            key = (line[7:-1], context)
            if key in seen:
                doubled.append(f"{key[0]} [{key[1]}]")
            seen.add(key)
            context = ""
    return doubled


def _natural(key: Key) -> list[tuple[int, int, str]]:
    """Sort so that 2 comes before 10 and the plain form before its cases."""
    parts = re.split(r"(\d+)", key[0])
    order = [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in parts]
    return [*order, (-1, 0, key[1])]


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t").replace("\n", "\\n")
    return f'"{escaped}"'


def _entry_lines(entry: Entry) -> Iterable[str]:
    yield from (f"# {note}" for note in entry.notes)
    yield from (f"#. {remark}" for remark in entry.remarks)
    if entry.fuzzy:
        yield "#, fuzzy"
    if entry.context:
        yield f"msgctxt {_quoted(entry.context)}"
    yield f"msgid {_quoted(entry.id)}"
    if not entry.plural:
        yield f"msgstr {_quoted(entry.texts[0])}"
        return
    yield f"msgid_plural {_quoted(entry.id)}"
    for number, text in enumerate(entry.texts):
        yield f"msgstr[{number}] {_quoted(text)}"


def written(po: PoFile) -> str:
    """The file's text: head, header, then the entries by id with one blank line between."""
    blocks = ["\n".join(_header_lines(po))]
    for key in sorted(po.entries, key=_natural):
        blocks.append("\n".join(_entry_lines(po.entries[key])))
    return "\n\n".join(blocks) + "\n"


def _header_lines(po: PoFile) -> Iterable[str]:
    if po.head:
        yield po.head
    yield 'msgid ""'
    yield 'msgstr ""'
    yield '"Project-Id-Version: ascent-table\\n"'
    yield f'"Language: {po.language}\\n"'
    yield '"MIME-Version: 1.0\\n"'
    yield '"Content-Type: text/plain; charset=utf-8\\n"'
    yield '"Content-Transfer-Encoding: 8bit\\n"'
    yield f'"Plural-Forms: {PLURAL_FORMS[po.language]}\\n"'


def write(po: PoFile, root: Path = CATALOGUES) -> bool:
    """Write the file when it would change, whole or not at all; tells whether it did."""
    path = path_of(po.language, po.domain, root)
    text = written(po)
    if path.exists() and path.read_text("utf-8") == text:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    spare = path.with_suffix(f".po.{os.getpid()}")
    spare.write_text(text, "utf-8")
    spare.replace(path)
    return True


def with_english(entry: Entry, english: Entry | None) -> Entry:
    """The entry with the English text and notes as comments, so that a .po alone suffices."""
    if english is None:
        return replace(entry, remarks=())
    labels = ("one: ", "other: ") if english.plural else ("",)
    texts = [f"{label}{text}" for label, text in zip(labels, english.texts, strict=False)]
    lines = [line for text in (*english.notes, *texts) for line in text.split("\n")]
    return replace(entry, remarks=tuple(line for line in lines if line))
