"""Nature's answer to an intent when no person holds the piece: for bots, hints and simulations."""

from typing import Final

from desktop.games.shinra_tower.physics.autohand import AutoHand, Intent
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.pieces import Shapes, Steadiness
from desktop.games.shinra_tower.physics.scene import Scene, Settlement
from desktop.games.shinra_tower.physics.world import TICK_HZ

LONGEST_TICKS: Final = 20 * TICK_HZ
"""A hand is done long before; the bound keeps a fault from running for ever."""


def answer(
    shapes: Shapes, scene: Scene, intent: Intent, steadiness: Steadiness = "normal", seed: int = 0
) -> Settlement:
    """What a hand of that steadiness makes of the intent. The same arguments give the same answer."""
    live = LiveTower(shapes, scene, steadiness, seed)
    hand = AutoHand(live, intent)
    for _ in range(LONGEST_TICKS):
        hand.step()
        live.tick()
        if hand.settlement is not None:
            return hand.settlement
    live.settle(intent.piece)
    return rest(live)


def count(shapes: Shapes, scene: Scene) -> Settlement:
    """What is left of a tower after the five seconds, when nobody touches it."""
    live = LiveTower(shapes, scene)
    live.begin_count()
    return rest(live)


def settle(shapes: Shapes, scene: Scene) -> Settlement:
    """What becomes of a tower from which pieces were taken: the defeated, or those that a rule removes."""
    live = LiveTower(shapes, scene)
    live.wake()
    live.settle()
    return rest(live)


def rest(live: LiveTower) -> Settlement:
    """Let time pass until there is a verdict."""
    while live.settlement is None:
        live.tick()
    return live.settlement
