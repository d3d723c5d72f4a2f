"""The list of matches, which reads no moves, names who is to act at any moment."""

from pathlib import Path

import pytest
from games.conformance.setups import Setup, setups

from desktop.session.autosave import Autosave
from desktop.session.dealer import SeededDealer
from desktop.session.match import Match
from desktop.session.skim import skim_match

MOVES = 40


@pytest.mark.parametrize("setup", setups(), ids=repr)
def test_the_file_says_who_is_to_act_after_every_move(setup: Setup, tmp_path: Path) -> None:
    dice = SeededDealer(5)
    match = Match.begin(setup.game.rules, setup.header(), SeededDealer(4))
    saver = Autosave(tmp_path / "match.jsonl", match, lambda message: None)
    saver.write_anew()
    for _ in range(MOVES):
        moves = list(setup.game.rules.legal_moves(match.state)) if match.turn_of is not None else []
        if not moves:
            break
        match.propose(moves[dice.below(len(moves))])
        assert skim_match(saver.path.read_bytes()).mark.to_act == match.turn_of
    saver.close()
