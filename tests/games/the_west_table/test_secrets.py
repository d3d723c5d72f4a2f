"""Nothing of the table may tell a seat what it cannot know."""

from typing import Any

import pytest
from games.conformance.hidden import hidden_from, told
from games.the_west_table.test_layout import some_states
from support.luck import SeededLuck
from support.west import RULES

from desktop.engine.ids import seat_of
from desktop.games.the_west.rules.state import State
from desktop.games.the_west.table.table import WestTable


def everything_told(table: WestTable, state: State, seat: int) -> list[Any]:
    """Every word, id and name of a picture that the table gives for a seat's eyes."""
    view = RULES.view(state, seat)
    zones = [(zone.id, zone.group, zone.name, zone.tip, zone.face) for zone in table.zones(view)]
    pieces = [
        (piece.id, piece.zone, piece.name, piece.tip, piece.face, piece.origin, str(piece.rect))
        for piece in table.pieces(view, None)
    ]
    scores = [(score.name, score.value, score.tip) for score in table.scores(view)]
    return [zones, pieces, scores, table.idle_prompt(view)]


@pytest.mark.parametrize("seed", range(6))
def test_no_hidden_card_is_told(table: WestTable, seed: int) -> None:
    for state in some_states(seed):
        for seat in (1, 2):
            hidden = hidden_from(RULES, state, seat)
            assert told(everything_told(table, state, seat), hidden) == set()


@pytest.mark.parametrize("seed", range(6))
def test_what_is_told_does_not_change_when_hidden_cards_do(table: WestTable, seed: int) -> None:
    for state in some_states(seed):
        for seat in (1, 2):
            other = RULES.redeal(state, seat, SeededLuck(seed + 1))
            assert everything_told(table, state, seat) == everything_told(table, other, seat)


def test_of_the_others_hand_only_backs_exist(table: WestTable) -> None:
    for state in some_states(3):
        view = RULES.view(state, 1)
        other = [piece for piece in table.pieces(view, None) if piece.zone == "hand-2"]
        assert [piece.face for piece in other] == [f"back/{back.type}" for back in view.backs[1]]
        assert all(seat_of(str(piece.name.facts.get("seat"))) in (2, None) for piece in other)
