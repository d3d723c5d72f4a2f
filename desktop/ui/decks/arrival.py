"""A deck file from outside: read, understood as far as it can be, and refused with a reason otherwise."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop.engine.bad_input import BadInputError
from desktop.engine.deck import Deck
from desktop.engine.deck_check import faults_of, fitted
from desktop.engine.deck_form import Fault, whole_shape
from desktop.engine.manifest import Manifest
from desktop.session.deck_shelf import DeckEntry
from desktop.session.deckfile import DECK_SUFFIX, DeckFile, is_deck, playable_deck, read_deck
from desktop.ui.game_desk import GameDesk


@dataclass(frozen=True, slots=True)
class Arrival:
    """A deck that can be added. ``known`` is the entry that holds the very same deck already.

    ``faults`` is how many things are still to be put right before it can be played.
    """

    file: DeckFile
    deck: dict[str, Any]
    faults: int
    known: DeckEntry | None


def is_deck_file(path: Path, data: bytes) -> bool:
    """Whether a file is meant to be a deck, by its name or by what it holds."""
    return path.name.lower().endswith(DECK_SUFFIX) or is_deck(data)


def arrive(desk: GameDesk, data: bytes) -> Arrival:
    """Read a deck file.

    Raises:
        BadInputError: it is damaged, of a game that is not here, or not a deck of its game.
        ImportError: the game cannot be used on this computer.
    """
    file = read_deck(data)
    manifest = desk.games.get(file.game)
    if manifest is None:
        raise BadInputError("unknown-game", {"name": file.game, "detail": " ".join(desk.games)})
    deck, faults = understood(desk, manifest, file)
    return Arrival(file, deck, faults, desk.decks.same_as(deck))


def understood(desk: GameDesk, manifest: Manifest, file: DeckFile) -> tuple[dict[str, Any], int]:
    """A deck complete in all its parts, and how many faults it still has.

    Raises:
        BadInputError: it is so damaged that it cannot even be edited.
    """
    sheets = desk.load_deck_sheets(manifest)
    try:
        whole = _read_by_rules(desk, manifest, file)
    except BadInputError:
        if sheets is None:
            raise
        if any(_is_beyond_repair(fault) for fault in faults_of(file.game, sheets.form, file.deck)):
            raise
        deck: dict[str, Any] = fitted(whole_shape(file.game, sheets.form), dict(file.deck))
        faults = faults_of(file.game, sheets.form, deck)
        if not faults or any(fault.broken for fault in faults):
            raise
        return deck, len(faults)
    return whole, len(faults_of(file.game, sheets.form, whole)) if sheets is not None else 0


def _is_beyond_repair(fault: Fault) -> bool:
    """Whether a part is what it cannot be; one that is left out, as by hand, is filled in."""
    return fault.broken and fault.reason.id != "app.deck.missing"


def _read_by_rules(desk: GameDesk, manifest: Manifest, file: DeckFile) -> dict[str, Any]:
    """The deck as the game's records write it: they fill in what a hand-written file may leave out."""
    read: Deck = playable_deck(
        DeckFile(file.game, file.name, file.provenance, file.deck), desk.load_rules(manifest).decks
    )
    return read.model_dump(mode="json", by_alias=True)
