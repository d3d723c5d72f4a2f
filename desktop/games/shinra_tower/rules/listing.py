"""The list of legal moves: every completion of every draft that the guards allow.

Pieces of a kind are listed one by one. Adjusting, withdrawing and giving up are allowed besides, but
do not carry the match on, and are not listed.
"""

from collections.abc import Iterator
from itertools import combinations

from desktop.engine.move import Move
from desktop.games.shinra_tower.rules.choosing import (
    Choice,
    choose_verdict,
    is_enemy_missing,
    is_topped_out,
    options_of,
    wall_pairs,
)
from desktop.games.shinra_tower.rules.deck import DefeatAction
from desktop.games.shinra_tower.rules.moves import Challenge, Choose, EndTurn, PlacePiece, Target
from desktop.games.shinra_tower.rules.placing import PLACING, candidates, floors_for
from desktop.games.shinra_tower.rules.state import State
from desktop.games.shinra_tower.rules.targeting import most_defeated, reachable, target_verdict


def legal_moves(state: State) -> Iterator[Move]:
    """Every move that carries the match on, for the seat that must act. Not for Nature."""
    match state.phase:
        case "choose":
            yield from _choices(state)
        case "targets":
            yield from _targets(state)
        case "challenge":
            yield from (Challenge(go_on=True), Challenge(go_on=False))
        case "refill":
            yield EndTurn()
        case phase if phase in PLACING:
            for piece in candidates(state):
                for floor in floors_for(state, piece):
                    yield PlacePiece(piece=piece, floor=floor)
        case _:
            return


def _choices(state: State) -> Iterator[Move]:
    for card in state.face_up:
        for index, option in enumerate(options_of(state, card) if card else ()):
            plain = Choose(card=card or "", option=index)
            if isinstance(option, DefeatAction):
                yield plain
            elif is_topped_out(state):
                if choose_verdict(state, Choice(plain.card, index)).allowed:
                    yield plain
            elif is_enemy_missing(state, option):
                yield plain.model_copy(update={"confirm": True})
            elif choose_verdict(state, Choice(plain.card, index)).allowed:
                yield plain
            else:
                yield from (plain.model_copy(update={"walls": pair}) for pair in wall_pairs(state, option))


def _targets(state: State) -> Iterator[Move]:
    foes = reachable(state)
    for count in range(most_defeated(state) + 1):
        for enemies in combinations(foes, count):
            if target_verdict(state, enemies).allowed:
                yield Target(enemies=enemies)
