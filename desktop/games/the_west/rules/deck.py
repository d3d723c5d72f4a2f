"""The deck as data: what is printed on the cards (west.components)."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from desktop.engine.deck import Deck, Provenance
from desktop.engine.record import Record
from desktop.games.the_west.rules.vocabulary import Cost, Effect, FacilityType, Text, When

FACILITIES = 48
LOCI = 18
LOCUS_DECKS = 3

Name = Annotated[str, Field(max_length=40)]


class TypeName(Record):
    """What an owner's cards call a type; shown as it is in every language."""

    type: FacilityType
    name: Annotated[str, Field(min_length=1, max_length=40)]


class FacilityKind(Record):
    """Cards alike: the Facility on the front, the type of the Doppelgate on the back, how many."""

    front: FacilityType
    back: FacilityType
    count: Annotated[int, Field(ge=1, le=FACILITIES)]


class FacilityEffect(Record):
    """What taking all Facilities of a type does (west.facility.all-of-type)."""

    type: FacilityType
    effect: Effect
    provenance: Provenance


class Doppelgate(Record):
    """What a Doppelgate of a type does for its owner: a Trigger effect."""

    type: FacilityType
    when: When
    effect: Effect
    provenance: Provenance


class Locus(Record):
    """One Locus card. ``when`` None makes it a Prime, anything else a Trigger."""

    id: Annotated[str, Field(pattern=r"^locus-([1-9]|1[0-8])$")]
    name: Name = ""
    requires: tuple[FacilityType, FacilityType]
    when: When | None = None
    effect: Effect
    provenance: Provenance


class CityEngine(Record):
    """The requirement and the effect of completing a CityEngine (west.cityengine.action)."""

    cost: Cost
    effect: Effect
    provenance: Provenance


class Reaction(Record):
    """What the other player does after an action: takes from the middle, draws, or nothing."""

    kind: Literal["take", "draw", "none"]
    amount: Annotated[int, Field(ge=0, le=5)] = 1


Matching = Literal["two_alike", "two_as_shown", "two_any"]
"""Which two Facilities pay for a Doppelgate (west.doppelgate.play): of one type, of the one it shows, any."""


class TurnSequence(Record):
    """What the Turn Sequence card says (west.reaction, west.doppelgate.play, west.hand-limit, west.end)."""

    facility_reaction: Reaction
    locus_reaction: Reaction
    doppelgate_cost: Matching = "two_alike"
    hand_limit: Annotated[int, Field(ge=2, le=FACILITIES)] = 7
    ends_at_zero: bool = True
    ends_with_facility_deck: bool = True
    ends_with_locus_deck: bool = True
    ends_when: Literal["second_player", "at_once", "last_turn"] = "second_player"
    provenance: Provenance


class ScoreCard(Record):
    """What counts at the end (west.score, west.win)."""

    points: Annotated[int, Field(ge=1, le=40)] = 40
    locus: Annotated[int, Field(ge=0, le=40)] = 5
    cityengine: Annotated[int, Field(ge=0, le=40)] = 5
    doppelgate: Annotated[int, Field(ge=0, le=40)] = 0
    tie: Literal["first", "second", "shared"] = "first"
    provenance: Provenance


class WestDeck(Deck):
    """All cards of a match. ``notes`` is the author's own word on the deck."""

    game: Annotated[str, Field(pattern="^the_west$")]
    notes: Text = ""
    type_names: Annotated[tuple[TypeName, ...], Field(max_length=4)] = ()
    facilities: Annotated[tuple[FacilityKind, ...], Field(min_length=1, max_length=16)]
    facility_effects: Annotated[tuple[FacilityEffect, ...], Field(min_length=4, max_length=4)]
    doppelgates: Annotated[tuple[Doppelgate, ...], Field(min_length=4, max_length=4)]
    double_sided: tuple[FacilityType, FacilityType]
    loci: Annotated[tuple[Locus, ...], Field(min_length=LOCI, max_length=LOCI)]
    cityengine: CityEngine
    turn_sequence: TurnSequence
    score: ScoreCard

    @model_validator(mode="after")
    def _conserves(self) -> "WestDeck":
        """48 Facilities in all, each type once in each list, each Locus once (west.components)."""
        if sum(kind.count for kind in self.facilities) != FACILITIES:
            raise ValueError("the Facility cards must be 48 in all")
        pairs = [(kind.front, kind.back) for kind in self.facilities]
        if len(set(pairs)) != len(pairs):
            raise ValueError("a pair of front and back is named twice")
        for row in (self.facility_effects, self.doppelgates, self.type_names):
            types = [each.type for each in row]
            if len(set(types)) != len(types):
                raise ValueError("a type is named twice")
        if len({locus.id for locus in self.loci}) != LOCI:
            raise ValueError("a Locus is named twice")
        return self
