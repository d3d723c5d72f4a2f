"""The game's side of the table: one object that keeps the table kit's contract."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.engine.draft import Draft
from desktop.engine.event import Event
from desktop.engine.ids import PieceId, RuleId, Seat, ZoneId
from desktop.engine.message import Message
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.games.the_west.rules.view import View
from desktop.games.the_west.table import (
    actions,
    animations,
    background,
    faces,
    gestures,
    icon_key,
    layout,
    prompts,
    scores,
)
from desktop.games.the_west.table.end_picture import paint_end
from desktop.games.the_west.table.example_painter import paint_example
from desktop.games.the_west.table.pieces import pieces
from desktop.games.the_west.table.zones import name_zone, zones
from desktop.ui.table.art import Art
from desktop.ui.table.contract import Action, Animation, Ask, Gesture, Piece, Score, Zone
from desktop.ui.theme.look import Look
from desktop.wording.language import Words


class WestTable:
    """See ``GameTable`` for what each method is for. ``resources`` is the game's own folder."""

    game_id = "the_west"

    def __init__(self, resources: Path) -> None:
        self._art = Art(resources / "art")
        self._view: View | None = None
        """As last shown: what a prompt says of a draft depends on it."""

    def size(self, view: View) -> tuple[float, float]:
        del view
        return layout.WIDTH, layout.HEIGHT

    def zones(self, view: View) -> Sequence[Zone]:
        return zones(view)

    def pieces(self, view: View, draft: Draft | None) -> Sequence[Piece]:
        self._view = view
        return pieces(view, draft)

    def actions(self, view: View, draft: Draft | None, ask: Ask) -> Sequence[Action]:
        return actions.actions(view, draft, ask)

    def draft_from(self, view: View, draft: Draft | None, gesture: Gesture) -> Draft | Move | None:
        return gestures.draft_from(view, draft, gesture)

    def held(self, draft: Draft) -> PieceId | None:
        return gestures.held(draft)

    def badge(self, verdict: Verdict) -> Message | None:
        return prompts.badge(verdict)

    def prompt(self, draft: Draft, owed: int) -> Message | None:
        return prompts.prompt(self._view, draft, owed)

    def idle_prompt(self, view: View) -> Message | None:
        """What comes next while nothing has been begun."""
        return prompts.idle_prompt(view)

    def without_held(self, draft: Draft) -> Draft | None:
        """What was named before a further card was taken up."""
        return gestures.without_held(draft)

    def asked(self, view: View) -> Draft | None:
        """The answer to an effect or a reaction that asks for cards."""
        return gestures.asked(view)

    def nowhere(self, draft: Draft, zones: Mapping[ZoneId, Verdict]) -> Message | None:
        return prompts.nowhere(draft, zones)

    def key(self) -> Sequence[tuple[str, Message]]:
        """What the icons on cards mean."""
        return tuple(icon_key.key())

    def scores(self, view: View) -> Sequence[Score]:
        return scores.scores(view)

    def animations(self, events: Sequence[Event]) -> Sequence[Animation]:
        return animations.animations(events)

    def paint_face(self, painter: QPainter, face: str, rect: QRectF, look: Look, words: Words) -> None:
        faces.paint_face(painter, self._art, face, rect, look, words)

    def paint_background(self, painter: QPainter, rect: QRectF, look: Look, mood: str) -> None:
        background.paint_background(painter, self._art, rect, look, mood)

    def paint_end(
        self, painter: QPainter, rect: QRectF, kind: Literal["win", "loss", "draw"], risen: float, look: Look
    ) -> None:
        """The plan of the city is inked in."""
        paint_end(painter, self._art, rect, kind, risen, look)

    def paint_example(self, painter: QPainter, rule: RuleId, rect: QRectF, look: Look, words: Words) -> bool:
        return paint_example(painter, self._art, rule, rect, look, words)

    def seat_zone(self, seat: Seat) -> ZoneId | None:
        return name_zone(seat)


TABLE_FACTORY = WestTable
"""What the manifest names: called with the game's resources."""
