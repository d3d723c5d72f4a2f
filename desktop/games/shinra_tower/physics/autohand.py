"""A hand that plays by itself: it places a piece on a floor with the steadiness it was given."""

import math
import random
from dataclasses import dataclass
from typing import Final

from desktop.games.shinra_tower.physics.inputs import HandInput
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.pieces import kind_of
from desktop.games.shinra_tower.physics.pose import Poses, turned
from desktop.games.shinra_tower.physics.scene import Settlement
from desktop.games.shinra_tower.physics.spots import (
    Spot,
    free_spots,
    nearest_floor_with_room,
    standing_floors,
    tile_spot,
    wall_spots,
)
from desktop.games.shinra_tower.physics.trembling import gauss
from desktop.games.shinra_tower.physics.world import TICK_HZ

ABOVE_MM: Final = 50.0
"""How high over its place a piece comes from."""
SPEED_MM_S: Final = 160.0
SLOW_MM_S: Final = 30.0
SLOW_FROM_MM: Final = 6.0
"""A careful hand lowers the last bit slowly; one that hurries does not."""
DWELL_TICKS: Final = TICK_HZ // 3
"""So long a careful hand waits over the place before it lets go."""
HASTE_MM: Final = 12.0
"""An aim this bad goes with no care at all."""
OVER_SHARE: Final = 0.3
TURN_SHARE: Final = 0.5
"""Of a bad aim: how much too high a piece is let go (mm a mm), and how much turned (degrees a mm)."""
AGAIN_KEEPS: Final = 0.97
"""What is left of a bad aim from tick to tick while the piece does not go in: one sees it, and mends it."""
PATIENCE_TICKS: Final = 2 * TICK_HZ
"""How long a hand tries to push a figure in before it takes the piece back."""
HOVERS: Final = 1.0
"""How high over its place a precise hand keeps a piece while it waits, in its own wavering."""
ASKEW_DEGREES: Final = 6.0
CALM_MM: Final = 1.0
CALM_DEGREES: Final = 0.8
CALM_MM_S: Final = 12.0
"""So near its place, so upright and so still is a piece when a precise hand lets go of it."""


@dataclass(frozen=True, slots=True)
class Intent:
    """A piece and the floor it is to stand on; a tile stands on the walls of ``floor``."""

    piece: str
    floor: int


