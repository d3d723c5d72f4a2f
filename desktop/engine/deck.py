"""Decks as data, with where they come from."""

from typing import Literal

from pydantic import Field

from desktop.engine.record import Record


class Provenance(Record):
    """Whose data this is: printed and sourced, reconstructed by us, or a player's own."""

    kind: Literal["official", "reconstruction", "own"]
    source: str = Field(default="", max_length=500)
    author: str = Field(default="", max_length=100)


class Deck(Record):
    """Base of a game's deck; the game adds its cards. A match carries its deck whole."""

    game: str = Field(max_length=60)
    name: str = Field(max_length=100)
    provenance: Provenance
