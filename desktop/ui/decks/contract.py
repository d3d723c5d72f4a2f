"""What a game gives the deck editor: how its deck falls into sheets of cards, and how a card looks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.engine.deck_form import DeckForm, Json, Place
from desktop.engine.message import Message
from desktop.ui.theme.look import Look
from desktop.wording.language import Words


@dataclass(frozen=True, slots=True)
class DeckCard:
    """A part of the deck that is edited by itself. ``place`` is where it lies in the deck."""

    place: Place
    title: Message


@dataclass(frozen=True, slots=True)
class Sheet:
    """Cards of one kind. ``place`` is the list they are entries of, when cards can be added and removed."""

    name: Message
    about: Message
    cards: tuple[DeckCard, ...]
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Showing:
    """A card without faults as it will lie on the table, and what it does.

    ``brief`` is said of it in the list. ``face`` is painted into ``size`` logical units; an empty one is no
    card on the table, and only what it says is shown.
    """

    brief: Message
    face: str
    size: QSizeF
    says: tuple[Message, ...] = ()


class DeckSheets(Protocol):
    """A game's side of the deck editor; made with the folder of the game's resources."""

    form: DeckForm
    """What the deck is made of; every field and most faults follow from it."""

    def sheets(self, deck: Json) -> Sequence[Sheet]:
        """The deck's cards; their values may still be wrong, but each has its type."""
        ...

    def show(self, deck: Json, card: DeckCard) -> Showing:
        """A card that has no fault."""
        ...

    def paint_face(self, painter: QPainter, face: str, rect: QRectF, look: Look, words: Words) -> None:
        """Paint a card's face as the table does."""
        ...
