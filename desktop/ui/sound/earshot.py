"""What of an open match is heard: the hand's doings, the turn that passes, the end. Never the way back."""

from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, SignalInstance

from desktop.session.transition import Transition
from desktop.ui.bridge import Bridge
from desktop.ui.sound.sounds import Sounds

BY_HAND: Final = ("refuse", "drop", "pick", "move")
"""What one gesture may bring about at once; the first of these alone is heard."""

PREPARED: Final = (*BY_HAND, "turn", "clack-soft", "clack", "clack-hard", "creak", "crash", "win", "loss")
"""In the order in which they may be wanted."""

PREPARE_MS: Final = 400
"""So long after a match opened, when it has long been painted, its sounds are read."""


class Earshot(QObject):
    """Gathers what happens in one round of the event loop, and lets the ear have what matters of it.

    Behind the curtain only the handing over is heard. Which take of a sound is played is chance, so no
    sound tells one card from another.
    """

    def __init__(
        self, sounds: Sounds, game: str, bridge: Bridge, happened: SignalInstance, parent: QObject
    ) -> None:
        """``happened`` names what the table did, as its ``sounded`` does."""
        super().__init__(parent)
        self._sounds = sounds
        self._game = game
        self._bridge = bridge
        self._turn_of = bridge.match.turn_of
        self._gathered: list[str] = []
        self._backwards = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._on_round_over)
        self._happened = happened
        happened.connect(self._on_happened)
        bridge.changed.connect(self._on_changed)
        bridge.eyes_changed.connect(self._on_eyes_changed)
        self._ready = QTimer(self)
        self._ready.setSingleShot(True)
        self._ready.timeout.connect(self._on_ready)
        self._ready.start(PREPARE_MS)

    def leave(self) -> None:
        """Hear no more of this match."""
        self._happened.disconnect(self._on_happened)
        self._bridge.changed.disconnect(self._on_changed)
        self._bridge.eyes_changed.disconnect(self._on_eyes_changed)
        self._ready.stop()
        self._soon.stop()
        self._gathered.clear()

    def _on_happened(self, name: str) -> None:
        if self._bridge.eyes is not None:
            self._gather(name)

    def _on_changed(self, transition: Transition[Any]) -> None:
        # nobody's while a thing falls or the match asks Nature: that is no turn that passed
        before, self._turn_of = self._turn_of, self._bridge.match.turn_of or self._turn_of
        outcome = self._bridge.match.outcome
        if transition.direction == "back":
            self._backwards = True
            self._soon.start()
        elif outcome is not None:
            self._gather({"win": "win", "loss": "loss"}.get(outcome.kind, "turn"))
        elif before != self._turn_of and self._bridge.hotseat.must_hand_over is None:
            self._gather("turn")  # else the curtain will be heard

    def _on_eyes_changed(self) -> None:
        if self._bridge.eyes is None:
            self._gather("turn")

    def _gather(self, name: str) -> None:
        self._gathered.append(name)
        self._soon.start()

    def _on_round_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        backwards, self._backwards = self._backwards, False
        if not backwards:
            for name in what_is_heard(gathered):
                self._sounds.play(name, self._game)

    def _on_ready(self) -> None:
        self._sounds.prepare(self._game, PREPARED)


def what_is_heard(happened: list[str]) -> list[str]:
    """Of what happened at once: the hand's weightiest doing, and each other thing once; no turn at an end."""
    by_hand = [name for name in BY_HAND if name in happened][:1]
    others = [name for name in dict.fromkeys(happened) if name not in BY_HAND]
    if "win" in others or "loss" in others:
        others = [name for name in others if name != "turn"]
    if "turn" in others:
        # a button passed the turn: the turn itself is heard of it
        by_hand = [name for name in by_hand if name != "move"]
    return by_hand + others
