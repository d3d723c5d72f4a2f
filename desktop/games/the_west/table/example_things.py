"""What the tokens of examples stand for: faces, and how large they are drawn."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from desktop.games.the_west.rules.standard import STANDARD
from desktop.games.the_west.rules.vocabulary import FacilityType
from desktop.games.the_west.table import signs
from desktop.games.the_west.table.layout import discard_rect

_TYPES: Final[dict[str, FacilityType]] = {"f": "foundry", "a": "archive", "r": "reactor", "b": "beacon"}
_NEXT: Final[dict[str, FacilityType]] = {"f": "archive", "a": "reactor", "r": "beacon", "b": "foundry"}
_CARD: Final = QSizeF(100, 140)
_ACROSS: Final = QSizeF(180, 120)
_SMALL: Final = QSizeF(84, 70)
GAP: Final = 20.0


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing of an example: its face, where it is drawn, its sign, and the face of what lies on a pile."""

    face: str
    rect: QRectF
    sign: str = ""
    top: str = ""


def things_of(rows: tuple[str, ...]) -> list[list[Thing | None]]:
    """All things, row by row, where they are drawn."""
    laid: list[list[Thing | None]] = []
    top = 0.0
    for tokens in rows:
        row: list[Thing | None] = []
        left, high = 0.0, 0.0
        faces = [_read(token) for token in tokens.split()]
        high = max(size.height() for _, size, _, _ in faces)
        for face, size, sign, on_top in faces:
            rect = QRectF(left, top + (high - size.height()) / 2, size.width(), size.height())
            row.append(Thing(face, rect, sign, on_top) if face else None)
            left = rect.right() + GAP
        laid.append(row)
        top += high + GAP
    return laid


def _read(token: str) -> tuple[str, QSizeF, str, str]:
    sign = token[0] if token[0] in "+-!" else ""
    name = token.removeprefix(sign)
    face, size = _face(name)
    return face, size, sign, _top_of(name)


def _top_of(name: str) -> str:
    """The card that lies on a pile."""
    if name[0] == "X":
        return _facility(name[-1])
    return _gate("reactor") if name[0] == "D" and name != "D0" else ""


def _face(name: str) -> tuple[str, QSizeF]:
    kind, rest = name[0], name[1:]
    if kind in _TYPES and not rest:
        return _facility(kind), _CARD
    if kind.lower() in _TYPES and not rest:
        return _gate(_TYPES[kind.lower()]), _CARD
    if kind == "D":
        return f"pile/deck/{rest}", QSizeF(116, 222)
    if kind == "X":
        return f"pile/discard/{rest[:-1]}", discard_rect().size()
    match kind:
        case "k":
            return f"back/{_TYPES[rest]}", QSizeF(72, 100)
        case "L":
            return _locus(rest), _ACROSS
        case "C":
            return _city(complete=rest == "!"), _ACROSS
        case "p" | "q":
            return f"slider/left/{1 if kind == 'p' else 2}/{rest}", _SMALL
        case "v":
            return f"loss/{rest}", _SMALL
        case "t" | "T":
            return f"turn/{'front' if kind == 't' else 'back'}/{rest or 'action'}", QSizeF(162, 120)
        case "s":
            return f"seat/{rest}", QSizeF(60, 60)
        case ".":
            return "slot/row", _CARD
        case _:
            return "", QSizeF(60, 60)


def _facility(letter: str) -> str:
    kind = _TYPES[letter]
    effect = next(each.effect for each in STANDARD.facility_effects if each.type == kind)
    return f"facility/{kind}/{_NEXT[letter]}/{signs.of_effect(effect)}/"


def _gate(kind: FacilityType) -> str:
    gate = next(each for each in STANDARD.doppelgates if each.type == kind)
    return f"gate/{kind}/{signs.of_trigger(gate.when, gate.effect)}/"


def _locus(number: str) -> str:
    locus = next(each for each in STANDARD.loci if each.id == f"locus-{number}")
    text = signs.of_effect(locus.effect) if locus.when is None else signs.of_trigger(locus.when, locus.effect)
    kind = "prime" if locus.when is None else "trigger"
    return f"locus/{number}/{locus.requires[0]}/{locus.requires[1]}/{kind}/{text}"


def _city(*, complete: bool) -> str:
    engine = STANDARD.cityengine
    if complete:
        return f"city/complete/city arrow points:+{STANDARD.score.cityengine}"
    return f"city/plan/{signs.of_cost(engine.cost)} arrow {signs.of_effect(engine.effect)}"
