"""What is said of a match to who only hears it: what happened, what was taken back, what is asked next."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.engine.event import Event
from desktop.engine.ids import PieceId, Seat
from desktop.engine.message import Message
from desktop.session.match import Match
from desktop.session.transition import Transition
from desktop.ui.bridge import Bridge
from desktop.ui.table.contract import GameTable, PromptingTable
from desktop.ui.table.drag import Hand
from desktop.ui.table.handling import Handling
from desktop.ui.table.highlight import Highlights
from desktop.wording.language import Words

ASK_MS = 150
"""What is asked next is said after what happened, and once: gestures may follow each other at once."""


class Speaking(QObject):
    """Follows the match and the hand."""

    said = Signal(str)
    sounded = Signal(str)

    def __init__(
        self, bridge: Bridge, handling: Handling, table: GameTable[Any], words: Words, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._handling = handling
        self._table = table
        self._words = words
        self._asked: Message | None = None
        self._drafting = False
        self._heard: dict[Seat, int] = {}
        """How many of the match's entries each pair of eyes was told of."""
        self._kept: list[Event] = []
        """What is for the eyes in play alone, and waits until they have lifted the curtain again."""
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.setInterval(ASK_MS)
        self._due.timeout.connect(self._on_due)
        bridge.changed.connect(self._on_changed)
        bridge.eyes_changed.connect(self._on_eyes_changed)
        handling.draft_changed.connect(self._on_draft_changed)

    def follow(self, hand: Hand, highlights: Highlights) -> None:
        """The hand whose grips are told, with the places that glow for what it holds."""
        self._highlights = highlights
        hand.picked_up.connect(self._on_picked_up)
        hand.put_down.connect(self._on_put_down)

    def ask(self) -> None:
        """Say soon what is asked of the hand, unless that was the last thing asked."""
        self._due.start()

    def rest(self) -> None:
        """Nobody looks: nothing is asked."""
        self._due.stop()

    def _on_changed(self, transition: Transition[Any]) -> None:
        eyes = self._bridge.eyes
        if eyes is None:
            return
        self._heard[eyes] = len(self._bridge.match.played)
        self._keep_back(transition, eyes)
        told = self._told(transition.events, self._bridge.knower)
        if told and transition.direction == "back":
            told = self._words.tr("app.table.say.taken-back", what=told)
        self.said.emit(told)
        self.ask()

    def _keep_back(self, transition: Transition[Any], eyes: Seat) -> None:
        """What has to wait while the hand is covered, because another sits before it."""
        if transition.direction == "back":
            self._kept.clear()
        elif self._bridge.hotseat.covered:
            self._kept += (event for event in transition.events if event.only == eyes)

    def _on_eyes_changed(self) -> None:
        """The curtain rose: the others have done something meanwhile."""
        eyes = self._bridge.eyes
        self._asked = None
        if eyes is not None and self._bridge.hotseat.needs_curtain:
            match = self._bridge.match
            begun = self._heard[eyes] if eyes in self._heard else _last_look(match, eyes)
            kept = [event for event in self._kept if event.only == eyes]
            self._kept = [event for event in self._kept if event.only != eyes]
            missed = (event for entry in match.played[begun:] for event in entry.events)
            self.said.emit(self._told([*kept, *missed], self._bridge.knower))
            self._heard[eyes] = len(match.played)
        self.ask()

    def _on_draft_changed(self) -> None:
        """What is asked at the beginning of a draft, or after it, is said even where it was asked before."""
        drafting = self._handling.draft is not None
        if drafting != self._drafting:
            self._asked = None
        self._drafting = drafting
        self.ask()

    def _on_picked_up(self, piece: PieceId) -> None:
        self.sounded.emit("pick")
        places = len(self._highlights.lit)
        told = self._words.tr("app.table.say.held", piece=piece, n=places)
        prompt = None if places else self._handling.prompt()
        self.said.emit(f"{told}\n{self._words.say(prompt)}" if prompt is not None else told)

    def _on_put_down(self) -> None:
        """Laid, and perhaps to be paid for: that is said at once."""
        self.sounded.emit("drop")
        self._asked = None
        self._say_prompt(self._handling.prompt())

    def _told(self, events: Iterable[Event], knower: Seat) -> str:
        seen = (event.seen_by(knower) for event in events)
        return "\n".join(self._words.say(event.message) for event in seen if event.id)

    def _on_due(self) -> None:
        view = self._bridge.view
        if view is None or not self._bridge.may_act:
            return
        if self._handling.held is not None:
            self._asked = None
        elif self._handling.draft is not None:
            self._say_prompt(self._handling.prompt())
        elif isinstance(self._table, PromptingTable):
            self._say_prompt(self._table.idle_prompt(view))

    def _say_prompt(self, prompt: Message | None) -> None:
        if prompt is not None and prompt != self._asked:
            self.said.emit(self._words.say(prompt))
        self._asked = prompt


def _last_look(match: Match[Any], eyes: Seat) -> int:
    """How much of a match that was just opened these eyes have seen: all until others acted after them."""
    played = match.played
    turns = [at for at, entry in enumerate(played) if entry.is_decision and not entry.interjects]
    own = max((at for at in turns if played[at].seat == eyes), default=-1)
    return next((at for at in turns if at > own), len(played))
