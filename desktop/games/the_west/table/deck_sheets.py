"""A deck of The West as the deck editor shows it: each kind of card on its sheet, painted as on the table."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from pydantic import TypeAdapter
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.engine.bad_input import BadInputError
from desktop.engine.deck_form import Json, Place
from desktop.engine.message import Message
from desktop.engine.plain_text import isolated
from desktop.engine.record import read_json
from desktop.games.the_west.rules.deck import CityEngine, Doppelgate, FacilityEffect, Locus
from desktop.games.the_west.rules.deck_form import WestForm
from desktop.games.the_west.rules.deck_form_words import PARTS, facility_entry
from desktop.games.the_west.rules.telling import explain_cost, explain_effect, explain_when
from desktop.games.the_west.table import faces, signs
from desktop.games.the_west.table.face_names import safe
from desktop.games.the_west.table.layout import CARD_HEIGHT, CARD_WIDTH, LOCUS_HEIGHT, LOCUS_WIDTH
from desktop.session.deck_draft import value_at
from desktop.ui.decks.contract import DeckCard, Sheet, Showing
from desktop.ui.table.art import Art
from desktop.ui.theme.look import Look
from desktop.wording.language import Words

T = TypeVar("T")

_CARD: Final = QSizeF(CARD_WIDTH, CARD_HEIGHT)
_LOCUS: Final = QSizeF(LOCUS_WIDTH, LOCUS_HEIGHT)
_PLATE: Final = QSizeF(168, 58)
_TURN: Final = QSizeF(186, 138)

_EFFECTS: TypeAdapter[FacilityEffect] = TypeAdapter(FacilityEffect)
_GATES: TypeAdapter[Doppelgate] = TypeAdapter(Doppelgate)
_LOCI: TypeAdapter[Locus] = TypeAdapter(Locus)
_ENGINES: TypeAdapter[CityEngine] = TypeAdapter(CityEngine)


class WestDeckSheets:
    """See ``DeckSheets`` for what each method is for."""

    def __init__(self, resources: Path) -> None:
        self.form = WestForm()
        self._art = Art(resources / "art")

    def sheets(self, deck: Json) -> Sequence[Sheet]:
        kinds = [facility_entry(at + 1) for at in range(len(deck["facilities"]))]
        effects = [Message("west.name.effect", {"type": each["type"]}) for each in deck["facility_effects"]]
        gates = [Message("west.name.gate", {"type": each["type"]}) for each in deck["doppelgates"]]
        loci = [Message("west.name.locus", {"number": at + 1}) for at in range(len(deck["loci"]))]
        doubled = DeckCard(("double_sided",), PARTS["double_sided"])
        rest = ("cityengine", "turn_sequence", "score", "type_names", "notes")
        return (
            _sheet("facilities", Message("the_west.deck.facilities.help"), kinds),
            _sheet("facility_effects", Message("the_west.deck.facility_effects.help"), effects),
            _sheet("doppelgates", Message("the_west.deck.doppelgates.help"), gates, doubled),
            _sheet("loci", Message("the_west.deck.loci.help"), loci),
            Sheet(
                Message("the_west.deck.others"),
                Message("the_west.deck.others.help"),
                tuple(DeckCard((key,), PARTS[key]) for key in rest),
            ),
        )

    def show(self, deck: Json, card: DeckCard) -> Showing:
        key = str(next(iter(card.place)))
        value = value_at(deck, card.place)
        match key:
            case "facilities":
                return _show_facility(deck, value)
            case "facility_effects":
                return _show_effect(deck, value)
            case "doppelgates":
                return _show_gate(deck, value)
            case "loci":
                return _show_locus(value)
            case "double_sided":
                return _show_double(deck, value)
            case "cityengine":
                return _show_city(value)
            case _:
                return _show_rest(key, deck, value)

    def paint_face(self, painter: QPainter, face: str, rect: QRectF, look: Look, words: Words) -> None:
        faces.paint_face(painter, self._art, face, rect, look, words)


def _sheet(key: str, about: Message, titles: Sequence[Message], *more: DeckCard) -> Sheet:
    cards = tuple(DeckCard(_place(key, at), title) for at, title in enumerate(titles))
    return Sheet(PARTS[key], about, (*cards, *more), (key,))


def _place(key: str, at: int) -> Place:
    return (key, at)


def _read(value: Json, adapter: TypeAdapter[T]) -> T:
    return read_json(json.dumps(value), adapter)


def _own_name(deck: Json, kind: str) -> str:
    names: list[dict[str, Any]] = deck["type_names"]
    own = next((each["name"] for each in names if each["type"] == kind), "")
    return own.replace("/", signs.SLASH)


def _effect_of(deck: Json, kind: str) -> FacilityEffect | None:
    """A type's Facility Effect; None while there is something wrong with it."""
    for each in deck["facility_effects"]:
        if each["type"] == kind:
            try:
                return _read(each, _EFFECTS)
            except BadInputError:
                return None
    return None


