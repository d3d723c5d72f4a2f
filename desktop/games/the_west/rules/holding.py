"""A card in the hand: what letting go of it on a zone would mean, and what the rules say of that.

While something is held nothing is finished: only places light up. It is made from a view, so that the
table and the rules read the same few lines.
"""

from collections.abc import Callable, Iterator

from desktop.engine.draft import Prospect
from desktop.engine.ids import PieceId, Seat, ZoneId
from desktop.engine.verdict import allow, refuse
from desktop.games.the_west.rules.asking import due
from desktop.games.the_west.rules.moves import WestDraft
from desktop.games.the_west.rules.places import (
    DECK,
    DISCARD,
    DOUBLE,
    MIDDLE,
    cityengine_zone,
    gates_zone,
    hand_zone,
    loci_zone,
    locus_deck_zone,
)
from desktop.games.the_west.rules.view import View
from desktop.games.the_west.rules.vocabulary import TYPES, FacilityType

DECK_TOP: PieceId = "deck-top"
"""The Doppelgate on the Facility deck, whose other side nobody knows."""

HOLD = "hold"
"""The kind of a draft in which a card was taken up and nothing else was said."""

MISPLACED = "misplaced"
"""The kind of a draft that stands for a gesture which means nothing here: refused by the rule in force."""

REST = "rest"
"""The kind of a draft in which nothing is named any more: what was begun lies where it lay."""

Landing = tuple[ZoneId, WestDraft]


def middle_slot(position: int) -> ZoneId:
    """A place in the row of the middle, counted from 1."""
    return f"middle-{position}"


def effect_zone(kind: FacilityType) -> ZoneId:
    """The plate with a type's Facility Effect: a card laid there takes all of that type."""
    return f"effect-{kind}"


def side_zone(kind: FacilityType) -> ZoneId:
    """Where the double-sided Doppelgate is laid with that side up."""
    return f"side-{kind}"


def acting(view: View) -> Seat:
    """The seat that decides now; with an open reaction it is not the one that looks."""
    return view.choice.seat if view.choice is not None else view.turn


def hold(view: View, draft: WestDraft, consider: Callable[[WestDraft], Prospect]) -> Prospect:
    """What the rules say of every place where the held card could be let go."""
    zones = {zone: consider(intent).verdict for zone, intent in _landings(view, draft)}
    if not zones:
        return Prospect(refuse("west.turn.whose", due=due(view.phase)))
    allowed = [verdict for verdict in zones.values() if verdict.allowed]
    return Prospect(allow((allowed or list(zones.values()))[0].rule), zones)


def onto(view: View, draft: WestDraft, zone: ZoneId) -> WestDraft | None:
    """What letting go of the held card on a zone would mean; None for nothing."""
    return dict(_landings(view, draft)).get(zone)


def can_hold(view: View, card: PieceId) -> bool:
    """Whether a card can be taken up now: there is a place where it could go."""
    at_table = view.choice is not None and view.choice.kind == "take"  # an open answer, before other eyes
    if view.to_act is None or (acting(view) != view.seat and not at_table):
        return False
    return next(_landings(view, WestDraft(kind=HOLD, held=card)), None) is not None


def keeps(view: View, draft: WestDraft) -> bool:
    """Whether letting go of the held card could go on with the draft's own kind of move."""
    return any(intent.kind == draft.kind for _, intent in _landings(view, draft))


def _landings(view: View, draft: WestDraft) -> Iterator[Landing]:
    card = draft.held
    if card is None:
        return
    if view.choice is not None:
        yield from _answers(view, draft, card)
    elif view.phase == "side" and card == DOUBLE:
        for kind in view.deck.double_sided:
            yield side_zone(kind), WestDraft(kind="choose_side", type=kind)
    elif view.phase == "action":
        yield from _action(view, draft, card)
    elif view.phase in ("doppelgate", "limit"):
        yield from _end_of_turn(view, draft, card)


def _with(draft: WestDraft, kind: str, card: PieceId) -> tuple[PieceId, ...]:
    """The cards named so far by a draft of that kind, and this one."""
    return (*(each for each in draft.cards if draft.kind == kind and each != card), card)


