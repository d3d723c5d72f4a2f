"""Whether a figure held in front of the tower could be pushed in where it is, and what is in its way."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from desktop.engine.ids import PieceId
from desktop.engine.message import Message
from desktop.games.shinra_tower.physics.geometry import extent, near, swept, top_at
from desktop.games.shinra_tower.physics.hand import Hands, Held, main_obstacle
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.pieces import Point, kind_of
from desktop.games.shinra_tower.physics.pose import Pose, turned
from desktop.games.shinra_tower.physics.spots import OVER_MM
from desktop.games.shinra_tower.physics.trembling import Tremble
from desktop.games.shinra_tower.table.hidden import hidden_by
from desktop.games.shinra_tower.table.lowering import DROP_MM, floor_under, resting_height

TOUCH_MM: Final = 0.3
"""So close two pieces touch, or the way of one meets the other."""
BESIDE_MM: Final = 6.0
"""What reaches no higher over the foot of a held piece is under it, and carries it."""
FALL_MM: Final = 30.0
"""What lies further below a held wall or tile is not yet told of."""
CALM_MM_S: Final = 120.0
"""A faster hand is not about to let go."""
LAG_MM: Final = 4.0
"""A piece that trails its hand further than a hand wavers is being moved on."""
_CARRIERS: Final = {"wall": ("floor",), "floor": ("floor", "wall")}
"""What a piece that is let go comes to stand or lie on."""
RIGHTS_SHARE: Final = 0.9
"""Of the angle at which a figure would balance on an edge: from that far it surely comes to stand."""

Tone = Literal["free", "careful", "refused"]


@dataclass(frozen=True, slots=True)
class Fit:
    """What a push would meet here: ``blocked_by`` is "" where the figure goes in (shinra.place.no-room)."""

    blocked_by: PieceId = ""
    above: bool = False
    """It is over the figure's middle: the head meets it, not the feet."""
    in_air: bool = False
    """Nothing is in the way, but there is no floor on which the figure would stand."""
    touches: bool = False
    """A wall or tile in the tower's plane is about to knock what is in its way: a warning, no refusal."""
    askew: bool = False
    """It leans so far that it would not stand up on the floor below it."""
    behind: PieceId = ""
    """It would stand, but hidden by this figure."""

    @property
    def free(self) -> bool:
        """Whether the figure goes in and stands."""
        return not self.blocked_by and not self.in_air and not self.askew

    @property
    def tone(self) -> Tone:
        """How it is said: a warning is no refusal."""
        if self.free:
            return "free"
        return "careful" if self.touches else "refused"

    @property
    def reason(self) -> Message | None:
        """Why it does not, or not well, in a few words that have room beside the figure."""
        if self.free:
            return Message("shinra.fit.behind", {"piece": self.behind}) if self.behind else None
        if self.touches:
            return Message("shinra.fit.touch", {"piece": self.blocked_by})
        if self.in_air:
            return Message("shinra.fit.air")
        if self.askew:
            return Message("shinra.fit.askew")
        if self.blocked_by == "table":
            return Message("shinra.fit.table")
        if kind_of(self.blocked_by) == "floor":
            if self.above:
                return Message("shinra.fit.head", {"piece": self.blocked_by})
            return Message("shinra.fit.floor", {"piece": self.blocked_by})
        return Message("shinra.fit.piece", {"piece": self.blocked_by})


