"""The table of Cairn: a cairn, a deck, a heap of discards and a hand."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.engine.draft import Draft
from desktop.engine.event import Event
from desktop.engine.ids import Seat
from desktop.engine.message import Message
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.ui.table.contract import Action, Animation, Ask, Gesture, Piece, Score, Zone
from desktop.ui.theme.look import Look
from desktop.wording.language import Words

# By name, as this folder is a package only where a test has laid it.
rules: Any = import_module("desktop.games.cairn.rules")
View = Any

PLACES = {"cairn": (250.0, 20.0), "deck": (20.0, 20.0), "discards": (480.0, 20.0)}


class CairnTable:
    game_id = "cairn"

    def __init__(self, resources: Path) -> None:
        self.resources = resources

    def size(self, view: View) -> tuple[float, float]:
        return 600.0, 300.0

    def zones(self, view: View) -> Sequence[Zone]:
        piles = [
            Zone(name, QRectF(x, y, 100, 70), "piles", Message(f"cairn.zone.{name}"), face="place")
            for name, (x, y) in PLACES.items()
        ]
        hand = Zone(
            f"hand-{view.seat}",
            QRectF(100, 190, 400, 90),
            "hand",
            Message("cairn.zone.hand"),
            target=False,
        )
        return [*piles, hand]

    def pieces(self, view: View, draft: Draft | None) -> Sequence[Piece]:
        hand = [
            self._stone(stone, f"hand-{view.seat}", 110 + 110.0 * index, 200, movable=True, draft=draft)
            for index, stone in enumerate(view.hand)
        ]
        laid = [
            self._stone(stone, "cairn", *PLACES["cairn"], z=float(at)) for at, stone in enumerate(view.cairn)
        ]
        away = [
            self._stone(stone, "discards", *PLACES["discards"], z=float(at))
            for at, stone in enumerate(view.discards)
        ]
        back = Message("cairn.stone.hidden")
        deck = [
            Piece(stone, "deck", QRectF(*PLACES["deck"], 100, 70), "back", back, z=float(at))
            for at, stone in enumerate(view.deck)
        ]
        return [*hand, *laid, *away, *deck]

    def _stone(
        self,
        stone: str,
        zone: str,
        x: float,
        y: float,
        *,
        z: float = 0.0,
        movable: bool = False,
        draft: Draft | None = None,
    ) -> Piece:
        chosen = stone in paid_of(draft)
        name = Message("cairn.stone", {"number": rules.number_of(stone)})
        rect = QRectF(x, y, 100, 70)
        return Piece(stone, zone, rect, stone, name, z=z, movable=movable, chosen=chosen, origin="deck")

    def actions(self, view: View, draft: Draft | None, ask: Ask) -> Sequence[Action]:
        return [Action("end_turn", "end-turn", Message("cairn.refill"), ask(rules.EndTurn()), primary=True)]

    def draft_from(self, view: View, draft: Draft | None, gesture: Gesture) -> Draft | Move | None:
        match gesture.kind:
            case "act":
                return rules.EndTurn()
            case "grab":
                return rules.LayDraft(stone=gesture.piece) if gesture.piece else None
            case "drop" if gesture.zone == "discards" and gesture.piece:
                return rules.Discard(stone=gesture.piece)
            case "tap" if draft is not None and gesture.piece in view.hand:
                pay = (*paid_of(draft), gesture.piece)
                return rules.LayDraft(stone=getattr(draft, "stone", None), pay=pay)
            case _:
                return None

    def held(self, draft: Draft) -> str | None:
        return None

    def badge(self, verdict: Verdict) -> Message | None:
        return None

    def prompt(self, draft: Draft, owed: int) -> Message | None:
        return Message("cairn.prompt", {"n": owed})

    def scores(self, view: View) -> Sequence[Score]:
        return [Score(Message("cairn.score"), len(view.cairn))]

    def animations(self, events: Sequence[Event]) -> Sequence[Animation]:
        return []

    def paint_face(self, painter: QPainter, face: str, rect: QRectF, look: Look, words: Words) -> None:
        painter.setBrush(QColor("#667788" if face in ("place", "back") else look.colours.paper))
        painter.drawRoundedRect(rect, 8, 8)
        if face.startswith("stone-"):
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(rules.number_of(face)))

    def paint_background(self, painter: QPainter, rect: QRectF, look: Look, mood: str) -> None:
        painter.fillRect(rect, QColor(look.colours.ground))

    def paint_example(self, painter: QPainter, rule: str, rect: QRectF, look: Look, words: Words) -> bool:
        return False

    def seat_zone(self, seat: Seat) -> str | None:
        return f"hand-{seat}"


def paid_of(draft: Draft | None) -> tuple[str, ...]:
    return getattr(draft, "pay", ())


TABLE = CairnTable
