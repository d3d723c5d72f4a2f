"""Guards of the actions: what may be taken, bought and completed, and what that is certain to cost."""

from collections.abc import Sequence

from desktop.engine.ids import PieceId, seat_id
from desktop.engine.verdict import Verdict, allow, refuse
from desktop.games.the_west.rules.conditions import lacking
from desktop.games.the_west.rules.foretelling import Loss, loss_by_all, loss_by_two
from desktop.games.the_west.rules.gates import match
from desktop.games.the_west.rules.guards import not_now, nothing_twice
from desktop.games.the_west.rules.moves import LocusDeck
from desktop.games.the_west.rules.places import locus_deck_zone
from desktop.games.the_west.rules.state import State
from desktop.games.the_west.rules.vocabulary import Cost, FacilityType


def of_type(state: State, type: FacilityType) -> tuple[PieceId, ...]:
    """The Facilities of a type in the middle."""
    return tuple(card for card in state.middle if state.book.fronts[card] == type)


def take_all_verdict(state: State, type: FacilityType) -> Verdict:
    """west.facility.all-of-type: there is one of the type in the middle."""
    if not state.middle:
        return refuse("west.empty")
    cards = of_type(state, type)
    if not cards:
        return refuse("west.facility.all-of-type", type=type)
    loss = loss_by_all(state, type)
    return allow("west.facility.all-of-type", type=type, count=len(cards), **_loss(state, loss))


def take_two_verdict(state: State, cards: Sequence[PieceId], *, complete: bool = True) -> Verdict:
    """west.facility.any-two: two of the middle; an incomplete choice may still become that."""
    if len(state.middle) < 2:
        return refuse("west.empty")
    if (refusal := nothing_twice(cards)) is not None:
        return refusal
    lying = sum(card in state.middle for card in cards)
    if lying < len(cards) or lying > 2 or (complete and lying < 2):
        return refuse("west.facility.any-two", count=lying)
    return allow("west.facility.any-two", **_loss(state, loss_by_two(state, tuple(cards))))


def _loss(state: State, loss: Loss) -> dict[str, int | str]:
    """What the other player is certain to lose, and whether it may become more."""
    return {"loss": loss.points, "more": int(loss.more), "seat": seat_id(state.other)}


def locus_verdict(state: State, deck: LocusDeck, pay: Sequence[PieceId], *, complete: bool = True) -> Verdict:
    """west.locus.play: the two Required Facilities; an incomplete payment may still become that."""
    pile = state.locus_decks[deck - 1]
    if not pile:
        return refuse("west.empty")
    locus = state.book.loci[pile[0]]
    facts = {"locus": locus.id, "types": locus.requires}
    if not pays(state, locus.requires, pay, complete=complete):
        return refuse("west.locus.play", **facts, **_lack(state, locus.requires, pay))
    return allow("west.locus.play", **facts, deck=locus_deck_zone(deck))


def pays(state: State, wanted: Sequence[FacilityType], pay: Sequence[PieceId], *, complete: bool) -> bool:
    """Whether cards of the hand are the Facilities wanted; incomplete: whether the hand can complete it."""
    left = list(wanted)
    fronts = state.book.fronts
    for card in pay:
        if card not in state.hand or fronts[card] not in left:
            return False
        left.remove(fronts[card])
    if complete:
        return not left
    rest = [fronts[card] for card in state.hand if card not in pay]
    return not lacking(left, rest)


def pays_cost(state: State, cost: Cost, pay: Sequence[PieceId], *, complete: bool = True) -> bool:
    """Whether cards are what a cost asks for; an incomplete payment: whether the hand can complete it."""
    if cost.kind == "discard_types":
        return pays(state, cost.types, pay, complete=complete)
    if not all(card in state.hand for card in pay):
        return False
    return len(pay) == cost.count if complete else len(pay) <= cost.count <= len(state.hand)


def cityengine_verdict(state: State, pay: Sequence[PieceId], *, complete: bool = True) -> Verdict:
    """west.cityengine.action: once a game, for what the card asks for."""
    cost = state.book.deck.cityengine.cost
    if state.complete[state.turn - 1]:
        return refuse("west.cityengine.action", types=(), missing=(), lacking=0)
    if not pays_cost(state, cost, pay, complete=complete):
        wanted = cost.types if cost.kind == "discard_types" else ()
        return refuse("west.cityengine.action", types=wanted, **_lack(state, wanted, pay))
    return allow("west.cityengine.action")


def _lack(
    state: State, wanted: Sequence[FacilityType], pay: Sequence[PieceId]
) -> dict[str, int | tuple[FacilityType, ...]]:
    """Which of the Facilities wanted are missing: in what was named, or in the hand if nothing was."""
    given = [state.book.fronts[card] for card in pay or state.hand if card in state.hand]
    missing = lacking(wanted, given)
    return {"missing": missing, "lacking": len(missing)}


def can_act(state: State) -> bool:
    """Whether the player on turn can complete any action (west.action.completable asks)."""
    if state.middle:
        return True
    decks: tuple[LocusDeck, ...] = (1, 2, 3)
    if any(locus_verdict(state, deck, (), complete=False).allowed for deck in decks):
        return True
    return cityengine_verdict(state, (), complete=False).allowed


def skip_verdict(state: State) -> Verdict:
    """west.action.completable: without an action only when none can be completed."""
    return refuse("west.action.completable") if can_act(state) else allow("west.action.completable")


def doppelgate_verdict(state: State, pay: Sequence[PieceId], *, complete: bool = True) -> Verdict:
    """west.doppelgate.play: matching Facilities; an incomplete payment may still become that."""
    book, shown = state.book, state.book.backs[state.deck[0]]
    allowed = allow("west.doppelgate.play", type=shown)
    if not all(card in state.hand for card in pay):
        return refuse("west.doppelgate.play")
    if len(pay) == 2:
        return allowed if match(book, pay, shown) else refuse("west.doppelgate.play")
    others = [card for card in state.hand if card not in pay]
    pairs = ((card, other) for card in pay or others for other in others if other != card)
    if len(pay) < 2 and not complete and any(match(book, pair, shown) for pair in pairs):
        return allowed
    return refuse("west.doppelgate.play")


def limit_verdict(state: State, cards: Sequence[PieceId], *, complete: bool = True) -> Verdict:
    """west.hand-limit: exactly what is beyond the limit, of the hand."""
    limit = state.book.hand_limit
    over = len(state.hand) - limit
    if over <= 0:
        return not_now(state)
    facts = {"over": over, "limit": limit, "have": len(state.hand)}
    held = all(card in state.hand for card in cards)
    if not held or len(cards) > over or (complete and len(cards) < over):
        return refuse("west.hand-limit", **facts)
    return allow("west.hand-limit", **facts)


def end_verdict(state: State) -> Verdict:
    """west.turn.whose: the card is passed with no more in hand than the limit."""
    limit = state.book.hand_limit
    if (over := len(state.hand) - limit) > 0:
        return refuse("west.hand-limit", over=over, limit=limit, have=len(state.hand))
    return allow("west.turn.whose", seat=seat_id(state.other))


def side_verdict(state: State, side: FacilityType) -> Verdict:
    """west.setup.second: one of the two sides."""
    sides = state.book.deck.double_sided
    if side not in sides:
        return refuse("west.setup.second", types=sides)
    return allow("west.setup.second", type=side)
