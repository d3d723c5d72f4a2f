"""What follows from a move that the guards allowed: the next state, and what happened."""

from collections.abc import Iterable
from dataclasses import replace

from desktop.engine.event import Event
from desktop.engine.game import Step
from desktop.engine.ids import PieceId
from desktop.engine.move import Move
from desktop.engine.verdict import RefusedError
from desktop.games.tranquility.rules import events
from desktop.games.tranquility.rules.actions import explain
from desktop.games.tranquility.rules.cards import in_order
from desktop.games.tranquility.rules.dealing import dealt_bridges, in_match
from desktop.games.tranquility.rules.geometry import PLACE_BY_ID
from desktop.games.tranquility.rules.herding import herd_way
from desktop.games.tranquility.rules.moves import (
    Campfire,
    Deal,
    DiscardTwo,
    Herd,
    Hiker,
    Play,
    Reshuffle,
    Rope,
)
from desktop.games.tranquility.rules.ropes import spent_rope
from desktop.games.tranquility.rules.state import State, card_at, holds_bridge, set_at
from desktop.games.tranquility.rules.vistas import with_done


def apply(state: State, move: Move) -> Step[State]:
    """Carry a move out. Raises RefusedError with the verdict of ``explain``."""
    verdict = explain(state, move)
    if not verdict.allowed:
        raise RefusedError(verdict)
    match move:
        case Play():
            step = _play(state, move)
        case Campfire():
            step = _campfire(state, move)
        case DiscardTwo():
            after = replace(_discarded(state, move.cards), phase="refill")
            step = Step(after, (events.discarded(state.turn, move.cards),))
        case Herd():
            step = _herd(state, move)
        case Rope():
            step = _rope(state, move)
        case Hiker():
            place = None if move.place is None else PLACE_BY_ID[move.place]
            step = Step(replace(state, hiker=place), (events.hiker(state, place),))
        case Deal():
            step = _deal(state, move)
        case Reshuffle():
            step = _reshuffle(state, move)
        case _:
            step = _end_turn(state)
    told = (*step.events, *_summits_told(state, step.state), *events.ending(step.state))
    return replace(step, events=told)


def without(cards: tuple[PieceId, ...], gone: Iterable[PieceId]) -> tuple[PieceId, ...]:
    """The cards that stay."""
    away = set(gone)
    return tuple(card for card in cards if card not in away)


def _with_hand(state: State, hand: tuple[PieceId, ...]) -> State:
    """The state with another hand for the seat in turn, kept in card order."""
    at = state.turn - 1
    return replace(state, hands=(*state.hands[:at], in_order(hand), *state.hands[at + 1 :]))


def _with_deck(state: State, deck: tuple[PieceId, ...]) -> State:
    at = state.turn - 1
    return replace(state, decks=(*state.decks[:at], deck, *state.decks[at + 1 :]))


def _to_discards(state: State, cards: tuple[PieceId, ...]) -> State:
    """Cards put on the discard pile of the seat in turn."""
    at = state.turn - 1
    pile = in_order((*state.discards[at], *cards))
    return replace(state, discards=(*state.discards[:at], pile, *state.discards[at + 1 :]))


def _discarded(state: State, cards: tuple[PieceId, ...]) -> State:
    """Cards gone from the hand in turn to its discard pile, without any other effect."""
    return _to_discards(_with_hand(state, without(state.hand, cards)), cards)


def _laid(state: State, card: PieceId, place: int) -> tuple[State, tuple[Event, ...]]:
    """A card laid; a Bridge that lay there goes to the discard pile (tranq.bridge.swapped)."""
    told: tuple[Event, ...] = ()
    bridge = state.mountain[place]
    if bridge is not None and holds_bridge(state.mountain, place):
        state = replace(_to_discards(state, (bridge,)), swapped=in_order((*state.swapped, bridge)))
        told = (events.swapped(state.turn, bridge, card, place),)
    return replace(state, mountain=set_at(state.mountain, place, card)), told


def _goals_done(state: State) -> tuple[State, tuple[Event, ...]]:
    """Panoramas tested after a complete play, of which this is the end (tranq.panorama.goal)."""
    goals = with_done(state.panoramas, state.mountain)
    new = [at for at, goal in enumerate(goals) if goal.done and not state.panoramas[at].done]
    return replace(state, panoramas=goals), tuple(events.goal_done(goals, at) for at in new)


def _summits_told(before: State, after: State) -> tuple[Event, ...]:
    """tranq.summit.discard, by the switch: told when the last Summit has gone."""
    gone = events.summits_gone(after) and not events.summits_gone(before)
    return (events.summits_gone_event(),) if gone else ()


