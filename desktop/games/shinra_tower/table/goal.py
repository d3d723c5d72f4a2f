"""What wins and what loses, in a line: the floor that the match at hand climbs to."""

from desktop.engine.message import Message
from desktop.games.shinra_tower.rules.view import View


def goal(view: View) -> Message:
    """The goal by the option of the match, and 15F once the table has gone on (shinra.sephiroth)."""
    if view.beyond:
        return Message("shinra_tower.goal.beyond")
    if view.house.goal == "sephiroth":
        return Message("shinra_tower.goal.sephiroth")
    return Message("shinra_tower.goal")
