"""A deck of Tranquility as the deck editor shows it: twelve goat cards and ten panoramas."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.engine.deck_form import Json
from desktop.engine.message import Message
from desktop.games.tranquility.rules.cards import card_of
from desktop.games.tranquility.rules.deck_form import (
    TranquilityForm,
    goat_card_name,
    goat_entry,
    panorama_entry,
)
from desktop.games.tranquility.table import faces
from desktop.games.tranquility.table.card_faces import face_of_card
from desktop.games.tranquility.table.module_faces import face_of_numbers
from desktop.ui.decks.contract import DeckCard, Sheet, Showing
from desktop.ui.table.art import Art
from desktop.ui.theme.look import Look
from desktop.wording.language import Words

_CARD = QSizeF(100, 70)
_PANORAMA = QSizeF(120, 64)


class TranquilityDeckSheets:
    """See ``DeckSheets`` for what each method is for."""

    def __init__(self, resources: Path) -> None:
        self.form = TranquilityForm()
        self._art = Art(resources / "art")

    def sheets(self, deck: Json) -> Sequence[Sheet]:
        goats = tuple(
            DeckCard(("goat_cards", "cards", at), goat_entry(at))
            for at in range(len(deck["goat_cards"]["cards"]))
        )
        panoramas = tuple(
            DeckCard(("panoramas", at), panorama_entry(at)) for at in range(len(deck["panoramas"]))
        )
        return (
            Sheet(
                Message("tranquility.deck.goat-cards"),
                Message("tranquility.deck.goat-cards.help"),
                goats,
                ("goat_cards", "cards"),
            ),
            Sheet(
                Message("tranquility.deck.panoramas"),
                Message("tranquility.deck.panoramas.help"),
                panoramas,
                ("panoramas",),
            ),
        )

    def show(self, deck: Json, card: DeckCard) -> Showing:
        at = card.place[-1]
        if card.place[0] == "goat_cards":
            goat: str = deck["goat_cards"]["cards"][at]
            return Showing(
                goat_card_name(goat),
                face_of_card(card_of(goat), goat=True),
                _CARD,
                (Message("tranquility.deck.goat-says", {"card": goat}),),
            )
        numbers = face_of_numbers(tuple(deck["panoramas"][at]["numbers"]))
        return Showing(
            Message("tranquility.deck.panorama-brief", {"text": numbers}),
            f"panorama/up/{numbers}",
            _PANORAMA,
            (Message("tranquility.tip.panorama-up", {"text": numbers}),),
        )

    def paint_face(self, painter: QPainter, face: str, rect: QRectF, look: Look, words: Words) -> None:
        faces.paint_face(painter, self._art, face, rect, look, words)