def _play(state: State, move: Play) -> Step[State]:
    seat, place = state.turn, PLACE_BY_ID[move.place]
    after = _with_hand(state, without(state.hand, (move.card,)))
    told = [events.played(seat, move.card, place, len(move.pay)), *events.paid(seat, move.pay)]
    after = _discarded(after, move.pay)
    after, swapped = _laid(after, move.card, place)
    after, goat = _goat_arrived(after, move.card, place)
    after, goals = _goals_done(replace(after, phase="refill"))
    return Step(after, (*told, *swapped, *goat, *goals))


def _goat_arrived(state: State, card: PieceId, place: int) -> tuple[State, tuple[Event, ...]]:
    """tranq.goats.setup: a goat card laid from the hand brings its goat."""
    if not state.house.goats or card not in state.goat_cards:
        return state, ()
    index = state.goat_cards.index(card)
    goats = (*state.goats[:index], place, *state.goats[index + 1 :])
    return replace(state, goats=goats), (events.goat_arrived(index, card, place),)


def _campfire(state: State, move: Campfire) -> Step[State]:
    seat, place, to = state.turn, PLACE_BY_ID[move.place], PLACE_BY_ID[move.to]
    moved = card_at(state.mountain, place)
    after = _with_hand(state, without(state.hand, (move.card,)))
    after = _discarded(after, move.pay)
    after = replace(after, mountain=set_at(after.mountain, place, move.card))
    after, swapped = _laid(after, moved, to)
    after, goals = _goals_done(replace(after, phase="refill"))
    told = (
        events.campfire(seat, move.card, moved, place),
        events.relaid(seat, moved, place, to, len(move.pay)),
        *events.paid(seat, move.pay),
    )
    return Step(after, (*told, *swapped, *goals))


def _herd(state: State, move: Herd) -> Step[State]:
    origin, to = PLACE_BY_ID[move.origin], PLACE_BY_ID[move.to]
    passed = (origin, *herd_way(state, origin, to)[:-1])
    moving = {goat: stands for goat, stands in enumerate(state.goats) if stands in passed}
    goats = tuple(to if stands in passed else stands for stands in state.goats)
    after = replace(_discarded(state, move.pay), goats=goats, phase="refill")
    told = (events.herded(state.turn, moving, origin, to, len(after.goats_on(to))),)
    return Step(after, (*told, *events.paid(state.turn, move.pay)))


def _rope(state: State, move: Rope) -> Step[State]:
    spent = spent_rope(state, move.card)
    after = _with_hand(state, without(state.hand, (spent,)))
    after = replace(
        after, ropes=without(state.ropes, (spent,)), box=in_order((*state.box, spent)), phase="reshuffle"
    )
    return Step(after, (events.rope(state, spent),))


def _deal(state: State, move: Deal) -> Step[State]:
    handed = dealt_bridges(state.seats, move.first)
    hands: list[tuple[PieceId, ...]] = []
    decks: list[tuple[PieceId, ...]] = []
    for seat, deck in enumerate(move.decks, start=1):
        bridges = (handed[seat],) if seat in handed else ()
        drawn = state.hand_size - len(bridges)
        hands.append(in_order((*bridges, *deck[:drawn])))
        decks.append(deck[drawn:])
    dealt = set(in_match(state.seats, state.house))
    goals = tuple(
        replace(state.panoramas[number - 1], up=at < state.house.panoramas_up)
        for at, number in enumerate(move.panoramas)
    )
    after = replace(
        state,
        first=move.first,
        turn=move.first,
        phase="action",
        hands=tuple(hands),
        decks=tuple(decks),
        box=without(state.box, dealt),
        panoramas=goals,
    )
    return Step(after, (*events.dealt(after), events.turn(after)))


def _draw(state: State) -> tuple[State, tuple[PieceId, ...]]:
    """The hand in turn refilled from the top of its deck (tranq.turn.refill)."""
    count = max(0, state.hand_size - len(state.hand))
    drawn = state.deck[:count]
    return _with_deck(_with_hand(state, (*state.hand, *drawn)), state.deck[count:]), drawn


def _reshuffle(state: State, move: Reshuffle) -> Step[State]:
    put_back = events.reshuffled(state, len(move.deck))
    after, drawn = _draw(replace(_with_deck(_with_hand(state, ()), move.deck), phase="action"))
    told = (put_back, *events.refilled(state.turn, drawn), events.turn(after))
    return Step(after, told, ends_turn=True)  # tranq.solo.rope: the whole turn, though nobody else is next


def _end_turn(state: State) -> Step[State]:
    after, drawn = _draw(state)
    after = replace(after, turn=state.next_seat(state.turn), phase="action")
    return Step(after, (*events.refilled(state.turn, drawn), events.turn(after)))
