"""One who builds by ear: the tower, from what is said of cards, pieces and the stability of the tower."""

import re
from typing import Any

from access.heard import Heard
from access.players import Found, Player, panel_of

AT_REST_S = 40.0
"""A piece is placed, falls and comes to rest within this time, also on a loaded machine."""
ASIDE = (
    "Undo", "Redo", "Cancel", "Give up", "Yes, give up", "Keep on", "Fold the wall", "Show the result",
    "Show the whole tower", "Look through",
)  # fmt: skip
"""Buttons of the panel that lead nowhere on."""
CONTENT = "Stop here"
"""With 8F cleared the game is won; climbing on takes twice as long."""
CARD = ("Enemy Action", "Defeat Action", "Action card")
TO_DEFEAT = "May be defeated now"


class Tower(Player):
    """Builds, and defeats an enemy wherever a card can; the hand places each piece by itself."""

    game = "New game: Ascend"

    def step(self, now: Found) -> None:
        """One piece, one card, one answer, or the end of the turn."""
        buttons = {heard.name: thing for thing, heard in panel_of(now)}
        target = next((thing for thing, heard in now if heard.description.startswith(TO_DEFEAT)), None)
        if target is not None:
            self._press(target)
        elif "End turn" in buttons:
            self.turns += 1
            self._until_told("e")
        elif any(name.startswith("Place it for me") for name in buttons):
            self._until_told("a")
        else:
            self._answer(now, buttons)

    def _answer(self, now: Found, buttons: dict[str, Any]) -> None:
        """A card, else the first way on that the panel offers; else the tower is not at rest yet."""
        cards = [(thing, heard) for thing, heard in now if _is_card(heard)]
        ways = [name for name in buttons if not name.startswith(ASIDE)]
        way = next((name for name in ways if name.startswith(CONTENT)), next(iter(ways), None))
        if way is not None:
            self._press(buttons[way])
        elif cards:
            self._press(max(cards, key=lambda pair: _worth(pair[1], now))[0])
        else:
            self.program.settle(1.0)

    def _press(self, thing: Any) -> None:
        before = len(self.program.everything)
        self.program.press(thing)
        self._hear(before)

    def _until_told(self, key: str) -> None:
        before = len(self.program.everything)
        self.program.key(key)
        self._hear(before)

    def _hear(self, before: int) -> None:
        """Wait until something was said of it, and all of it."""
        self.program.wait_for(lambda: len(self.program.everything) > before, "an answer", AT_REST_S)
        self.program.settle(0.4)


def _is_card(heard: Heard) -> bool:
    return heard.role == "push button" and heard.name.startswith(CARD) and "SetFocus" in heard.actions


def _worth(card: Heard, now: Found) -> tuple[int, int]:
    """A defeat that reaches somebody first; else what builds; what the card is called decides the rest."""
    crowd = sum(
        1 for _thing, heard in now if re.search(r"(Guard|Air Soldier|Sweeper|Stanley|Bomb) on \d", heard.name)
    )
    fights = "defeat" in card.description.lower() and "Build" not in card.description
    return (2 if fights and crowd else 1 if "Build" in card.description else 0, len(card.description))