class FitProbe:
    """Asks the tower as a push would, and moves nothing."""

    def __init__(self, live: LiveTower) -> None:
        self._live = live
        calm = Tremble(live.shapes.sizes.hand, "steady", 0)
        self._hands = Hands(live.shapes, live.world, (calm, calm))

    def look(self) -> Fit | None:
        """How the figure in the first hand would fit; of walls and tiles only what they are about to knock.

        None while there is nothing to say.

        A push lifts a figure whose feet are in the tile, as a hand would. A tile is in its way only
        where nothing else is.
        """
        held = self._live.held(0)
        if held is not None and not held.in_front:
            met = self._about_to_knock(held)
            return Fit(met, touches=True) if met else None
        if held is None or kind_of(held.piece) != "figure":
            return None
        self._hands.world = self._live.world
        lanes = range(self._live.shapes.sizes.lanes)
        pose, blocked = self._hands.way_in(held, lanes)
        if pose is not None:
            held = self._let_down(held, pose)
            pose, blocked = self._hands.way_in(held, lanes)
        if pose is not None:
            return self._landing(held.piece, pose)
        first = main_obstacle(blocked)
        there = self._live.poses().get(first)
        return Fit(first, above=there is not None and there.y > held.pose.y)

    def _about_to_knock(self, held: Held) -> PieceId:
        """What a wall or tile touches, or would if it were let go here or moved on as the hand moves."""
        mine = self._live.outline(held.piece)
        carriers = _CARRIERS[kind_of(held.piece)]
        ways = [mine, *self._on_its_way(held, mine)]
        others = {piece: self._live.outline(piece) for piece in self._live.poses() if piece != held.piece}
        if held.speed < CALM_MM_S:
            under = [outline for other, outline in others.items() if kind_of(other) in carriers]
            ways.append(swept(mine, 0.0, -_fall(mine, under)))
        foot = extent(mine)[1]
        for other, outline in others.items():
            carries = kind_of(other) in carriers and extent(outline)[3] <= foot + BESIDE_MM
            if not carries and any(near(way, outline, TOUCH_MM) for way in ways):
                return other
        return ""

    def _on_its_way(self, held: Held, mine: Sequence[Point]) -> Iterator[Sequence[Point]]:
        """What it sweeps until it is where the hand is already."""
        dx, dy = held.x - held.pose.x, held.y - held.pose.y
        if math.hypot(dx, dy) > LAG_MM:
            yield swept(mine, dx, dy)

    def _let_down(self, held: Held, way_in: Pose) -> Held:
        """The figure where the hand opens: high in front of its floor it is let down first."""
        under = floor_under(self._live, held.piece, way_in)
        if under is None or under[1] <= DROP_MM:
            return held
        tile, gap = under
        pose = held.pose
        y = resting_height(self._live, held.piece, pose, pose.x, tile, pose.y - gap)
        return replace(held, pose=replace(pose, y=y))

    def _landing(self, figure: PieceId, pose: Pose) -> Fit:
        """What comes of a figure that is let go there: a floor with a free place must be right below it.

        It stands as the tile lies, however its hand wavers: the corner that a turned figure has in the
        tile takes no room there.
        """
        under = floor_under(self._live, figure, pose)
        if under is None:
            return Fit(in_air=True)
        floor, _ = under
        lean, height = self._live.poses()[floor].degrees, self._live.shapes.body(figure).height_mm
        top = top_at(self._live.outline(floor), pose.x) or 0.0
        middle = top + height / 2 / math.cos(math.radians(lean)) + OVER_MM
        met = self._hands.blocked_by(figure, replace(pose, y=middle, degrees=lean))
        if met is not None:
            return Fit(met)
        if abs(turned(pose.degrees - lean)) > self._rights_itself(figure):
            return Fit(askew=True)
        return Fit(behind=hidden_by(self._live.shapes, self._live.poses(), figure, pose))

    def _rights_itself(self, figure: PieceId) -> float:
        """By how many degrees it may lean and still fall back onto its feet."""
        body = self._live.shapes.body(figure)
        return RIGHTS_SHARE * math.degrees(math.atan2(body.width_mm, body.height_mm))


def _fall(mine: Sequence[Point], under: Iterable[Sequence[Point]]) -> float:
    """How far a piece falls that is let go, onto these or the table, as far as one looks ahead."""
    left, foot, right, _ = extent(mine)
    spans = (extent(outline) for outline in under)
    tops = [
        top for left2, _, right2, top in spans if left2 < right and left < right2 and top <= foot + BESIDE_MM
    ]
    return min(max(0.0, foot - max(tops, default=0.0)), FALL_MM)
