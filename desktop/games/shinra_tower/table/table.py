"""The game's side of the table: one object that keeps the table kit's contract, with one living part."""

from collections.abc import Sequence
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
from desktop.games.shinra_tower.physics.pieces import Shapes, read_sizes
from desktop.games.shinra_tower.physics.world import why_closed
from desktop.games.shinra_tower.rules.view import View
from desktop.games.shinra_tower.table import (
    actions,
    background,
    faces,
    gestures,
    goal,
    layout,
    prompts,
    scores,
    zones,
)
from desktop.games.shinra_tower.table.end_picture import paint_end
from desktop.games.shinra_tower.table.example_painter import paint_example
from desktop.games.shinra_tower.table.in_hand import InHand
from desktop.games.shinra_tower.table.living_tower import LivingTower
from desktop.games.shinra_tower.table.pieces import pieces
from desktop.games.shinra_tower.table.show import Show
from desktop.games.shinra_tower.table.sprites import Sprites
from desktop.games.shinra_tower.table.stability_strip import StabilityStrip
from desktop.games.shinra_tower.table.standing import Standing
from desktop.ui.table.art import Art
from desktop.ui.table.contract import Action, Animation, Ask, Gesture, Piece, Score, Zone
from desktop.ui.table.living import Living, LivingHost
from desktop.ui.theme.look import Look
from desktop.wording.language import Words


class ShinraTable:
    """See ``GameTable`` and ``LivingTable`` for what each method is for.

    ``resources`` is the game's own folder. One object serves one open table.

    Raises:
        ImportError: there can be no world of physics on this computer.
    """

    game_id = "shinra_tower"

    def __init__(self, resources: Path) -> None:
        if reason := why_closed():
            raise ImportError(reason)
        self._art = Art(resources / "art")
        self._standing = Standing(Shapes(read_sizes(resources)))
        self._tower: LivingTower | None = None
        self._view: View | None = None

    def living(self, host: LivingHost) -> Living:
        sprites = Sprites(self._art, self._standing.shapes, host.faces, host.words)
        strip = StabilityStrip(host.faces, host.words, host.parent)
        self._tower = LivingTower(host, self._standing.shapes, Show(sprites, host.faces, strip))
        return self._tower

    @property
    def in_hand(self) -> InHand:
        """The hands of the living tower as they are now."""
        return self._tower.in_hand if self._tower is not None else InHand()

    def size(self, view: View) -> tuple[float, float]:
        del view
        return layout.WIDTH, layout.HEIGHT

    def zones(self, view: View) -> Sequence[Zone]:
        hand = self.in_hand
        return zones.zones(view, self._standing, hand.camera, spread=hand.spread)

    def pieces(self, view: View, draft: Draft | None) -> Sequence[Piece]:
        self._view = view
        return pieces(view, draft, self._standing, self.in_hand)

    def actions(self, view: View, draft: Draft | None, ask: Ask) -> Sequence[Action]:
        self._view = view
        return actions.actions(view, draft, ask, self.in_hand)

    def draft_from(self, view: View, draft: Draft | None, gesture: Gesture) -> Draft | Move | None:
        return gestures.draft_from(view, draft, gesture)

    def held(self, draft: Draft) -> PieceId | None:
        return gestures.held(draft)

    def badge(self, verdict: Verdict) -> Message | None:
        return actions.badge(verdict)

    def prompt(self, draft: Draft, owed: int) -> Message | None:
        return prompts.prompt(self._view, draft, owed, self.in_hand)

    def idle_prompt(self, view: View) -> Message | None:
        """What comes next while nothing has been begun."""
        return prompts.idle_prompt(view, self.in_hand)

    def goal(self, view: View) -> Message:
        """What wins and what loses, for the floor that this match climbs to."""
        return goal.goal(view)

    def scores(self, view: View) -> Sequence[Score]:
        return scores.scores(view)

    def animations(self, events: Sequence[Event]) -> Sequence[Animation]:
        del events
        return ()

    def paint_face(self, painter: QPainter, face: str, rect: QRectF, look: Look, words: Words) -> None:
        faces.paint_face(painter, self._art, face, rect, look, words)

    def paint_background(self, painter: QPainter, rect: QRectF, look: Look, mood: str) -> None:
        background.paint_background(painter, self._art, rect, look, mood)

    def paint_end(
        self, painter: QPainter, rect: QRectF, kind: Literal["win", "loss", "draw"], risen: float, look: Look
    ) -> None:
        """The tower over its city; it is night there by day, too."""
        del look
        paint_end(painter, self._art, rect, kind, risen)

    def paint_example(self, painter: QPainter, rule: RuleId, rect: QRectF, look: Look, words: Words) -> bool:
        figures = self._standing.shapes.sizes.figures
        return paint_example(painter, self._art, figures, rule, rect, look, words)

    def seat_zone(self, seat: Seat) -> ZoneId | None:
        return zones.seat_zone(seat)
