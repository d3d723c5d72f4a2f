"""The game's side of the table: one object that keeps the table kit's contract."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.engine.draft import Draft
from desktop.engine.event import Event
from desktop.engine.ids import PieceId, RuleId, Seat, ZoneId
from desktop.engine.message import Message
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.games.tranquility.rules.state import Mountain
from desktop.games.tranquility.rules.view import View
from desktop.games.tranquility.table import actions, animations, background, faces, gestures, layout, scores
from desktop.games.tranquility.table.example_painter import paint_example
from desktop.games.tranquility.table.pieces import pieces
from desktop.games.tranquility.table.zones import name_zone, zones
from desktop.ui.table.art import Art
from desktop.ui.table.contract import Action, Animation, Ask, Gesture, Piece, Score, Zone
from desktop.ui.theme.look import Look
from desktop.wording.language import Words


class TranquilityTable:
    """See ``GameTable`` for what each method is for. ``resources`` is the game's own folder."""

    game_id = "tranquility"

    def __init__(self, resources: Path) -> None:
        self._art = Art(resources / "art")
        self._mountain: Mountain = ()
        """As last shown: a herd's way over it is animated, and events do not tell it."""

    def size(self, view: View) -> tuple[float, float]:
        del view
        return layout.WIDTH, layout.HEIGHT

    def zones(self, view: View) -> Sequence[Zone]:
        return zones(view)

    def pieces(self, view: View, draft: Draft | None) -> Sequence[Piece]:
        self._mountain = view.mountain
        return pieces(view, draft)

    def actions(self, view: View, draft: Draft | None, ask: Ask) -> Sequence[Action]:
        return actions.actions(view, draft, ask)

    def draft_from(self, view: View, draft: Draft | None, gesture: Gesture) -> Draft | Move | None:
        return gestures.draft_from(view, draft, gesture)

    def held(self, draft: Draft) -> PieceId | None:
        return gestures.held(draft)

    def badge(self, verdict: Verdict) -> Message | None:
        return actions.badge(verdict)

    def prompt(self, draft: Draft, owed: int) -> Message | None:
        return actions.prompt(draft, owed)

    def idle_prompt(self, view: View) -> Message | None:
        return actions.idle_prompt(view)

    def nowhere(self, draft: Draft, zones: Mapping[ZoneId, Verdict]) -> Message | None:
        return actions.nowhere(draft, zones)

    def scores(self, view: View) -> Sequence[Score]:
        return scores.scores(view)

    def animations(self, events: Sequence[Event]) -> Sequence[Animation]:
        return animations.animations(events, self._mountain)

    def paint_face(self, painter: QPainter, face: str, rect: QRectF, look: Look, words: Words) -> None:
        faces.paint_face(painter, self._art, face, rect, look, words)

    def paint_background(self, painter: QPainter, rect: QRectF, look: Look, mood: str) -> None:
        background.paint_background(painter, self._art, rect, look, mood)

    def paint_example(self, painter: QPainter, rule: RuleId, rect: QRectF, look: Look, words: Words) -> bool:
        return paint_example(painter, self._art, rule, rect, look, words)

    def seat_zone(self, seat: Seat) -> ZoneId | None:
        return name_zone(seat)


TABLE_FACTORY = TranquilityTable
"""What the manifest names: called with the game's resources."""
