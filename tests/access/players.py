"""Players who only hear: they know what the bus says and nothing else."""

import re
import time
from typing import Any

from access.bus import Program
from access.heard import Heard

AGAIN = "Play again"
HERE = "You can put it here."
CHOSEN = "Chosen."
HELD = "In your hand now."
CARD = re.compile(r"(Green|Blue|Red) \d+$|Bridge|Summit|.*Campfire|Guide Rope")


IDLE = ("Back to the top", "Undo", "Redo", "Cancel", "Give up", "Yes, give up", "Keep on", "Fold the wall")
"""Buttons of the panel that lead nowhere."""


class Player:
    """Common to all games: sits down alone, reads on, knows when it is over."""

    game = ""

    def __init__(self, program: Program, most_s: float) -> None:
        self.program = program
        self.turns = 0
        self.refused = 0
        self._end = time.monotonic() + most_s

    def play(self) -> str:
        """Play until the end or until the time is over; what was heard at the end."""
        self._sit_down()
        while time.monotonic() < self._end:
            now = [heard for _thing, heard in self.program.tree()]
            if any(heard.name.startswith(AGAIN) for heard in now):
                return self._told_at_the_end(now)
            self.step(now)
        return ""

    def step(self, now: list[Heard]) -> None:
        """One thing to do."""
        raise NotImplementedError

    def press(self, name: str, role: str = "push button") -> bool:
        """Press what has this name; whether there is such a thing."""
        thing = self.program.find(role, name)
        if thing is not None:
            self.program.press(thing)
        return thing is not None

    def _sit_down(self) -> None:
        program = self.program
        program.press(program.wait_for(lambda: program.find("push button", self.game), "the tile"))
        program.press(program.wait_for(lambda: program.find("radio button", "1 player"), "the set-up"))
        program.press(program.find("push button", "Start"))
        program.wait_for(lambda: program.find("push button", "Fold the panel"), "the table")
        program.settle(0.8)

    def _told_at_the_end(self, now: list[Heard]) -> str:
        at = next(number for number, heard in enumerate(now) if heard.name.startswith(AGAIN))
        return " | ".join(heard.name for heard in now[max(0, at - 8) : at] if heard.role == "label")


class Tranquility(Player):
    """Lays the first card that fits somewhere, paying with the last ones; else discards two."""

    game = "New game: Tranquility"

    def step(self, now: list[Heard]) -> None:
        if self.press("End turn"):
            self.turns += 1
            self.program.settle(0.6)
        elif not self._lay() and not self._discard() and not self._ends():
            raise AssertionError(f"nothing can be done; heard {self.program.said[-4:]}")

    def hand(self) -> list[tuple[Any, Heard]]:
        """The cards between the hand's own stop and the deck's."""
        inside, cards = False, list[tuple[Any, Heard]]()
        for thing, heard in self.program.tree():
            if heard.role == "push button" and heard.name.endswith(("hand", "deck")):
                inside = heard.name.endswith("hand")
            elif inside and CARD.match(heard.name):
                cards.append((thing, heard))
        return cards

    def _lay(self) -> bool:
        for number in range(len(self.hand())):
            self.program.said.clear()
            self.program.key(str(number + 1))  # takes the card: keys of the table
            told = " ".join(self.program.said)
            if re.search(r"[1-9]\d* places? to put it", told):
                places = [thing for thing, heard in self.program.tree() if heard.description.startswith(HERE)]
                for place in places:
                    heard = self.program.heard(place)
                    if "discard" in heard.name:
                        continue
                    self.program.press(place)
                    if self._pay():
                        return True
            self.program.key("Escape")
            self.program.key("Escape")
        return False

    def _pay(self) -> bool:
        """Pay with other cards until the draft is done; whether it is."""
        for _ in range(8):
            self.program.settle(0.1)
            if self.program.find("push button", "End turn") is not None or self._over():
                return True
            free = [
                (thing, heard)
                for thing, heard in self.hand()
                if not heard.description.startswith((CHOSEN, HELD)) and heard.name != "Summit"
            ]
            if not free or self.program.find("push button", "Cancel") is None:
                return False
            self.program.press(free[-1][0])
        return False

    def _discard(self) -> bool:
        if not self.press("Discard two"):
            return False
        for _ in range(2):
            free = [thing for thing, heard in self.hand() if not heard.description.startswith(CHOSEN)]
            if not free:
                return False
            self.program.press(free[-1])
        self.program.settle(0.3)
        return self.program.find("push button", "End turn") is not None or self._over()

    def _ends(self) -> bool:
        """Whether that was the end, which comes with a little delay."""
        self.program.settle(3.0)
        return self._over()

    def _over(self) -> bool:
        return self.program.find("push button", AGAIN) is not None


class Tower(Player):
    """Chooses the first card, lets the hand place what is wanted, and ends each turn."""

    game = "New game: Ascend"

    def step(self, now: list[Heard]) -> None:
        names = [heard.name for heard in now if heard.role == "push button"]
        if self.press("End turn"):
            self.turns += 1
        elif any(name.startswith("Place it for me") for name in names):
            self.program.key("a")
            self.program.settle(1.0)
        elif not (self._answer(now) or self._choose(now)):
            self.program.settle(0.5)

    def _answer(self, now: list[Heard]) -> bool:
        """The first way on that the panel offers, such as defeating nobody; never giving up."""
        panel = [number for number, heard in enumerate(now) if heard.name == "Width of the panel"]
        for heard in now[panel[0] + 1 :] if panel else ():
            if heard.role == "label" and heard.name == "What just happened":
                return False
            if heard.role == "push button" and heard.name not in IDLE and heard.actions:
                return self.press(heard.name)
        return False

    def _choose(self, now: list[Heard]) -> bool:
        cards = [
            heard.name
            for heard in now
            if heard.name.startswith(("Enemy Action", "Defeat Action", "Action card"))
            and "Press" in heard.actions
        ]
        cards.sort(key=lambda name: not name.startswith(("Enemy", "Action card")))
        for name in cards[:3]:
            before = len(self.program.said)
            self.press(name)
            if len(self.program.said) > before:
                return True
        return False
