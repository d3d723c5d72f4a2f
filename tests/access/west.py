"""Both players of a duel by ear: The West, from names, descriptions, announcements and keys."""

import re
from collections import Counter
from typing import Any

from access.heard import Heard
from access.players import HERE, Found, Player, panel_of

HAND = re.compile(r"Player [12]’s hand$")
MIDDLE = "in the middle"
TYPES = ("Foundry", "Archive", "Reactor", "Beacon")
NOT_NOW = "Not possible now."
CHOSEN = "Chosen."
ASIDE = ("Look", "Undo", "Cancel", "Redo", "Play the Doppelgate")
"""Buttons that do not answer what is asked."""


class West(Player):
    """Plays for both seats: buys what it can pay for, else takes the type of which most lie there."""

    game = "New game: The West"

    def step(self, now: Found) -> None:
        """One thing: the curtain, an answer, an action, or the end of the turn."""
        if self._lift(now):
            return
        buttons = {heard.name: (thing, heard) for thing, heard in panel_of(now)}
        main = next((name for name in buttons if name.startswith(("End turn", "Hand over"))), None)
        if main is not None:
            if not self._gate(buttons):
                self.turns += main.startswith("End turn")
                self.program.key("e")
        elif any(name.startswith("Complete the") for name in buttons) or self._asks("Take Facilities", now):
            self._act(now, buttons)
        elif not self._answer(now, buttons):
            raise AssertionError(f"nothing can be done; heard {self.program.everything[-4:]}")

    def sit_down(self) -> None:
        """Two players sit at every table of this game."""
        self.begin()

    def _lift(self, now: Found) -> bool:
        """The curtain says who should look; its button has the keyboard, so Enter lifts it."""
        if not any("Press when you are ready" in heard.name for _thing, heard in now):
            return False
        self.program.key("Return")
        self.program.settle(0.5)
        return True

    def _asks(self, words: str, now: Found) -> bool:
        """Whether the panel asks this, above what just happened."""
        names = [heard.name for _thing, heard in now if heard.role in ("label", "slider")]
        begun = names.index("Width of the panel")
        return any(words in name for name in names[begun : names.index("What just happened, newest first")])

    # the action

    def _act(self, now: Found, buttons: dict[str, tuple[Any, Heard]]) -> None:
        city = next((pair for name, pair in buttons.items() if name.startswith("Complete the")), None)
        if city is not None and NOT_NOW not in city[1].description:
            self.program.press(city[0])
            self._pay(4)
        elif not self._buy(now):
            self._take(now)

    def _buy(self, now: Found) -> bool:
        """Take each kind of card into the hand and hear whether it pays for a Locus."""
        tried: set[str] = set()
        for number, (_thing, card) in enumerate(self.hand(now)[:9], start=1):
            if card.name in tried:
                continue
            tried.add(card.name)
            said = self.key_heard(str(number))
            if "0 places" not in said and "place" in said and "Locus deck" in self.program.here().name:
                self.key_heard("Return")
                self._pay(1)
                return True
            self.key_heard("Escape")
        return False

    def _take(self, now: Found) -> None:
        """All of the type of which most lie in the middle, by its plate."""
        names = [heard.name for _thing, heard in now]
        start = next(number for number, name in enumerate(names) if name.endswith(MIDDLE))
        end = next(number for number, name in enumerate(names) if name.startswith("Facility Effect"))
        lying = Counter(name for name in names[start:end] if name in TYPES)
        if not lying:
            raise AssertionError("no Facility lies in the middle, and no button leads on")
        wanted = f"Facility Effect: {lying.most_common(1)[0][0]}"
        thing = next(thing for thing, heard in now if heard.name == wanted)
        self.press_heard(thing)

    def _pay(self, most: int) -> None:
        """Name cards of the hand, until nothing more is asked for."""
        for _ in range(most):
            now = list(self.program.tree())
            if not any(heard.name == "Cancel" for _thing, heard in now):
                return
            told = [heard for _thing, heard in self.hand(now)]
            chosen = {heard.name for heard in told if heard.description.startswith(CHOSEN)}
            free = [
                number
                for number, heard in enumerate(told, start=1)
                if not heard.description.startswith(CHOSEN) and heard.name not in chosen
            ]
            before = len(self.program.everything)
            for number in free:
                if "ossible" not in self.key_heard(str(number)) and len(self.program.everything) > before:
                    break

    # answers and the end of a turn

    def _gate(self, buttons: dict[str, tuple[Any, Heard]]) -> bool:
        """Play the Doppelgate for two cards of one type, if the button does not refuse."""
        gate = buttons.get("Play the Doppelgate")
        if gate is None or NOT_NOW in gate[1].description:
            return False
        self.program.press(gate[0])
        now = list(self.program.tree())
        kinds = [heard.name for _thing, heard in self.hand(now)]
        pair = next((kind for kind in kinds if kinds.count(kind) > 1), None)
        if pair is None:
            self.key_heard("Escape")
            return False
        for number in [at for at, kind in enumerate(kinds, start=1) if kind == pair][:2]:
            self.key_heard(str(number))
        return True

    def _answer(self, now: Found, buttons: dict[str, tuple[Any, Heard]]) -> bool:
        """What is asked in between: the first button that works, or a card that can be named."""
        ways = {name: pair for name, pair in buttons.items() if not name.startswith(ASIDE)}
        begun = "Cancel" in buttons and any(name.startswith("Discard") for name in ways)
        for thing, heard in () if begun else ways.values():
            if NOT_NOW not in heard.description:
                self.press_heard(thing)
                return True
        middle = self._asks("from the middle", now)
        cards = self._middle(now) if middle else [thing for thing, _heard in self.hand(now)]
        return any(self._name(card) for card in cards) or begun

    def _name(self, card: Any) -> bool:
        """Press a card, and where it then may go; whether something came of it."""
        told = self.press_heard(card)
        if "to put it" in told:
            place = next(thing for thing, heard in self.program.tree() if heard.description.startswith(HERE))
            told = self.press_heard(place)
        return any(word in told for word in ("takes", "discards", "gives", "discard "))

    def _middle(self, now: Found) -> list[Any]:
        """The Facilities that lie in the middle: between its places and the plates of the effects."""
        names = [heard.name for _thing, heard in now]
        start = next(number for number, name in enumerate(names) if name.endswith(MIDDLE))
        end = next(number for number, name in enumerate(names) if name.startswith("Facility Effect"))
        return [thing for thing, heard in now[start:end] if heard.name in TYPES]

    def hand(self, now: Found) -> Found:
        """The cards after the stop of the hand that can be seen."""
        cards: Found = []
        inside = False
        for thing, heard in now:
            if HAND.search(heard.name):
                inside = True
            elif inside and heard.name in TYPES:
                cards.append((thing, heard))
            elif inside and heard.name not in TYPES:
                break
        return cards
