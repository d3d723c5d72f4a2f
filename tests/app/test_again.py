"""Match after match at one screen: each begins behind its curtain, and only the hand in turn is seen."""

import pytest
from app.conftest import OpenWindow
from ui.play.bout import tile_of
from ui.play.eye import faults_of, leaks
from ui.shell.pages import click, lift_curtain

from desktop.app.games import find_games

HIDDEN = [game for game, manifest in find_games().items() if manifest.hidden_hands]


@pytest.mark.parametrize("game", HIDDEN)
def test_in_match_after_match_only_the_hand_in_turn_is_seen(open_still: OpenWindow, game: str) -> None:
    window = open_still()
    click(tile_of(window, game))
    assert window.setup is not None
    click(window.setup.start)
    ids: set[str] = set()
    for _match in range(4):
        page = window.table_page
        assert page is not None
        ids.add(page.match.header.id)
        assert page.bridge.eyes is None
        assert list(faults_of(window)) == []
        lift_curtain(page)
        assert page.bridge.eyes == page.match.turn_of
        assert list(leaks(page)) == []
        for _move in range(6):
            if page.match.turn_of is not None:
                page.bridge.propose(next(iter(page.match.rules.legal_moves(page.match.state))))
        page.again_wanted.emit()
    assert len(ids) == 4
