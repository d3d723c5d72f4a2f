"""Guards of what is answered in mid-turn: orders, "may", discards, takes, swaps, and moves by hand."""

from collections.abc import Sequence

from desktop.engine.ids import NATURE, PieceId, ZoneId, seat_id
from desktop.engine.verdict import Verdict, allow, refuse
from desktop.games.the_west.rules.action_guards import pays_cost
from desktop.games.the_west.rules.by_hand import found
from desktop.games.the_west.rules.guards import not_now, nothing_twice, undecided
from desktop.games.the_west.rules.moves import Answer, ByHandDraw, ByHandLose, ByHandMove
from desktop.games.the_west.rules.places import locus_deck_zone
from desktop.games.the_west.rules.state import REACTION, Pending, State, effect_key
from desktop.games.the_west.rules.vocabulary import Clause

EFFECTS = "west.effects.mandatory"


def clause_of(state: State) -> Clause:
    """The clause that is under way. Raises LookupError when none is."""
    run = state.running
    if run is None:
        raise LookupError("clause")
    return state.book.effects[effect_key(run.effect, state.side)][run.clause]


def order_verdict(state: State, effect: str | None) -> Verdict:
    """west.prime and west.trigger: one of the effects that wait."""
    allowed = effect in state.waiting
    if state.phase == "primes":
        return allow("west.prime") if allowed else refuse("west.prime")
    return allow("west.trigger") if allowed else refuse("west.trigger")


def answer_verdict(state: State, move: Answer) -> Verdict:
    """Exactly what is asked for, no more and no less; the cards are those of the right place."""
    choice = state.choice
    if choice is None:
        return not_now(state)
    if choice.kind == "locus_under":
        plain = move.accept and not move.cards
        return under_verdict(state, choice, move.deck) if plain else undecided(state, choice)
    if move.deck is not None or not (move.accept or choice.kind == "may"):
        return undecided(state, choice)
    match choice.kind:
        case "may":
            return may_verdict(state, choice, move.accept, move.cards)
        case "discard" | "drop" | "give":
            return discard_verdict(state, choice, move.cards)
        case "take":
            return take_verdict(state, choice, move.cards)
        case _:
            return swap_verdict(state, choice, move.cards)


def may_verdict(
    state: State, choice: Pending, accept: bool, cards: Sequence[PieceId], *, complete: bool = True
) -> Verdict:
    """A "may" is used for its whole cost, or left without any."""
    cost = clause_of(state).cost if accept else None
    if cost is None:
        return undecided(state, choice) if cards else allow(EFFECTS)
    if (refusal := nothing_twice(cards)) is not None:
        return refusal
    paid = pays_cost(state, cost, cards, complete=complete)
    return allow(EFFECTS) if paid else undecided(state, choice)


def _counted(choice: Pending, pile: Sequence[PieceId], cards: Sequence[PieceId], *, complete: bool) -> bool:
    """Whether cards lie where they are asked for, and are as many; incomplete: not too many."""
    if not all(card in pile for card in cards):
        return False
    return len(cards) == choice.count if complete else len(cards) <= choice.count


def discard_verdict(
    state: State, choice: Pending, cards: Sequence[PieceId], *, complete: bool = True
) -> Verdict:
    """So many of the hand of whoever is asked; Nature answers by another move."""
    if choice.seat == NATURE:
        return undecided(state, choice)
    if (refusal := nothing_twice(cards)) is not None:
        return refusal
    allowed = _counted(choice, state.hands[choice.seat - 1], cards, complete=complete)
    return allow(EFFECTS) if allowed else undecided(state, choice)


def take_verdict(
    state: State, choice: Pending, cards: Sequence[PieceId], *, complete: bool = True
) -> Verdict:
    """So many of the middle, by an effect or as a reaction."""
    if (refusal := nothing_twice(cards)) is not None:
        return refusal
    allowed = _counted(choice, state.middle, cards, complete=complete)
    if state.source == REACTION:
        return allow("west.reaction") if allowed else refuse("west.reaction")
    return allow(EFFECTS) if allowed else undecided(state, choice)


def swap_verdict(
    state: State, choice: Pending, cards: Sequence[PieceId], *, complete: bool = True
) -> Verdict:
    """A card of the hand and one of the middle; a finished answer names that of the hand first."""
    if (refusal := nothing_twice(cards)) is not None:
        return refusal
    places = [("hand" if card in state.hand else "middle" if card in state.middle else "") for card in cards]
    allowed = (
        places == ["hand", "middle"] if complete else "" not in places and len(set(places)) == len(places)
    )
    return allow(EFFECTS) if allowed else undecided(state, choice)


def under_verdict(state: State, choice: Pending, deck: int | None) -> Verdict:
    """A Locus deck that is not empty."""
    if deck is None or not 1 <= deck <= len(state.locus_decks):
        return undecided(state, choice)
    if not state.locus_decks[deck - 1]:
        return refuse("west.empty")
    return allow(EFFECTS, deck=locus_deck_zone(deck))


def by_hand_lose_verdict(state: State, move: ByHandLose) -> Verdict:
    """west.points.only-lost: there must be points left to lose."""
    left = state.points[move.seat - 1]
    if move.amount > left:
        return refuse("west.points.only-lost", seat=seat_id(move.seat), left=left)
    return allow("west.golden")


def by_hand_draw_verdict(state: State, move: ByHandDraw) -> Verdict:
    """west.empty: only what the deck has is drawn."""
    return refuse("west.empty") if move.amount > len(state.deck) else allow("west.golden")


def by_hand_move_verdict(state: State, move: ByHandMove) -> Verdict:
    """west.golden: a card that is seen goes to a zone that such cards lie in."""
    return by_hand_card_verdict(state, move.card, move.to)


def by_hand_card_verdict(state: State, card: PieceId, to: ZoneId | None) -> Verdict:
    """The same of a move that does not say yet where to."""
    there = found(state, state.turn, card)
    if there is None:
        return refuse("west.components", card=card)
    if to is not None and to not in there.targets:
        return refuse("west.golden", what="west.by-hand.place")
    return allow("west.golden")
