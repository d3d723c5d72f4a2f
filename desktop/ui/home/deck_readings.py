"""What the deck chosen says of the options that leave a rule to it."""

from collections.abc import Callable

from desktop.engine.bad_input import BadInputError
from desktop.engine.game import ReadsDeck
from desktop.engine.manifest import Manifest
from desktop.engine.message import Message
from desktop.session.deckfile import playable_deck
from desktop.ui.game_desk import GameDesk

Readings = Callable[[str], tuple[Message, ...]]
"""By the id of an option: the deck's own sentences, () where it says nothing."""


def readings_of(desk: GameDesk, manifest: Manifest, deck: str) -> Readings:
    """The readings of a deck by its id ("": the one that the game is played with anyway).

    A deck that cannot be read says nothing; why not is told where a match is begun with it.
    """
    try:
        rules = desk.load_rules(manifest)
        if not isinstance(rules, ReadsDeck):
            return lambda option: ()
        read = (
            playable_deck(desk.decks.read(manifest.id, deck), rules.decks)
            if deck
            else desk.load_deck(manifest, rules)
        )
    except (BadInputError, ImportError):
        return lambda option: ()
    return lambda option: rules.deck_reads(read, option)
