"""What decks are called and where they come from: in our words for those of the games, else as typed."""

from desktop.session.deck_shelf import BUILT_IN, DeckEntry
from desktop.wording.language import Words


def deck_name(entry: DeckEntry, words: Words) -> str:
    """A deck's name; one that comes with its game has one in each language."""
    return _said(entry, "name", words) or entry.name


def deck_source(entry: DeckEntry, words: Words) -> str:
    """Where a deck comes from; empty when nobody wrote it down."""
    return _said(entry, "about", words) or entry.provenance.source


def _said(entry: DeckEntry, what: str, words: Words) -> str:
    """Words of the catalogues; a game from elsewhere may have none for its decks."""
    message_id = f"{entry.game}.deck.{entry.id.removeprefix(BUILT_IN)}.{what}"
    return words.tr(message_id) if entry.built_in and words.known(message_id) else ""
