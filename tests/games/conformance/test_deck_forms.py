"""Laws of every game's deck form: it and the game's records agree, and every card can be shown."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from evidence.mutants import strange
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from desktop.app import paths
from desktop.app.games import deck_files, find_games, load_deck_sheets, load_rules
from desktop.engine.bad_input import BadInputError
from desktop.engine.deck_check import faults_of, fitted
from desktop.engine.deck_form import whole_shape
from desktop.engine.manifest import Manifest
from desktop.engine.record import read_json
from desktop.session.deck_draft import value_at
from desktop.ui.decks.contract import DeckSheets
from desktop.ui.decks.reading import DeckReading
from desktop.ui.table.pixmaps import painted
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import light_colours
from desktop.wording.language import Words

GAMES = [manifest for manifest in find_games().values() if manifest.deck_sheets]
MUTANTS = 400
LOOK = Look(light_colours(), False, 1.0, 0, "en")


def sheets_of(manifest: Manifest) -> DeckSheets:
    sheets = load_deck_sheets(manifest)
    assert sheets is not None
    return sheets


def whole_deck(manifest: Manifest, path: Path) -> dict[str, Any]:
    deck = read_json(path.read_bytes(), load_rules(manifest).decks)
    return deck.model_dump(mode="json", by_alias=True)


def is_read(manifest: Manifest, deck: Any) -> bool:
    try:
        read_json(json.dumps(deck), load_rules(manifest).decks)
    except BadInputError:
        return False
    return True


@pytest.mark.parametrize("manifest", GAMES, ids=lambda one: one.id)
def test_every_deck_of_the_game_is_without_fault_and_complete(manifest: Manifest) -> None:
    form = sheets_of(manifest).form
    files = deck_files(manifest)
    assert files[0].stem == manifest.deck
    for path in files:
        deck = whole_deck(manifest, path)
        assert faults_of(manifest.id, form, deck) == ()
        assert fitted(whole_shape(manifest.id, form), deck) == deck


@pytest.mark.parametrize("manifest", GAMES, ids=lambda one: one.id)
def test_what_has_no_fault_the_records_read(manifest: Manifest) -> None:
    form = sheets_of(manifest).form
    shape = whole_shape(manifest.id, form)
    whole = whole_deck(manifest, deck_files(manifest)[0])
    sound = faulty = 0
    for seed in range(MUTANTS):
        deck = strange(whole, random.Random(seed))
        faults = faults_of(manifest.id, form, deck)
        if faults:
            faulty += 1
            continue
        sound += 1
        assert is_read(manifest, fitted(shape, deck)), f"mutant {seed} is read by the form alone"
    assert min(sound, faulty) > MUTANTS // 50


@pytest.mark.parametrize("manifest", GAMES, ids=lambda one: one.id)
def test_what_is_only_to_be_put_right_can_be_edited(manifest: Manifest, words: Words) -> None:
    """A deck with faults, but nothing broken, is shown card by card; sound cards with their faces."""
    sheets = sheets_of(manifest)
    whole = whole_deck(manifest, deck_files(manifest)[0])
    shape = whole_shape(manifest.id, sheets.form)
    shown = 0
    for seed in range(MUTANTS // 2):
        deck = fitted(shape, strange(whole, random.Random(seed)))
        reading = DeckReading(manifest.id, sheets, deck)
        assert not any(fault.broken for fault in reading.faults)
        assert len(reading.texts(words)) == len(reading.faults)
        lines = reading.lines(words)
        keys = {line.key for top in lines for line in (top, *top.cards)}
        assert {reading.key_of(fault) for fault in reading.faults} <= keys
        shown += bool(reading.faults)
    assert shown > 10


@pytest.fixture
def words() -> Words:
    return Words(paths.catalogues(), "en")


@pytest.mark.parametrize("manifest", GAMES, ids=lambda one: one.id)
def test_every_card_has_a_face_and_says_what_it_does(manifest: Manifest, words: Words, qtbot: QtBot) -> None:
    sheets = sheets_of(manifest)
    words.set_naming(load_rules(manifest).name_of)
    deck = whole_deck(manifest, deck_files(manifest)[0])
    for sheet in sheets.sheets(deck):
        assert words.known(sheet.name.id)
        assert words.known(sheet.about.id)
        for card in sheet.cards:
            assert value_at(deck, card.place) is not None
            showing = sheets.show(deck, card)
            assert showing.says
            for message in (card.title, showing.brief, *showing.says):
                assert words.known(message.id)
            assert not showing.face or _is_painted(sheets, showing.face, showing.size, words), card.place


def _is_painted(sheets: DeckSheets, face: str, size: QSizeF, words: Words) -> bool:
    def paint(painter: QPainter) -> None:
        sheets.paint_face(painter, face, QRectF(QPointF(0, 0), size), LOOK, words)

    image = painted(size, 1.0, paint)
    dots = [(x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4)]
    return sum(image.pixelColor(x, y).alpha() > 0 for x, y in dots) > len(dots) / 3
