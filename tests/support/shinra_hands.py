"""A hand over the tower of a dealt match, for the rules that the hand itself keeps."""

from pathlib import Path
from typing import Any, Final

from support.shinra import dealt

from desktop.games.shinra_tower.physics.inputs import HandInput
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.physics.pieces import Shapes, read_sizes
from desktop.games.shinra_tower.physics.pose import from_rows
from desktop.games.shinra_tower.physics.scene import Scene
from desktop.games.shinra_tower.rules.deck import EnemyAction
from desktop.games.shinra_tower.rules.moves import Choose
from desktop.session.match import Match

RESOURCES: Final = Path(__file__).parents[2] / "resources" / "shinra_tower"


def hand_over_1f(piece: str, x: float) -> LiveTower:
    """A steady hand that holds a figure in front of 1F, where Cloud stands on his mark."""
    state = dealt()
    scene = Scene(from_rows(dict(state.poses)), {"cloud": "floor-1"}, frozenset({piece}))
    live = LiveTower(Shapes(read_sizes(RESOURCES)), scene, "steady")
    assert live.do(HandInput("take", piece=piece, x=x, y=18.5)).allowed
    return live


def enemy_action(match: Match[Any]) -> Choose:
    """A choice now open after which walls are to be placed."""
    return next(
        move
        for move in match.rules.legal_moves(match.state)
        if isinstance(move, Choose)
        and isinstance(match.state.cards.card(move.card).options[move.option], EnemyAction)
    )
