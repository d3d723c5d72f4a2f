"""The opening for a table that lives: a part of it with a clock of its own, into which the hand reaches.

Most tables are still pictures: zones and pieces where the game says they lie. A game whose pieces move by
themselves (a tower that may fall) offers ``living`` as well. The kit then gives that part the pointer while
it holds something, the keys first, and every move that needs an answer from it before it is proposed.
"""

from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QWidget

from desktop.engine.ids import PieceId
from desktop.engine.move import Move
from desktop.ui.bridge import Bridge
from desktop.ui.table.faces import Faces
from desktop.ui.table.handling import Handling
from desktop.wording.language import Words


@dataclass(frozen=True, slots=True)
class LivingHost:
    """What the kit lends to a living part. ``faces`` knows the look and the pixels of a logical unit."""

    bridge: Bridge
    handling: Handling
    words: Words
    faces: Faces
    parent: QWidget


class Living(QObject):
    """A part of the table that moves by itself. Points are in the table's logical units.

    Everything here does nothing, so that a living part says only what it needs.
    """

    sounded = Signal(str)
    """Something could be heard, e.g. ``creak``."""
    said = Signal(str, bool)
    """A text for screen readers, and whether it interrupts."""
    refused = Signal(object, QRectF)
    """A Verdict against what the hand wanted, and where the hand is."""
    changed = Signal()
    """What the game says of zones, pieces or buttons is another now, though the match is not."""

    leads_to = Signal(str)
    """A zone to which the keyboard should go: the next press is likely meant there."""

    @property
    def items(self) -> tuple[QGraphicsItem, ...]:
        """What is added to the scene, once."""
        return ()

    @property
    def holds(self) -> bool:
        """Whether it has something in the hand: then it gets the pointer, wherever that is."""
        return False

    def show_view(self, view: Any) -> None:
        """The match shows this now, after every change of match or draft."""

    def redraw(self) -> None:
        """Look, language or the pixels of a logical unit have changed."""

    def rest(self) -> None:
        """The table is hidden: nothing may run on."""

    def finish(self) -> None:
        """What was begun comes to its end now, and is a move if it counts: the table is about to be left,
        or a step to be taken back."""

    def enter(self, piece: PieceId, at: QPointF) -> bool:
        """A piece in the hand of the kit came here; whether it is taken over."""
        return False

    def grip(self, at: QPointF) -> bool:
        """The pointer went down here and is dragged; whether that was meant for this part."""
        return False

    def twice(self, at: QPointF) -> bool:
        """A double click; whether it meant something here."""
        return False

    def tap(self, subject: str) -> bool:
        """A piece or zone was clicked, by whichever way, with an empty hand; whether it was used."""
        return False

    def press(self, at: QPointF) -> None:
        """The pointer goes down while it holds something."""

    def move(self, at: QPointF) -> None:
        """The pointer moves while it holds something."""

    def release(self, at: QPointF) -> bool:
        """The pointer comes up while it holds something; False where nothing takes it, and it went back."""
        return True

    def second_press(self, piece: PieceId | None, first: QPointF, at: QPointF) -> bool:
        """A second finger goes down on that piece (or beside all) while the first holds something.

        Whether it is a hand of its own from now on: then it gets ``second_move`` and ``second_release``.
        """
        return False

    def second_move(self, at: QPointF) -> None:
        """The second finger moves."""

    def second_release(self, at: QPointF) -> bool:
        """The second finger comes up; False where nothing takes what it held, and it went back."""
        return True

    def wheel(self, at: QPointF, steps: float) -> bool:
        """The wheel is turned by so many notches, away from the hand positive; whether it was used."""
        return False

    def key(self, event: QKeyEvent) -> bool:
        """A key goes down; whether it was used."""
        return False

    def cancel(self) -> bool:
        """Give back what is held; whether there was something."""
        return False

    def act(self, action: str) -> bool:
        """A button beside the table is pressed; whether it was one of this part's own."""
        return False

    def takes(self, move: Move) -> bool:
        """A legal move is about to be made; True when this part makes it itself, now or later."""
        return False


@runtime_checkable
class LivingTable(Protocol):
    """What a game's table offers besides ``GameTable`` when a part of it lives."""

    def living(self, host: LivingHost) -> Living:
        """The living part of one open table; its parent is the host's."""
        ...


def bring_to_life(table: object, host: LivingHost, scene: QGraphicsScene) -> Living:
    """The living part of a table, put into its scene; one that does nothing where the game has none."""
    living = table.living(host) if isinstance(table, LivingTable) else Living(host.parent)
    handling = host.handling
    handling.courier, handling.deeds, handling.conclude = living.takes, living.act, living.finish
    handling.give_back = living.cancel
    for item in living.items:
        scene.addItem(item)
    return living
