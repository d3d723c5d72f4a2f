"""What a card may say: the closed vocabulary of effects, as strict data (west.effects.mandatory).

An effect is a row of clauses, carried out in order. A clause reads: *if* its condition holds, *may*
(or must), paying its cost, do its parts. Amounts are whole numbers from 0 to 40; 0 does nothing.
"You" is the owner of the effect, for the three Loci beside the table the player on turn; "the other"
is the other player.
"""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from desktop.engine.record import Record

FacilityType = Literal["foundry", "archive", "reactor", "beacon"]
"""The four types; a deck may show other names for them (``Deck.type_names``)."""

TYPES: tuple[FacilityType, ...] = ("foundry", "archive", "reactor", "beacon")

Amount = Annotated[int, Field(ge=0, le=40)]
Text = Annotated[str, Field(max_length=300)]
"""Free words of a deck's author: shown as they are, never read as mark-up."""

# -- when ---------------------------------------------------------------------------------------


class TookType(Record):
    """A Facility action that took one or more of a type."""

    kind: Literal["took_type"] = "took_type"
    type: FacilityType


class TookAllOfType(Record):
    """A Facility action by the first way: all of one type (west.facility.all-of-type)."""

    kind: Literal["took_all"] = "took_all"


class TookAtLeast(Record):
    """A Facility action that took so many or more."""

    kind: Literal["took_at_least"] = "took_at_least"
    count: Annotated[int, Field(ge=1, le=5)]


class TookTwoDifferent(Record):
    """A Facility action by the second way, of two different types."""

    kind: Literal["took_two_different"] = "took_two_different"


class FacilityAction(Record):
    """Any Facility action."""

    kind: Literal["facility_action"] = "facility_action"


class LocusAction(Record):
    """Any Locus action."""

    kind: Literal["locus_action"] = "locus_action"


class CityEngineAction(Record):
    """A CityEngine action; it triggers nothing that does not name it (west.trigger)."""

    kind: Literal["cityengine_action"] = "cityengine_action"


When = Annotated[
    TookType
    | TookAllOfType
    | TookAtLeast
    | TookTwoDifferent
    | FacilityAction
    | LocusAction
    | CityEngineAction,
    Field(discriminator="kind"),
]
"""What sets off a Trigger effect."""

# -- if -----------------------------------------------------------------------------------------

Measure = Literal["hand", "points", "loci", "doppelgates"]
"""What of a player's is counted: cards in hand, points, Loci or Doppelgates in the zone."""


class ComparesToOther(Record):
    """You have more (or fewer) of something than the other."""

    kind: Literal["compares"] = "compares"
    what: Measure
    than: Literal["more", "fewer"]


class HasAtMost(Record):
    """You have so many of something, or fewer."""

    kind: Literal["at_most"] = "at_most"
    what: Measure
    count: Amount


class HasAtLeast(Record):
    """You have so many of something, or more."""

    kind: Literal["at_least"] = "at_least"
    what: Measure
    count: Amount


class MiddleHolds(Record):
    """The middle holds so many or more of one type: of the named one, or of any."""

    kind: Literal["middle_holds"] = "middle_holds"
    count: Annotated[int, Field(ge=1, le=5)]
    type: FacilityType | None = None


Condition = Annotated[ComparesToOther | HasAtMost | HasAtLeast | MiddleHolds, Field(discriminator="kind")]

# -- cost ---------------------------------------------------------------------------------------


class DiscardAny(Record):
    """Discard so many cards of your choice from your hand."""

    kind: Literal["discard_any"] = "discard_any"
    count: Annotated[int, Field(ge=1, le=12)]


class DiscardTypes(Record):
    """Discard one Facility for each type named (a type may be named more than once)."""

    kind: Literal["discard_types"] = "discard_types"
    types: Annotated[tuple[FacilityType, ...], Field(min_length=1, max_length=8)]


Cost = Annotated[DiscardAny | DiscardTypes, Field(discriminator="kind")]

# -- then ---------------------------------------------------------------------------------------


class Lose(Record):
    """The other loses so many points, or so many for each thing counted, at most ``cap``.

    ``per`` counts Loci or Doppelgates in your zone, or the cards that your Facility action took.
    """

    kind: Literal["lose"] = "lose"
    amount: Amount
    per: Literal["locus", "doppelgate", "card_taken"] | None = None
    cap: Amount | None = None


class Draw(Record):
    """Draw so many from the Facility deck, as far as it lasts (west.empty)."""

    kind: Literal["draw"] = "draw"
    amount: Amount


class Discard(Record):
    """Discard so many of your hand by choice, as far as it lasts."""

    kind: Literal["discard"] = "discard"
    amount: Amount


class TakeFromMiddle(Record):
    """Take so many Facilities of choice from the middle, as far as they last; no Facility action."""

    kind: Literal["take"] = "take"
    amount: Amount


class SwapWithMiddle(Record):
    """Swap a card of your hand with one of the middle; needs a card on both sides."""

    kind: Literal["swap"] = "swap"


class LocusUnder(Record):
    """Put the top Locus of one Locus deck under that deck."""

    kind: Literal["locus_under"] = "locus_under"


class ByHand(Record):
    """A text outside the vocabulary: shown, and carried out by the players with logged moves."""

    kind: Literal["by_hand"] = "by_hand"
    text: Annotated[str, Field(min_length=1, max_length=300)]


Part = Annotated[
    Lose | Draw | Discard | TakeFromMiddle | SwapWithMiddle | LocusUnder | ByHand,
    Field(discriminator="kind"),
]

# -- the effect ---------------------------------------------------------------------------------


class Clause(Record):
    """One sentence of an effect. A cost is only possible with ``may``, and is paid whole or not at all."""

    condition: Condition | None = None
    may: bool = False
    cost: Cost | None = None
    then: Annotated[tuple[Part, ...], Field(min_length=1, max_length=4)]

    @model_validator(mode="after")
    def _pays_by_choice(self) -> "Clause":
        """Nobody is made to pay (west.effects.mandatory)."""
        if self.cost is not None and not self.may:
            raise ValueError("a cost needs a may")
        return self


Effect = Annotated[tuple[Clause, ...], Field(min_length=1, max_length=4)]
"""What a card does: its clauses in order."""
