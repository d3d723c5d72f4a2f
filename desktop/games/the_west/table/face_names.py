"""The names of faces: everything that is seen of a card, and nothing else."""

from desktop.engine.ids import PieceId, Seat
from desktop.games.the_west.rules.deck import Locus, WestDeck
from desktop.games.the_west.rules.foretelling import Loss
from desktop.games.the_west.rules.holding import effect_zone, type_of
from desktop.games.the_west.rules.places import cityengine_id
from desktop.games.the_west.rules.view import View
from desktop.games.the_west.rules.vocabulary import FacilityType
from desktop.games.the_west.table import signs
from desktop.games.the_west.table.prospects import count_in_middle
from desktop.games.the_west.table.signs import SLASH


def safe(name: str) -> str:
    """An author's own words, safe within a face's name."""
    return name.replace("/", SLASH)


def own_name(deck: WestDeck, kind: FacilityType) -> str:
    """The deck's own name of a type, safe within a face's name; "" when it has none."""
    return next((safe(each.name) for each in deck.type_names if each.type == kind), "")


def locus_of(deck: WestDeck, card: PieceId) -> Locus:
    """A Locus by its id. Raises LookupError for another id."""
    for locus in deck.loci:
        if locus.id == card:
            return locus
    raise LookupError(card)


def tag_of(view: View, source: str) -> str:
    """Whether a card may be carried out next ("next") or asks something just now ("asks"), else ""."""
    choice = view.choice
    if choice is None:
        return ""
    if choice.kind == "order":
        return "next" if any(each.source == source for each in view.waiting) else ""
    if choice.kind == "locus_under" and any(top == source for top, _ in view.locus_decks):
        return "next"
    return "asks" if choice.effect is not None and choice.effect.source == source else ""


def _tagged(face: str, tag: str) -> str:
    return f"{face}/{tag}" if tag else face


def facility_face(deck: WestDeck, card: PieceId) -> str:
    """A Facility of which both sides are known."""
    front = type_of(card)
    back = card.split("-")[1]
    effect = next(each.effect for each in deck.facility_effects if each.type == front)
    return f"facility/{front}/{back}/{signs.of_effect(effect)}/{own_name(deck, front)}"


def gate_face(view: View, kind: FacilityType, source: str = "") -> str:
    """A Doppelgate that shows a type."""
    gate = next(each for each in view.deck.doppelgates if each.type == kind)
    text = signs.of_trigger(gate.when, gate.effect)
    return _tagged(f"gate/{kind}/{text}/{own_name(view.deck, kind)}", tag_of(view, source) if source else "")


def locus_face(view: View, card: PieceId) -> str:
    """A Locus, wherever it lies."""
    locus = locus_of(view.deck, card)
    kind = "prime" if locus.when is None else "trigger"
    text = signs.of_effect(locus.effect)
    if locus.when is not None:
        text = signs.of_trigger(locus.when, locus.effect)
    number = card.removeprefix("locus-")
    face = f"locus/{number}/{locus.requires[0]}/{locus.requires[1]}/{kind}/{text}/{safe(locus.name)}"
    return _tagged(face, tag_of(view, card))


def city_face(view: View, seat: Seat) -> str:
    """A player's CityEngine."""
    engine = view.deck.cityengine
    text = f"{signs.of_cost(engine.cost)} arrow {signs.of_effect(engine.effect)}"
    if view.cityengines[seat - 1]:
        text = f"city arrow points:+{view.deck.score.cityengine}"
    side = "complete" if view.cityengines[seat - 1] else "plan"
    return _tagged(f"city/{side}/{text}", tag_of(view, cityengine_id(seat)))


def plate_face(view: View, kind: FacilityType) -> str:
    """The plate of a type's Facility Effect, with what taking all of it costs the other now."""
    effect = next(each.effect for each in view.deck.facility_effects if each.type == kind)
    tag, count = tag_of(view, effect_zone(kind)), count_in_middle(view, kind)
    foretold = view.losses.get(kind, Loss(0))
    loss = f"{foretold.points}{'+' if foretold.more else ''}" if view.losses else ""
    return f"effect/{kind}/{count}/{signs.of_effect(effect)}/{loss}/{tag}/{own_name(view.deck, kind)}"
