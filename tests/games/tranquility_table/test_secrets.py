"""Nothing of the table may tell a seat what it cannot know."""

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QRectF
from support.luck import SeededLuck

from desktop.engine.message import Message
from desktop.games.tranquility.rules.cards import CARD_IDS
from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.state import State
from desktop.games.tranquility.table.table import TranquilityTable

if TYPE_CHECKING:
    from games.tranquility_table.conftest import Chair

CARD = re.compile("|".join(sorted(map(re.escape, CARD_IDS), key=len, reverse=True)))
DEALS = 50


def everything_told(table: TranquilityTable, state: State, seat: int) -> list[str]:
    """Every word, id and name of a picture that the table gives for a seat's eyes."""
    view = RULES.view(state, seat)
    told: list[str] = []

    def take(thing: Any) -> None:
        if isinstance(thing, Message):
            told.append(thing.id)
            take(list(thing.facts.values()))
        elif isinstance(thing, (tuple, list)):
            for each in thing:
                take(each)
        elif isinstance(thing, str):
            told.append(thing)
        elif isinstance(thing, (int, float, QRectF)) or thing is None:
            told.append(str(thing))
        else:
            raise TypeError(type(thing))

    for zone in table.zones(view):
        take([zone.id, zone.group, zone.name, zone.tip, zone.face])
    for piece in table.pieces(view, None):
        take([piece.id, piece.zone, piece.name, piece.tip, piece.face, piece.origin])
    for score in table.scores(view):
        take([score.name, score.value, score.whole, score.tip])
    return told


def a_position(sit: "Chair", deal: int) -> State:
    """A position from play: deals, payments and discards of every seat have happened."""
    options = '{"panorama": true, "goats": true, "green_path": true}' if deal % 3 else "{}"
    state = sit.state(f'{{"players": {deal % 4 + 2}, "turn": 1, "options": {options}}}', deal)
    choose = random.Random(deal)
    for _ in range(deal):
        if RULES.turn_of(state) is None:
            break
        state = RULES.apply(state, choose.choice(list(RULES.legal_moves(state)))).state
    return state


@pytest.mark.parametrize("deal", range(DEALS))
def test_no_hidden_card_is_told(sit: "Chair", deal: int) -> None:
    state = a_position(sit, deal)
    for seat in range(1, state.seats + 1):
        view = RULES.view(state, seat)
        known = {*view.hand, *view.discard, *view.box, *view.ropes, *view.goat_cards}
        known |= {card for card in view.mountain if card is not None}
        known |= {card for cards in view.swapped for card in cards}
        named = set(CARD.findall(" ".join(everything_told(sit.table, state, seat))))
        assert named <= known


@pytest.mark.parametrize("deal", range(0, DEALS, 5))
def test_what_is_told_does_not_change_when_hidden_cards_do(sit: "Chair", deal: int) -> None:
    state = a_position(sit, deal)
    for seat in range(1, state.seats + 1):
        other = RULES.redeal(state, seat, SeededLuck(deal + 1))
        assert everything_told(sit.table, state, seat) == everything_told(sit.table, other, seat)


def test_a_goat_card_is_signed_only_where_it_may_be_seen(sit: "Chair") -> None:
    seat = sit(
        '{"players": 2, "turn": 1, "options": {"goats": true}, "hands": [["green-3-a"], ["blue-2-a"]]}'
    )
    told = " ".join(everything_told(sit.table, seat.state, 1))
    assert "ascent/green/3/goat" in told
    assert "ascent/blue/2" not in told
