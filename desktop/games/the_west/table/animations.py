"""Pieces that travel otherwise than straight: cards from the deck, and to and from hands, turn over."""

from collections.abc import Sequence

from desktop.engine.event import Event
from desktop.games.the_west.rules.places import DECK
from desktop.ui.table.contract import Animation


def animations(events: Sequence[Event]) -> list[Animation]:
    """Travel other than the default, by event."""
    return [
        Animation(shift.piece, flip=True)
        for event in events
        for shift in event.shifts
        if shift.origin == DECK
    ]
