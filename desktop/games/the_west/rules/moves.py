"""Moves and drafts of the game, as they come from outside: strict, frozen, told apart by ``kind``."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from desktop.engine.draft import Draft
from desktop.engine.move import Move, NatureMove
from desktop.games.the_west.rules.vocabulary import FacilityType

CardId = Annotated[str, Field(max_length=40)]
Cards = Annotated[tuple[CardId, ...], Field(max_length=48)]
LocusDeck = Annotated[int, Field(ge=1, le=3)]
Seat = Annotated[int, Field(ge=1, le=2)]
Yielding = Literal["drop", "give"]
"""What becomes of cards that the other player gives up: discarded, or given to the player on turn."""


class Deal(NatureMove):
    """Nature's opening: who is first, the Facility deck from its top, the three Locus decks."""

    kind: Literal["deal"] = "deal"
    first: Seat
    facilities: Cards
    loci: tuple[Cards, Cards, Cards]


class ChooseSide(Move):
    """The second player lays the double-sided Doppelgate with this side up (west.setup.second)."""

    kind: Literal["choose_side"] = "choose_side"
    side: FacilityType


class TakeAll(Move):
    """Facility action, first way (west.facility.all-of-type)."""

    kind: Literal["take_all"] = "take_all"
    type: FacilityType


class TakeTwo(Move):
    """Facility action, second way (west.facility.any-two)."""

    kind: Literal["take_two"] = "take_two"
    cards: Annotated[tuple[CardId, CardId], Field()]


class PlayLocus(Move):
    """Locus action: discard the two Required Facilities (west.locus.play)."""

    kind: Literal["play_locus"] = "play_locus"
    deck: LocusDeck
    pay: Annotated[tuple[CardId, CardId], Field()]


class CompleteCityEngine(Move):
    """CityEngine action (west.cityengine.action)."""

    kind: Literal["cityengine"] = "cityengine"
    pay: Cards


class SkipAction(Move):
    """No action can be completed: the turn goes on without one (west.action.completable)."""

    kind: Literal["skip_action"] = "skip_action"


class UseEffect(Move):
    """Of several effects waiting, carry this one out next (west.prime, west.trigger)."""

    kind: Literal["use"] = "use"
    effect: Annotated[str, Field(max_length=60)]


class Answer(Move):
    """Answer the choice that is pending: exactly the fields that its kind asks for.

    ``accept``: a "may" (its cost in ``cards``). ``cards``: cards to discard, to take, or for a swap the
    card of the hand first and that of the middle second. ``deck``: the Locus deck whose top goes under.
    """

    kind: Literal["answer"] = "answer"
    accept: bool = True
    cards: Cards = ()
    deck: LocusDeck | None = None


class PlayDoppelgate(Move):
    """Discard matching Facilities, put the deck's top Doppelgate into the zone (west.doppelgate.play)."""

    kind: Literal["play_doppelgate"] = "play_doppelgate"
    pay: Annotated[tuple[CardId, CardId], Field()]


class DiscardDown(Move):
    """Discard what the hand holds beyond its limit (west.hand-limit)."""

    kind: Literal["discard_down"] = "discard_down"
    cards: Cards


class EndTurn(Move):
    """Pass the Turn Sequence card (west.turn.whose)."""

    kind: Literal["end_turn"] = "end_turn"


class ByHandLose(Move):
    """By hand: a player loses points."""

    kind: Literal["by_hand_lose"] = "by_hand_lose"
    seat: Seat
    amount: Annotated[int, Field(ge=1, le=40)]


class ByHandDraw(Move):
    """By hand: a player draws from the deck."""

    kind: Literal["by_hand_draw"] = "by_hand_draw"
    seat: Seat
    amount: Annotated[int, Field(ge=1, le=48)]


class ByHandMove(Move):
    """By hand: a card goes to another zone (hand, middle, discard, a zone, the top or bottom of a deck)."""

    kind: Literal["by_hand_move"] = "by_hand_move"
    card: CardId
    to: Annotated[str, Field(max_length=40)]


class ByHandAsk(Move):
    """By hand: the other player gives up cards of its hand, of its own choice or at random."""

    kind: Literal["by_hand_ask"] = "by_hand_ask"
    what: Yielding
    amount: Annotated[int, Field(ge=1, le=48)] = 1
    at_random: bool = False


class ByHandPick(NatureMove):
    """Nature's pick of the cards that the other player gives up at random."""

    kind: Literal["by_hand_pick"] = "by_hand_pick"
    cards: Cards


class ByHandDone(Move):
    """By hand: the players have done what the card says."""

    kind: Literal["by_hand_done"] = "by_hand_done"


AnyMove = Annotated[
    Deal
    | ChooseSide
    | TakeAll
    | TakeTwo
    | PlayLocus
    | CompleteCityEngine
    | SkipAction
    | UseEffect
    | Answer
    | PlayDoppelgate
    | DiscardDown
    | EndTurn
    | ByHandLose
    | ByHandDraw
    | ByHandMove
    | ByHandAsk
    | ByHandPick
    | ByHandDone,
    Field(discriminator="kind"),
]

MOVES: TypeAdapter[Any] = TypeAdapter(AnyMove)
"""Reads any move from JSON."""


class WestDraft(Draft):
    """A move with holes: what the hand has named so far, by the same names as the moves."""

    kind: str = Field(max_length=40)
    type: FacilityType | None = None
    deck: int | None = None
    cards: tuple[str, ...] = ()
    effect: str | None = None
    accept: bool | None = None
    held: str | None = None
    """The piece in the hand: while there is one, nothing is finished (``holding``)."""
    to: str | None = None
    """The zone to which the card goes: by hand, or a Locus that lies there while it is paid for."""
