"""The hand that places for a person: on a tower that stands well it does not fail."""

from dataclasses import replace

import pytest
from support import tower

from desktop.games.shinra_tower.physics.autohand import AutoHand, Intent
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.pieces import Steadiness
from desktop.games.shinra_tower.table.tower_hand import HELPING

SHAPES = tower.shapes()


@pytest.mark.parametrize("seed", [0, 6, 13, 16, 23])
@pytest.mark.parametrize("steadiness", ["normal", "shaky"])
def test_a_storey_placed_by_itself_stands(steadiness: Steadiness, seed: int) -> None:
    """At these seeds pieces fell when the hand let go without waiting for a still moment."""
    floors = 3 + seed % 3
    scene = tower.settled(floors)
    new = ("pillar-1", "pillar-2", f"floor-{floors + 1}", "guard-2")
    for piece in new:
        floor = floors + 1 if piece == "guard-2" else floors
        live = LiveTower(SHAPES, replace(scene, grabbable=frozenset(new)), steadiness, seed * 7)
        hand = AutoHand(live, Intent(piece, floor), carelessness=HELPING, precise=True)
        while hand.settlement is None:
            hand.step()
            live.tick()
        done = hand.settlement
        assert done.places[piece] == f"floor-{floor}"
        assert not {"fallen", "hanging"} & set(done.places.values())
        scene = replace(scene, poses=dict(done.poses), places={**scene.places, **done.places})
