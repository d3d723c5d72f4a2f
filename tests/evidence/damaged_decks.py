"""One kind of the damaged files: decks, opened as the window opens them."""

import random
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from evidence.mutants import mutant

from desktop.app import paths
from desktop.app.games import deck_files, find_games
from desktop.app.wiring import make_desk
from desktop.engine.bad_input import BadInputError
from desktop.engine.deck import Deck
from desktop.engine.game import GameRules
from desktop.engine.manifest import Manifest
from desktop.engine.message import Message
from desktop.session.dealer import SeededDealer
from desktop.session.deck_shelf import DeckShelf
from desktop.session.deckfile import playable_deck, read_deck, write_deck
from desktop.session.header import SeatInfo, new_header
from desktop.session.match import Match
from desktop.session.shelf import Shelf
from desktop.ui.decks.arrival import Arrival, arrive
from desktop.ui.decks.reading import DeckReading
from desktop.ui.game_desk import GameDesk
from desktop.wording.language import Words
from desktop.wording.system import languages


@cache
def _words() -> tuple[Words, ...]:
    return tuple(Words(paths.catalogues(), language) for language, _ in languages())


def deck_file(number: int) -> bool:
    """Open one damaged deck as the window does; whether it was refused, or told to be unfinished."""
    games = [manifest for manifest in find_games().values() if manifest.deck_sheets]
    manifest = games[number % len(games)]
    good = read_deck(deck_files(manifest)[0].read_bytes())
    data = mutant(write_deck(good.deck, finished=True), number)
    with tempfile.TemporaryDirectory() as folder:
        desk = _desk(Path(folder))
        try:
            arrival = arrive(desk, data)
        except BadInputError as fault:
            return _is_said(fault.message)
        if arrival.faults:
            _check_editable(desk, desk.games[arrival.file.game], arrival)
            return True
        rules = desk.load_rules(desk.games[arrival.file.game])
        deck_id = desk.decks.add(arrival.deck, finished=True)
        deck = playable_deck(desk.decks.read(arrival.file.game, deck_id), rules.decks)
        assert deck.model_dump(mode="json", by_alias=True) == arrival.deck, "another deck than was added"
        _check_playable(desk.games[arrival.file.game], rules, deck, number)
    return False


def _is_said(message: Message) -> bool:
    """Whether there are words for it in every language; without them it is a fault of its own."""
    for words in _words():
        assert "app." not in words.say(message), "no words"
    return True


def _desk(folder: Path) -> GameDesk:
    games = find_games()
    built_in = {game: deck_files(manifest) for game, manifest in games.items()}
    return make_desk(
        games,
        lambda: Shelf(folder / "saves", lambda message: None),
        lambda: DeckShelf(folder / "decks", built_in),
    )


def _check_editable(desk: GameDesk, manifest: Manifest, arrival: Arrival) -> None:
    """An unfinished deck can be shown in the editor, card by card, with a reason for every fault."""
    sheets = desk.load_deck_sheets(manifest)
    assert sheets is not None
    reading = DeckReading(manifest.id, sheets, arrival.deck)
    assert len(reading.faults) == arrival.faults
    assert not any(fault.broken for fault in reading.faults)
    for words in _words():
        assert all("app." not in text for text in reading.texts(words))
        reading.lines(words)


def _check_playable(manifest: Manifest, rules: GameRules[Any, Any], deck: Deck, seed: int) -> None:
    """A match begins with the deck, and goes on for a while."""
    seats = [SeatInfo()] * manifest.players[1]
    modules = {spec.id: spec.values[-1] for spec in manifest.options if spec.group == "module"}
    header = new_header(manifest, rules, seats, deck, created="now", options=modules)
    match = Match.begin(rules, header, SeededDealer(seed))
    dice = random.Random(seed)
    for _ in range(10):
        moves = list(rules.legal_moves(match.state)) if match.turn_of is not None else []
        if moves:
            match.propose(dice.choice(moves))
