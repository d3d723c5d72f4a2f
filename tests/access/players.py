"""Players who only hear: they know what the bus says and nothing else."""

import re
import time
from typing import Any

from access.bus import Program
from access.heard import Heard

Found = list[tuple[Any, Heard]]
"""Things that show, in reading order, with what is heard of each."""

AGAIN = ("Play again", "Again with the same people")
"""The way on from an end."""
ANSWER_S = 4.0
"""Within so long something is said of what was pressed."""
PATIENT = 12
"""So often the same may be said in a row."""
HERE = "You can put it here."
CHOSEN = "Chosen."
HELD = "In your hand now."
CARD = re.compile(r"(Green|Blue|Red) \d+$|Bridge|Summit|.*Campfire|Guide Rope")


def panel_of(now: Found) -> Found:
    """The buttons of the panel that belong to the position."""
    inside = False
    buttons: Found = []
    for thing, heard in now:
        if heard.name == "Width of the panel":
            inside = True
        elif heard.role == "label" and heard.name == "What just happened, newest first":
            return buttons
        elif inside and heard.role == "push button" and heard.actions:
            buttons.append((thing, heard))
    return buttons


class Player:
    """Common to all games: sits down, reads on, knows when it is over."""

    game = ""

    def __init__(self, program: Program, most_s: float) -> None:
        self.program = program
        self.turns = 0
        self._end = time.monotonic() + most_s

    def play(self) -> str:
        """Play until the end or until the time is over; what was heard at the end."""
        self.sit_down()
        while time.monotonic() < self._end:
            now = list(self.program.tree())
            if any(heard.name.startswith(AGAIN) for _thing, heard in now):
                return self._told_at_the_end(now)
            self.step(now)
            self._check_that_it_goes_on()
        return ""

    def _check_that_it_goes_on(self) -> None:
        """Nobody hears the same answer over and over."""
        last = self.program.everything[-PATIENT:]
        if len(last) == PATIENT and len(set(last)) <= 2:
            raise AssertionError(f"always the same answers: {last[-2:]}")

    def step(self, now: Found) -> None:
        """One thing to do."""
        raise NotImplementedError

    def sit_down(self) -> None:
        """Alone at the table, unless the game needs more."""
        self.begin("1 player")

    def begin(self, seats: str = "") -> None:
        """Open the game's set-up from home, choose how many play, and start."""
        program = self.program
        program.press(program.wait_for(lambda: program.find("push button", self.game), "the tile"))
        start = program.wait_for(lambda: program.find("push button", "Start"), "the set-up")
        if seats:
            program.press(program.find("radio button", seats))
        program.press(start)
        program.wait_for(lambda: program.find("push button", "Fold the panel"), "the table")
        program.settle(0.8)

    def press(self, name: str, role: str = "push button") -> bool:
        """Press what has this name; whether there is such a thing."""
        thing = self.program.find(role, name)
        if thing is not None:
            self.program.press(thing)
        return thing is not None

    def key_heard(self, *keys: str) -> str:
        """Press keys, and all that is said of it."""
        before = len(self.program.everything)
        self.program.key(*keys)
        self.program.settle(0.2)
        return "\n".join(self.program.everything[before:])

    def press_heard(self, thing: Any) -> str:
        """Press a thing, and all that is said of it; a loaded machine takes its time."""
        before = len(self.program.everything)
        self.program.press(thing)
        end = time.monotonic() + ANSWER_S
        while len(self.program.everything) == before and time.monotonic() < end:
            self.program.settle()
        self.program.settle(0.25)
        return "\n".join(self.program.everything[before:])

    def _told_at_the_end(self, now: Found) -> str:
        words = [heard.name for _thing, heard in now]
        at = next(number for number, name in enumerate(words) if name.startswith(AGAIN))
        begun = max(
            (number for number, (_t, heard) in enumerate(now[:at]) if heard.role == "text"), default=0
        )
        return " | ".join(heard.name for _t, heard in now[begun:at] if heard.role == "label" and heard.name)


class Tranquility(Player):
    """Lays the first card that fits somewhere, paying with the last ones; else discards two."""

    game = "New game: Tranquility"

    def step(self, now: Found) -> None:
        if self.press("End turn"):
            self.turns += 1
            self.program.settle(0.6)
        elif not self._lay() and not self._discard() and not self._ends():
            raise AssertionError(f"nothing can be done; heard {self.program.said[-4:]}")

    def hand(self) -> Found:
        """The cards between the hand's own stop and the deck's."""
        inside, cards = False, Found()
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
        return any(heard.name.startswith(AGAIN) for _thing, heard in self.program.tree())