def _show_facility(deck: Json, value: Json) -> Showing:
    front, back, count = value["front"], value["back"], value["count"]
    effect = _effect_of(deck, front)
    text = signs.of_effect(effect.effect) if effect is not None else ""
    facts = {"front": front, "back": back, "n": count}
    says = () if effect is None else explain_effect(effect.effect)
    return Showing(
        Message("the_west.deck.facility-brief", facts),
        f"facility/{front}/{back}/{text}/{_own_name(deck, front)}",
        _CARD,
        (Message("the_west.deck.facility-says", facts), *says),
    )


def _show_effect(deck: Json, value: Json) -> Showing:
    card = _read(value, _EFFECTS)
    return Showing(
        Message("the_west.deck.one-type", {"type": card.type}),
        f"effect/{card.type}/1/{signs.of_effect(card.effect)}///{_own_name(deck, card.type)}",
        _PLATE,
        (Message("the_west.tip.facility-effect", {"type": card.type}), *explain_effect(card.effect)),
    )


def _show_gate(deck: Json, value: Json) -> Showing:
    gate = _read(value, _GATES)
    return Showing(
        Message("the_west.deck.one-type", {"type": gate.type}),
        f"gate/{gate.type}/{signs.of_trigger(gate.when, gate.effect)}/{_own_name(deck, gate.type)}",
        _CARD,
        (explain_when(gate.when), *explain_effect(gate.effect)),
    )


def _show_double(deck: Json, value: Json) -> Showing:
    """The double-sided Doppelgate shows its first side."""
    facts = {"types": tuple(value)}
    for each in deck["doppelgates"]:
        if each["type"] == value[0]:
            try:
                face = _show_gate(deck, each).face
            except BadInputError:
                break
            return Showing(
                Message("the_west.deck.types-brief", facts),
                face,
                _CARD,
                (Message("the_west.tip.double", facts),),
            )
    return Showing(
        Message("the_west.deck.types-brief", facts), "", _CARD, (Message("the_west.tip.double", facts),)
    )


def _show_locus(value: Json) -> Showing:
    locus = _read(value, _LOCI)
    first, second = locus.requires
    kind, text = "prime", signs.of_effect(locus.effect)
    if locus.when is not None:
        kind, text = "trigger", signs.of_trigger(locus.when, locus.effect)
    facts = {"types": locus.requires}
    named = Message("the_west.deck.own-name", {"name": locus.name})
    return Showing(
        named if locus.name else Message("the_west.deck.types-brief", facts),
        f"locus/{locus.id.removeprefix('locus-')}/{first}/{second}/{kind}/{text}/{safe(locus.name)}",
        _LOCUS,
        (
            Message("the_west.tip.requires", facts),
            explain_when(locus.when),
            *explain_effect(locus.effect),
        ),
    )


def _show_city(value: Json) -> Showing:
    engine = _read(value, _ENGINES)
    return Showing(
        explain_cost(engine.cost),
        f"city/plan/{signs.of_cost(engine.cost)} arrow {signs.of_effect(engine.effect)}",
        _LOCUS,
        (Message("the_west.tip.city-plan"), explain_cost(engine.cost), *explain_effect(engine.effect)),
    )


def _show_rest(key: str, deck: Json, value: Json) -> Showing:
    match key:
        case "turn_sequence":
            limit = Message("the_west.tip.limit", {"n": value["hand_limit"]})
            return Showing(limit, "turn/front/action", _TURN, (limit,))
        case "score":
            said = Message("the_west.deck.score-says", {"points": value["points"], "n": value["locus"]})
            return Showing(said, "", _CARD, (said,))
        case "type_names":
            names = Message(
                "the_west.deck.own-name", {"name": ", ".join(isolated(each["name"]) for each in value)}
            )
            said = names if value else Message("the_west.deck.no-own-names")
            face = f"facility/foundry/archive//{_own_name(deck, 'foundry')}"
            return Showing(said, face if value else "", _CARD, (said,))
        case _:
            said = Message("the_west.deck.own-name", {"name": value})
            said = said if value else Message("the_west.deck.no-notes")
            return Showing(said, "", _CARD, (said,))