def _action(view: View, draft: WestDraft, card: PieceId) -> Iterator[Landing]:
    seat = view.turn
    if card in view.middle:
        yield hand_zone(seat), WestDraft(kind="take_two", cards=_with(draft, "take_two", card))
        if not draft.cards:
            kind = type_of(card)
            yield effect_zone(kind), WestDraft(kind="take_all", type=kind)
    elif card in view.hand:
        for number, (top, _) in enumerate(view.locus_decks, start=1):
            if top is not None:
                yield from _paying(draft, number, card)
        if not view.cityengines[seat - 1]:
            yield cityengine_zone(seat), WestDraft(kind="cityengine", cards=_with(draft, "cityengine", card))
    else:
        for number, (top, _) in enumerate(view.locus_decks, start=1):
            if top == card:
                named = draft.cards if draft.kind == "play_locus" and draft.deck == number else ()
                laid = WestDraft(kind="play_locus", deck=number, cards=named, to=loci_zone(seat))
                yield loci_zone(seat), laid


def _paying(draft: WestDraft, number: int, card: PieceId) -> Iterator[Landing]:
    """A Facility is let go on a Locus: on its deck, or where it was laid to be paid for."""
    if draft.deck != number:
        yield locus_deck_zone(number), WestDraft(kind="play_locus", deck=number, cards=(card,))
        return
    named = _with(draft, "play_locus", card)
    longer = WestDraft(kind="play_locus", deck=number, cards=named, to=draft.to)
    yield locus_deck_zone(number), longer
    if draft.to is not None:
        yield draft.to, longer


def _end_of_turn(view: View, draft: WestDraft, card: PieceId) -> Iterator[Landing]:
    seat = view.turn
    if card == DECK_TOP:
        yield gates_zone(seat), WestDraft(kind="play_doppelgate")
    elif card in view.hand:
        if view.phase == "doppelgate":
            named = _with(draft, "play_doppelgate", card)
            yield DECK, WestDraft(kind="play_doppelgate", cards=named)
            yield gates_zone(seat), WestDraft(kind="play_doppelgate", cards=named)
        if len(view.hand) > view.deck.turn_sequence.hand_limit:
            yield DISCARD, WestDraft(kind="discard_down", cards=_with(draft, "discard_down", card))


def _answers(view: View, draft: WestDraft, card: PieceId) -> Iterator[Landing]:
    choice = view.choice
    if choice is None:
        return
    answer = WestDraft(kind="answer", accept=True, cards=_with(draft, "answer", card))
    match choice.kind:
        case "may" | "discard" | "drop" if card in view.hand:
            yield DISCARD, answer
        case "give" if card in view.hand:
            yield hand_zone(view.turn), answer
        case "take" if card in view.middle:
            yield hand_zone(choice.seat), answer
        case "swap" if card in view.hand:
            for position, other in enumerate(view.middle, start=1):
                yield middle_slot(position), answer.model_copy(update={"cards": (card, other)})
        case "swap" if card in view.middle:
            yield hand_zone(choice.seat), answer.model_copy(update={"cards": _swapped(view, draft, card)})
        case "by_hand":
            for zone in _by_hand_targets(_home(view, card)):
                yield zone, WestDraft(kind="by_hand_move", cards=(card,), to=zone)
        case _:
            return


def _swapped(view: View, draft: WestDraft, card: PieceId) -> tuple[PieceId, ...]:
    """A card of the middle for the one of the hand that was named, if one was."""
    given = tuple(each for each in draft.cards if each in view.hand)
    return (*given, card)


def _by_hand_targets(home: ZoneId) -> Iterator[ZoneId]:
    """Every place but the one where the card lies: let go there it is only laid back."""
    zones = [zone for seat in (1, 2) for zone in (hand_zone(seat), gates_zone(seat), loci_zone(seat))]
    zones += [MIDDLE, DISCARD, DECK, *(locus_deck_zone(number) for number in (1, 2, 3))]
    yield from (zone for zone in zones if zone != home)


def _home(view: View, card: PieceId) -> ZoneId:
    """Where a card lies that the seat sees."""
    homes: dict[ZoneId, tuple[PieceId | None, ...]] = {
        hand_zone(view.seat): view.hand,
        MIDDLE: view.middle,
        DISCARD: view.discard,
        DECK: (DECK_TOP,),
    }
    for seat in (1, 2):
        homes[loci_zone(seat)] = view.loci[seat - 1]
        homes[gates_zone(seat)] = tuple(gate.id for gate in view.gates[seat - 1])
    for number, (top, _) in enumerate(view.locus_decks, start=1):
        homes[locus_deck_zone(number)] = (top,)
    return next((zone for zone, pile in homes.items() if card in pile), "")


def type_of(card: PieceId) -> FacilityType:
    """The type on the front of a Facility whose both sides are known. Raises LookupError for another id."""
    front, _, _ = card.partition("-")
    for kind in TYPES:
        if kind == front:
            return kind
    raise LookupError(card)
