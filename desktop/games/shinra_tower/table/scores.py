"""The lines of the score panel: how far the climb is, and how much may still fall."""

from desktop.engine.message import Message
from desktop.games.shinra_tower.rules.ending import MOST_FALLEN_WALLS
from desktop.games.shinra_tower.rules.pieces import FOES
from desktop.games.shinra_tower.rules.view import View
from desktop.ui.table.contract import Score


def scores(view: View) -> list[Score]:
    """Floors, Cloud, enemies on the way to the goal, and fallen walls."""
    below = sum(1 for foe in FOES if 1 <= _floor(view, foe.id) <= view.goal)
    return [
        Score(Message("shinra.score.floors"), view.top, view.goal, (Message("shinra.score.floors.help"),)),
        Score(
            Message("shinra.score.cloud"), view.cloud_floor, view.goal, (Message("shinra.score.cloud.help"),)
        ),
        Score(Message("shinra.score.enemies"), below, 0, (Message("shinra.score.enemies.help"),)),
        Score(
            Message("shinra.score.fallen"),
            len(view.fallen_walls),
            MOST_FALLEN_WALLS,
            (Message("shinra.score.fallen.help"),),
        ),
    ]


def _floor(view: View, piece: str) -> int:
    place, _, number = view.zone_of(piece).rpartition("-")
    return int(number) if place == "floor" else 0
