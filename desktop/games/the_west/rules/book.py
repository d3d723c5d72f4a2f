"""A deck and house rules made ready for play: what every card is, looked up at once."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from desktop.engine.ids import PieceId
from desktop.games.the_west.rules.deck import Locus, Matching, Reaction, WestDeck
from desktop.games.the_west.rules.footprint import Footprint, footprint_of
from desktop.games.the_west.rules.house import House
from desktop.games.the_west.rules.places import cityengine_id, facility_id
from desktop.games.the_west.rules.vocabulary import Effect, FacilityType, When


@dataclass(frozen=True, slots=True)
class Book:
    """What is printed, with the house rules in force; two books are equal when those are.

    ``effects`` and ``footprints`` are by ``locus-7``, ``effect-foundry`` (a Facility Effect),
    ``gate-foundry`` (what every Doppelgate of that type does) and ``cityengine-1``.
    """

    deck: WestDeck
    house: House
    facilities: tuple[PieceId, ...] = field(compare=False, repr=False)
    loci: Mapping[PieceId, Locus] = field(compare=False, repr=False)
    fronts: Mapping[PieceId, FacilityType] = field(compare=False, repr=False)
    backs: Mapping[PieceId, FacilityType] = field(compare=False, repr=False)
    order: Mapping[PieceId, int] = field(compare=False, repr=False)
    effects: Mapping[str, Effect] = field(compare=False, repr=False)
    footprints: Mapping[str, Footprint] = field(compare=False, repr=False)
    gate_whens: Mapping[FacilityType, When] = field(compare=False, repr=False)
    facility_reaction: Reaction = field(compare=False, repr=False)
    locus_reaction: Reaction = field(compare=False, repr=False)
    matching: Matching = field(compare=False, repr=False)
    ends_when: str = field(compare=False, repr=False)

    @property
    def hand_limit(self) -> int:
        """How many cards a hand may hold at the end of its turn (west.hand-limit)."""
        return self.deck.turn_sequence.hand_limit

    def in_order(self, cards: "list[PieceId] | tuple[PieceId, ...]") -> tuple[PieceId, ...]:
        """Facilities in the order of the deck list; the order in a hand has no meaning."""
        return tuple(sorted(cards, key=self.order.__getitem__))


def book_of(deck: WestDeck, house: House) -> Book:
    """The book of a deck by house rules."""
    kinds = [(kind, number) for kind in deck.facilities for number in range(1, kind.count + 1)]
    sides = {facility_id(kind.front, kind.back, number): kind for kind, number in kinds}
    effects = _effects(deck)
    texts: list[Effect] = []
    footprints: dict[str, Footprint] = {}
    for name, effect in effects.items():
        if effect not in texts:
            texts.append(effect)
        footprints[name] = footprint_of(effect, texts.index(effect))
    sequence, none = deck.turn_sequence, Reaction(kind="none")
    quiet = house.reaction == "none"
    endings = {"card": sequence.ends_when, "at-once": "at_once", "last-turn": "last_turn"}
    return Book(
        deck=deck,
        house=house,
        facilities=tuple(sides),
        loci={locus.id: locus for locus in deck.loci},
        fronts={card: kind.front for card, kind in sides.items()},
        backs={card: kind.back for card, kind in sides.items()},
        order={card: at for at, card in enumerate(sides)},
        effects=effects,
        footprints=footprints,
        gate_whens={gate.type: gate.when for gate in deck.doppelgates},
        facility_reaction=none if quiet else sequence.facility_reaction,
        locus_reaction=none if quiet else sequence.locus_reaction,
        matching="two_as_shown" if house.matching == "as-shown" else sequence.doppelgate_cost,
        ends_when=endings[house.ending],
    )


def _effects(deck: WestDeck) -> dict[str, Effect]:
    effects = {locus.id: locus.effect for locus in deck.loci}
    effects |= {f"effect-{each.type}": each.effect for each in deck.facility_effects}
    effects |= {f"gate-{gate.type}": gate.effect for gate in deck.doppelgates}
    return effects | {cityengine_id(seat): deck.cityengine.effect for seat in (1, 2)}
