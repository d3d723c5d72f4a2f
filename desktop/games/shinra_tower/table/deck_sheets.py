"""A deck of the tower as the deck editor shows it: action cards, and bosses on their floors."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.engine.deck_form import Json
from desktop.engine.message import Message
from desktop.engine.record import read_json
from desktop.games.shinra_tower.rules.deck import ActionCard
from desktop.games.shinra_tower.rules.deck_form import ShinraForm, boss_entry, card_entry
from desktop.games.shinra_tower.table import card_tips, faces
from desktop.games.shinra_tower.table.layout import CARD, FIGURE, TILE
from desktop.ui.decks.contract import DeckCard, Sheet, Showing
from desktop.ui.table.art import Art
from desktop.ui.theme.look import Look
from desktop.wording.language import Words

_CARDS: TypeAdapter[ActionCard] = TypeAdapter(ActionCard)
_BOSSES: Final = "bosses"


class ShinraDeckSheets:
    """See ``DeckSheets`` for what each method is for."""

    def __init__(self, resources: Path) -> None:
        self.form = ShinraForm()
        self._art = Art(resources / "art")

    def sheets(self, deck: Json) -> Sequence[Sheet]:
        cards = tuple(DeckCard(("cards", at), card_entry(at)) for at in range(len(deck["cards"])))
        bosses = tuple(DeckCard((_BOSSES, at), boss_entry(at)) for at in range(len(deck[_BOSSES])))
        return (
            Sheet(Message("shinra.deck.cards"), Message("shinra.deck.cards.help"), cards, ("cards",)),
            Sheet(
                Message("shinra.deck.boss-floors"),
                Message("shinra.deck.boss-floors.help"),
                bosses,
                (_BOSSES,),
            ),
        )

    def show(self, deck: Json, card: DeckCard) -> Showing:
        group, at = card.place
        value = deck[group][at]
        return _show_bosses(value) if group == _BOSSES else _show_card(value)

    def paint_face(self, painter: QPainter, face: str, rect: QRectF, look: Look, words: Words) -> None:
        kind, *parts = face.split("/")
        if kind == _BOSSES:
            self._paint_bosses(painter, parts, rect, look, words)
        else:
            faces.paint_face(painter, self._art, face, rect, look, words)

    def _paint_bosses(
        self, painter: QPainter, parts: list[str], rect: QRectF, look: Look, words: Words
    ) -> None:
        """The figures on their tile, which carries its number."""
        floor, *bosses = parts
        unit = rect.width() / _width_of(len(bosses))
        tile = QRectF(0, 0, TILE[0] * unit, TILE[1] * unit)
        tile.moveCenter(rect.center())
        tile.moveBottom(rect.bottom())
        faces.paint_face(painter, self._art, f"piece/floor-{floor}/0", tile, look, words)
        left = rect.center().x() - len(bosses) * FIGURE[0] * unit / 2
        for index, boss in enumerate(bosses):
            figure = QRectF(left + index * FIGURE[0] * unit, rect.top(), FIGURE[0] * unit, FIGURE[1] * unit)
            faces.paint_face(painter, self._art, f"piece/{boss}/0", figure, look, words)


def _show_card(value: Json) -> Showing:
    options = read_json(json.dumps(value), _CARDS).options
    brief = card_tips.name_of_option(options[0])
    if len(options) > 1:
        brief = Message("shinra.deck.two-options")
    return Showing(
        brief, card_tips.face_of(options), QSizeF(*CARD), tuple(map(card_tips.option_says, options))
    )


def _show_bosses(value: Json) -> Showing:
    floor: int = value["floor"]
    bosses: tuple[str, ...] = tuple(value["bosses"])
    facts = {"number": floor, "pieces": bosses}
    return Showing(
        Message("shinra.deck.boss-brief", facts),
        "/".join((_BOSSES, str(floor), *bosses)),
        QSizeF(_width_of(len(bosses)), FIGURE[1] + TILE[1] + 4),
        (Message("shinra.deck.boss-says", facts),),
    )


def _width_of(figures: int) -> float:
    return max(TILE[0], figures * FIGURE[0])
