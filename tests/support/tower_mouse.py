"""A mouse that plays the tower's table alone, moved as far like a hand as a program can.

It goes on a path of minimum jerk with a seeded jitter, corrects itself over the place and waits a moment
before it lets go. It is no human: it knows where everything stands and where it wants to be, does not tire,
does not look at the tower sway and is never surprised.
"""

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QAbstractButton
from support.mice import SAMPLE_S, Mouse
from support.table_probe import Probe
from support.tower_games import choice

from desktop.games.shinra_tower.physics.autohand import Intent, choose
from desktop.games.shinra_tower.physics.geometry import extent
from desktop.games.shinra_tower.physics.pieces import kind_of
from desktop.games.shinra_tower.physics.spots import Spot
from desktop.games.shinra_tower.rules.moves import Challenge, Choose, EndTurn, PlacePiece, Target
from desktop.games.shinra_tower.rules.state import State
from desktop.games.shinra_tower.table import layout
from desktop.games.shinra_tower.table.living_tower import LivingTower
from desktop.games.shinra_tower.table.target import piece_at
from desktop.ui.table_page import TablePage

BESIDE_MM: Final = 115.0
ABOVE_MM: Final = 40.0
"""How a wall or tile comes: up beside the tower, then over its place, then down."""
SCATTER_PX: Final = 4.0
CORRECTED_PX: Final = 1.2
JITTER_PX: Final = 0.5
"""How far a hand first misses a point, how far after a second look, and how it trembles by itself."""
CARE_S: Final = 0.9
DWELL_S: Final = 0.35


@dataclass(frozen=True, slots=True)
class Tried:
    """One placement by the mouse: where it was meant to be, and what came of it."""

    before: State
    piece: str
    floor: int
    meant: Spot
    after: State
    refused: int
    """How often the hand was told no on the way: wrong piece under the pointer, no room."""

    @property
    def stood(self) -> bool:
        """Whether the piece stands."""
        return self.piece in dict(self.after.poses)

    @property
    def off_mm(self) -> float:
        """How far beside its place it came to stand; nothing when it fell."""
        return dict(self.after.poses)[self.piece][0] - self.meant.x if self.stood else math.nan

    @property
    def gone(self) -> frozenset[str]:
        """The other pieces that are no longer on the tower."""
        return frozenset(dict(self.before.poses).keys() - dict(self.after.poses).keys() - {self.piece})


class StuckError(Exception):
    """The mouse alone does not get on here."""