class AutoHand:
    """Carries one intent out on a live tower: ``step`` before each tick until ``settlement`` is there."""

    def __init__(
        self,
        live: LiveTower,
        intent: Intent,
        hand: int = 0,
        *,
        carelessness: float = 1.0,
        precise: bool = False,
    ) -> None:
        """Choose the spot from the tower as it stands now.

        ``carelessness`` scales how far beside its place it lets go: 1 for a player of its own, less
        for a hand that helps a person. A ``precise`` one wavers the less the slower it is, as a
        person's does, and waits for a moment at which the piece hangs still over its place.
        """
        self._live = live
        self._intent = intent
        self._hand = hand
        self._precise = precise
        self._spot = choose(live, intent)
        aim = live.shapes.sizes.hand.aim[live.steadiness] * carelessness
        dice = random.Random(live.seed * 1_000_003 + live.now)  # another aim each time
        self._beside = gauss(dice) * aim
        self._over = gauss(dice) * aim
        self._turn = gauss(dice) * aim
        self._care = max(0.0, 1.0 - aim / HASTE_MM)
        self._height = 0.0
        self._waited = 0
        self._last = (0.0, 0.0)
        wavers = live.shapes.sizes.hand.error[live.steadiness] * live.shapes.sizes.hand.precise_floor
        self._kept_over = wavers * HOVERS if precise and kind_of(intent.piece) != "figure" else 0.0
        self._phase = "take"

    @property
    def settlement(self) -> Settlement | None:
        """What came of it, once it is known."""
        return self._live.settlement if self._phase == "wait" else None

    def step(self) -> None:
        """What the hand does before the next tick."""
        if self._phase == "take":
            self._take()
        elif self._phase == "lower":
            self._lower()
        elif self._phase == "dwell":
            self._dwell()

    def _take(self) -> None:
        spot, piece = self._spot, self._intent.piece
        if spot is None:
            self._give_up()
            return
        self._height = 0.0 if kind_of(piece) == "figure" else ABOVE_MM
        at = HandInput("take", self._hand, piece, spot.x, spot.y + self._height, 0.0, spot.fold)
        if not self._live.do(at).allowed:
            self._give_up()
            return
        self._phase = "lower"
        self._live.do(HandInput("precise", self._hand, value=int(self._precise)))
        self._live.do(HandInput("turn", self._hand, degrees=self._turn * TURN_SHARE))
        self._move()

    def _lower(self) -> None:
        slow = SLOW_MM_S + (SPEED_MM_S - SLOW_MM_S) * (1.0 - self._care)
        speed = SPEED_MM_S if self._height > SLOW_FROM_MM else slow
        self._height = max(0.0, self._height - speed / TICK_HZ)
        self._move()
        if self._height == 0.0:
            self._phase = "dwell"

    def _dwell(self) -> None:
        self._waited += 1
        if self._has_toppled():
            self._height, self._phase = ABOVE_MM / 2, "lower"
            return
        patience = self._care * DWELL_TICKS
        if self._waited < patience or (self._waited < patience + PATIENCE_TICKS and not self._is_calm()):
            return
        if self._live.do(HandInput("release", self._hand)).allowed:
            self._phase = "wait"
        elif self._waited >= patience + PATIENCE_TICKS:
            self._live.do(HandInput("put_back", self._hand))
            self._give_up()
        else:
            self._beside *= AGAIN_KEEPS
            self._move()

    def _is_calm(self) -> bool:
        """Whether a precise hand may open now: whoever hurries does not ask."""
        held, spot = self._live.held(self._hand), self._spot
        if not self._precise or held is None or spot is None:
            return True
        pose = held.pose
        still = math.hypot(pose.x - self._last[0], pose.y - self._last[1]) * TICK_HZ <= CALM_MM_S
        self._last = (pose.x, pose.y)
        beside = max(abs(pose.x - spot.x - self._beside), pose.y - spot.y - self._kept_over)
        return still and beside <= CALM_MM and abs(turned(pose.degrees)) <= CALM_DEGREES

    def _has_toppled(self) -> bool:
        """Whether the piece hangs askew in a precise hand that set it down too hard: it is lifted again."""
        held = self._live.held(self._hand)
        askew = held is not None and not held.in_front and abs(turned(held.pose.degrees)) > ASKEW_DEGREES
        return self._precise and askew and self._waited < PATIENCE_TICKS

    def _give_up(self) -> None:
        """No place, or no way there: the piece is not on the tower, and to be placed again."""
        self._live.settle(self._intent.piece)
        self._phase = "wait"

    def _move(self) -> None:
        if self._spot is not None:
            x = self._spot.x + self._beside
            y = self._spot.y + self._height + self._kept_over + abs(self._over) * OVER_SHARE
            self._live.do(HandInput("move", self._hand, "", x, y))


def choose(live: LiveTower, intent: Intent) -> Spot | None:
    """A good spot for the intent, or None when there is none on the whole tower."""
    poses = live.poses()
    kind = kind_of(intent.piece)
    if kind == "floor":
        return tile_spot(live.shapes, poses, intent.floor, intent.piece)
    if kind == "wall":
        return next(wall_spots(live.shapes, poses, intent.floor, intent.piece), None)
    return _figure_spot(live, poses, intent)


def _figure_spot(live: LiveTower, poses: Poses, intent: Intent) -> Spot | None:
    floors = standing_floors(live.scene.places)
    floor = nearest_floor_with_room(live.shapes, poses, floors, intent.floor, intent.piece)
    return next(free_spots(live.shapes, poses, floor, intent.piece), None) if floor else None
