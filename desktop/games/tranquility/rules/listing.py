"""The list of legal moves: every completion of every draft that the guards allow."""

from collections.abc import Iterator
from itertools import combinations

from desktop.engine.ids import PieceId
from desktop.engine.move import Move
from desktop.games.tranquility.rules.campfires import relay_price, relay_refusal, replace_refusal
from desktop.games.tranquility.rules.cards import card_of
from desktop.games.tranquility.rules.effects import without
from desktop.games.tranquility.rules.geometry import PLACE_IDS, PLACES
from desktop.games.tranquility.rules.green import green_paths
from desktop.games.tranquility.rules.herding import target_verdict, targets
from desktop.games.tranquility.rules.moves import (
    Campfire,
    DiscardTwo,
    EndTurn,
    Herd,
    Hiker,
    Play,
    Rope,
)
from desktop.games.tranquility.rules.outcome import outcome_of
from desktop.games.tranquility.rules.placing import Laying, laying_price, open_places, placing_refusal
from desktop.games.tranquility.rules.ropes import may_rope, ropes_at_hand
from desktop.games.tranquility.rules.state import State


def legal_moves(state: State) -> Iterator[Move]:
    """Every move that carries the match on; payments in card order. Not for Nature."""
    if state.waits_for_nature or outcome_of(state) is not None:
        return
    if state.phase == "refill":
        yield EndTurn()
        return
    for card in state.hand:
        match card_of(card).kind:
            case "campfire":
                yield from _campfires(state, card)
            case "rope":
                pass
            case _:
                yield from _plays(state, card)
    for pair in combinations(state.hand, 2):
        yield DiscardTwo(cards=pair)
    yield from _herds(state)
    if may_rope(state):
        ropes = ropes_at_hand(state) if state.house.ropes_in_deck else (None,)
        yield from (Rope(card=rope) for rope in ropes)


def _plays(state: State, card: PieceId) -> Iterator[Move]:
    rest = without(state.hand, (card,))
    for place in open_places(state.mountain):
        laying = Laying(state.mountain, card_of(card), place, len(rest))
        if placing_refusal(state, laying) is None:
            cost = laying_price(state, laying).cost
            for pay in combinations(rest, cost):
                yield Play(card=card, place=PLACE_IDS[place], pay=pay)


def _campfires(state: State, card: PieceId) -> Iterator[Move]:
    fire, rest = card_of(card), without(state.hand, (card,))
    places = open_places(state.mountain)
    for place in PLACES:
        if replace_refusal(state, fire, place) is not None:
            continue
        for to in places:
            if relay_refusal(state, fire, place, to) is None:
                cost = relay_price(state, fire, place, to).cost
                for pay in combinations(rest, cost):
                    yield Campfire(card=card, place=PLACE_IDS[place], to=PLACE_IDS[to], pay=pay)


def _herds(state: State) -> Iterator[Move]:
    for origin in sorted({stands for stands in state.goats if stands >= 0}):
        for to, rows in targets(state.mountain, origin).items():
            if target_verdict(state, origin, to).allowed:
                for pay in combinations(state.hand, rows):
                    yield Herd(origin=PLACE_IDS[origin], to=PLACE_IDS[to], pay=pay)


def marker_moves(state: State) -> Iterator[Move]:
    """Settings of the hiker that would change where it stands (tranq.green.hiker)."""
    if not state.house.green_path or state.waits_for_nature or outcome_of(state) is not None:
        return
    for place in (None, *green_paths(state.mountain)):
        if place != state.hiker:
            yield Hiker(place=None if place is None else PLACE_IDS[place])