class MousePlayer:
    """Plays all seats of a match on its page with a mouse and nothing else."""

    def __init__(self, page: TablePage, mouse: Mouse, seed: int) -> None:
        self.page = page
        self.mouse = mouse
        self.tried: list[Tried] = []
        self._probe = Probe(page.table)
        self._dice = random.Random(seed)
        self._refused = 0
        self._at = QPointF(5, 5)
        living = page.table.living
        assert isinstance(living, LivingTower)
        self.tower = living
        page.table.hand.refused.connect(self._on_refused)

    @property
    def state(self) -> State:
        """What lies on the table."""
        return self.page.match.state

    def play(self, most: int = 400) -> Iterator[Tried]:
        """Play until the end, one placement after the other.

        Raises:
            StuckError: nothing that the mouse does gets the match on.
        """
        for _ in range(4 * most):
            if self.page.match.outcome is not None or len(self.tried) >= most:
                return
            before, count = self.page.match.number, len(self.tried)
            self._one()
            yield from self.tried[count:]
            if self.page.match.number == before and len(self.tried) == count:
                raise StuckError(f"{self.state.phase} after {before} moves")

    def _one(self) -> None:
        move = choice(self.state)
        match move:
            case PlacePiece():
                self._place(move)
            case Choose():
                self._choose(move)
            case Target():
                self._target(move)
            case EndTurn():
                self._button("action-end_turn")
            case Challenge():
                self._button("action-go-on" if move.go_on else "action-stop")
            case _:
                raise StuckError(f"{move} has no way by mouse")
        self._settle()

    def _choose(self, move: Choose) -> None:
        pieces = self.page.table.stage.board.pieces
        part = f"{move.card}/{move.option}"
        self._click(self._probe.at(part if part in pieces else move.card))
        for wall in move.walls or ():
            self._button(f"action-wall:{wall}")

    def _target(self, move: Target) -> None:
        number = self.page.match.number
        for enemy in move.enemies:
            self._click(self._visible(enemy))
        if self.page.match.number == number and not self.tower.busy:
            self._button("action-confirm" if move.enemies else "action-spare")

    def _place(self, move: PlacePiece) -> None:
        before, self._refused = self.state, 0
        piece = move.piece
        board = self.page.table.stage.board.pieces
        if kind_of(piece) == "wall":
            view: Any = self.page.bridge.view
            piece = next(one for one in reversed(view.wanted) if one in board)
        meant = choose(self.tower.live, Intent(piece, move.floor))
        if meant is None:
            raise StuckError(f"no place for {piece} on {move.floor}F")
        self._drag(piece, meant)
        self._settle()
        self.tried.append(Tried(before, piece, move.floor, meant, self.state, self._refused))

    def _drag(self, piece: str, meant: Spot) -> None:
        stands = self.tower.live.poses().get(piece)
        start = self._visible(piece)
        self._go(QPointF(start))
        self.mouse.press(start)
        grip = QPointF()
        if stands is not None:
            grip = self._probe.table.view.mapToScene(start) - self.tower.camera.on_table(stands.x, stands.y)
        above = ABOVE_MM if kind_of(piece) != "figure" else 4.0
        if kind_of(piece) != "figure":  # round the tower, not through it
            side = math.copysign(
                BESIDE_MM, self._probe.table.view.mapToScene(start).x() - layout.TOWER.center().x()
            )
            self._go(self._pixel(side, meant.y + above, grip), SCATTER_PX)
        self._go(self._pixel(meant.x, meant.y + above, grip), SCATTER_PX)
        held = self.tower.live.held(0)
        if held is None or held.piece != piece:
            self._refused += 1
            self.mouse.release(self._at.toPoint())
            return
        self._go(self._pixel(meant.x, meant.y + 0.5, grip), CORRECTED_PX, CARE_S)
        self._hover(DWELL_S)
        self.mouse.release(self._at.toPoint())
        for _ in range(8):  # no room there: a little to the side, and a click lets go
            if self.tower.live.held(0) is None:
                return
            side = self._dice.choice((-4.0, 4.0))
            self._go(self._pixel(meant.x + side, meant.y + 2.0, grip), CORRECTED_PX, 0.3)
            self.mouse.press(self._at.toPoint())
            self.mouse.release(self._at.toPoint())

    def _pixel(self, x_mm: float, y_mm: float, grip: QPointF) -> QPointF:
        return QPointF(self._probe.at(self.tower.camera.on_table(x_mm, y_mm) + grip))

    def _visible(self, piece: str) -> QPoint:
        """A point where this piece, and no other one, is under the pointer."""
        live = self.tower.live
        if piece not in live.poses():
            return self._probe.at(piece)
        left, bottom, right, top = extent(live.outline(piece))
        for down in (0.5, 0.3, 0.7, 0.15, 0.85):
            for share in (0.5, 0.3, 0.7, 0.12, 0.88):
                at = self.tower.camera.on_table(left + (right - left) * share, bottom + (top - bottom) * down)
                if piece_at(live, self.tower.camera, at) == piece:
                    return self._probe.at(at)
        self._refused += 1
        return self._probe.at(self.tower.camera.on_table((left + right) / 2, (bottom + top) / 2))

    def _go(self, to: QPointF, miss: float = 0.0, least_s: float = 0.0) -> None:
        """Bring the pointer there as a hand would, button down or not."""
        goal = to + QPointF(self._dice.gauss(0, miss), self._dice.gauss(0, miss))
        start = self._at
        way = math.hypot(goal.x() - start.x(), goal.y() - start.y())
        seconds = max(least_s, 0.2 + 0.11 * math.log2(way / 12 + 1))
        steps = max(2, round(seconds / SAMPLE_S))
        for step in range(1, steps + 1):
            t = step / steps
            share = t * t * t * (10 - 15 * t + 6 * t * t)
            self._at = start + (goal - start) * share
            self._sample()
        self._at = goal

    def _hover(self, seconds: float) -> None:
        for _ in range(round(seconds / SAMPLE_S)):
            self._sample()

    def _sample(self) -> None:
        tremble = QPointF(self._dice.gauss(0, JITTER_PX), self._dice.gauss(0, JITTER_PX))
        self.mouse.move((self._at + tremble).toPoint())
        self.mouse.wait(SAMPLE_S)

    def _click(self, at: QPoint) -> None:
        self._go(QPointF(at))
        self.mouse.press(at)
        self.mouse.wait(0.05)
        self.mouse.release(at)
        self.mouse.wait(0.2)

    def _button(self, name: str) -> None:
        found = self.page.findChildren(QAbstractButton, name)  # an older one may be about to go
        button = next((one for one in found if one.isVisible()), None)
        if button is None:
            raise StuckError(f"no button {name} in {self.state.phase}")
        self.mouse.click(button, button.rect().center())
        self.mouse.wait(0.2)

    def _settle(self) -> None:
        for _ in range(600):
            if not self.tower.busy:
                return
            self.mouse.wait(0.05)
        raise StuckError("no verdict")

    def _on_refused(self, *_: object) -> None:
        self._refused += 1
